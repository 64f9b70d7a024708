package expandarith

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// ceilDivU expands x ceildiv y to x == 0 ? 0 : (x-1)/y + 1.
func ceilDivU(op arith.CeilDivUIOp, e emitter) bool {
	x, y := op.Lhs(), op.Rhs()
	zero := e.integer(x.Type(), 0)
	isZero := e.cmp(arith.CmpIPredicateEq, x, zero)
	one := e.integer(x.Type(), 1)
	quotient := e.add(arith.NewDivUI(e.Builder, e.sub(x, one), y).Result(0), one)
	e.Replace(op.Operation, e.choose(isZero, zero, quotient))
	return true
}

// ceilDivS divides and adds one if the division is not exact and the quotient positive.
func ceilDivS(op arith.CeilDivSIOp, e emitter) bool {
	x, y := op.Lhs(), op.Rhs()
	zero, one := e.integer(x.Type(), 0), e.integer(x.Type(), 1)
	quotient := e.divS(x, y)
	inexact := e.cmp(arith.CmpIPredicateNe, x, e.mul(quotient, y))
	xNegative := e.cmp(arith.CmpIPredicateSlt, x, zero)
	yNegative := e.cmp(arith.CmpIPredicateSlt, y, zero)
	rounds := e.and(inexact, e.cmp(arith.CmpIPredicateEq, xNegative, yNegative))
	above := e.add(quotient, one)
	e.Replace(op.Operation, e.choose(rounds, above, quotient))
	return true
}

// floorDivS divides and subtracts one if the division is not exact and the quotient negative.
func floorDivS(op arith.FloorDivSIOp, e emitter) bool {
	x, y := op.Lhs(), op.Rhs()
	quotient := e.divS(x, y)
	inexact := e.cmp(arith.CmpIPredicateNe, x, e.mul(quotient, y))
	zero := e.integer(x.Type(), 0)
	xNegative := e.cmp(arith.CmpIPredicateSlt, x, zero)
	yNegative := e.cmp(arith.CmpIPredicateSlt, y, zero)
	rounds := e.and(inexact, e.cmp(arith.CmpIPredicateNe, xNegative, yNegative))
	below := e.add(quotient, e.integer(x.Type(), -1))
	e.Replace(op.Operation, e.choose(rounds, below, quotient))
	return true
}

// extremumI expands maxima and minima of integers.
func extremumI(predicate arith.CmpIPredicate) func(op *ir.Operation, e emitter) bool {
	return typed.Match(func(op typed.Binary, e emitter) bool {
		x, y := op.Lhs(), op.Rhs()
		e.Replace(op.Operation, e.choose(e.cmp(predicate, x, y), x, y))
		return true
	})
}
