package tospirv

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// integerComparisons are the comparisons of integers.
var integerComparisons = map[arith.CmpIPredicate]string{
	arith.CmpIPredicateEq: "IEqual", arith.CmpIPredicateNe: "INotEqual",
	arith.CmpIPredicateSlt: "SLessThan", arith.CmpIPredicateSle: "SLessThanEqual", arith.CmpIPredicateSgt: "SGreaterThan", arith.CmpIPredicateSge: "SGreaterThanEqual",
	arith.CmpIPredicateUlt: "ULessThan", arith.CmpIPredicateUle: "ULessThanEqual", arith.CmpIPredicateUgt: "UGreaterThan", arith.CmpIPredicateUge: "UGreaterThanEqual",
}

// floatComparisons are the comparisons of floating-point numbers.
var floatComparisons = map[arith.CmpFPredicate]string{
	arith.CmpFPredicateOEQ: "FOrdEqual", arith.CmpFPredicateOGT: "FOrdGreaterThan", arith.CmpFPredicateOGE: "FOrdGreaterThanEqual",
	arith.CmpFPredicateOLT: "FOrdLessThan", arith.CmpFPredicateOLE: "FOrdLessThanEqual", arith.CmpFPredicateONE: "FOrdNotEqual",
	arith.CmpFPredicateUEQ: "FUnordEqual", arith.CmpFPredicateUGT: "FUnordGreaterThan", arith.CmpFPredicateUGE: "FUnordGreaterThanEqual",
	arith.CmpFPredicateULT: "FUnordLessThan", arith.CmpFPredicateULE: "FUnordLessThanEqual", arith.CmpFPredicateUNE: "FUnordNotEqual",
}

// compareBools compares booleans. For an order without signs they become integers.
func (t *Types) compareBools(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := arith.CmpIOp{Operation: op}.Lhs().Type()
	if !isBool(of) {
		return false
	}
	to := t.Convert(of)
	if to == nil {
		return r.MatchFailure(op, "failed to convert source type '%s'", of)
	}
	predicate := arith.CmpIOp{Operation: op}.Predicate()
	if f := boolOrder[predicate]; f != nil {
		r.Replace(op, f(emit(op, r), to, operands))
		return true
	}
	switch predicate {
	case arith.CmpIPredicateEq:
		return replace(op, r, "LogicalEqual", operands, []ir.Type{operands[0].Type()})
	case arith.CmpIPredicateNe:
		return replace(op, r, "LogicalNotEqual", operands, []ir.Type{operands[0].Type()})
	case arith.CmpIPredicateUlt, arith.CmpIPredicateUle, arith.CmpIPredicateUgt, arith.CmpIPredicateUge:
		at := r.Loc
		defer func() { r.Loc = at }()
		r.Loc = op.Location()
		wide := sameShape(to, r.Context().I32())
		x := arith.NewExtUI(r.Builder, wide, operands[0]).Result(0)
		y := arith.NewExtUI(r.Builder, wide, operands[1]).Result(0)
		r.ReplaceWithOp(op, arith.NewCmpI(r.Builder, predicate, x, y).Operation)
		return true
	}
	return false
}

func (t *Types) compareIntegers(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	from := arith.CmpIOp{Operation: op}.Lhs().Type()
	if isBool(from) {
		return false
	}
	to := t.Convert(from)
	if to == nil {
		return r.MatchFailure(op, "failed to convert source type '%s'", from)
	}
	name := integerComparisons[arith.CmpIOp{Operation: op}.Predicate()]
	if isUnsigned(r, name) && from != to && !isIndex(ir.ElementTypeOrSelf(from)) && size(from) != size(to) {
		return refuse(op, r, "bitwidth emulation is not implemented yet on unsigned op")
	}
	return replace(op, r, name, operands, []ir.Type{sameShape(operands[0].Type(), r.Context().I1())})
}

// size returns the number of bits of integers or of a vector of some.
func size(t ir.Type) int64 {
	n := int64(1)
	if v, ok := t.(*ir.VectorType); ok {
		n, _ = ir.NumElements(v)
	}
	return n * int64(width(t))
}

func (t *Types) compareFloats(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	name, ok := floatComparisons[arith.CmpFOp{Operation: op}.Predicate()]
	if !ok {
		return false
	}
	return replace(op, r, name, operands, []ir.Type{sameShape(operands[0].Type(), r.Context().I1())})
}

// compareNaNs compares as kernels can.
func (t *Types) compareNaNs(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	var name string
	switch (arith.CmpFOp{Operation: op}).Predicate() {
	case arith.CmpFPredicateORD:
		name = "Ordered"
	case arith.CmpFPredicateUNO:
		name = "Unordered"
	default:
		return false
	}
	return replace(op, r, name, operands, []ir.Type{sameShape(operands[0].Type(), r.Context().I1())})
}

// testNaNs tests both operands, unless there are no NaNs.
func (t *Types) testNaNs(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	predicate := arith.CmpFOp{Operation: op}.Predicate()
	if predicate != arith.CmpFPredicateORD && predicate != arith.CmpFPredicateUNO {
		return false
	}
	e := emit(op, r)
	if hasNoNaNs(op) {
		n := int64(0)
		if predicate == arith.CmpFPredicateORD {
			n = 1
		}
		r.Replace(op, e.number(op.Result(0).Type(), n))
		return true
	}
	to := sameShape(operands[0].Type(), r.Context().I1())
	x, y := e.op("IsNan", to, operands[0]), e.op("IsNan", to, operands[1])
	is := e.op("LogicalOr", to, x, y)
	if predicate == arith.CmpFPredicateORD {
		is = e.op("LogicalNot", to, is)
	}
	r.Replace(op, is)
	return true
}

// hasNoNaNs reports whether an operation, which has the flags of arith.addf, may assume that there
// are no NaNs.
func hasNoNaNs(op *ir.Operation) bool {
	return typed.Enum[arith.FastMathFlags](arith.AddFOp{Operation: op}.FastmathAttr())&arith.FastMathFlagsNnan != 0
}

// extremum makes a minimum or maximum that is a NaN if an operand is one.
func (t *Types) extremum(name string) conversion.Func {
	return t.guarded(name, true, func(e emitter, x, y, is *ir.Value) *ir.Value {
		to, bools := is.Type(), sameShape(is.Type(), e.Context().I1())
		first, second := e.op("IsNan", bools, x), e.op("IsNan", bools, y)
		return e.op("Select", to, second, y, e.op("Select", to, first, x, is))
	})
}

// extremumNumber makes a minimum or maximum that is the other operand if one is a NaN.
func (t *Types) extremumNumber(name string) conversion.Func {
	return t.guarded(name, name[0] == 'G', func(e emitter, x, y, is *ir.Value) *ir.Value {
		to, bools := is.Type(), sameShape(is.Type(), e.Context().I1())
		first, second := e.op("IsNan", bools, x), e.op("IsNan", bools, y)
		return e.op("Select", to, second, x, e.op("Select", to, first, y, is))
	})
}

// guarded makes an operation with corrections for NaNs if they are needed.
func (t *Types) guarded(name string, needed bool, correct func(e emitter, x, y, is *ir.Value) *ir.Value) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.result(op, r)
		if to == nil {
			return false
		}
		e := emit(op, r)
		is := e.op(name, to, operands...)
		if needed && !hasNoNaNs(op) {
			is = correct(e, operands[0], operands[1], is)
		}
		r.Replace(op, is)
		return true
	}
}
