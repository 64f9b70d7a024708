package vector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// A maskFormat describes the bits of a mask.
type maskFormat int

const (
	unknownMask maskFormat = iota
	allTrue
	allFalse
)

// formatOf determines the format of a mask from the operation that defines it.
func formatOf(mask *ir.Value) maskFormat {
	op := mask.DefiningOp()
	if op == nil {
		return unknownMask
	}
	switch op.Name() {
	case "arith.constant":
		dense, ok := arith.ConstantOp{Operation: op}.ValueAttr().(*ir.DenseElementsAttr)
		switch {
		case !ok || !dense.IsSplat():
		case dense.Int(0).IsZero():
			return allFalse
		default:
			return allTrue
		}
	case ConstantMaskOpName:
		return formatOfSizes(ConstantMaskOp{op}.MaskDimSizes(), resultType(op).Shape())
	case CreateMaskOpName:
		for _, v := range op.Operands() {
			if n, ok := viewlike.ConstantInt(v); ok && n <= 0 {
				return allFalse
			}
		}
	}
	return unknownMask
}

// formatOfSizes returns the format of a mask with these sizes in a vector of a shape.
func formatOfSizes(sizes, shape []int64) maskFormat {
	full, empty := true, true
	if len(shape) == 0 {
		shape = []int64{1}
	}
	for i, n := range sizes {
		full = full && (i >= len(shape) || n >= shape[i])
		empty = empty && n <= 0
	}
	switch {
	case full:
		return allTrue
	case empty:
		return allFalse
	}
	return unknownMask
}

// foldConstantMask folds a mask that is all false or all true.
func foldConstantMask(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	t := resultType(op)
	sizes, shape := ConstantMaskOp{op}.MaskDimSizes(), t.Shape()
	if len(shape) == 0 {
		shape = []int64{1}
	}
	switch {
	case viewlike.All(sizes, 0):
		return folding.Attr(folding.Splat(t, 0))
	case slices.Equal(sizes, shape):
		return folding.Attr(folding.Splat(t, 1))
	}
	return nil, false
}

// ConstantSizes returns the sizes of a mask that are constants, or, of scalable dimensions, all of it or nothing.
func (ruleNatives) ConstantSizes(_ *rewrite.Rewriter, op *ir.Operation) (ir.Attribute, bool) {
	t := resultType(op)
	shape := t.Shape()
	if len(shape) == 0 {
		shape = []int64{1}
	}
	if op.NumOperands() != len(shape) {
		return nil, false
	}
	sizes := make([]int64, len(shape))
	for i, end := range shape {
		scales := len(t.Shape()) > 0 && scalable(t, i)
		n, ok := viewlike.ConstantInt(op.Operand(i))
		if ok && scales && n >= 0 {
			return nil, false
		}
		if !ok {
			// A multiple of vscale is all of a dimension that is a lesser multiple, or does not scale.
			if n, ok = vscaleMultiple(op.Operand(i)); !ok || n < end {
				return nil, false
			}
		}
		sizes[i] = min(max(n, 0), end)
	}
	if slices.Contains(sizes, 0) {
		clear(sizes)
	}
	return op.Context().DenseI64Array(sizes), true
}

// vscaleMultiple returns n if a value is vscale * n.
func vscaleMultiple(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil {
		return 0, false
	}
	switch op.Name() {
	case VectorScaleOpName:
		return 1, true
	case arith.MulIOpName:
		product := arith.MulIOp{Operation: op}
		switch {
		case named.DefiningOp(product.Lhs(), VectorScaleOpName) != nil:
			return viewlike.ConstantInt(product.Rhs())
		case named.DefiningOp(product.Rhs(), VectorScaleOpName) != nil:
			return viewlike.ConstantInt(product.Lhs())
		}
	}
	return 0, false
}

// maskSizes returns the attribute of vector.constant_mask.
func maskSizes(ctx *ir.Context, sizes []int64) ir.NamedAttribute {
	return ir.NamedAttribute{Name: "mask_dim_sizes", Value: ctx.DenseI64Array(sizes)}
}

// replaceWithConstant replaces an operation with the constant of a value.
func replaceWithConstant(op *ir.Operation, value ir.Attribute, r *rewrite.Rewriter) bool {
	c := folding.Materialize(r.Builder, value, op.Result(0).Type())
	if c == nil {
		return false
	}
	r.ReplaceWithOp(op, c)
	return true
}

// extractCreatedMask extracts from a mask: of the dimensions that are left, or all false.
func extractCreatedMask(op ExtractOp, r *rewrite.Rewriter) bool {
	before, t := named.DefiningOp(op.Source(), CreateMaskOpName), resultType(op.Operation)
	if before == nil || t == nil {
		return false
	}
	at := ExtractOp{op.Operation}.StaticPosition()
	mask := resultType(before)
	empty, unknown := formatOf(op.Source()) == allFalse, false
	for i, n := range at {
		bound, ok := viewlike.ConstantInt(before.Operand(i))
		switch {
		case !ok:
			unknown = true
		case n != ir.Dynamic:
			empty = empty || n >= bound
		case bound < mask.Shape()[i] || scalable(mask, i):
			unknown = true // an index that is not known may be on either side
		}
	}
	switch {
	case empty:
		return replaceWithConstant(op.Operation, folding.Splat(t, 0), r)
	case unknown:
		return false
	}
	r.ReplaceWithNew(op.Operation, before.Def(), before.Operands()[len(at):])
	return true
}

// transposeMask transposes the sizes of a mask instead of it.
func transposeMask(op TransposeOp, r *rewrite.Rewriter) bool {
	before, order := op.Vector().DefiningOp(), TransposeOp{op.Operation}.Permutation()
	if before == nil || len(order) == 0 {
		return false
	}
	switch before.Name() {
	case CreateMaskOpName:
		operands := make([]*ir.Value, len(order))
		for i, p := range order {
			operands[i] = before.Operand(int(p))
		}
		r.ReplaceWithNew(op.Operation, before.Def(), operands)
		return true
	case ConstantMaskOpName:
		old := ConstantMaskOp{before}.MaskDimSizes()
		sizes := make([]int64, len(order))
		for i, p := range order {
			sizes[i] = old[p]
		}
		r.ReplaceWithNew(op.Operation, before.Def(), nil, maskSizes(op.Operation.Context(), sizes))
		return true
	}
	return false
}

// castMask drops trailing dimensions of a mask that are 1 and set.
func castMask(op ShapeCastOp, r *rewrite.Rewriter) bool {
	before := op.Source().DefiningOp()
	from, to := operandType(op.Operation, 0), resultType(op.Operation)
	rank := len(to.Shape())
	if before == nil || rank == 0 || len(from.Shape()) <= rank || !slices.Equal(from.Shape()[:rank], to.Shape()) {
		return false
	}
	for i := range from.Shape() {
		if i < rank && scalable(from, i) != scalable(to, i) || i >= rank && (from.Shape()[i] != 1 || scalable(from, i)) {
			return false
		}
	}
	switch before.Name() {
	case CreateMaskOpName:
		for _, v := range before.Operands()[rank:] {
			if n, ok := viewlike.ConstantInt(v); !ok || n != 1 {
				return false
			}
		}
		r.ReplaceWithNew(op.Operation, before.Def(), before.Operands()[:rank])
		return true
	case ConstantMaskOpName:
		sizes := ConstantMaskOp{before}.MaskDimSizes()
		if !viewlike.All(sizes[rank:], 1) {
			return false
		}
		r.ReplaceWithNew(op.Operation, before.Def(), nil, maskSizes(op.Operation.Context(), sizes[:rank]))
		return true
	}
	return false
}

// foldMask folds a mask around nothing.
func foldMask(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	yield := op.Region(0).Entry().Front()
	if yield.Name() != YieldOpName || op.NumOperands() > 1 || yield.NumOperands() == 0 {
		return nil, false
	}
	results := make([]ir.FoldResult, yield.NumOperands())
	for i := range results {
		results[i].Value = yield.Operand(i)
	}
	return results, true
}

func canonicalizeMask() rewrite.Patterns {
	const root = MaskOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("CanonializeEmptyMaskOp", root, typed.Match(replaceEmptyMask)),
		rewrite.IsolatedPattern("InlineAllTrueMask", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			masked := op.Region(0).Entry().Front()
			if masked.Name() == YieldOpName || formatOf(MaskOp{op}.Mask()) != allTrue {
				return false
			}
			r.MoveBefore(masked, op)
			r.ReplaceWithOp(op, masked)
			return true
		}),
	}
}

// replaceEmptyMask erases a mask that contains no operation. With a passthru value it selects
// between that and the yielded value.
func replaceEmptyMask(op MaskOp, r *rewrite.Rewriter) bool {
	yield := op.Operation.Region(0).Entry().Front()
	if yield.Name() != YieldOpName {
		return false
	}
	if yield.NumOperands() == 0 {
		r.Erase(op.Operation)
		return true
	}
	def := op.Operation.Context().LookupOp("arith.select")
	passthru, ok := op.PassthruOperand()
	if !ok || yield.NumOperands() != 1 || def == nil {
		return false
	}
	yielded := typed.Unary{Operation: yield}.Input()
	t, mask := yielded.Type(), operandType(op.Operation, 0)
	v, ok := t.(*ir.VectorType)
	if !ok || ir.WithElementType(v, op.Operation.Context().I1()) != ir.Type(mask) {
		return false
	}
	r.ReplaceWithNew(op.Operation, def, []*ir.Value{op.Mask(), yielded, passthru})
	return true
}
