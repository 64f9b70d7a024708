package expandmemref

import (
	"github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	expr "github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// Metadata is expand-strided-metadata.
type Metadata struct{}

// Patterns returns the patterns, which are for the greedy driver.
func Patterns() []*rewrite.Pattern {
	pattern := rewrite.IsolatedPattern
	const extract = "memref.extract_strided_metadata"
	return []*rewrite.Pattern{
		pattern("SubviewFolder", "memref.subview", typed.Match(expandSubview)),
		pattern("ReshapeFolder<ExpandShapeOp, &getExpandedSizes, &getExpandedStrides>", "memref.expand_shape", reshape(expandedGroup)),
		pattern("ReshapeFolder<CollapseShapeOp, &getCollapsedSize, &getCollapsedStride>", "memref.collapse_shape", reshape(collapsedGroup)),
		pattern("ExtractStridedMetadataOpAllocFolder<AllocOp>", extract, ofAllocation("memref.alloc")),
		pattern("ExtractStridedMetadataOpAllocFolder<AllocaOp>", extract, ofAllocation("memref.alloca")),
		pattern("ExtractStridedMetadataOpGetGlobalFolder", extract, typed.Match(ofGlobal)),
		pattern("RewriteExtractAlignedPointerAsIndexOfViewLikeOp", "memref.extract_aligned_pointer_as_index", typed.Match(pointerOfView)),
		pattern("ExtractStridedMetadataOpReinterpretCastFolder", extract, typed.Match(ofReinterpretCast)),
		pattern("ExtractStridedMetadataOpCastFolder", extract, typed.Match(ofCast)),
		pattern("ExtractStridedMetadataOpMemorySpaceCastFolder", extract, typed.Match(ofSpaceCast)),
		pattern("ExtractStridedMetadataOpAssumeAlignmentFolder", extract, typed.Match(ofAssumption)),
		pattern("ExtractStridedMetadataOpExtractStridedMetadataFolder", extract, typed.Match(ofMetadata)),
	}
}

// Run applies the patterns until none applies any more.
func (Metadata) Run(r *pass.Run) error {
	return apply.Greedily(r, Patterns())
}

// parts are the parts of a memref: constants from its type, and results of
// memref.extract_strided_metadata for the rest.
type parts struct {
	base           *ir.Value
	offset         viewlike.Index
	sizes, strides []viewlike.Index // as results
	staticSizes    []int64
	staticStrides  []int64
	knownStrides   []viewlike.Index // numbers where the type has them
	results        []*ir.Value
	staticOffset   int64
}

// partsOf takes a memref apart. ok is false if its layout has no strides.
func partsOf(r *rewrite.Rewriter, source *ir.Value) (p *parts, ok bool) {
	t, isRanked := source.Type().(*ir.MemRefType)
	if !isRanked {
		return nil, false
	}
	p = &parts{staticSizes: t.Shape()}
	if p.staticStrides, p.staticOffset, ok = t.StridesAndOffset(); !ok {
		return nil, false
	}
	op := extract(r, source)
	p.results = op.Results()
	p.base = p.results[0]
	n := len(t.Shape())
	for i := range n {
		p.sizes = append(p.sizes, viewlike.Index{Value: p.results[2+i]})
		p.strides = append(p.strides, viewlike.Index{Value: p.results[2+n+i]})
		p.knownStrides = append(p.knownStrides, known(p.staticStrides[i], p.results[2+n+i]))
	}
	p.offset = known(p.staticOffset, p.results[1])
	return p, true
}

// extract makes a memref.extract_strided_metadata.
func extract(r *rewrite.Rewriter, source *ir.Value) *ir.Operation {
	return r.Op("memref.extract_strided_metadata").Operand("source", source).MustBuild()
}

// known returns a number, or the value if the number is not known.
func known(n int64, v *ir.Value) viewlike.Index {
	if n == ir.Dynamic {
		return viewlike.Index{Value: v}
	}
	return viewlike.Index{Int: n}
}

var s0, s1 = expr.NewSymbol(0), expr.NewSymbol(1)

func expandSubview(op memref.SubViewOp, r *rewrite.Rewriter) bool {
	slice := viewlike.MixedSliceOf(op.Operation, 1)
	dropped, ok := memref.DroppedDims(op.Operation, slice)
	if !ok {
		return false
	}
	p, ok := partsOf(r, op.Source())
	if !ok {
		return false
	}
	result := viewlike.MixedSlice{}
	offset := expr.NewSymbol(0)
	operands := []viewlike.Index{p.offset}
	for i, stride := range p.knownStrides {
		product := affine.ComposedApply(r.Builder, s0.Mul(s1), slice[2][i], stride)
		n := len(operands)
		offset = offset.Add(expr.NewSymbol(n).Mul(expr.NewSymbol(n + 1)))
		operands = append(operands, slice[0][i], stride)
		if !dropped[i] {
			result[1] = append(result[1], slice[1][i])
			result[2] = append(result[2], product)
		}
	}
	result[0] = []viewlike.Index{affine.ComposedApply(r.Builder, offset, operands...)}
	r.ReplaceWithOp(op.Operation, reinterpret(r, op.ResultValue().Type(), p.base, result))
	return true
}

// A groupFunc returns the sizes and the strides that a group of dimensions becomes or comes
// from.
type groupFunc func(r *rewrite.Rewriter, op *ir.Operation, p *parts, group []int64, i int) (sizes, strides []viewlike.Index)

// reshape expands an operation that splits or merges dimensions.
func reshape(of groupFunc) func(op *ir.Operation, r *rewrite.Rewriter) bool {
	return func(op *ir.Operation, r *rewrite.Rewriter) bool {
		t := op.Result(0).Type().(*ir.MemRefType)
		view := memref.CollapseShapeOp{Operation: op} // memref.expand_shape begins with the same
		p, ok := partsOf(r, view.Src())
		if !ok {
			return false
		}
		result := viewlike.MixedSlice{{p.offset}}
		if len(p.sizes) == 0 {
			for range t.Shape() {
				result[1], result[2] = append(result[1], viewlike.Index{Int: 1}), append(result[2], viewlike.Index{Int: 1})
			}
		} else {
			groups := viewlike.Reassociation(view.Reassociation())
			for i, group := range groups {
				sizes, strides := of(r, op, p, group, i)
				result[1], result[2] = append(result[1], sizes...), append(result[2], strides...)
			}
		}
		r.ReplaceWithOp(op, reinterpret(r, t, p.base, result))
		return true
	}
}

// expandedGroup splits dimension i. One of the sizes may not be known.
func expandedGroup(r *rewrite.Rewriter, op *ir.Operation, p *parts, group []int64, i int) (sizes, strides []viewlike.Index) {
	shape := op.Result(0).Type().(*ir.MemRefType).Shape()
	dynamic, product := -1, int64(1)
	factors := make([]int64, len(group)) // the products of the sizes after each
	for k := len(group) - 1; k >= 0; k-- {
		factors[k] = product
		if size := shape[group[k]]; size != ir.Dynamic {
			product *= size
		} else {
			dynamic = k
		}
	}
	for k, d := range group {
		size := viewlike.Index{Int: shape[d]}
		if k == dynamic {
			size = affine.ComposedApply(r.Builder, s0.FloorDiv(expr.NewConstant(product)), p.sizes[i])
		}
		sizes = append(sizes, size)
	}
	stride := p.knownStrides[i]
	for k, factor := range factors {
		if k < dynamic {
			e := s0.Mul(expr.NewConstant(factor)).FloorDiv(expr.NewConstant(product)).Mul(s1)
			strides = append(strides, affine.ComposedApply(r.Builder, e, p.sizes[i], stride))
			continue
		}
		strides = append(strides, affine.ComposedApply(r.Builder, s0.Mul(expr.NewConstant(factor)), stride))
	}
	return sizes, strides
}

// collapsedGroup merges dimensions to dimension i.
func collapsedGroup(r *rewrite.Rewriter, op *ir.Operation, p *parts, group []int64, i int) (sizes, strides []viewlike.Index) {
	t := op.Result(0).Type().(*ir.MemRefType)
	size := viewlike.Index{Int: t.Shape()[i]}
	if size.Int == ir.Dynamic {
		product := expr.NewConstant(1)
		var operands []viewlike.Index
		for k, d := range group {
			product = product.Mul(expr.NewSymbol(k))
			operands = append(operands, known(p.staticSizes[d], p.sizes[d].Value))
		}
		size = affine.ComposedApply(r.Builder, product, operands...)
	}
	return []viewlike.Index{size}, []viewlike.Index{collapsedStride(t, p, group, i)}
}

// collapsedStride returns the stride of the last dimension whose size is not 1.
func collapsedStride(t *ir.MemRefType, p *parts, group []int64, i int) viewlike.Index {
	for k := len(group) - 1; k >= 0; k-- {
		if d := group[k]; p.staticSizes[d] != 1 {
			return p.knownStrides[d]
		}
	}
	// The stride matters only for the type.
	strides, _, ok := t.StridesAndOffset()
	if ok && strides[i] == ir.Dynamic {
		for _, d := range group {
			if p.staticStrides[d] == ir.Dynamic {
				return p.strides[d]
			}
		}
	}
	if ok && strides[i] != ir.Dynamic {
		return viewlike.Index{Int: strides[i]}
	}
	return viewlike.Index{Int: 1}
}
