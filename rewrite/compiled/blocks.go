package compiled

import (
	"errors"
	"fmt"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// blockOf returns a block of a region of an operation, or nil.
func blockOf(op *ir.Operation, region, block int) *ir.Block {
	if op == nil || region >= op.NumRegions() {
		return nil
	}
	b := op.Region(region).Entry()
	for ; b != nil && block > 0; block-- {
		b = b.Next()
	}
	return b
}

// HasRegions reports whether an operation has n regions.
func HasRegions(n int, op *ir.Operation) bool { return op != nil && op.NumRegions() == n }

// HasBlocks reports whether a region of an operation has n blocks.
func HasBlocks(region, n int, op *ir.Operation) bool {
	if op == nil || region >= op.NumRegions() {
		return false
	}
	b := op.Region(region).Entry()
	for ; b != nil && n > 0; n-- {
		b = b.Next()
	}
	return b == nil && n == 0
}

// HasOps reports whether a block has n operations.
func HasOps(region, block, n int, op *ir.Operation) bool {
	return hasOps(region, block, n, op, func(last *ir.Operation) bool { return last == nil })
}

// HasOpsAtLeast reports whether a block has n operations or more.
func HasOpsAtLeast(region, block, n int, op *ir.Operation) bool {
	return hasOps(region, block, n, op, func(*ir.Operation) bool { return true })
}

func hasOps(region, block, n int, op *ir.Operation, ends func(next *ir.Operation) bool) bool {
	b := blockOf(op, region, block)
	if b == nil {
		return false
	}
	o := b.Front()
	for ; n > 0; n-- {
		if o == nil {
			return false
		}
		o = o.Next()
	}
	return ends(o)
}

// HasArguments reports whether a block has n arguments.
func HasArguments(region, block, n int, op *ir.Operation) bool {
	b := blockOf(op, region, block)
	return b != nil && b.NumArguments() == n
}

// NestedOp returns operation i of a block, counted from the last one, -1, if i is negative.
func NestedOp(region, block, i int, op *ir.Operation) (*ir.Operation, bool) {
	b := blockOf(op, region, block)
	if b == nil {
		return nil, false
	}
	o, step := b.Front(), (*ir.Operation).Next
	if i < 0 {
		o, step, i = b.Back(), (*ir.Operation).Prev, -1-i
	}
	for ; o != nil && i > 0; i-- {
		o = step(o)
	}
	return o, o != nil
}

// BlockArgument returns argument i of a block.
func BlockArgument(region, block, i int, op *ir.Operation) (*ir.Value, bool) {
	b := blockOf(op, region, block)
	if b == nil || i >= b.NumArguments() {
		return nil, false
	}
	return b.Argument(i), true
}

// BlockArguments returns the arguments of a block.
func BlockArguments(region, block int, op *ir.Operation) ([]*ir.Value, bool) {
	b := blockOf(op, region, block)
	if b == nil {
		return nil, false
	}
	return b.Args(), true
}

// BranchesTo reports whether a successor of an operation is a block of a region of another one.
func BranchesTo(successor, region, block int, branch, op *ir.Operation) bool {
	b := blockOf(op, region, block)
	return b != nil && branch != nil && successor < branch.NumSuccessors() && branch.Successor(successor) == b
}

// SameSuccessor reports whether successor i of an operation is successor j of another one.
func SameSuccessor(i, j int, op, other *ir.Operation) bool {
	return op != nil && other != nil && i < op.NumSuccessors() && j < other.NumSuccessors() && op.Successor(i) == other.Successor(j)
}

// HasSuccessors reports whether an operation has n successors.
func HasSuccessors(n int, op *ir.Operation) bool { return op != nil && op.NumSuccessors() == n }

// regionPair returns a region of an operation and an empty one of a new operation.
func regionPair(n, m int, from, to *ir.Operation) (source, target *ir.Region, err error) {
	switch {
	case from == nil || n >= from.NumRegions():
		return nil, nil, fmt.Errorf("there is no region #%d whose blocks the new operation could get", n)
	case to == nil || m >= to.NumRegions():
		return nil, nil, fmt.Errorf("the new operation has no region #%d", m)
	case !to.Region(m).Empty() || from == to:
		return nil, nil, fmt.Errorf("region #%d, which gets the blocks of another one, is not empty", m)
	}
	return from.Region(n), to.Region(m), nil
}

// MoveRegion moves the blocks of region n of an operation to the empty region m of another one.
func MoveRegion(r *rewrite.Rewriter, n, m int, from, to *ir.Operation) error {
	source, target, err := regionPair(n, m, from, to)
	if err != nil {
		return err
	}
	if r.InlineRegionAtEnd(source, target); r.Failed() {
		return errors.New("the region cannot be moved")
	}
	return nil
}

// CloneRegion copies the blocks of region n of an operation to the empty region m of another one.
func CloneRegion(r *rewrite.Rewriter, n, m int, from, to *ir.Operation) error {
	source, target, err := regionPair(n, m, from, to)
	if err != nil {
		return err
	}
	if r.CloneRegionAtEnd(source, target, ir.NewMapping()); r.Failed() {
		return errors.New("the region cannot be copied")
	}
	return nil
}

// AddBlock appends a block with arguments of the given types to a region of an operation, and returns the
// arguments. New operations are in the block until [EndBlock].
func AddBlock(r *rewrite.Rewriter, region int, op *ir.Operation, types []ir.Type) ([]*ir.Value, error) {
	if op == nil || region >= op.NumRegions() {
		return nil, fmt.Errorf("the new operation has no region #%d", region)
	}
	b := r.CreateBlock(op.Region(region), nil, types)
	return b.Args(), nil
}

// EndBlock makes the place after an operation that of new operations.
func EndBlock(r *rewrite.Rewriter, op *ir.Operation) error {
	if op == nil || op.Block() == nil {
		return errors.New("the operation whose regions are built is in no block")
	}
	r.SetInsertionPointAfter(op)
	return nil
}

// ValueAt returns a value of a list.
func ValueAt(_ *rewrite.Rewriter, i int, values []*ir.Value) (*ir.Value, error) {
	if i >= len(values) {
		return nil, fmt.Errorf("there is no value #%d", i)
	}
	return values[i], nil
}

// OnlyValue returns the value of a list of one.
func OnlyValue(_ *rewrite.Rewriter, values []*ir.Value) (*ir.Value, error) {
	if len(values) != 1 {
		return nil, fmt.Errorf("a single value is required, but there are %d", len(values))
	}
	return values[0], nil
}

// SetSuccessor makes a block of a region of an operation successor i of a branch.
func SetSuccessor(r *rewrite.Rewriter, i, region, block int, branch, op *ir.Operation) error {
	b := blockOf(op, region, block)
	if b == nil {
		return fmt.Errorf("there is no block #%d in region #%d", block, region)
	}
	return setSuccessor(r, i, branch, b)
}

// CopySuccessor makes successor j of an operation successor i of a branch.
func CopySuccessor(r *rewrite.Rewriter, i, j int, branch, from *ir.Operation) error {
	if from == nil || j >= from.NumSuccessors() || from.Successor(j) == nil {
		return fmt.Errorf("the matched operation has no successor #%d any more", j)
	}
	return setSuccessor(r, i, branch, from.Successor(j))
}

func setSuccessor(r *rewrite.Rewriter, i int, branch *ir.Operation, b *ir.Block) error {
	if branch == nil || i >= branch.NumSuccessors() {
		return fmt.Errorf("the new operation has no successor #%d", i)
	}
	r.ModifyInPlace(branch, func() { branch.SetSuccessor(i, b) })
	return nil
}
