package tosa

import (
	"github.com/mica-ir/mica/ir"
)

// element returns the type of the elements of a value.
func element(v *ir.Value) ir.Type { return ir.ElementTypeOrSelf(v.Type()) }

// storage returns the type of the elements as they are stored: that of a quantized
// one is an integer.
func storage(v *ir.Value) ir.Type { return stored(element(v)) }

func stored(t ir.Type) ir.Type {
	if s := quantized(t); s != nil {
		return s
	}
	return t
}

// quantized returns the storage type of a quantized type, a parameter of the types
// of the quant dialect, with the sign that it does not have itself; nil for another
// type.
func quantized(t ir.Type) ir.Type {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != "quant" {
		return nil
	}
	s, _ := d.Param("storage").(*ir.IntegerType)
	switch {
	case s == nil:
		return nil
	case d.Param("signed") != true:
		return t.Context().UnsignedType(s.Width)
	}
	return s
}

// isUniform reports whether a type is quantized uniformly.
func isUniform(t ir.Type) bool {
	d, ok := t.(*ir.DefinedType)
	return ok && d.Def.Name == "UniformQuantizedType" && quantized(t) != nil
}

// uniform returns the storage type of a uniform type, and any other as it is.
func uniform(t ir.Type) ir.Type {
	if isUniform(t) {
		return quantized(t)
	}
	return t
}

// isInteger reports whether a type is an integer of a width, with or without a
// sign.
func isInteger(t ir.Type, width int) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width == width
}

// isCompared reports whether a type is one of those that are compared: numbers and
// uniform types.
func isCompared(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
		return true
	}
	return isUniform(t)
}

// sameElements checks that two values have elements of one type.
func sameElements(op *ir.Operation, a, b ir.Type, nameA, nameB string, c *ir.Checker) {
	x, y := ir.ElementTypeOrSelf(a), ir.ElementTypeOrSelf(b)
	c.Checkf(!isCompared(x) || !isCompared(y) || x == y, "expect %s and %s to have same element type, got '%s' and '%s'", nameA, nameB, x, y)
}

// inputOutput is sameElements of an operand and the first result.
func inputOutput(op *ir.Operation, operand int, c *ir.Checker) {
	sameElements(op, op.Operand(operand).Type(), op.Result(0).Type(), "input", "output", c)
}

// zeroPointType checks that a value and its zero point are stored alike.
func zeroPointType(op *ir.Operation, value, zero *ir.Value, what string, c *ir.Checker) {
	a, b := storage(value), storage(zero)
	c.Checkf(a == b, "expect both %s and its zero point are the same element type, got '%s' and '%s'", what, a, b)
}

// zeroPoint returns the value of a zero point that is a constant.
func zeroPoint(v *ir.Value, signed bool) (int64, bool) {
	a := constant(v)
	if a == nil || a.NumElements() == 0 {
		return 0, false
	}
	switch a.ElementType().(type) {
	case *ir.FloatType:
		if a.Float(0).IsZero() {
			return 0, true
		}
		return 1, true
	case *ir.IntegerType:
		x := a.Int(0)
		if n, ok := x.Int64(); signed && ok {
			return n, true
		}
		if n, ok := x.Uint64(); ok {
			return int64(n), true
		}
	}
	return 1, true
}

// zeroPointValue checks that a constant zero point is zero where it must be.
func zeroPointValue(op *ir.Operation, zero *ir.Value, what string, c *ir.Checker) {
	n, ok := zeroPoint(zero, true)
	if !ok || n == 0 || isInteger(element(zero), 8) {
		return
	}
	c.Failf("%s zero point must be zero for non-int8 integer types", what)
}
