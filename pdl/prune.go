package pdl

// The name of the root is known before matching starts. The question about it is
// mostly not the first one of the tree, which prefers questions that more patterns
// ask. So there is a copy of the tree for each name that a pattern requires of its
// root, and one for all other names: the whole tree without the subtrees that
// cannot match for that name and without the question itself. What is left is in the
// same order, so the matches are found in the same order. MLIR's bytecode has one
// tree alone.

// unnamed represents all names that no pattern requires.
const unnamed = ""

// A namedTree is the whole tree together with the names of roots for which its
// parts can match.
type namedTree struct {
	rootNames []string // by pattern, unnamed for a pattern that accepts any
	// only is the one name that all patterns below a node require, or several.
	// It concerns the node and its children, not its siblings.
	only map[*node]string
}

// several says that the patterns below a node require different names of their
// roots, or that one of them accepts any. No operation has this name.
const several = "\x00"

func newNamedTree(root *node, rootNames []string) *namedTree {
	t := &namedTree{rootNames, map[*node]string{}}
	t.mark(root)
	return t
}

// mark computes only for a chain of siblings and all below it.
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

// common returns the one name that all patterns of a chain require, or several.
func (t *namedTree) common(n *node) string {
	name := t.only[n]
	for n = n.failure; n != nil && name != several; n = n.failure {
		if t.only[n] != name {
			name = several
		}
	}
	return name
}

// prune returns the copy of a chain for roots of a name, nil if none of it can
// match. A question about the name of the root is replaced by the chain below the
// one answer that is right, which is appended in its place.
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

// one returns the copy of a single node, without its siblings, for roots of a name.
// A question with no answer left is not asked.
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
