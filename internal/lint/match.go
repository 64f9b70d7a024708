package lint

import (
	"github.com/mica-ir/mica/ir"
)

// A matching maps the values of a general pattern to those of another one, which describes operations that
// exist whenever it is applied.
type matching struct {
	to map[*ir.Value]*ir.Value
	// depth is the length of the current chain of operations.
	depth int
}

// maxDepth is the maximum length of a chain of operations in a pattern.
const maxDepth = 1000

// covers reports whether pattern a matches everywhere b does, with a's root at an operation of b.
func covers(a *pattern, at *ir.Value, b []constraint) (*matching, bool) {
	m := &matching{to: map[*ir.Value]*ir.Value{}}
	if !m.value(a.root, at) {
		return nil, false
	}
	for op := range a.op.Region(0).Entry().Ops() {
		if op.Name() == "pdl.operation" && m.to[op.Result(0)] == nil {
			return nil, false // another root
		}
	}
	for i := range a.constraints {
		if !m.constrained(&a.constraints[i], b) {
			return nil, false
		}
	}
	return m, true
}

// constrained reports whether one of some constraints is the same one on the values that the matching has.
func (m *matching) constrained(c *constraint, among []constraint) bool {
	for i := range among {
		d := &among[i]
		if c.what != d.what || c.isCondition != d.isCondition || c.negated != d.negated || c.op.NumOperands() != d.op.NumOperands() || c.op.NumResults() > 0 {
			continue
		}
		same := true
		for i := range c.op.NumOperands() {
			same = same && m.value(c.op.Operand(i), d.op.Operand(i))
		}
		if same {
			return true
		}
	}
	return false
}

// value reports whether b always satisfies the requirements of a.
func (m *matching) value(a, b *ir.Value) bool {
	if known := m.to[a]; known != nil {
		return known == b
	}
	if m.depth++; m.depth > maxDepth {
		return false
	}
	defer func() { m.depth-- }()
	x, y := a.DefiningOp(), b.DefiningOp()
	if x == nil || y == nil || a.Type() != b.Type() {
		return false
	}
	m.to[a] = b
	ok := false
	switch x.Name() {
	case "pdl.operation":
		ok = y.Name() == "pdl.operation" && m.operation(x, y)
	case "pdl.operand", "pdl.operands":
		ok = m.typed(x, y, x.Name())
	case "pdl.attribute":
		ok = m.attribute(x, y)
	case "pdl.type", "pdl.types":
		c := x.Attr("constantType")
		if c == nil {
			c = x.Attr("constantTypes")
		}
		ok = c == nil || y.Name() == x.Name() && (c == y.Attr("constantType") || c == y.Attr("constantTypes"))
	case "pdl.result", "pdl.results":
		ok = y.Name() == x.Name() && x.Attr("index") == y.Attr("index") && m.value(x.Operand(0), y.Operand(0))
	}
	if !ok {
		delete(m.to, a)
	}
	return ok
}

// typed compares the types of a value that may be any other one.
func (m *matching) typed(x, y *ir.Operation, name string) bool {
	if x.NumOperands() == 0 {
		return true
	}
	return y.Name() == name && y.NumOperands() > 0 && m.value(x.Operand(0), y.Operand(0))
}

func (m *matching) attribute(x, y *ir.Operation) bool {
	if c := x.Attr("value"); c != nil {
		return y.Name() == x.Name() && y.Attr("value") == c
	}
	return m.typed(x, y, x.Name())
}

func (m *matching) operation(x, y *ir.Operation) bool {
	if name := x.Attr("opName"); name != nil && name != y.Attr("opName") {
		return false
	}
	if !m.values(x.OperandGroup(0), y.OperandGroup(0)) {
		return false
	}
	has := namedAttributes(y)
	for name, v := range namedAttributes(x) {
		if w := has[name]; w == nil || !m.value(v, w) {
			return false
		}
	}
	types := x.OperandGroup(2)
	return free(types) || m.values(types, y.OperandGroup(2))
}

// free reports whether types are not restricted: each is a variable that nothing else uses.
func free(types []ir.Operand) bool {
	for i := range types {
		def := types[i].Value().DefiningOp()
		if def == nil || def.Attr("constantType") != nil || def.Attr("constantTypes") != nil || !types[i].Value().HasOneUse() {
			return false
		}
	}
	return true
}

func (m *matching) values(a, b []ir.Operand) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !m.value(a[i].Value(), b[i].Value()) {
			return false
		}
	}
	return true
}
