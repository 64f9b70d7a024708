package pdl

import "github.com/mica-ir/mica/ir"

// posKind is the kind of a position. The order of the constants decides between
// predicates that are otherwise equally useful (orderedPredicate.compare); it is
// the order of Predicates::Kind in MLIR's Predicate.h.
type posKind uint8

const (
	operationPos posKind = iota
	operandPos
	operandGroupPos
	attributePos
	constraintResultPos
	resultPos
	resultGroupPos
	typePos
	attributeLiteralPos
	typeLiteralPos
	usersPos
	forEachPos
	exactPos   // a range if it has a certain number of elements
	elementPos // of such a range
	eachPos    // any element of a range, in a condition on each
)

// none is the index of the group of all operands or results.
const none = -1

// A position is a place in the matched IR, given by the path to it from the root operation:
// "the type of result 0 of the operation that defines operand 1". Positions are unique: equal
// paths are the same pointer, in all patterns of a module, so that a question that several
// patterns ask about one place is evaluated once.
type position struct {
	key   posKey
	kind  posKind
	depth int // how many operations are on the path after the root
	id    int
	typ   valueKind
	reg   int       // the register of the matcher that holds the position, or -1
	from  *question // the constraint that returns it, or a value that leads to it; or nil
}

type posKey struct {
	kind     posKind
	parent   *position
	index    int          // of operands, results, groups, elements and results of constraints; of forEachPos the number of the loop, of exactPos the size
	variadic bool         // of groups: the position is a range
	defined  bool         // of groups: it is one of the operation's definition
	name     string       // of attributes
	literal  ir.Attribute // of literals: the attribute, the type, or the array of types
	question *question    // of constraint results
}

func (p *position) parent() *position { return p.key.parent }

// isRoot reports whether p is the root operation.
func (p *position) isRoot() bool { return p.kind == operationPos && p.key.parent == nil }

// isChosen reports whether p is the current user in a loop over users.
func (p *position) isChosen() bool {
	return p.kind == operationPos && p.key.parent != nil && p.key.parent.kind == forEachPos
}

// questionKind is the kind of a question. The order of the constants decides as
// that of posKind does.
type questionKind uint8

const (
	isNotNull questionKind = iota
	operationName
	typeIs
	attributeIs
	operandCountAtLeast
	operandCount
	resultCountAtLeast
	resultCount
	equalTo
	constraint
	conditional // a condition that is a pattern
)

// A question is asked about a position. Like positions, questions are unique: equal
// questions are the same pointer.
type question struct {
	kind    questionKind
	value   *position   // of equalTo
	name    string      // of constraint
	args    []*position // of constraint
	results []valueKind // of constraint
	negated bool        // of constraint
	id      int

	condition *condition // of conditional, which has the name, args and negated, too
}

// An answer is the answer that a pattern expects to a question. Questions that are answered by
// yes or no have the zero answer, for yes.
type answer struct {
	name  string       // of operationName
	value ir.Attribute // of typeIs (a TypeAttr or an array of them) and attributeIs
	count int          // of counts
}

// A predicate pairs a question about a position with the expected answer.
type predicate struct {
	pos      *position
	question *question
	answer   answer
	source   *ir.Operation // the part of the pattern that asks, or nil
}

// A placer makes positions and questions unique.
type placer struct {
	positions   map[posKey]*position
	simple      [constraint]*question // the questions without parameters
	equal       map[*position]*question
	constraints map[string]*question
	conditions  int // their number
	root        *position
}

func newPlacer() *placer {
	p := &placer{
		positions:   map[posKey]*position{},
		equal:       map[*position]*question{},
		constraints: map[string]*question{},
	}
	for k := range p.simple {
		p.simple[k] = &question{kind: questionKind(k)}
	}
	p.root = p.place(posKey{kind: operationPos}, operationValue)
	return p
}

func (p *placer) place(k posKey, typ valueKind) *position {
	if pos := p.positions[k]; pos != nil {
		return pos
	}
	pos := &position{key: k, kind: k.kind, id: len(p.positions), typ: typ, reg: -1, from: k.question}
	if k.parent != nil {
		pos.depth, pos.from = k.parent.depth, k.parent.from
		if k.kind == operationPos {
			pos.depth++
		}
	}
	p.positions[k] = pos
	return pos
}

// definingOp returns the operation that defines a value or the first of a range.
func (p *placer) definingOp(of *position) *position {
	return p.place(posKey{kind: operationPos, parent: of}, operationValue)
}

func (p *placer) operand(of *position, i int) *position {
	return p.place(posKey{kind: operandPos, parent: of, index: i}, valueValue)
}

func (p *placer) operandGroup(of *position, i int, variadic, defined bool) *position {
	return p.place(posKey{kind: operandGroupPos, parent: of, index: i, variadic: variadic, defined: defined}, groupKind(variadic))
}

func (p *placer) allOperands(of *position) *position { return p.operandGroup(of, none, true, false) }

func (p *placer) result(of *position, i int) *position {
	return p.place(posKey{kind: resultPos, parent: of, index: i}, valueValue)
}

func (p *placer) resultGroup(of *position, i int, variadic, defined bool) *position {
	return p.place(posKey{kind: resultGroupPos, parent: of, index: i, variadic: variadic, defined: defined}, groupKind(variadic))
}

func (p *placer) allResults(of *position) *position { return p.resultGroup(of, none, true, false) }

// exactly returns a range if it has n elements; otherwise it is absent.
func (p *placer) exactly(of *position, n int) *position {
	return p.place(posKey{kind: exactPos, parent: of, index: n}, of.typ)
}

// element returns an element of a range whose size is known, nil if that is absent.
func (p *placer) element(of *position, i int) *position {
	return p.place(posKey{kind: elementPos, parent: of, index: i}, of.typ.Element())
}

// anyElement returns any element of a range, in a condition of that nesting.
func (p *placer) anyElement(of *position, nesting int) *position {
	return p.place(posKey{kind: eachPos, parent: of, index: nesting}, of.typ.Element())
}

func groupKind(variadic bool) valueKind {
	if variadic {
		return valueRangeValue
	}
	return valueValue
}

func (p *placer) attribute(of *position, name string) *position {
	return p.place(posKey{kind: attributePos, parent: of, name: name}, attributeValue)
}

// typeOf returns the type of an attribute or a value, or the types of a range.
func (p *placer) typeOf(of *position) *position {
	typ := typeValue
	if of.typ == valueRangeValue {
		typ = typeRangeValue
	}
	return p.place(posKey{kind: typePos, parent: of}, typ)
}

func (p *placer) attributeLiteral(a ir.Attribute) *position {
	return p.place(posKey{kind: attributeLiteralPos, literal: a}, attributeValue)
}

// typeLiteral takes a TypeAttr or an array of them.
func (p *placer) typeLiteral(a ir.Attribute) *position {
	typ := typeValue
	if _, ok := a.(*ir.ArrayAttr); ok {
		typ = typeRangeValue
	}
	return p.place(posKey{kind: typeLiteralPos, literal: a}, typ)
}

// users returns the users of a value or of the first of a range.
func (p *placer) users(of *position) *position {
	return p.place(posKey{kind: usersPos, parent: of}, operationRangeValue)
}

// forEach returns the loop over users in which the root of that number is found.
// Loops for different roots over the same users are different positions.
func (p *placer) forEach(of *position, number int) *position {
	return p.place(posKey{kind: forEachPos, parent: of, index: number}, operationValue)
}

// chosen returns the current user in a loop.
func (p *placer) chosen(of *position) *position {
	return p.place(posKey{kind: operationPos, parent: of}, operationValue)
}

func (p *placer) constraintResult(q *question, i int) *position {
	return p.place(posKey{kind: constraintResultPos, question: q, index: i}, q.results[i])
}

func (p *placer) ask(k questionKind) *question { return p.simple[k] }

func (p *placer) askEqual(to *position) *question {
	q := p.equal[to]
	if q == nil {
		q = &question{kind: equalTo, value: to, id: len(p.equal)}
		p.equal[to] = q
	}
	return q
}

func (p *placer) askConstraint(name string, args []*position, results []valueKind, negated bool) *question {
	key := make([]byte, 0, len(name)+8*len(args)+len(results)+2)
	key = append(key, name...)
	key = append(key, 0)
	for _, a := range args {
		key = append(key, byte(a.id), byte(a.id>>8), byte(a.id>>16), byte(a.id>>24))
	}
	key = append(key, 0xff)
	for _, r := range results {
		key = append(key, byte(r))
	}
	if negated {
		key = append(key, 0xff)
	}
	q := p.constraints[string(key)]
	if q == nil {
		q = &question{kind: constraint, name: name, args: args, results: results, negated: negated, id: len(p.constraints)}
		p.constraints[string(key)] = q
	}
	return q
}
