package rewrite

import (
	"unsafe"

	"github.com/mica-ir/mica/ir"
)

// A DefTable maps kinds of operations to values, faster than a map does. The zero
// DefTable is empty. It may be read by several goroutines.
type DefTable[T any] struct {
	keys   []*ir.OpDef // a power of two long, at most half full
	values []T
	used   int
	shift  uint
}

// find returns the index of the key, or of the free place for it.
func (t *DefTable[T]) find(def *ir.OpDef) int {
	mask := len(t.keys) - 1
	k := int(uint64(uintptr(unsafe.Pointer(def)))*0x9e3779b97f4a7c15>>t.shift) & mask
	for t.keys[k] != nil && t.keys[k] != def {
		k = (k + 1) & mask
	}
	return k
}

// Lookup returns the value for def, and whether there is one.
func (t *DefTable[T]) Lookup(def *ir.OpDef) (value T, ok bool) {
	if t.used == 0 {
		return value, false
	}
	k := t.find(def)
	return t.values[k], t.keys[k] != nil
}

// Set gives def a value.
func (t *DefTable[T]) Set(def *ir.OpDef, value T) {
	if 2*t.used >= len(t.keys) {
		old := *t
		bits := 65 - old.shift
		if len(old.keys) == 0 {
			bits = 4
		}
		*t = DefTable[T]{keys: make([]*ir.OpDef, 1<<bits), values: make([]T, 1<<bits), shift: 64 - bits}
		for i, d := range old.keys {
			if d != nil {
				t.Set(d, old.values[i])
			}
		}
	}
	k := t.find(def)
	if t.keys[k] == nil {
		t.keys[k] = def
		t.used++
	}
	t.values[k] = value
}
