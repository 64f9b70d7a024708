package vector

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// A stridedSlice is where vector.extract_strided_slice or vector.insert_strided_slice reads or
// writes in each dimension of the larger vector. Strides are always 1.
type stridedSlice struct {
	offsets, sizes []int64
}

// extractedSlice returns the slice that an operation extracts, extended by the trailing dimensions
// that its attributes omit.
func extractedSlice(op ExtractStridedSliceOp) stridedSlice {
	offsets, sizes := named.IntsOf(op.OffsetsAttr()), named.IntsOf(op.SizesAttr())
	shape := operandType(op.Operation, 0).Shape()
	return stridedSlice{
		offsets: append(slices.Clip(offsets), make([]int64, len(shape)-len(offsets))...),
		sizes:   append(slices.Clip(sizes), shape[len(sizes):]...),
	}
}

// insertedSlice returns where an operation inserts.
func insertedSlice(op InsertStridedSliceOp) stridedSlice {
	value, to := operandType(op.Operation, 0).Shape(), operandType(op.Operation, 1).Shape()
	sizes := make([]int64, len(to))
	for i := range sizes {
		sizes[i] = 1
	}
	copy(sizes[len(to)-len(value):], value)
	return stridedSlice{named.IntsOf(op.OffsetsAttr()), sizes}
}

// disjoint reports whether two slices have no element in common.
func (s stridedSlice) disjoint(t stridedSlice) bool {
	for i := range s.offsets {
		if s.offsets[i]+s.sizes[i] <= t.offsets[i] || t.offsets[i]+t.sizes[i] <= s.offsets[i] {
			return true
		}
	}
	return false
}

// in reports whether a slice is within another one.
func (s stridedSlice) in(t stridedSlice) bool {
	for i := range s.offsets {
		if s.offsets[i] < t.offsets[i] || s.offsets[i]+s.sizes[i] > t.offsets[i]+t.sizes[i] {
			return false
		}
	}
	return true
}

// each calls f with the number of each element of the slice of a vector of a shape.
func (s stridedSlice) each(shape []int64, f func(i int)) {
	var visit func(dim int, base int64)
	visit = func(dim int, base int64) {
		if dim == len(shape) {
			f(int(base))
			return
		}
		for k := range s.sizes[dim] {
			visit(dim+1, base*shape[dim]+s.offsets[dim]+k)
		}
	}
	visit(0, 0)
}

func foldExtractStrided(op ExtractStridedSliceOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	from, t := operandType(op.Operation, 0), resultType(op.Operation)
	if ir.Type(from) == ir.Type(t) {
		return folding.Value(op.Source())
	}
	if extractStridedInserted(op) {
		return folding.InPlace()
	}
	dense, ok := operands[0].(*ir.DenseElementsAttr)
	switch {
	case !ok:
		return nil, false
	case dense.IsSplat():
		return folding.Attr(folding.ReshapedSplat(dense, t))
	case from.IsScalable():
		return nil, false
	}
	var elements []ir.Attribute
	extractedSlice(op).each(from.Shape(), func(i int) { elements = append(elements, dense.Attr(i)) })
	return folding.Attr(folding.FromElements(t, elements))
}

// extractStridedInserted makes an operation extract from the slice that was inserted last where
// it extracts.
func extractStridedInserted(op ExtractStridedSliceOp) bool {
	slice := extractedSlice(op)
	n := len(named.IntsOf(op.OffsetsAttr()))
	before := stridedInsert(op.Source())
	for range maxInserts {
		if before == nil || len(operandType(before, 0).Shape()) != len(slice.offsets) {
			return false
		}
		into := insertedSlice(InsertStridedSliceOp{before})
		if slice.disjoint(into) {
			before = stridedInsert(InsertStridedSliceOp{before}.Dest())
			continue
		}
		if !slice.in(into) || !slices.Equal(slice.sizes[n:], into.sizes[n:]) {
			return false
		}
		offsets := make([]int64, n)
		for i := range offsets {
			offsets[i] = slice.offsets[i] - into.offsets[i]
		}
		op.Operation.SetOperand(0, InsertStridedSliceOp{before}.ValueToStore())
		op.Operation.SetAttr("offsets", intArray(op.Operation.Context(), offsets))
		return true
	}
	return false
}

// stridedInsert returns the operation that inserts a slice and defines a value, nil if none does.
func stridedInsert(v *ir.Value) *ir.Operation {
	return named.DefiningOp(v, InsertStridedSliceOpName)
}

func canonicalizeExtractStrided() rewrite.Patterns {
	const root = ExtractStridedSliceOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("StridedSliceCreateMaskFolder", root, typed.Match(extractStridedCreatedMask)),
		rewrite.IsolatedPattern("StridedSliceConstantMaskFolder", root, typed.Match(extractStridedConstantMask)),
		rewrite.IsolatedPattern("StridedSliceBroadcast", root, typed.Match(extractStridedBroadcast)),
		rewrite.IsolatedPattern("ContiguousExtractStridedSliceToExtract", root, typed.Match(extractContiguous)),
	}
}

// extractStridedCreatedMask replaces a slice of a mask by a mask of that size.
func extractStridedCreatedMask(op ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	before, minus := named.DefiningOp(op.Source(), CreateMaskOpName), op.Operation.Context().LookupOp("arith.subi")
	if before == nil || minus == nil {
		return false
	}
	operands := before.Operands()
	for i, offset := range named.IntsOf(op.OffsetsAttr()) {
		start := viewlike.Index{Int: offset}.Materialize(r.Builder)
		operands[i] = r.New(minus, []*ir.Value{operands[i], start}, []ir.Type{start.Type()}).Result(0)
	}
	r.ReplaceWithNew(op.Operation, before.Def(), operands)
	return true
}

// extractStridedConstantMask does so for constant sizes.
func extractStridedConstantMask(op ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Source(), ConstantMaskOpName)
	if before == nil {
		return false
	}
	sizes, slice := ConstantMaskOp{before}.MaskDimSizes(), extractedSlice(op)
	for i, n := range sizes {
		sizes[i] = max(0, min(slice.offsets[i]+slice.sizes[i], n)-slice.offsets[i])
	}
	if slices.Contains(sizes, 0) {
		clear(sizes)
	}
	r.ReplaceWithNew(op.Operation, before.Def(), nil, maskSizes(op.Operation.Context(), sizes))
	return true
}

// extractStridedBroadcast broadcasts a slice, or all if only broadcast dimensions are smaller in it.
func extractStridedBroadcast(op ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Source(), BroadcastOpName)
	if before == nil {
		return false
	}
	source, from, t := BroadcastOp{before}.Source(), operandType(before, 0), resultType(op.Operation)
	if from != nil {
		slice, lead := extractedSlice(op), len(t.Shape())-len(from.Shape())
		offsets, sizes := slices.Clone(slice.offsets[lead:]), slices.Clone(slice.sizes[lead:])
		cut := false
		for i, n := range from.Shape() {
			if n == 1 {
				offsets[i], sizes[i] = 0, 1
			}
			cut = cut || n != sizes[i]
		}
		if k := len(named.IntsOf(op.OffsetsAttr())) - lead; k > 0 && slices.Equal(sizes[k:], from.Shape()[k:]) {
			offsets = offsets[:k]
		}
		if cut {
			source = createStridedSlice(r, op.Operation, source, offsets, sizes)
		}
	}
	r.ReplaceWithNew(op.Operation, before.Def(), []*ir.Value{source})
	return true
}

// extractContiguous replaces the extraction of a slice by a plain one if the slice has all of the last
// dimensions, and one position of the others.
func extractContiguous(op ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	extract, cast := op.Operation.Context().LookupOp(ExtractOpName), op.Operation.Context().LookupOp(ShapeCastOpName)
	from := operandType(op.Operation, 0)
	if extract == nil || cast == nil || from.IsScalable() || len(from.Shape()) == 0 {
		return false
	}
	offsets, sizes := named.IntsOf(op.OffsetsAttr()), named.IntsOf(op.SizesAttr())
	n := len(sizes)
	for n > 0 && from.Shape()[n-1] == sizes[n-1] {
		n--
	}
	if n == 0 || n == len(from.Shape()) || !viewlike.All(sizes[:n], 1) {
		return false
	}
	// The remaining part should not begin with a unit dimension, if it has others.
	for n < len(sizes)-1 && sizes[n] == 1 {
		n++
	}
	part := r.New(extract, []*ir.Value{op.Source()}, []ir.Type{without(from, func(dim int) bool { return dim < n })},
		ir.NamedAttribute{Name: "static_position", Value: op.Operation.Context().DenseI64Array(offsets[:n])})
	r.ReplaceWithNew(op.Operation, cast, part.Results())
	return true
}

// intArray returns an array of 64-bit integers.
func intArray(ctx *ir.Context, list []int64) ir.Attribute {
	t := ctx.IntegerType(64)
	as := make([]ir.Attribute, len(list))
	for i, n := range list {
		as[i] = ctx.Int64Attr(t, n)
	}
	return ctx.ArrayAttr(as)
}

// createStridedSlice extracts a slice with the definition and the location of another operation.
// It has sizes for all dimensions.
func createStridedSlice(r *rewrite.Rewriter, like *ir.Operation, v *ir.Value, offsets, sizes []int64) *ir.Value {
	ctx := like.Context()
	from := v.Type().(*ir.VectorType)
	ones := make([]int64, len(offsets))
	for i := range ones {
		ones[i] = 1
	}
	return r.Create(&ir.OperationState{Def: like.Def(), Loc: like.Location(), Operands: []*ir.Value{v},
		Types: []ir.Type{ctx.VectorType(sizes, from.Element, from.Scalable)},
		Attributes: []ir.NamedAttribute{
			{Name: "offsets", Value: intArray(ctx, offsets)},
			{Name: "sizes", Value: intArray(ctx, sizes[:len(offsets)])},
			{Name: "strides", Value: intArray(ctx, ones)},
		}}).Result(0)
}

// extractOfSlice extracts from the source of an extracted slice.
func extractOfSlice(op, before *ir.Operation, at []int64) ([]ir.FoldResult, bool) {
	from, t := operandType(before, 0).Shape(), resultType(before).Shape()
	offsets := named.IntsOf(ExtractStridedSliceOp{before}.OffsetsAttr())
	for n := len(offsets); n > 0 && offsets[n-1] == 0 && from[n-1] == t[n-1]; n-- {
		offsets = offsets[:n-1]
	}
	if len(at) < len(offsets) {
		return nil, false // the result includes a dimension that the slice cuts
	}
	to := slices.Clone(at)
	for i, offset := range offsets {
		to[i] += offset
	}
	setPositions(op, viewlike.Indices(to, nil), ExtractStridedSliceOp{before}.Source())
	return folding.InPlace()
}

// extractFromInserted extracts from the slice that was inserted last where an operation extracts.
func extractFromInserted(op, before *ir.Operation, at []int64) ([]ir.FoldResult, bool) {
	rank := len(operandType(op, 0).Shape()) - len(at)
	for range maxInserts {
		if before == nil || rank > len(operandType(before, 0).Shape()) {
			return nil, false
		}
		into := insertedSlice(InsertStridedSliceOp{before})
		lead := len(into.sizes) - len(operandType(before, 0).Shape())
		outside := false
		for i, n := range at {
			outside = outside || n < into.offsets[i] || n >= into.offsets[i]+into.sizes[i]
		}
		if outside {
			before = stridedInsert(InsertStridedSliceOp{before}.Dest())
			continue
		}
		if !slices.Equal(into.sizes[len(at):], resultType(before).Shape()[len(at):]) || len(at) < lead {
			return nil, false
		}
		to := make([]int64, 0, len(at)-lead)
		for i := lead; i < len(at); i++ {
			to = append(to, at[i]-into.offsets[i])
		}
		setPositions(op, viewlike.Indices(to, nil), InsertStridedSliceOp{before}.ValueToStore())
		return folding.InPlace()
	}
	return nil, false
}

func foldInsertStrided(op InsertStridedSliceOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.ValueToStore().Type() == op.Dest().Type() {
		return folding.Value(op.ValueToStore())
	}
	return nil, false
}

func canonicalizeInsertStrided() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("InsertStridedSliceConstantFolder", InsertStridedSliceOpName, typed.Match(insertStridedConstant))}
}

// insertStridedConstant inserts a constant into a constant.
func insertStridedConstant(op InsertStridedSliceOp, r *rewrite.Rewriter) bool {
	value, _ := ir.ConstantValue(op.ValueToStore().DefiningOp()).(*ir.DenseElementsAttr)
	into, _ := ir.ConstantValue(op.Dest().DefiningOp()).(*ir.DenseElementsAttr)
	t := resultType(op.Operation)
	if value == nil || into == nil || t.IsScalable() || into.NumElements() > maxInserted && !op.Dest().HasOneUse() {
		return false
	}
	elements := make([]ir.Attribute, into.NumElements())
	for i := range elements {
		elements[i] = into.Attr(i)
	}
	next := 0
	insertedSlice(InsertStridedSliceOp{op.Operation}).each(t.Shape(), func(i int) {
		elements[i] = value.Attr(next)
		next++
	})
	return replaceWithConstant(op.Operation, folding.FromElements(t, elements), r)
}
