package mlir

import (
	"strings"
	"sync"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/ir"
)

// dialects makes contexts with the dialects of projects. Each text has a context of its own,
// so that what it makes is freed with it.
type dialects struct {
	mu    sync.Mutex
	bases map[string]*mica.Context // by what the project says of dialects
}

// context returns a context for a text, nil if the definitions of its project are wrong.
func (d *dialects) context(t *server.Text) (*ir.Context, diag.List) {
	base, list := d.base(t.Workspace.Project(t.File.Name))
	if base == nil {
		return nil, list
	}
	c, list := base.Fork()
	if c == nil {
		return nil, list
	}
	ctx := c.IR()
	ctx.AllowUnregistered = true
	return ctx, nil
}

// base returns the context from which those of a project are made.
func (d *dialects) base(p *project.Project) (*mica.Context, diag.List) {
	key := strings.Join(append(append(append([]string{}, p.Definitions...), p.Includes...), p.Defines...), "\x00")
	d.mu.Lock()
	defer d.mu.Unlock()
	if c := d.bases[key]; c != nil {
		return c, nil
	}
	var definitions []mica.Source
	for _, name := range p.Definitions {
		definitions = append(definitions, mica.File(name))
	}
	var sources []mica.Source
	for _, name := range p.Cxx {
		sources = append(sources, mica.File(name))
	}
	c, list := mica.NewContext(mica.Config{Dialects: all.Natives(), Includes: p.Includes, Defines: p.Defines, Sources: sources, Installed: true,
		AllowUnregistered: true}, definitions...)
	if c == nil {
		return nil, list
	}
	if d.bases == nil {
		d.bases = map[string]*mica.Context{}
	}
	d.bases[key] = c
	return c, nil
}
