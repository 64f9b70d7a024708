package memref

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

const (
	collapse = CollapseShapeOpName
	expand   = ExpandShapeOpName
)

func canonicalizeCollapse() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ComposeReassociativeReshapeOps<mlir::memref::CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>", collapse, typed.Match(composeReshapes)),
		rewrite.IsolatedPattern("ComposeCollapseOfExpandOp<mlir::memref::CollapseShapeOp, mlir::memref::ExpandShapeOp, mlir::memref::CastOp, mlir::memref::DimOp, mlir::MemRefType>", collapse,
			typed.Match(collapseExpanded)),
		rewrite.IsolatedPattern("CollapseShapeOpMemRefCastFolder", collapse, typed.Match(collapseCast)),
	}
}

func canonicalizeExpand() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ComposeReassociativeReshapeOps<mlir::memref::ExpandShapeOp, mlir::ReshapeOpKind::kExpand>", expand, typed.Match(composeReshapes)),
		rewrite.IsolatedPattern("ComposeExpandOfCollapseOp<mlir::memref::ExpandShapeOp, mlir::memref::CollapseShapeOp>", expand, typed.Match(expandCollapsed)),
		rewrite.IsolatedPattern("ExpandShapeOpMemRefCastFolder", expand, typed.Match(expandCast)),
	}
}

// haveIdentityLayouts reports whether none of a reshape and the one before it has another layout
// than the identity.
func haveIdentityLayouts(op, before *ir.Operation) bool {
	return HasIdentityLayout(operandType(before, 0)) && HasIdentityLayout(resultType(before)) && HasIdentityLayout(resultType(op))
}

// composeReshapes merges two reshapes in the same direction.
func composeReshapes(op typed.Unary, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Input(), op.Operation.Name())
	return before != nil && haveIdentityLayouts(op.Operation, before) && viewlike.ComposeReshapes(op.Operation, r)
}

// collapseExpanded merges an expansion and a collapse of its result into one reshape.
func collapseExpanded(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Src(), expand)
	if before == nil || !haveIdentityLayouts(op.Operation, before) {
		return false
	}
	source, t := ExpandShapeOp{before}.Src(), resultType(op.Operation)
	from := memrefType(source)
	if from == t {
		return false
	}
	finer, coarser := viewlike.Reassociation(CollapseShapeOp{op.Operation}.Reassociation()), viewlike.Reassociation(ExpandShapeOp{before}.Reassociation())
	if len(from.Shape()) > len(t.Shape()) {
		finer, coarser = coarser, finer
	}
	groups, ok := viewlike.JoinGroups(finer, coarser)
	if !ok {
		return false
	}
	switch a := viewlike.ReassociationAttr(op.Operation.Context(), groups); {
	case len(from.Shape()) > len(t.Shape()):
		r.ReplaceWithNew(op.Operation, op.Operation.Def(), []*ir.Value{source}, ir.NamedAttribute{Name: "reassociation", Value: a})
	case len(from.Shape()) < len(t.Shape()):
		sizes := joinedSizes(outputShape(before), finer)
		return sizes != nil && replaceByExpand(op.Operation, source, sizes, a, r)
	default:
		convert := op.Operation.Context().LookupOp(CastOpName)
		if convert == nil {
			return false
		}
		r.ReplaceWithNew(op.Operation, convert, []*ir.Value{source})
	}
	return true
}

// joinedSizes returns the sizes of dimensions that are joined, nil if they would have to be computed.
func joinedSizes(sizes []viewlike.Index, groups [][]int64) []viewlike.Index {
	joined := make([]viewlike.Index, len(groups))
	for i, g := range groups {
		product := viewlike.Index{Int: 1}
		for _, k := range g {
			switch x := sizes[k]; {
			case product.Value == nil && x.Value == nil:
				product.Int *= x.Int
			case product.Value == nil && product.Int == 1:
				product = x
			case x.Value != nil || x.Int != 1:
				return nil
			}
		}
		joined[i] = product
	}
	return joined
}

// replaceByExpand replaces op by an expansion of a source to its type. It fails unless all sizes
// are known.
func replaceByExpand(op *ir.Operation, source *ir.Value, sizes []viewlike.Index, groups ir.Attribute, r *rewrite.Rewriter) bool {
	def := op.Context().LookupOp(expand)
	list, values := viewlike.Split(sizes)
	if def == nil || viewlike.CountDynamic(list) != len(values) {
		return false
	}
	r.ReplaceWithNew(op, def, append([]*ir.Value{source}, values...), ir.NamedAttribute{Name: "reassociation", Value: groups},
		ir.NamedAttribute{Name: "static_output_shape", Value: op.Context().DenseI64Array(list)})
	return true
}

// outputShape returns the sizes to which an operation expands.
func outputShape(op *ir.Operation) []viewlike.Index {
	return viewlike.Indices(ExpandShapeOp{op}.StaticOutputShape(), ExpandShapeOp{op}.OutputShape())
}

// expandCollapsed merges a collapse and an expansion of its result into one reshape.
func expandCollapsed(op ExpandShapeOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Src(), collapse)
	if before == nil || !haveIdentityLayouts(op.Operation, before) {
		return false
	}
	source, t := CollapseShapeOp{before}.Src(), resultType(op.Operation)
	from := memrefType(source)
	if from == t {
		return false
	}
	collapsed, expanded := viewlike.Reassociation(CollapseShapeOp{before}.Reassociation()), viewlike.Reassociation(ExpandShapeOp{op.Operation}.Reassociation())
	if len(from.Shape()) > len(t.Shape()) {
		def := op.Operation.Context().LookupOp(collapse)
		groups, ok := viewlike.CollapsingGroups(collapsed, expanded, from.Shape(), t.Shape())
		if !ok || def == nil {
			return false
		}
		r.ReplaceWithNew(op.Operation, def, []*ir.Value{source}, ir.NamedAttribute{Name: "reassociation", Value: viewlike.ReassociationAttr(op.Operation.Context(), groups)})
		return true
	}
	groups, ok := viewlike.CollapsingGroups(expanded, collapsed, t.Shape(), from.Shape())
	return ok && replaceByExpand(op.Operation, source, outputShape(op.Operation), viewlike.ReassociationAttr(op.Operation.Context(), groups), r)
}

// collapseCast collapses the source of a cast.
func collapseCast(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	source := viewlike.MoreStaticMemRef(op.Src())
	if source == nil {
		return false
	}
	t := collapsedType(memrefType(source), viewlike.Reassociation(CollapseShapeOp{op.Operation}.Reassociation()))
	return t != nil && reshapeSource(op.Operation, source, t, nil, op.Operation.InherentAttrs(), r)
}

// expandCast expands the source of a cast, with sizes that are constants static. They must multiply
// to those of the source, or not be known where these are not.
func expandCast(op ExpandShapeOp, r *rewrite.Rewriter) bool {
	source := viewlike.MoreStaticMemRef(op.Src())
	if source == nil {
		return false
	}
	sizes := outputShape(op.Operation)
	viewlike.FoldConstants(sizes, nil)
	list, values := viewlike.Split(sizes)
	from, groups := memrefType(source), viewlike.Reassociation(ExpandShapeOp{op.Operation}.Reassociation())
	for i, g := range groups {
		size := int64(1)
		for _, k := range g {
			size = viewlike.Times(size, list[k])
		}
		if size != from.Shape()[i] {
			return false
		}
	}
	t := expandedType(from, list, groups)
	attrs := []ir.NamedAttribute{{Name: "reassociation", Value: op.ReassociationAttr()},
		{Name: "static_output_shape", Value: op.Operation.Context().DenseI64Array(list)}}
	return t != nil && reshapeSource(op.Operation, source, t, values, attrs, r)
}

// reshapeSource reshapes the source of a cast, and casts the result if that has another type.
func reshapeSource(op *ir.Operation, source *ir.Value, t *ir.MemRefType, sizes []*ir.Value, attrs []ir.NamedAttribute, r *rewrite.Rewriter) bool {
	if t == resultType(op) {
		r.SetOperand(op, 0, source)
		return true
	}
	convert := op.Context().LookupOp(CastOpName)
	if convert == nil {
		return false
	}
	by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: append([]*ir.Value{source}, sizes...),
		Types: []ir.Type{t}, Attributes: attrs})
	r.ReplaceWithNew(op, convert, []*ir.Value{by.Result(0)})
	return true
}
