package load

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// Predicates are conditions of definitions as Go functions. The others are evaluated as C++. A
// condition that is undefined behaviour in C++ does not hold.
type Predicates struct {
	// Namespace is the C++ namespace of the operations that have the constraints.
	Namespace  string
	Types      []TypePredicate
	Attributes []AttrPredicate
	Regions    []RegionPredicate
	Ops        []OpPredicate
}

// A TypePredicate is the condition of a type constraint.
type TypePredicate struct {
	Of    *ods.Constraint
	Holds func(t ir.Type, op *ir.Operation) bool
}

// An AttrPredicate is the condition of an attribute constraint.
type AttrPredicate struct {
	Of    *ods.Constraint
	Holds func(a ir.Attribute, op *ir.Operation) bool
}

// A RegionPredicate is the condition of a region constraint.
type RegionPredicate struct {
	Of    *ods.Constraint
	Holds func(r *ir.Region, op *ir.Operation) bool
}

// An OpPredicate is the condition of a trait of an operation.
type OpPredicate struct {
	Op    string
	Of    *ods.Trait
	Holds func(op *ir.Operation) bool
}

// inGo are the predicates of a module that are Go functions.
type inGo struct {
	namespace string
	types     map[*ods.Constraint]func(ir.Type, *ir.Operation) bool
	attrs     map[*ods.Constraint]func(ir.Attribute, *ir.Operation) bool
	regions   map[*ods.Constraint]func(*ir.Region, *ir.Operation) bool
	ops       map[opTrait]func(*ir.Operation) bool
}

type opTrait struct {
	op    string
	trait *ods.Trait
}

// index builds the lookup tables from constraints to predicates of a module.
func (p *Predicates) index() *inGo {
	g := &inGo{
		namespace: p.Namespace,
		types:     make(map[*ods.Constraint]func(ir.Type, *ir.Operation) bool, len(p.Types)),
		attrs:     make(map[*ods.Constraint]func(ir.Attribute, *ir.Operation) bool, len(p.Attributes)),
		regions:   make(map[*ods.Constraint]func(*ir.Region, *ir.Operation) bool, len(p.Regions)),
		ops:       make(map[opTrait]func(*ir.Operation) bool, len(p.Ops)),
	}
	for _, x := range p.Types {
		g.types[x.Of] = x.Holds
	}
	for _, x := range p.Attributes {
		g.attrs[x.Of] = x.Holds
	}
	for _, x := range p.Regions {
		g.regions[x.Of] = x.Holds
	}
	for _, x := range p.Ops {
		g.ops[opTrait{x.Op, x.Of}] = x.Holds
	}
	return g
}

// SetGenerated provides the Go code compiled from a module that is loaded later.
func (s *Loader) SetGenerated(g *Generated) {
	if s.generated[g.Module] != nil {
		return
	}
	s.generated[g.Module] = g
	if g.Predicates != nil {
		s.inGo[g.Module] = g.Predicates.index()
	}
}

// registerNatives registers the C++ functions of the natives that modules can call. Interpreted
// C++ can call any of them; generated modules list the dialects whose functions they call.
func (s *shared) registerNatives(ms []*ods.Module) {
	if len(s.unregistered) == 0 {
		return
	}
	called := map[string]bool{}
	for _, m := range ms {
		g := s.generated[m]
		if g == nil {
			s.registerAll()
			return
		}
		for _, d := range m.Dialects {
			called[d.Name] = true
		}
		for _, d := range slices.Concat(m.Types, m.Attrs) {
			called[d.Dialect.Name] = true
		}
		for _, name := range g.Calls {
			called[name] = true
		}
	}
	s.registerIf(func(n *dialect.Natives) bool { return called[n.Namespace] })
}

// registerAll registers the C++ functions of all natives.
func (s *shared) registerAll() { s.registerIf(func(*dialect.Natives) bool { return true }) }

func (s *shared) registerIf(called func(n *dialect.Natives) bool) {
	var later []*dialect.Natives
	for _, n := range s.unregistered {
		if !called(n) {
			later = append(later, n)
		} else {
			s.api.Update(func() { n.Bind(s.api) })
		}
	}
	s.unregistered = later
}

// goPredicates returns the predicates of the module in Go that apply in a namespace.
func (l *loader) goPredicates(ns string) *inGo {
	if g := l.inGo[l.module]; g != nil && trimGlobal(g.namespace) == trimGlobal(ns) {
		return g
	}
	return &inGo{}
}
