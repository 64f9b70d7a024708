package memref

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

func foldView(op ViewOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	shift, ok := viewlike.ConstantInt(op.ByteShift())
	if t := resultType(op.Operation); t != operandType(op.Operation, 0) || !ir.HasStaticShape(t) || !ok || shift != 0 {
		return nil, false
	}
	return folding.Value(op.Source())
}

func canonicalizeView() rewrite.Patterns {
	const root = ViewOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ViewOpShapeFolder", root, viewStatically),
	}
}

// viewStatically makes sizes static that are constants, and not negative.
func viewStatically(op *ir.Operation, r *rewrite.Rewriter) bool {
	convert := op.Context().LookupOp(CastOpName)
	t := resultType(op)
	sizes := viewlike.Indices(t.Shape(), ViewOp{op}.Sizes())
	if convert == nil || !viewlike.FoldConstants(sizes, func(n int64) bool { return n >= 0 }) {
		return false
	}
	shape, values := viewlike.Split(sizes)
	by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: append(slices.Clone(op.Operands()[:2]), values...),
		Types: []ir.Type{ir.WithShape(t, shape, nil)}})
	r.ReplaceWithNew(op, convert, []*ir.Value{by.Result(0)})
	return true
}

func canonicalizeDim() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("DimOfMemRefReshape", DimOpName, typed.Match(dimOfReshape))}
}

// dimOfReshape takes the size from the shape to which a memref was reshaped, right after that,
// because it may be overwritten later.
func dimOfReshape(op DimOp, r *rewrite.Rewriter) bool {
	reshape, index := named.DefiningOp(op.Source(), ReshapeOpName), op.Index()
	load, convert := op.Operation.Context().LookupOp(LoadOpName), op.Operation.Context().LookupOp("arith.index_cast")
	if reshape == nil || load == nil || convert == nil {
		return false
	}
	switch at := index.ParentBlock(); {
	case at == reshape.Block():
		if def := index.DefiningOp(); def != nil && reshape.IsBeforeInBlock(def) {
			return false
		}
	case op.Operation.Block() != reshape.Block() && (at.Parent() == reshape.ParentRegion() || !at.ParentOp().IsProperAncestor(reshape)):
		return false
	}
	r.SetInsertionPointAfter(reshape)
	r.Loc = op.Operation.Location()
	shape := ReshapeOp{reshape}.Shape()
	size := r.New(load, []*ir.Value{shape, index}, []ir.Type{memrefType(shape).Element}).Result(0)
	if t := op.ResultValue().Type(); size.Type() != t {
		size = r.New(convert, []*ir.Value{size}, []ir.Type{t}).Result(0)
	}
	r.Replace(op.Operation, size)
	return true
}
