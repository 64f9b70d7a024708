package main

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// testSingleFold folds each operation once, from the last to the first, and unifies constants.
func testSingleFold(r *pass.Run) error {
	f := folder{rewriter: rewrite.NewRewriter(r.Context(), nil), known: map[constantKey]*ir.Operation{}}
	for _, op := range slices.Backward(slices.Collect(ir.All(r.Op, ir.PreOrder))) {
		f.fold(op)
	}
	for _, c := range f.constants {
		if !c.Result(0).HasUses() {
			c.Erase()
		}
	}
	return nil
}

// A folder folds operations and unifies constants at the start of isolated regions.
type folder struct {
	rewriter  *rewrite.Rewriter
	known     map[constantKey]*ir.Operation
	constants []*ir.Operation
}

type constantKey struct {
	region *ir.Region
	name   string
	value  ir.Attribute
	t      ir.Type
}

func (f *folder) fold(op *ir.Operation) {
	if value := ir.ConstantValue(op); value != nil {
		f.unify(op, value)
		return
	}
	if op.Block() == nil {
		return
	}
	f.rewriter.SetInsertionPoint(op)
	values, constants, ok := f.rewriter.TryFold(op)
	if !ok || len(values) == 0 {
		return
	}
	f.rewriter.Replace(op, values...)
	for _, c := range constants {
		c.SetLocation(c.Context().UnknownLoc())
		f.unify(c, ir.ConstantValue(c))
	}
}

// unify replaces a constant by the one with its value, or makes it that one.
func (f *folder) unify(op *ir.Operation, value ir.Attribute) {
	region := op.ParentRegion()
	for parent := region.ParentOp(); !parent.Has(ir.IsolatedFromAbove); parent = region.ParentOp() {
		region = parent.ParentRegion()
	}
	key := constantKey{region, op.Name(), value, op.Result(0).Type()}
	if have := f.known[key]; have != nil {
		have.SetLocation(op.Context().UnknownLoc())
		f.rewriter.ReplaceWithOp(op, have)
		return
	}
	f.known[key] = op
	f.constants = append(f.constants, op)
	entry := region.Entry()
	if op.Block() != entry {
		op.SetLocation(op.Context().UnknownLoc())
	}
	if front := entry.Front(); front != op {
		op.MoveBefore(front)
	}
}
