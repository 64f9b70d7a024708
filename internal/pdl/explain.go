package pdl

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// An explanation is a program that finds out how far one pattern matches. Its predicates
// form a chain. Before each of them, a first record has the number of the predicates that hold, and a
// second one the values that the predicate asks about, too: there may be no user to choose for these.
type explanation struct {
	predicates []*orderedPredicate
	state      *state
	start      int32
	natives    *rewrite.Natives
}

// explain compiles the explanation of pattern i.
func (p *Patterns) explain(i int) *explanation {
	op := p.ops[i]
	c := newCompiler(op.Context(), p.natives)
	c.debug = rootsLog{} // it was written when the pattern was compiled
	e := &explanation{start: -1, natives: p.natives}
	c.try(func() {
		list := c.collect(op).preds
		e.predicates = order([][]predicate{list})
		var root *node
		at := &root
		records := make([]*compiledPattern, 2*len(e.predicates)+1)
		for k := range records {
			records[k] = &compiledPattern{}
		}
		for k, o := range e.predicates {
			records[2*k+1].used = o.shown()
			seen := &node{pattern: 2*k + 1}
			*at = &node{pattern: 2 * k, failure: seen}
			seen.failure = &node{pos: o.pos, question: o.question, children: []branch{{answer: o.answers[0]}}}
			at = &seen.failure.children[0].node
		}
		*at = &node{pattern: 2 * len(e.predicates)}
		mc := c.newMatchCompiler(records)
		newRegister(&c.matchRegs, operationValue)
		e.start = mc.compile(root)
	})
	e.state = newState(&Patterns{program: c.program})
	return e
}

// A Condition is a condition under which a pattern matches.
type Condition struct {
	// Failure is what the explanation of a match says that fails at this condition first.
	Failure string
	Place   diag.Place // in the pattern, if it is known
	// Structural conditions hold for nearly all operations with the right name: numbers of operands and results, and the name of the
	// operation on which the pattern is tried.
	Structural bool
}

// isStructural reports whether the predicate is a structural condition.
func (p *orderedPredicate) isStructural() bool {
	value := p.pos.kind == operandPos || p.pos.kind == operandGroupPos || p.pos.kind == resultPos || p.pos.kind == resultGroupPos
	switch p.question.kind {
	case operandCount, operandCountAtLeast, resultCount, resultCountAtLeast:
		return true
	case isNotNull:
		return value
	case operationName:
		return p.pos.isRoot()
	case equalTo:
		return p.pos.kind == resultPos || p.pos.kind == resultGroupPos // of the operation that defines the other value
	}
	return false
}

// Conditions returns the conditions of a pattern in the order in which explanations check them: the index of the one that fails is
// the number of those that hold before it, which a rewrite.Mismatch has. Several may have the same text. There are none if the
// patterns were read from pdl_interp.
func (p *Patterns) Conditions(of *rewrite.Pattern) (list []Condition) {
	i := slices.Index(p.patterns, of)
	if i < 0 || p.ops == nil {
		return nil
	}
	for _, o := range p.explain(i).predicates {
		c := Condition{Failure: o.describe(p.natives), Structural: o.isStructural()}
		if o.source != nil {
			c.Place = o.source.Location().Place()
		}
		list = append(list, c)
	}
	return list
}

// A failedPredicate is the first predicate that does not hold, on the way that came furthest.
type failedPredicate struct {
	*orderedPredicate
	number int
	shown  []rewrite.Arg // the values of its shown positions, or nil
}

// firstFailure returns the first predicate that does not hold, and false if all do.
func (e *explanation) firstFailure(op *ir.Operation, r *rewrite.Rewriter) (failedPredicate, bool) {
	s := e.state
	s.begin(op)
	s.run(s.match, e.start, r)
	furthest, at := 0, -1
	for i, m := range s.saved {
		if k := s.records[m.record].pattern; k > furthest {
			furthest, at = k, i
		}
	}
	number := furthest / 2
	if number >= len(e.predicates) {
		return failedPredicate{}, false
	}
	f := failedPredicate{orderedPredicate: e.predicates[number], number: number}
	if furthest%2 == 1 {
		f.shown = s.keptArgs(s.saved[at])
	}
	return f, true
}

// keptArgs returns the inputs of a saved match.
func (s *state) keptArgs(m savedMatch) []rewrite.Arg {
	var args []rewrite.Arg
	next := m.inputs
	for _, f := range s.records[m.record].inputs {
		args = append(args, s.kept.arg(ref{f.kind, int32(next[f.kind])}))
		next[f.kind]++
	}
	return args
}

// Explain calls say for each pattern that could have op as its root but does not match, with
// the first check that fails.
func (s *state) Explain(op *ir.Operation, r *rewrite.Rewriter, say func(p *rewrite.Pattern, why rewrite.Mismatch)) {
	if s.of.ops == nil {
		return // pdl_interp does not record which checks belong to which pattern
	}
	if s.explanations == nil {
		s.explanations = make([]*explanation, len(s.of.patterns))
	}
	for i, p := range s.of.patterns {
		if p.Root != "" && p.Root != op.Name() {
			continue
		}
		if s.explanations[i] == nil {
			s.explanations[i] = s.of.explain(i)
		}
		if failed, ok := s.explanations[i].firstFailure(op, r); ok {
			say(p, s.explanations[i].mismatch(failed, op))
		}
	}
}

// describe describes the failure of the predicate.
func (p *orderedPredicate) describe(natives *rewrite.Natives) string {
	at := p.pos.describe()
	want := p.answers[0]
	switch p.question.kind {
	case isNotNull:
		return p.pos.describeAbsence()
	case operationName:
		return at + " is no '" + want.name + "'"
	case typeIs:
		if a, ok := want.value.(*ir.TypeAttr); ok {
			return fmt.Sprintf("%s is not %s", at, a.Value)
		}
		return fmt.Sprintf("%s are not %s", at, want.value)
	case attributeIs:
		return fmt.Sprintf("%s is not %s", at, want.value)
	case operandCount:
		return at + " does not have " + number(want.count, "operand")
	case operandCountAtLeast:
		return at + " does not have at least " + number(want.count, "operand")
	case resultCount:
		return at + " does not have " + number(want.count, "result")
	case resultCountAtLeast:
		return at + " does not have at least " + number(want.count, "result")
	case conditional:
		return p.question.condition.describe(at, p.question.negated)
	case equalTo:
		return at + " and " + p.question.value.describe() + " are not the same"
	}
	if text := describeCount(p.question.name, at); text != "" {
		return text
	}
	if p.question.kind == constraint && describeReturned(p.question) != "" {
		return "there is no " + trimArticle(describeReturned(p.question))
	}
	return p.question.unmet(natives, at)
}

func number(n int, what string) string {
	s := strconv.Itoa(n) + " " + what
	if n != 1 {
		s += "s"
	}
	return s
}

// describe returns the path to a position in words.
func (p *position) describe() string {
	of := ""
	if parent := p.parent(); parent != nil && !parent.isRoot() {
		of = " of " + parent.describe()
	}
	switch p.kind {
	case operationPos:
		switch {
		case p.isRoot():
			return "the operation"
		case p.isChosen():
			return p.parent().describe()
		}
		return "the definition of " + p.parent().describeFirst()
	case operandPos:
		return "operand " + strconv.Itoa(p.key.index) + of
	case exactPos:
		return p.parent().describe()
	case elementPos:
		return "value " + strconv.Itoa(p.key.index) + " of " + p.parent().describe()
	case operandGroupPos:
		return groupName("operand", p.key.index) + of
	case resultPos:
		return "result " + strconv.Itoa(p.key.index) + of
	case resultGroupPos:
		return groupName("result", p.key.index) + of
	case attributePos:
		return "the attribute '" + p.key.name + "'" + of
	case typePos:
		if p.typ == typeRangeValue {
			return "the types of " + p.parent().describe()
		}
		return "the type of " + p.parent().describe()
	case attributeLiteralPos, typeLiteralPos:
		if a, ok := p.key.literal.(*ir.TypeAttr); ok {
			return a.Value.String()
		}
		return fmt.Sprint(p.key.literal)
	case usersPos:
		return "the users of " + p.parent().describe()
	case eachPos:
		return "an element of " + p.parent().describe()
	case forEachPos:
		return "a user of " + p.parent().parent().describe()
	}
	if text := describeReturned(p.key.question); text != "" {
		return text
	}
	return "a result of the constraint '" + p.key.question.name + "'"
}

// groupName names a group of operands or results, or all of them.
func groupName(what string, i int) string {
	if i == none {
		return "the " + what + "s"
	}
	return what + " group " + strconv.Itoa(i)
}

// describeFirst describes a value, or the first of a range.
func (p *position) describeFirst() string {
	text := p.describe()
	switch {
	case p.typ != valueRangeValue:
		return text
	case (p.kind == operandGroupPos || p.kind == resultGroupPos) && p.key.index == none:
		what := strings.TrimPrefix(text, "the ")
		name, rest, _ := strings.Cut(what, "s")
		return "the first " + name + rest
	}
	return "the first of " + text
}

// describeAbsence describes the absence of a value at a position.
func (p *position) describeAbsence() string {
	switch {
	case p.kind == operationPos && !p.isRoot() && !p.isChosen():
		return p.parent().describeFirst() + " is not the result of an operation"
	case p.kind == constraintResultPos:
		return p.describe() + " is absent"
	}
	return "there is no " + trimArticle(p.describe())
}

func trimArticle(s string) string {
	return strings.TrimPrefix(strings.TrimPrefix(s, "the "), "a ")
}

// describe describes the failure of a condition by its place.
func (k *condition) describe(at string, negated bool) string {
	text := "the condition"
	if name, line, col := k.op.Location().Place().Resolve(); name != "" {
		text += fmt.Sprintf(" at %s:%d:%d", name, line, col)
	}
	if negated {
		return text + " holds for " + at + ", and must not"
	}
	return text + " does not hold for " + at
}
