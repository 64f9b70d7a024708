package bytecode

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// useID returns a number of a use. A reader that adds uses in the order of the file has the
// uses of a value in descending order of their numbers.
func (f *fileWriter) useID(u *ir.Operand) uint64 {
	return uint64(f.n.ops[u.Owner()].number)<<32 | uint64(u.Index())
}

// useOrders writes the orders of uses that differ from the order in which a reader creates
// them. It reports whether there are any.
func (f *fileWriter) useOrders(e *emitter, values []*ir.Value) bool {
	orders := map[int][]int{}
	for i, v := range values {
		if o := f.useOrder(v); o != nil {
			orders[i] = o
		}
	}
	if len(orders) == 0 {
		return false
	}
	if len(values) != 1 {
		e.varint(uint64(len(orders)))
	}
	for _, i := range hashOrder(orders) {
		if len(values) != 1 {
			e.varint(uint64(i))
		}
		writeOrder(e, orders[i])
	}
	return true
}

// useOrder returns the positions of the uses of a value in descending order of their
// numbers, or nil if they are in that order.
func (f *fileWriter) useOrder(v *ir.Value) []int {
	if !v.HasUses() || v.HasOneUse() {
		return nil
	}
	var ids []uint64
	for u := range v.Uses() {
		ids = append(ids, f.useID(u))
	}
	order := make([]int, len(ids))
	sorted := true
	for i := range order {
		order[i] = i
		sorted = sorted && (i == 0 || ids[i-1] > ids[i])
	}
	if sorted {
		return nil
	}
	slices.SortFunc(order, func(a, b int) int {
		if ids[a] > ids[b] {
			return -1
		}
		return 1
	})
	return order
}

// writeOrder writes the positions that differ, with their index, if these are fewer than
// half, and otherwise all.
func writeOrder(e *emitter, order []int) {
	moved := 0
	for i, x := range order {
		if i != x {
			moved++
		}
	}
	pairs := moved < len(order)/2
	if !pairs {
		e.flagged(uint64(len(order)), false)
		for _, x := range order {
			e.varint(uint64(x))
		}
		return
	}
	e.flagged(uint64(2*moved), true)
	for i, x := range order {
		if i != x {
			e.varint(uint64(x))
			e.varint(uint64(i))
		}
	}
}

// hashOrder returns the keys in the order of LLVM's DenseMap, because mlir-opt writes them
// in that order.
func hashOrder(m map[int][]int) []int {
	keys := make([]int, 0, len(m))
	for i := range m {
		keys = append(keys, i)
	}
	slices.Sort(keys)
	buckets := 0
	var table []int
	insert := func(k int) {
		at := (k * 37) & (buckets - 1)
		for probe := 1; table[at] >= 0; probe++ {
			at = (at + probe) & (buckets - 1)
		}
		table[at] = k
	}
	grow := func(n int) {
		old := table
		buckets = max(64, n)
		table = slices.Repeat([]int{-1}, buckets)
		for _, k := range old {
			if k >= 0 {
				insert(k)
			}
		}
	}
	for n, k := range keys {
		if 4*(n+1) >= 3*buckets {
			grow(2 * buckets)
		}
		insert(k)
	}
	return slices.DeleteFunc(table, func(k int) bool { return k < 0 })
}
