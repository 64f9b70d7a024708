package expandarith

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// extremumI expands maxima and minima of integers.
func extremumI(predicate arith.CmpIPredicate) func(op *ir.Operation, e emitter) bool {
	return typed.Match(func(op typed.Binary, e emitter) bool {
		x, y := op.Lhs(), op.Rhs()
		e.Replace(op.Operation, e.choose(e.cmp(predicate, x, y), x, y))
		return true
	})
}
