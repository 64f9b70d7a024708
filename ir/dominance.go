package ir

import "slices"

// Dominance answers dominance queries about blocks, operations and values. It caches
// a dominator tree per region; after a change of the blocks of a region, call
// Invalidate.
type Dominance struct {
	post  bool
	trees map[*Region]*domTree
}

// NewDominance returns dominance: A dominates B if every path from the entry to B
// passes through A.
func NewDominance() *Dominance { return &Dominance{} }

// NewPostDominance returns post-dominance: A post-dominates B if every path from B to
// an exit passes through A.
func NewPostDominance() *Dominance { return &Dominance{post: true} }

// Invalidate drops the cached dominator tree of a region.
func (d *Dominance) Invalidate(r *Region) { delete(d.trees, r) }

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
	n, ok := t.index[b]
	return ok && t.reachable[n]
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
	i, j := t.index[a], t.index[b]
	// As in LLVM's dominator trees, an unreachable block is dominated by every block
	// and dominates none.
	if t.depth[j] < 0 {
		return true
	}
	if t.depth[i] < 0 {
		return false
	}
	for t.depth[j] > t.depth[i] {
		j = t.idom[j]
	}
	return i == j
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

// NearestCommonDominator returns the nearest block that dominates both a and b, or
// nil if there is none.
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
	i, j := t.index[a], t.index[b]
	if t.depth[i] < 0 || t.depth[j] < 0 {
		return nil
	}
	for i != j {
		if t.depth[i] < t.depth[j] {
			i, j = j, i
		}
		i = t.idom[i]
	}
	if i >= len(t.blocks) {
		return nil
	}
	return t.blocks[i]
}

// ImmediateDominator returns the immediate dominator of b in its region, or nil if
// there is none.
func (d *Dominance) ImmediateDominator(b *Block) *Block {
	t := d.tree(b.region)
	i := t.index[b]
	if t.depth[i] <= 0 || t.idom[i] >= len(t.blocks) {
		return nil
	}
	return t.blocks[t.idom[i]]
}

// PreOrder returns the blocks of r that are reachable from its entry in the order in which a
// depth-first search finds them, so that each is after the blocks that dominate it; all blocks
// in their order if r is a graph region.
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

// A domTree is the dominator tree of the blocks of a region, on the graph with
// reversed edges for post-dominance. Node len(blocks) is the virtual exit, the root
// of the post-dominator tree, a successor of all blocks without successors. Depths
// make a query a walk up to the depth of the candidate.
type domTree struct {
	blocks    []*Block
	index     map[*Block]int
	idom      []int
	depth     []int // -1 if the block is not reachable from the root
	reachable []bool
}

func (d *Dominance) tree(r *Region) *domTree {
	if t := d.trees[r]; t != nil {
		return t
	}
	t := newDomTree(r, d.post)
	if d.trees == nil {
		d.trees = map[*Region]*domTree{}
	}
	d.trees[r] = t
	return t
}

// newDomTree computes immediate dominators with the iterative algorithm of Cooper,
// Harvey and Kennedy ("A Simple, Fast Dominance Algorithm"): it visits blocks in
// reverse post-order and intersects the dominators of their predecessors until
// nothing changes.
func newDomTree(r *Region, post bool) *domTree {
	t := &domTree{index: map[*Block]int{}}
	for b := range r.Blocks() {
		t.index[b] = len(t.blocks)
		t.blocks = append(t.blocks, b)
	}
	n := len(t.blocks)
	succ, pred := make([][]int, n+1), make([][]int, n+1)
	edge := func(i, j int) {
		succ[i] = append(succ[i], j)
		pred[j] = append(pred[j], i)
	}
	exit := n
	for i, b := range t.blocks {
		if b.NumSuccessors() == 0 && post {
			edge(exit, i)
		}
		for s := range b.Successors() {
			j, ok := t.index[s]
			switch {
			case !ok:
			case post:
				edge(j, i)
			default:
				edge(i, j)
			}
		}
	}
	root := 0
	if post {
		root = exit
	}
	t.idom, t.depth, t.reachable = make([]int, n+1), make([]int, n+1), make([]bool, n+1)
	order := postOrder(root, succ)
	number := make([]int, n+1)
	for i := range t.idom {
		t.idom[i], t.depth[i], number[i] = -1, -1, -1
	}
	for i, b := range order {
		number[b] = i
		t.reachable[b] = true
	}
	t.idom[root] = root
	for changed := true; changed; {
		changed = false
		for k := len(order) - 2; k >= 0; k-- {
			b, best := order[k], -1
			for _, p := range pred[b] {
				if number[p] < 0 || t.idom[p] < 0 {
					continue
				}
				if best < 0 {
					best = p
					continue
				}
				// Intersect: climb from both nodes to their nearest common ancestor.
				// Post-order numbers grow towards the root.
				for p != best {
					for number[p] < number[best] {
						p = t.idom[p]
					}
					for number[best] < number[p] {
						best = t.idom[best]
					}
				}
			}
			if t.idom[b] != best {
				t.idom[b], changed = best, true
			}
		}
	}
	// Reverse post-order visits every block after its immediate dominator.
	for k := len(order) - 1; k >= 0; k-- {
		if b := order[k]; b == root {
			t.depth[b] = 0
		} else {
			t.depth[b] = t.depth[t.idom[b]] + 1
		}
	}
	return t
}

// postOrder returns the nodes reachable from root in post-order. It is iterative
// because graphs can be deep.
func postOrder(root int, succ [][]int) []int {
	type frame struct{ node, next int }
	seen := make([]bool, len(succ))
	var order []int
	stack := []frame{{root, 0}}
	seen[root] = true
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next == len(succ[f.node]) {
			order = append(order, f.node)
			stack = stack[:len(stack)-1]
			continue
		}
		s := succ[f.node][f.next]
		f.next++
		if !seen[s] {
			seen[s] = true
			stack = append(stack, frame{s, 0})
		}
	}
	return order
}
