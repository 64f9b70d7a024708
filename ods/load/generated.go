package load

import (
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// Generated is a dialect whose definition was compiled to Go.
type Generated struct {
	// Module has the dialect, and the types and attributes of other dialects to which it
	// refers.
	Module *ods.Module
	// Wrappers return the dialect's operations as their typed wrappers.
	Wrappers []dialect.Wrapper
}

// RegisterGenerated registers a dialect that was compiled to Go. It is made when the
// context first needs it, and its operations when they are first looked up. It is an error
// if the context has a dialect of that name.
func RegisterGenerated(ctx *ir.Context, namespace string, g *Generated, natives ...*dialect.Natives) error {
	return ctx.RegisterLazily(namespace, func() *ir.Dialect { return makeGenerated(ctx, namespace, g, natives) })
}

// makeGenerated makes a dialect of which operations are made later.
func makeGenerated(ctx *ir.Context, namespace string, g *Generated, natives []*dialect.Natives) *ir.Dialect {
	opts := Options{Natives: append([]*dialect.Natives{{Namespace: namespace, Wrappers: g.Wrappers}}, natives...)}
	for _, defs := range [][]*ods.Def{g.Module.Types, g.Module.Attrs} {
		for _, d := range defs {
			if d.Dialect.Name != namespace {
				if x := ctx.Dialect(d.Dialect.Name); x != nil {
					opts.Known = append(opts.Known, x)
				}
			}
		}
	}
	s := NewLoader(ctx, opts)
	var mu sync.Mutex // of the loader
	made, _ := s.LoadLazily([]*ods.Module{g.Module}, func(string) bool { return true }, func(makeOp func() diag.List) {
		mu.Lock()
		defer mu.Unlock()
		makeOp()
	})
	for _, d := range made {
		if d.Namespace == namespace {
			return d
		}
	}
	return &ir.Dialect{Namespace: namespace}
}
