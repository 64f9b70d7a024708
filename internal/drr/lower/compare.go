package lower

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// bindOrCompare binds a symbol at a part of the rule. If it is bound already, the two parts
// must be equal, group by group for variadic operands.
func (l *lowering) bindOrCompare(at part, name string, s *symbol) {
	defer l.enter(at)()
	old := l.symbols[name]
	if name == "" || old == nil {
		l.bind(name, s)
		return
	}
	c := &comparison{l: l}
	condition := c.equal(name, old, s)
	if condition == "" {
		return
	}
	f := l.compile(&snippet.Code{Text: condition, Result: cxx.TypeBool, Params: c.params}, "the comparison of '"+name+"'")
	if f != nil {
		l.require(f, "equal", "$"+name+" is the same everywhere", c.handles...)
	}
}

// A comparison is a condition in C++ with its arguments.
type comparison struct {
	l       *lowering
	params  []snippet.Param
	handles []*ir.Value
}

// add adds an argument and returns its expression.
func (c *comparison) add(h *ir.Value, t *cxx.Type, getter string) string {
	name := placeholder(len(c.params))
	c.params, c.handles = append(c.params, snippet.Param{Name: name, Type: t}), append(c.handles, h)
	return name + getter
}

// equal returns the condition that two meanings of a symbol are equal, "" if they always
// are or after an error.
func (c *comparison) equal(name string, a, b *symbol) string {
	if b.parts != nil || b.variadic {
		a, b = b, a
	}
	if a.parts == nil && !a.variadic {
		if b.handle.Type() == c.l.types.values {
			a, b = b, a
		}
		x, y := c.single(name, a), c.single(name, b)
		switch {
		case x == "" || y == "":
			return ""
		case a.handle != nil && a.handle.Type() == c.l.types.values && b.handle.Type() == c.l.types.value:
			return fmt.Sprintf("%s.size() == 1 && %s[0] == %s", x, x, y)
		}
		return x + " == " + y
	}
	var parts, others []string
	for _, h := range a.parts {
		parts = append(parts, c.add(h, c.l.api.Value.Type(), ""))
	}
	var conditions []string
	switch {
	case b.parts != nil || b.variadic:
		for _, h := range b.parts {
			others = append(others, c.add(h, c.l.api.Value.Type(), ""))
		}
	case b.handle.Type() == c.l.types.values:
		x := c.single(name, b)
		conditions = append(conditions, fmt.Sprintf("%s.size() == %d", x, len(parts)))
		for i := range parts {
			others = append(others, fmt.Sprintf("%s[%d]", x, i))
		}
	default:
		others = append(others, c.single(name, b))
	}
	if len(parts) != len(others) {
		c.l.errorf("the rule can never match: symbol '%s' is bound to %d and to %d values", name, len(parts), len(others))
		return ""
	}
	for i, x := range parts {
		conditions = append(conditions, x+" == "+others[i])
	}
	return strings.Join(conditions, " && ")
}

// single returns the expression for a meaning that is not a list of values, "" after an
// error.
func (c *comparison) single(name string, s *symbol) string {
	outer := c.l.symbols[name]
	defer func() { c.l.symbols[name] = outer }()
	c.l.symbols[name] = s
	h, t, getter := c.l.argumentOf(name)
	if h == nil {
		c.l.errorf("symbol '%s' bound more than once", name)
		return ""
	}
	return c.add(h, t, getter)
}
