package tospirv

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// roundingModes are the modes of spirv by those of arith.
var roundingModes = map[arith.RoundingMode]string{
	arith.RoundingModeToNearestEven: "RTE", arith.RoundingModeDownward: "RTN", arith.RoundingModeUpward: "RTP", arith.RoundingModeTowardZero: "RTZ",
}

// numericCast makes a cast, or nothing if both types are converted to the same one.
func (t *Types) numericCast(name string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		from := operands[0].Type()
		to := t.result(op, r)
		switch {
		case to == nil:
			return false
		case to == from:
			r.Replace(op, operands[0])
			return true
		case isBool(from) || isBool(to):
			return false
		}
		var attrs []ir.NamedAttribute
		if mode := (arith.TruncFOp{Operation: op}).RoundingmodeAttr(); mode != nil { // other casts have none
			text, ok := roundingModes[typed.Enum[arith.RoundingMode](mode)]
			if !ok {
				return r.MatchFailure(op, "unsupported rounding mode")
			}
			attrs = []ir.NamedAttribute{{Name: "fp_rounding_mode", Value: named.EnumNamed(r.Context(), "spirv", "fp_rounding_mode", text)}}
		}
		return replace(op, r, name, operands, []ir.Type{to}, attrs...)
	}
}

// width returns the number of bits of an integer, or of the elements of a vector of some.
func width(t ir.Type) int {
	if i, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType); ok {
		return i.Width
	}
	return 0
}

// extendUnsigned clears the bits of a number that has been emulated.
func (t *Types) extendUnsigned(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	from := operands[0].Type()
	if isBool(from) {
		return false
	}
	to := t.result(op, r)
	switch {
	case to == nil:
		return false
	case to != from:
		return replace(op, r, "UConvert", operands, []ir.Type{to})
	}
	return masked(op, operands[0], width(arith.ExtUIOp{Operation: op}.In().Type()), r)
}

// masked replaces op with some of the bits of a value.
func masked(op *ir.Operation, v *ir.Value, bits int, r *conversion.Rewriter) bool {
	e := emit(op, r)
	mask := e.number(v.Type(), 1<<bits-1)
	r.Replace(op, e.op("BitwiseAnd", v.Type(), v, mask))
	return true
}

// extendSigned repeats the sign of a number that has been emulated.
func (t *Types) extendSigned(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	from := operands[0].Type()
	if isBool(from) {
		return false
	}
	to := t.result(op, r)
	switch {
	case to == nil:
		return false
	case to != from:
		return replace(op, r, "SConvert", operands, []ir.Type{to})
	}
	e := emit(op, r)
	by := e.number(to, int64(width(to)-width(arith.ExtSIOp{Operation: op}.In().Type())))
	left := e.op("ShiftLeftLogical", to, operands[0], by)
	r.Replace(op, e.op("ShiftRightArithmetic", to, left, by))
	return true
}

// truncate clears the bits of a number that is emulated.
func (t *Types) truncate(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.result(op, r)
	switch {
	case to == nil || isBool(to):
		return false
	case to != operands[0].Type():
		return replace(op, r, "SConvert", operands, []ir.Type{to})
	}
	return masked(op, operands[0], width(op.Result(0).Type()), r)
}

// truncateToBool tests the lowest bit.
func (t *Types) truncateToBool(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.result(op, r)
	if to == nil || !isBool(to) {
		return false
	}
	e := emit(op, r)
	from := operands[0].Type()
	mask := e.number(from, 1)
	bit := e.op("BitwiseAnd", from, operands[0], mask)
	set := e.op("IEqual", to, bit, mask)
	zero := e.number(to, 0)
	one := e.number(to, 1)
	r.Replace(op, e.op("Select", to, set, one, zero))
	return true
}

// fromBool converts a boolean to a number: ifTrue, or zero.
func (t *Types) fromBool(ifTrue int64) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		if !isBool(operands[0].Type()) {
			return false
		}
		to := t.result(op, r)
		if to == nil {
			return false
		}
		e := emit(op, r)
		numbers := map[int64]*ir.Value{}
		// As in MLIR, the smaller constant is the first one.
		for _, n := range []int64{min(0, ifTrue), max(0, ifTrue)} {
			numbers[n] = e.number(to, n)
		}
		r.Replace(op, e.op("Select", to, operands[0], numbers[ifTrue], numbers[0]))
		return true
	}
}
