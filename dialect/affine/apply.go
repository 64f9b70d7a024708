package affine

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// applySyntax is the form of the application of a map:
//
//	apply ::= map `(` dimensions `)` (`[` symbols `]`)? dictionary?
type applySyntax struct{}

func (applySyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	m := parseMapAttr(p, s, "map")
	dims, all := parseMapOperands(p, s)
	p.ParseAttrDict(s)
	p.Check(m.NumDims == dims && m.NumInputs() == all, p.NamePos(), "dimension or symbol index mismatch")
	for range m.Results {
		s.Types = append(s.Types, p.Context().IndexType())
	}
}

func (applySyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Attribute(op.Attr("map"))
	printMapOperands(p, op.OpOperands(), mapOf(op, "map").NumDims)
	p.AttrDict(op.AllAttrs(), "map")
}

func verifyApply(op *ir.Operation, c *ir.Checker) {
	m := mapOf(op, "map")
	c.Check(op.NumOperands() == m.NumInputs(), "operand count and affine map dimension and symbol count must match")
	c.Check(m.NumResults() == 1, "mapping must produce one value")
	// Values that are neither dimensions nor symbols are let pass.
	j := judge{region: scopeOf(op)}
	for i := m.NumDims; i < op.NumOperands(); i++ {
		v := op.Operand(i)
		c.CheckPlain(!j.isDim(v) || j.isSymbol(v), "dimensional operand cannot be used as a symbol")
	}
}

// minMaxSyntax is the form of the smallest or the largest result of a map, like
// that of apply.
type minMaxSyntax struct{}

func (minMaxSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	parseMapAttr(p, s, "map")
	os := p.ParseOperandList(asm.Parens, nil)
	if p.Peek(asm.LSquare) {
		os = p.ParseOperandList(asm.Squares, os)
	}
	t := p.Context().IndexType()
	s.Types = append(s.Types, t)
	p.ParseAttrDict(s)
	p.ResolveOperands(s, os, t)
}

func (minMaxSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Attribute(op.Attr("map"))
	printMapOperands(p, op.OpOperands(), mapOf(op, "map").NumDims)
	p.AttrDict(op.AllAttrs(), "map")
}

func verifyMinMax(op *ir.Operation, c *ir.Checker) {
	m := mapOf(op, "map")
	c.Check(op.NumOperands() == m.NumInputs(), "operand count and affine map dimension and symbol count must match")
	c.Check(m.NumResults() != 0, "affine map expect at least one result")
}

const basisMismatch = "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- " +
	"this can only happen due to an incorrect fold/rewrite"

// basis returns the basis of an index and the number of its dynamic elements.
func basis(op *ir.Operation) (list []int64, dynamic int) {
	if a, ok := op.Attr("static_basis").(*ir.DenseArrayAttr); ok {
		list = a.Int64s()
	}
	for _, v := range list {
		if v == ir.Dynamic {
			dynamic++
		}
	}
	return list, dynamic
}

func verifyDelinearize(op *ir.Operation, c *ir.Checker) {
	list, dynamic := basis(op)
	n := op.NumResults()
	c.Check(n == len(list) || n == len(list)+1, "should return an index for each basis element and up to one extra index")
	c.Check(dynamic == len(op.OperandGroup(1)), basisMismatch)
	for _, v := range list {
		c.Check(v > 0 || v == ir.Dynamic, "no basis element may be statically non-positive")
	}
}

func verifyLinearize(op *ir.Operation, c *ir.Checker) {
	list, dynamic := basis(op)
	n := len(op.OperandGroup(0))
	c.Check(n == len(list) || n == len(list)+1, "should be passed a basis element for each index except possibly the first")
	c.Check(dynamic == len(op.OperandGroup(1)), basisMismatch)
}
