package ir

import "slices"

// Dominance answers dominance queries about blocks, operations and values. It caches
// a dominator tree per region; after a change of the blocks of a region, call
// Invalidate.
type Dominance struct {
	post bool
	// first is the region whose tree was computed first. Most programs query no other, so the
	// map is rarely allocated.
	first     *Region
	firstTree *domTree
	trees     map[*Region]*domTree // of the others
}

// NewDominance returns dominance: A dominates B if every path from the entry to B
// passes through A.
func NewDominance() *Dominance { return &Dominance{} }

// NewPostDominance returns post-dominance: A post-dominates B if every path from B to
// an exit passes through A.
func NewPostDominance() *Dominance { return &Dominance{post: true} }

// Invalidate drops the cached dominator tree of a region.
func (d *Dominance) Invalidate(r *Region) {
	if d.first == r {
		d.first, d.firstTree = nil, nil
	}
	delete(d.trees, r)
}

// HasSSADominance reports whether definitions in a region must dominate their uses.
// This is true for detached regions and false for graph regions.
func HasSSADominance(r *Region) bool {
	op := r.op
	if op == nil {
		return true
	}
	for i := range op.ext.regions {
		if &op.ext.regions[i] == r {
			return op.RegionKind(i) == SSACFGRegion
		}
	}
	return true
}

// ReachableFromEntry reports whether b is reachable from the entry block of its
// region.
func (d *Dominance) ReachableFromEntry(b *Block) bool {
	if b.region == nil || b.region.first == b {
		return true
	}
	t := d.tree(b.region)
	n := t.node(b)
	return n >= 0 && t.depth[n] >= 0
}

// DominatesBlock reports whether a is b or properly dominates b.
func (d *Dominance) DominatesBlock(a, b *Block) bool {
	return a == b || d.ProperlyDominatesBlock(a, b)
}

// ProperlyDominatesBlock reports whether a dominates b and a != b. If b is in a
// nested region, its ancestor in a's region is compared instead; a block properly
// dominates the blocks nested in it, and itself if it is in a graph region.
func (d *Dominance) ProperlyDominatesBlock(a, b *Block) bool {
	if a == b {
		return a.region != nil && a.region.op != nil && !HasSSADominance(a.region)
	}
	if a.region != b.region {
		if b = a.region.AncestorBlock(b); b == nil {
			return false
		}
		if a == b {
			return true
		}
	}
	return d.inRegion(a, b)
}

func (d *Dominance) inRegion(a, b *Block) bool {
	t := d.tree(a.region)
	i, j := t.node(a), t.node(b)
	// As in LLVM's dominator trees, an unreachable block is dominated by every block
	// and dominates none.
	if j < 0 || t.depth[j] < 0 {
		return true
	}
	if i < 0 || t.depth[i] < 0 {
		return false
	}
	return t.dominates(i, j)
}

// ProperlyDominatesOp reports whether a properly dominates b. If b is nested in a
// sibling of a, that ancestor is compared instead; an operation does not dominate the
// operations nested in it.
func (d *Dominance) ProperlyDominatesOp(a, b *Operation) bool {
	return d.properlyDominates(a, b)
}

// DominatesOp reports whether a is b or properly dominates it.
func (d *Dominance) DominatesOp(a, b *Operation) bool {
	return a == b || d.properlyDominates(a, b)
}

func (d *Dominance) properlyDominates(a, b *Operation) bool {
	ab, bb := a.block, b.block
	if ab == nil || bb == nil {
		return a == b // one of them has been erased, or is the outermost operation
	}
	// Within a graph region, every operation dominates itself and every other.
	if a == b {
		return ab.region != nil && !HasSSADominance(ab.region)
	}
	if ab.region != bb.region {
		if ab.region == nil {
			return false
		}
		// Compare the ancestor of b in a's region. If that is a itself, the positions
		// below compare equal and a does not dominate b.
		if b = ab.region.AncestorOp(b); b == nil {
			return false
		}
		bb = b.block
	}
	if ab == bb {
		if ab.region != nil && !HasSSADominance(ab.region) {
			return true
		}
		if d.post {
			return b.IsBeforeInBlock(a)
		}
		return a.IsBeforeInBlock(b)
	}
	return d.inRegion(ab, bb)
}

// ProperlyDominates reports whether v properly dominates op, so that op may use v.
func (d *Dominance) ProperlyDominates(v *Value, op *Operation) bool {
	if v.op == nil {
		return d.DominatesBlock(v.arg().block, op.block)
	}
	// Handle the common case, within a block, without looking at regions.
	if v.op.block == op.block && v.op != op && v.op.IsBeforeInBlock(op) {
		return true
	}
	return d.properlyDominates(v.op, op)
}

// NearestCommonDominator returns the nearest block that dominates both a and b, or nil.
func (d *Dominance) NearestCommonDominator(a, b *Block) *Block {
	if a == nil || b == nil {
		return nil
	}
	for !b.region.IsAncestor(a.region) {
		op := b.ParentOp()
		if op == nil || op.block == nil {
			return nil
		}
		b = op.block
	}
	if a = b.region.AncestorBlock(a); a == nil {
		return nil
	}
	if a == b {
		return a
	}
	t := d.tree(a.region)
	i, j := t.node(a), t.node(b)
	if i < 0 || j < 0 || t.depth[i] < 0 || t.depth[j] < 0 {
		return nil
	}
	for i != j {
		if t.depth[i] < t.depth[j] {
			i, j = j, i
		}
		i = t.idom[i]
	}
	if int(i) >= len(t.blocks) {
		return nil
	}
	return t.blocks[i]
}

// ImmediateDominator returns the immediate dominator of b in its region, or nil.
func (d *Dominance) ImmediateDominator(b *Block) *Block {
	t := d.tree(b.region)
	i := t.node(b)
	if i < 0 || t.depth[i] <= 0 || int(t.idom[i]) >= len(t.blocks) {
		return nil
	}
	return t.blocks[t.idom[i]]
}

// Descend calls enter for the blocks of a region that are reachable from its entry (that have a
// path to an exit, for post-dominance), for each block before the blocks that it dominates, and
// leave after these.
func (d *Dominance) Descend(r *Region, enter, leave func(b *Block)) {
	if r.first == nil {
		return
	}
	t := d.tree(r)
	root := int32(0)
	if d.post {
		root = int32(len(t.blocks))
	}
	block := func(f func(b *Block)) func(node int32) {
		return func(node int32) {
			if int(node) < len(t.blocks) {
				f(t.blocks[node])
			}
		}
	}
	t.descend(root, block(enter), block(leave))
}

// PreOrder returns the reachable blocks of r in the order of a depth-first search, so that each
// follows the blocks that dominate it. If r is a graph region, it returns all blocks in their
// order.
func (r *Region) PreOrder() []*Block {
	switch {
	case r.first == nil:
		return nil
	case r.first.next == nil:
		return []*Block{r.first}
	case !HasSSADominance(r):
		return slices.Collect(r.Blocks())
	}
	return preOrder(r.first)
}

func (d *Dominance) tree(r *Region) *domTree {
	if d.first == r {
		return d.firstTree
	}
	if t := d.trees[r]; t != nil {
		return t
	}
	t := newDomTree(r, d.post)
	if d.first == nil {
		d.first, d.firstTree = r, t
		return t
	}
	if d.trees == nil {
		d.trees = map[*Region]*domTree{}
	}
	d.trees[r] = t
	return t
}
