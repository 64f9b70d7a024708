package mlir

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/source"
)

// definitions finds the records that define operations. Contexts do not have these places,
// because they are also loaded from compiled definitions.
type definitions struct {
	mu    sync.Mutex
	files map[string]*definitionFile // by path
}

// A definitionFile holds the definitions of a .td file, with the state of the files that it was
// read from.
type definitionFile struct {
	sources []*source.File
	stamps  []server.Stamp
	ops     map[string]*pdll.Operation // by the names of the operations
}

// operation returns the name of the record that defines an operation for a text with a base, an
// invalid span if no file defines it.
func (d *dialects) operation(t *server.Text, b *base, name string) source.Span {
	op := d.definition(t, b, name)
	if op == nil || !op.Span.IsValid() || server.Contained(op.Span.File.Name) { // an editor cannot show mica's own files
		return source.Span{}
	}
	return server.Token(op.Span.File, op.Span.Start, "")
}

// definition returns the definition of an operation for a text with a base, nil if no file has it.
func (d *dialects) definition(t *server.Text, b *base, name string) *pdll.Operation {
	files := slices.Clone(b.definitions)
	namespace, _, _ := strings.Cut(name, ".")
	if b.ctx != nil {
		for _, f := range b.ctx.Found() {
			if f.Namespace == namespace {
				files = append(files, f.Files...)
			}
		}
	}
	d.definitions.mu.Lock()
	defer d.definitions.mu.Unlock()
	for _, file := range files {
		if op := d.definitions.read(t, file, b.includes)[name]; op != nil {
			return op
		}
	}
	return nil
}

// read returns the operations that a file defines. The texts are those in the editor.
func (d *definitions) read(t *server.Text, name string, includes []string) map[string]*pdll.Operation {
	w := t.Workspace
	if f := d.files[name]; f != nil && f.valid(w) {
		return f.ops
	}
	set := w.Files(t.File.Name)
	set.Includes = append(set.Includes, includes...)
	main, err := set.Include(name, source.Pos{})
	if err != nil {
		return nil
	}
	f := &definitionFile{ops: map[string]*pdll.Operation{}}
	if td, _ := w.Definitions(main, set); td != nil {
		for _, op := range td.Operations {
			f.ops[op.Name] = op
		}
	}
	f.sources = append(set.Files(), main)
	for _, s := range f.sources {
		f.stamps = append(f.stamps, server.StampOf(s.Name))
	}
	if d.files == nil {
		d.files = map[string]*definitionFile{}
	}
	d.files[name] = f
	return f.ops
}

// valid reports whether the files are those that were read.
func (f *definitionFile) valid(w *server.Workspace) bool {
	for i, s := range f.sources {
		if text, ok := w.Text(s.Name); ok {
			if !bytes.Equal(text, s.Text) {
				return false
			}
		} else if server.StampOf(s.Name) != f.stamps[i] {
			return false
		}
	}
	return true
}

// FindUses returns the names of the operations that a record defines.
func (a *analysis) FindUses(def source.Span) (list []source.Span) {
	if filepath.Ext(def.File.Name) != ".td" {
		return nil
	}
	known := map[string]bool{}
	for _, p := range a.parts {
		for at, s := range p.index.All() {
			if s.op == nil || at != s.def {
				continue
			}
			name := s.op.Name()
			match, ok := known[name]
			if !ok {
				d := a.dialects.operation(a.text, a.base, name)
				match = d.IsValid() && d.Start == def.Start && server.SameFile(d.File, def.File)
				known[name] = match
			}
			if match {
				list = append(list, at)
			}
		}
	}
	return list
}
