package lower

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// Sets of names and operands in either order have no form in the pdl dialect. A pattern that has some
// becomes several patterns, one for each combination of choices: it is lowered once for each.

// A choices is one combination: a decision for each choice in the order in which lowering comes to it.
type choices struct {
	made []int
	ways []int // the number of possible decisions
	next int
}

// choose returns the decision among n ways.
func (c *choices) choose(n int) int {
	if c.next == len(c.made) {
		c.made, c.ways = append(c.made, 0), append(c.ways, n)
	}
	c.next++
	return c.made[c.next-1]
}

// advance goes on to the next combination: the last choice changes first. It returns false after the
// last one.
func (c *choices) advance() bool {
	for c.next = 0; len(c.made) > 0; {
		last := len(c.made) - 1
		if c.made[last]++; c.made[last] < c.ways[last] {
			return true
		}
		c.made, c.ways = c.made[:last], c.ways[:last]
	}
	return false
}

// maxAlternatives bounds the combinations of a pattern.
const maxAlternatives = 1024

// alternatives lowers a pattern once for each combination of choices, and returns the number of
// patterns. The first has the name of the pattern and the others numbers after it, like the alternatives
// of a rule in DRR.
func (l *lowering) alternatives(p *pdll.Pattern) int {
	l.choices = &choices{}
	for n := 1; ; n++ {
		op := l.pattern(p)
		if n > 1 && p.Name != "" {
			op.SetAttr(ir.SymbolNameAttr, l.ctx.StringAttr(fmt.Sprintf("%s.%d", p.Name, n-1)))
		}
		switch {
		case !l.choices.advance() || l.diags.HasErrors() || l.ops > maxOps:
			return n
		case n == maxAlternatives:
			l.diags.Errorf(diag.At(p.Loc().Pos()), "the pattern has more than %d alternatives", maxAlternatives)
			return n
		}
	}
}

// opName returns the name of an operation expression.
func (l *lowering) opName(n *pdll.OpName) string {
	if len(n.Set) > 0 {
		return n.Set[l.choices.choose(len(n.Set))].Name
	}
	v, ok := n.Of.(*pdll.Var)
	if !ok {
		return n.Name
	}
	if n.Name != "" { // its type says it, also of what native code returns
		return n.Name
	}
	values := l.variable(v)
	if len(values) == 1 {
		if def := values[0].DefiningOp(); def != nil {
			if s, ok := def.Attr("opName").(*ir.StringAttr); ok {
				return s.Value
			}
		}
	}
	return l.undeterminedName(n, v)
}

// undeterminedName reports a name that follows from no pattern, as that of an operation that native code
// returns.
func (l *lowering) undeterminedName(n *pdll.OpName, v *pdll.Var) string {
	l.diags.Errorf(diag.At(n.Loc().Pos()), "the name of the operation `%s` is not determined by the pattern", v.Name)
	return n.Name
}

// exchange exchanges the operands that either chooses to.
func (l *lowering) exchange(x *pdll.OpExpr, operands []*ir.Value) []*ir.Value {
	for _, i := range x.Either {
		if l.choices.choose(2) == 1 {
			operands[i], operands[i+1] = operands[i+1], operands[i]
		}
	}
	return operands
}

// freeName returns the name of an operation that only the constraints of its variable describe.
func (l *lowering) freeName(v *pdll.Var) string {
	t := v.Type.(*pdll.OpType)
	if t.Set == "" {
		return t.Name
	}
	names := t.Names()
	return names[l.choices.choose(len(names))]
}
