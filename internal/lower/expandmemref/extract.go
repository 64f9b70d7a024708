package expandmemref

import (
	"slices"

	"github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	expr "github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/rewrite"
)

// replace replaces the results of memref.extract_strided_metadata.
func replace(op *ir.Operation, r *rewrite.Rewriter, base *ir.Value, rest ...[]viewlike.Index) bool {
	values := []*ir.Value{base}
	for _, list := range rest {
		for _, x := range list {
			values = append(values, value(r, x))
		}
	}
	r.Replace(op, values...)
	return true
}

// baseOf returns the base buffer of a contiguous memref, with the type of op's first result.
func baseOf(op *ir.Operation, r *rewrite.Rewriter, source *ir.Value) *ir.Value {
	t := op.Result(0).Type()
	if source.Type() == t {
		return source
	}
	return reinterpret(r, t, source, viewlike.MixedSlice{{{Int: 0}}, nil, nil}).Result(0)
}

// ofAllocation replaces the parts of a new memref.
func ofAllocation(name string) func(op *ir.Operation, r *rewrite.Rewriter) bool {
	return func(op *ir.Operation, r *rewrite.Rewriter) bool {
		source := named.DefiningOp(memref.ExtractStridedMetadataOp{Operation: op}.Source(), name)
		if source == nil {
			return false
		}
		t := source.Result(0).Type().(*ir.MemRefType)
		if !memref.HasIdentityLayout(t) {
			return r.MatchFailure(source, "alloc-like operations should have been normalized")
		}
		dynamic := ir.GroupValues(source, 0)
		var sizes []viewlike.Index
		for _, n := range t.Shape() {
			if n == ir.Dynamic {
				sizes, dynamic = append(sizes, viewlike.Index{Value: dynamic[0]}), dynamic[1:]
				continue
			}
			sizes = append(sizes, viewlike.Index{Int: n})
		}
		strides := slices.Repeat([]viewlike.Index{{Int: 1}}, len(sizes))
		product := expr.NewConstant(1)
		for i := len(sizes) - 2; i >= 0; i-- {
			product = product.Mul(expr.NewSymbol(len(sizes) - 2 - i))
			strides[i] = affine.ComposedApply(r.Builder, product, sizes[i+1:]...)
		}
		base := memref.ExtractStridedMetadataOp{Operation: op}.BaseBuffer()
		if base.HasUses() {
			base = baseOf(op, r, source.Result(0))
		}
		return replace(op, r, base, []viewlike.Index{{}}, sizes, strides)
	}
}

// ofGlobal replaces the parts of a global.
func ofGlobal(op memref.ExtractStridedMetadataOp, r *rewrite.Rewriter) bool {
	source := named.DefiningOp(op.Source(), "memref.get_global")
	if source == nil {
		return false
	}
	t := source.Result(0).Type().(*ir.MemRefType)
	if !memref.HasIdentityLayout(t) {
		return r.MatchFailure(source, "get-global operation result should have been normalized")
	}
	strides, _, ok := t.StridesAndOffset()
	if !ok || !ir.HasStaticShape(t) {
		return false
	}
	return replace(op.Operation, r, baseOf(op.Operation, r, source.Result(0)), []viewlike.Index{{}}, numbers(t.Shape()), numbers(strides))
}

func numbers(list []int64) []viewlike.Index {
	out := make([]viewlike.Index, len(list))
	for i, n := range list {
		out[i] = viewlike.Index{Int: n}
	}
	return out
}

// ofReinterpretCast takes the parts from the operands of a cast.
func ofReinterpretCast(op memref.ExtractStridedMetadataOp, r *rewrite.Rewriter) bool {
	source := named.DefiningOp(op.Source(), "memref.reinterpret_cast")
	if source == nil || !hasStrides(memref.ReinterpretCastOp{Operation: source}.Source()) {
		return false
	}
	base := extract(r, memref.ReinterpretCastOp{Operation: source}.Source()).Result(0)
	s := viewlike.MixedSliceOf(source, 1)
	return replace(op.Operation, r, base, s[0], s[1], s[2])
}

// hasStrides reports whether a memref can be taken apart.
func hasStrides(v *ir.Value) bool {
	t, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return false
	}
	_, _, ok = t.StridesAndOffset()
	return ok
}

// ofCast takes the parts from the source of a cast, or from the type.
func ofCast(op memref.ExtractStridedMetadataOp, r *rewrite.Rewriter) bool {
	source := named.DefiningOp(op.Source(), "memref.cast")
	if source == nil || !hasStrides(memref.CastOp{Operation: source}.Source()) || !hasStrides(op.Source()) {
		return false
	}
	results := extract(r, memref.CastOp{Operation: source}.Source()).Results()
	t := op.Source().Type().(*ir.MemRefType)
	strides, offset, _ := t.StridesAndOffset()
	list := []viewlike.Index{known(offset, results[1])}
	for i, n := range slices.Concat(t.Shape(), strides) {
		list = append(list, known(n, results[2+i]))
	}
	return replace(op.Operation, r, results[0], list)
}

// ofSpaceCast takes the parts from the source, and casts the base buffer if that is used.
func ofSpaceCast(op memref.ExtractStridedMetadataOp, r *rewrite.Rewriter) bool {
	source := named.DefiningOp(op.Source(), "memref.memory_space_cast")
	if source == nil || !hasStrides(memref.MemorySpaceCastOp{Operation: source}.Source()) {
		return false
	}
	results := extract(r, memref.MemorySpaceCastOp{Operation: source}.Source()).Results()
	base := op.BaseBuffer()
	if base.HasUses() {
		base = r.Op("memref.memory_space_cast").Operands(results[0]).Results(base.Type()).MustBuild().Result(0)
	}
	r.Replace(op.Operation, append([]*ir.Value{base}, results[1:]...)...)
	return true
}

// ofAssumption takes the parts from the memref of an alignment assumption.
func ofAssumption(op memref.ExtractStridedMetadataOp, r *rewrite.Rewriter) bool {
	source := named.DefiningOp(op.Source(), "memref.assume_alignment")
	if source == nil {
		return false
	}
	r.ReplaceWithOp(op.Operation, extract(r, memref.AssumeAlignmentOp{Operation: source}.Memref()))
	return true
}

// ofMetadata takes a base buffer apart.
func ofMetadata(op memref.ExtractStridedMetadataOp, r *rewrite.Rewriter) bool {
	source := named.DefiningOp(op.Source(), "memref.extract_strided_metadata")
	if source == nil {
		return false
	}
	return replace(op.Operation, r, source.Result(0), []viewlike.Index{{}})
}

// pointerOfView takes the pointer from the source of a view. A memref.view may begin elsewhere,
// and the assumption of an alignment would be lost.
func pointerOfView(op memref.ExtractAlignedPointerAsIndexOp, r *rewrite.Rewriter) bool {
	view := op.Source().DefiningOp()
	if view == nil || view.Name() == "memref.view" || view.Name() == "memref.assume_alignment" || view.NumOperands() == 0 || view.Result(0) != op.Source() {
		return r.MatchFailure(op.Operation, "not a ViewLike source")
	}
	if _, ok := view.Def().Interface("ViewLikeOpInterface"); !ok {
		return r.MatchFailure(op.Operation, "not a ViewLike source")
	}
	r.SetOperand(op.Operation, 0, view.Operand(0))
	return true
}
