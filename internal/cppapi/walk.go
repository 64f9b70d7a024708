package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
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

// walk returns the method walk for a call: the parameter of its argument determines whether it
// visits operations of a class, blocks or regions.
func (a *API) walk(s *cxx.Site) *cxx.Func {
	result := a.class("WalkResult").Type()
	if s.NumArgs() != 1 {
		return nil
	}
	w, ok := walkerOf(s)
	if !ok {
		return nil
	}
	class := a.Operation.Type()
	if t := s.LambdaParam(0, 0); t != nil {
		class = t
	}
	switch {
	case class.Class == a.Block:
		w.visits = visitBlocks
	case class.Class == a.Region:
		w.visits = visitRegions
	case class.Class == nil || class.Class.IsA == nil || !class.Class.DerivesFrom(a.Operation):
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
		w := w
		w.visit = func(x any) ir.WalkResult {
			if !class.Class.Holds(m, x) && !m.Failed() {
				return ir.Advance
			}
			if m.Failed() {
				return ir.Interrupt
			}
			v := visit.Call(m, cxx.Obj(x))
			if m.Failed() {
				return ir.Interrupt
			}
			return returned(v)
		}
		return cxx.Obj(w.walk(args[0].Obj()))
	}
	return f
}

// A walker walks IR in one of the ways of mlir::Operation::walk.
type walker struct {
	order   ir.WalkOrder
	reverse bool // regions, blocks and operations from the last to the first
	visits  visited
	visit   func(x any) ir.WalkResult
}

// visited is the kind of entity that a walk visits.
type visited uint8

const (
	visitOperations visited = iota
	visitBlocks
	visitRegions
)

// walkerOf returns a walker for the template arguments of a call, the order and the iterator.
func walkerOf(s *cxx.Site) (w walker, ok bool) {
	for i := range s.NumTemplateArgs() {
		name, _ := s.TemplateName(i)
		switch name = strings.TrimPrefix(name, "mlir::"); {
		case i == 0 && name == "WalkOrder::PostOrder", i == 1 && name == "ForwardIterator":
		case i == 0 && name == "WalkOrder::PreOrder":
			w.order = ir.PreOrder
		case i == 1 && name == "ReverseIterator":
			w.reverse = true
		default:
			s.Errorf("walk with '%s' is not supported", name)
			return w, false
		}
	}
	return w, true
}

// walk walks an operation, a region or a block. The blocks of the region and the operations of
// the block are visited forwards, like in MLIR, even if their contents are visited in reverse.
func (w *walker) walk(root any) ir.WalkResult {
	switch root := root.(type) {
	case *ir.Operation:
		return w.operation(root)
	case *ir.Region:
		return w.around(w.visits == visitRegions, root, func() ir.WalkResult {
			for b := root.Entry(); b != nil; {
				next := b.Next()
				if w.walk(b) == ir.Interrupt {
					return ir.Interrupt
				}
				b = next
			}
			return ir.Advance
		})
	case *ir.Block:
		return w.around(w.visits == visitBlocks, root, func() ir.WalkResult { return w.operations(root.Front(), (*ir.Operation).Next) })
	}
	return ir.Advance
}

// operations walks operations up to the end of their block. The one that is visited may be
// erased.
func (w *walker) operations(op *ir.Operation, step func(*ir.Operation) *ir.Operation) ir.WalkResult {
	for op != nil {
		next := step(op)
		if w.operation(op) == ir.Interrupt {
			return ir.Interrupt
		}
		op = next
	}
	return ir.Advance
}

func (w *walker) operation(op *ir.Operation) ir.WalkResult {
	if w.visits == visitOperations {
		visit := func(op *ir.Operation) ir.WalkResult { return w.visit(op) }
		if w.reverse {
			return ir.WalkOps(op, w.order, ir.Reverse, visit)
		}
		return ir.Walk(op, w.order, visit)
	}
	for i := range op.NumRegions() {
		if w.reverse {
			i = op.NumRegions() - 1 - i
		}
		if w.region(op.Region(i)) == ir.Interrupt {
			return ir.Interrupt
		}
	}
	return ir.Advance
}

// region walks a region of an operation.
func (w *walker) region(r *ir.Region) ir.WalkResult {
	b, step := r.Entry(), (*ir.Block).Next
	if w.reverse {
		b, step = r.Back(), (*ir.Block).Prev
	}
	return w.around(w.visits == visitRegions, r, func() ir.WalkResult {
		for b != nil {
			next := step(b)
			if w.around(w.visits == visitBlocks, b, func() ir.WalkResult { return w.block(b) }) == ir.Interrupt {
				return ir.Interrupt
			}
			b = next
		}
		return ir.Advance
	})
}

func (w *walker) block(b *ir.Block) ir.WalkResult {
	if w.reverse {
		return w.operations(b.Back(), (*ir.Operation).Prev)
	}
	return w.operations(b.Front(), (*ir.Operation).Next)
}

// around visits x, if visited is set, before or after walk visits its contents.
func (w *walker) around(visited bool, x any, walk func() ir.WalkResult) ir.WalkResult {
	if visited && w.order == ir.PreOrder {
		switch w.visit(x) {
		case ir.Skip:
			return ir.Advance
		case ir.Interrupt:
			return ir.Interrupt
		}
	}
	if walk() == ir.Interrupt {
		return ir.Interrupt
	}
	if visited && w.order == ir.PostOrder && w.visit(x) == ir.Interrupt {
		return ir.Interrupt
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
