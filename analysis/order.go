package analysis

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// BlocksByDominance returns the blocks of a region, dominating blocks first and unreachable
// blocks last.
func BlocksByDominance(region *ir.Region) []*ir.Block {
	seen := map[*ir.Block]bool{}
	var order []*ir.Block
	for b := range region.Blocks() {
		if !seen[b] {
			reached := b.PostOrder(seen)
			slices.Reverse(reached)
			order = append(order, reached...)
		}
	}
	return order
}

// TopologicalOrder sorts operations, which may be in several regions: each precedes the
// operations that it dominates or contains.
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
