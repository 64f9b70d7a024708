package vector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

func foldFromElements(op FromElementsOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Operation.NumOperands() == 0 {
		return nil, false
	}
	if before := named.DefiningOp(op.Elements().At(0), ToElementsOpName); before != nil &&
		slices.Equal(op.Operation.Operands(), before.Results()) && (ToElementsOp{before}).Source().Type() == op.Dest().Type() {
		return folding.Value(ToElementsOp{before}.Source())
	}
	return folding.Attr(folding.FromElements(resultType(op.Operation), operands))
}

func canonicalizeFromElements() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("FromElementsToShapeCast", FromElementsOpName, typed.Match(castExtracted))}
}

// castExtracted replaces a vector that is built from consecutive elements of another one by a cast
// of that part.
func castExtracted(op FromElementsOp, r *rewrite.Rewriter) bool {
	cast, extract := op.Operation.Context().LookupOp(ShapeCastOpName), op.Operation.Context().LookupOp(ExtractOpName)
	if op.Operation.NumOperands() < 2 || cast == nil || extract == nil {
		return false
	}
	var source *ir.Value
	first := 0
	for i, v := range op.Operation.Operands() {
		from := named.DefiningOp(v, ExtractOpName)
		if from == nil || i > 0 && (ExtractOp{from}).Source() != source {
			return false
		}
		at, static := staticPositions(from, 1)
		if !static || slices.Contains(at, poisonIndex) {
			return false
		}
		n := linearize(at, operandType(from, 0).Shape())
		if i == 0 {
			source, first = ExtractOp{from}.Source(), n
		} else if n != first+i {
			return false
		}
	}
	// The part has whole dimensions from the last one on.
	t := source.Type().(*ir.VectorType)
	if t.IsScalable() || resultType(op.Operation).IsScalable() {
		return false
	}
	at, _ := staticPositions(op.Elements().At(0).DefiningOp(), 1)
	rank, n := len(at), 1
	for rank > 0 && at[rank-1] == 0 && n < op.Operation.NumOperands() {
		rank--
		n *= int(t.Shape()[rank])
	}
	if n != op.Operation.NumOperands() {
		return false
	}
	part := source
	if rank > 0 {
		part = r.Create(&ir.OperationState{Def: extract, Loc: op.Operation.Location(), Operands: []*ir.Value{source},
			Types:      []ir.Type{without(t, func(dim int) bool { return dim < rank })},
			Attributes: []ir.NamedAttribute{{Name: "static_position", Value: op.Operation.Context().DenseI64Array(at[:rank])}}}).Result(0)
	}
	r.ReplaceWithNew(op.Operation, cast, []*ir.Value{part})
	return true
}

func foldToElements(op ToElementsOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	results := make([]ir.FoldResult, op.Operation.NumResults())
	if number := broadcastNumber(op.Source()); number != nil {
		for i := range results {
			results[i].Value = number
		}
		return results, true
	}
	if before := named.DefiningOp(op.Source(), FromElementsOpName); before != nil && before.NumOperands() == len(results) {
		for i := range results {
			results[i].Value = before.Operand(i)
		}
		return results, true
	}
	return nil, false
}

// transposeElements transposes the operands of a from_elements.
func transposeElements(op TransposeOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Vector(), FromElementsOpName)
	if before == nil {
		return false
	}
	from, order := operandType(op.Operation, 0).Shape(), TransposeOp{op.Operation}.Permutation()
	elements := make([]*ir.Value, before.NumOperands())
	at := make([]int64, len(from))
	for i := range elements {
		// at is the position of element i of the result in the source of the transpose.
		rest := int64(i)
		for k := len(order) - 1; k >= 0; k-- {
			n := from[order[k]]
			at[order[k]] = rest % n
			rest /= n
		}
		elements[i] = before.Operand(linearize(at, from))
	}
	r.ReplaceWithNew(op.Operation, before.Def(), elements)
	return true
}

func canonicalizeToElements() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("ToElementsOfBroadcast", ToElementsOpName, typed.Match(elementsOfBroadcast))}
}

// elementsOfBroadcast takes the elements of a vector before it was broadcast.
func elementsOfBroadcast(op ToElementsOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Source(), BroadcastOpName)
	if before == nil || operandType(before, 0) == nil || op.Operation.NumResults() == 0 {
		return false
	}
	from, shape := operandType(before, 0), operandType(op.Operation, 0).Shape()
	n, ok := ir.NumElements(from)
	if !ok {
		return false
	}
	source := r.New(op.Operation.Def(), []*ir.Value{BroadcastOp{before}.Source()}, slices.Repeat([]ir.Type{from.Element}, int(n)))
	lead := len(shape) - len(from.Shape())
	values := make([]*ir.Value, op.Operation.NumResults())
	for i := range values {
		rest, k, stride := i, 0, 1
		for dim := len(shape) - 1; dim >= lead; dim-- {
			at, m := rest%int(shape[dim]), int(from.Shape()[dim-lead])
			rest /= int(shape[dim])
			if m > 1 {
				k += at * stride
			}
			stride *= m
		}
		values[i] = source.Result(k)
	}
	r.Replace(op.Operation, values...)
	return true
}

func canonicalizeStep() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("StepCompareFolder", StepOpName, compareSteps)}
}

// compareSteps folds a comparison of 0, 1, 2, ... with a number that is larger than all of them. MLIR does
// so as well where their number is not known, which is wrong.
func compareSteps(op *ir.Operation, r *rewrite.Rewriter) bool {
	t := resultType(op)
	if t.IsScalable() {
		return false
	}
	for user := range op.Users() {
		compare := arith.CmpIOp{Operation: user}
		if !named.Is(user, arith.CmpIOpName) || compare.Lhs() != op.Result(0) {
			continue
		}
		n, ok := ir.IntOrSplat(ir.ConstantValue(compare.Rhs().DefiningOp()))
		if !ok {
			continue
		}
		limit, ok := n.Int64()
		if !ok {
			continue
		}
		if result, known := compareBelow(compare.Predicate(), t.Shape()[0], limit); known {
			r.SetInsertionPointAfter(user)
			return replaceWithConstant(user, folding.Splat(user.Result(0).Type(), result), r)
		}
	}
	return false
}

// compareBelow returns the result of a comparison of any number from 0 up to n with another one, if
// it is the same for all of them.
func compareBelow(predicate arith.CmpIPredicate, n, limit int64) (result int64, known bool) {
	switch predicate {
	case arith.CmpIPredicateUlt, arith.CmpIPredicateNe:
		return 1, limit >= n
	case arith.CmpIPredicateUle:
		return 1, limit >= n-1
	case arith.CmpIPredicateUgt:
		return 0, limit >= n-1
	case arith.CmpIPredicateUge, arith.CmpIPredicateEq:
		return 0, limit >= n
	}
	return 0, false
}
