package named

import (
	"iter"

	"github.com/mica-ir/mica/ir"
)

// Chain returns the operation of a name that defines a value, the one that defines its operand of
// that number, and so on. In code that is not reachable, and in graph regions, the operations may be
// in a cycle: each is in the sequence then, some repeatedly.
func Chain(v *ir.Value, name string, operand int) iter.Seq[*ir.Operation] {
	return func(yield func(*ir.Operation) bool) {
		var cycle CycleFinder
		for op := DefiningOp(v, name); op != nil && !cycle.Closes(op) && yield(op); {
			op = DefiningOp(op.Operand(operand), name)
		}
	}
}

// A CycleFinder detects cycles while code walks from one definition to the next. The zero value is
// ready for use.
type CycleFinder struct {
	kept         *ir.Operation
	steps, limit int
}

// Closes reports whether an operation, the next one of the chain, is one that came before. It keeps
// only one of these, which is replaced after twice as many steps each time, so a cycle is found
// after a number of steps that is proportional to the length of the chain.
func (c *CycleFinder) Closes(op *ir.Operation) bool {
	if op == c.kept {
		return true
	}
	if c.steps++; c.steps >= c.limit {
		c.kept, c.steps, c.limit = op, 0, max(2*c.limit, 1)
	}
	return false
}
