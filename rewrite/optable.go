package rewrite

import (
	"unsafe"

	"github.com/mica-ir/mica/ir"
)

// An opTable maps operations to values. It is a hash table with open addressing and linear
// probing that is at most half full. Removing a key sets its value to the zero value, which
// means absent, and the key remains until the table is rebuilt. The zero table is empty.
//
// It has functions instead of methods, because the compiler compiles the methods of all
// instances of generic types in the fields of Rewriter in every package that uses Rewriter.
type opTable[V comparable] struct {
	keys   []*ir.Operation // a power of two long
	values []V
	used   int // keys
	shift  uint
}

// findOp returns the index of the key, or of the free place for it. Operations do
// not move, so the hash of an address stays.
func findOp[V comparable](t *opTable[V], op *ir.Operation) int {
	mask := len(t.keys) - 1
	k := int(uint64(uintptr(unsafe.Pointer(op)))*0x9e3779b97f4a7c15>>t.shift) & mask
	for t.keys[k] != nil && t.keys[k] != op {
		k = (k + 1) & mask
	}
	return k
}

// valueOf returns the value of an operation, or the zero value.
func valueOf[V comparable](t *opTable[V], op *ir.Operation) (v V) {
	if t.used == 0 {
		return v
	}
	k := findOp(t, op)
	if t.keys[k] == nil {
		return v
	}
	return t.values[k]
}

// setValue sets the value of an operation.
func setValue[V comparable](t *opTable[V], op *ir.Operation, v V) {
	if len(t.keys) == 0 {
		resizeTable(t, minTable)
	}
	k := findOp(t, op)
	if t.keys[k] == nil {
		if 2*t.used >= len(t.keys) {
			growTable(t)
			k = findOp(t, op)
		}
		t.keys[k] = op
		t.used++
	}
	t.values[k] = v
}

// removeOp removes the value of an operation.
func removeOp[V comparable](t *opTable[V], op *ir.Operation) {
	if t.used == 0 {
		return
	}
	if k := findOp(t, op); t.keys[k] != nil {
		var zero V
		t.values[k] = zero
	}
}

// minTable is log2 of the length of the first table.
const minTable = 5

// resizeTable makes an empty table of 1<<bits entries.
func resizeTable[V comparable](t *opTable[V], bits uint) {
	t.keys, t.values = make([]*ir.Operation, 1<<bits), make([]V, 1<<bits)
	t.shift, t.used = 64-bits, 0
}

// growTable rebuilds the table without keys that have no value, larger if there are few of these.
func growTable[V comparable](t *opTable[V]) {
	var zero V
	valid := 0
	for i, op := range t.keys {
		if op != nil && t.values[i] != zero {
			valid++
		}
	}
	keys, values, bits := t.keys, t.values, 64-t.shift
	if 4*valid >= len(keys) {
		bits++
	}
	resizeTable(t, bits)
	for i, op := range keys {
		if op != nil && values[i] != zero {
			k := findOp(t, op)
			t.keys[k], t.values[k] = op, values[i]
			t.used++
		}
	}
}

// clearTable removes all. A table that is much larger than it had to be is released, so
// that emptying it takes time proportional to its use.
func clearTable[V comparable](t *opTable[V]) {
	if len(t.keys) > 16*(t.used+1<<minTable) {
		*t = opTable[V]{}
		return
	}
	clear(t.keys)
	clear(t.values)
	t.used = 0
}
