package tosa

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

// canonicalizations returns the patterns of operations by their names.
func canonicalizations() map[string]rewrite.Patterns {
	one := rewrite.IsolatedPattern
	return map[string]rewrite.Patterns{
		"clamp": {
			one("ClampIsNoOp", ClampOpName, typed.Match(clampToAll)),
			one("ClampClampOptimization", ClampOpName, typed.Match(clampClamped)),
		},
		"concat": {one("ConcatOptimization", ConcatOpName, typed.Match(concatSingle))},
		"conv2d": {one("FoldPadToTensorOp<tosa::Conv2DOp, ConvPadFoldAdaptor<tosa::Conv2DOp>>", Conv2DOpName, usePadding(convPadding))},
		"depthwise_conv2d": {
			one("FoldPadToTensorOp<tosa::DepthwiseConv2DOp, ConvPadFoldAdaptor<tosa::DepthwiseConv2DOp>>", DepthwiseConv2DOpName, usePadding(convPadding)),
		},
		"max_pool2d": {
			one("MaxPool2dIsNoOp", MaxPool2dOpName, typed.Match(poolSingle)),
			one("FoldPadToTensorOp<tosa::MaxPool2dOp, PoolPadFoldAdaptor<tosa::MaxPool2dOp>>", MaxPool2dOpName, usePadding(poolPadding)),
		},
		"select": {one("tosa.select", SelectOpName, typed.Match(selectByNegation))},
		"slice": {
			one("ConcatSliceOptimization", SliceOpName, typed.Match(sliceConcat)),
			one("PadSliceOptimization", SliceOpName, typed.Match(slicePadded)),
			one("SliceDynamicSizeCanonicalization", SliceOpName, typed.Match(sliceStatically)),
		},
		"transpose": {
			one("ConsolidateTransposeOptimization", TransposeOpName, typed.Match(transposeTransposed)),
			one("TransposeIsReshape", TransposeOpName, typed.Match(transposeAsReshape)),
		},
	}
}

// constantOf returns the elements of a constant value, or nil.
func constantOf(v *ir.Value) *ir.DenseElementsAttr {
	d, _ := ir.ConstantValue(v.DefiningOp()).(*ir.DenseElementsAttr)
	return d
}

// constantInts returns the integers of a value that is a constant.
func constantInts(v *ir.Value) ([]int64, bool) {
	d, ok := ir.AsDenseIntElements(ir.ConstantValue(v.DefiningOp()))
	if !ok {
		return nil, false
	}
	return d.Int64s(), true
}

// newShape creates a constant shape, in which -1 is a size that is not known.
func newShape(r *rewrite.Rewriter, dims []int64) *ir.Value {
	ctx := r.Context()
	t := named.NewType(ctx, "tosa", "shape", int64(len(dims)))
	list := make([]int64, len(dims))
	for i, n := range dims {
		if list[i] = n; n == dynamic {
			list[i] = -1
		}
	}
	values := ctx.DenseIntElements(ctx.RankedTensorType([]int64{int64(len(dims))}, ctx.IndexType(), nil), list)
	return r.New(ctx.LookupOp(ConstShapeOpName), nil, []ir.Type{t}, ir.NamedAttribute{Name: "values", Value: values}).Result(0)
}

// like replaces op with a copy that has other operands and overrides the given attributes.
func like(op *ir.Operation, r *rewrite.Rewriter, operands []*ir.Value, attrs ...ir.NamedAttribute) {
	by := r.Create(&ir.OperationState{
		Def: op.Def(), Operands: operands, Types: op.ResultTypes(), Loc: op.Location(),
		Attributes: slices.Concat(op.InherentAttrs(), attrs),
	})
	r.ReplaceWithOp(op, by)
}

// concatSingle replaces the concatenation of a single tensor.
func concatSingle(op ConcatOp, r *rewrite.Rewriter) bool {
	if op.Operation.NumOperands() != 1 {
		return false
	}
	v := op.Input1().At(0)
	if v.Type() == op.Output().Type() {
		r.Replace(op.Operation, v)
		return true
	}
	cast := op.Operation.Context().LookupOp("tensor.cast")
	if cast == nil {
		return false
	}
	r.ReplaceWithNew(op.Operation, cast, []*ir.Value{v})
	return true
}

// selectByNegation swaps the values of a select whose condition is negated.
func selectByNegation(op SelectOp, r *rewrite.Rewriter) bool {
	not := named.DefiningOp(op.Input1(), LogicalNotOpName)
	if not == nil {
		return false
	}
	r.ModifyInPlace(op.Operation, func() { op.Operation.SetOperands([]*ir.Value{LogicalNotOp{not}.Input1(), op.Input3(), op.Input2()}) })
	return true
}

// transposeTransposed composes two permutations.
func transposeTransposed(op TransposeOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Input1(), op.Operation.Name())
	if before == nil {
		return false
	}
	second, first := array(op.Operation, "perms"), array(before, "perms")
	if len(first) != len(second) || len(first) == 0 {
		return false
	}
	perms := make([]int32, len(first))
	for i, p := range second {
		if p < 0 || p >= int64(len(first)) {
			return false
		}
		perms[i] = int32(first[p])
	}
	like(op.Operation, r, []*ir.Value{TransposeOp{before}.Input1()}, ir.NamedAttribute{Name: "perms", Value: op.Operation.Context().DenseI32Array(perms)})
	return true
}

// transposeAsReshape replaces a transpose that moves only dimensions of size one. Transposes
// of transposes are composed first.
func transposeAsReshape(op TransposeOp, r *rewrite.Rewriter) bool {
	v := op.Input1()
	in := shapeOf(v.Type())
	if !in.ranked || named.DefiningOp(v, op.Operation.Name()) != nil {
		return false
	}
	for user := range op.Output().Users() {
		if user.Name() == op.Operation.Name() {
			return false
		}
	}
	unknown, last := 0, int64(-1)
	for _, n := range in.dims {
		if n == dynamic {
			unknown++
		}
	}
	var dims []int64
	for _, p := range array(op.Operation, "perms") {
		if p < 0 || p >= in.rank() {
			return false
		}
		n := in.dims[p]
		dims = append(dims, n)
		if n == 1 {
			continue
		}
		if p < last {
			return false
		}
		last = p
	}
	if unknown > 1 || len(dims) != len(in.dims) {
		return false
	}
	r.ReplaceWithNew(op.Operation, op.Operation.Context().LookupOp(ReshapeOpName), []*ir.Value{v, newShape(r, dims)})
	return true
}

// clampToAll replaces a clamp to all values of a type.
func clampToAll(op ClampOp, r *rewrite.Rewriter) bool {
	t := ranked(op.Input())
	if t == nil || !isAll(op, t.Element) {
		return false
	}
	r.Replace(op.Operation, op.Input())
	return true
}

// isAll reports whether the bounds of a clamp exclude no value of a type.
func isAll(op ClampOp, t ir.Type) bool {
	lo, hi := op.MinValAttr(), op.MaxValAttr()
	switch t := t.(type) {
	case *ir.FloatType:
		x, ok1 := lo.(*ir.FloatAttr)
		y, ok2 := hi.(*ir.FloatAttr)
		return ok1 && ok2 && x.Value.IsInf() && x.Value.IsNegative() && y.Value.IsInf()
	case *ir.IntegerType:
		x, ok1 := lo.(*ir.IntegerAttr)
		y, ok2 := hi.(*ir.IntegerAttr)
		if !ok1 || !ok2 || t.Width == 0 || t.Width > 64 || x.Value.Width() != t.Width || y.Value.Width() != t.Width {
			return false
		}
		if t.Signedness == ir.Unsigned || t.Width == 1 {
			return x.Value.IsZero() && y.Value.IsAllOnes()
		}
		return x.Value.Equal(num.SignedMin(t.Width)) && y.Value.Equal(num.SignedMax(t.Width))
	}
	return false
}

// clampClamped merges two clamps whose ranges intersect.
func clampClamped(op ClampOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Input(), op.Operation.Name())
	if before == nil {
		return false
	}
	mode := ClampOp{before}.NanModeAttr()
	if named.EnumText(op.NanModeAttr()) == "IGNORE" && named.EnumText(mode) == "PROPAGATE" {
		return false // the NaN that is propagated is ignored
	}
	lo, hi, ok := intersection(op.Operation, before, isUnsigned(storage(op.Input())))
	if !ok {
		return false
	}
	like(op.Operation, r, []*ir.Value{ClampOp{before}.Input()},
		ir.NamedAttribute{Name: "min_val", Value: lo}, ir.NamedAttribute{Name: "max_val", Value: hi}, ir.NamedAttribute{Name: "nan_mode", Value: mode})
	return true
}

// intersection returns the bounds of two clamps; false if their ranges do not intersect.
func intersection(a, b *ir.Operation, unsigned bool) (lo, hi ir.Attribute, ok bool) {
	loA, hiA, loB, hiB := ClampOp{a}.MinValAttr(), ClampOp{a}.MaxValAttr(), ClampOp{b}.MinValAttr(), ClampOp{b}.MaxValAttr()
	less := func(x, y ir.Attribute) bool { return lessThan(x, y, unsigned) }
	if !less(loA, hiB) || !less(loB, hiA) {
		return nil, nil, false
	}
	lo, hi = loA, hiA
	if less(loA, loB) {
		lo = loB
	}
	if less(hiB, hiA) {
		hi = hiB
	}
	return lo, hi, true
}

// lessThan compares two numbers of one kind.
func lessThan(x, y ir.Attribute, unsigned bool) bool {
	switch x := x.(type) {
	case *ir.IntegerAttr:
		y, ok := y.(*ir.IntegerAttr)
		switch {
		case !ok || y.Value.Width() != x.Value.Width():
			return false
		case unsigned:
			return x.Value.CmpU(y.Value) < 0
		}
		return x.Value.CmpS(y.Value) < 0
	case *ir.FloatAttr:
		y, ok := y.(*ir.FloatAttr)
		if !ok || y.Value.Kind() != x.Value.Kind() {
			return false
		}
		order, ordered := x.Value.Cmp(y.Value)
		return ordered && order < 0
	}
	return false
}

// poolSingle replaces the pooling of images of a single element.
func poolSingle(op MaxPool2dOp, r *rewrite.Rewriter) bool {
	for _, v := range []*ir.Value{op.Input(), op.Output()} {
		s := shapeOf(v.Type())
		if _, static := s.elements(); !static || len(s.dims) < 3 || s.dims[1] != 1 || s.dims[2] != 1 {
			return false
		}
	}
	r.Replace(op.Operation, op.Input())
	return true
}

// maxFoldedPadding bounds the padding that an operation gets from a tosa.pad before it.
const maxFoldedPadding = 8192

// usePadding returns a pattern that moves the padding of an image, at its top, bottom, left and
// right, into the operation that reads the image, if that allows it.
func usePadding(allows func(op, pad *ir.Operation, by []int64) bool) func(op *ir.Operation, r *rewrite.Rewriter) bool {
	return func(op *ir.Operation, r *rewrite.Rewriter) bool {
		pad := named.DefiningOp(paddedOp{op}.Input(), PadOpName)
		own := array(op, "pad")
		if pad == nil || len(own) != 4 {
			return false
		}
		by, ok := constantInts(PadOp{pad}.Padding())
		if !ok || len(by) != 8 || by[0] != 0 || by[1] != 0 || by[6] != 0 || by[7] != 0 {
			return false
		}
		sum := make([]int64, 4)
		for i := range sum {
			sum[i] = own[i] + by[2+i]
		}
		if !allows(op, pad, sum) || slices.Max(sum) > maxFoldedPadding {
			return false
		}
		operands := slices.Clone(op.Operands())
		operands[0] = PadOp{pad}.Input1()
		like(op, r, operands, ir.NamedAttribute{Name: "pad", Value: op.Context().DenseI64Array(sum)})
		return true
	}
}

// convPadding reports whether the padding has the value that a convolution pads with: zero, or the
// zero point.
func convPadding(op, pad *ir.Operation, _ []int64) bool {
	d := splatOf(constantOf(PadOp{pad}.PadConst()))
	switch {
	case d == nil || d.NumElements() != 1:
		return false
	case isFloat(d.ElementType()):
		return d.Float(0).IsZero()
	}
	zero := splatOf(constantOf(convOp{op}.InputZp()))
	if zero == nil || zero.NumElements() != 1 || isFloat(zero.ElementType()) {
		return false
	}
	x, ok1 := d.Int(0).Int64()
	y, ok2 := zero.Int(0).Int64()
	return ok1 && ok2 && x == y
}

// poolPadding reports whether the padding is smaller than the kernel, and with the least value
// of the type.
func poolPadding(op, pad *ir.Operation, by []int64) bool {
	kernel := array(op, "kernel")
	if len(kernel) != 2 || max(by[0], by[1]) >= kernel[0] || max(by[2], by[3]) >= kernel[1] {
		return false
	}
	d := splatOf(constantOf(PadOp{pad}.PadConst()))
	switch {
	case d == nil || d.NumElements() != 1:
		return false
	case isFloat(d.ElementType()):
		v := d.Float(0)
		order, ordered := v.Cmp(v.Kind().Largest(true))
		return ordered && order == 0
	}
	v := d.Int(0)
	return v.Equal(num.SignedMin(v.Width()))
}
