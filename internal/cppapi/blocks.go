package cppapi

import (
	"iter"
	"math"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// blockEdits registers the methods of blocks and regions that change them, and those about
// the edges between blocks.
func (a *API) blockEdits() {
	blk, reg, argument := a.Block, a.Region, a.classes["BlockArgument"].Type()
	t, uint, loc := a.Type.Type(), cxx.TypeUint32, a.Location.Type()
	blk.Constructor(&cxx.Func{Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(ir.NewBlock()) }})
	reg.Method("emplaceBlock", cxx.Getter(blk.Type(), func(r *ir.Region) cxx.Value { return cxx.Obj(r.AppendBlock(nil)) }))
	for name, insert := range map[string]func(r *ir.Region, b *ir.Block){
		"push_back":  func(r *ir.Region, b *ir.Block) { r.AppendBlock(b) },
		"push_front": func(r *ir.Region, b *ir.Block) { r.InsertBefore(r.Entry(), b) },
	} {
		reg.Method(name, &cxx.Func{Params: []*cxx.Type{blk.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			r, b := args[0].Obj().(*ir.Region), asBlock(args[1])
			if b == nil || b.Parent() != nil {
				return m.Failf("%s: null, or a block of a region", name)
			}
			if op := r.ParentOp(); op != nil && b.IsAncestor(op.Block()) {
				return m.Failf("%s: the region is in the block", name)
			}
			insert(r, b)
			return cxx.Value{}
		}})
	}
	reg.Method("takeBody", &cxx.Func{Params: []*cxx.Type{reg.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		r, from := args[0].Obj().(*ir.Region), asRegion(args[1])
		if from == nil || from.IsAncestor(r) {
			return m.Failf("takeBody: null, or a region around this one")
		}
		r.TakeBody(from)
		return cxx.Value{}
	}})
	blk.Method("insertArgument", &cxx.Func{Params: []*cxx.Type{uint, t, loc}, Result: argument, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		b, i, typ := args[0].Obj().(*ir.Block), args[1].Uint(), AsType(args[2])
		l, ok := args[3].Obj().(*ir.Location)
		if !ok || typ == nil || i > uint64(b.NumArguments()) {
			return m.Failf("insertArgument: null type or location, or no place %d", i)
		}
		return cxx.Obj(b.InsertArgument(int(i), typ, l))
	}})
	blk.Method("addArguments", &cxx.Func{Params: []*cxx.Type{a.TypeRange(), cxx.ListOf(loc)}, Result: cxx.ListOf(argument), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		b, types := args[0].Obj().(*ir.Block), Types(args[1])
		if len(types) != args[2].Len() {
			return m.Failf("addArguments: %d locations for %d types", args[2].Len(), len(types))
		}
		first := b.NumArguments()
		for i, typ := range types {
			l, ok := args[2].At(i).Obj().(*ir.Location)
			if typ == nil || !ok {
				return m.Failf("addArguments: null type or location")
			}
			b.AddArgument(typ, l)
		}
		return cxx.List(&valuePointers{b.Args()[first:]})
	}})
	erase := func(m *cxx.Machine, b *ir.Block, at, n uint64) cxx.Value {
		if n > math.MaxInt32 || at+n > uint64(b.NumArguments()) {
			return m.Failf("no arguments %d to %d of %d", at, at+n, b.NumArguments())
		}
		for range n {
			if b.Argument(int(at)).HasUses() {
				return m.Failf("argument %d of a block is erased, which has uses", at)
			}
			b.EraseArgument(int(at))
		}
		return cxx.Value{}
	}
	entry := func(x any) *ir.Block {
		if r, ok := x.(*ir.Region); ok {
			return r.Entry()
		}
		return x.(*ir.Block)
	}
	for _, c := range []*cxx.Class{blk, reg} {
		c.Method("eraseArgument", &cxx.Func{Params: []*cxx.Type{uint}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if b := entry(args[0].Obj()); b != nil {
				return erase(m, b, args[1].Uint(), 1)
			}
			return m.Failf("the region is empty")
		}})
		c.Method("eraseArguments", &cxx.Func{Params: []*cxx.Type{uint, uint}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if b := entry(args[0].Obj()); b != nil {
				return erase(m, b, args[1].Uint(), args[2].Uint())
			}
			return m.Failf("the region is empty")
		}})
	}
	a.blockEdges()
}

// blockEdges registers the methods about the order of blocks and the edges between them.
func (a *API) blockEdges() {
	blk, list := a.Block, cxx.ListOf(a.Block.Type())
	blocks := func(name string, of func(b *ir.Block) iter.Seq[*ir.Block]) {
		blk.Method(name, cxx.Getter(list, func(b *ir.Block) cxx.Value {
			var l []cxx.Value
			for x := range of(b) {
				l = append(l, cxx.Ptr(x))
			}
			return cxx.Values(l)
		}))
	}
	blocks("getPredecessors", (*ir.Block).Predecessors)
	blocks("getSuccessors", (*ir.Block).Successors)
	one := func(name string, of func(b *ir.Block) *ir.Block) {
		blk.Method(name, cxx.Getter(blk.Type(), func(b *ir.Block) cxx.Value { return cxx.Ptr(of(b)) }))
	}
	one("getSinglePredecessor", (*ir.Block).SinglePredecessor)
	one("getNextNode", (*ir.Block).Next)
	one("getPrevNode", (*ir.Block).Prev)
	blk.Method("getNumSuccessors", cxx.Getter(cxx.TypeUint32, func(b *ir.Block) cxx.Value { return cxx.Uint(uint64(b.NumSuccessors())) }))
	blk.Method("isEntryBlock", cxx.Test((*ir.Block).IsEntry))
	blk.Method("hasNoPredecessors", cxx.Test((*ir.Block).HasNoPredecessors))
}
