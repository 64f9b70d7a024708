package ir

import "sync"

// A domTree is the dominator tree of the blocks of a region, on the graph with
// reversed edges for post-dominance. Node len(blocks) is the virtual exit, the root
// of the post-dominator tree, a successor of all blocks without successors. Depths
// make a query a walk up to the depth of the candidate.
type domTree struct {
	blocks []*Block
	index  map[*Block]int32 // nil if the blocks are few
	idom   []int32
	depth  []int32 // -1 if the block is not reachable from the root
}

// fewBlocks is up to how many blocks are found faster in a list than in a map.
const fewBlocks = 8

// node returns the number of a block, -1 for one of another region.
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

// A domBuilder computes dominator trees; its memory is used again.
type domBuilder struct {
	succ, pred edgeList
	order      []int32 // the nodes that are reachable from the root in post-order
	number     []int32 // the positions in it, -1 for other nodes
	stack      []domFrame
}

type domFrame struct{ node, next int32 }

// An edgeList has the targets of the edges from each node, in the order in which the edges were
// found.
type edgeList struct {
	start   []int32 // of the targets of a node; the next entry is the end
	targets []int32
}

func (e *edgeList) of(node int32) []int32 { return e.targets[e.start[node]:e.start[node+1]] }

var domBuilders = sync.Pool{New: func() any { return new(domBuilder) }}

// newDomTree computes immediate dominators with the iterative algorithm of Cooper,
// Harvey and Kennedy ("A Simple, Fast Dominance Algorithm"): it visits blocks in
// reverse post-order and intersects the dominators of their predecessors until
// nothing changes.
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
	d.postOrder(root, n+1)
	t.idom[root] = root
	for d.improve(t) {
	}
	// Reverse post-order visits every block after its immediate dominator.
	for k := len(d.order) - 1; k >= 0; k-- {
		if b := d.order[k]; b == root {
			t.depth[b] = 0
		} else {
			t.depth[b] = t.depth[t.idom[b]] + 1
		}
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
// the same order; close makes it ready for use. Until then, start[node+1] is where the next
// target of the node goes.

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

// postOrder orders the nodes that are reachable from root. It is iterative because graphs can be
// deep.
func (d *domBuilder) postOrder(root int32, nodes int) {
	const open = -2 // on the stack
	d.order = d.order[:0]
	d.number = zeroed(d.number, nodes)
	for i := range d.number {
		d.number[i] = -1
	}
	d.stack = append(d.stack[:0], domFrame{root, 0})
	d.number[root] = open
	for len(d.stack) > 0 {
		f := &d.stack[len(d.stack)-1]
		next := d.succ.of(f.node)
		if int(f.next) == len(next) {
			d.number[f.node] = int32(len(d.order))
			d.order = append(d.order, f.node)
			d.stack = d.stack[:len(d.stack)-1]
			continue
		}
		s := next[f.next]
		f.next++
		if d.number[s] == -1 {
			d.number[s] = open
			d.stack = append(d.stack, domFrame{s, 0})
		}
	}
}

// improve intersects the dominators of the predecessors of each node, and reports whether that
// changed any.
func (d *domBuilder) improve(t *domTree) (changed bool) {
	for k := len(d.order) - 2; k >= 0; k-- {
		b, best := d.order[k], int32(-1)
		for _, p := range d.pred.of(b) {
			if d.number[p] < 0 || t.idom[p] < 0 {
				continue
			}
			if best < 0 {
				best = p
				continue
			}
			// Climb from both nodes to their nearest common ancestor. Post-order numbers grow
			// towards the root.
			for p != best {
				for d.number[p] < d.number[best] {
					p = t.idom[p]
				}
				for d.number[best] < d.number[p] {
					best = t.idom[best]
				}
			}
		}
		if t.idom[b] != best {
			t.idom[b], changed = best, true
		}
	}
	return changed
}
