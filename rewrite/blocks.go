package rewrite

import "github.com/mica-ir/mica/ir"

// walkPostOrder calls visit for every operation in the region, for what is in an
// operation before the operation. visit may erase or move what it is given.
func walkPostOrder(region *ir.Region, visit func(*ir.Operation)) {
	for b := range region.Blocks() {
		for op := b.Front(); op != nil; {
			next := op.Next()
			for i := range op.NumRegions() {
				walkPostOrder(op.Region(i), visit)
			}
			visit(op)
			op = next
		}
	}
}

// walkPreOrder calls visit for every operation in the region before what is in
// it, which is passed over if visit returns false.
func walkPreOrder(region *ir.Region, visit func(*ir.Operation) bool) {
	for b := range region.Blocks() {
		for op := b.Front(); op != nil; {
			next := op.Next()
			if visit(op) {
				for i := range op.NumRegions() {
					walkPreOrder(op.Region(i), visit)
				}
			}
			op = next
		}
	}
}

// postOrder returns the blocks of the region, successors before predecessors
// where there is no cycle. Blocks that are not reachable come last.
func postOrder(region *ir.Region) []*ir.Block {
	var order []*ir.Block
	seen := map[*ir.Block]bool{}
	for b := range region.Blocks() {
		if !seen[b] {
			order = append(order, b.PostOrder(seen)...)
		}
	}
	return order
}

// hasOneBlock reports whether the region has one block or none.
func hasOneBlock(region *ir.Region) bool {
	return region.Empty() || region.HasOneBlock()
}

// eraseUnreachable erases blocks that are not reachable, in the region and in what
// it contains, and reports whether there were any.
func eraseUnreachable(r *Rewriter, region *ir.Region) bool {
	changed := false
	if !hasOneBlock(region) {
		reachable := map[*ir.Block]bool{}
		region.Entry().PostOrder(reachable)
		var dead []*ir.Block
		for b := range region.Blocks() {
			if !reachable[b] {
				dead = append(dead, b)
			}
		}
		for _, b := range dead {
			dropDefinitions(b)
		}
		for _, b := range dead {
			r.EraseBlock(b)
			changed = true
		}
	}
	for b := range region.Blocks() {
		for op := b.Front(); op != nil; op = op.Next() {
			for i := range op.NumRegions() {
				changed = eraseUnreachable(r, op.Region(i)) || changed
			}
		}
	}
	return changed
}

// dropDefinitions ends all uses of what an unreachable block defines, and of the
// block itself. Only unreachable code has such uses.
func dropDefinitions(b *ir.Block) {
	for i := range b.NumArguments() {
		for u := range b.Argument(i).Uses() {
			u.Set(nil)
		}
	}
	for op := b.Front(); op != nil; op = op.Next() {
		op.DropAllUses()
		for i := range op.NumSuccessors() {
			op.SetSuccessor(i, nil)
		}
	}
}
