package memref

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// memrefType returns the type of a value, nil if it is not a memref of known rank.
func memrefType(v *ir.Value) *ir.MemRefType {
	t, _ := v.Type().(*ir.MemRefType)
	return t
}

// foldCopy lets a copy use the sources of casts that lose static information.
func foldCopy(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	changed := false
	for i := range op.NumOperands() {
		if from := viewlike.MoreStaticMemRef(op.Operand(i)); from != nil {
			op.SetOperand(i, from)
			changed = true
		}
	}
	if !changed {
		return nil, false
	}
	return folding.InPlace()
}

func foldDim(op DimOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	index, ok := operands[1].(*ir.IntegerAttr)
	t := memrefType(op.Source())
	if !ok || t == nil {
		return nil, false
	}
	i, ok := index.Value.Int64()
	if !ok || i < 0 || i >= int64(len(t.Shape())) {
		return nil, false
	}
	ctx := op.Operation.Context()
	if n := t.Shape()[i]; n != ir.Dynamic {
		return folding.Attr(ctx.Int64Attr(ctx.IndexType(), n))
	}
	source := op.Source().DefiningOp()
	if source == nil {
		return nil, false
	}
	unknown := viewlike.CountDynamic(t.Shape()[:i])
	switch source.Name() {
	case AllocOpName, AllocaOpName:
		return folding.Value(source.Operand(unknown))
	case ViewOpName:
		return folding.Value(ViewOp{source}.Sizes().At(unknown))
	case SubViewOpName:
		if v := subviewSize(source, t, int(i)); v != nil {
			return folding.Value(v)
		}
	}
	return viewlike.FoldMemRefSources(-1)(op.Operation, operands)
}

// subviewSize returns the value of size i of a subview's result.
func subviewSize(op *ir.Operation, t *ir.MemRefType, i int) *ir.Value {
	slice := viewlike.MixedSliceOf(op, 1)
	for k, dropped := range slice.DroppedDims(t.Shape()) {
		if dropped {
			continue
		}
		if i == 0 {
			return slice[1][k].Value
		}
		i--
	}
	return nil
}

func foldRank(op RankOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	t := memrefType(op.Memref())
	if t == nil {
		return nil, false
	}
	ctx := op.Operation.Context()
	return folding.Attr(ctx.Int64Attr(ctx.IndexType(), int64(len(t.Shape()))))
}

// foldAlignment folds an assumption that has been made before.
func foldAlignment(op AssumeAlignmentOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	before := named.DefiningOp(op.Memref(), op.Operation.Name())
	if before == nil || (AssumeAlignmentOp{before}).AlignmentAttr() != op.AlignmentAttr() {
		return nil, false
	}
	return folding.Value(op.Memref())
}

// foldSpaceCast merges two casts into one.
func foldSpaceCast(op MemorySpaceCastOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	before := named.DefiningOp(op.Source(), op.Operation.Name())
	if before == nil {
		return nil, false
	}
	op.Operation.SetOperand(0, MemorySpaceCastOp{before}.Source())
	return folding.InPlace()
}

func foldSubview(op SubViewOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	source, t := op.Source(), memrefType(op.ResultValue())
	if source.Type() != op.ResultValue().Type() {
		return nil, false
	}
	if ir.HasStaticShape(t) && hasStaticLayout(t) {
		return folding.Value(source)
	}
	before := named.DefiningOp(source, op.Operation.Name())
	if before == nil {
		return nil, false
	}
	slice := viewlike.MixedSliceOf(op.Operation, 1)
	if allAre(slice[0], 0) && allAre(slice[2], 1) && slices.Equal(slice[1], viewlike.MixedSliceOf(before, 1)[1]) {
		return folding.Value(source)
	}
	return nil, false
}

// hasStaticLayout reports whether a strided layout, if the type has one, has no unknown
// numbers.
func hasStaticLayout(t *ir.MemRefType) bool {
	l, ok := t.Layout.(*ir.StridedLayoutAttr)
	return !ok || l.Offset != ir.Dynamic && !slices.Contains(l.Strides, ir.Dynamic)
}

// allAre reports whether all elements of a mixed list are a number.
func allAre(list []viewlike.Index, n int64) bool {
	return !slices.ContainsFunc(list, func(x viewlike.Index) bool { c, ok := x.Constant(); return !ok || c != n })
}

// foldReinterpretCast looks through views and casts of the source, because the operation specifies
// all sizes and strides anew.
func foldReinterpretCast(op ReinterpretCastOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	source := op.Source()
	if before := source.DefiningOp(); before != nil {
		switch before.Name() {
		case SubViewOpName:
			if !allAre(viewlike.MixedSliceOf(before, 1)[0], 0) {
				break
			}
			fallthrough
		case ReinterpretCastOpName, CastOpName:
			op.Operation.SetOperand(0, CastOp{before}.Source()) // the others begin with it, too
			return folding.InPlace()
		}
	}
	offset := viewlike.Lists(op.Operation)[0]
	if source.Type() == op.ResultValue().Type() && ir.HasStaticShape(memrefType(source)) && len(offset) > 0 && offset[0] == 0 {
		return folding.Value(source)
	}
	return nil, false
}

// foldReshape folds a reshape by groups of dimensions; inverse is the name of the operation
// that does the opposite.
func foldReshape(inverse string) ir.Folder {
	return typed.Fold(func(op typed.Unary, _ []ir.Attribute) ([]ir.FoldResult, bool) {
		t := op.Operation.Result(0).Type()
		if op.Input().Type() == t {
			return folding.Value(op.Input())
		}
		before := typed.Unary{Operation: named.DefiningOp(op.Input(), inverse)}
		if before.Operation == nil || before.Input().Type() != t {
			return nil, false
		}
		if !viewlike.CancelOut(op.Operation, before.Operation, resultType(op.Operation).Shape(), len(resultType(before.Operation).Shape())) {
			return nil, false
		}
		return folding.Value(before.Input())
	})
}

// foldTranspose removes an identity transpose, and merges two transposes into one.
func foldTranspose(op TransposeOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	order := TransposeOp{op.Operation}.Permutation()
	if order == nil {
		return nil, false
	}
	if order.Map.IsIdentity() && op.In().Type() == op.ResultValue().Type() {
		return folding.Value(op.In())
	}
	before := named.DefiningOp(op.In(), op.Operation.Name())
	if before == nil {
		return nil, false
	}
	first := TransposeOp{before}.Permutation()
	if first == nil {
		return nil, false
	}
	op.Operation.SetOperand(0, TransposeOp{before}.In())
	TransposeOp{op.Operation}.SetPermutation(op.Operation.Context().AffineMapAttr(order.Map.Compose(first.Map)))
	return folding.InPlace()
}
