package pdl

// The name of the root is known before matching starts, so there is a tree for
// each name that a pattern asks for, and one for all other names. Each is the
// whole tree without what cannot match, in the same order.

// unnamed stands for the names that no pattern asks for.
const unnamed = ""

// A namedTree is the whole tree with what root names its parts are good for.
type namedTree struct {
	rootNames []string // by pattern, unnamed for a pattern that takes any
	only      map[*node]string
}

// several tells that patterns below a node differ in their root's name, or take any.
const several = "\x00"

func newNamedTree(root *node, rootNames []string) *namedTree {
	t := &namedTree{rootNames, map[*node]string{}}
	t.mark(root)
	return t
}

// mark notes for each node of a chain the one root name of all patterns below its
// answers, or several.
func (t *namedTree) mark(n *node) {
	for ; n != nil; n = n.failure {
		if n.question == nil {
			t.only[n] = several
			if name := t.rootNames[n.pattern]; name != unnamed {
				t.only[n] = name
			}
			continue
		}
		for i, child := range n.children {
			t.mark(child.node)
			name := t.common(child.node)
			if i > 0 && name != t.only[n] {
				name = several
			}
			t.only[n] = name
		}
	}
}

// common returns the one root name of a chain, or several.
func (t *namedTree) common(n *node) string {
	name := t.only[n]
	for n = n.failure; n != nil && name != several; n = n.failure {
		if t.only[n] != name {
			name = several
		}
	}
	return name
}

// prune returns the tree for roots of a name, nil if none can match.
func (t *namedTree) prune(n *node, name string) *node {
	var first *node
	last := &first
	for ; n != nil; n = n.failure {
		if only := t.only[n]; only != several && only != name {
			continue
		}
		if n.question != nil && n.question.kind == operationName && n.pos.isRoot() {
			for _, child := range n.children {
				if child.answer.name == name {
					*last = t.prune(child.node, name)
					for below := *last; below != nil; below = below.failure {
						below.named = n.pos
					}
				}
			}
		} else if one := t.one(n, name); one != nil {
			*last = one
		}
		for *last != nil {
			last = &(*last).failure
		}
	}
	return first
}

// one returns a copy of a node alone for roots of a name.
func (t *namedTree) one(n *node, name string) *node {
	one := &node{pos: n.pos, question: n.question, pattern: n.pattern}
	if n.question == nil {
		return one
	}
	for _, child := range n.children {
		if pruned := t.prune(child.node, name); pruned != nil {
			one.children = append(one.children, branch{child.answer, pruned})
		}
	}
	if one.children == nil {
		return nil
	}
	return one
}
