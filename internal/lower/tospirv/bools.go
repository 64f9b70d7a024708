package tospirv

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// A boolFunc computes an integer operation of one bit, as a boolean: spirv has no arithmetic on
// these. As a signed integer, true is -1.
type boolFunc func(e emitter, of ir.Type, operands []*ir.Value) *ir.Value

// boolArithmetic are the operations on integers of one bit by those of any width. Where the
// result is undefined, as for a division by zero, the cheapest value is used.
var boolArithmetic = map[string]boolFunc{
	"arith.addi": boolOp("LogicalNotEqual"), "arith.subi": boolOp("LogicalNotEqual"), "arith.muli": boolOp("LogicalAnd"),
	"arith.divui": boolOp("LogicalAnd"), "arith.divsi": boolOp("LogicalAnd"),
	"arith.remui": emitter.andNot, "arith.remsi": emitter.andNot,
	"arith.shli": emitter.andNot, "arith.shrui": emitter.andNot, "arith.shrsi": sameBool,
	"arith.maxsi": boolOp("LogicalAnd"), "arith.minsi": boolOp("LogicalOr"), "arith.maxui": boolOp("LogicalOr"), "arith.minui": boolOp("LogicalAnd"),
	"math.absi": sameBool, "math.ctlz": boolOp("LogicalNot"),
}

func boolOp(name string) boolFunc {
	return func(e emitter, of ir.Type, operands []*ir.Value) *ir.Value { return e.op(name, of, operands...) }
}

// andNot computes whether only the first boolean is true.
func (e emitter) andNot(of ir.Type, operands []*ir.Value) *ir.Value {
	return e.op("LogicalAnd", of, operands[0], e.op("LogicalNot", of, operands[1]))
}

func sameBool(_ emitter, _ ir.Type, operands []*ir.Value) *ir.Value { return operands[0] }

// onBools replaces an operation on integers of one bit. It returns false for other operations.
func onBools(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	f := boolArithmetic[op.Name()]
	if f == nil || !isBool(operands[0].Type()) {
		return false
	}
	r.Replace(op, f(emit(op, r), operands[0].Type(), operands))
	return true
}

// boolOrder are the signed comparisons of booleans.
var boolOrder = map[arith.CmpIPredicate]boolFunc{
	arith.CmpIPredicateSlt: emitter.andNot,
	arith.CmpIPredicateSgt: swapped(emitter.andNot),
	arith.CmpIPredicateSle: swapped(emitter.orNot),
	arith.CmpIPredicateSge: emitter.orNot,
}

// orNot computes whether not only the first boolean is true.
func (e emitter) orNot(of ir.Type, operands []*ir.Value) *ir.Value {
	return e.op("LogicalOr", of, e.op("LogicalNot", of, operands[0]), operands[1])
}

func swapped(f boolFunc) boolFunc {
	return func(e emitter, of ir.Type, operands []*ir.Value) *ir.Value {
		return f(e, of, []*ir.Value{operands[1], operands[0]})
	}
}

// floatToBool compares a number with the one that is true as an integer. Others than this
// and zero, rounded towards zero, have no result.
func (t *Types) floatToBool(comparison string, ifTrue int64) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.result(op, r)
		if to == nil || !isBool(to) || floatWidth(operands[0].Type()) == 0 {
			return false
		}
		e := emit(op, r)
		r.Replace(op, e.op(comparison, to, operands[0], e.number(operands[0].Type(), ifTrue)))
		return true
	}
}
