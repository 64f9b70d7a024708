package tensor

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// castOf creates a cast of a value to a type that it does not have.
func castOf(r *rewrite.Rewriter, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return NewCast(r.Builder, t, v).Operation.Result(0)
}

// canonicalizeOperands returns the pattern for all operations in destination style.
func canonicalizeOperands() rewrite.Patterns {
	return rewrite.Patterns{{
		Name: "FoldTensorCastProducerOp", Interface: "DestinationStyleOpInterface", Benefit: 1, Isolated: true,
		MatchAndRewrite: useCastSources,
	}}
}

// useCastSources lets an operation use the sources of casts that drop static sizes. Its results
// are cast instead.
func useCastSources(op *ir.Operation, r *rewrite.Rewriter) bool {
	style, ok := ir.InterfaceOf[ir.DestinationStyleOpInterface](op)
	if !ok || op.Name() == InsertSliceOpName || op.Name() == "linalg.pack" || op.Name() == "linalg.unpack" {
		return false
	}
	if _, loop := op.Def().Interface("LoopLikeOpInterface"); loop {
		return false
	}
	if !slices.ContainsFunc(op.OpOperands(), func(o ir.Operand) bool { return viewlike.MoreStatic(o.Value()) != nil }) {
		return false
	}
	operands, types := op.Operands(), op.ResultTypes()
	for i, v := range operands {
		if from := viewlike.MoreStatic(v); from != nil {
			operands[i] = from
		}
	}
	n := 0
	inits := style.Destinations(op)
	for i := range inits {
		t := operands[inits[i].Index()].Type()
		if _, memref := t.(*ir.MemRefType); !memref && n < len(types) {
			types[n] = t
			n++
		}
	}
	by := r.Create(&ir.OperationState{
		Def: op.Def(), Loc: op.Location(), Operands: operands, Types: types,
		Attributes: op.InherentAttrs(), Discardable: op.Attrs(), NumRegions: op.NumRegions(),
	})
	for i := range op.NumRegions() {
		r.InlineRegionAtEnd(op.Region(i), by.Region(i))
	}
	results := by.Results()
	for i, v := range results {
		results[i] = castOf(r, v, op.Result(i).Type())
	}
	r.Replace(op, results...)
	return true
}

func canonicalizeCast() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ChainedTensorCast", CastOpName, typed.Match(castOnce)),
		rewrite.IsolatedPattern("TensorCastExtractSlice", CastOpName, typed.Match(extractStatically)),
	}
}

// join returns the type with the sizes of both, nil if they contradict each other.
func join(x, y ir.ShapedType) ir.ShapedType {
	switch {
	case x == nil:
		return nil
	case !x.HasRank():
		return y
	case !y.HasRank():
		return x
	case len(x.Shape()) != len(y.Shape()):
		return nil
	}
	shape := slices.Clone(x.Shape())
	for i, n := range y.Shape() {
		switch {
		case shape[i] == ir.Dynamic:
			shape[i] = n
		case n != ir.Dynamic && n != shape[i]:
			return nil
		}
	}
	return x.AsType().Context().RankedTensorType(shape, x.ElementType(), nil)
}

// castOnce merges two casts if the intermediate type implies no further check.
func castOnce(op CastOp, r *rewrite.Rewriter) bool {
	inner := named.DefiningOp(op.Source(), CastOpName)
	if inner == nil {
		return false
	}
	from, ok1 := ir.AsShaped(CastOp{inner}.Source().Type())
	between, ok2 := ir.AsShaped(CastOp{inner}.Dest().Type())
	to, ok3 := ir.AsShaped(op.Dest().Type())
	if !ok1 || !ok2 || !ok3 {
		return false
	}
	all := join(join(from, between), to)
	if all == nil || all != join(from, to) {
		return false
	}
	r.ReplaceWithNew(op.Operation, op.Operation.Def(), []*ir.Value{CastOp{inner}.Source()})
	return true
}

// producesMore reports whether a cast adds static sizes to its operand's.
func producesMore(op CastOp) bool {
	return viewlike.PreservesStaticInformation(op.Source().Type(), op.Dest().Type())
}

// extractStatically extracts a slice of the sizes to which it is cast.
func extractStatically(op CastOp, r *rewrite.Rewriter) bool {
	extract := named.DefiningOp(op.Source(), ExtractSliceOpName)
	t := resultType(op.Operation)
	if extract == nil || t == nil || !producesMore(op) || slices.Equal(t.Shape(), resultType(extract).Shape()) {
		return false
	}
	slice := viewlike.MixedSliceOf(extract, 1)
	mask, _ := viewlike.ReductionMask(slice.StaticSizes(), resultType(extract).Shape(), false)
	k := 0
	for i := range slice[1] {
		if mask != nil && mask[i] {
			continue
		}
		if n := t.Shape()[k]; n != ir.Dynamic {
			slice[1][i] = viewlike.Index{Int: n}
		}
		k++
	}
	// The cast may be one that fails when it is executed.
	if !slice.InBounds(operandType(extract, 0).Shape()) {
		return false
	}
	r.ReplaceWithOp(op.Operation, newSlice(extract, slice, t, r, ExtractSliceOp{extract}.Source()))
	return true
}

// newSlice creates an operation like op on another slice; t is nil if it has no result.
func newSlice(op *ir.Operation, slice viewlike.MixedSlice, t ir.Type, r *rewrite.Rewriter, before ...*ir.Value) *ir.Operation {
	operands, attrs := slice.Operands(op.Context(), before...)
	s := &ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: operands, Attributes: attrs}
	if t != nil {
		s.Types = []ir.Type{t}
	}
	return r.Create(s)
}

func canonicalizeDim() rewrite.Patterns {
	const root = DimOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("DimOfDestStyleOp", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			source := DimOp{op}.Source()
			if source.IsBlockArgument() {
				return false
			}
			style, ok := ir.InterfaceOf[ir.DestinationStyleOpInterface](source.DefiningOp())
			if !ok {
				return false
			}
			inits := style.Destinations(source.DefiningOp())
			if source.Index() >= len(inits) {
				return false
			}
			r.SetOperand(op, 0, inits[source.Index()].Value())
			return true
		}),
		rewrite.IsolatedPattern("DimOfReshapeOp", root, typed.Match(dimOfReshape)),
	}
}

// dimOfReshape takes the size from the shape to which a tensor was reshaped.
func dimOfReshape(op DimOp, r *rewrite.Rewriter) bool {
	reshape := named.DefiningOp(op.Source(), ReshapeOpName)
	convert := op.Operation.Context().LookupOp("arith.index_cast")
	if reshape == nil || convert == nil {
		return false
	}
	r.SetInsertionPointAfter(op.Operation)
	size := NewExtract(r.Builder, ReshapeOp{reshape}.Shape(), []*ir.Value{op.Index()}).Operation.Result(0)
	if t := op.ResultValue().Type(); size.Type() != t {
		size = r.New(convert, []*ir.Value{size}, []ir.Type{t}).Result(0)
	}
	r.Replace(op.Operation, size)
	return true
}

// staticSizes returns a type in which constant sizes are static, and the values of the
// others.
func staticSizes(t *ir.RankedTensorType, values []*ir.Value) (*ir.RankedTensorType, []*ir.Value) {
	shape, rest := viewlike.StaticSizes(t.Shape(), values)
	if len(rest) == viewlike.CountDynamic(t.Shape()) {
		return t, nil
	}
	return t.Context().RankedTensorType(shape, t.Element, t.Encoding), rest
}

func canonicalizeEmpty() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("FoldEmptyTensorWithCastOp", CastOpName, typed.Match(emptyOfCastType)),
		rewrite.IsolatedPattern("FoldEmptyTensorWithDimOp", DimOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			empty := named.DefiningOp(DimOp{op}.Source(), EmptyOpName)
			i, ok := viewlike.ConstantInt(DimOp{op}.Index())
			if empty == nil || !ok {
				return false
			}
			shape := resultType(empty).Shape()
			if i < 0 || i >= int64(len(shape)) || shape[i] != ir.Dynamic {
				return false
			}
			r.Replace(op, empty.Operand(viewlike.CountDynamic(shape[:i])))
			return true
		}),
		rewrite.IsolatedPattern("ReplaceEmptyTensorStaticShapeDims", EmptyOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			t, sizes := staticSizes(resultType(op), op.Operands())
			if t == resultType(op) {
				return false
			}
			r.Replace(op, castOf(r, NewEmpty(r.Builder, t, sizes).Operation.Result(0), op.Result(0).Type()))
			return true
		}),
	}
}

// emptyOfCastType creates a tensor of the sizes to which it is cast.
func emptyOfCastType(op CastOp, r *rewrite.Rewriter) bool {
	empty, t := named.DefiningOp(op.Source(), EmptyOpName), resultType(op.Operation)
	if empty == nil || t == nil || !producesMore(op) {
		return false
	}
	var sizes []*ir.Value
	k := 0
	for i, n := range resultType(empty).Shape() {
		if n != ir.Dynamic {
			continue
		}
		if t.Shape()[i] == ir.Dynamic {
			sizes = append(sizes, empty.Operand(k))
		}
		k++
	}
	r.ReplaceWithOp(op.Operation, NewEmpty(r.Builder, t, sizes).Operation)
	return true
}

// extractGenerated computes an element where it is used.
func extractGenerated(op ExtractOp, r *rewrite.Rewriter) bool {
	generate := named.DefiningOp(op.Tensor(), GenerateOpName)
	if generate == nil || !rewrite.WouldBeTriviallyDead(generate) {
		return false
	}
	body := generate.Region(0).Entry()
	m := ir.NewMapping()
	for i, arg := range body.Args() {
		m.Map(arg, op.Operation.Operand(1+i))
	}
	for inside := range body.Ops() {
		if inside != body.Back() {
			r.Clone(inside, m)
		}
	}
	r.Replace(op.Operation, m.Lookup(body.Back().Operand(0)))
	return true
}

func canonicalizeGenerate() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("ExtractFromTensorGenerate", ExtractOpName, typed.Match(extractGenerated)), rewrite.IsolatedPattern("StaticTensorGenerate", GenerateOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
		t, sizes := staticSizes(resultType(op), op.Operands())
		if t == resultType(op) {
			return false
		}
		by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: sizes, Types: []ir.Type{t}, NumRegions: 1})
		r.InlineRegionAtEnd(op.Region(0), by.Region(0))
		r.Replace(op, castOf(r, by.Result(0), op.Result(0).Type()))
		return true
	})}
}

// ruleNatives are the functions of the rules.
type ruleNatives struct{}

func (ruleNatives) IsRanked(_ *rewrite.Rewriter, t ir.Type) bool {
	_, ok := t.(*ir.RankedTensorType)
	return ok
}

func compileRules(ctx *ir.Context) (rewrite.Matcher, error) { return Rules(ctx, ruleNatives{}) }
