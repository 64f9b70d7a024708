package rewrite

import (
	"slices"
	"unsafe"

	"github.com/mica-ir/mica/ir"
)

// A worklist is a stack that contains each operation at most once. A hash table maps
// operations to positions in the stack. An entry is valid only if that position holds
// the operation, so entries need not be removed when an operation is popped.
type worklist struct {
	ops   []*ir.Operation // nil where one was removed
	count int             // of those that are not nil
	keys  []*ir.Operation // a power of two long
	at    []int32         // the index in ops, by the index of the key
	used  int             // of keys
	shift uint
}

func newWorklist() *worklist {
	w := &worklist{}
	w.resize(8)
	return w
}

// resize makes a table of 1<<bits entries and enters what is on the stack.
func (w *worklist) resize(bits uint) {
	w.keys, w.at = make([]*ir.Operation, 1<<bits), make([]int32, 1<<bits)
	w.shift, w.used = 64-bits, 0
	w.enterAll()
}

func (w *worklist) enterAll() {
	for i, op := range w.ops {
		if op != nil {
			k := w.find(op)
			if w.keys[k] == nil {
				w.keys[k] = op
				w.used++
			}
			w.at[k] = int32(i)
		}
	}
}

// find returns the index of the key, or of the free place for it. Operations do
// not move, so the hash of an address stays.
func (w *worklist) find(op *ir.Operation) int {
	mask := len(w.keys) - 1
	k := int(uint64(uintptr(unsafe.Pointer(op)))*0x9e3779b97f4a7c15>>w.shift) & mask
	for w.keys[k] != nil && w.keys[k] != op {
		k = (k + 1) & mask
	}
	return k
}

func (w *worklist) clear() {
	w.ops, w.count, w.used = w.ops[:0], 0, 0
	clear(w.keys)
}

// push puts op on top unless it is in the list.
func (w *worklist) push(op *ir.Operation) {
	k := w.find(op)
	if w.keys[k] == nil {
		if 2*w.used >= len(w.keys) {
			// Most keys may be of operations that have left.
			bits := 64 - w.shift
			if 4*w.count >= len(w.keys) {
				bits++
			}
			w.resize(bits)
			k = w.find(op)
		}
		w.keys[k] = op
		w.used++
	} else if i := int(w.at[k]); i < len(w.ops) && w.ops[i] == op {
		return
	}
	w.at[k] = int32(len(w.ops))
	w.ops = append(w.ops, op)
	w.count++
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
	k := w.find(op)
	if w.keys[k] == nil {
		return
	}
	if i := int(w.at[k]); i < len(w.ops) && w.ops[i] == op {
		w.ops[i] = nil
		w.count--
	}
}

// reverse turns the list around.
func (w *worklist) reverse() {
	slices.Reverse(w.ops)
	w.enterAll()
}

// len returns how many operations are in the list.
func (w *worklist) len() int { return w.count }
