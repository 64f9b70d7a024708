package spirv

import (
	"fmt"

	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

func verifyConstruct(op *ir.Operation, c *ir.Checker) {
	parts := op.Operands()
	t := resultType(op)
	if m := is(t, coopMatrixClass); m != nil {
		c.Checkf(len(parts) == 1, "has incorrect number of operands: expected 1, but provided %d", len(parts))
		e := typeParam(m, coopElement)
		c.Checkf(parts[0].Type() == e, "operand type mismatch: expected operand type '%s', but provided '%s'", e, parts[0].Type())
		return
	}
	if uint64(len(parts)) == numElements(t) {
		for i, v := range parts {
			e := elementType(t, uint64(i))
			c.Checkf(v.Type() == e, "operand type mismatch: expected operand type '%s', but provided '%s'", e, v.Type())
		}
		return
	}
	vector, ok := t.(*ir.VectorType)
	c.Check(ok, "expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs")
	total := int64(0)
	for _, v := range parts {
		e := v.Type()
		if x, ok := e.(*ir.VectorType); ok {
			e = x.Element
		} else if _, ok := ir.IntOrFloatWidth(e); !ok {
			c.Failf("operand type mismatch: expected operand to have a scalar or vector type, but provided '%s'", v.Type())
		}
		total += count(v.Type())
		c.Checkf(e == vector.Element, "operand element type mismatch: expected to be '%s', but provided '%s'", vector.Element, e)
	}
	n := count(t)
	c.Checkf(total == n, "has incorrect number of operands: expected %d, but provided %d", n, total)
}

// component returns the type of the part of a composite at indices, or a message if the indices are
// invalid.
func component(t ir.Type, indices ir.Attribute) (ir.Type, string) {
	list, ok := indices.(*ir.ArrayAttr)
	if !ok {
		return nil, "expected a 32-bit integer array attribute for 'indices'"
	}
	if len(list.Elements) == 0 {
		return nil, "expected at least one index for spirv.CompositeExtract"
	}
	for _, x := range list.Elements {
		if _, ok := x.(*ir.IntegerAttr); !ok {
			return nil, fmt.Sprintf("expected an 32-bit integer for index, but found '%s'", x)
		}
	}
	for _, x := range list.Elements {
		i := int32(x.(*ir.IntegerAttr).Int64())
		if !isComposite(t) {
			return nil, fmt.Sprintf("cannot extract from non-composite type '%s' with index %d", t, i)
		}
		if hasConstantCount(t) && (i < 0 || uint64(i) >= numElements(t)) {
			return nil, fmt.Sprintf("index %d out of bounds for '%s'", i, t)
		}
		t = elementType(t, uint64(i))
	}
	return t, ""
}

func verifyExtract(op CompositeExtractOp, c *ir.Checker) {
	t, why := component(operandType(op.Operation), op.IndicesAttr())
	if t == nil {
		bare(op.Operation, c, "%s", why)
		return
	}
	c.Checkf(t == resultType(op.Operation), "invalid result type: expected '%s' but provided '%s'", t, resultType(op.Operation))
}

func verifyInsert(op CompositeInsertOp, c *ir.Checker) {
	composite := op.Composite().Type()
	t, why := component(composite, op.IndicesAttr())
	if t == nil {
		bare(op.Operation, c, "%s", why)
		return
	}
	c.Checkf(t == operandType(op.Operation), "object operand type should be '%s', but found '%s'", t, operandType(op.Operation))
	c.Checkf(composite == resultType(op.Operation), "result type should be the same as the composite type, but found '%s' vs '%s'", composite, resultType(op.Operation))
}

func verifyShuffle(op VectorShuffleOp, c *ir.Checker) {
	list, _ := op.ComponentsAttr().(*ir.ArrayAttr)
	if list == nil {
		return
	}
	if n := count(resultType(op.Operation)); n != int64(len(list.Elements)) {
		c.Failf("result type element count (%d) mismatch with the number of component selectors (%d)", n, len(list.Elements))
	}
	total := count(op.Vector1().Type()) + count(op.Vector2().Type())
	for _, x := range list.Elements {
		a, ok := x.(*ir.IntegerAttr)
		if !ok {
			continue
		}
		if i := uint32(a.Int64()); int64(i) >= total && i != ^uint32(0) {
			c.Failf("component selector %d out of range: expected to be in [0, %d) or 0xffffffff", i, total)
		}
	}
}

// verifyExtended checks an operation that yields two results in a struct.
func verifyExtended(op typed.Binary, c *ir.Checker) {
	s, _ := StructOf(resultType(op.Operation))
	c.Check(len(s.Members) == 2, "expected result struct type containing two members")
	for _, t := range []ir.Type{op.Rhs().Type(), s.Members[0], s.Members[1]} {
		c.Check(t == operandType(op.Operation), "expected all operand types and struct member types are the same")
	}
}

func verifyFrexp(op *ir.Operation, c *ir.Checker) {
	s, _ := StructOf(resultType(op))
	c.CheckPlain(len(s.Members) == 2, "result type must be a struct type with two memebers")
	c.CheckPlain(s.Members[0] == operandType(op), "member zero of the resulting struct type must be the same type as the operand")
	is32 := func(t ir.Type) bool { i, ok := t.(*ir.IntegerType); return ok && i.Width == 32 }
	v, isVector := s.Members[1].(*ir.VectorType)
	c.CheckPlain(!isVector || is32(v.Element), "member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type")
	c.CheckPlain(isVector || is32(s.Members[1]), "member one of the resulting struct type must be a scalar or vector of 32 bit integer type")
	w, ofVector := operandType(op).(*ir.VectorType)
	c.CheckPlain(isVector == ofVector && (!isVector || count(v) == count(w)),
		"member one of the resulting struct type must have the same number of components as the operand type")
}

func verifyLdexp(op GLLdexpOp, c *ir.Checker) {
	_, float := op.X().Type().(*ir.FloatType)
	_, integer := op.Exp().Type().(*ir.IntegerType)
	c.Check(float == integer, "operands must both be scalars or vectors")
	c.Check(count(op.X().Type()) == count(op.Exp().Type()), "operands must have the same number of elements")
}

func verifySelect(op SelectOp, c *ir.Checker) {
	cond := vectorOf(op.Condition())
	if cond == nil {
		return
	}
	r := vectorOf(op.ResultValue())
	c.Check(r != nil, "result expected to be of vector type when condition is of vector type")
	c.Check(count(r) == count(cond), "result should have the same number of elements as the condition when condition is of vector type")
}

// hasComponent reports whether a vector has the component whose number is the last operand.
func hasComponent(op dynamicOp) bool {
	v, ok := op.Vector().Type().(*ir.VectorType)
	if !ok {
		return false
	}
	return intrange.Every(op.Operation.Operand(op.Operation.NumOperands()-1), func(r num.IntRange) bool {
		n, fits := r.UMax.Uint64()
		return fits && n < uint64(v.Shape()[0])
	})
}
