package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A BlockRewriter is a PatternRewriter that moves operations: *rewrite.Rewriter.
type BlockRewriter interface {
	PatternRewriter
	MoveBefore(op, other *ir.Operation)
	MoveAfter(op, other *ir.Operation)
	InlineBlockBefore(source *ir.Block, op *ir.Operation, args []*ir.Value)
	MergeBlocks(source, dest *ir.Block, args []*ir.Value)
	EraseBlock(b *ir.Block)
	MoveBlockBefore(b, before *ir.Block)
	InlineRegionBefore(region *ir.Region, before *ir.Block)
	ReplaceOpUses(op *ir.Operation, values ...*ir.Value)
	ReplaceUsesIf(v, w *ir.Value, replace func(*ir.Operand) bool) (all bool)
	ReplaceUsesExcept(v, w *ir.Value, except ...*ir.Operation)
	CreateOrFold(s *ir.OperationState) []*ir.Value
	Clone(op *ir.Operation, m *ir.Mapping) *ir.Operation
}

// An InsertionBuilder is a builder with an insertion point: *ir.Builder, and types that embed
// it.
type InsertionBuilder interface {
	SetInsertionPointToStart(b *ir.Block)
	SetInsertionPointToEnd(b *ir.Block)
	SetInsertionPointAfterValue(v *ir.Value)
	InsertionPoint() ir.InsertionPoint
	Restore(p ir.InsertionPoint)
	Block() *ir.Block
}

// rewriting registers the functions that patterns use in addition to the creation and
// replacement of operations: insertion points, moves of operations, dominance, and the
// operations of a class in a block.
func (a *API) rewriting() {
	a.insertionPoints()
	op, block, values := a.Operation.Type(), a.Block.Type(), a.ValueRange()
	move := func(name string, params []*cxx.Type, f func(r BlockRewriter, args []cxx.Value)) {
		a.Builder.Method(name, &cxx.Func{Params: params, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			r, ok := args[0].Obj().(BlockRewriter)
			if !ok || args[1].IsNull() || len(args) > 2 && params[1].Kind == cxx.KindObject && args[2].IsNull() {
				return m.Failf("%s: no rewriter, or null", name)
			}
			f(r, args[1:])
			return cxx.Value{}
		}})
	}
	move("moveOpBefore", []*cxx.Type{op, op}, func(r BlockRewriter, args []cxx.Value) { r.MoveBefore(AsOperation(args[0]), AsOperation(args[1])) })
	move("moveOpAfter", []*cxx.Type{op, op}, func(r BlockRewriter, args []cxx.Value) { r.MoveAfter(AsOperation(args[0]), AsOperation(args[1])) })
	a.Builder.Method("inlineBlockBefore", &cxx.Func{Params: []*cxx.Type{block, op, values}, Optional: 1, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		r, ok := args[0].Obj().(BlockRewriter)
		b, at := asBlock(args[1]), AsOperation(args[2])
		var by []*ir.Value
		if len(args) > 3 {
			by = Values(args[3])
		}
		if !ok || b == nil || at == nil || len(by) != b.NumArguments() {
			return m.Failf("inlineBlockBefore: no rewriter, null, or not a value for each argument")
		}
		r.InlineBlockBefore(b, at, by)
		return cxx.Value{}
	}})
	a.Builder.Method("mergeBlocks", &cxx.Func{Params: []*cxx.Type{block, block, values}, Optional: 1, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		r, ok := args[0].Obj().(BlockRewriter)
		source, dest := asBlock(args[1]), asBlock(args[2])
		var by []*ir.Value
		if len(args) > 3 {
			by = Values(args[3])
		}
		if !ok || source == nil || dest == nil {
			return m.Failf("mergeBlocks: no rewriter, or null")
		}
		r.MergeBlocks(source, dest, by)
		return cxx.Value{}
	}})
	move("eraseBlock", []*cxx.Type{block}, func(r BlockRewriter, args []cxx.Value) { r.EraseBlock(asBlock(args[0])) })
	move("moveBlockBefore", []*cxx.Type{block, block}, func(r BlockRewriter, args []cxx.Value) { r.MoveBlockBefore(asBlock(args[0]), asBlock(args[1])) })
	move("inlineRegionBefore", []*cxx.Type{a.Region.Type(), block}, func(r BlockRewriter, args []cxx.Value) { r.InlineRegionBefore(asRegion(args[0]), asBlock(args[1])) })
	move("replaceAllOpUsesWith", []*cxx.Type{op, values}, func(r BlockRewriter, args []cxx.Value) { r.ReplaceOpUses(AsOperation(args[0]), Values(args[1])...) })
	move("replaceAllOpUsesWith", []*cxx.Type{op, op}, func(r BlockRewriter, args []cxx.Value) {
		r.ReplaceOpUses(AsOperation(args[0]), AsOperation(args[1]).Results()...)
	})
	a.Builder.Method("replaceAllUsesExcept", &cxx.Func{Params: []*cxx.Type{a.Value.Type(), a.Value.Type(), op}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		r, ok := args[0].Obj().(BlockRewriter)
		if !ok || AsValue(args[1]) == nil || AsValue(args[2]) == nil {
			return m.Failf("replaceAllUsesExcept: no rewriter, or null")
		}
		r.ReplaceUsesExcept(AsValue(args[1]), AsValue(args[2]), AsOperation(args[3]))
		return cxx.Value{}
	}})
	a.replaceUsesWithIf()
	a.createOrFold()
	a.dominance()
	a.ancestors()
	a.walks()
	a.opsOf()
	a.foldResults()
}

// replaceUsesWithIf registers the method of that name, whose last argument is a function
// of a use.
func (a *API) replaceUsesWithIf() {
	use := a.Registry.Class("mlir::OpOperand").Type()
	a.Builder.Method("replaceUsesWithIf", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if s.NumArgs() != 3 || !s.Converts(0, a.Value.Type()) || !s.Converts(1, a.Value.Type()) {
			return nil
		}
		holds := s.CallableTo(2, cxx.TypeBool, use)
		if holds == nil {
			return nil
		}
		return &cxx.Func{Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			r, ok := args[0].Obj().(BlockRewriter)
			if !ok || AsValue(args[1]) == nil || AsValue(args[2]) == nil {
				return m.Failf("replaceUsesWithIf: no rewriter, or null")
			}
			r.ReplaceUsesIf(AsValue(args[1]), AsValue(args[2]), func(u *ir.Operand) bool {
				return !m.Failed() && holds.Call(m, cxx.Obj(u)).Bool()
			})
			return cxx.Value{}
		}}
	}})
}

// createOrFold registers createOrFold<Op>(location, ...) for operations with one result.
func (a *API) createOrFold() {
	a.Builder.Method("createOrFold", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil || s.NumArgs() < 1 {
			return nil
		}
		where := func(_ *cxx.Machine, args []cxx.Value) (cxx.Value, *ir.Location) {
			l, _ := args[1].Obj().(*ir.Location)
			return args[0], l
		}
		return a.newOp(s, t, where, 1, a.Value.Type(), func(m *cxx.Machine, b OpBuilder, st *ir.OperationState) cxx.Value {
			r, ok := b.(BlockRewriter)
			if !ok {
				return m.Failf("createOrFold: no rewriter")
			}
			if vs := r.CreateOrFold(st); len(vs) == 1 {
				return cxx.Obj(vs[0])
			}
			return m.Failf("createOrFold: '%s' does not have one result", st.Def.Name)
		})
	}})
}

// insertionPoints registers the methods of builders that read and set the insertion point.
func (a *API) insertionPoints() {
	b := a.Builder
	place := func(name string, t *cxx.Type, f func(b InsertionBuilder, v cxx.Value)) {
		b.Method(name, &cxx.Func{Params: []*cxx.Type{t}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			at, ok := args[0].Obj().(InsertionBuilder)
			if !ok || args[1].IsNull() {
				return m.Failf("%s: no builder, or null", name)
			}
			f(at, args[1])
			return cxx.Value{}
		}})
	}
	place("setInsertionPointToStart", a.Block.Type(), func(b InsertionBuilder, v cxx.Value) { b.SetInsertionPointToStart(asBlock(v)) })
	place("setInsertionPointToEnd", a.Block.Type(), func(b InsertionBuilder, v cxx.Value) { b.SetInsertionPointToEnd(asBlock(v)) })
	place("setInsertionPointAfterValue", a.Value.Type(), func(b InsertionBuilder, v cxx.Value) { b.SetInsertionPointAfterValue(AsValue(v)) })
	point := a.class("OpBuilder::InsertPoint")
	point.IsA = cxx.Is[*ir.InsertionPoint]
	b.Method("saveInsertionPoint", &cxx.Func{Result: point.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if at, ok := args[0].Obj().(InsertionBuilder); ok {
			p := at.InsertionPoint()
			return cxx.Obj(&p)
		}
		return m.Failf("saveInsertionPoint: no builder")
	}})
	restore := func(m *cxx.Machine, name string, b InsertionBuilder, p ir.InsertionPoint) cxx.Value {
		if p.Before != nil && p.Before.Block() != p.Block {
			return m.Failf("%s: the operation at the insertion point is no longer there", name)
		}
		b.Restore(p)
		return cxx.Value{}
	}
	b.Method("restoreInsertionPoint", &cxx.Func{Params: []*cxx.Type{point.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		at, ok := args[0].Obj().(InsertionBuilder)
		p, given := args[1].Obj().(*ir.InsertionPoint)
		if !ok || !given {
			return m.Failf("restoreInsertionPoint: no builder, or null")
		}
		return restore(m, "restoreInsertionPoint", at, *p)
	}})
	guard := a.class("OpBuilder::InsertionGuard")
	guard.IsA = cxx.Is[*insertionGuard]
	guard.Constructor(&cxx.Func{Params: []*cxx.Type{b.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if at, ok := args[0].Obj().(InsertionBuilder); ok {
			return cxx.Obj(&insertionGuard{at, at.InsertionPoint()})
		}
		return m.Failf("InsertionGuard: no builder")
	}})
	guard.Destroy = &cxx.Func{Name: "~InsertionGuard", Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		g, ok := args[0].Obj().(*insertionGuard)
		if !ok {
			return cxx.Value{} // not a guard
		}
		return restore(m, "~InsertionGuard", g.builder, g.point)
	}}
	for _, name := range []string{"PatternRewriter", "RewriterBase"} {
		a.Registry.Alias("mlir::"+name+"::InsertionGuard", guard.Type())
	}
	b.Method("getInsertionBlock", &cxx.Func{Result: a.Block.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if at, ok := args[0].Obj().(InsertionBuilder); ok {
			return cxx.Ptr(at.Block())
		}
		return m.Failf("getInsertionBlock: no builder")
	}})
}

// An insertionGuard restores the insertion point of a builder at the end of a scope.
type insertionGuard struct {
	builder InsertionBuilder
	point   ir.InsertionPoint
}

// dominance registers mlir::DominanceInfo.
func (a *API) dominance() {
	c := a.class("DominanceInfo")
	c.IsA = cxx.Is[*ir.Dominance]
	op, block := a.Operation.Type(), a.Block.Type()
	c.Constructor(&cxx.Func{Params: []*cxx.Type{op}, Optional: 1, Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(ir.NewDominance()) }})
	add := func(name string, first, second *cxx.Type, f func(d *ir.Dominance, x, y cxx.Value) bool) {
		c.Method(name, &cxx.Func{Params: []*cxx.Type{first, second}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if args[1].IsNull() || args[2].IsNull() {
				return m.Failf("%s: null", name)
			}
			return cxx.Bool(f(args[0].Obj().(*ir.Dominance), args[1], args[2]))
		}})
	}
	add("dominates", op, op, func(d *ir.Dominance, x, y cxx.Value) bool { return d.DominatesOp(AsOperation(x), AsOperation(y)) })
	add("dominates", block, block, func(d *ir.Dominance, x, y cxx.Value) bool { return d.DominatesBlock(asBlock(x), asBlock(y)) })
	for _, name := range []string{"dominates", "properlyDominates"} {
		add(name, a.Value.Type(), op, func(d *ir.Dominance, x, y cxx.Value) bool { return d.ProperlyDominates(AsValue(x), AsOperation(y)) })
	}
	add("properlyDominates", op, op, func(d *ir.Dominance, x, y cxx.Value) bool {
		return d.ProperlyDominatesOp(AsOperation(x), AsOperation(y))
	})
	add("properlyDominates", block, block, func(d *ir.Dominance, x, y cxx.Value) bool { return d.ProperlyDominatesBlock(asBlock(x), asBlock(y)) })
}

// ancestors registers isAncestor and isProperAncestor of operations and regions.
func (a *API) ancestors() {
	for name, proper := range map[string]bool{"isAncestor": false, "isProperAncestor": true} {
		a.Region.Method(name, &cxx.Func{Params: []*cxx.Type{a.Region.Type()}, Result: cxx.TypeBool, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			r, of := asRegion(args[0]), asRegion(args[1])
			for first := true; of != nil; first = false {
				if of == r && !(first && proper) {
					return cxx.Bool(true)
				}
				parent := of.ParentOp()
				if parent == nil || parent.Block() == nil {
					break
				}
				of = parent.Block().Parent()
			}
			return cxx.Bool(false)
		}})
		a.Operation.Method(name, &cxx.Func{Params: []*cxx.Type{a.Operation.Type()}, Result: cxx.TypeBool, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			op, of := AsOperation(args[0]), AsOperation(args[1])
			if proper && of != nil {
				of = of.ParentOp()
			}
			for ; of != nil; of = of.ParentOp() {
				if of == op {
					return cxx.Bool(true)
				}
			}
			return cxx.Bool(false)
		}})
	}
	a.Value.Method("getParentRegion", cxx.Getter(a.Region.Type(), func(v *ir.Value) cxx.Value {
		if b := v.ParentBlock(); b != nil {
			return cxx.Ptr(b.Parent())
		}
		return cxx.Null
	}))
}

// opsOf registers getOps<T> of blocks, of regions, and of operations with one region.
func (a *API) opsOf() {
	add := func(c *cxx.Class, blocks func(x any) []*ir.Block) {
		c.Method("getOps", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			t := a.Operation.Type()
			if s.NumTemplateArgs() > 0 {
				if t = s.TemplateType(0); t == nil || t.Class == nil || t.Class.IsA == nil {
					return nil
				}
			}
			return &cxx.Func{Result: cxx.ListOf(t), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				var list []cxx.Value
				for _, b := range blocks(args[0].Obj()) {
					for op := range b.Ops() {
						if m.Step(1) && t.Class.Holds(m, op) {
							list = append(list, cxx.Obj(op))
						}
					}
				}
				return cxx.Values(list)
			}}
		}})
	}
	region := func(r *ir.Region) []*ir.Block {
		var list []*ir.Block
		for b := range r.Blocks() {
			list = append(list, b)
		}
		return list
	}
	add(a.Block, func(x any) []*ir.Block { return []*ir.Block{x.(*ir.Block)} })
	add(a.Region, func(x any) []*ir.Block { return region(x.(*ir.Region)) })
	add(a.Operation, func(x any) []*ir.Block {
		if op := x.(*ir.Operation); op.NumRegions() > 0 {
			return region(op.Region(0))
		}
		return nil
	})
}

// foldResults registers getAsOpFoldResult: the constant that a value is, or else the
// value.
func (a *API) foldResults() {
	of := func(v cxx.Value) cxx.Value {
		if x := AsValue(v); x != nil && x.DefiningOp() != nil {
			if c := ir.ConstantValue(x.DefiningOp()); c != nil {
				return cxx.Obj(c)
			}
		}
		return v
	}
	result := a.classes["OpFoldResult"].Type()
	a.Registry.Func("mlir::getConstantIntValue", &cxx.Func{Params: []*cxx.Type{result}, Result: cxx.OptionalOf(cxx.TypeInt64), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		attr := AsAttribute(args[0])
		if v := AsValue(args[0]); v != nil {
			attr = ir.ConstantValue(v.DefiningOp())
		}
		if x, ok := attr.(*ir.IntegerAttr); ok {
			if n, fits := x.Value.Int64(); fits {
				return cxx.Int(n)
			}
		}
		return cxx.None
	}})
	a.Registry.Func("mlir::getAsOpFoldResult", &cxx.Func{Params: []*cxx.Type{a.Value.Type()}, Result: result, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		return of(args[0])
	}})
	a.Registry.Func("mlir::getAsOpFoldResult", &cxx.Func{Params: []*cxx.Type{a.ValueRange()}, Result: cxx.VectorOf(result), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		vec := &cxx.Vec{Elems: args[0].Elems()}
		for i, v := range vec.Elems {
			vec.Elems[i] = of(v)
		}
		return cxx.List(vec)
	}})
}
