package server

import (
	"cmp"
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"

	"go.lsp.dev/uri"
)

// preludePrefix is that of the names of files that every server contains.
const preludePrefix = "prelude:"

// Contained reports whether mica contains a file, which an editor can neither show nor change.
func Contained(name string) bool {
	return strings.HasPrefix(name, preludePrefix) || strings.HasPrefix(name, "std:")
}

// readClient reads the folders of the workspace, and the editor's capabilities, from the
// parameters of the initialize request.
func (s *Server) readClient(params []byte) {
	p := &client{}
	if json.Unmarshal(params, p) != nil {
		return
	}
	s.client.Store(p)
	var list []string
	for _, f := range p.Folders {
		list = append(list, pathOf(uri.URI(f.URI)))
	}
	if list == nil && p.RootURI != "" {
		list = []string{pathOf(uri.URI(p.RootURI))}
	}
	s.workspace.mu.Lock()
	defer s.workspace.mu.Unlock()
	s.workspace.folders = list
}

// roots returns the folders of the workspace; if the editor has named none, the directories of
// the open documents.
func (w *Workspace) roots() []string {
	w.mu.Lock()
	list := slices.Clone(w.folders)
	w.mu.Unlock()
	if len(list) == 0 {
		for _, t := range w.documents.all() {
			list = append(list, filepath.Dir(absolute(t.File.Name)))
		}
	}
	return list
}

// sorted returns the current versions of all documents, by path.
func (d *documents) sorted() []*Text {
	list := d.all()
	slices.SortFunc(list, func(a, b *Text) int { return cmp.Compare(a.key, b.key) })
	return list
}
