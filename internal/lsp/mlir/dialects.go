package mlir

import (
	"bytes"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/ir"
)

// dialects makes contexts with the dialects of projects. A context serves a limited number of texts,
// so that the types and attributes that they create are freed with it.
type dialects struct {
	native map[string]bool // the built-in dialects

	mu    sync.Mutex
	bases map[string]*base // by the project's settings for dialects

	definitions definitions
	names       ruleNames
}

func newDialects() *dialects {
	d := &dialects{native: map[string]bool{"builtin": true}}
	for _, n := range all.Natives() {
		d.native[n.Namespace] = true
	}
	return d
}

// A base is the context from which those of a project are made, with the state of the files
// that it depends on.
type base struct {
	ctx         *mica.Context // nil if there are errors
	list        diag.List
	definitions []string // the files that define its dialects
	includes    []string
	files       map[string]server.Stamp

	mu sync.Mutex // dialects are loaded when texts use them
	// texts are the texts of files that were open in the editor, nil of those that were not.
	texts map[string][]byte

	forking sync.Mutex
	fork    *ir.Context // that is handed out
	uses    int         // of it
}

// valid reports whether no file was written, or changed in the editor, since the context was made.
func (b *base) valid(w *server.Workspace) bool {
	for name, s := range b.files {
		if server.StampOf(name) != s {
			return false
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for name, old := range b.texts {
		if text, open := w.Text(name); open != (old != nil) || !bytes.Equal(text, old) {
			return false
		}
	}
	return true
}

// forText returns the base of the contexts for a text. If no project file lists definitions, it
// searches for files that define the dialects; files with errors are ignored.
func (d *dialects) forText(t *server.Text) *base {
	p := t.Workspace.Project(t.File.Name)
	if len(p.Definitions) == 0 {
		found := t.Workspace.DialectFiles(t.File.Name, func(dialect string) bool {
			return !d.native[dialect] && bytes.Contains(t.File.Text, []byte(dialect+"."))
		})
		if len(found.Files) > 0 {
			with := *p
			with.Definitions, with.Includes = found.Files, slices.Concat(p.Includes, found.Includes)
			if b := d.base(t.Workspace, &with); d.dependOn(t, &with, b).ctx != nil {
				return b
			}
		}
	}
	return d.dependOn(t, p, d.base(t.Workspace, p))
}

// dependOn records that a text depends on the files of a base, which it returns.
func (*dialects) dependOn(t *server.Text, p *project.Project, b *base) *base {
	for _, name := range slices.Concat(p.Definitions, p.Cxx) {
		t.DependsOn(name)
	}
	for name := range b.files {
		t.DependsOn(name)
	}
	return b
}

// maxUses is how often a context is used. Each use leaves types and attributes in it.
const maxUses = 32

// context returns a context for a part of a text, or nil if the definitions of its project have
// errors. Creating the dialects takes as long as parsing a text of some thousand lines, so several
// parts share a context.
func (b *base) context() (*ir.Context, diag.List) {
	if b.ctx == nil {
		return nil, b.list
	}
	b.forking.Lock()
	defer b.forking.Unlock()
	if b.fork != nil && b.uses < maxUses {
		b.uses++
		return b.fork, nil
	}
	c, list := b.ctx.Fork()
	if c == nil {
		return nil, list
	}
	ctx := c.IR()
	ctx.AllowUnregistered = true
	b.fork, b.uses = ctx, 1
	return ctx, nil
}

// base returns the context from which those of a project are made. It is made again when a
// definition has changed.
func (d *dialects) base(w *server.Workspace, p *project.Project) *base {
	key := strings.Join(append(append(append([]string{}, p.Definitions...), p.Includes...), p.Defines...), "\x00")
	d.mu.Lock()
	defer d.mu.Unlock()
	if b := d.bases[key]; b != nil && b.valid(w) {
		return b
	}
	b := &base{definitions: p.Definitions, includes: p.Includes, files: map[string]server.Stamp{}, texts: map[string][]byte{}}
	for _, name := range slices.Concat(p.Definitions, p.Cxx) {
		b.files[name] = server.StampOf(name)
	}
	var definitions []mica.Source
	for _, name := range p.Definitions {
		definitions = append(definitions, mica.File(name))
	}
	var sources []mica.Source
	for _, name := range p.Cxx {
		sources = append(sources, mica.File(name))
	}
	texts := func(path string) ([]byte, bool) {
		text, open := w.Text(path)
		b.mu.Lock()
		defer b.mu.Unlock()
		if _, known := b.texts[path]; !known {
			b.texts[path] = text
		}
		return text, open
	}
	// An editor waits for the answers.
	const budget = cxx.DefaultBudget / 10
	b.ctx, b.list = mica.NewContext(mica.Config{Dialects: all.Natives(), Includes: p.Includes, Defines: p.Defines, Sources: sources, Installed: true,
		AllowUnregistered: true, Texts: texts, Refuse: p.Refuse, Budget: budget}, definitions...)
	if b.ctx != nil && len(p.Definitions) > 0 {
		for _, f := range b.ctx.Files() {
			if s := server.StampOf(f.Name); s != (server.Stamp{}) {
				b.files[f.Name] = s
			}
		}
	}
	if d.bases == nil {
		d.bases = map[string]*base{}
	}
	d.bases[key] = b
	return b
}
