package affine

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/num"
)

// addSpeculation makes operations that compute affine expressions speculatable only if no
// divisor, which may be a symbol, can be zero or less.
func addSpeculation(n *dialect.Natives) {
	for _, name := range []string{AffineApplyOpName, AffineMaxOpName, AffineMinOpName} {
		intrange.AddSpeculation(n.Ops, name, func(op *ir.Operation) bool { return divides(mapOf(op, "map"), op.OpOperands()) })
	}
	intrange.AddSpeculation(n.Ops, delinearizeName, hasPositiveBasis)
}

// hasPositiveBasis reports whether all sizes of a basis are known to be greater than zero.
func hasPositiveBasis(op *ir.Operation) bool {
	return !slices.ContainsFunc(AffineDelinearizeIndexOp{op}.DynamicBasis(), func(size ir.Operand) bool {
		return !intrange.Every(size.Value(), intrange.IsPositive)
	})
}

// loopDivides reports whether the bounds of an affine.for, or of an affine.parallel, can be
// computed.
func loopDivides(op *ir.Operation) bool {
	if op.Name() == AffineForOpName {
		return divides(mapOf(op, "lowerBoundMap"), AffineForOp{op}.LowerBoundOperands()) && divides(mapOf(op, "upperBoundMap"), AffineForOp{op}.UpperBoundOperands())
	}
	lower, os := mapOf(op, "lowerBoundsMap"), op.OpOperands()
	n := min(lower.NumInputs(), len(os))
	return divides(lower, os[:n]) && divides(mapOf(op, "upperBoundsMap"), os[n:])
}

// conditionDivides reports whether the condition of an affine.if can be computed.
func conditionDivides(op AffineIfOp) bool {
	a, ok := op.ConditionAttr().(*ir.IntegerSetAttr)
	if !ok {
		return false
	}
	return divides(&affine.Map{NumDims: a.Set.NumDims, NumSymbols: a.Set.NumSymbols, Results: a.Set.Constraints}, op.Operation.OpOperands())
}

// divides reports whether all divisors in a map of operands are known to be greater than zero.
func divides(m *affine.Map, operands []ir.Operand) bool {
	if m == nil || len(operands) != m.NumInputs() {
		return false
	}
	var ranges []num.IntRange
	var positive func(e *affine.Expr) bool
	positive = func(e *affine.Expr) bool {
		switch e.Kind {
		case affine.Constant, affine.Dim, affine.Symbol:
			return true
		case affine.Mod, affine.FloorDiv, affine.CeilDiv:
			if e.RHS.Kind == affine.Constant {
				return e.RHS.Value > 0 && positive(e.LHS)
			}
			if ranges == nil {
				ranges = indexRanges(operands)
			}
			if !intrange.IsPositive(intrange.Affine(e.RHS, ranges[:m.NumDims], ranges[m.NumDims:])) {
				return false
			}
		}
		return positive(e.LHS) && positive(e.RHS)
	}
	return !slices.ContainsFunc(m.Results, func(e *affine.Expr) bool { return !positive(e) })
}

// indexRanges returns the known ranges of index operands.
func indexRanges(operands []ir.Operand) []num.IntRange {
	ranges := make([]num.IntRange, len(operands))
	for i := range operands {
		ranges[i] = intrange.Of(operands[i].Value())
		if ranges[i].Width() == 0 {
			ranges[i] = num.MaxIntRange(intrange.Width(operands[i].Value().Type()))
		}
	}
	return ranges
}
