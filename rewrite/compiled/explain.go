package compiled

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/describe"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// An Explanation explains how far one pattern matches.
type Explanation[S any] struct {
	// Holds returns how many of the pattern's conditions hold, up to the first that does not.
	Holds      func(s S, root *ir.Operation, r *rewrite.Rewriter) int
	Conditions []Condition
}

// A Condition is one of a pattern.
type Condition struct {
	// Reason is the message for the case that the condition does not hold.
	Reason string
	// Sees are the parts of the IR that the condition is about: a letter says how they are described, and paths from
	// the root follow, with commas between them. "" describes nothing.
	Sees string
	// At is its line and column in the file of the pattern, "" if they are not known.
	At string
}

// Explain calls say for each pattern that could have op as its root but does not match, with
// the first condition that does not hold. explanations has an element for each pattern.
func Explain[S any](s S, patterns []*rewrite.Pattern, explanations []Explanation[S], op *ir.Operation, r *rewrite.Rewriter, say func(p *rewrite.Pattern, why rewrite.Mismatch)) {
	for i, p := range patterns {
		if p.Root != "" && p.Root != op.Name() {
			continue
		}
		e := &explanations[i]
		if n := e.Holds(s, op, r); n < len(e.Conditions) {
			say(p, e.Conditions[n].mismatch(p, op, n, len(e.Conditions)))
		}
	}
}

// mismatch describes the condition, which is number n of a pattern.
func (c *Condition) mismatch(p *rewrite.Pattern, root *ir.Operation, n, conditions int) rewrite.Mismatch {
	m := rewrite.Mismatch{Reason: c.Reason, Op: root, Holds: n, Conditions: conditions}
	if c.Sees != "" {
		m.Op, m.Saw = see(c.Sees[0], strings.Split(c.Sees[1:], ","), root)
	}
	line, col, ok := strings.Cut(c.At, ":")
	name, _, _ := p.Place.Resolve()
	if ok && name != "" {
		l, _ := strconv.ParseUint(line, 10, 32)
		k, _ := strconv.ParseUint(col, 10, 32)
		m.Rule = root.Context().FileLineColLoc(name, uint32(l), uint32(k))
	}
	return m
}

// see describes parts of the IR, and returns the operation of the first one.
func see(how byte, paths []string, root *ir.Operation) (at *ir.Operation, saw string) {
	at, x := follow(root, paths[0])
	op, isOp := x.(*ir.Operation)
	switch {
	case isOp && op == nil:
	case how == 'n' && isOp:
		return at, "it is '" + op.Name() + "'"
	case how == 'o' && isOp:
		return at, "it has " + strconv.Itoa(op.NumOperands())
	case how == 'r' && isOp:
		return at, "it has " + strconv.Itoa(op.NumResults())
	case how == 'e' && len(paths) == 2:
		_, y := follow(root, paths[1])
		if a, b := describe.Arg(x), describe.Arg(y); a != "" && b != "" {
			return at, "the first is " + a + ", the second is " + b
		}
	case how == 'v':
		if text := describe.Arg(x); text != "" {
			return at, "it is " + text
		}
	}
	return at, ""
}

// follow returns the part of the IR at the end of a path, and the last operation on the way. A step is o or r and the
// number of an operand or a result, d for the operation that defines a value, t for a type, or a and the name of an
// attribute up to a semicolon.
func follow(root *ir.Operation, path string) (at *ir.Operation, x rewrite.Arg) {
	at, x = root, root
	for path != "" {
		step := path[0]
		rest := strings.TrimLeft(path[1:], "0123456789")
		n, _ := strconv.Atoi(path[1 : len(path)-len(rest)])
		path = rest
		op, _ := x.(*ir.Operation)
		v, _ := x.(*ir.Value)
		switch step {
		case 'o':
			x = Operand(op, n)
		case 'r':
			x = Result(op, n)
		case 'd':
			op = DefiningOp(v)
			if x = op; op != nil {
				at = op
			}
		case 't':
			x = TypeOf(v)
		case 'a':
			name, after, _ := strings.Cut(path, ";")
			x, path = Attr(op, name), after
		}
	}
	return at, x
}
