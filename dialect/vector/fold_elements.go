package vector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/folding"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func foldFromElements(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.NumOperands() == 0 {
		return nil, false
	}
	if before := named.DefiningOp(op.Operand(0), "vector.to_elements"); before != nil &&
		slices.Equal(op.Operands(), before.Results()) && before.Operand(0).Type() == op.Result(0).Type() {
		return folding.Value(before.Operand(0))
	}
	return folding.Attr(folding.FromElements(resultType(op), operands))
}

func canonicalizeFromElements() rewrite.Patterns {
	const root = "vector.from_elements"
	return rewrite.Patterns{
		rewrite.IsolatedPattern("rewriteFromElementsAsBroadcast", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			broadcast := op.Context().LookupOp("vector.broadcast")
			if broadcast == nil || op.NumOperands() == 0 {
				return false
			}
			first := op.Operand(0)
			if slices.ContainsFunc(op.Operands(), func(v *ir.Value) bool { return v != first }) {
				return false
			}
			r.ReplaceWithNew(op, broadcast, []*ir.Value{first})
			return true
		}),
		rewrite.IsolatedPattern("FromElementsToShapeCast", root, castExtracted),
	}
}

// castExtracted makes a cast of a part of a vector of which all elements were extracted in order.
func castExtracted(op *ir.Operation, r *rewrite.Rewriter) bool {
	cast, extract := op.Context().LookupOp("vector.shape_cast"), op.Context().LookupOp("vector.extract")
	if op.NumOperands() < 2 || cast == nil || extract == nil {
		return false
	}
	var source *ir.Value
	first := 0
	for i, v := range op.Operands() {
		from := named.DefiningOp(v, "vector.extract")
		if from == nil || i > 0 && from.Operand(0) != source {
			return false
		}
		at, static := staticPositions(from, 1)
		if !static || slices.Contains(at, poisonIndex) {
			return false
		}
		n := linearize(at, operandType(from, 0).Shape())
		if i == 0 {
			source, first = from.Operand(0), n
		} else if n != first+i {
			return false
		}
	}
	// The part has whole dimensions from the last one on.
	t := source.Type().(*ir.VectorType)
	if t.IsScalable() || resultType(op).IsScalable() {
		return false
	}
	at, _ := staticPositions(op.Operand(0).DefiningOp(), 1)
	rank, n := len(at), 1
	for rank > 0 && at[rank-1] == 0 && n < op.NumOperands() {
		rank--
		n *= int(t.Shape()[rank])
	}
	if n != op.NumOperands() {
		return false
	}
	part := source
	if rank > 0 {
		part = r.Create(&ir.OperationState{Def: extract, Loc: op.Location(), Operands: []*ir.Value{source},
			Types:      []ir.Type{without(t, func(dim int) bool { return dim < rank })},
			Attributes: []ir.NamedAttribute{{Name: "static_position", Value: op.Context().DenseI64Array(at[:rank])}}}).Result(0)
	}
	r.ReplaceWithNew(op, cast, []*ir.Value{part})
	return true
}

func foldToElements(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	results := make([]ir.FoldResult, op.NumResults())
	if number := broadcastNumber(op.Operand(0)); number != nil {
		for i := range results {
			results[i].Value = number
		}
		return results, true
	}
	if before := named.DefiningOp(op.Operand(0), "vector.from_elements"); before != nil && before.NumOperands() == len(results) {
		for i := range results {
			results[i].Value = before.Operand(i)
		}
		return results, true
	}
	return nil, false
}
