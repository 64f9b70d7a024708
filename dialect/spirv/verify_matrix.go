package spirv

import (
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

func verifyTimesScalar(op *ir.Operation, check *ir.Checker) {
	t := operandType(op)
	e := matrixOf(t).element
	if c := is(t, coopMatrixClass); c != nil {
		e = typeParam(c, coopElement)
	}
	check.Check(op.Operand(1).Type() == e, "input matrix components' type and scaling value must have the same type")
}

func verifyVectorTimesScalar(op *ir.Operation, c *ir.Checker) {
	c.Check(operandType(op) == resultType(op), "vector operand and result type mismatch")
	c.Check(op.Operand(1).Type() == vectorOf(op.Result(0)).Element, "scalar operand and result element type match")
}

func verifyTranspose(op *ir.Operation, c *ir.Checker) {
	in, out := matrixOf(operandType(op)), matrixOf(resultType(op))
	switch {
	case in.rows != out.columns:
		c.FailPlainf("input matrix rows count must be equal to output matrix columns count")
	case in.columns != out.rows:
		c.FailPlainf("input matrix columns count must be equal to output matrix rows count")
	case in.element != out.element:
		c.FailPlainf("input and output matrices must have the same component type")
	}
}

func verifyMatrixTimesVector(op *ir.Operation, c *ir.Checker) {
	m, v, r := matrixOf(op.Operand(0).Type()), vectorOf(op.Operand(1)), vectorOf(op.Result(0))
	switch {
	case m.columns != count(v):
		c.Failf("matrix columns (%d) must match vector operand size (%d)", m.columns, count(v))
	case m.rows != count(r):
		c.Failf("result size (%d) must match the matrix rows (%d)", count(r), m.rows)
	case m.element != r.Element:
		c.Failf("matrix and result element types must match")
	}
}

func verifyVectorTimesMatrix(op *ir.Operation, c *ir.Checker) {
	v, m, r := vectorOf(op.Operand(0)), matrixOf(op.Operand(1).Type()), vectorOf(op.Result(0))
	switch {
	case m.rows != count(v):
		c.Failf("number of components in vector must equal the number of components in each column in matrix")
	case m.columns != count(r):
		c.Failf("number of columns in matrix must equal the number of components in result")
	case m.element != r.Element:
		c.Failf("matrix must be a matrix with the same component type as the component type in result")
	}
}

func verifyMatrixTimesMatrix(op *ir.Operation, c *ir.Checker) {
	l, r, out := matrixOf(op.Operand(0).Type()), matrixOf(op.Operand(1).Type()), matrixOf(resultType(op))
	switch {
	case l.columns != r.rows:
		c.FailPlainf("left matrix columns' count must be equal to the right matrix rows' count")
	case r.columns != out.columns:
		c.FailPlainf("right and result matrices must have equal columns' count")
	case r.element != out.element:
		c.FailPlainf("right and result matrices' component type must be the same")
	case l.element != out.element:
		c.FailPlainf("left and result matrices' component type must be the same")
	case l.rows != out.rows:
		c.FailPlainf("left and result matrices must have equal rows' count")
	}
}

// verifyCoopAccess checks a load or a store of a cooperative matrix; it must not
// have the flag of the other one.
func verifyCoopAccess(without string) check {
	return func(op *ir.Operation, c *ir.Checker) {
		to, _ := pointerTo(operandType(op))
		_, vector := to.(*ir.VectorType)
		c.Checkf(vector || isScalar(to), "Pointer must point to a scalar or vector type but provided '%s'", to)
		if op.Attr("memory_operand") == nil {
			return
		}
		c.Checkf(!hasBit(op, "memory_operand", without), "not compatible with memory operand '%s'", without)
		aligned, alignment := hasBit(op, "memory_operand", "Aligned"), op.Attr("alignment") != nil
		switch {
		case aligned && !alignment:
			c.Failf("missing value for the 'Aligned' memory operand")
		case alignment && !aligned:
			c.Failf("found alignment attribute for non-'Aligned' memory operand")
		}
	}
}

func verifyMulAdd(op *ir.Operation, check *ir.Checker) {
	var m [3]*ir.DefinedType
	for i, use := range []string{"MatrixA", "MatrixB", "MatrixAcc"} {
		m[i] = is(op.Operand(i).Type(), coopMatrixClass)
		check.Checkf(enumParam(m[i], coopUse) == use, "operand #%d must be of use '%s'", i, use)
	}
	a, b, c := m[0], m[1], m[2]
	s := enumParam(a, coopScope)
	check.Check(s == enumParam(b, coopScope) && s == enumParam(c, coopScope), "matrix scope mismatch")
	switch {
	case uintParam(a, coopRows) != uintParam(c, coopRows):
		check.Failf("matrix size mismatch on dimension 'M'")
	case uintParam(b, coopColumns) != uintParam(c, coopColumns):
		check.Failf("matrix size mismatch on dimension 'N'")
	case uintParam(a, coopColumns) != uintParam(b, coopRows):
		check.Failf("matrix size mismatch on dimension 'K'")
	}
	if op.Attr("matrix_operands") != nil {
		for _, x := range m {
			_, ok := typeParam(x, coopElement).(*ir.IntegerType)
			check.Check(ok, "Matrix Operands require all matrix element types to be Integer Types")
		}
	}
}

// verifyDotProduct checks a product of vectors of integers, or of integers that
// hold vectors.
func verifyDotProduct(op *ir.Operation, c *ir.Checker) {
	t := operandType(op)
	if i, ok := t.(*ir.IntegerType); ok {
		c.Check(op.Attr("format") != nil, "requires Packed Vector Format attribute for integer vector operands")
		if i.Width != 32 {
			c.Failf("with specified Packed Vector Format (%s) requires integer vector operands to be 32-bits wide", enumText(op, "format"))
		}
	} else if op.Attr("format") != nil {
		c.Failf("with invalid format attribute for vector operands of type '%s'", t)
	}
	if have, want := bitWidth(resultType(op)), bitWidth(t); have < want {
		c.Failf("result type has insufficient bit-width (%d bits) for the specified vector operand type (%d bits)", have, want)
	}
}
