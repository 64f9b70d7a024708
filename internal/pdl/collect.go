package pdl

import (
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
)

// A collector turns the body of a pattern into predicates. It walks from the root
// operation down to the operations that define its operands, then upwards through
// users to the other roots (roots.go), and at the end takes the operations that
// no walk reaches: constraints, results that only they and the rewrite use, and
// constants. Every pdl value gets the first position at which it is reached; where
// it is reached again, both positions must hold the same. This is
// buildPredicateList of MLIR's PredicateTree.cpp.
type collector struct {
	*compiler
	*placer
	preds   []predicate
	found   map[*ir.Value]*position // where each pdl value of the pattern is
	nesting int                     // in how many conditions it is
	// source is the part of the pattern that the walk has come to, for explanations.
	source *ir.Operation
	// unifiedOps are the applications of constraints whose values have been reached.
	unifiedOps map[*ir.Operation]bool
}

func (c *collector) add(pos *position, q *question, a answer) {
	source := c.source
	if s := c.sources[q]; s != nil {
		source = s
	}
	c.preds = append(c.preds, predicate{pos, q, a, source})
}

// enter makes the definition of a value of the pattern the source of the questions that are asked until
// leave is called.
func (c *collector) enter(val *ir.Value) (leave func()) {
	outer := c.source
	if def := val.DefiningOp(); def != nil {
		c.source = def
	}
	return func() { c.source = outer }
}

// place records pos as the position of val or, if val already has one, requires both
// to be equal.
func (c *collector) place(val *ir.Value, pos *position) {
	defer c.enter(val)()
	if have, ok := c.found[val]; ok {
		if val.IsBlockArgument() { // of a condition
			c.wantEqual(pos, have)
			return
		}
		switch val.DefiningOp().Name() {
		case "pdl.attribute", "pdl.operand", "pdl.operands", "pdl.operation", "pdl.type":
			c.wantEqual(pos, have)
		case "pdl.result", "pdl.results", "pdl.types":
			if !c.literal && pos != have { // the reference forgets these
				c.wantEqual(pos, have)
			}
		}
		return
	}
	c.found[val] = pos
	switch pos.kind {
	case attributePos:
		c.attributeTree(val, pos)
	case operationPos:
		c.operationTree(val, pos, nothing)
	case typePos:
		c.typeTree(val, pos)
	case operandPos, operandGroupPos, elementPos, resultPos, resultGroupPos, eachPos:
		c.operandTree(val, pos)
	case constraintResultPos:
		if pos.typ == operationValue {
			c.operationTree(val, pos, nothing)
		} else {
			c.operandTree(val, pos)
		}
	default:
		panic("pdl: a walk came to a position of another kind")
	}
}

// wantEqual requires equality of two positions. The question is attached to the
// deeper one, because the other is known by then.
func (c *collector) wantEqual(pos, have *position) {
	low, high := pos, have
	if have.depth < pos.depth {
		low, high = have, pos
	}
	c.add(high, c.askEqual(low), answer{})
}

func (c *collector) attributeTree(val *ir.Value, pos *position) {
	c.add(pos, c.ask(isNotNull), answer{})
	attr, ok := asAttribute(val.DefiningOp())
	if !ok {
		return // the result of a constraint
	}
	if t := attr.valueType(); t != nil {
		c.place(t, c.typeOf(pos))
	} else if v := attr.value(); v != nil {
		c.add(pos, c.ask(attributeIs), answer{value: v})
	}
}

func (c *collector) typeTree(val *ir.Value, pos *position) {
	if t := constantTypes(val.DefiningOp()); t != nil {
		c.add(pos, c.ask(typeIs), answer{value: t})
	}
}

func (c *collector) operandTree(val *ir.Value, pos *position) {
	def := val.DefiningOp()
	switch def.Name() {
	case "pdl.operand", "pdl.operands":
		// All operands are never null.
		if def.Name() == "pdl.operand" || pos.kind == operandGroupPos && pos.key.index != none {
			c.add(pos, c.ask(isNotNull), answer{})
		}
		if t := operandType(def); t != nil {
			c.place(t, c.typeOf(pos))
		}
	case "pdl.result", "pdl.results":
		index := resultIndex(def)
		if def.Name() == "pdl.results" || index != none {
			index = c.numberedResult(def)
		}
		if index != none {
			c.add(pos, c.ask(isNotNull), answer{})
		}
		parent := c.definingOp(pos)
		c.add(parent, c.ask(isNotNull), answer{})
		var result *position
		switch {
		case def.Name() == "pdl.result" && index == none:
			c.place(def.Operand(0), parent)
			return
		case def.Name() == "pdl.result":
			result = c.result(parent, index)
		default:
			result = c.resultGroup(parent, index, isRange(val), c.definesResults(def))
		}
		c.add(result, c.askEqual(pos), answer{})
		c.place(def.Operand(0), parent)
	}
}

// nothing is the operand that operationTree ignores when it ignores none.
const nothing = -2

// operationTree requires an operation as described. Operand ignore is left out, all operands if it is the
// constant none: an upward walk arrives from it and has already compared it.
func (c *collector) operationTree(val *ir.Value, pos *position, ignore int) {
	op, ok := asOperation(val.DefiningOp())
	if !ok {
		return
	}
	if !pos.isRoot() {
		c.add(pos, c.ask(isNotNull), answer{})
	}
	if name, ok := op.name(); ok {
		c.add(pos, c.ask(operationName), answer{name: name})
	}
	operands, types := op.operands(), op.types()
	if n := countSingle(operands); n == len(operands) {
		c.add(pos, c.ask(operandCount), answer{count: n})
	} else if n > 0 {
		c.add(pos, c.ask(operandCountAtLeast), answer{count: n})
	}
	if n := countSingle(types); n == len(types) {
		c.add(pos, c.ask(resultCount), answer{count: n})
	} else if n > 0 {
		c.add(pos, c.ask(resultCountAtLeast), answer{count: n})
	}
	names, attrs := op.attributes()
	for i, a := range attrs {
		c.place(a.Value(), c.attribute(pos, names[i]))
	}
	c.operandList(op, pos, ignore)
	c.resultList(op, pos)
}

// operandList visits operands by their groups in the definition, if the operation has one.
// Otherwise it visits them by number up to the first range, and by group from there on. A
// single range is all operands.
func (c *collector) operandList(op operationOp, pos *position, ignore int) {
	operands := op.operands()
	if sizes, ok := op.listed(); ok {
		c.listedOperands(operands, sizes, pos)
		return
	}
	if isOneRange(operands) {
		if ignore != none {
			c.place(operands[0].Value(), c.allOperands(pos))
		}
		return
	}
	defined := c.definesOperands(op)
	byGroup := defined
	for i := range operands {
		v := operands[i].Value()
		variadic := isRange(v)
		byGroup = byGroup || variadic
		switch {
		case i == ignore:
		case byGroup:
			c.place(v, c.operandGroup(pos, i, variadic, defined))
		default:
			c.place(v, c.operand(pos, i))
		}
	}
}

// listedOperands visits operands by their groups in the definition, where some groups list
// their values one by one.
func (c *collector) listedOperands(operands []ir.Operand, sizes []int, pos *position) {
	for group, n := range sizes {
		if n == none {
			v := operands[0].Value()
			c.place(v, c.operandGroup(pos, group, isRange(v), true))
			operands = operands[1:]
			continue
		}
		all := c.exactly(c.operandGroup(pos, group, true, true), n)
		c.add(all, c.ask(isNotNull), answer{})
		for i := range n {
			c.place(operands[i].Value(), c.element(all, i))
		}
		operands = operands[n:]
	}
}

func (c *collector) resultList(op operationOp, pos *position) {
	types := op.types()
	if isOneRange(types) {
		c.place(types[0].Value(), c.typeOf(c.allResults(pos)))
		return
	}
	defined := c.definesTypes(op)
	byGroup := defined
	for i := range types {
		t := types[i].Value()
		variadic := isRange(t)
		byGroup = byGroup || variadic
		var result *position
		if byGroup {
			result = c.resultGroup(pos, i, variadic, defined)
		} else {
			result = c.result(pos, i)
		}
		c.add(result, c.ask(isNotNull), answer{})
		c.place(t, c.typeOf(result))
	}
}

// rest adds the operations that no walk has reached: constraints, results that only constraints
// and rewrites use, and constants.
func (c *collector) rest(body *ir.Block) {
	for op := range body.Ops() {
		c.source = op
		switch op.Name() {
		case "pdl.attribute":
			a, _ := asAttribute(op)
			if v := a.value(); v != nil {
				c.placeOnce(op.Result(0), func() *position { return c.attributeLiteral(v) })
			}
		case "pdl.type", "pdl.types":
			if t := constantTypes(op); t != nil {
				c.placeOnce(op.Result(0), func() *position { return c.typeLiteral(t) })
			}
		case "pdl.apply_native_constraint":
			if c.checkReached(op); !pdldialect.IsUnified(op) {
				c.nativeConstraint(op)
			}
		case "pdl.result":
			c.checkReached(op)
			c.placeOnce(op.Result(0), func() *position {
				pos := c.result(c.found[op.Operand(0)], c.numberedResult(op))
				c.add(pos, c.ask(isNotNull), answer{})
				return pos
			})
		case "pdl.results":
			c.checkReached(op)
			c.placeOnce(op.Result(0), func() *position {
				index := c.numberedResult(op)
				pos := c.resultGroup(c.found[op.Operand(0)], index, isRange(op.Result(0)), c.definesResults(op))
				if index != none {
					c.add(pos, c.ask(isNotNull), answer{})
				}
				return pos
			})
		}
	}
}

// checkReached fails unless all operands of op have a position.
func (c *collector) checkReached(op *ir.Operation) {
	for i := range op.NumOperands() {
		if c.found[op.Operand(i)] == nil {
			c.failf(op, unreached)
		}
	}
}

const unreached = "cannot be reached from the root of the pattern"

func (c *collector) placeOnce(val *ir.Value, place func() *position) {
	if c.found[val] == nil {
		c.found[val] = place()
	}
}

// nativeConstraint adds a constraint as a question about the deepest of its
// arguments.
func (c *collector) nativeConstraint(op *ir.Operation) {
	if ways := c.conditionsOf(op); len(ways) > 0 {
		c.condition(op, ways)
		return
	}
	if op.Attr(pdldialect.Each) != nil && !c.literal {
		c.failf(op, "applies a native constraint to each element, which only conditions can be applied to")
	}
	args := make([]*position, op.NumOperands())
	deepest := c.root
	for i := range args {
		args[i] = c.found[op.Operand(i)]
		if i == 0 || args[i].depth > deepest.depth {
			deepest = args[i]
		}
	}
	results := make([]valueKind, op.NumResults())
	for i := range results {
		results[i] = kindOf(op.Result(i))
	}
	q := c.askConstraint(nativeName(op), args, results, isNegated(op))
	c.sources[q] = op
	for i := range results {
		pos, val := c.constraintResult(q, i), op.Result(i)
		if have, ok := c.found[val]; ok {
			c.wantEqual(pos, have)
		} else {
			c.found[val] = pos
		}
	}
	c.add(deepest, q, answer{})
}
