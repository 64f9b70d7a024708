package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// walks registers mlir::WalkResult and the method walk of operations, regions and blocks.
func (a *API) walks() {
	result := a.class("WalkResult")
	result.IsA = cxx.Is[ir.WalkResult]
	for name, r := range map[string]ir.WalkResult{"advance": ir.Advance, "interrupt": ir.Interrupt, "skip": ir.Skip} {
		a.Registry.Func("mlir::WalkResult::"+name, &cxx.Func{Result: result.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(r) }})
	}
	result.Method("wasInterrupted", cxx.Test(func(r ir.WalkResult) bool { return r == ir.Interrupt }))
	result.Method("wasSkipped", cxx.Test(func(r ir.WalkResult) bool { return r == ir.Skip }))
	for _, c := range []*cxx.Class{a.Operation, a.Region, a.Block} {
		c.Method("walk", &cxx.Func{Template: a.walk})
	}
}

// walk returns the method walk for a call: the parameter of its argument determines the
// operations for which it is called.
func (a *API) walk(s *cxx.Site) *cxx.Func {
	result := a.class("WalkResult").Type()
	if s.NumArgs() != 1 {
		return nil
	}
	order := ir.PostOrder
	if s.NumTemplateArgs() > 0 {
		switch name, _ := s.TemplateName(0); strings.TrimPrefix(name, "mlir::") {
		case "WalkOrder::PreOrder":
			order = ir.PreOrder
		case "WalkOrder::PostOrder":
		default:
			return nil
		}
	}
	class := a.Operation.Type()
	if t := s.LambdaParam(0, 0); t != nil {
		class = t
	}
	if class.Class == nil || class.Class.IsA == nil || !class.Class.DerivesFrom(a.Operation) {
		s.Errorf("walk of '%s' is not supported", class)
		return nil
	}
	visit := s.Callable(0, class)
	if visit == nil {
		return nil
	}
	f := &cxx.Func{}
	returned := func(cxx.Value) ir.WalkResult { return ir.Advance }
	switch {
	case visit.Result.Kind == cxx.KindVoid:
	case visit.Result.Class == result.Class:
		f.Result = result
		returned = func(v cxx.Value) ir.WalkResult {
			r, _ := v.Obj().(ir.WalkResult)
			return r
		}
	case visit.Result == cxx.LogicalResult():
		f.Result = result
		returned = func(v cxx.Value) ir.WalkResult {
			if v.Bool() {
				return ir.Advance
			}
			return ir.Interrupt
		}
	default:
		s.Errorf("a function that returns '%s' cannot be walked with", visit.Result)
		return nil
	}
	f.Call = func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		end := walk(args[0].Obj(), order, func(op *ir.Operation) ir.WalkResult {
			if !class.Class.IsA(op) {
				return ir.Advance
			}
			v := visit.Call(m, cxx.Obj(op))
			if m.Failed() {
				return ir.Interrupt
			}
			return returned(v)
		})
		return cxx.Obj(end)
	}
	return f
}

// walk walks the operations in an operation, a region or a block.
func walk(root any, order ir.WalkOrder, f func(op *ir.Operation) ir.WalkResult) ir.WalkResult {
	switch root := root.(type) {
	case *ir.Operation:
		return ir.Walk(root, order, f)
	case *ir.Region:
		return ir.WalkRegion(root, order, f)
	case *ir.Block:
		for op := root.Front(); op != nil; {
			next := op.Next()
			if ir.Walk(op, order, f) == ir.Interrupt {
				return ir.Interrupt
			}
			op = next
		}
	}
	return ir.Advance
}

// effectQuestions registers the questions whether operations can be moved or executed
// earlier; those in their regions count, too.
func (a *API) effectQuestions() {
	for name, is := range map[string]func(*ir.Operation) bool{
		"isSpeculatable": ir.IsSpeculatable, "isMemoryEffectFree": ir.IsMemoryEffectFree, "isPure": ir.IsPure,
	} {
		a.Registry.Func("mlir::"+name, &cxx.Func{Params: []*cxx.Type{a.Operation.Type()}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if op := AsOperation(args[0]); op != nil {
				return cxx.Bool(is(op))
			}
			return m.Failf("%s: null", name)
		}})
	}
}
