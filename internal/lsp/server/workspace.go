package server

import (
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/source"
)

// A Workspace holds the data that documents share: directories, project files, and the texts
// that are being edited.
type Workspace struct {
	// Includes are directories in which included files are searched after those of the
	// project and the compilation databases.
	Includes  []string
	Databases []*Database
	// Trees are searched after the directories; nil means only the files that every server contains.
	Trees []source.FS
	// Projects enables project files.
	Projects bool
	// Extended adds information to descriptions. It is off under the names of the reference's
	// servers, because their clients may compare texts.
	Extended bool

	documents   *documents
	scanner     dialectScanner
	files       closedFiles
	definitions definitionCache

	mu       sync.Mutex
	folders  []string                    // that the editor has named
	projects map[string]*project.Project // by directory; nil for a directory without one
}

// Project returns the project of a file, an empty one if it has none.
func (w *Workspace) Project(path string) *project.Project {
	w.mu.Lock()
	defer w.mu.Unlock()
	dir := filepath.Dir(path)
	p, ok := w.projects[dir]
	if !ok && w.Projects {
		// The tools report errors in the file.
		p, _ = (&project.Options{}).Find(path, io.Discard)
	}
	if p == nil {
		p = &project.Project{}
	}
	w.projects[dir] = p
	return p
}

// forget reads project files again.
func (w *Workspace) forget() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.projects = map[string]*project.Project{}
}

// Files returns the set in which a document finds its included files. Where a file is open
// in the editor it has the text there.
func (w *Workspace) Files(path string) *source.Set {
	includes := []string{filepath.Dir(path)}
	for _, d := range w.Databases {
		includes = append(includes, d.Includes(path)...)
	}
	includes = append(append(includes, w.Project(path).Includes...), w.Includes...)
	trees := w.Trees
	if trees == nil {
		trees = []source.FS{{Prefix: preludePrefix, Tree: prelude.FS}}
	}
	return &source.Set{Includes: includes, Texts: w.Text, Refuse: w.Project(path).Refuse, FS: slices.Clip(trees)}
}

// Location returns the location of a place in a file.
func (w *Workspace) Location(p diag.Place) (at protocol.Location, ok bool) {
	if p.Pos.IsValid() {
		span := source.Span{File: p.Pos.File, Start: p.Pos.Offset, End: p.Pos.Offset}
		return protocol.Location{URI: w.documents.uriOf(p.Pos.File), Range: rangeOf(span)}, true
	}
	name, line, col := p.Resolve()
	if name == "" || line < 1 {
		return at, false
	}
	if t := w.documents.at(name); t != nil {
		if offset, ok := t.File.Offset(line, max(col, 1)); ok {
			start := position(t.File, offset)
			return protocol.Location{URI: t.URI, Range: protocol.Range{Start: start, End: start}}, true
		}
	}
	start := protocol.Position{Line: uint32(line - 1), Character: uint32(max(col, 1) - 1)}
	return protocol.Location{URI: uri.File(absolute(name)), Range: protocol.Range{Start: start, End: start}}, true
}

// Open returns the URIs of the open documents with a suffix, in order.
func (w *Workspace) Open(suffix string) (list []uri.URI) {
	for _, t := range w.documents.sorted() {
		if strings.HasSuffix(t.File.Name, suffix) {
			list = append(list, t.URI)
		}
	}
	return list
}

// Text returns the text of a file that is open in the editor.
func (w *Workspace) Text(path string) ([]byte, bool) {
	if t := w.documents.at(path); t != nil {
		return t.File.Text, true
	}
	return nil, false
}
