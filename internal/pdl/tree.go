package pdl

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// The predicates of all patterns are put into one global order. Each pattern is
// then a path along that order, and the paths are merged into one tree: patterns
// that begin with the same predicates share these nodes. So the order prefers
// predicates that many patterns have. This is buildPredicateList and
// propagatePattern of MLIR's PredicateTree.cpp.

// An orderedPredicate is a question about a position, and the answers that the
// patterns that ask it expect.
type orderedPredicate struct {
	pos      *position
	question *question
	answers  map[int]answer // by pattern
	source   *ir.Operation  // the first part of a pattern that asks, or nil

	// primary is the number of times that the predicate is asked. secondary is the sum of the
	// squares of primary over all predicates of the patterns that ask it: of two predicates
	// asked equally often, the one whose patterns have more in common with others comes first.
	primary, secondary int
	id                 int // in the order of the patterns; decides at the end
	level              int // see setLevels
}

// compare orders predicates: those with the higher scores first, then those that
// are closer to the root, then by kind. Positions never precede the positions that
// they are reached through, because the code of a node finds all of its path.
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
// asked. lists has the predicates by pattern. A pattern that asks the same question
// twice is counted twice but keeps one answer, as in MLIR.
func order(lists [][]predicate) []*orderedPredicate {
	unique := map[predicateKey]*orderedPredicate{}
	var all []*orderedPredicate
	byPattern := make([][]*orderedPredicate, len(lists))
	for i, list := range lists {
		for _, p := range list {
			key := predicateKey{p.pos, p.question}
			o := unique[key]
			if o == nil {
				o = &orderedPredicate{pos: p.pos, question: p.question, answers: map[int]answer{}, source: p.source, id: len(all)}
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

// setLevels computes the level of each predicate: 0, or one more than that of the
// constraint whose result, or a part of it, the predicate is about. The result exists only after the
// constraint has been applied, so the predicates are sorted by level once more. MLIR
// sorts topologically to the same effect (stableTopologicalSort). Results of
// constraints cannot depend on each other in a cycle, as the operations dominate
// their users.
func setLevels(all []*orderedPredicate) {
	levels := map[*question]int{}
	var levelOf func(q *question) int
	give := func(pos *position) int {
		if pos.from != nil {
			return levelOf(pos.from) + 1
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
		case constraint, conditional:
			o.level = levelOf(o.question)
		case equalTo:
			o.level = max(give(o.pos), give(o.question.value))
		default:
			o.level = give(o.pos)
		}
	}
}

// A node of the tree asks a question and continues at the child of the answer. A
// node without a question is a complete match and records it.
//
// failure is the next sibling: it is tried after the node and all below it,
// whether these match or not, because all patterns that match must be found. A
// chain of siblings is therefore a list of alternatives that do not exclude each
// other, and the children of one node are alternatives that do.
type node struct {
	pos      *position
	question *question
	children []branch
	pattern  int // of a node without a question
	// matched marks the end of a way of a condition; matching goes on at done.
	matched bool
	done    *label
	failure *node
	// named is the root if pruning has left out the question for its name above the
	// node: a match counts it among the operations that it looked at.
	named *position
}

type branch struct {
	answer answer
	node   *node
}
