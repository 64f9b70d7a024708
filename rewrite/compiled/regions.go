package compiled

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// HasOneBlock reports whether region n of an operation has one block.
func HasOneBlock(n int, op *ir.Operation) bool {
	return n < op.NumRegions() && op.Region(n).HasOneBlock()
}

// HasNoBlocks reports whether region n of an operation is empty.
func HasNoBlocks(n int, op *ir.Operation) bool {
	return n < op.NumRegions() && op.Region(n).Empty()
}

// MoveRegions moves the blocks of each region of an operation to the region of the same number of another
// one, whose regions must be empty.
func MoveRegions(r *rewrite.Rewriter, from, to *ir.Operation) error {
	if from == nil || to == nil || from == to || from.NumRegions() != to.NumRegions() {
		return errors.New("the regions of an operation are moved to one that is the same or has another number of regions")
	}
	for i := range to.NumRegions() {
		if !to.Region(i).Empty() {
			return fmt.Errorf("region #%d, to which blocks are moved, is not empty", i)
		}
	}
	for i := range from.NumRegions() {
		if r.InlineRegionAtEnd(from.Region(i), to.Region(i)); r.Failed() {
			return errors.New("the regions cannot be moved")
		}
	}
	return nil
}

// InlineBlock moves the operations of the only block of region n of an operation before the operation,
// makes uses of the block's arguments uses of args, and erases the terminator. It returns the operands of
// the terminator.
func InlineBlock(r *rewrite.Rewriter, n int, op *ir.Operation, args []*ir.Value) ([]*ir.Value, error) {
	if op == nil || op.Block() == nil || !HasOneBlock(n, op) {
		return nil, fmt.Errorf("region #%d, whose block is inlined, does not have one block", n)
	}
	block := op.Region(n).Entry()
	end := block.Back()
	switch {
	case end == nil:
		return nil, errors.New("the block that is inlined has no terminator")
	case end.NumSuccessors() > 0 || end.NumResults() > 0:
		return nil, fmt.Errorf("the block that is inlined ends with '%s', which has successors or results", end.Name())
	case block.NumArguments() != len(args):
		return nil, fmt.Errorf("the block that is inlined has %d arguments, but there are %d values", block.NumArguments(), len(args))
	}
	if r.InlineBlockBefore(block, op, args); r.Failed() {
		return nil, errors.New("the block cannot be inlined")
	}
	values := slices.Clone(end.Operands())
	r.Erase(end)
	return values, nil
}
