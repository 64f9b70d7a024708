package pdl

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A matchCompiler writes the instructions that walk the tree. The code of a node is followed by
// that of its child, so a check that holds falls through, and then by that of its next sibling,
// where failing checks jump to. Because siblings are tried in any case, recording a match jumps
// there, too.
//
// A position has one register for the whole program. The code that fills it runs
// where a node first needs the position, and is valid for all code below that node;
// found has the positions that are valid at the end of the code written so far.
type matchCompiler struct {
	*program
	ctx     *ir.Context
	consts  *constants
	natives *rewrite.Natives
	found   map[*position]bool
	scope   []*position // found, in order
	// visited are the operations that open nodes ask about, without repetition.
	visited  []*position
	placer   *placer
	callOf   map[*question]int32
	sources  map[*question]*ir.Operation
	patterns []*compiledPattern
}

// A label is a place in the code that may not be known yet: uses are the instructions
// that jump to it and are completed once it is set.
type label struct {
	uses []int
	at   int32
	here bool
}

// emit appends an instruction that goes to fail, if it is not nil.
func (c *matchCompiler) emit(in inst, fail *label) {
	switch {
	case fail == nil:
	case fail.here:
		in.to = fail.at
	default:
		fail.uses = append(fail.uses, len(c.match))
	}
	c.match = append(c.match, in)
}

func (c *matchCompiler) set(l *label) {
	l.here, l.at = true, int32(len(c.match))
	for _, at := range l.uses {
		c.match[at].to = l.at
	}
	l.uses = nil
}

// compile writes the code for the tree and returns its start, or a negative number for an empty
// tree.
func (c *matchCompiler) compile(root *node) int32 {
	if root == nil {
		return -1
	}
	start := int32(len(c.match))
	clear(c.found)
	c.scope = c.scope[:0]
	c.visited = c.visited[:0]
	end := &label{}
	c.node(root, end)
	c.set(end)
	c.emit(inst{op: opFail, to: -1}, nil)
	return start
}

// node writes the code of a node and of its siblings. Every path through it ends at
// fail.
func (c *matchCompiler) node(n *node, fail *label) {
	for n != nil {
		next := fail
		if n.failure != nil {
			next = &label{}
		}
		c.one(n, next)
		if n.failure != nil {
			c.set(next)
		}
		n = n.failure
	}
}

func (c *matchCompiler) one(n *node, fail *label) {
	open, visited := len(c.scope), len(c.visited)
	if n.named != nil {
		c.value(n.named, &fail)
		c.visit(n.named)
	}
	if n.matched {
		c.emit(inst{op: opFail}, n.done)
	} else if n.question == nil {
		c.record(n, fail)
	} else {
		reg := c.value(n.pos, &fail)
		if n.pos.typ == operationValue {
			c.visit(n.pos)
		}
		c.ask(n, reg, fail)
	}
	for _, p := range c.scope[open:] {
		delete(c.found, p)
	}
	c.scope = c.scope[:open]
	c.visited = c.visited[:visited]
}

func (c *matchCompiler) visit(pos *position) {
	for _, p := range c.visited {
		if p.reg == pos.reg {
			return
		}
	}
	c.visited = append(c.visited, pos)
}

// value emits the code that loads the value at a position, unless it is loaded
// already, and returns its register. If that involves a choice among users, it
// changes fail to the choice of the next user.
func (c *matchCompiler) value(pos *position, fail **label) int32 {
	if c.found[pos] {
		return int32(pos.reg)
	}
	if pos.isRoot() {
		pos.reg = 0
		return 0
	}
	var from int32
	if parent := pos.parent(); parent != nil {
		from = c.value(parent, fail)
	}
	c.giveRegister(pos)
	switch {
	case pos.kind == forEachPos:
		// Failures from here on continue with the next user.
		loop := int32(c.loops)
		c.loops++
		c.emit(inst{op: opLoop, a: loop}, nil)
		again := &label{}
		c.set(again)
		c.emit(inst{op: opNext, a: int32(pos.reg), b: from, c: loop}, *fail)
		*fail = again
	case pos.isChosen(), pos.kind == constraintResultPos:
		// The loop or the call of the constraint has stored it there.
	default:
		c.emit(c.find(pos, from), nil)
	}
	c.found[pos] = true
	c.scope = append(c.scope, pos)
	return int32(pos.reg)
}

// giveRegister assigns a register to a position.
func (c *matchCompiler) giveRegister(pos *position) {
	switch {
	case pos.isChosen():
		pos.reg = pos.parent().reg
	case pos.reg >= 0:
	case pos.kind == usersPos:
		pos.reg = c.users
		c.users++
	default:
		pos.reg = newRegister(&c.matchRegs, pos.typ)
	}
}

// find returns the instruction that loads a position, given the register of the
// position's parent.
func (c *matchCompiler) find(pos *position, from int32) inst {
	in := inst{a: int32(pos.reg), b: from, c: int32(pos.key.index), defined: pos.key.defined}
	switch pos.kind {
	case operationPos:
		in.op = opDefiningOp
		if pos.parent().typ == valueRangeValue {
			in.op = opRangeDefining
		}
	case operandPos:
		in.op = opOperand
	case exactPos:
		in.op = opExactly
	case elementPos:
		in.op, in.kind = opExtract, pos.typ
	case operandGroupPos:
		in.op = opOperandSingle
		if pos.key.variadic {
			in.op = opOperands
		}
	case resultPos:
		in.op = opResult
	case resultGroupPos:
		in.op = opResultSingle
		if pos.key.variadic {
			in.op = opResults
		}
	case attributePos:
		in.op, in.c = opAttribute, c.consts.name(pos.key.name)
	case typePos:
		switch pos.parent().typ {
		case attributeValue:
			in.op = opAttributeType
		case valueRangeValue:
			in.op = opValueTypes
		default:
			in.op = opValueType
		}
	case attributeLiteralPos:
		in.op, in.b = opLoadAttribute, c.consts.attr(pos.key.literal)
	case typeLiteralPos:
		if pos.typ == typeRangeValue {
			in.op, in.b = opLoadTypes, c.consts.list(pos.key.literal)
		} else {
			in.op, in.b = opLoadType, c.consts.typ(pos.key.literal.(*ir.TypeAttr).Value)
		}
	case usersPos:
		in.op, in.kind = opUsers, pos.parent().typ
	default:
		panic("pdl: a position that no instruction finds")
	}
	return in
}

func (c *matchCompiler) ask(n *node, reg int32, fail *label) {
	if n.question.kind == conditional {
		c.condition(n, fail)
		return
	}
	if len(n.children) > 1 {
		c.choose(n, reg, fail)
		return
	}
	q, want := n.question, n.children[0].answer
	in := inst{a: reg, kind: n.pos.typ}
	switch q.kind {
	case isNotNull:
		in.op = opNotNull
	case operationName:
		in.op, in.b = opName, c.consts.def(c.ctx.OpDef(want.name))
	case operandCount, operandCountAtLeast, resultCount, resultCountAtLeast:
		in.op, in.c = countCheck[q.kind], int32(want.count)
	case attributeIs:
		in.op, in.b = opAttributeIs, c.consts.attr(want.value)
	case typeIs:
		if n.pos.typ == typeRangeValue {
			in.op, in.b = opTypesAre, c.consts.list(want.value)
		} else {
			in.op, in.b = opTypeIs, c.consts.typ(want.value.(*ir.TypeAttr).Value)
		}
	case equalTo:
		in.op, in.b = opEqual, c.value(q.value, &fail)
	case constraint:
		for _, a := range q.args {
			c.value(a, &fail)
		}
		in.op, in.a = opConstraint, c.call(q)
	}
	c.emit(in, fail)
	c.node(n.children[0].node, fail)
}

var countCheck = [...]opcode{
	operandCount:        opOperandCount,
	operandCountAtLeast: opOperandAtLeast,
	resultCount:         opResultCount,
	resultCountAtLeast:  opResultAtLeast,
}

// call returns the call of a constraint.
func (c *matchCompiler) call(q *question) int32 {
	if n, ok := c.callOf[q]; ok {
		return n
	}
	k := call{op: c.sources[q], constraint: c.natives.Constraint(q.name), negated: q.negated}
	for _, a := range q.args {
		k.args = append(k.args, ref{a.typ, int32(a.reg)})
	}
	for i, typ := range q.results {
		reg := newRegister(&c.matchRegs, typ)
		k.results = append(k.results, ref{typ, int32(reg)})
		if pos := c.placer.positions[posKey{kind: constraintResultPos, question: q, index: i}]; pos != nil {
			pos.reg = reg
		}
	}
	n := int32(len(c.calls))
	c.calls = append(c.calls, k)
	c.callOf[q] = n
	return n
}

// choose emits a node with several answers as a switch.
func (c *matchCompiler) choose(n *node, reg int32, fail *label) {
	if k := n.question.kind; k == operandCountAtLeast || k == resultCountAtLeast {
		c.chooseAtLeast(n, reg, fail)
		return
	}
	table := int32(len(c.switches))
	c.switches = append(c.switches, switchTable{on: n.question.kind})
	c.emit(inst{op: opSwitch, kind: n.pos.typ, a: reg, b: table}, fail)
	for _, child := range n.children {
		t := &c.switches[table]
		to := int32(len(c.match))
		switch n.question.kind {
		case operationName:
			t.addDef(c.ctx.OpDef(child.answer.name), to)
		case attributeIs:
			t.addAttr(child.answer.value, to)
		case typeIs:
			if n.pos.typ == typeRangeValue {
				t.lists = append(t.lists, typeList(child.answer.value))
				t.to = append(t.to, to)
			} else {
				t.addType(child.answer.value.(*ir.TypeAttr).Value, to)
			}
		default:
			t.addCount(child.answer.count, to)
		}
		c.node(child.node, fail)
	}
}

// chooseAtLeast checks the counts in ascending order, because an operation that has
// at least n operands also has fewer: after the patterns of one count, those of the
// next are tried too.
func (c *matchCompiler) chooseAtLeast(n *node, reg int32, fail *label) {
	children := append([]branch(nil), n.children...)
	for i := range children {
		for j := i; j > 0 && children[j].answer.count < children[j-1].answer.count; j-- {
			children[j], children[j-1] = children[j-1], children[j]
		}
	}
	for i, child := range children {
		next := fail
		if i < len(children)-1 {
			next = &label{}
		}
		c.emit(inst{op: countCheck[n.question.kind], a: reg, c: int32(child.answer.count)}, fail)
		c.node(child.node, next)
		if next != fail {
			c.set(next)
		}
	}
}

// record emits the instruction that saves the rewrite's inputs of a complete match.
func (c *matchCompiler) record(n *node, fail *label) {
	p := c.patterns[n.pattern]
	r := record{pattern: n.pattern}
	for _, pos := range p.used {
		r.inputs = append(r.inputs, ref{pos.typ, c.value(pos, &fail)})
	}
	for _, pos := range c.visited {
		r.locations = append(r.locations, int32(pos.reg))
	}
	c.emit(inst{op: opRecord, b: int32(len(c.records))}, fail)
	c.records = append(c.records, r)
}

func (t *switchTable) addCount(n int, to int32) {
	for len(t.count) <= n {
		t.count = append(t.count, -1)
	}
	t.count[n] = to
}

func (t *switchTable) addDef(d *ir.OpDef, to int32) {
	t.defs, t.to = append(t.defs, d), append(t.to, to)
	if len(t.defs) > longTable {
		if t.byDef == nil {
			t.byDef = map[*ir.OpDef]int32{}
			for i, d := range t.defs {
				t.byDef[d] = t.to[i]
			}
		}
		t.byDef[d] = to
	}
}

func (t *switchTable) addAttr(a ir.Attribute, to int32) {
	t.attrs, t.to = append(t.attrs, a), append(t.to, to)
	if len(t.attrs) > longTable {
		if t.byAttr == nil {
			t.byAttr = map[ir.Attribute]int32{}
			for i, a := range t.attrs {
				t.byAttr[a] = t.to[i]
			}
		}
		t.byAttr[a] = to
	}
}

func (t *switchTable) addType(y ir.Type, to int32) {
	t.types, t.to = append(t.types, y), append(t.to, to)
	if len(t.types) > longTable {
		if t.byType == nil {
			t.byType = map[ir.Type]int32{}
			for i, y := range t.types {
				t.byType[y] = t.to[i]
			}
		}
		t.byType[y] = to
	}
}
