package toemitc

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// onBits makes an operation on i1, which is bool in C, another one: C converts the operands of
// arithmetic to int. As a signed integer, true is -1.
func (t *Types) onBits(compute func(e emitter, a, b *ir.Value) *ir.Value, others conversion.Func) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		if !isBit(operands[0].Type()) || op.Result(0).Type() != operands[0].Type() {
			return others(op, operands, r)
		}
		r.Replace(op, compute(emit(op, r), operands[0], operands[1]))
		return true
	}
}

// bitwiseOp returns a function that makes a bitwise operation.
func bitwiseOp(name string) func(e emitter, a, b *ir.Value) *ir.Value {
	return func(e emitter, a, b *ir.Value) *ir.Value { return e.value(name, a.Type(), []*ir.Value{a, b}) }
}

// andNot computes whether only the first bit is set: the only shift that is defined is by zero.
func andNot(e emitter, a, b *ir.Value) *ir.Value {
	return bitwiseOp("bitwise_and")(e, a, e.value("logical_not", b.Type(), []*ir.Value{b}))
}

func firstBit(_ emitter, a, _ *ir.Value) *ir.Value { return a }

// choice is a value if a bit is set, and zero otherwise.
func (e emitter) choice(bit *ir.Value, t ir.Type, ifSet int64) *ir.Value {
	return e.value("conditional", t, []*ir.Value{bit, e.integer(t, ifSet), e.integer(t, 0)})
}

// bitFromFloat converts a number to a bit: it compares it with the number that is true as an
// integer. Others than this and zero, rounded towards zero, have no result.
func (t *Types) bitFromFloat(p predicate, ifSet float64, others conversion.Func) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		of, ok := operands[0].Type().(*ir.FloatType)
		if !ok || !isBit(op.Result(0).Type()) {
			return others(op, operands, r)
		}
		e := emit(op, r)
		r.Replace(op, e.compare(p, operands[0], e.constant(of, e.Context().Float64Attr(of, ifSet))))
		return true
	}
}

// isSignedOrder reports whether a comparison depends on the sign.
func isSignedOrder(p arith.CmpIPredicate) bool {
	return p != arith.CmpIPredicateEq && p != arith.CmpIPredicateNe && p < arith.CmpIPredicateUlt
}
