package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// castName is the operation that a conversion itself inserts.
const castName = "builtin.unrealized_conversion_cast"

// A conversionCheck reports patterns of a conversion that change the IR without the Rewriter. The
// conversion can neither undo such a change nor legalize what it makes. The check does not verify,
// since between two patterns the IR is not valid, and it does not follow moves and erasures, since the
// conversion itself moves operations and erases blocks.
type conversionCheck struct {
	mutationCheck
	r      *Rewriter
	within *ir.Operation
	root   string
	at     diag.Place
}

// PatternBegin records the IR.
func (c *conversionCheck) PatternBegin(_ *Pattern, op *ir.Operation) {
	c.within, c.root, c.at = outermost(op), op.Name(), op.Location().Place()
	c.begin(c.within)
}

// PatternEnd compares the IR with the notifications.
func (c *conversionCheck) PatternEnd(p *Pattern, _ bool) {
	if c.r.Failed() {
		return
	}
	if op, how := c.changed(); op != nil {
		reportMutation(c.r, p, op, c.root, how, c.at)
	}
}

// changed returns an operation that a pattern inserted or modified without a notification, and how, or
// nil. The conversion itself inserts casts, and gives blocks and so their predecessors other arguments.
func (c *conversionCheck) changed() (changed *ir.Operation, how string) {
	delays := c.r.conversion.Delays() // otherwise the users of replaced values differ
	ir.Walk(c.within, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		i, old := c.index[op]
		switch {
		case !old && !c.placed[op] && op.Name() != castName:
			how = "inserted"
		case old && delays && !c.modified[op] && c.ops[i].sameSuccessors().differs():
			how = "modified"
		default:
			return ir.Advance
		}
		changed = op
		return ir.Interrupt
	})
	return changed, how
}

// sameSuccessors gives a snapshot the successors that the operation has now.
func (s *opState) sameSuccessors() *opState {
	s.successors = slices.AppendSeq(s.successors[:0], s.op.Successors())
	return s
}
