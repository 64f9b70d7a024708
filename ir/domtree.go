package ir

import "sync"

// A domTree is the dominator tree of the blocks of a region, on the graph with
// reversed edges for post-dominance. Node len(blocks) is the virtual exit, the root
// of the post-dominator tree, a successor of all blocks without successors.
type domTree struct {
	blocks []*Block
	index  map[*Block]int32 // nil if the blocks are few
	idom   []int32
	depth  []int32 // -1 if the block is not reachable from the root
	// A deep tree numbers its nodes in pre-order: the nodes that a node dominates have the numbers
	// from its own up to its last. Other trees have no numbers.
	number, last []int32
}

// deepTree is the depth from which on numbers are faster than a walk towards the root.
const deepTree = 32

// dominates reports whether node i dominates node j. Both are reachable.
func (t *domTree) dominates(i, j int32) bool {
	if t.number != nil {
		return t.number[i] <= t.number[j] && t.number[j] <= t.last[i]
	}
	for t.depth[j] > t.depth[i] {
		j = t.idom[j]
	}
	return i == j
}

// enumerate numbers the nodes below the root.
func (t *domTree) enumerate(root int32) {
	n := len(t.depth)
	numbers := make([]int32, 2*n)
	t.number, t.last = numbers[:n:n], numbers[n:]
	next := int32(0)
	t.descend(root, func(node int32) {
		t.number[node] = next
		next++
	}, func(node int32) { t.last[node] = next - 1 })
}

// fewBlocks is up to how many blocks are found faster in a list than in a map.
const fewBlocks = 8

// node returns the number of a block, or -1 for one of another region.
func (t *domTree) node(b *Block) int32 {
	if t.index != nil {
		if n, ok := t.index[b]; ok {
			return n
		}
		return -1
	}
	for i, have := range t.blocks {
		if have == b {
			return int32(i)
		}
	}
	return -1
}

// descend calls enter and leave for the nodes that the root dominates, itself first.
func (t *domTree) descend(root int32, enter, leave func(node int32)) {
	// The first and the next of the nodes that have the same immediate dominator.
	n := int32(len(t.depth))
	links := make([]int32, 2*n)
	first, next := links[:n], links[n:]
	for i := range links {
		links[i] = -1
	}
	for i := n - 1; i >= 0; i-- {
		if i != root && t.depth[i] > 0 {
			d := t.idom[i]
			next[i], first[d] = first[d], i
		}
	}
	for node := root; ; {
		enter(node)
		if first[node] >= 0 {
			node = first[node]
			continue
		}
		for leave(node); node != root && next[node] < 0; leave(node) {
			node = t.idom[node]
		}
		if node == root {
			return
		}
		node = next[node]
	}
}

// A domBuilder computes dominator trees; its memory is used again. It numbers the nodes that are
// reachable from the root in the pre-order of a depth-first search.
type domBuilder struct {
	succ, pred edgeList
	node       []int32 // by number
	number     []int32 // of a node, -1 if it is not reachable
	stack      []domFrame
	// By numbers: the parent in the tree of the search, which compression replaces by farther
	// ancestors; the semidominator; of the node and the ancestors that compression has skipped, the
	// one with the smallest semidominator; the immediate dominator.
	ancestor, semi, label, idom []int32
	path                        []int32
}

type domFrame struct{ node, next int32 }

// An edgeList has the targets of the edges from each node, in order of discovery.
type edgeList struct {
	start   []int32 // of the targets of a node; the next entry is the end
	targets []int32
}

func (e *edgeList) of(node int32) []int32 { return e.targets[e.start[node]:e.start[node+1]] }

var domBuilders = sync.Pool{New: func() any { return new(domBuilder) }}

// newDomTree computes immediate dominators with the algorithm that Georgiadis calls SEMI-NCA
// ("Linear-Time Algorithms for Dominators and Related Problems"), as LLVM does: the immediate
// dominator of a node is its nearest ancestor in the depth-first search tree that is its
// semidominator or an ancestor of the semidominator. Intersecting the dominators of predecessors
// until nothing changes is simpler, but quadratic if a block has predecessors along a chain.
func newDomTree(r *Region, post bool) *domTree {
	t := &domTree{}
	n := r.NumBlocks()
	t.blocks = make([]*Block, 0, n)
	if n > fewBlocks {
		t.index = make(map[*Block]int32, n)
	}
	for b := r.first; b != nil; b = b.next {
		if t.index != nil {
			t.index[b] = int32(len(t.blocks))
		}
		t.blocks = append(t.blocks, b)
	}
	parts := make([]int32, 2*(n+1))
	t.idom, t.depth = parts[:n+1:n+1], parts[n+1:]
	for i := range parts {
		parts[i] = -1
	}
	d := domBuilders.Get().(*domBuilder)
	defer domBuilders.Put(d)
	d.edges(t, post)
	root := int32(0)
	if post {
		root = int32(n)
	}
	d.search(root, n+1)
	d.semidominators()
	d.dominators()
	// Pre-order visits every node after its immediate dominator.
	t.idom[root], t.depth[root] = root, 0
	deepest := int32(0)
	for k, b := range d.node[1:] {
		t.idom[b] = d.node[d.idom[k+1]]
		t.depth[b] = t.depth[t.idom[b]] + 1
		deepest = max(deepest, t.depth[b])
	}
	if deepest >= deepTree {
		t.enumerate(root)
	}
	return t
}

// edges lists the edges of the graph.
func (d *domBuilder) edges(t *domTree, post bool) {
	n := len(t.blocks)
	d.succ.reset(n + 1)
	d.pred.reset(n + 1)
	for pass := range 2 {
		edge := func(i, j int32) {
			d.succ.count(i)
			d.pred.count(j)
		}
		if pass == 1 {
			d.succ.allot()
			d.pred.allot()
			edge = func(i, j int32) {
				d.succ.add(i, j)
				d.pred.add(j, i)
			}
		}
		for i, b := range t.blocks {
			successors := b.NumSuccessors()
			if successors == 0 && post {
				edge(int32(n), int32(i))
			}
			for s := range successors {
				j := t.node(b.Successor(s))
				switch {
				case j < 0:
				case post:
					edge(j, int32(i))
				default:
					edge(int32(i), j)
				}
			}
		}
	}
	d.succ.close()
	d.pred.close()
}

// An edgeList is filled in four steps: reset, count of each edge, allot, and add of each edge in
// the same order; close makes it ready for use. Until then, start[node+1] is the index for the next
// target of the node.

func (e *edgeList) reset(nodes int) {
	e.start = zeroed(e.start, nodes+2)
}

func (e *edgeList) count(from int32) { e.start[from+2]++ }

func (e *edgeList) allot() {
	for i := 2; i < len(e.start); i++ {
		e.start[i] += e.start[i-1]
	}
	e.targets = zeroed(e.targets, int(e.start[len(e.start)-1]))
}

func (e *edgeList) add(from, to int32) {
	e.targets[e.start[from+1]] = to
	e.start[from+1]++
}

func (e *edgeList) close() { e.start = e.start[:len(e.start)-1] }

// zeroed returns a list of n zeros in the memory of another if that suffices.
func zeroed(list []int32, n int) []int32 {
	if cap(list) < n {
		return make([]int32, n)
	}
	list = list[:n]
	clear(list)
	return list
}

// search numbers the nodes that are reachable from root. It is iterative because graphs can be
// deep.
func (d *domBuilder) search(root int32, nodes int) {
	d.node, d.ancestor = d.node[:0], d.ancestor[:0]
	d.number = zeroed(d.number, nodes)
	for i := range d.number {
		d.number[i] = -1
	}
	d.stack = d.stack[:0]
	d.visit(root, 0)
	for len(d.stack) > 0 {
		f := &d.stack[len(d.stack)-1]
		next := d.succ.of(f.node)
		if int(f.next) == len(next) {
			d.stack = d.stack[:len(d.stack)-1]
			continue
		}
		s := next[f.next]
		f.next++
		if d.number[s] < 0 {
			d.visit(s, d.number[f.node])
		}
	}
}

// visit gives a node the next number.
func (d *domBuilder) visit(node, parent int32) {
	d.number[node] = int32(len(d.node))
	d.node = append(d.node, node)
	d.ancestor = append(d.ancestor, parent)
	d.stack = append(d.stack, domFrame{node, 0})
}

// semidominators computes the semidominator of each node: the smallest number from which a path
// leads to the node whose inner nodes all have larger numbers than the node. In the beginning,
// idom has the parents.
func (d *domBuilder) semidominators() {
	n := len(d.node)
	d.semi, d.label = zeroed(d.semi, n), zeroed(d.label, n)
	d.idom = append(d.idom[:0], d.ancestor...)
	for i := range d.semi {
		d.semi[i], d.label[i] = int32(i), int32(i)
	}
	for w := int32(n - 1); w > 0; w-- {
		best := d.idom[w]
		for _, p := range d.pred.of(d.node[w]) {
			if v := d.number[p]; v >= 0 {
				best = min(best, d.semi[d.smallest(v, w+1)])
			}
		}
		d.semi[w] = best
	}
}

// smallest returns the node with the smallest semidominator among v and its ancestors with
// numbers from first on, whose semidominators are known. It makes the ancestor of all of them
// the one that comes next, so that later searches are short.
func (d *domBuilder) smallest(v, first int32) int32 {
	if d.ancestor[v] < first {
		return d.label[v]
	}
	d.path = d.path[:0]
	for d.ancestor[v] >= first {
		d.path = append(d.path, v)
		v = d.ancestor[v]
	}
	for i := len(d.path) - 1; i >= 0; i-- {
		u := d.path[i]
		if d.semi[d.label[v]] < d.semi[d.label[u]] {
			d.label[u] = d.label[v]
		}
		d.ancestor[u] = d.ancestor[v]
		v = u
	}
	return d.label[v]
}

// dominators replaces the parents in idom by the nearest ancestors that are not below the
// semidominators.
func (d *domBuilder) dominators() {
	for w := 1; w < len(d.node); w++ {
		for d.idom[w] > d.semi[w] {
			d.idom[w] = d.idom[d.idom[w]]
		}
	}
}
