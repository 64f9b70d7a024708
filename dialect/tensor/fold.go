package tensor

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// foldCasts lets an operation use the sources of casts that drop static sizes.
func foldCasts(op *ir.Operation) ([]ir.FoldResult, bool) {
	if !viewlike.UseTensorSources(op) {
		return nil, false
	}
	return folding.InPlace()
}

func indexAttr(ctx *ir.Context, n int64) ir.Attribute { return ctx.Int64Attr(ctx.IndexType(), n) }

func foldDim(op DimOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	index, ok := operands[1].(*ir.IntegerAttr)
	t := operandType(op.Operation, 0)
	if !ok || t == nil {
		return nil, false
	}
	i, ok := index.Value.Int64()
	if !ok || i < 0 || i >= int64(len(t.Shape())) {
		return nil, false
	}
	if n := t.Shape()[i]; n != ir.Dynamic {
		return folding.Attr(indexAttr(op.Operation.Context(), n))
	}
	source := op.Source()
	if generate := named.DefiningOp(source, GenerateOpName); generate != nil {
		return folding.Value(generate.Operand(viewlike.CountDynamic(t.Shape()[:i])))
	}
	if slice := named.DefiningOp(source, ExtractSliceOpName); slice != nil {
		sizes := viewlike.MixedSliceOf(slice, 1)[1]
		if len(sizes) == len(t.Shape()) && sizes[i].Value != nil {
			return folding.Value(sizes[i].Value)
		}
	}
	return foldCasts(op.Operation)
}

func foldRank(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if t := operandType(op, 0); t != nil {
		return folding.Attr(indexAttr(op.Context(), int64(len(t.Shape()))))
	}
	return nil, false
}

// position returns the index of an element in row-major order.
func position(shape []int64, indices []ir.Attribute) (int64, bool) {
	at := int64(0)
	for i, a := range indices {
		x, ok := a.(*ir.IntegerAttr)
		if !ok {
			return 0, false
		}
		n, ok := x.Value.Int64()
		if !ok || n < 0 || shape[i] != ir.Dynamic && n >= shape[i] {
			return 0, false
		}
		at = at*shape[i] + n
	}
	return at, true
}

func foldExtract(op ExtractOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	dense, ok := operands[0].(*ir.DenseElementsAttr)
	if ok && dense.IsSplat() {
		return folding.Attr(dense.Attr(0))
	}
	if v := insertedAt(op, operands[1:]); v != nil {
		return folding.Value(v)
	}
	elements := named.DefiningOp(op.Tensor(), FromElementsOpName)
	t := operandType(op.Operation, 0)
	if elements == nil && !ok || t == nil {
		return nil, false
	}
	at, known := position(t.Shape(), operands[1:])
	switch {
	case !known:
		return nil, false
	case elements != nil && at < int64(elements.NumOperands()):
		return folding.Value(elements.Operand(int(at)))
	case ok && at < int64(dense.NumElements()):
		return folding.Attr(dense.Attr(int(at)))
	}
	return nil, false
}

// insertedAt returns the value that was inserted where op extracts one, nil if none was, or the
// indices are not constants.
func insertedAt(op ExtractOp, indices []ir.Attribute) *ir.Value {
	insert := named.DefiningOp(op.Tensor(), InsertOpName)
	if insert == nil || insert.NumOperands() != len(indices)+2 || (InsertOp{insert}).Scalar().Type() != op.ResultValue().Type() {
		return nil
	}
	for i, a := range indices {
		if a == nil || a != ir.ConstantValue(insert.Operand(i+2).DefiningOp()) {
			return nil
		}
	}
	return InsertOp{insert}.Scalar()
}

func foldInsert(_ *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	dense, ok := operands[1].(*ir.DenseElementsAttr)
	if ok && operands[0] != nil && dense.IsSplat() && dense.Attr(0) == operands[0] {
		return folding.Attr(dense)
	}
	return nil, false
}

func foldSplat(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	return folding.Attr(folding.SplatOf(op.Result(0).Type(), operands[0]))
}

func foldFromElements(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	return folding.Attr(folding.FromElements(resultType(op), operands))
}

func foldGather(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	return folding.Attr(folding.ReshapedSplat(operands[0], op.Result(0).Type()))
}

func foldExtractSlice(op ExtractSliceOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if a := folding.ReshapedSplat(operands[0], op.ResultValue().Type()); a != nil {
		return folding.Attr(a)
	}
	source, t := op.Source(), resultType(op.Operation)
	same := source.Type() == ir.Type(t)
	insert := named.DefiningOp(source, InsertSliceOpName)
	if !same && insert == nil {
		return nil, false
	}
	slice := viewlike.MixedSliceOf(op.Operation, 1)
	if same && slice.IsIdentity(t.Shape()) {
		return folding.Value(source)
	}
	if insert != nil && (InsertSliceOp{insert}).Source().Type() == ir.Type(t) && slice.Equal(viewlike.MixedSliceOf(insert, 2)) {
		return folding.Value(InsertSliceOp{insert}.Source())
	}
	return nil, false
}

func foldInsertSlice(op InsertSliceOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	source, dest := op.Source(), op.Dest()
	slice := viewlike.MixedSliceOf(op.Operation, 2)
	if t := operandType(op.Operation, 0); source.Type() == dest.Type() && ir.HasStaticShape(t) && slice.IsIdentity(t.Shape()) {
		return folding.Value(source)
	}
	before := named.DefiningOp(dest, InsertSliceOpName)
	if before != nil && (InsertSliceOp{before}).Source().Type() == source.Type() && slice.Equal(viewlike.MixedSliceOf(before, 2)) {
		op.Operation.SetOperand(1, InsertSliceOp{before}.Dest())
		return folding.InPlace()
	}
	extract := named.DefiningOp(source, ExtractSliceOpName)
	if extract != nil && (ExtractSliceOp{extract}).Source() == dest && slice.Equal(viewlike.MixedSliceOf(extract, 1)) {
		return folding.Value(dest)
	}
	if slices.ContainsFunc(slice[1], func(x viewlike.Index) bool { n, ok := x.Constant(); return ok && n == 0 }) {
		return folding.Value(dest)
	}
	return nil, false
}

// foldExpandCollapse folds a reshape by groups of dimensions; inverse is the name of the
// operation that does the opposite.
func foldExpandCollapse(inverse string) func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	return typed.Fold(func(op typed.Unary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		t := resultType(op.Operation)
		if op.Input().Type() == ir.Type(t) {
			return folding.Value(op.Input())
		}
		if dense, ok := operands[0].(*ir.DenseElementsAttr); ok && ir.HasStaticShape(t) {
			return folding.Attr(dense.Reshape(t))
		}
		before := typed.Unary{Operation: named.DefiningOp(op.Input(), inverse)}
		if before.Operation == nil || before.Input().Type() != ir.Type(t) {
			return nil, false
		}
		if !viewlike.CancelOut(op.Operation, before.Operation, t.Shape(), len(resultType(before.Operation).Shape())) {
			return nil, false
		}
		return folding.Value(before.Input())
	})
}

func foldReshape(op ReshapeOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if a := folding.ReshapedSplat(operands[0], op.ResultValue().Type()); a != nil {
		return folding.Attr(a)
	}
	source := op.Source()
	if before := named.DefiningOp(source, ReshapeOpName); before != nil {
		op.Operation.SetOperand(0, ReshapeOp{before}.Source())
		return folding.InPlace()
	}
	t := operandType(op.Operation, 0)
	switch {
	case t == nil || op.ResultValue().Type() != ir.Type(t):
	case len(t.Shape()) <= 1, keepsSizes(op, t):
		return folding.Value(source)
	}
	return nil, false
}

// keepsSizes reports whether the shape of a reshape is that of its source.
func keepsSizes(op ReshapeOp, t *ir.RankedTensorType) bool {
	elements := named.DefiningOp(op.Shape(), FromElementsOpName)
	if elements == nil || elements.NumOperands() != len(t.Shape()) {
		return false
	}
	for i := range elements.NumOperands() {
		v := elements.Operand(i)
		if n, ok := viewlike.ConstantInt(v); ok {
			if n != t.Shape()[i] {
				return false
			}
			continue
		}
		dim := named.DefiningOp(v, DimOpName)
		if dim == nil || (DimOp{dim}).Source() != op.Source() {
			return false
		}
		if n, ok := viewlike.ConstantInt(DimOp{dim}.Index()); !ok || n != int64(i) {
			return false
		}
	}
	return true
}

func foldPad(op PadOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	t := resultType(op.Operation)
	if op.Source().Type() == ir.Type(t) && ir.HasStaticShape(t) && !(PadOp{op.Operation}).Nofold() {
		return folding.Value(op.Source())
	}
	return nil, false
}

func foldConcat(op ConcatOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Operation.NumOperands() == 1 && op.Inputs().At(0).Type() == op.ResultValue().Type() {
		return folding.Value(op.Inputs().At(0))
	}
	return nil, false
}

// materialize creates a constant operation for the result of a fold.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	if _, ok := t.(*ir.ComplexType); ok {
		if pair, is := value.(*ir.ArrayAttr); is && len(pair.Elements) == 2 {
			return folding.Constant(b, "complex.constant", value, t)
		}
		return nil
	}
	return folding.Materialize(b, value, t)
}

// intsOf returns the numbers of an attribute of an operation.
func intsOf(op *ir.Operation, name string) []int64 { return named.IntsOf(op.Attr(name)) }
