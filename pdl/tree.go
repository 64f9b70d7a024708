package pdl

import (
	"cmp"
	"slices"
)

// The predicates of all patterns are ordered by one order, and each pattern is
// put into one tree along it, so that patterns with the same predicates at the
// front share them. The order prefers predicates that many patterns have.

// An orderedPredicate is what is asked at a place, by any number of patterns.
type orderedPredicate struct {
	pos      *position
	question *question
	answers  map[int]answer // by pattern

	primary, secondary int // more is earlier
	id                 int
	level              int // how many constraints give what it is about
}

// compare orders predicates: the more useful first, then the shallower, then by kind.
func (p *orderedPredicate) compare(q *orderedPredicate) int {
	return cmp.Or(
		cmp.Compare(q.primary, p.primary),
		cmp.Compare(q.secondary, p.secondary),
		cmp.Compare(p.pos.depth, q.pos.depth),
		cmp.Compare(p.pos.kind, q.pos.kind),
		cmp.Compare(p.question.kind, q.question.kind),
		cmp.Compare(p.id, q.id),
	)
}

type predicateKey struct {
	pos      *position
	question *question
}

// order returns the predicates of all patterns in the order in which they are
// asked. lists are the predicates by pattern.
func order(lists [][]predicate) []*orderedPredicate {
	unique := map[predicateKey]*orderedPredicate{}
	var all []*orderedPredicate
	byPattern := make([][]*orderedPredicate, len(lists))
	for i, list := range lists {
		for _, p := range list {
			key := predicateKey{p.pos, p.question}
			o := unique[key]
			if o == nil {
				o = &orderedPredicate{pos: p.pos, question: p.question, answers: map[int]answer{}, id: len(all)}
				unique[key] = o
				all = append(all, o)
			}
			if _, ok := o.answers[i]; !ok {
				o.answers[i] = p.answer
				byPattern[i] = append(byPattern[i], o)
			}
			o.primary++
		}
	}
	for _, list := range byPattern {
		total := 0
		for _, o := range list {
			total += o.primary * o.primary
		}
		for _, o := range list {
			o.secondary += total
		}
	}
	slices.SortFunc(all, (*orderedPredicate).compare)
	setLevels(all)
	slices.SortStableFunc(all, func(p, q *orderedPredicate) int { return cmp.Compare(p.level, q.level) })
	return all
}

// setLevels makes what is about the result of a constraint come after it.
func setLevels(all []*orderedPredicate) {
	levels := map[*question]int{}
	var levelOf func(q *question) int
	give := func(pos *position) int {
		if pos.kind == constraintResultPos {
			return levelOf(pos.key.question) + 1
		}
		return 0
	}
	levelOf = func(q *question) int {
		if l, ok := levels[q]; ok {
			return l
		}
		l := 0
		for _, a := range q.args {
			l = max(l, give(a))
		}
		levels[q] = l
		return l
	}
	for _, o := range all {
		switch o.question.kind {
		case constraint:
			o.level = levelOf(o.question)
		case equalTo:
			o.level = max(give(o.pos), give(o.question.value))
		default:
			o.level = give(o.pos)
		}
	}
}

// A node of the tree asks a question, and goes on at the child of the answer, at
// what else may match. A node without a question records the match of a pattern.
// failure is tried after the node in any case, so that all matches are found.
type node struct {
	pos      *position
	question *question
	children []branch
	pattern  int // of a node without a question
	failure  *node
	// named is the root if pruning has left out the question for its name above the
	// node: a match counts it among the operations that it looked at.
	named *position
}

type branch struct {
	answer answer
	node   *node
}

// buildTree merges the patterns into one tree.
func buildTree(lists [][]predicate, all []*orderedPredicate) *node {
	var root *node
	byPattern := make([][]*orderedPredicate, len(lists))
	for _, o := range all {
		for i := range o.answers {
			byPattern[i] = append(byPattern[i], o)
		}
	}
	for i, list := range byPattern {
		insert(&root, i, list)
	}
	return root
}

// insert puts a pattern into the tree below at.
func insert(at **node, pattern int, list []*orderedPredicate) {
	for _, o := range list {
		for *at != nil && ((*at).pos != o.pos || (*at).question != o.question) {
			at = &(*at).failure
		}
		if *at == nil {
			*at = &node{pos: o.pos, question: o.question}
		}
		at = (*at).child(o.answers[pattern])
	}
	*at = &node{pattern: pattern, failure: *at}
}

// child returns where the tree goes on after an answer.
func (n *node) child(a answer) **node {
	for i := range n.children {
		if n.children[i].answer == a {
			return &n.children[i].node
		}
	}
	n.children = append(n.children, branch{answer: a})
	return &n.children[len(n.children)-1].node
}
