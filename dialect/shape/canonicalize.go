package shape

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/rules"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// addCanonicalizers adds the canonicalizations.
func addCanonicalizers(n *dialect.Natives) {
	n.Canonicalizer = rules.Canonicalizer(compileRules)
	for name, patterns := range map[string]rewrite.Patterns{
		"assuming":           canonicalizeAssuming(),
		"assuming_all":       canonicalizeAssumingAll(),
		"broadcast":          canonicalizeBroadcast(),
		"cstr_broadcastable": canonicalizeBroadcastable(),
		"is_broadcastable":   {withoutDuplicates("mlir::shape::IsBroadcastableOp", IsBroadcastableOpName)},
		"rank":               {rewrite.IsolatedPattern("RankShapeOfCanonicalizationPattern", RankOpName, typed.Match(rankOfShape))},
		"shape_of":           canonicalizeShapeOf(),
	} {
		op := n.Ops["shape."+name]
		op.Canonicalizer = patterns
		n.Ops["shape."+name] = op
	}
}

// withoutDuplicates returns the pattern that drops operands that an operation has already.
func withoutDuplicates(cpp, root string) *rewrite.Pattern {
	return rewrite.IsolatedPattern("RemoveDuplicateOperandsPattern<"+cpp+">", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
		var unique []*ir.Value
		for _, v := range op.Operands() {
			if !slices.Contains(unique, v) {
				unique = append(unique, v)
			}
		}
		if len(unique) == op.NumOperands() {
			return false
		}
		r.ReplaceWithNew(op, op.Def(), unique, op.AllAttrs()...)
		return true
	})
}

// withoutCasts returns the pattern that uses the sources of casts that drop the rank.
func withoutCasts(cpp, root string) *rewrite.Pattern {
	return rewrite.IsolatedPattern("CanonicalizeCastExtentTensorOperandsPattern<"+cpp+">", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
		operands := op.Operands()
		changed := false
		for i, v := range operands {
			cast := named.DefiningOp(v, tensor.CastOpName)
			if n, ok := extents(v.Type()); cast != nil && ok && n == ir.Dynamic {
				operands[i] = tensor.CastOp{Operation: cast}.Source()
				changed = true
			}
		}
		if !changed {
			return false
		}
		r.ReplaceWithNew(op, op.Def(), operands)
		return true
	})
}

// withoutEmpty returns the pattern that drops shapes of rank 0.
func withoutEmpty(cpp, root string) *rewrite.Pattern {
	return rewrite.IsolatedPattern("RemoveEmptyShapeOperandsPattern<"+cpp+">", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
		operands := slices.DeleteFunc(op.Operands(), isEmptyShape)
		switch {
		case len(operands) == op.NumOperands():
			return false
		case len(operands) > 0:
			r.ReplaceWithNew(op, op.Def(), operands, op.AllAttrs()...)
			return true
		}
		// A constraint on no shapes is not replaced with a shape.
		def := op.Context().LookupOp(ConstShapeOpName)
		if _, ok := extents(op.Result(0).Type()); def == nil || !ok && class(op.Result(0).Type()) != "ShapeType" {
			return false
		}
		r.ReplaceWithNew(op, def, nil, ir.NamedAttribute{Name: "shape", Value: extentsAttr(op.Context(), nil)})
		return true
	})
}

func isEmptyShape(v *ir.Value) bool {
	if n, ok := extents(v.Type()); ok && n == 0 {
		return true
	}
	constant := named.DefiningOp(v, ConstShapeOpName)
	if constant == nil {
		return false
	}
	shape, ok := extentsOf(ConstShapeOp{constant}.ShapeAttr())
	return ok && len(shape) == 0
}

func rankOfShape(op RankOp, r *rewrite.Rewriter) bool {
	of := named.DefiningOp(op.Shape(), ShapeOfOpName)
	if of == nil {
		return false
	}
	t, ok := ShapeOfOp{of}.Arg().Type().(*ir.RankedTensorType)
	if !ok {
		return false
	}
	name := ConstSizeOpName
	switch {
	case ir.IsIndex(op.Rank().Type()):
		name = "arith.constant"
	case class(op.Rank().Type()) != "SizeType":
		return false
	}
	def := op.Operation.Context().LookupOp(name)
	if def == nil {
		return false
	}
	r.ReplaceWithNew(op.Operation, def, nil, ir.NamedAttribute{Name: "value", Value: indexAttr(op.Operation.Context(), int64(len(t.Shape())))})
	return true
}

func canonicalizeShapeOf() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ShapeOfFromReshape", ShapeOfOpName, typed.Match(shapeOfReshape)),
		rewrite.IsolatedPattern("ShapeOfOpToConstShapeOp", ShapeOfOpName, typed.Match(constantShape)),
	}
}

// constantShape computes the shape of a value whose type has all sizes.
func constantShape(op ShapeOfOp, r *rewrite.Rewriter) bool {
	ctx := op.Operation.Context()
	s, ok := ir.AsShaped(op.Arg().Type())
	constant, cast := ctx.LookupOp(ConstShapeOpName), ctx.LookupOp("tensor.cast")
	if !ok || !ir.HasStaticShape(s) || constant == nil || cast == nil {
		return false
	}
	t := extentTensorType(ctx, int64(len(s.Shape())))
	by := r.New(constant, nil, []ir.Type{t}, ir.NamedAttribute{Name: "shape", Value: extentsAttr(ctx, s.Shape())})
	if op.ResultValue().Type() != ir.Type(t) {
		by = r.New(cast, by.Results(), op.Operation.ResultTypes())
	}
	r.ReplaceWithOp(op.Operation, by)
	return true
}

// shapeOfReshape takes the shape to which a tensor was reshaped.
func shapeOfReshape(op ShapeOfOp, r *rewrite.Rewriter) bool {
	reshape := named.DefiningOp(op.Arg(), tensor.ReshapeOpName)
	t, ok := op.ResultValue().Type().(*ir.RankedTensorType)
	if reshape == nil || !ok {
		return false
	}
	shape := tensor.ReshapeOp{Operation: reshape}.Shape()
	from, ok := shape.Type().(*ir.RankedTensorType)
	if !ok {
		return false
	}
	if from != t {
		name := "tensor.cast"
		if from.ElementType() != t.ElementType() {
			name = "arith.index_cast"
		}
		def := op.Operation.Context().LookupOp(name)
		if def == nil {
			return false
		}
		shape = r.New(def, []*ir.Value{shape}, []ir.Type{t}).Result(0)
	}
	r.Replace(op.Operation, shape)
	return true
}

func canonicalizeBroadcast() rewrite.Patterns {
	const root, cpp = BroadcastOpName, "mlir::shape::BroadcastOp"
	return rewrite.Patterns{
		rewrite.IsolatedPattern("BroadcastConcretizeResultTypePattern", root, broadcastOfKnownRank),
		rewrite.IsolatedPattern("BroadcastFoldConstantOperandsPattern", root, broadcastConstants),
		rewrite.IsolatedPattern("BroadcastForwardSingleOperandPattern", root, typed.Match(broadcastOne)),
		withoutCasts(cpp, root), withoutDuplicates(cpp, root), withoutEmpty(cpp, root),
	}
}

// broadcastOfKnownRank gives the result the rank of the longest shape.
func broadcastOfKnownRank(op *ir.Operation, r *rewrite.Rewriter) bool {
	cast := op.Context().LookupOp("tensor.cast")
	if n, ok := extents(op.Result(0).Type()); !ok || n != ir.Dynamic || cast == nil {
		return false
	}
	rank := int64(0)
	for _, v := range op.Operands() {
		n, ok := extents(v.Type())
		if ok && n == ir.Dynamic {
			return false
		}
		rank = max(rank, n)
	}
	by := r.New(op.Def(), op.Operands(), []ir.Type{extentTensorType(op.Context(), rank)})
	r.ReplaceWithNew(op, cast, by.Results())
	return true
}

// broadcastConstants makes one of the constants among the shapes.
func broadcastConstants(op *ir.Operation, r *rewrite.Rewriter) bool {
	var folded []int64
	var rest []*ir.Value
	var def *ir.OpDef
	for _, v := range op.Operands() {
		if constant := named.DefiningOp(v, ConstShapeOpName); constant != nil {
			def = constant.Def()
			if shape, ok := extentsOf(ConstShapeOp{constant}.ShapeAttr()); ok {
				if both, ok := broadcast(folded, shape); ok {
					folded = both
					continue
				}
			}
		}
		rest = append(rest, v)
	}
	if op.NumOperands()-len(rest) < 2 {
		return false
	}
	ctx := op.Context()
	constant := r.New(def, nil, []ir.Type{extentTensorType(ctx, int64(len(folded)))}, ir.NamedAttribute{Name: "shape", Value: extentsAttr(ctx, folded)})
	r.ReplaceWithNew(op, op.Def(), append(rest, constant.Result(0)))
	return true
}

// broadcastOne converts a single shape to the type of the result.
func broadcastOne(op BroadcastOp, r *rewrite.Rewriter) bool {
	if op.Operation.NumOperands() != 1 {
		return false
	}
	v := op.Shapes().At(0)
	if t := op.ResultValue().Type(); v.Type() != t {
		name := "tensor.cast"
		if class(t) == "ShapeType" {
			name = FromExtentTensorOpName
		}
		def := op.Operation.Context().LookupOp(name)
		if def == nil {
			return false
		}
		v = r.New(def, []*ir.Value{v}, []ir.Type{t}).Result(0)
	}
	r.Replace(op.Operation, v)
	return true
}

// ruleNatives are the functions that canonicalize.pdll declares.
type ruleNatives struct{}

func compileRules(ctx *ir.Context) (rewrite.Matcher, error) { return Rules(ctx, ruleNatives{}) }

func (ruleNatives) IsTensor(_ *rewrite.Rewriter, t ir.Type) bool { return ir.IsTensor(t) }

func (ruleNatives) HasStaticShape(_ *rewrite.Rewriter, t ir.Type) bool {
	s, ok := ir.AsShaped(t)
	return ok && ir.HasStaticShape(s)
}

func (ruleNatives) FitsExtents(_ *rewrite.Rewriter, t, of ir.Type) bool {
	n, ok1 := extents(t)
	from, ok2 := of.(*ir.RankedTensorType)
	return ok1 && ok2 && (n == ir.Dynamic || n == int64(len(from.Shape())))
}

func (ruleNatives) AreSame(_ *rewrite.Rewriter, values []*ir.Value) bool {
	return !slices.ContainsFunc(values, func(v *ir.Value) bool { return v != values[0] })
}
