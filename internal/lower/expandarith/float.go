package expandarith

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// extremum inserts the greater or the lesser of two numbers, depending on the predicate. If one is
// a NaN, the result is NaN, or the other number if ignoreNaN is set.
func (e emitter) extremum(predicate arith.CmpFPredicate, ignoreNaN bool, x, y *ir.Value) *ir.Value {
	// x, if one is a NaN.
	v := e.choose(e.cmpF(predicate, x, y), x, y)
	tested := y
	if ignoreNaN {
		tested = x
	}
	return e.choose(e.cmpF(arith.CmpFPredicateUNO, tested, tested), y, v)
}

// extremumF expands maxima and minima of floating-point numbers.
func extremumF(predicate arith.CmpFPredicate, ignoreNaN bool) func(op *ir.Operation, e emitter) bool {
	return typed.Match(func(op typed.Binary, e emitter) bool {
		e.Replace(op.Operation, e.extremum(predicate, ignoreNaN, op.Lhs(), op.Rhs()))
		return true
	})
}

// scale returns the factor of a scaling conversion, which is a power of two, as numbers like t.
func (e emitter) scale(op *ir.Operation, v *ir.Value, t ir.Type) *ir.Value {
	if width, _ := ir.IntOrFloatWidth(ir.ElementTypeOrSelf(v.Type())); width >= 16 {
		v = e.convert("truncf", e.floats(v.Type(), num.F8E8M0FNU), v, op)
	}
	if !isFloat(v, num.F8E8M0FNU) {
		e.MatchFailure(op, "scaling conversions with scales of this type are not expanded")
		return nil
	}
	return e.convert("extf", t, v, op)
}

// scalingExt extends and multiplies by the scale.
func scalingExt(op arith.ScalingExtFOp, e emitter) bool {
	t := op.Out().Type()
	scale := e.scale(op.Operation, op.Scale(), t)
	if scale == nil {
		return false
	}
	v := e.convert("extf", t, op.In(), op.Operation)
	e.Replace(op.Operation, e.withFlags("mulf", v, scale, op.Operation))
	return true
}

// scalingTrunc divides by the scale and truncates.
func scalingTrunc(op arith.ScalingTruncFOp, e emitter) bool {
	in := op.In()
	scale := e.scale(op.Operation, op.Scale(), in.Type())
	if scale == nil {
		return false
	}
	quotient := e.withFlags("divf", in, scale, op.Operation)
	e.ReplaceWithOp(op.Operation, e.New(e.Context().OpDef("arith.truncf"), []*ir.Value{quotient}, op.Operation.ResultTypes(), attributes(op.Operation, "roundingmode", "fastmath")...))
	return true
}

// withFlags inserts an operation of two numbers with the fastmath flags of op.
func (e emitter) withFlags(name string, x, y *ir.Value, op *ir.Operation) *ir.Value {
	return e.New(e.Context().OpDef("arith."+name), []*ir.Value{x, y}, []ir.Type{x.Type()}, attributes(op, "fastmath")...).Result(0)
}

// attributes returns those attributes of op that have one of the names.
func attributes(op *ir.Operation, names ...string) []ir.NamedAttribute {
	var attrs []ir.NamedAttribute
	for _, name := range names {
		if a := op.Attr(name); a != nil {
			attrs = append(attrs, ir.NamedAttribute{Name: name, Value: a})
		}
	}
	return attrs
}

// extBF16 moves the bits of a bf16 to the upper half of an f32.
func extBF16(op arith.ExtFOp, e emitter) bool {
	in, t := op.In(), op.Out().Type()
	if !isFloat(in, num.BF16) || !isFloat(op.Out(), num.F32) {
		return e.MatchFailure(op.Operation, "not a ext of bf16 to f32")
	}
	i32 := e.integers(t, 32)
	bits := e.extU(i32, e.bitcast(e.integers(t, 16), in))
	bits = e.shl(bits, e.integer(i32, 16))
	e.Replace(op.Operation, e.bitcast(t, bits))
	return true
}

// truncBF16 rounds to the nearest even number by adding half of the last place, less one if
// the last bit is zero. A NaN stays one.
func truncBF16(op arith.TruncFOp, e emitter) bool {
	in, t := op.In(), op.Out().Type()
	if !isFloat(in, num.F32) || !isFloat(op.Out(), num.BF16) {
		return e.MatchFailure(op.Operation, "not a trunc of f32 to bf16")
	}
	if op.RoundingmodeAttr() != nil {
		return e.MatchFailure(op.Operation, "only applicable to default rounding mode.")
	}
	i16, i32 := e.integers(t, 16), e.integers(t, 32)
	isNaN := e.cmpF(arith.CmpFPredicateUNE, in, in)
	half := e.integer(i32, 0x7fff)
	nan := e.integer(i16, 0x7fc0)
	sixteen, one := e.integer(i32, 16), e.integer(i32, 1)
	bits := e.bitcast(i32, in)
	last := e.and(e.shrU(bits, sixteen), one)
	bits = e.add(bits, e.add(last, half))
	upper := e.truncI(i16, e.shrU(bits, sixteen))
	e.Replace(op.Operation, e.bitcast(t, e.choose(isNaN, nan, upper)))
	return true
}

// widened returns a number that an operation has as an f32.
func (e emitter) widened(op *ir.Operation, in *ir.Value) *ir.Value {
	t := e.floats(in.Type(), num.F32)
	switch width, _ := ir.IntOrFloatWidth(ir.ElementTypeOrSelf(in.Type())); {
	case width < 32:
		return e.convert("extf", t, in, op)
	case width > 32:
		return e.convert("truncf", t, in, op)
	}
	return in
}

// extF8E8M0 moves the bits to the exponent of an f32, with all bits set for the NaN.
func extF8E8M0(op arith.ExtFOp, e emitter) bool {
	in, t := op.In(), op.Out().Type()
	if !isFloat(in, num.F8E8M0FNU) {
		return e.MatchFailure(op.Operation, "not a ext of F8E8M0FNU")
	}
	i8, i32 := e.integers(t, 8), e.integers(t, 32)
	bits := e.bitcast(i8, in)
	nan8, nan32, mantissa := e.integer(i8, -1), e.integer(i32, -1), e.integer(i32, 23)
	wide := e.shl(e.extU(i32, bits), mantissa)
	isNaN := e.cmp(arith.CmpIPredicateEq, bits, nan8)
	v := e.bitcast(e.floats(t, num.F32), e.choose(isNaN, nan32, wide))
	switch width, _ := ir.IntOrFloatWidth(ir.ElementTypeOrSelf(t)); {
	case width < 32:
		v = e.convert("truncf", t, v, op.Operation)
	case width > 32:
		v = e.convert("extf", t, v, op.Operation)
	}
	e.Replace(op.Operation, v)
	return true
}

// truncF8E8M0 takes the exponent.
func truncF8E8M0(op arith.TruncFOp, e emitter) bool {
	t := op.Out().Type()
	if !isFloat(op.Out(), num.F8E8M0FNU) {
		return e.MatchFailure(op.Operation, "not a truncf to f8E8M0FNU")
	}
	if op.RoundingmodeAttr() != nil {
		return e.MatchFailure(op.Operation, "only applicable to default rounding mode.")
	}
	i32 := e.integers(t, 32)
	bits := e.bitcast(i32, e.widened(op.Operation, op.In()))
	bits = e.shrU(bits, e.integer(i32, 23))
	e.Replace(op.Operation, e.bitcast(t, e.truncI(e.integers(t, 8), bits)))
	return true
}
