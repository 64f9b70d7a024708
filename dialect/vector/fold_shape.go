package vector

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

func foldBroadcast(op BroadcastOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	source, t := op.Source(), resultType(op.Operation)
	if source.Type() == ir.Type(t) {
		return folding.Value(source)
	}
	if c := named.DefiningOp(source, ShapeCastOpName); c != nil && broadcastsSourceOf(c, t) {
		op.Operation.SetOperand(0, ShapeCastOp{c}.Source())
		return folding.InPlace()
	}
	if folding.IsPoison(operands[0]) {
		return folding.Attr(operands[0])
	}
	if a := folding.ReshapedSplat(operands[0], t); a != nil {
		return folding.Attr(a)
	}
	return folding.Attr(folding.SplatOf(t, operands[0]))
}

// broadcastsSourceOf reports whether a broadcast of a shape_cast to t could broadcast the source of
// the shape_cast directly, because the cast changes only leading dimensions.
func broadcastsSourceOf(c *ir.Operation, t *ir.VectorType) bool {
	from, cast := operandType(c, 0), resultType(c)
	if from == nil || cast == nil || !broadcastable(from, t) {
		return false
	}
	a, b := from.Shape(), cast.Shape()
	n := min(len(a), len(b))
	return slices.Equal(a[len(a)-n:], b[len(b)-n:])
}

// broadcastable reports whether a vector can be broadcast to a type.
func broadcastable(from, to *ir.VectorType) bool {
	k := len(to.Shape()) - len(from.Shape())
	if k < 0 || from.Element != to.Element {
		return false
	}
	for i, n := range from.Shape() {
		same := n == to.Shape()[k+i] && scalable(from, i) == scalable(to, k+i)
		if !same && (n != 1 || scalable(from, i)) {
			return false
		}
	}
	return true
}

func foldShapeCast(op ShapeCastOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	source, t := op.Source(), resultType(op.Operation)
	if source.Type() == ir.Type(t) {
		return folding.Value(source)
	}
	if before := source.DefiningOp(); before != nil {
		switch before.Name() {
		case ShapeCastOpName:
			op.Operation.SetOperand(0, ShapeCastOp{before}.Source())
			return folding.InPlace()
		case TransposeOpName:
			if !preservesOrder(before) {
				return nil, false
			}
			op.Operation.SetOperand(0, TransposeOp{before}.Vector())
			return folding.InPlace()
		case BroadcastOpName:
			if (BroadcastOp{before}).Source().Type() == ir.Type(t) {
				return folding.Value(BroadcastOp{before}.Source())
			}
		}
	}
	switch a := operands[0].(type) {
	case nil:
	case *ir.DenseElementsAttr:
		return folding.Attr(a.Reshape(t))
	default:
		if folding.IsPoison(a) {
			return folding.Attr(a)
		}
	}
	return nil, false
}

// preservesOrder reports whether the elements of a vector are in the same order after a transpose.
func preservesOrder(op *ir.Operation) bool {
	t := operandType(op, 0)
	current := int64(0)
	for _, p := range (TransposeOp{op}).Permutation() {
		if t.Shape()[p] == 1 && !scalable(t, int(p)) {
			continue
		}
		if p < current {
			return false
		}
		current = p
	}
	return true
}

func foldTranspose(op TransposeOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	t := resultType(op.Operation)
	if a := folding.ReshapedSplat(operands[0], t); a != nil {
		return folding.Attr(a)
	}
	if folding.IsPoison(operands[0]) {
		return folding.Attr(operands[0])
	}
	if op.Vector().Type() == ir.Type(t) && preservesOrder(op.Operation) {
		return folding.Value(op.Vector())
	}
	return nil, false
}

func foldBitcast(op BitCastOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	source, t := op.Source(), resultType(op.Operation)
	if source.Type() == ir.Type(t) {
		return folding.Value(source)
	}
	if before := named.DefiningOp(source, BitCastOpName); before != nil {
		if (BitCastOp{before}).Source().Type() == ir.Type(t) {
			return folding.Value(BitCastOp{before}.Source())
		}
		op.Operation.SetOperand(0, BitCastOp{before}.Source())
		return folding.InPlace()
	}
	return folding.Attr(bitcastSplat(operands[0], operandType(op.Operation, 0), t))
}

// bitcastSplat returns a splat of wider elements which repeat the bits of another one: of integers,
// or of f16 as f32. It is nil for others.
func bitcastSplat(a ir.Attribute, from, to *ir.VectorType) ir.Attribute {
	dense, ok := a.(*ir.DenseElementsAttr)
	if !ok || !dense.IsSplat() {
		return nil
	}
	if ctx := to.Context(); from.Element == ir.Type(ctx.F16()) && to.Element == ir.Type(ctx.F32()) {
		return ctx.DenseElementsAttr(to, slices.Repeat(dense.Raw, 2))
	}
	m, ok1 := from.Element.(*ir.IntegerType)
	n, ok2 := to.Element.(*ir.IntegerType)
	if !ok1 || !ok2 || n.Width <= m.Width || n.Width%m.Width != 0 {
		return nil
	}
	element := dense.Int(0).ZExt(int(n.Width))
	bits := element
	for range n.Width/m.Width - 1 {
		bits = bits.Shl(uint(m.Width)).Or(element)
	}
	return to.Context().DenseElementsAttr(to, ir.AppendElement(nil, bits))
}

func canonicalizeShapeCast() rewrite.Patterns {
	const root = ShapeCastOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ShapeCastCreateMaskFolderTrailingOneDim", root, typed.Match(castMask)),
		rewrite.IsolatedPattern("ShapeCastBroadcastFolder", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			before := named.DefiningOp(ShapeCastOp{op}.Source(), BroadcastOpName)
			if before == nil {
				return false
			}
			from, t := operandType(before, 0), resultType(op)
			switch {
			case from != nil && sameSize(from, t):
				r.ReplaceWithNew(op, op.Def(), []*ir.Value{BroadcastOp{before}.Source()})
			case from == nil || broadcastable(from, t):
				r.ReplaceWithNew(op, before.Def(), []*ir.Value{BroadcastOp{before}.Source()})
			default:
				return false
			}
			return true
		}),
	}
}

// sameSize reports whether two vectors have the same number of elements.
func sameSize(x, y *ir.VectorType) bool {
	m, ok1 := ir.NumElements(x)
	n, ok2 := ir.NumElements(y)
	return ok1 && ok2 && m == n && scalableDims(x) == scalableDims(y)
}

func canonicalizeTranspose() rewrite.Patterns {
	const root = TransposeOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("FoldTransposeCreateMask", root, typed.Match(transposeMask)),
		rewrite.IsolatedPattern("FoldTransposeFromElements", root, typed.Match(transposeElements)),
	}
}

// BroadcastsToAll reports whether a vector that was broadcast and then permuted could have been broadcast to the
// result, because only dimensions change places that are broadcast together.
func (ruleNatives) BroadcastsToAll(_ *rewrite.Rewriter, of ir.Type, by ir.Attribute) bool {
	from, ok := of.(*ir.VectorType)
	if !ok {
		return true // a number
	}
	shape, permutation := from.Shape(), named.IntsOf(by)
	one := func(i int) bool { return shape[i] == 1 && !scalable(from, i) }
	low, lead := 0, len(permutation)-len(shape)
	for i := range shape {
		if one(i) && (i == 0 || one(i-1)) {
			continue
		}
		for _, p := range permutation[low : lead+i] {
			if p < int64(low) || p >= int64(lead+i) {
				return false
			}
		}
		low = lead + i
	}
	return true
}
