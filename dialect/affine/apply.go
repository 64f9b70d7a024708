package affine

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// applySyntax is the form of the application of a map:
//
//	apply ::= map `(` dimensions `)` (`[` symbols `]`)? dictionary?
type applySyntax struct{}

func (applySyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	m, ok := parseMapAttr(p, s, "map")
	if !ok {
		return false
	}
	dims, all, ok := parseMapOperands(p, s)
	if !ok || !p.ParseAttrDict(s) {
		return false
	}
	if m.NumDims != dims || m.NumInputs() != all {
		return p.Errorf(p.NamePos(), "dimension or symbol index mismatch")
	}
	for range m.Results {
		s.Types = append(s.Types, p.Context().IndexType())
	}
	return true
}

func (applySyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Attribute(op.Attr("map"))
	printMapOperands(p, op.OpOperands(), mapOf(op, "map").NumDims)
	p.AttrDict(op.AllAttrs(), "map")
}

func verifyApply(op *ir.Operation, d *diag.List) bool {
	m := mapOf(op, "map")
	if op.NumOperands() != m.NumInputs() {
		return fail(op, d, "operand count and affine map dimension and symbol count must match")
	}
	if m.NumResults() != 1 {
		return fail(op, d, "mapping must produce one value")
	}
	// Values that are neither dimensions nor symbols are let pass.
	j := judge{region: scopeOf(op)}
	for i := m.NumDims; i < op.NumOperands(); i++ {
		if v := op.Operand(i); j.isDim(v) && !j.isSymbol(v) {
			op.EmitError(d, "dimensional operand cannot be used as a symbol")
			return false
		}
	}
	return true
}

// minMaxSyntax is the form of the smallest or the largest result of a map, like
// that of apply.
type minMaxSyntax struct{}

func (minMaxSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	if _, ok := parseMapAttr(p, s, "map"); !ok {
		return false
	}
	os, ok := p.ParseOperandList(asm.Parens, nil)
	if !ok {
		return false
	}
	if p.Next(asm.LSquare) {
		if os, ok = p.ParseOperandList(asm.Squares, os); !ok {
			return false
		}
	}
	t := p.Context().IndexType()
	s.Types = append(s.Types, t)
	return p.ParseAttrDict(s) && p.ResolveOperands(s, os, t)
}

func (minMaxSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Attribute(op.Attr("map"))
	printMapOperands(p, op.OpOperands(), mapOf(op, "map").NumDims)
	p.AttrDict(op.AllAttrs(), "map")
}

func verifyMinMax(op *ir.Operation, d *diag.List) bool {
	m := mapOf(op, "map")
	if op.NumOperands() != m.NumInputs() {
		return fail(op, d, "operand count and affine map dimension and symbol count must match")
	}
	if m.NumResults() == 0 {
		return fail(op, d, "affine map expect at least one result")
	}
	return true
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

func verifyDelinearize(op *ir.Operation, d *diag.List) bool {
	list, dynamic := basis(op)
	if n := op.NumResults(); n != len(list) && n != len(list)+1 {
		return fail(op, d, "should return an index for each basis element and up to one extra index")
	}
	if dynamic != len(op.OperandGroup(1)) {
		return fail(op, d, basisMismatch)
	}
	for _, v := range list {
		if v <= 0 && v != ir.Dynamic {
			return fail(op, d, "no basis element may be statically non-positive")
		}
	}
	return true
}

func verifyLinearize(op *ir.Operation, d *diag.List) bool {
	list, dynamic := basis(op)
	if n := len(op.OperandGroup(0)); n != len(list) && n != len(list)+1 {
		return fail(op, d, "should be passed a basis element for each index except possibly the first")
	}
	if dynamic != len(op.OperandGroup(1)) {
		return fail(op, d, basisMismatch)
	}
	return true
}
