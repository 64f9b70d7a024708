package spirv

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func verifyConstruct(op *ir.Operation, d *diag.List) bool {
	parts := op.Operands()
	t := resultType(op)
	if m := is(t, coopMatrixClass); m != nil {
		if len(parts) != 1 {
			return fail(op, d, "has incorrect number of operands: expected 1, but provided %d", len(parts))
		}
		if e := typeParam(m, coopElement); parts[0].Type() != e {
			return fail(op, d, "operand type mismatch: expected operand type '%s', but provided '%s'", e, parts[0].Type())
		}
		return true
	}
	if uint64(len(parts)) == numElements(t) {
		for i, v := range parts {
			if e := elementType(t, uint64(i)); v.Type() != e {
				return fail(op, d, "operand type mismatch: expected operand type '%s', but provided '%s'", e, v.Type())
			}
		}
		return true
	}
	vector, ok := t.(*ir.VectorType)
	if !ok {
		return fail(op, d, "expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs")
	}
	total := int64(0)
	for _, v := range parts {
		e := v.Type()
		if x, ok := e.(*ir.VectorType); ok {
			e = x.Element
		} else if _, ok := ir.IntOrFloatWidth(e); !ok {
			return fail(op, d, "operand type mismatch: expected operand to have a scalar or vector type, but provided '%s'", v.Type())
		}
		total += count(v.Type())
		if e != vector.Element {
			return fail(op, d, "operand element type mismatch: expected to be '%s', but provided '%s'", vector.Element, e)
		}
	}
	if n := count(t); total != n {
		return fail(op, d, "has incorrect number of operands: expected %d, but provided %d", n, total)
	}
	return true
}

// component returns the type of the part of a composite at indices, or why there
// is none.
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

func verifyExtract(op *ir.Operation, d *diag.List) bool {
	t, why := component(operandType(op), op.Attr("indices"))
	if t == nil {
		return bare(op, d, "%s", why)
	}
	if t != resultType(op) {
		return fail(op, d, "invalid result type: expected '%s' but provided '%s'", t, resultType(op))
	}
	return true
}

func verifyInsert(op *ir.Operation, d *diag.List) bool {
	composite := op.Operand(1).Type()
	t, why := component(composite, op.Attr("indices"))
	if t == nil {
		return bare(op, d, "%s", why)
	}
	if t != operandType(op) {
		return fail(op, d, "object operand type should be '%s', but found '%s'", t, operandType(op))
	}
	if composite != resultType(op) {
		return fail(op, d, "result type should be the same as the composite type, but found '%s' vs '%s'", composite, resultType(op))
	}
	return true
}

func verifyShuffle(op *ir.Operation, d *diag.List) bool {
	list, _ := op.Attr("components").(*ir.ArrayAttr)
	if list == nil {
		return true
	}
	if n := count(resultType(op)); n != int64(len(list.Elements)) {
		return fail(op, d, "result type element count (%d) mismatch with the number of component selectors (%d)", n, len(list.Elements))
	}
	total := count(op.Operand(0).Type()) + count(op.Operand(1).Type())
	for _, x := range list.Elements {
		a, ok := x.(*ir.IntegerAttr)
		if !ok {
			continue
		}
		if i := uint32(a.Int64()); int64(i) >= total && i != ^uint32(0) {
			return fail(op, d, "component selector %d out of range: expected to be in [0, %d) or 0xffffffff", i, total)
		}
	}
	return true
}

// verifyExtended checks an operation that yields two results in a struct.
func verifyExtended(op *ir.Operation, d *diag.List) bool {
	s, _ := StructOf(resultType(op))
	if len(s.Members) != 2 {
		return fail(op, d, "expected result struct type containing two members")
	}
	for _, t := range []ir.Type{op.Operand(1).Type(), s.Members[0], s.Members[1]} {
		if t != operandType(op) {
			return fail(op, d, "expected all operand types and struct member types are the same")
		}
	}
	return true
}

func verifyFrexp(op *ir.Operation, d *diag.List) bool {
	s, _ := StructOf(resultType(op))
	if len(s.Members) != 2 {
		return plain(op, d, "result type must be a struct type with two memebers")
	}
	if s.Members[0] != operandType(op) {
		return plain(op, d, "member zero of the resulting struct type must be the same type as the operand")
	}
	is32 := func(t ir.Type) bool { i, ok := t.(*ir.IntegerType); return ok && i.Width == 32 }
	v, isVector := s.Members[1].(*ir.VectorType)
	switch {
	case isVector && !is32(v.Element):
		return plain(op, d, "member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type")
	case !isVector && !is32(s.Members[1]):
		return plain(op, d, "member one of the resulting struct type must be a scalar or vector of 32 bit integer type")
	}
	w, ofVector := operandType(op).(*ir.VectorType)
	if isVector != ofVector || isVector && count(v) != count(w) {
		return plain(op, d, "member one of the resulting struct type must have the same number of components as the operand type")
	}
	return true
}

func verifyLdexp(op *ir.Operation, d *diag.List) bool {
	_, float := op.Operand(0).Type().(*ir.FloatType)
	_, integer := op.Operand(1).Type().(*ir.IntegerType)
	if float != integer {
		return fail(op, d, "operands must both be scalars or vectors")
	}
	if count(op.Operand(0).Type()) != count(op.Operand(1).Type()) {
		return fail(op, d, "operands must have the same number of elements")
	}
	return true
}

func verifySelect(op *ir.Operation, d *diag.List) bool {
	cond := vectorOf(op.Operand(0))
	if cond == nil {
		return true
	}
	r := vectorOf(op.Result(0))
	if r == nil {
		return fail(op, d, "result expected to be of vector type when condition is of vector type")
	}
	if count(r) != count(cond) {
		return fail(op, d, "result should have the same number of elements as the condition when condition is of vector type")
	}
	return true
}
