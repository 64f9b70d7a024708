package server

import (
	"errors"
	"net/url"
	"path/filepath"
	"strings"
	"sync"

	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// documents are the documents that are open.
type documents struct {
	mu    sync.Mutex
	texts map[uri.URI]*Text
	paths map[string]*Text // by absolute path
	busy  map[uri.URI]bool // see begin
}

// pathOf returns the path of a file that a URI identifies. URIs of other schemes have paths
// as well, so that the text can be analyzed.
func pathOf(u uri.URI) string {
	p, err := url.Parse(string(u))
	if err != nil || p.Path == "" {
		return string(u)
	}
	path := p.Path
	if len(path) > 2 && path[0] == '/' && path[2] == ':' {
		path = path[1:] // file:///c:/dir
	}
	return filepath.FromSlash(path)
}

// canonical returns the form of a URI that the decoder of the protocol produces.
func canonical(u string) uri.URI {
	if c, err := uri.Parse(u); err == nil {
		return c
	}
	return uri.URI(u)
}

// get returns the current version of a document, nil if it is not open.
func (d *documents) get(u uri.URI) *Text {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.texts[u]
}

// current reports whether a text is the current version of its document.
func (d *documents) current(t *Text) bool { return d.get(t.key) == t }

// put stores a text as the current version of its document.
func (d *documents) put(t *Text) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.texts[t.key] = t
	d.paths[absolute(t.File.Name)] = t
}

// replace stores a text as the current version of its document if the current one is still old,
// and reports whether it was.
func (d *documents) replace(old, t *Text) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.texts[old.key] != old {
		return false
	}
	d.texts[t.key] = t
	if path := absolute(t.File.Name); d.paths[path] == old {
		d.paths[path] = t
	}
	return true
}

// remove closes a document.
func (d *documents) remove(u uri.URI) *Text {
	d.mu.Lock()
	defer d.mu.Unlock()
	t := d.texts[u]
	if t != nil {
		delete(d.texts, u)
		if path := absolute(t.File.Name); d.paths[path] == t {
			delete(d.paths, path)
		}
	}
	return t
}

// all returns the current versions of all documents.
func (d *documents) all() []*Text {
	d.mu.Lock()
	defer d.mu.Unlock()
	list := make([]*Text, 0, len(d.texts))
	for _, t := range d.texts {
		list = append(list, t)
	}
	return list
}

// at returns the current version of the document with a path, nil if it is not open.
func (d *documents) at(path string) *Text {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.paths[absolute(path)]
}

// uriOf returns the URI of a file: that by which the editor knows it, if it is open.
func (d *documents) uriOf(f *source.File) uri.URI {
	if t := d.at(f.Name); t != nil {
		return t.URI
	}
	return uri.File(absolute(f.Name))
}

// begin reports whether no goroutine is analyzing the document yet. The caller then analyzes its
// versions one after the other: see next.
func (d *documents) begin(u uri.URI) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.busy[u] {
		return false
	}
	d.busy[u] = true
	return true
}

// next returns the current version of the document of a text if it is another one, which the
// caller must analyze next. Otherwise, or if the document is closed, it returns nil, and the next
// version is for the next caller of begin.
func (d *documents) next(t *Text) *Text {
	d.mu.Lock()
	defer d.mu.Unlock()
	current := d.texts[t.key]
	if current == nil || current == t {
		delete(d.busy, t.key)
		return nil
	}
	return current
}

// maxText bounds the size of a document.
const maxText = maxMessage

// edit applies changes to a text one after the other.
func edit(f *source.File, changes []protocol.TextDocumentContentChangeEvent) ([]byte, error) {
	for _, c := range changes {
		if c.Range == nil {
			f = source.NewFile(f.Name, []byte(c.Text))
		} else {
			start, end := offset(f, c.Range.Start), offset(f, c.Range.End)
			if end < start {
				return nil, errors.New("the range of a change ends before it starts")
			}
			var b strings.Builder
			b.Grow(len(f.Text) + len(c.Text))
			b.Write(f.Text[:start])
			b.WriteString(c.Text)
			b.Write(f.Text[end:])
			f = source.NewFile(f.Name, []byte(b.String()))
		}
		if len(f.Text) > maxText {
			return nil, source.ErrTooLarge
		}
	}
	return f.Text, nil
}
