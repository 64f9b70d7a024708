package spirv

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A matrix is what a matrix type says.
type matrix struct {
	rows, columns int64
	element       ir.Type
}

func matrixOf(t ir.Type) (m matrix) {
	if c := column(t); c != nil {
		m.rows, m.element = c.Shape()[0], c.Element
		m.columns = int64(uintParam(t.(*ir.DefinedType), matrixColumns))
	}
	return m
}

func verifyTimesScalar(op *ir.Operation, d *diag.List) bool {
	t := operandType(op)
	e := matrixOf(t).element
	if c := is(t, coopMatrixClass); c != nil {
		e = typeParam(c, coopElement)
	}
	return op.Operand(1).Type() == e || fail(op, d, "input matrix components' type and scaling value must have the same type")
}

func verifyVectorTimesScalar(op *ir.Operation, d *diag.List) bool {
	if operandType(op) != resultType(op) {
		return fail(op, d, "vector operand and result type mismatch")
	}
	return op.Operand(1).Type() == vectorOf(op.Result(0)).Element ||
		fail(op, d, "scalar operand and result element type match")
}

func verifyTranspose(op *ir.Operation, d *diag.List) bool {
	in, out := matrixOf(operandType(op)), matrixOf(resultType(op))
	switch {
	case in.rows != out.columns:
		return plain(op, d, "input matrix rows count must be equal to output matrix columns count")
	case in.columns != out.rows:
		return plain(op, d, "input matrix columns count must be equal to output matrix rows count")
	case in.element != out.element:
		return plain(op, d, "input and output matrices must have the same component type")
	}
	return true
}

func verifyMatrixTimesVector(op *ir.Operation, d *diag.List) bool {
	m, v, r := matrixOf(op.Operand(0).Type()), vectorOf(op.Operand(1)), vectorOf(op.Result(0))
	switch {
	case m.columns != count(v):
		return fail(op, d, "matrix columns (%d) must match vector operand size (%d)", m.columns, count(v))
	case m.rows != count(r):
		return fail(op, d, "result size (%d) must match the matrix rows (%d)", count(r), m.rows)
	case m.element != r.Element:
		return fail(op, d, "matrix and result element types must match")
	}
	return true
}

func verifyVectorTimesMatrix(op *ir.Operation, d *diag.List) bool {
	v, m, r := vectorOf(op.Operand(0)), matrixOf(op.Operand(1).Type()), vectorOf(op.Result(0))
	switch {
	case m.rows != count(v):
		return fail(op, d, "number of components in vector must equal the number of components in each column in matrix")
	case m.columns != count(r):
		return fail(op, d, "number of columns in matrix must equal the number of components in result")
	case m.element != r.Element:
		return fail(op, d, "matrix must be a matrix with the same component type as the component type in result")
	}
	return true
}

func verifyMatrixTimesMatrix(op *ir.Operation, d *diag.List) bool {
	l, r, out := matrixOf(op.Operand(0).Type()), matrixOf(op.Operand(1).Type()), matrixOf(resultType(op))
	switch {
	case l.columns != r.rows:
		return plain(op, d, "left matrix columns' count must be equal to the right matrix rows' count")
	case r.columns != out.columns:
		return plain(op, d, "right and result matrices must have equal columns' count")
	case r.element != out.element:
		return plain(op, d, "right and result matrices' component type must be the same")
	case l.element != out.element:
		return plain(op, d, "left and result matrices' component type must be the same")
	case l.rows != out.rows:
		return plain(op, d, "left and result matrices must have equal rows' count")
	}
	return true
}

// verifyCoopAccess checks a load or a store of a cooperative matrix; it must not
// have the flag of the other one.
func verifyCoopAccess(without string) check {
	return func(op *ir.Operation, d *diag.List) bool {
		to, _ := pointerTo(operandType(op))
		_, vector := to.(*ir.VectorType)
		if !vector && !isScalar(to) {
			return fail(op, d, "Pointer must point to a scalar or vector type but provided '%s'", to)
		}
		if op.Attr("memory_operand") == nil {
			return true
		}
		if hasBit(op, "memory_operand", without) {
			return fail(op, d, "not compatible with memory operand '%s'", without)
		}
		aligned, alignment := hasBit(op, "memory_operand", "Aligned"), op.Attr("alignment") != nil
		switch {
		case aligned && !alignment:
			return fail(op, d, "missing value for the 'Aligned' memory operand")
		case alignment && !aligned:
			return fail(op, d, "found alignment attribute for non-'Aligned' memory operand")
		}
		return true
	}
}

func verifyMulAdd(op *ir.Operation, d *diag.List) bool {
	var m [3]*ir.DefinedType
	for i, use := range []string{"MatrixA", "MatrixB", "MatrixAcc"} {
		m[i] = is(op.Operand(i).Type(), coopMatrixClass)
		if enumParam(m[i], coopUse) != use {
			return fail(op, d, "operand #%d must be of use '%s'", i, use)
		}
	}
	a, b, c := m[0], m[1], m[2]
	if s := enumParam(a, coopScope); s != enumParam(b, coopScope) || s != enumParam(c, coopScope) {
		return fail(op, d, "matrix scope mismatch")
	}
	switch {
	case uintParam(a, coopRows) != uintParam(c, coopRows):
		return fail(op, d, "matrix size mismatch on dimension 'M'")
	case uintParam(b, coopColumns) != uintParam(c, coopColumns):
		return fail(op, d, "matrix size mismatch on dimension 'N'")
	case uintParam(a, coopColumns) != uintParam(b, coopRows):
		return fail(op, d, "matrix size mismatch on dimension 'K'")
	}
	if op.Attr("matrix_operands") != nil {
		for _, x := range m {
			if _, ok := typeParam(x, coopElement).(*ir.IntegerType); !ok {
				return fail(op, d, "Matrix Operands require all matrix element types to be Integer Types")
			}
		}
	}
	return true
}

// verifyDotProduct checks a product of vectors of integers, or of integers that
// hold vectors.
func verifyDotProduct(op *ir.Operation, d *diag.List) bool {
	t := operandType(op)
	if i, ok := t.(*ir.IntegerType); ok {
		if op.Attr("format") == nil {
			return fail(op, d, "requires Packed Vector Format attribute for integer vector operands")
		}
		if i.Width != 32 {
			return fail(op, d, "with specified Packed Vector Format (%s) requires integer vector operands to be 32-bits wide", enumText(op, "format"))
		}
	} else if op.Attr("format") != nil {
		return fail(op, d, "with invalid format attribute for vector operands of type '%s'", t)
	}
	if have, want := bitWidth(resultType(op)), bitWidth(t); have < want {
		return fail(op, d, "result type has insufficient bit-width (%d bits) for the specified vector operand type (%d bits)", have, want)
	}
	return true
}
