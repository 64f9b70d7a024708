package memref

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// metadata returns the offset, the sizes and the strides that memref.extract_strided_metadata
// yields, as integers where the memref's type or constants determine them.
func metadata(op *ir.Operation) (viewlike.MixedSlice, bool) {
	var s viewlike.MixedSlice
	for i, values := range metadataResults(op) {
		for _, v := range values {
			s[i] = append(s[i], viewlike.Index{Value: v})
		}
	}
	return s, constify(&s, operandType(op, 0))
}

func metadataResults(op *ir.Operation) [3][]*ir.Value {
	results := op.Results()
	n := len(operandType(op, 0).Shape())
	return [3][]*ir.Value{results[1:2], results[2 : 2+n], results[2+n:]}
}

// constify replaces values by integers where a type or constants determine them. It returns false
// if the type has no strides.
func constify(s *viewlike.MixedSlice, t *ir.MemRefType) bool {
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		return false
	}
	for i, known := range [3][]int64{{offset}, t.Shape(), strides} {
		for k, n := range known {
			if n != ir.Dynamic && s[i][k].Value != nil {
				s[i][k] = viewlike.Index{Int: n}
			}
		}
		viewlike.FoldConstants(s[i], func(n int64) bool { return n >= 0 || i == 2 })
	}
	return true
}

// foldMetadata replaces the offset, sizes and strides that are known, and looks through casts.
func foldMetadata(op ExtractStridedMetadataOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	known, ok := metadata(op.Operation)
	if !ok {
		return nil, false
	}
	changed := false
	b := ir.NewBuilder(op.Operation.Context())
	b.SetInsertionPoint(op.Operation)
	b.Loc = op.Operation.Location()
	for i, values := range metadataResults(op.Operation) {
		for k, v := range values {
			if !v.HasUses() || known[i][k].Value != nil {
				continue
			}
			c := known[i][k].Materialize(b)
			if c == nil {
				return nil, false
			}
			v.ReplaceAllUsesWith(c)
			changed = true
		}
	}
	if c := named.DefiningOp(op.Source(), CastOpName); c != nil && memrefType(CastOp{c}.Source()) != nil {
		op.Operation.SetOperand(0, CastOp{c}.Source())
		changed = true
	}
	if !changed {
		return nil, false
	}
	return folding.InPlace()
}

func canonicalizeReinterpretCast() rewrite.Patterns {
	const root = ReinterpretCastOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ReinterpretCastOpExtractStridedMetadataFolder", root, typed.Match(castToMetadata)),
		rewrite.IsolatedPattern("ReinterpretCastOpConstantFolder", root, typed.Match(reinterpretStatically)),
	}
}

// reinterpreted returns the offset, sizes and strides of memref.reinterpret_cast, as numbers
// where they are known.
func reinterpreted(op *ir.Operation) (viewlike.MixedSlice, bool) {
	s := viewlike.MixedSliceOf(op, 1)
	return s, constify(&s, resultType(op))
}

// castToMetadata lets a cast of extracted metadata use the original memref, and removes a cast that
// only reassembles it.
func castToMetadata(op ReinterpretCastOp, r *rewrite.Rewriter) bool {
	extract := named.DefiningOp(op.Source(), ExtractStridedMetadataOpName)
	convert := op.Operation.Context().LookupOp(CastOpName)
	if extract == nil || convert == nil {
		return false
	}
	from, ok1 := metadata(extract)
	to, ok2 := reinterpreted(op.Operation)
	source := ExtractStridedMetadataOp{extract}.Source()
	switch {
	case !ok1 || !ok2:
		return false
	case !from.Equal(to):
		r.SetOperand(op.Operation, 0, source)
	case source.Type() == op.ResultValue().Type():
		r.Replace(op.Operation, source)
	default:
		r.ReplaceWithNew(op.Operation, convert, []*ir.Value{source})
	}
	return true
}

// reinterpretStatically makes the offset, sizes and strides static that are known.
func reinterpretStatically(op ReinterpretCastOp, r *rewrite.Rewriter) bool {
	convert := op.Operation.Context().LookupOp(CastOpName)
	known, ok := reinterpreted(op.Operation)
	if !ok || convert == nil || known.Equal(viewlike.MixedSliceOf(op.Operation, 1)) {
		return false
	}
	var lists [3][]int64
	for i := range lists {
		lists[i], _ = viewlike.Split(known[i])
	}
	ctx := op.Operation.Context()
	from := resultType(op.Operation)
	t := ctx.MemRefType(lists[1], from.Element, ctx.StridedLayoutAttr(lists[0][0], lists[2]), from.Space)
	operands, attrs := known.Operands(ctx, op.Source())
	by := r.Create(&ir.OperationState{Def: op.Operation.Def(), Loc: op.Operation.Location(), Operands: operands, Types: []ir.Type{t}, Attributes: attrs})
	r.ReplaceWithNew(op.Operation, convert, []*ir.Value{by.Result(0)})
	return true
}
