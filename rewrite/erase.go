package rewrite

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Erase erases op and its regions. It reports an error and leaves op unchanged if a
// result has uses.
func (r *Rewriter) Erase(op *ir.Operation) {
	if r.conversion != nil {
		r.conversion.EraseOp(op)
		return
	}
	if op.HasUses() {
		r.Errorf(op.Location().Place(), "'%s' op operation destroyed but still has uses", op.Name())
		return
	}
	r.avoid(op)
	r.eraseTree(op)
}

// avoid moves the insertion point away from an operation that is about to be erased.
func (r *Rewriter) avoid(op *ir.Operation) {
	if ip := r.InsertionPoint(); ip.Before == op {
		r.SetInsertionPointAfter(op)
	}
}

// eraseTree erases op and all nested operations, users before definitions, so that
// listeners see every operation in IR that is still consistent.
func (r *Rewriter) eraseTree(op *ir.Operation) {
	if r.listener != nil {
		for i := op.NumRegions() - 1; i >= 0; i-- {
			// Blocks that are not reachable from the first one are erased after it.
			for region := op.Region(i); !region.Empty(); {
				order := region.Entry().PostOrder(map[*ir.Block]bool{})
				for _, b := range order {
					r.eraseOps(b)
				}
				for _, b := range order {
					dropArguments(b)
					dropBranches(b)
					r.listener.BlockErased(b)
					b.Erase()
				}
			}
		}
		r.listener.OperationErased(op)
	}
	op.DropAllUses()
	r.erased++
	op.Erase()
}

// eraseOps erases the operations of a block, the last one first.
func (r *Rewriter) eraseOps(b *ir.Block) {
	for o := b.Back(); o != nil; {
		prev := o.Prev()
		// A graph region or a cycle of blocks may have uses that are erased later.
		o.DropAllUses()
		r.avoid(o)
		r.eraseTree(o)
		o = prev
	}
}

// EraseBlock erases a block and everything in it. It reports an error and leaves the block
// unchanged if there are branches to it.
func (r *Rewriter) EraseBlock(b *ir.Block) {
	if r.conversion != nil {
		r.conversion.EraseBlock(b)
		return
	}
	if !b.HasNoPredecessors() {
		r.Errorf(r.blockPlace(b), "a block is erased that is the successor of an operation")
		return
	}
	r.eraseOps(b)
	dropArguments(b)
	if r.listener != nil {
		r.listener.BlockErased(b)
	}
	if ip := r.InsertionPoint(); ip.Block == b {
		r.ClearInsertionPoint()
	}
	b.Erase()
}

// blockPlace returns the place of an error about a block.
func (r *Rewriter) blockPlace(b *ir.Block) diag.Place {
	if op := b.ParentOp(); op != nil {
		return op.Location().Place()
	}
	return r.Location().Place()
}

// dropArguments ends the uses of the arguments of a block that is erased.
func dropArguments(b *ir.Block) {
	for _, a := range b.Args() {
		for u := range a.Uses() {
			u.Set(nil)
		}
	}
}

// dropBranches ends the branches to a block that is erased together with those.
func dropBranches(b *ir.Block) {
	for u := range b.Uses() {
		u.Set(nil)
	}
}
