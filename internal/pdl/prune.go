package pdl

import "slices"

// The name of the root is known before matching starts. The question about it is rarely the
// first one of the tree, which prefers questions that more patterns ask. So the matcher has a
// copy of the tree for each name that a pattern requires of its root, and one for all other
// names: the whole tree without the subtrees that cannot match for that name and without the
// question itself. The rest keeps its order, so the matches are found in the same order. MLIR's
// bytecode only has one tree.

// unnamed represents all names that no pattern requires.
const unnamed = ""

// A namedTree is the whole tree together with the names of roots for which its parts can match.
// The names are in tables, because there may be thousands, and only few parts of the tree are
// copied for each.
type namedTree struct {
	rootNames []string // by pattern, unnamed for a pattern that accepts any
	chains    map[*node]*alternatives
	branches  map[*node]*alternatives
}

// alternatives are the nodes of a chain, by its first node, or the chains after the answers
// to a question. They are numbered.
type alternatives struct {
	byName map[string][]int // those that can match for a name, but not for all
	any    []int            // those that can match for all names
	nodes  []*node
}

// A nameSet has the names for which a part can match.
type nameSet struct {
	any   bool
	names []string // sorted
}

func newNamedTree(root *node, rootNames []string) *namedTree {
	t := &namedTree{rootNames: rootNames, chains: map[*node]*alternatives{}, branches: map[*node]*alternatives{}}
	t.chain(root)
	return t
}

// chain fills the tables for a chain of siblings and all below it.
func (t *namedTree) chain(n *node) nameSet {
	a, first := &alternatives{}, n
	var sets []nameSet
	for ; n != nil; n = n.failure {
		one := nameSet{}
		switch {
		case n.question != nil:
			one = t.node(n)
		case t.rootNames[n.pattern] == unnamed:
			one.any = true
		default:
			one.names = []string{t.rootNames[n.pattern]}
		}
		a.nodes, sets = append(a.nodes, n), append(sets, one)
	}
	t.chains[first] = a
	return a.add(sets)
}

// node fills the tables for the subtree of a question.
func (t *namedTree) node(n *node) nameSet {
	a := &alternatives{}
	sets := make([]nameSet, len(n.children))
	for i, child := range n.children {
		a.nodes = append(a.nodes, child.node)
		sets[i] = t.chain(child.node)
	}
	t.branches[n] = a
	return a.add(sets)
}

// add notes for which names each of the alternatives can match, and returns all of these.
func (a *alternatives) add(sets []nameSet) nameSet {
	if len(sets) == 1 {
		return sets[0] // a question with one answer, which mostly is one of few
	}
	all := nameSet{}
	a.byName = map[string][]int{}
	for i, set := range sets {
		if set.any {
			a.any, all.any = append(a.any, i), true
		}
		for _, name := range set.names {
			if !set.any {
				a.byName[name] = append(a.byName[name], i)
			}
			all.names = append(all.names, name)
		}
	}
	slices.Sort(all.names)
	all.names = slices.Compact(all.names)
	return all
}

// of calls do for the alternatives that can match for a name, in order.
func (a *alternatives) of(name string, do func(i int, n *node)) {
	if a.byName == nil {
		do(0, a.nodes[0])
		return
	}
	for x, y := a.byName[name], a.any; len(x)+len(y) > 0; {
		var i int
		if len(y) == 0 || len(x) > 0 && x[0] < y[0] {
			i, x = x[0], x[1:]
		} else {
			i, y = y[0], y[1:]
		}
		do(i, a.nodes[i])
	}
}

// prune returns the copy of a chain for roots of a name, nil if none of it can
// match. A question about the name of the root is replaced by the chain below the
// one answer that is right, which is appended in its place.
func (t *namedTree) prune(n *node, name string) *node {
	var first *node
	if n == nil {
		return nil
	}
	last := &first
	t.chains[n].of(name, func(_ int, n *node) {
		if n.question != nil && n.question.kind == operationName && n.pos.isRoot() {
			*last = t.below(n, name)
		} else if one := t.one(n, name); one != nil {
			*last = one
		}
		for *last != nil {
			last = &(*last).failure
		}
	})
	return first
}

// below returns the copy of the chain after the answer to the question for the name of the root.
func (t *namedTree) below(n *node, name string) (first *node) {
	t.branches[n].of(name, func(i int, child *node) {
		if n.children[i].answer.name != name {
			return
		}
		first = t.prune(child, name)
		for below := first; below != nil; below = below.failure {
			below.named = n.pos
		}
	})
	return first
}

// one returns the copy of a single node, without its siblings, for roots of a name. A question
// without remaining answers is omitted.
func (t *namedTree) one(n *node, name string) *node {
	if n.question == nil {
		if of := t.rootNames[n.pattern]; of != unnamed && of != name {
			return nil
		}
		return &node{pattern: n.pattern}
	}
	one := &node{pos: n.pos, question: n.question}
	t.branches[n].of(name, func(i int, child *node) {
		if pruned := t.prune(child, name); pruned != nil {
			one.children = append(one.children, branch{n.children[i].answer, pruned})
		}
	})
	if one.children == nil {
		return nil
	}
	return one
}
