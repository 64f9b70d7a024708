package load

import (
	"cmp"
	"fmt"
	"slices"
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
	// Predicates are the conditions in the definitions that are Go functions.
	Predicates *Predicates
	// Calls are the namespaces of other dialects whose natives provide C++ functions that
	// the definitions call.
	Calls []string
}

// RegisterGenerated registers a dialect that was compiled to Go. It is made when the
// context first needs it, and its operations when they are first looked up. Natives of
// other dialects provide the C++ functions that its definition calls. It is an error if the
// context has a dialect of that name.
//
// The dialects whose types or attributes the operations have must be registered, too, when
// the dialect is first used. Otherwise the dialect is not made, and
// [ir.Context.ExplainDialect] names the one that is missing.
func RegisterGenerated(ctx *ir.Context, namespace string, g *Generated, natives ...*dialect.Natives) error {
	gs := ir.Attached(ctx, func() *generatedDialects {
		return &generatedDialects{ctx: ctx, byName: map[string]*generatedDialect{}, borrowed: map[string]*dialect.Natives{}}
	})
	err := ctx.RegisterLazily(namespace, func() (*ir.Dialect, error) { return gs.make(namespace) })
	if err != nil {
		return err
	}
	gs.names.Lock()
	defer gs.names.Unlock()
	gs.byName[namespace] = &generatedDialect{
		Generated: g, uses: Uses(g.Module, namespace),
		natives: append([]*dialect.Natives{{Namespace: namespace, Wrappers: g.Wrappers}}, natives...),
	}
	return nil
}

// generatedDialects are the dialects of a context that were compiled to Go. They share a
// loader, because their definitions refer to each other.
type generatedDialects struct {
	ctx *ir.Context

	names  sync.Mutex
	byName map[string]*generatedDialect

	mu     sync.Mutex // held while dialects and operations are made
	loader *Loader
	// borrowed are the natives, by namespace, that the loader has because another
	// dialect calls their functions.
	borrowed map[string]*dialect.Natives
}

// A generatedDialect is one of them.
type generatedDialect struct {
	*Generated
	uses    []string // the dialects with which it must be made
	natives []*dialect.Natives

	made *ir.Dialect // nil until it is made
	err  error
}

// make returns the dialect of a namespace. It also creates the dialects that it uses.
func (gs *generatedDialects) make(namespace string) (*ir.Dialect, error) {
	group, err := gs.group(namespace)
	if err != nil {
		return nil, err
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	d := group[namespace]
	if d.made == nil && d.err == nil {
		gs.makeGroup(group)
	}
	return d.made, d.err
}

// group returns a generated dialect and those that it uses, directly or not. Other
// dialects that it uses are registered when it returns.
func (gs *generatedDialects) group(namespace string) (map[string]*generatedDialect, error) {
	group := map[string]*generatedDialect{}
	user := map[string]string{}
	for names := []string{namespace}; len(names) > 0; names = names[1:] {
		name := names[0]
		gs.names.Lock()
		d := gs.byName[name]
		gs.names.Unlock()
		switch {
		case group[name] != nil:
		case d != nil:
			group[name] = d
			for _, used := range d.uses {
				user[used] = name
			}
			names = append(names, d.uses...)
		case gs.ctx.Dialect(name) == nil:
			return nil, fmt.Errorf("dialect '%s' uses the dialect '%s', which is not registered", user[name], name)
		}
	}
	return group, nil
}

// makeGroup creates the dialects of a group that do not exist yet.
func (gs *generatedDialects) makeGroup(group map[string]*generatedDialect) {
	if gs.loader == nil {
		gs.loader = NewLoader(gs.ctx, Options{})
	}
	var ms []*ods.Module
	for name, d := range group {
		if d.made != nil || d.err != nil {
			delete(group, name)
			continue
		}
		ms = append(ms, d.Module)
		gs.loader.SetGenerated(d.Generated)
	}
	for name, d := range group {
		gs.addNatives(name, d.natives)
	}
	slices.SortFunc(ms, func(a, b *ods.Module) int { return cmp.Compare(a.Dialects[0].Name, b.Dialects[0].Name) })
	gs.loader.SetKnown(gs.ctx.Dialects())
	made, list := gs.loader.LoadLazily(ms, func(n string) bool { return group[n] != nil }, gs.makeOp)
	for _, d := range made {
		group[d.Namespace].made = d
		gs.extend(d)
	}
	for name, d := range group {
		if list.HasErrors() {
			d.made, d.err = nil, fmt.Errorf("dialect '%s' cannot be made: %w", name, list)
		} else if d.made == nil {
			d.made = &ir.Dialect{Namespace: name}
		}
	}
}

// addNatives gives the loader the natives of a dialect, and those of other dialects that it
// does not have yet.
func (gs *generatedDialects) addNatives(namespace string, natives []*dialect.Natives) {
	s := &gs.loader.shared
	lent := gs.borrowed[namespace]
	if lent != nil {
		delete(gs.borrowed, namespace)
		s.opts.Natives = slices.DeleteFunc(s.opts.Natives, func(n *dialect.Natives) bool { return n == lent })
	}
	for _, n := range natives {
		if n.Namespace != namespace {
			if slices.ContainsFunc(s.opts.Natives, func(x *dialect.Natives) bool { return x.Namespace == n.Namespace }) {
				continue
			}
			gs.borrowed[n.Namespace] = n
		}
		s.opts.Natives = append(s.opts.Natives, n)
		if lent == nil || n.Namespace != namespace {
			s.api.Update(func() { n.Bind(s.api) })
		}
	}
	delete(s.nativesOf, namespace)
	delete(s.records, namespace)
}

// extend adds the extensions of a dialect by registered dialects that do not exist yet.
func (gs *generatedDialects) extend(d *ir.Dialect) {
	gs.names.Lock()
	defer gs.names.Unlock()
	for name, x := range gs.byName {
		for _, n := range x.natives {
			if f := n.Extend[d.Namespace]; f != nil && n.Namespace == name && !slices.Contains(gs.loader.opts.Natives, n) {
				f(d)
			}
		}
	}
}

// makeOp makes an operation that was looked up.
func (gs *generatedDialects) makeOp(makeOp func() diag.List) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	makeOp()
}
