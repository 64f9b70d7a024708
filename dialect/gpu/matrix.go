package gpu

import (
	"errors"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// matrixSyntax is the form of the parameters of !gpu.mma_matrix<16x16xf32, "AOp">.
type matrixSyntax struct{}

func (matrixSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Punct(asm.Less)
	dims := p.ParseDimensionList(nil, false, true)
	elem := p.ParseType()
	p.Punct(asm.Comma)
	role := p.ParseString()
	p.Punct(asm.Greater)
	shape := make(ir.ParamList, len(dims))
	for i, d := range dims {
		shape[i] = d
	}
	return []ir.Param{shape, elem, role}
}

func verifyMatrixType(params []ir.Param) error {
	role, _ := params[2].(string)
	shape, _ := params[0].(ir.ParamList)
	elem, _ := params[1].(ir.Type)
	switch {
	case role != "AOp" && role != "BOp" && role != "COp":
		return errors.New("operand expected to be one of AOp, BOp or COp")
	case len(shape) != 2:
		return errors.New("MMAMatrixType must have exactly two dimensions")
	case !validElement(elem):
		return errors.New("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")
	}
	return nil
}

// validElement reports whether a matrix may have elements of the type.
func validElement(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.FloatType:
		return t.Kind == num.F16 || t.Kind == num.F32 || t.Kind == num.F64
	case *ir.IntegerType:
		return t.Width == 8 && t.Signedness != ir.Signless || t.Width == 32 && t.Signedness == ir.Signless
	}
	return false
}

func (matrixSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	for _, d := range params[0].(ir.ParamList) {
		p.Int(d.(int64)).Byte('x')
	}
	p.Type(params[1].(ir.Type)).Text(", ").String(params[2].(string)).Byte('>')
}

// A matrix holds the parameters of a matrix type.
type matrix struct {
	rows, columns int64
	role          string // "AOp", "BOp" or "COp"
}

func matrixOf(t ir.Type) matrix {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Name != "MMAMatrixType" {
		return matrix{}
	}
	shape := d.Params[0].(ir.ParamList)
	return matrix{shape[0].(int64), shape[1].(int64), d.Params[2].(string)}
}

// unitStride reports whether the elements of the last dimension lie side by side.
func unitStride(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return true
	}
	strides, _, ok := m.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}

func verifyMatrixLoad(op SubgroupMmaLoadMatrixOp, c *ir.Checker) {
	c.CheckPlain(unitStride(op.SrcMemref().Type()), "expected source memref most minor dim must have unit stride")
}

func verifyMatrixStore(op SubgroupMmaStoreMatrixOp, c *ir.Checker) {
	c.CheckPlain(unitStride(op.DstMemref().Type()), "expected destination memref most minor dim must have unit stride")
	c.CheckPlain(matrixOf(op.Src().Type()).role == "COp", "expected the operand matrix being stored to have 'COp' operand type")
}

func verifyMatrixProduct(op SubgroupMmaComputeOp, check *ir.Checker) {
	a, b, c := matrixOf(op.OpA().Type()), matrixOf(op.OpB().Type()), matrixOf(op.OpC().Type())
	check.CheckPlain(a.role == "AOp" && b.role == "BOp" && c.role == "COp", "operands must be in the order AOp, BOp, COp")
	check.CheckPlain(a.columns == b.rows && a.rows == c.rows && b.columns == c.columns, "operand shapes do not satisfy matmul constraints")
}
