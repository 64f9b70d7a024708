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

// reshapes names the operations that merged reshapes become.
func reshapes() viewlike.Reshapes {
	return viewlike.Reshapes{Expand: expand, Collapse: collapse, Cast: CastOpName}
}

// collapseExpanded merges an expansion and a collapse of its result into one reshape.
func collapseExpanded(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Src(), expand)
	return before != nil && haveIdentityLayouts(op.Operation, before) && reshapes().CollapseExpanded(op.Operation, r)
}

// expandCollapsed merges a collapse and an expansion of its result into one reshape.
func expandCollapsed(op ExpandShapeOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Src(), collapse)
	return before != nil && haveIdentityLayouts(op.Operation, before) && reshapes().ExpandCollapsed(op.Operation, r)
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
	sizes := viewlike.Indices(op.StaticOutputShape(), op.OutputShape())
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
