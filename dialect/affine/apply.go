package affine

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// The directive Map is map `(` dimensions `)` (`[` symbols `]`)?. The arguments are the
// map and the operands; with the types of the results, the operands must fit the map.
func parseMap(p *asm.OpParser, a *asm.ParseArgs) bool {
	m := asm.AttributeOf[*ir.AffineMapAttr](p, nil)
	a.SetAttr(0, m)
	os, dims := parseMapOperands(p)
	a.SetOperands(1, os...)
	if a.Len() > 2 {
		p.Check(m.Map.NumDims == dims && m.Map.NumInputs() == len(os), p.NamePos(), "dimension or symbol index mismatch")
		a.SetTypes(2, slices.Repeat([]ir.Type{p.Context().IndexType()}, len(m.Map.Results))...)
	}
	return true
}

func printMap(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	printMapOperands(p.Attribute(a.Attr(0)), a.Operands(1), mapOf(op, "map").NumDims)
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

func verifyMinMax(op *ir.Operation, c *ir.Checker) {
	m := mapOf(op, "map")
	c.Check(op.NumOperands() == m.NumInputs(), "operand count and affine map dimension and symbol count must match")
	c.Check(m.NumResults() != 0, "affine map expect at least one result")
}

const basisMismatch = "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- " +
	"this can only happen due to an incorrect fold/rewrite"

// basis returns the basis of an index and the number of its dynamic elements.
func basis(op *ir.Operation) (list []int64, dynamic int) {
	list = AffineLinearizeIndexOp{op}.StaticBasis() // affine.delinearize_index has it, too
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
	c.Check(dynamic == len(AffineDelinearizeIndexOp{op}.DynamicBasis()), basisMismatch)
	for _, v := range list {
		c.Check(v > 0 || v == ir.Dynamic, "no basis element may be statically non-positive")
	}
}

func verifyLinearize(op *ir.Operation, c *ir.Checker) {
	list, dynamic := basis(op)
	n := len(AffineLinearizeIndexOp{op}.MultiIndex())
	c.Check(n == len(list) || n == len(list)+1, "should be passed a basis element for each index except possibly the first")
	c.Check(dynamic == len(AffineLinearizeIndexOp{op}.DynamicBasis()), basisMismatch)
}
