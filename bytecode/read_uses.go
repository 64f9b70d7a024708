package bytecode

import (
	"iter"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A useOrder is a permutation of the uses of a value: position i in the order of the file is
// position indices[i] in the list of uses, or indices has pairs for the positions that
// differ.
type useOrder struct {
	indices []uint64
	pairs   bool
}

// readOrders reads the orders of the uses of n values.
func readOrders(r *Reader, n int) map[int]useOrder {
	count := uint64(1)
	if n > 1 {
		count = r.Varint()
		r.fits(count)
	}
	orders := map[int]useOrder{}
	for range count {
		i := uint64(0)
		if n > 1 {
			i = r.Varint()
		}
		size, pairs := r.Flagged()
		r.fits(size)
		o := useOrder{make([]uint64, size), pairs}
		for k := range o.indices {
			o.indices[k] = r.Varint()
		}
		if _, known := orders[int(i)]; !known {
			orders[int(i)] = o
		}
	}
	return orders
}

func (s *irReader) useOrders(r *Reader, values []*ir.Value) {
	for i, o := range readOrders(r, len(values)) {
		if i >= 0 && i < len(values) {
			s.orders[values[i]] = o
		}
	}
}

// sortUses puts the uses of all values in blocks in the order of the file, or in the order
// that the file specifies. It returns false if the specified order is invalid.
func (s *irReader) sortUses(blocks iter.Seq[*ir.Block]) bool {
	numbers := map[*ir.Operation]uint64{}
	var values []*ir.Value
	var visit func(b *ir.Block)
	visit = func(b *ir.Block) {
		values = append(values, b.Args()...)
		for op := range b.Ops() {
			numbers[op] = uint64(len(numbers))
			values = append(values, op.Results()...)
			for r := range op.Regions() {
				for nested := range r.Blocks() {
					visit(nested)
				}
			}
		}
	}
	for b := range blocks {
		visit(b)
	}
	for _, v := range values {
		if !v.HasUses() || v.HasOneUse() {
			continue
		}
		order, given := s.orders[v]
		if !sortUsesOf(v, numbers, order, given) {
			return false
		}
	}
	return true
}

func sortUsesOf(v *ir.Value, numbers map[*ir.Operation]uint64, order useOrder, given bool) bool {
	uses := slices.Collect(v.Uses())
	id := func(u *ir.Operand) uint64 { return numbers[u.Owner()]<<32 | uint64(u.Index()) }
	slices.SortFunc(uses, func(a, b *ir.Operand) int {
		if id(a) > id(b) {
			return -1
		}
		return 1
	})
	if given {
		to, ok := order.positions(len(uses))
		if !ok {
			return false
		}
		sorted := slices.Clone(uses)
		for i, u := range sorted {
			uses[to[i]] = u
		}
	}
	v.SetUseOrder(uses)
	return true
}

// positions returns the new positions of n uses. It is false if they are not a permutation.
func (o useOrder) positions(n int) ([]uint64, bool) {
	to := o.indices
	if o.pairs {
		if len(to)%2 != 0 {
			return nil, false
		}
		to = make([]uint64, n)
		for i := range to {
			to[i] = uint64(i)
		}
		for i := 0; i < len(o.indices); i += 2 {
			// The writer has a pair for each index that is out of place: the position in the
			// list and the position in the order of the file.
			if o.indices[i+1] >= uint64(n) {
				return nil, false
			}
			to[o.indices[i+1]] = o.indices[i]
		}
	}
	seen := make([]bool, n)
	for _, x := range to {
		if x >= uint64(n) || seen[x] {
			return nil, false
		}
		seen[x] = true
	}
	return to, len(to) == n
}
