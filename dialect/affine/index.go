package affine

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/rewrite"
)

const (
	delinearizeName = AffineDelinearizeIndexOpName
	linearizeName   = AffineLinearizeIndexOpName
)

// unbounded is the first size of a basis that leaves it out.
var unbounded = viewlike.Index{Int: ir.Dynamic}

// basisOf returns the sizes of affine.delinearize_index or affine.linearize_index for n indices.
// The first may be unbounded.
func basisOf(op *ir.Operation, n int) []viewlike.Index {
	list, _ := basis(op)
	sizes := viewlike.Indices(list, AffineLinearizeIndexOp{op}.DynamicBasis())
	if len(sizes) < n {
		sizes = slices.Insert(sizes, 0, unbounded)
	}
	return sizes
}

// bounded returns the sizes without that of an unbounded first index.
func bounded(sizes []viewlike.Index) []viewlike.Index {
	if len(sizes) > 0 && sizes[0] == unbounded {
		return sizes[1:]
	}
	return sizes
}

// newDelinearize inserts an affine.delinearize_index with a result for each size.
func newDelinearize(b *ir.Builder, index *ir.Value, sizes []viewlike.Index) *ir.Operation {
	ctx := b.Context()
	list, values := viewlike.Split(bounded(sizes))
	types := make([]ir.Type, len(sizes))
	for i := range types {
		types[i] = ctx.IndexType()
	}
	return b.New(ctx.OpDef(delinearizeName), append([]*ir.Value{index}, values...), types, ir.NamedAttribute{Name: "static_basis", Value: ctx.DenseI64Array(list)})
}

// newLinearize inserts an affine.linearize_index of an index for each size.
func newLinearize(b *ir.Builder, indices []*ir.Value, sizes []viewlike.Index, disjoint bool) *ir.Operation {
	ctx := b.Context()
	list, values := viewlike.Split(bounded(sizes))
	attrs := []ir.NamedAttribute{
		{Name: "static_basis", Value: ctx.DenseI64Array(list)},
		{Name: ir.OperandSegments, Value: ctx.DenseI32Array([]int32{int32(len(indices)), int32(len(values))})},
	}
	if disjoint {
		attrs = append(attrs, ir.NamedAttribute{Name: "disjoint", Value: ctx.UnitAttr()})
	}
	return b.New(ctx.OpDef(linearizeName), slices.Concat(indices, values), []ir.Type{ctx.IndexType()}, attrs...)
}

// foldBasis puts the operands of the basis that are constants into the attribute, if these
// satisfy a condition.
func foldBasis(op *ir.Operation, accept func(n int64) bool) bool {
	list, _ := basis(op)
	sizes := viewlike.Indices(list, AffineLinearizeIndexOp{op}.DynamicBasis())
	if !viewlike.FoldConstants(sizes, accept) {
		return false
	}
	list, values := viewlike.Split(sizes)
	op.SetAttr("static_basis", op.Context().DenseI64Array(list))
	op.SetOperandGroup(op.OperandGroups()[1], values)
	return true
}

func indexAttr(ctx *ir.Context, n int64) ir.Attribute { return ctx.Int64Attr(ctx.IndexType(), n) }

func foldDelinearize(op AffineDelinearizeIndexOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	// The verifier refuses other sizes in the attribute, and nothing is divided by zero.
	if foldBasis(op.Operation, func(n int64) bool { return n > 0 }) {
		return folding.InPlace()
	}
	if op.Operation.NumResults() == 1 { // nothing is divided
		return folding.Value(op.LinearIndex())
	}
	rest, known := operands[0].(*ir.IntegerAttr)
	if !known || len(op.DynamicBasis()) > 0 {
		return nil, false
	}
	n := rest.Int64()
	results := make([]ir.Attribute, op.Operation.NumResults())
	list, _ := basis(op.Operation)
	for i := len(results) - 1; i > 0; i-- {
		size := list[len(list)-len(results)+i]
		quotient := floorDiv(n, size)
		results[i] = indexAttr(op.Operation.Context(), n-quotient*size)
		n = quotient
	}
	results[0] = indexAttr(op.Operation.Context(), n)
	return folding.Attrs(results...)
}

func foldLinearize(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if foldBasis(op, nil) {
		return folding.InPlace()
	}
	indices := AffineLinearizeIndexOp{op}.MultiIndex()
	switch len(indices) {
	case 0:
		return folding.Attr(indexAttr(op.Context(), 0))
	case 1:
		return folding.Value(indices[0].Value())
	}
	if len(AffineLinearizeIndexOp{op}.DynamicBasis()) > 0 {
		return nil, false
	}
	sizes := basisOf(op, len(indices))
	sum, stride := int64(0), int64(1)
	for i := len(indices) - 1; i >= 0; i-- {
		a, ok := operands[i].(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		sum += a.Int64() * stride
		stride *= sizes[i].Int
	}
	return folding.Attr(indexAttr(op.Context(), sum))
}

func canonicalizeDelinearize() rewrite.Patterns {
	pattern := func(name string, f func(op *ir.Operation, r *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.IsolatedPattern(name, delinearizeName, f)
	}
	return rewrite.Patterns{
		pattern("CancelDelinearizeOfLinearizeDisjointExactTail", cancelExactTail),
		pattern("DropUnitExtentBasis", dropUnitBasis),
		pattern("SplitDelinearizeSpanningLastLinearizeArg", splitLast),
	}
}

func canonicalizeLinearize() rewrite.Patterns {
	pattern := func(name string, f func(op *ir.Operation, r *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.IsolatedPattern(name, linearizeName, f)
	}
	return rewrite.Patterns{
		pattern("CancelLinearizeOfDelinearizePortion", cancelPortions),
		pattern("DropLinearizeLeadingZero", dropLeadingZero),
		pattern("DropLinearizeUnitComponentsIfDisjointOrZero", dropUnitComponents),
	}
}

func zero(b *ir.Builder) *ir.Value { return viewlike.Index{}.Materialize(b) }

// dropUnitBasis replaces the indices of size 1 by zero.
func dropUnitBasis(op *ir.Operation, r *rewrite.Rewriter) bool {
	values := make([]*ir.Value, op.NumResults())
	var rest []viewlike.Index
	var none *ir.Value
	for i, size := range basisOf(op, len(values)) {
		if n, ok := size.Constant(); !ok || n != 1 {
			rest = append(rest, size)
			continue
		}
		if none == nil {
			none = zero(r.Builder)
		}
		values[i] = none
	}
	if none == nil {
		return r.MatchFailure(op, "no unit basis elements")
	}
	if len(rest) > 0 {
		fewer, next := newDelinearize(r.Builder, AffineDelinearizeIndexOp{op}.LinearIndex(), rest), 0
		for i := range values {
			if values[i] == nil {
				values[i] = fewer.Result(next)
				next++
			}
		}
	}
	r.Replace(op, values...)
	return true
}

// disjointSource returns the affine.linearize_index, marked as disjoint, that computes the index
// which an affine.delinearize_index splits.
func disjointSource(op *ir.Operation, r *rewrite.Rewriter) *ir.Operation {
	source := named.DefiningOp(AffineDelinearizeIndexOp{op}.LinearIndex(), linearizeName)
	if source == nil {
		r.MatchFailure(op, "index doesn't come from linearize")
		return nil
	}
	if !(AffineLinearizeIndexOp{source}).Disjoint() {
		r.MatchFailure(op, "not disjoint")
		return nil
	}
	return source
}

// cancelExactTail takes the last indices as they were put in, as far as their sizes are the same.
func cancelExactTail(op *ir.Operation, r *rewrite.Rewriter) bool {
	source := disjointSource(op, r)
	if source == nil {
		return false
	}
	inputs := AffineLinearizeIndexOp{source}.MultiIndex().Values()
	in, out := basisOf(source, len(inputs)), basisOf(op, op.NumResults())
	n := 0
	for n < min(len(bounded(in)), len(bounded(out))) && in[len(in)-1-n] == out[len(out)-1-n] {
		n++
	}
	if n == 0 {
		return r.MatchFailure(op, "final basis element doesn't match linearize")
	}
	if n == len(inputs) && n == op.NumResults() {
		r.Replace(op, inputs...)
		return true
	}
	head := len(inputs) - n
	rest := newLinearize(r.Builder, inputs[:head], in[:head], true)
	apart := newDelinearize(r.Builder, rest.Result(0), out[:len(out)-n])
	r.Replace(op, append(apart.Results(), inputs[head:]...)...)
	return true
}

// splitLast takes the last index apart on its own, if the last sizes are factors of its size.
func splitLast(op *ir.Operation, r *rewrite.Rewriter) bool {
	source := disjointSource(op, r)
	if source == nil {
		return false
	}
	list, _ := basis(source)
	if len(list) == 0 || list[len(list)-1] == ir.Dynamic {
		return r.MatchFailure(op, "linearize ends with dynamic value")
	}
	target, product, n := list[len(list)-1], int64(1), 0
	sizes, _ := basis(op)
	for product < target && n < len(sizes) {
		size := sizes[len(sizes)-1-n]
		if size == ir.Dynamic {
			return r.MatchFailure(op, "dynamic basis element while scanning for split")
		}
		if size > target/product {
			return r.MatchFailure(op, "overshot last argument size")
		}
		product *= size
		n++
	}
	switch {
	case product > target:
		return r.MatchFailure(op, "overshot last argument size")
	case product < target:
		return r.MatchFailure(op, "product of known basis elements doesn't exceed last linearize argument")
	case n < 2:
		return r.MatchFailure(op, "need at least two elements to form the basis product")
	}
	inputs := AffineLinearizeIndexOp{source}.MultiIndex().Values()
	last := len(inputs) - 1
	in, out := basisOf(source, len(inputs)), basisOf(op, op.NumResults())
	rest := newLinearize(r.Builder, inputs[:last], in[:last], true)
	head := newDelinearize(r.Builder, rest.Result(0), out[:len(out)-n])
	tail := newDelinearize(r.Builder, inputs[last], out[len(out)-n:])
	r.Replace(op, append(head.Results(), tail.Results()...)...)
	return true
}

// dropUnitComponents drops the indices of size 1 that are zero, as they are if the indices are
// disjoint.
func dropUnitComponents(op *ir.Operation, r *rewrite.Rewriter) bool {
	inputs := AffineLinearizeIndexOp{op}.MultiIndex().Values()
	disjoint := AffineLinearizeIndexOp{op}.Disjoint()
	var indices []*ir.Value
	var sizes []viewlike.Index
	for i, size := range basisOf(op, len(inputs)) {
		if n, ok := size.Constant(); ok && n == 1 {
			at, known := viewlike.ConstantInt(inputs[i])
			if disjoint || known && at == 0 {
				continue
			}
		}
		indices, sizes = append(indices, inputs[i]), append(sizes, size)
	}
	switch len(indices) {
	case len(inputs):
		return r.MatchFailure(op, "no unit basis entries to replace")
	case 0:
		r.Replace(op, zero(r.Builder))
	default:
		r.ReplaceWithOp(op, newLinearize(r.Builder, indices, sizes, disjoint))
	}
	return true
}

// dropLeadingZero drops a first index that is zero.
func dropLeadingZero(op *ir.Operation, r *rewrite.Rewriter) bool {
	inputs := AffineLinearizeIndexOp{op}.MultiIndex().Values()
	if len(inputs) == 0 {
		return false
	}
	if n, ok := viewlike.ConstantInt(inputs[0]); !ok || n != 0 {
		return r.MatchFailure(op, "no leading zero index")
	}
	if len(inputs) == 1 {
		r.Replace(op, inputs[0])
		return true
	}
	r.ReplaceWithOp(op, newLinearize(r.Builder, inputs[1:], basisOf(op, len(inputs))[1:], AffineLinearizeIndexOp{op}.Disjoint()))
	return true
}

// A portion is a run of results of an affine.delinearize_index that an affine.linearize_index
// takes in their order, with the same sizes.
type portion struct {
	from               *ir.Operation
	input, result, len int
}

// cancelPortions replaces such runs by the index that was delinearized.
func cancelPortions(op *ir.Operation, r *rewrite.Rewriter) bool {
	inputs := AffineLinearizeIndexOp{op}.MultiIndex().Values()
	sizes := basisOf(op, len(inputs))
	portions := portionsOf(inputs, sizes, AffineLinearizeIndexOp{op}.Disjoint())
	if len(portions) == 0 {
		return r.MatchFailure(op, "no run of delinearize outputs to deal with")
	}
	var newInputs []*ir.Value
	var newSizes []viewlike.Index
	results := make([][]*ir.Value, len(portions))
	end := 0
	for i, x := range portions {
		newInputs, newSizes = append(newInputs, inputs[end:x.input]...), append(newSizes, sizes[end:x.input]...)
		end = x.input + x.len
		r.SetInsertionPoint(x.from)
		merged := sizes[x.input:end]
		size := productOf(r.Builder, merged)
		whole := AffineDelinearizeIndexOp{x.from}.LinearIndex()
		if x.len < x.from.NumResults() {
			rest := slices.Concat(basisOf(x.from, x.from.NumResults())[:x.result], []viewlike.Index{size}, basisOf(x.from, x.from.NumResults())[x.result+x.len:])
			apart := newDelinearize(r.Builder, whole, rest).Results()
			whole = apart[x.result]
			// Other operations may use the indices that are merged.
			results[i] = slices.Concat(apart[:x.result], newDelinearize(r.Builder, whole, merged).Results(), apart[x.result+1:])
		}
		newInputs, newSizes = append(newInputs, whole), append(newSizes, size)
	}
	newInputs, newSizes = append(newInputs, inputs[end:]...), append(newSizes, sizes[end:]...)
	r.SetInsertionPoint(op)
	r.ReplaceWithOp(op, newLinearize(r.Builder, newInputs, newSizes, AffineLinearizeIndexOp{op}.Disjoint()))
	for i, x := range portions {
		if results[i] != nil {
			r.Replace(x.from, results[i]...)
		}
	}
	return true
}

// portionsOf returns the runs of at least two results, at most one of each operation.
func portionsOf(inputs []*ir.Value, sizes []viewlike.Index, disjoint bool) []portion {
	var out []portion
	for at := 0; at+1 < len(inputs); {
		from := named.DefiningOp(inputs[at], delinearizeName)
		if from == nil || slices.ContainsFunc(out, func(x portion) bool { return x.from == from }) {
			at++
			continue
		}
		first, n := inputs[at].Index(), 1
		bounds := basisOf(from, from.NumResults())
		if bounds[first] != sizes[at] && !(first == 0 && (at == 0 || disjoint)) {
			at++
			continue
		}
		for at+n < len(inputs) && first+n < from.NumResults() && inputs[at+n] == from.Result(first+n) && sizes[at+n] == bounds[first+n] {
			n++
		}
		if n == 1 {
			at++
			continue
		}
		out = append(out, portion{from, at, first, n})
		at += n
	}
	return out
}

// productOf returns the product of sizes, as an affine.apply if it is not known; unbounded if
// one of them is.
func productOf(b *ir.Builder, sizes []viewlike.Index) viewlike.Index {
	e := affine.NewConstant(1)
	var values []*ir.Value
	for _, size := range sizes {
		if size == unbounded {
			return unbounded
		}
		if n, ok := size.Constant(); ok {
			e = e.Mul(affine.NewConstant(n))
			continue
		}
		e = e.Mul(affine.NewSymbol(len(values)))
		values = append(values, size.Value)
	}
	if e.Kind == affine.Constant {
		return viewlike.Index{Int: e.Value}
	}
	ctx := b.Context()
	m := &affine.Map{NumSymbols: len(values), Results: []*affine.Expr{e}}
	op := b.New(ctx.OpDef(AffineApplyOpName), values, []ir.Type{ctx.IndexType()}, ir.NamedAttribute{Name: "map", Value: ctx.AffineMapAttr(m)})
	return viewlike.Index{Value: op.Result(0)}
}
