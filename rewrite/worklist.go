package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A worklist is a stack that contains each operation at most once. The table has the
// positions in the stack, counted from one. An entry is valid only if that position holds
// the operation, so entries need not be removed when an operation is popped.
type worklist struct {
	ops   []*ir.Operation // nil where one was removed
	count int             // of the non-nil ones
	table opTable[int32]
}

func (w *worklist) clear() {
	w.ops, w.count = w.ops[:0], 0
	clearTable(&w.table)
}

// push puts op on top unless it is in the list.
func (w *worklist) push(op *ir.Operation) {
	t := &w.table
	if len(t.keys) == 0 {
		resizeTable(t, minTable)
	}
	k := findOp(t, op)
	if t.keys[k] == nil {
		if 2*t.used >= len(t.keys) {
			w.rebuild()
			k = findOp(t, op)
		}
		t.keys[k] = op
		t.used++
	} else if i := int(t.values[k]); i <= len(w.ops) && i > 0 && w.ops[i-1] == op {
		return
	}
	w.ops = append(w.ops, op)
	t.values[k] = int32(len(w.ops))
	w.count++
}

// rebuild makes a new table from the operations on the stack. Most keys may be of
// operations that have left it, so it need not be larger.
func (w *worklist) rebuild() {
	bits := 64 - w.table.shift
	if 4*w.count >= len(w.table.keys) {
		bits++
	}
	resizeTable(&w.table, bits)
	w.enterAll()
}

func (w *worklist) enterAll() {
	t := &w.table
	for i, op := range w.ops {
		if op != nil {
			k := findOp(t, op)
			if t.keys[k] == nil {
				t.keys[k] = op
				t.used++
			}
			t.values[k] = int32(i + 1)
		}
	}
}

// pop takes the operation on top, nil if the list is empty.
func (w *worklist) pop() *ir.Operation {
	for n := len(w.ops); n > 0; n-- {
		op := w.ops[n-1]
		w.ops = w.ops[:n-1]
		if op != nil {
			w.count--
			return op
		}
	}
	return nil
}

// remove takes op out of the list if it is in it.
func (w *worklist) remove(op *ir.Operation) {
	if i := w.position(op); i > 0 {
		w.ops[i-1] = nil
		w.count--
	}
}

// contains reports whether op is in the list.
func (w *worklist) contains(op *ir.Operation) bool { return w.position(op) > 0 }

// position returns the position of op in the stack, counted from one, 0 if it has none.
func (w *worklist) position(op *ir.Operation) int {
	if i := int(valueOf(&w.table, op)); i <= len(w.ops) && i > 0 && w.ops[i-1] == op {
		return i
	}
	return 0
}

// reverse turns the list around.
func (w *worklist) reverse() {
	slices.Reverse(w.ops)
	w.enterAll()
}

// len returns how many operations are in the list.
func (w *worklist) len() int { return w.count }
