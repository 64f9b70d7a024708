package ir

// Dominance answers which blocks, operations and values dominate others. It
// keeps what it computed: it must be dropped, or told, when blocks change.
type Dominance struct {
	post  bool
	trees map[*Region]*domTree
}

// NewDominance returns dominance: what comes before on every path from the entry.
func NewDominance() *Dominance { return &Dominance{} }

// NewPostDominance returns post-dominance: what comes after on every path to an exit.
func NewPostDominance() *Dominance { return &Dominance{post: true} }

// Invalidate forgets what is known of the blocks of a region.
func (d *Dominance) Invalidate(r *Region) { delete(d.trees, r) }

// HasSSADominance reports whether operations in a region must come before their
// uses.
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

// ReachableFromEntry reports whether a path leads from the entry block to b.
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

// ProperlyDominatesBlock reports whether a, or what is in it, dominates b, or
// what it lies in, and the two are not the same.
func (d *Dominance) ProperlyDominatesBlock(a, b *Block) bool {
	if a == b {
		return false
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
	// As in LLVM's trees, what is not reachable is dominated by all and
	// dominates nothing.
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

// ProperlyDominatesOp reports whether a comes before b on every path, or b lies
// in an operation that does; an operation does not dominate what is inside of it.
func (d *Dominance) ProperlyDominatesOp(a, b *Operation) bool {
	return d.properlyDominates(a, b)
}

// DominatesOp reports whether a is b or properly dominates it.
func (d *Dominance) DominatesOp(a, b *Operation) bool {
	return a == b || d.properlyDominates(a, b)
}

func (d *Dominance) properlyDominates(a, b *Operation) bool {
	ab, bb := a.block, b.block
	if a == b {
		return ab.region != nil && !HasSSADominance(ab.region)
	}
	if ab.region != bb.region {
		if ab.region == nil {
			return false
		}
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

// ProperlyDominates reports whether v may be used by op.
func (d *Dominance) ProperlyDominates(v *Value, op *Operation) bool {
	if v.op == nil {
		return d.DominatesBlock(v.arg().block, op.block)
	}
	// The common case first, without any look-up.
	if v.op.block == op.block && v.op != op && v.op.IsBeforeInBlock(op) {
		return true
	}
	return d.properlyDominates(v.op, op)
}

// NearestCommonDominator returns the nearest block that dominates both, nil if
// there is none.
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

// ImmediateDominator returns the nearest block that properly dominates b in its
// region, nil if there is none.
func (d *Dominance) ImmediateDominator(b *Block) *Block {
	t := d.tree(b.region)
	i := t.index[b]
	if t.depth[i] <= 0 || t.idom[i] >= len(t.blocks) {
		return nil
	}
	return t.blocks[t.idom[i]]
}

// A domTree is the dominator tree of the blocks of a region. The node after the
// last block is the root of post-dominance, behind all exits.
type domTree struct {
	blocks    []*Block
	index     map[*Block]int
	idom      []int
	depth     []int // -1 outside of the tree
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

// newDomTree computes immediate dominators by iteration over the blocks in
// reverse post-order, as Cooper, Harvey and Kennedy do.
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
	for k := len(order) - 1; k >= 0; k-- {
		if b := order[k]; b == root {
			t.depth[b] = 0
		} else {
			t.depth[b] = t.depth[t.idom[b]] + 1
		}
	}
	return t
}

// postOrder returns what can be reached from root, each after what it leads to.
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
