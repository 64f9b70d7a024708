package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A worklist is a stack in which an operation stands at most once.
type worklist struct {
	ops   []*ir.Operation // nil where one was removed
	index map[*ir.Operation]int
}

func newWorklist() *worklist {
	return &worklist{index: map[*ir.Operation]int{}}
}

func (w *worklist) clear() {
	w.ops = w.ops[:0]
	clear(w.index)
}

// push puts op on top unless it is in the list.
func (w *worklist) push(op *ir.Operation) {
	if _, ok := w.index[op]; ok {
		return
	}
	w.index[op] = len(w.ops)
	w.ops = append(w.ops, op)
}

// pop takes the operation on top, nil if the list is empty.
func (w *worklist) pop() *ir.Operation {
	for n := len(w.ops); n > 0; n-- {
		op := w.ops[n-1]
		w.ops = w.ops[:n-1]
		if op != nil {
			delete(w.index, op)
			return op
		}
	}
	return nil
}

// remove takes op out of the list if it is in it.
func (w *worklist) remove(op *ir.Operation) {
	if i, ok := w.index[op]; ok {
		w.ops[i] = nil
		delete(w.index, op)
	}
}

// reverse turns the list around.
func (w *worklist) reverse() {
	slices.Reverse(w.ops)
	for i, op := range w.ops {
		if op != nil {
			w.index[op] = i
		}
	}
}

// len returns how many operations are in the list.
func (w *worklist) len() int { return len(w.index) }
