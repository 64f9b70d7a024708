package affine

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// boundNames are the attributes of affine.for that have the maps of its bounds.
var boundNames = [...]string{"lowerBoundMap", "upperBoundMap"}

func foldFor(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	changed := false
	for group := range boundNames {
		constants := operands[:len(op.OperandGroup(group))]
		operands = operands[len(constants):]
		changed = foldBound(op, group, constants) || changed
	}
	for group := range boundNames {
		changed = simplifyBound(op, group) || changed
	}
	if values, ok := resultsOfTrivial(op); ok {
		results := make([]ir.FoldResult, len(values))
		for i, v := range values {
			results[i].Value = v
		}
		return results, true
	}
	if !changed {
		return nil, false
	}
	return folding.InPlace()
}

// setBound sets a bound, whose operands are a group.
func setBound(op *ir.Operation, group int, v valueMap) {
	op.SetOperandGroup(op.OperandGroups()[group], v.values)
	op.SetAttr(boundNames[group], op.Context().AffineMapAttr(v.m))
}

// foldBound folds a bound with constant operands to a constant.
func foldBound(op *ir.Operation, group int, operands []ir.Attribute) bool {
	m := mapOf(op, boundNames[group])
	if len(m.Results) == 1 && m.Results[0].Kind == affine.Constant || m.NumInputs() != len(operands) {
		return false
	}
	var numbers []int64
	for _, e := range withConstants(m, operands).Results {
		if e.Kind != affine.Constant {
			return false
		}
		numbers = append(numbers, e.Value)
	}
	n := slices.Max(numbers)
	if group == 1 {
		n = slices.Min(numbers)
	}
	setBound(op, group, valueMap{affine.ConstantMap(n), nil})
	return true
}

// simplifyBound composes and simplifies a bound.
func simplifyBound(op *ir.Operation, group int) bool {
	old := valueMap{mapOf(op, boundNames[group]), ir.ValuesOf(op.OperandGroup(group))}
	if old.m.NumInputs() != len(old.values) {
		return false // which the verifier accepts
	}
	by := old.compose().withoutRedundant(group == 0)
	by.m = withoutDuplicates(by.m)
	if by.m.Equal(old.m) {
		return false
	}
	setBound(op, group, by)
	return true
}

// resultsOfTrivial returns the results of a loop that is not executed or only yields, if they are known.
func resultsOfTrivial(op *ir.Operation) ([]*ir.Value, bool) {
	if op.NumResults() == 0 {
		return nil, false
	}
	b := op.Region(0).Entry()
	inits, args := AffineForOp{op}.Inits().Values(), b.Args()[1:]
	trips, known := tripCount(op)
	if known && trips == 0 {
		return inits, true
	}
	if b.NumOps() != 1 {
		return nil, false
	}
	outside, moved := false, false
	values := make([]*ir.Value, len(inits))
	for i, v := range b.Back().Operands() {
		k := slices.Index(args, v)
		switch {
		case v == b.Argument(0):
			return nil, false
		case k < 0:
			outside = true
			values[i] = v
		default:
			moved = moved || k != i
			values[i] = inits[k]
		}
	}
	if !known && (outside || moved) || known && trips >= 2 && moved {
		return nil, false
	}
	return values, true
}

// foldParallel composes and simplifies the bounds of affine.parallel.
func foldParallel(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	lower, upper := mapOf(op, "lowerBoundsMap"), mapOf(op, "upperBoundsMap")
	values := op.Operands()
	if lower.NumInputs()+upper.NumInputs() != len(values) {
		return nil, false // which the verifier accepts
	}
	old := [2]valueMap{{lower, values[:lower.NumInputs()]}, {upper, values[lower.NumInputs():]}}
	by := [2]valueMap{old[0].compose(), old[1].compose()}
	if by[0].equal(old[0]) && by[1].equal(old[1]) {
		return nil, false
	}
	op.SetOperands(slices.Concat(by[0].values, by[1].values))
	op.SetAttr("lowerBoundsMap", op.Context().AffineMapAttr(by[0].m))
	op.SetAttr("upperBoundsMap", op.Context().AffineMapAttr(by[1].m))
	return folding.InPlace()
}
