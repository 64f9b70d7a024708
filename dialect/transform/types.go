package transform

import (
	"errors"

	"github.com/mica-ir/mica/ir"
)

// The interfaces of types, for the kinds of payload that a value can represent.
const (
	handleInterface = "transform::TransformHandleTypeInterface"
	valueInterface  = "transform::TransformValueHandleTypeInterface"
	paramInterface  = "transform::TransformParamTypeInterface"
)

func implements(t ir.Type, name string) bool {
	_, ok := ir.TypeInterface(t, name)
	return ok
}

func isHandle(t ir.Type) bool { return implements(t, handleInterface) }

// sameKind reports whether values of two types represent the same kind of thing.
func sameKind(t, u ir.Type) bool {
	for _, name := range [...]string{handleInterface, valueInterface, paramInterface} {
		if implements(t, name) && implements(u, name) {
			return true
		}
	}
	return false
}

// handleCast is the CastOpInterface of the cast of a handle.
type handleCast struct{}

// Compatible reports whether both types are handles.
func (handleCast) Compatible(from, to []ir.Type) bool {
	return len(from) == 1 && len(to) == 1 && isHandle(from[0]) && isHandle(to[0])
}

// verifyParam checks the type that a parameter has.
func verifyParam(params []ir.Param) error {
	if len(params) == 1 {
		if t, ok := params[0].(*ir.IntegerType); ok && t.Width <= 64 {
			return nil
		}
	}
	return errors.New("only supports integer types with width <=64")
}

// verifyAttribute checks a discardable attribute of the dialect.
func verifyAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	switch a.Name {
	case "transform.with_named_sequence":
		c.CheckPlainf(op.Has(ir.SymbolTableTrait), "\"%s\" attribute can only be attached to operations with symbol tables", a.Name)
		verifyAcyclic(op, c)
		return
	case "transform.target_tag":
		_, ok := a.Value.(*ir.StringAttr)
		c.CheckPlainf(ok, "\"%s\" attribute must be a string", a.Name)
		return
	case "transform.consumed", "transform.readonly", "transform.silence_tracking_failures":
		_, ok := a.Value.(*ir.UnitAttr)
		c.CheckPlainf(ok, "\"%s\" must be a unit attribute", a.Name)
		return
	}
	c.FailPlainf("unknown attribute: \"%s\"", a.Name)
}

// verifyAcyclic checks that no function below an operation calls itself, on
// whatever way.
func verifyAcyclic(root *ir.Operation, c *ir.Checker) {
	g := callGraph{c: c, state: map[*ir.Operation]int{}}
	ir.Walk(root, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if _, callable := op.Def().Interface("CallableOpInterface"); callable {
			g.visit(op)
		}
		return ir.Advance
	})
}

// A callGraph looks for cycles of calls.
type callGraph struct {
	c     *ir.Checker
	state map[*ir.Operation]int // 1 on the stack, 2 done
	stack []callFrame           // explicit, because chains of calls can be long
}

// A callFrame is a function, and those that it calls and that are not visited yet.
type callFrame struct {
	f       *ir.Operation
	callees []*ir.Operation
}

func (g *callGraph) visit(f *ir.Operation) {
	g.enter(f)
	for len(g.stack) > 0 {
		top := &g.stack[len(g.stack)-1]
		if len(top.callees) == 0 {
			g.state[top.f] = 2
			g.stack = g.stack[:len(g.stack)-1]
			continue
		}
		callee := top.callees[0]
		top.callees = top.callees[1:]
		g.enter(callee)
	}
}

func (g *callGraph) enter(f *ir.Operation) {
	switch g.state[f] {
	case 1:
		g.cycle(f)
	case 0:
		g.state[f] = 1
		g.stack = append(g.stack, callFrame{f, g.callees(f)})
	}
}

// cycle reports that the last function on the stack calls f, which is also on it.
func (g *callGraph) cycle(f *ir.Operation) {
	cycle := g.stack
	for cycle[0].f != f {
		cycle = cycle[1:]
	}
	e := g.c.Diagnostics().Errorf(cycle[len(cycle)-1].f.Location().Place(), "recursion not allowed in named sequences")
	for i := len(cycle) - 2; i >= 0; i-- {
		e.Notef(cycle[i].f.Location().Place(), "operation on recursion stack")
	}
	g.c.Stop()
}

// callees returns the functions that are called in a function, in the order of the calls.
func (g *callGraph) callees(f *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	ir.Walk(f, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if _, call := op.Def().Interface("CallOpInterface"); !call {
			return ir.Advance
		}
		for _, name := range [...]string{"target", "callee"} {
			ref, is := op.Attr(name).(*ir.SymbolRefAttr)
			if !is {
				continue
			}
			callee := g.c.Symbols().Lookup(op, ref)
			if callee == nil {
				continue
			}
			if _, callable := callee.Def().Interface("CallableOpInterface"); callable {
				list = append(list, callee)
			}
		}
		return ir.Advance
	})
	return list
}
