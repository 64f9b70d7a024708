package tosa

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// foldValues is the fold of a constant.
func foldValues(op constantOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return folding.Attr(op.ValuesAttr())
}

// foldAbs folds the absolute value of an absolute value.
func foldAbs(op AbsOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if named.DefiningOp(op.Input1(), op.Operation.Name()) == nil {
		return nil, false
	}
	return folding.Value(op.Input1())
}

// foldNegate folds the negation of a negation, if no zero point shifts one of them.
func foldNegate(op NegateOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	before := named.DefiningOp(op.Input1(), op.Operation.Name())
	if before == nil {
		return nil, false
	}
	for _, zero := range []*ir.Value{op.Input1Zp(), op.OutputZp(), NegateOp{before}.Input1Zp(), NegateOp{before}.OutputZp()} {
		if n, ok := zeroPoint(zero, true); !ok || n != 0 {
			return nil, false
		}
	}
	return folding.Value(NegateOp{before}.Input1())
}

// isOneAlong reports whether a shape has the size one along the axis of an operation.
func isOneAlong(op *ir.Operation, dims []int64) bool {
	axis := integer(op, "axis")
	return axis >= 0 && axis < int64(len(dims)) && dims[axis] == 1
}

// foldArgMax folds the index of the largest of single elements, which is zero.
func foldArgMax(op ArgMaxOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	in, out := ranked(op.Input()), ranked(op.Output())
	if in == nil || out == nil || !isOneAlong(op.Operation, in.Shape()) {
		return nil, false
	}
	w, ok := folding.Width(out.Element)
	if !ok {
		return nil, false
	}
	return folding.Attr(splat(out, num.NewAPInt(w, 0)))
}

// foldReduce folds the reduction of single elements.
func foldReduce(op reductionOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	in := ranked(op.Input())
	if in == nil || op.Output().Type() != ir.Type(in) || len(in.Shape()) > 0 && !isOneAlong(op.Operation, in.Shape()) {
		return nil, false
	}
	return folding.Value(op.Input())
}

// foldConcat merges nested concatenations along the same axis.
func foldConcat(op ConcatOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	var operands []*ir.Value
	found := false
	for _, v := range op.Operation.Operands() {
		before := named.DefiningOp(v, op.Operation.Name())
		if before == nil || (ConcatOp{before}).AxisAttr() != op.AxisAttr() {
			operands = append(operands, v)
			continue
		}
		operands, found = append(operands, before.Operands()...), true
	}
	if !found {
		return nil, false
	}
	op.Operation.SetOperands(operands)
	return folding.InPlace()
}

func foldReshape(op ReshapeOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	v := op.Input1()
	in, out := ranked(v), ranked(op.Output())
	if in == nil || out == nil {
		return nil, false
	}
	// Two dynamic sizes could be exchanged.
	if in == out && numDynamic(in) < 2 {
		return folding.Value(v)
	}
	if before := named.DefiningOp(v, op.Operation.Name()); before != nil {
		op.Operation.SetOperand(0, ReshapeOp{before}.Input1())
		return folding.InPlace()
	}
	dense, ok := operands[0].(*ir.DenseElementsAttr)
	if !ok || !isNumber(in.Element) || !ir.HasStaticShape(out) {
		return nil, false
	}
	if dense.IsSplat() {
		return folding.Attr(folding.ReshapedSplat(dense, out))
	}
	// A large constant is not duplicated.
	if !v.HasOneUse() {
		return nil, false
	}
	if _, ok := shapeValues(op.Shape()); !ok {
		return nil, false
	}
	return folding.Attr(dense.Reshape(out))
}

func numDynamic(t *ir.RankedTensorType) (n int) {
	for _, size := range t.Shape() {
		if size == dynamic {
			n++
		}
	}
	return n
}

// foldPad folds a padding by nothing.
func foldPad(op PadOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Input1().Type() != op.Output().Type() || !isSplatZero(operands[1]) {
		return nil, false
	}
	return folding.Value(op.Input1())
}

// foldTile folds a single repetition.
func foldTile(op TileOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Input1().Type() != op.Output().Type() || !isSplatOne(operands[1], 0) {
		return nil, false
	}
	return folding.Value(op.Input1())
}

// foldResize folds a scaling by one that neither shifts nor extends the image.
func foldResize(op ResizeOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	scale, offset, border := intsOf(operands[1]), intsOf(operands[2]), intsOf(operands[3])
	switch {
	case len(scale) != 4 || len(offset) != 2 || len(border) != 2:
	case scale[0] != scale[1] || scale[2] != scale[3] || offset[0] != 0 || offset[1] != 0 || border[0] != 0 || border[1] != 0:
	case ranked(op.Input()) != nil && op.Input().Type() == op.Output().Type():
		return folding.Value(op.Input())
	}
	return nil, false
}

// intsOf returns the elements of an integer constant, or nil.
func intsOf(a ir.Attribute) []int64 {
	d, ok := ir.AsDenseIntElements(a)
	if !ok {
		return nil
	}
	return d.Int64s()
}

// foldReverse folds the reversal of a splat, or along a dimension of size 1.
func foldReverse(op ReverseOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if d := splatOf(operands[0]); d != nil {
		return folding.Attr(d)
	}
	in := shapeOf(op.Input1().Type())
	if !in.ranked || in.rank() > 0 && !isOneAlong(op.Operation, in.dims) {
		return nil, false
	}
	return folding.Value(op.Input1())
}

func foldSlice(op SliceOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	in, out := ranked(op.Input1()), ranked(op.Output())
	if in == nil || out == nil {
		return nil, false
	}
	if in == out && ir.HasStaticShape(in) {
		return folding.Value(op.Input1())
	}
	dense, ok := operands[0].(*ir.DenseElementsAttr)
	if !ok || !isNumber(in.Element) || !isNumber(out.Element) || !ir.HasStaticShape(out) {
		return nil, false
	}
	if dense.IsSplat() {
		return folding.Attr(folding.ReshapedSplat(dense, out))
	}
	start := intsOf(operands[1])
	if n, _ := shapeOf(out).elements(); n != 1 || len(start) != len(in.Shape()) || !ir.HasStaticShape(in) {
		return nil, false
	}
	at := int64(0)
	for i, n := range in.Shape() {
		if start[i] < 0 || start[i] >= n {
			return nil, false
		}
		at = at*n + start[i]
	}
	return folding.Attr(folding.SplatOf(out, dense.Attr(int(at))))
}

// foldSelect folds a choice between equal values, and one whose condition is constant, unless an
// operand is broadcast or may be.
func foldSelect(op SelectOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	dims := shapeOf(op.Input1().Type())
	for _, v := range op.Operation.Operands() {
		s := shapeOf(v.Type())
		if _, static := s.elements(); !static || !slices.Equal(s.dims, dims.dims) {
			return nil, false
		}
	}
	if op.Input2() == op.Input3() {
		return folding.Value(op.Input2())
	}
	d := splatOf(operands[0])
	if d == nil || isFloat(d.ElementType()) {
		return nil, false
	}
	if d.Int(0).IsZero() {
		return folding.Value(op.Input3())
	}
	return folding.Value(op.Input2())
}

// foldTranspose folds the transpose of a splat, which is a reshape, and that to the same
// order.
func foldTranspose(op TransposeOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if d := splatOf(operands[0]); d != nil && element(op.Input1()) == element(op.Output()) {
		if a := folding.ReshapedSplat(d, op.Output().Type()); a != nil {
			return folding.Attr(a)
		}
	}
	for i, p := range array(op.Operation, "perms") {
		if p != int64(i) {
			return nil, false
		}
	}
	return folding.Value(op.Input1())
}

// materialize creates a constant operation for the result of a fold.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	name := ConstOpName
	if _, ints := ir.AsDenseIntElements(value); ints && IsShape(t) {
		name = ConstShapeOpName
	}
	if !isElements(value) {
		return nil
	}
	def := b.Context().LookupOp(name)
	if def == nil {
		return nil
	}
	return b.New(def, nil, []ir.Type{t}, ir.NamedAttribute{Name: "values", Value: value})
}

// isElements reports whether an attribute is the value of a tosa.const.
func isElements(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr, *ir.DenseResourceElementsAttr, *ir.SparseElementsAttr:
		return true
	}
	return false
}

// folds are the folds of operations by their names.
var folds = map[string]ir.Folder{
	"abs": typed.Fold(foldAbs), "add": typed.Fold(foldAdd), "argmax": typed.Fold(foldArgMax), "cast": typed.Fold(foldCast), "concat": typed.Fold(foldConcat),
	"const": typed.Fold(foldValues), "const_shape": typed.Fold(foldValues), "equal": typed.Fold(foldEqual),
	"greater": foldComparison(greater), "greater_equal": foldComparison(greaterEqual),
	"intdiv": typed.Fold(foldIntDiv), "mul": typed.Fold(foldMul), "negate": typed.Fold(foldNegate), "pad": typed.Fold(foldPad), "reciprocal": typed.Fold(foldReciprocal),
	"reduce_all": typed.Fold(foldReduce), "reduce_any": typed.Fold(foldReduce), "reduce_max": typed.Fold(foldReduce), "reduce_min": typed.Fold(foldReduce),
	"reduce_product": typed.Fold(foldReduce), "reduce_sum": typed.Fold(foldReduce), "reshape": typed.Fold(foldReshape), "resize": typed.Fold(foldResize),
	"reverse": typed.Fold(foldReverse), "select": typed.Fold(foldSelect), "slice": typed.Fold(foldSlice), "sub": typed.Fold(foldSub), "tile": typed.Fold(foldTile),
	"transpose": typed.Fold(foldTranspose),
}
