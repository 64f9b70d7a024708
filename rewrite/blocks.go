package rewrite

import "github.com/mica-ir/mica/ir"

// walkPostOrder calls visit for every operation in the region, nested operations first. visit
// may erase or move its argument.
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

// walkPreOrder calls visit for every operation in the region, outer operations first. If visit
// returns false, the operations nested in its argument are skipped.
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

// A blockOrder lists the blocks of regions, nested ones while the list of an outer one is in
// use. The zero value is ready for use.
type blockOrder struct {
	blocks []*ir.Block // those of the open regions
	starts []int       // of the open regions
	seen   map[*ir.Block]bool
}

// enter returns the blocks of the region, successors before predecessors
// where there is no cycle. Blocks that are not reachable come last. The list is valid until
// leave.
func (o *blockOrder) enter(region *ir.Region) []*ir.Block {
	start := len(o.blocks)
	o.starts = append(o.starts, start)
	if region.HasOneBlock() {
		o.blocks = append(o.blocks, region.Entry())
		return o.blocks[start:]
	}
	o.seen = emptied(o.seen)
	for b := range region.Blocks() {
		if !o.seen[b] {
			o.blocks = b.AppendPostOrder(o.blocks, o.seen)
		}
	}
	return o.blocks[start:]
}

// leave ends the use of the list that was returned last.
func (o *blockOrder) leave() {
	n := len(o.starts) - 1
	clear(o.blocks[o.starts[n]:])
	o.blocks, o.starts = o.blocks[:o.starts[n]], o.starts[:n]
}

// emptied returns a map without entries: m, unless that is so large that emptying it would cost
// more than a new one.
func emptied[K comparable, V any](m map[K]V) map[K]V {
	const most = 64
	if m == nil || len(m) > most {
		return map[K]V{}
	}
	clear(m)
	return m
}

// hasOneBlock reports whether the region has one block or none.
func hasOneBlock(region *ir.Region) bool {
	return region.Empty() || region.HasOneBlock()
}

// eraseUnreachable erases unreachable blocks in the region and in all nested regions, and
// reports whether there were any.
func (o *blockOrder) eraseUnreachable(r *Rewriter, region *ir.Region) bool {
	changed := false
	if !hasOneBlock(region) {
		o.seen = emptied(o.seen)
		start := len(o.blocks)
		o.blocks = region.Entry().AppendPostOrder(o.blocks, o.seen)[:start]
		var dead []*ir.Block
		for b := range region.Blocks() {
			if !o.seen[b] {
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
				changed = o.eraseUnreachable(r, op.Region(i)) || changed
			}
		}
	}
	return changed
}

// dropDefinitions removes all uses of the values that an unreachable block defines, and of the
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
