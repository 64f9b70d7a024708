package vector

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// shuffleMask returns which elements a shuffle takes.
func shuffleMask(op *ir.Operation) []int64 { return ShuffleOp{op}.Mask() }

// counts reports whether a mask takes n elements in order from the first on.
func counts(mask []int64, first, n int64) bool {
	for i, k := range mask {
		if k != first+int64(i) {
			return false
		}
	}
	return int64(len(mask)) == n
}

func foldShuffle(op ShuffleOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	from, other := operandType(op.Operation, 0), operandType(op.Operation, 1)
	if len(from.Shape()) == 0 {
		return nil, false
	}
	mask, n := shuffleMask(op.Operation), from.Shape()[0]
	switch {
	case counts(mask, 0, n):
		return folding.Value(op.V1())
	case counts(mask, n, other.Shape()[0]):
		return folding.Value(op.V2())
	case folding.IsPoison(operands[0]) && folding.IsPoison(operands[1]):
		return folding.Attr(operands[0])
	case operands[0] == nil || operands[1] == nil || len(from.Shape()) != 1:
		return nil, false
	}
	// Where a mask takes nothing, or poison, any element may be.
	var lists [2][]ir.Attribute
	var undefined ir.Attribute
	for i := range 2 {
		if dense, ok := operands[1-i].(*ir.DenseElementsAttr); ok {
			for k := range dense.NumElements() {
				lists[1-i] = append(lists[1-i], dense.Attr(k))
			}
			undefined = dense.Attr(0)
		} else if !folding.IsPoison(operands[1-i]) {
			return nil, false
		}
	}
	elements := make([]ir.Attribute, len(mask))
	for i, k := range mask {
		list := lists[0]
		if k >= n {
			list, k = lists[1], k-n
		}
		elements[i] = undefined
		if k >= 0 && list != nil {
			elements[i] = list[k]
		}
	}
	return folding.Attr(folding.FromElements(resultType(op.Operation), elements))
}

func canonicalizeShuffle() rewrite.Patterns {
	const root = ShuffleOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ShuffleSplat", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			number, def := broadcastNumber(ShuffleOp{op}.V1()), op.Context().LookupOp(BroadcastOpName)
			if number == nil || number != broadcastNumber(ShuffleOp{op}.V2()) || def == nil {
				return false
			}
			r.ReplaceWithNew(op, def, []*ir.Value{number})
			return true
		}),
		rewrite.IsolatedPattern("ShuffleInterleave", root, typed.Match(shuffleInterleaves)),
		rewrite.IsolatedPattern("Canonicalize0DShuffleOp", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			mask, def := shuffleMask(op), op.Context().LookupOp(BroadcastOpName)
			if len(operandType(op, 0).Shape()) != 0 || len(mask) != 1 || def == nil {
				return false
			}
			source := ShuffleOp{op}.V1()
			if mask[0] != 0 {
				source = ShuffleOp{op}.V2()
			}
			r.ReplaceWithNew(op, def, []*ir.Value{source})
			return true
		}),
	}
}

// shuffleInterleaves makes a shuffle that takes from its vectors in turn an interleave.
func shuffleInterleaves(op ShuffleOp, r *rewrite.Rewriter) bool {
	mask, def := shuffleMask(op.Operation), op.Operation.Context().LookupOp(InterleaveOpName)
	from, t := operandType(op.Operation, 0), resultType(op.Operation)
	if def == nil || len(t.Shape()) != 1 || ir.Type(from) != op.V2().Type() {
		return false
	}
	n, ok := ir.NumElements(from)
	if !ok || int64(len(mask)) != 2*n {
		return false
	}
	for i, k := range mask {
		if want := int64(i / 2); k != want && i%2 == 0 || k != want+n && i%2 == 1 {
			return false
		}
	}
	r.ReplaceWithNew(op.Operation, def, op.Operation.Operands())
	return true
}

// extractShuffled extracts from a source of a shuffle.
func extractShuffled(op, before *ir.Operation, at []int64) ([]ir.FoldResult, bool) {
	from := operandType(before, 0).Shape()
	if len(from) != 1 || len(at) != 1 {
		return nil, false
	}
	k, source := shuffleMask(before)[at[0]], ShuffleOp{before}.V1()
	if k >= from[0] {
		k, source = k-from[0], ShuffleOp{before}.V2()
	}
	setPositions(op, []viewlike.Index{{Int: k}}, source)
	return folding.InPlace()
}
