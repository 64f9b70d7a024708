package affine

import (
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// applyRange is the range of the result of an affine map.
func applyRange(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
	m := mapOf(op, "map")
	set(op.Result(0), intrange.Affine(m.Results[0], operands[:m.NumDims], operands[m.NumDims:]))
}

// LoopBounds returns the induction variable, with the bounds that are constants.
func (forLoop) LoopBounds(op *ir.Operation) []ir.LoopBound {
	b := ir.LoopBound{Variable: op.Region(0).Entry().Argument(0), Step: ir.FoldResult{Attr: AffineForOp{op}.StepAttr()}}
	for name, bound := range map[string]*ir.FoldResult{"lowerBoundMap": &b.Lower, "upperBoundMap": &b.Upper} {
		if m := mapOf(op, name); m != nil && m.IsConstant() && m.NumResults() == 1 {
			bound.Attr = op.Context().Int64Attr(op.Context().IndexType(), m.Results[0].Value)
		}
	}
	return []ir.LoopBound{b}
}
