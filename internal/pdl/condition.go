package pdl

import (
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
)

// A condition is a pattern in a pattern ([pdldialect.Condition]) that is asked about as a whole: it holds
// if one of its ways matches, or none of them if it is negated. The predicates of a way are a list of
// their own, which is asked where the question is, with the positions of the pattern around it. So the
// first match is enough, and positions of the condition are not visible outside.
type condition struct {
	op *ir.Operation // that applies it
	// each is the current element of a range. The ways must then match for each element.
	each *position
	ways [][]predicate
}

// isCondition reports whether an operation applies a condition, or ends one.
func (c *compiler) isCondition(op *ir.Operation) bool {
	if op.Name() == "pdl.rewrite" {
		return pdldialect.IsCondition(op.ParentOp())
	}
	return len(c.conditionsOf(op)) > 0
}

// conditionsOf returns the alternatives of the condition that an operation applies, if it does not apply a
// native constraint.
func (c *compiler) conditionsOf(op *ir.Operation) []*ir.Operation {
	name, ok := stringAttr(op, "name")
	body := op.Block()
	if !ok || op.Name() != "pdl.apply_native_constraint" || body == nil {
		return nil
	}
	list, ok := c.conditions[body]
	if !ok {
		list = pdldialect.Conditions(body)
		c.conditions[body] = list
	}
	return list[name]
}

// maxNesting bounds the conditions in conditions.
const maxNesting = 64

// condition adds a condition as a question about the deepest of its arguments.
func (c *collector) condition(op *ir.Operation, ways []*ir.Operation) {
	switch {
	case c.literal:
		c.failf(op, "applies a condition, which has no form in pdl_interp")
	case c.nesting >= maxNesting:
		c.failf(op, "is in more than %d conditions", maxNesting)
	}
	args := make([]*position, op.NumOperands())
	deepest := c.root
	for i := range args {
		args[i] = c.found[op.Operand(i)]
		if i == 0 || args[i].depth > deepest.depth {
			deepest = args[i]
		}
	}
	k := &condition{op: op}
	inner := args
	if op.Attr(pdldialect.Each) != nil {
		k.each = c.anyElement(args[0], c.nesting)
		inner = append([]*position{k.each}, args[1:]...)
	}
	for _, w := range ways {
		k.ways = append(k.ways, c.way(op, w, inner))
	}
	c.placer.conditions++
	q := &question{kind: conditional, name: nativeName(op), args: args, negated: isNegated(op), id: c.placer.conditions, condition: k}
	c.sources[q] = op
	c.add(deepest, q, answer{})
}

// way returns the predicates of an alternative of a condition, given the positions of its arguments.
func (c *collector) way(op, way *ir.Operation, args []*position) []predicate {
	block := way.Region(0).Entry()
	if n := len(roots(block, nil)); n > maxRoots {
		c.failf(op, "applies a condition with %d operations that no other one uses, which is more than the limit of %d", n, maxRoots)
	}
	if c.conditionOps += block.NumOps(); c.conditionOps > maxOps {
		c.failf(op, "applies conditions that have more than %d operations, if those of each application count", maxOps)
	}
	sub := &collector{compiler: c.compiler, placer: c.placer, found: map[*ir.Value]*position{}, nesting: c.nesting + 1}
	for i, a := range args {
		sub.found[block.Argument(i)] = a
	}
	links := rewriteOf(way).externalArgs()
	for i := 0; i < len(links); i += 2 {
		sub.place(links[i+1].Value(), sub.found[links[i].Value()])
	}
	sub.climb(block)
	sub.unify(block)
	sub.rest(block)
	return sub.preds
}

// climb reaches the operations of a condition that nothing else in it uses, by the users of values whose
// positions are known. One of them may be reached through another.
func (c *collector) climb(block *ir.Block) {
	pending := roots(block, nil)
	for number := 0; len(pending) > 0; {
		left := pending[:0:0]
		for _, root := range pending {
			if c.found[root] == nil && !c.climbTo(root, block, (maxRoots+1)*c.nesting+number) {
				left = append(left, root)
				continue
			}
			number++
		}
		if len(left) == len(pending) {
			c.failf(left[0].DefiningOp(), unreached)
		}
		pending = left
	}
}

// climbTo goes up to a root from the value with the fewest steps to it, if there is one. The number is
// that of the loop over users.
func (c *collector) climbTo(root *ir.Value, block *ir.Block, number int) bool {
	_, parents := buildGraph([]*ir.Value{root})
	up := parents[root]
	var from *ir.Value
	fewest := 0
	try := func(v *ir.Value) {
		edge, reached := up[v]
		if !reached || c.found[v] == nil {
			return
		}
		steps := 0
		for ; edge.parent != nil; edge = up[edge.parent] {
			steps++
		}
		if from == nil || steps < fewest {
			from, fewest = v, steps
		}
	}
	for _, v := range block.Args() {
		try(v)
	}
	for op := range block.Ops() {
		for i := range op.NumResults() {
			try(op.Result(i))
		}
	}
	if from == nil {
		return false
	}
	for pos := c.found[from]; from != root; {
		edge := up[from]
		pos = c.upward(edge, pos, number)
		from = edge.parent
	}
	return true
}

// chain returns nodes that ask the ways of a condition one after the other, until a match, where done
// is the label or nil for a writer of Go.
func (k *condition) chain(done *label) *node {
	var first *node
	last := &first
	for _, way := range k.ways {
		var head *node
		at := &head
		for _, o := range order([][]predicate{way}) {
			n := &node{pos: o.pos, question: o.question, children: []branch{{answer: o.answers[0]}}}
			*at, at = n, &n.children[0].node
		}
		*at = &node{matched: true, done: done}
		*last, last = head, &head.failure
		if head.matched {
			break // it always matches
		}
	}
	return first
}

// condition writes the code of a condition.
func (c *matchCompiler) condition(n *node, fail *label) {
	q, k := n.question, n.question.condition
	for _, a := range q.args {
		reg := c.value(a, &fail)
		if a.typ != attributeValue { // as in the call of a native constraint
			c.emit(inst{op: opNotNull, kind: a.typ, a: reg}, fail)
		}
	}
	after := &label{}
	holds, fails := after, fail
	if q.negated {
		holds, fails = fail, after
	}
	if k.each == nil {
		c.node(k.chain(holds), fails)
	} else {
		c.giveRegister(k.each)
		loop, again := int32(c.loops), &label{}
		c.loops++
		c.emit(inst{op: opLoop, a: loop}, nil)
		c.set(again)
		c.emit(inst{op: opEach, kind: k.each.typ, a: int32(k.each.reg), b: int32(q.args[0].reg), c: loop}, holds)
		c.found[k.each] = true
		c.node(k.chain(again), fails)
		delete(c.found, k.each)
	}
	c.set(after)
	c.node(n.children[0].node, fail)
}
