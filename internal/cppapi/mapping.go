package cppapi

import (
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// mappings registers mlir::IRMapping and the copies of operations that use one.
func (a *API) mappings() {
	c := a.class("IRMapping")
	c.IsA = cxx.Is[*ir.Mapping]
	c.Constructor(&cxx.Func{Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(ir.NewMapping()) }})
	of := func(v cxx.Value) *ir.Mapping { return v.Obj().(*ir.Mapping) }
	addMapped(c, a.Value.Type(), AsValue, func(m *ir.Mapping) map[*ir.Value]*ir.Value { return m.Values })
	addMapped(c, a.Block.Type(), asBlock, func(m *ir.Mapping) map[*ir.Block]*ir.Block { return m.Blocks })
	addMapped(c, a.Operation.Type(), AsOperation, func(m *ir.Mapping) map[*ir.Operation]*ir.Operation { return m.Ops })
	values := a.ValueRange()
	c.Method("map", &cxx.Func{Params: []*cxx.Type{values, values}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		from, to := Values(args[1]), Values(args[2])
		if slices.Contains(from, nil) || slices.Contains(to, nil) {
			return m.Failf("map: null")
		}
		for i := range min(len(from), len(to)) {
			of(args[0]).Map(from[i], to[i])
		}
		return cxx.Value{}
	}})
	c.Method("clear", &cxx.Func{Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		*of(args[0]) = *ir.NewMapping()
		return cxx.Value{}
	}})
	op := a.Operation.Type()
	a.Builder.Method("clone", &cxx.Func{Params: []*cxx.Type{op, c.Type()}, Optional: 1, Result: op, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		b, ok := args[0].Obj().(interface {
			Clone(op *ir.Operation, m *ir.Mapping) *ir.Operation
		})
		if !ok || AsOperation(args[1]) == nil {
			return m.Failf("clone: no builder, or null")
		}
		if isErased(AsOperation(args[1])) {
			return m.Failf("clone: the operation was erased")
		}
		for range ir.All(AsOperation(args[1]), ir.PreOrder) {
			if !m.Step(operationCost) {
				return cxx.Value{}
			}
		}
		var mapping *ir.Mapping
		if len(args) > 2 {
			mapping = of(args[2])
		}
		return cxx.Obj(b.Clone(AsOperation(args[1]), mapping))
	}})
}

// operationCost is the budget for the creation of an operation.
const operationCost = 1 << 4

// isErased reports whether an operation was erased, which drops all references to and from it.
func isErased(op *ir.Operation) bool {
	if op.Block() != nil {
		return false
	}
	for o := range ir.All(op, ir.PreOrder) {
		for i := range o.NumOperands() {
			if o.Operand(i) == nil {
				return true
			}
		}
		for i := range o.NumSuccessors() {
			if o.Successor(i) == nil {
				return true
			}
		}
	}
	return false
}

// addMapped registers the methods of IRMapping for values, blocks or operations.
func addMapped[T comparable](c *cxx.Class, t *cxx.Type, as func(cxx.Value) T, table func(*ir.Mapping) map[T]T) {
	one := []*cxx.Type{t}
	of := func(args []cxx.Value) map[T]T { return table(args[0].Obj().(*ir.Mapping)) }
	c.Method("map", &cxx.Func{Params: []*cxx.Type{t, t}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		var null T
		from, to := as(args[1]), as(args[2])
		if from == null || to == null {
			return m.Failf("map: null")
		}
		of(args)[from] = to
		return cxx.Value{}
	}})
	c.Method("erase", &cxx.Func{Params: one, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		delete(of(args), as(args[1]))
		return cxx.Value{}
	}})
	c.Method("contains", &cxx.Func{Params: one, Result: cxx.TypeBool, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		_, ok := of(args)[as(args[1])]
		return cxx.Bool(ok)
	}})
	lookup := func(name string, absent func(m *cxx.Machine, args []cxx.Value) cxx.Value) {
		c.Method(name, &cxx.Func{Params: one, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if x, ok := of(args)[as(args[1])]; ok {
				return cxx.Obj(x)
			}
			return absent(m, args)
		}})
	}
	lookup("lookup", func(m *cxx.Machine, _ []cxx.Value) cxx.Value {
		return m.Failf("the IRMapping has no entry for the key")
	})
	lookup("lookupOrDefault", func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return args[1] })
	lookup("lookupOrNull", func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Null })
}
