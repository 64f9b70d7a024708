package vector

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func foldInsert(op InsertOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	value, dest, t := op.ValueToStore(), op.Dest(), resultType(op.Operation)
	at, static := staticPositions(op.Operation, 2)
	if len(at) == 0 && value.Type() == ir.Type(t) {
		return folding.Value(value)
	}
	changed := foldConstantPositions(op.Operation, t, 2)
	if changed {
		at, static = staticPositions(op.Operation, 2)
	}
	if static && slices.Contains(at, poisonIndex) {
		return folding.Attr(folding.Poison(op.Operation.Context()))
	}
	if before := named.DefiningOp(dest, InsertOpName); before != nil && value.Type() == (InsertOp{before}).ValueToStore().Type() &&
		slices.Equal(positions(positionedOp(op), 2), positions(positionedOp{before}, 2)) {
		op.Operation.SetOperand(1, InsertOp{before}.Dest())
		return folding.InPlace()
	}
	dense, ok := operands[1].(*ir.DenseElementsAttr)
	if !ok || operands[0] == nil || !static || t.IsScalable() {
		return nil, changed
	}
	if n, ok := ir.NumElements(t); !ok || n > maxInserted && !op.ResultValue().HasOneUse() {
		return nil, changed
	}
	return folding.Attr(insertDense(dense, operands[0], t, at))
}

// maxInserted is the number of elements up to which inserting into a constant makes another one if
// the constant is used elsewhere, too.
const maxInserted = 256

// insertDense returns a constant with other elements at a position.
func insertDense(into *ir.DenseElementsAttr, a ir.Attribute, t *ir.VectorType, at []int64) ir.Attribute {
	elements := make([]ir.Attribute, into.NumElements())
	for i := range elements {
		elements[i] = into.Attr(i)
	}
	first := linearize(append(slices.Clone(at), make([]int64, len(t.Shape())-len(at))...), t.Shape())
	if inner, ok := a.(*ir.DenseElementsAttr); ok {
		for i := range inner.NumElements() {
			elements[first+i] = inner.Attr(i)
		}
	} else {
		elements[first] = a
	}
	return folding.FromElements(t, elements)
}

func canonicalizeInsert() rewrite.Patterns {
	const root = InsertOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("InsertToBroadcast", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			broadcast := op.Context().LookupOp(BroadcastOpName)
			n, ok := ir.NumElements(resultType(op))
			from := operandType(op, 0)
			if broadcast == nil || from == nil && (!ok || n != 1 || resultType(op).IsScalable()) || from != nil && !sameSize(from, resultType(op)) {
				return false
			}
			r.ReplaceWithNew(op, broadcast, []*ir.Value{InsertOp{op}.ValueToStore()})
			return true
		}),
		rewrite.IsolatedPattern("InsertChainFullyInitialized", root, insertsAll),
	}
}

// broadcastNumber returns the scalar that a vector broadcasts, or nil.
func broadcastNumber(v *ir.Value) *ir.Value {
	before := named.DefiningOp(v, BroadcastOpName)
	if before == nil || operandType(before, 0) != nil {
		return nil
	}
	return BroadcastOp{before}.Source()
}
