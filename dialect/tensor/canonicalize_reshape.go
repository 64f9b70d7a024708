package tensor

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

const (
	expandShape   = ExpandShapeOpName
	collapseShape = CollapseShapeOpName
)

func canonicalizeExpandShape() rewrite.Patterns {
	return append(rewrite.Patterns{
		rewrite.IsolatedPattern("ComposeReassociativeReshapeOps<mlir::tensor::ExpandShapeOp, mlir::ReshapeOpKind::kExpand>", expandShape, viewlike.ComposeReshapes),
		rewrite.IsolatedPattern("ComposeExpandOfCollapseOp<mlir::tensor::ExpandShapeOp, mlir::tensor::CollapseShapeOp>", expandShape, reshapes().ExpandCollapsed),
		rewrite.IsolatedPattern("ConvertToStaticExpandShape", expandShape, typed.Match(expandStatically)),
	}, reshapeOfNew("mlir::tensor::ExpandShapeOp", expandShape)...)
}

func canonicalizeCollapseShape() rewrite.Patterns {
	return slices.Concat(rewrite.Patterns{
		rewrite.IsolatedPattern("ComposeReassociativeReshapeOps<mlir::tensor::CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>", collapseShape, viewlike.ComposeReshapes),
		rewrite.IsolatedPattern("ComposeCollapseOfExpandOp<mlir::tensor::CollapseShapeOp, mlir::tensor::ExpandShapeOp, mlir::tensor::CastOp, mlir::tensor::DimOp, mlir::RankedTensorType>", collapseShape,
			reshapes().CollapseExpanded),
	}, reshapeOfNew("mlir::tensor::CollapseShapeOp", collapseShape), rewrite.Patterns{
		rewrite.IsolatedPattern("FoldCollapseOfCastOp", collapseShape, typed.Match(collapseCast)),
	})
}

// reshapes names the operations that merged reshapes become.
func reshapes() viewlike.Reshapes {
	return viewlike.Reshapes{Expand: ExpandShapeOpName, Collapse: CollapseShapeOpName, Cast: CastOpName}
}

// reshapeOfNew returns the patterns that create a tensor in the shape to which it is
// reshaped.
func reshapeOfNew(class, root string) rewrite.Patterns {
	of := func(name, source string) *rewrite.Pattern {
		return rewrite.IsolatedPattern(name+"<"+class+">", root, typed.Match(func(op typed.Unary, r *rewrite.Rewriter) bool {
			create := named.DefiningOp(op.Input(), source)
			if create == nil || !ir.HasStaticShape(resultType(op.Operation)) || !ir.HasStaticShape(resultType(create)) {
				return false
			}
			r.ReplaceWithNew(op.Operation, create.Def(), create.Operands())
			return true
		}))
	}
	return rewrite.Patterns{of("FoldReshapeWithSplat", SplatOpName), of("FoldReshapeWithFromElements", FromElementsOpName)}
}

// collapseCast collapses the source of a cast that drops static sizes.
func collapseCast(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	from := viewlike.MoreStatic(op.Src())
	if from == nil {
		return false
	}
	source := from.Type().(*ir.RankedTensorType)
	groups := viewlike.Reassociation(CollapseShapeOp{op.Operation}.Reassociation())
	shape := make([]int64, len(groups))
	for i, g := range groups {
		shape[i] = 1
		for _, k := range g {
			shape[i] = viewlike.Times(shape[i], source.Shape()[k])
		}
	}
	t := op.Operation.Context().RankedTensorType(shape, source.Element, nil)
	if ir.Type(t) == op.ResultValue().Type() {
		r.SetOperand(op.Operation, 0, from)
		return true
	}
	by := r.Create(&ir.OperationState{Def: op.Operation.Def(), Loc: op.Operation.Location(), Operands: []*ir.Value{from}, Types: []ir.Type{t}, Attributes: op.Operation.InherentAttrs()})
	r.Replace(op.Operation, castOf(r, by.Result(0), op.ResultValue().Type()))
	return true
}

// expandStatically makes constant sizes static if the source of a cast has the size that they
// divide.
func expandStatically(op ExpandShapeOp, r *rewrite.Rewriter) bool {
	from := viewlike.MoreStatic(op.Src())
	if from == nil {
		return false
	}
	known := from.Type().(*ir.RankedTensorType).Shape()
	t := resultType(op.Operation)
	shape := slices.Clone(t.Shape())
	groups := viewlike.Reassociation(ExpandShapeOp{op.Operation}.Reassociation())
	given := op.OutputShape()
	operands := []*ir.Value{nil}
	changed := false
	for i, g := range groups {
		for _, k := range g {
			if shape[k] != ir.Dynamic {
				continue
			}
			v := given[0].Value()
			given = given[1:]
			if n, ok := viewlike.ConstantInt(v); ok && known[i] != ir.Dynamic {
				shape[k] = n
				changed = true
			} else {
				operands = append(operands, v)
			}
		}
	}
	if !changed {
		return false
	}
	input := make([]int64, len(groups))
	for i, g := range groups {
		input[i] = 1
		for _, k := range g {
			if shape[k] == ir.Dynamic {
				input[i] = ir.Dynamic
				break
			}
			input[i] *= shape[k]
		}
	}
	ctx := op.Operation.Context()
	operands[0] = castOf(r, op.Src(), ctx.RankedTensorType(input, t.Element, nil))
	by := r.Create(&ir.OperationState{
		Def: op.Operation.Def(), Loc: op.Operation.Location(), Operands: operands, Types: []ir.Type{ctx.RankedTensorType(shape, t.Element, nil)},
		Attributes: []ir.NamedAttribute{{Name: "reassociation", Value: op.ReassociationAttr()}, {Name: "static_output_shape", Value: ctx.DenseI64Array(shape)}},
	})
	r.Replace(op.Operation, castOf(r, by.Result(0), t))
	return true
}
