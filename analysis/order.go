package analysis

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// BlocksByDominance returns the blocks of a region, each before those that it dominates. Blocks
// that are not reachable are last.
func BlocksByDominance(region *ir.Region) []*ir.Block {
	type visit struct {
		block *ir.Block
		next  int
	}
	seen := map[*ir.Block]bool{}
	var order []*ir.Block
	for root := range region.Blocks() {
		if seen[root] {
			continue
		}
		seen[root] = true
		stack, first := []visit{{block: root}}, len(order)
		for len(stack) > 0 {
			v := &stack[len(stack)-1]
			t := v.block.Back()
			if t == nil || v.next == t.NumSuccessors() {
				order = append(order, v.block)
				stack = stack[:len(stack)-1]
				continue
			}
			v.next++
			if to := t.Successor(v.next - 1); !seen[to] {
				seen[to] = true
				stack = append(stack, visit{block: to})
			}
		}
		slices.Reverse(order[first:])
	}
	return order
}

// TopologicalOrder sorts operations, which may be in several regions: each is before those
// that it dominates, and before those in its regions.
func TopologicalOrder(ops []*ir.Operation) []*ir.Operation {
	if len(ops) <= 1 {
		return ops
	}
	wanted := make(map[*ir.Operation]bool, len(ops))
	root := ops[0].ParentRegion()
	for _, op := range ops {
		wanted[op] = true
		for root != nil && !root.IsAncestor(op.ParentRegion()) {
			root = root.ParentRegion()
		}
	}
	sorted := make([]*ir.Operation, 0, len(ops))
	var visit func(region *ir.Region)
	visit = func(region *ir.Region) {
		for _, b := range BlocksByDominance(region) {
			for op := range b.Ops() {
				if wanted[op] {
					sorted = append(sorted, op)
				}
				for inner := range op.Regions() {
					if len(sorted) < len(wanted) {
						visit(inner)
					}
				}
			}
		}
	}
	if root != nil {
		visit(root)
	}
	return sorted
}
