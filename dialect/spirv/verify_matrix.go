package spirv

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A matrix holds the parameters of a matrix type.
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

func verifyTimesScalar(op MatrixTimesScalarOp, check *ir.Checker) {
	t := operandType(op.Operation)
	e := matrixOf(t).element
	if c := is(t, coopMatrixClass); c != nil {
		e = typeParam(c, coopElement)
	}
	check.Check(op.Scalar().Type() == e, "input matrix components' type and scaling value must have the same type")
}

func verifyVectorTimesScalar(op VectorTimesScalarOp, c *ir.Checker) {
	c.Check(operandType(op.Operation) == resultType(op.Operation), "vector operand and result type mismatch")
	c.Check(op.Scalar().Type() == vectorOf(op.ResultValue()).Element, "scalar operand and result element type match")
}

func verifyTranspose(op *ir.Operation, c *ir.Checker) {
	in, out := matrixOf(operandType(op)), matrixOf(resultType(op))
	c.CheckPlain(in.rows == out.columns, "input matrix rows count must be equal to output matrix columns count")
	c.CheckPlain(in.columns == out.rows, "input matrix columns count must be equal to output matrix rows count")
	c.CheckPlain(in.element == out.element, "input and output matrices must have the same component type")
}

func verifyMatrixTimesVector(op MatrixTimesVectorOp, c *ir.Checker) {
	m, v, r := matrixOf(op.Matrix().Type()), vectorOf(op.Vector()), vectorOf(op.ResultValue())
	c.Checkf(m.columns == count(v), "matrix columns (%d) must match vector operand size (%d)", m.columns, count(v))
	c.Checkf(m.rows == count(r), "result size (%d) must match the matrix rows (%d)", count(r), m.rows)
	c.Check(m.element == r.Element, "matrix and result element types must match")
}

func verifyVectorTimesMatrix(op VectorTimesMatrixOp, c *ir.Checker) {
	v, m, r := vectorOf(op.Vector()), matrixOf(op.Matrix().Type()), vectorOf(op.ResultValue())
	c.Check(m.rows == count(v), "number of components in vector must equal the number of components in each column in matrix")
	c.Check(m.columns == count(r), "number of columns in matrix must equal the number of components in result")
	c.Check(m.element == r.Element, "matrix must be a matrix with the same component type as the component type in result")
}

func verifyMatrixTimesMatrix(op MatrixTimesMatrixOp, c *ir.Checker) {
	l, r, out := matrixOf(op.Leftmatrix().Type()), matrixOf(op.Rightmatrix().Type()), matrixOf(resultType(op.Operation))
	c.CheckPlain(l.columns == r.rows, "left matrix columns' count must be equal to the right matrix rows' count")
	c.CheckPlain(r.columns == out.columns, "right and result matrices must have equal columns' count")
	c.CheckPlain(r.element == out.element, "right and result matrices' component type must be the same")
	c.CheckPlain(l.element == out.element, "left and result matrices' component type must be the same")
	c.CheckPlain(l.rows == out.rows, "left and result matrices must have equal rows' count")
}

// verifyCoopAccess checks a load or a store of a cooperative matrix; it must not
// have the flag of the other one.
func verifyCoopAccess(without string) check {
	return func(op *ir.Operation, c *ir.Checker) {
		to, _ := pointerTo(operandType(op))
		_, vector := to.(*ir.VectorType)
		c.Checkf(vector || isScalar(to), "Pointer must point to a scalar or vector type but provided '%s'", to)
		if (memoryOp{op}).MemoryOperandAttr() == nil {
			return
		}
		c.Checkf(!hasBit(op, "memory_operand", without), "not compatible with memory operand '%s'", without)
		aligned, alignment := hasBit(op, "memory_operand", "Aligned"), memoryOp{op}.AlignmentAttr() != nil
		c.Check(!aligned || alignment, "missing value for the 'Aligned' memory operand")
		c.Check(!alignment || aligned, "found alignment attribute for non-'Aligned' memory operand")
	}
}

func verifyMulAdd(op KHRCooperativeMatrixMulAddOp, check *ir.Checker) {
	var m [3]*ir.DefinedType
	for i, use := range []string{"MatrixA", "MatrixB", "MatrixAcc"} {
		m[i] = is(op.Operation.Operand(i).Type(), coopMatrixClass)
		check.Checkf(enumParam(m[i], coopUse) == use, "operand #%d must be of use '%s'", i, use)
	}
	a, b, c := m[0], m[1], m[2]
	s := enumParam(a, coopScope)
	check.Check(s == enumParam(b, coopScope) && s == enumParam(c, coopScope), "matrix scope mismatch")
	check.Check(uintParam(a, coopRows) == uintParam(c, coopRows), "matrix size mismatch on dimension 'M'")
	check.Check(uintParam(b, coopColumns) == uintParam(c, coopColumns), "matrix size mismatch on dimension 'N'")
	check.Check(uintParam(a, coopColumns) == uintParam(b, coopRows), "matrix size mismatch on dimension 'K'")
	if op.MatrixOperandsAttr() != nil {
		for _, x := range m {
			_, ok := typeParam(x, coopElement).(*ir.IntegerType)
			check.Check(ok, "Matrix Operands require all matrix element types to be Integer Types")
		}
	}
}

// verifyDotProduct checks a product of vectors of integers, or of integers that
// hold vectors.
func verifyDotProduct(op dotProductOp, c *ir.Checker) {
	t := operandType(op.Operation)
	if i, ok := t.(*ir.IntegerType); ok {
		c.Check(op.FormatAttr() != nil, "requires Packed Vector Format attribute for integer vector operands")
		if i.Width != 32 {
			c.Failf("with specified Packed Vector Format (%s) requires integer vector operands to be 32-bits wide", named.Enum(op.Operation, "format"))
		}
	} else if op.FormatAttr() != nil {
		c.Failf("with invalid format attribute for vector operands of type '%s'", t)
	}
	if have, want := bitWidth(resultType(op.Operation)), bitWidth(t); have < want {
		c.Failf("result type has insufficient bit-width (%d bits) for the specified vector operand type (%d bits)", have, want)
	}
}
