package ir

import "iter"

// A WalkResult determines how a walk continues.
type WalkResult uint8

// The walk results.
const (
	Advance   WalkResult = iota
	Skip                 // pre-order only: do not visit the operation's regions
	Interrupt            // end the walk
)

// A WalkOrder determines when an operation is visited.
type WalkOrder uint8

// The walk orders.
const (
	PostOrder WalkOrder = iota // after its regions
	PreOrder                   // before its regions
)

// Walk calls fn for op and all nested operations. In a post-order walk, or before
// returning Skip in a pre-order walk, fn may erase its argument.
func Walk(op *Operation, order WalkOrder, fn func(*Operation) WalkResult) WalkResult {
	if order == PreOrder {
		switch fn(op) {
		case Skip:
			return Advance
		case Interrupt:
			return Interrupt
		}
	}
	if op.ext != nil {
		for i := range op.ext.regions {
			if WalkRegion(&op.ext.regions[i], order, fn) == Interrupt {
				return Interrupt
			}
		}
	}
	if order == PostOrder && fn(op) == Interrupt {
		return Interrupt
	}
	return Advance
}

// All yields op and all nested operations. In post-order, the body may erase the
// current operation.
func All(op *Operation, order WalkOrder) iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		Walk(op, order, func(o *Operation) WalkResult {
			if yield(o) {
				return Advance
			}
			return Interrupt
		})
	}
}

// WalkRegion calls fn for all operations in a region, at all levels.
func WalkRegion(r *Region, order WalkOrder, fn func(*Operation) WalkResult) WalkResult {
	for b := r.first; b != nil; {
		next := b.next
		for op := b.first; op != nil; {
			after := op.next
			if Walk(op, order, fn) == Interrupt {
				return Interrupt
			}
			op = after
		}
		b = next
	}
	return Advance
}
