package rewrite

import "github.com/mica-ir/mica/ir"

// MoveBefore moves op before other.
func (r *Rewriter) MoveBefore(op, other *ir.Operation) {
	r.MoveTo(op, ir.InsertionPoint{Block: other.Block(), Before: other})
}

// MoveAfter moves op after other.
func (r *Rewriter) MoveAfter(op, other *ir.Operation) {
	r.MoveTo(op, ir.InsertionPoint{Block: other.Block(), Before: other.Next()})
}

// MoveTo moves op to a position, perhaps of another block.
func (r *Rewriter) MoveTo(op *ir.Operation, to ir.InsertionPoint) {
	if to.Block == nil || op.Block() == nil {
		r.Errorf(op.Location().Place(), "'%s' op is moved from or to a place that is in no block", op.Name())
		return
	}
	if parent := to.Block.ParentOp(); op.NumRegions() > 0 && parent != nil && op.IsAncestor(parent) {
		r.Errorf(op.Location().Place(), "'%s' op is moved into a region of itself", op.Name())
		return
	}
	if to.Before == op {
		to.Before = op.Next()
	}
	from := ir.InsertionPoint{Block: op.Block(), Before: op.Next()}
	op.Remove()
	to.Block.InsertBefore(to.Before, op)
	// The driver must revisit a moved operation as it visits an inserted one.
	if r.listener != nil {
		r.listener.OperationInserted(op, from)
	}
}

// SplitBlock moves the operations of b from before on to a new block after b, which it
// returns. All operations stay if before is nil.
func (r *Rewriter) SplitBlock(b *ir.Block, before *ir.Operation) *ir.Block {
	if r.listener == nil {
		return b.SplitBefore(before)
	}
	n := ir.NewBlock()
	b.Parent().InsertAfter(b, n)
	r.listener.BlockInserted(n, nil, nil)
	for before != nil && before.Block() == b {
		r.MoveTo(b.Back(), ir.InsertionPoint{Block: n, Before: n.Front()})
	}
	return n
}

// MergeBlocks moves the operations of source to the end of dest, makes the uses of its
// arguments uses of args, and erases source.
func (r *Rewriter) MergeBlocks(source, dest *ir.Block, args []*ir.Value) {
	r.InlineBlock(source, ir.InsertionPoint{Block: dest}, args)
}

// InlineBlockBefore moves the operations of source before op, makes the uses of its
// arguments uses of args, and erases source.
func (r *Rewriter) InlineBlockBefore(source *ir.Block, op *ir.Operation, args []*ir.Value) {
	r.InlineBlock(source, ir.InsertionPoint{Block: op.Block(), Before: op}, args)
}

// InlineBlock moves the operations of source to a position of another block, makes the
// uses of its arguments uses of args, and erases source. It reports an error and changes
// nothing if there is not one value for each argument, or if there are branches to
// source.
func (r *Rewriter) InlineBlock(source *ir.Block, to ir.InsertionPoint, args []*ir.Value) {
	if len(args) != source.NumArguments() {
		r.Errorf(r.blockPlace(source), "a block of %d arguments is inlined with %d values", source.NumArguments(), len(args))
		return
	}
	if to.Block == nil || source.IsAncestor(to.Block) {
		r.Errorf(r.blockPlace(source), "a block is inlined into itself, or into no block")
		return
	}
	// In a conversion, the branches may be erased later.
	if r.conversion == nil && !source.HasNoPredecessors() {
		r.Errorf(r.blockPlace(source), "a block is inlined that is the successor of an operation")
		return
	}
	for i, a := range args {
		r.ReplaceAllUsesWith(source.Argument(i), a)
	}
	if r.listener == nil {
		to.Block.SpliceBefore(to.Before, source)
	} else {
		for !source.Empty() {
			r.MoveTo(source.Front(), to)
		}
	}
	if ip := r.InsertionPoint(); ip.Block == source {
		if ip.Before == nil {
			ip.Before = to.Before
		}
		r.Restore(ir.InsertionPoint{Block: to.Block, Before: ip.Before})
	}
	r.EraseBlock(source)
}

// MoveBlockBefore moves b before another block, perhaps of another region.
func (r *Rewriter) MoveBlockBefore(b, before *ir.Block) { r.moveBlock(b, before.Parent(), before) }

// MoveBlockToEnd moves b to the end of a region.
func (r *Rewriter) MoveBlockToEnd(b *ir.Block, region *ir.Region) { r.moveBlock(b, region, nil) }

func (r *Rewriter) moveBlock(b *ir.Block, region *ir.Region, before *ir.Block) {
	if b == before {
		return
	}
	if region == nil || b.Parent() == nil {
		r.Errorf(r.blockPlace(b), "a block is moved from or to a place that is in no region")
		return
	}
	if op := region.ParentOp(); op != nil && b.IsAncestor(op.Block()) {
		r.Errorf(r.blockPlace(b), "a block is moved into a region that is in it")
		return
	}
	from, next := b.Parent(), b.Next()
	b.Remove()
	region.InsertBefore(before, b)
	if r.listener != nil {
		r.listener.BlockInserted(b, from, next)
	}
}

// InlineRegionBefore moves the blocks of region before another block.
func (r *Rewriter) InlineRegionBefore(region *ir.Region, before *ir.Block) {
	r.inlineRegion(region, before.Parent(), before)
}

// InlineRegionAtEnd moves the blocks of region to the end of another region.
func (r *Rewriter) InlineRegionAtEnd(region, parent *ir.Region) { r.inlineRegion(region, parent, nil) }

func (r *Rewriter) inlineRegion(region, parent *ir.Region, before *ir.Block) {
	if parent == nil || region.IsAncestor(parent) {
		at := r.Location()
		if op := region.ParentOp(); op != nil {
			at = op.Location()
		}
		r.Errorf(at.Place(), "a region is inlined into itself, or into no region")
		return
	}
	if r.listener == nil {
		parent.SpliceBefore(before, region)
		return
	}
	for !region.Empty() {
		r.moveBlock(region.Entry(), parent, before)
	}
}
