package affine

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// The directive Condition is set `(` dimensions `)` (`[` symbols `]`)?. The arguments
// are the set, the operands and their types.
func parseCondition(p *asm.OpParser, a *asm.ParseArgs) bool {
	set := asm.AttributeOf[*ir.IntegerSetAttr](p, nil)
	a.SetAttr(0, set)
	os, dims := parseMapOperands(p)
	p.Check(set.Set.NumDims == dims, p.NamePos(), "dim operand count and integer set dim count must match")
	p.Check(set.Set.NumDims+set.Set.NumSymbols == len(os), p.NamePos(), "symbol operand count and integer set symbol count must match")
	a.SetOperands(1, os...)
	a.SetTypes(2, slices.Repeat([]ir.Type{p.Context().IndexType()}, len(os))...)
	return true
}

func printCondition(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	set, _ := a.Attr(0).(*ir.IntegerSetAttr)
	printMapOperands(p.Attribute(set), a.Operands(1), set.Set.NumDims)
}

func verifyIf(op AffineIfOp, c *ir.Checker) {
	a, ok := op.ConditionAttr().(*ir.IntegerSetAttr)
	c.Check(ok, "requires an integer set attribute named 'condition'")
	c.Check(op.Operation.NumOperands() == a.Set.NumDims+a.Set.NumSymbols, "operand count and condition integer set dimension and symbol count must match")
	verifyOperands(op.Operation, op.Operation.OpOperands(), a.Set.NumDims, c)
}

func ifSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	end := ir.RegionSuccessor{Inputs: op.Results()}
	if from != nil {
		return []ir.RegionSuccessor{end}
	}
	enter := func(i int) ir.RegionSuccessor {
		return ir.RegionSuccessor{Region: op.Region(i), Inputs: op.Region(i).Entry().Args()}
	}
	if op.Region(1).Empty() {
		return []ir.RegionSuccessor{enter(0), end}
	}
	return []ir.RegionSuccessor{enter(0), enter(1)}
}
