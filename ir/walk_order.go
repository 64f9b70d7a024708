package ir

import (
	"iter"
	"slices"
)

// An Iteration is the order in which a walk visits the regions of an operation, the blocks of
// a region, and the operations of a block.
type Iteration uint8

// The iterations. Those by dominance leave out unreachable blocks.
const (
	Forward          Iteration = iota
	Reverse                    // all three in reverse order
	ForwardDominance           // blocks before their successors, depth first
	ReverseDominance           // blocks after their successors, regions and operations in reverse order
)

func (it Iteration) isReverse() bool { return it == Reverse || it == ReverseDominance }

// regions, blocks and ops iterate over a snapshot, so that the body of a loop may erase the
// current element.

func (it Iteration) regions(op *Operation) iter.Seq[*Region] {
	return directed(slices.Collect(op.Regions()), it.isReverse())
}

func (it Iteration) blocks(r *Region) iter.Seq[*Block] {
	switch {
	case r.Empty() || it == Forward || it == Reverse:
		return directed(slices.Collect(r.Blocks()), it == Reverse)
	case it == ForwardDominance:
		return slices.Values(preOrder(r.first))
	}
	return slices.Values(r.first.PostOrder(map[*Block]bool{}))
}

func (it Iteration) ops(b *Block) iter.Seq[*Operation] {
	return directed(slices.Collect(b.Ops()), it.isReverse())
}

func directed[T any](list []T, reverse bool) iter.Seq[T] {
	if reverse {
		slices.Reverse(list)
	}
	return slices.Values(list)
}

// WalkOps is Walk with another iteration.
func WalkOps(op *Operation, order WalkOrder, it Iteration, fn func(*Operation) WalkResult) WalkResult {
	return visited(order, func() WalkResult { return fn(op) }, func() WalkResult {
		for r := range it.regions(op) {
			for b := range it.blocks(r) {
				for inner := range it.ops(b) {
					if WalkOps(inner, order, it, fn) == Interrupt {
						return Interrupt
					}
				}
			}
		}
		return Advance
	})
}

// WalkRegions calls fn for all regions in op, at all levels.
func WalkRegions(op *Operation, order WalkOrder, it Iteration, fn func(*Region) WalkResult) WalkResult {
	for r := range it.regions(op) {
		if visited(order, func() WalkResult { return fn(r) }, func() WalkResult { return WalkInnerRegions(r, order, it, fn) }) == Interrupt {
			return Interrupt
		}
	}
	return Advance
}

// WalkInnerRegions calls fn for all regions in the operations of a region.
func WalkInnerRegions(r *Region, order WalkOrder, it Iteration, fn func(*Region) WalkResult) WalkResult {
	for b := range it.blocks(r) {
		for op := range it.ops(b) {
			if WalkRegions(op, order, it, fn) == Interrupt {
				return Interrupt
			}
		}
	}
	return Advance
}

// WalkBlocks calls fn for all blocks in op, at all levels.
func WalkBlocks(op *Operation, order WalkOrder, it Iteration, fn func(*Block) WalkResult) WalkResult {
	for r := range it.regions(op) {
		for b := range it.blocks(r) {
			if visited(order, func() WalkResult { return fn(b) }, func() WalkResult { return WalkInnerBlocks(b, order, it, fn) }) == Interrupt {
				return Interrupt
			}
		}
	}
	return Advance
}

// WalkInnerBlocks calls fn for all blocks in the operations of a block.
func WalkInnerBlocks(b *Block, order WalkOrder, it Iteration, fn func(*Block) WalkResult) WalkResult {
	for op := range it.ops(b) {
		if WalkBlocks(op, order, it, fn) == Interrupt {
			return Interrupt
		}
	}
	return Advance
}

// visited calls fn before or after inner, which visits the nested elements.
func visited(order WalkOrder, fn, inner func() WalkResult) WalkResult {
	if order == PreOrder {
		switch fn() {
		case Skip:
			return Advance
		case Interrupt:
			return Interrupt
		}
	}
	if inner() == Interrupt || order == PostOrder && fn() == Interrupt {
		return Interrupt
	}
	return Advance
}

// A blockVisit is a block on the path of a search, and its next successor.
type blockVisit struct {
	block *Block
	next  int
}

// PostOrder returns the blocks that are reachable from b and not in seen, successors before
// predecessors where there is no cycle, and adds them to seen. It is not recursive because
// there may be any number of blocks in a row.
func (b *Block) PostOrder(seen map[*Block]bool) []*Block { return b.AppendPostOrder(nil, seen) }

// AppendPostOrder is PostOrder that appends the blocks to a list.
func (b *Block) AppendPostOrder(order []*Block, seen map[*Block]bool) []*Block {
	searchDepthFirst(b, seen, func(*Block) {}, func(b *Block) { order = append(order, b) })
	return order
}

func preOrder(b *Block) []*Block {
	var order []*Block
	searchDepthFirst(b, map[*Block]bool{}, func(b *Block) { order = append(order, b) }, func(*Block) {})
	return order
}

func searchDepthFirst(b *Block, seen map[*Block]bool, enter, leave func(*Block)) {
	var room [8]blockVisit
	stack := append(room[:0], blockVisit{block: b})
	seen[b] = true
	enter(b)
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		last := v.block.Back()
		if last == nil || v.next >= last.NumSuccessors() {
			leave(v.block)
			stack = stack[:len(stack)-1]
			continue
		}
		s := last.Successor(v.next)
		v.next++
		if s != nil && !seen[s] {
			seen[s] = true
			enter(s)
			stack = append(stack, blockVisit{block: s})
		}
	}
}
