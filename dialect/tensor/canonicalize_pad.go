package tensor

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizePad() rewrite.Patterns {
	const root = "tensor.pad"
	return rewrite.Patterns{
		rewrite.IsolatedPattern("FoldStaticZeroPadding", root, removeZeroPadding),
		rewrite.IsolatedPattern("FoldSourceTensorCast", root, padCastSource),
		rewrite.IsolatedPattern("FoldTargetTensorCast", root, padToCast),
		rewrite.IsolatedPattern("FoldOrthogonalPaddings", root, padOnce),
		rewrite.IsolatedPattern("FoldStaticPadding", root, padStatically),
	}
}

func removeZeroPadding(op *ir.Operation, r *rewrite.Rewriter) bool {
	low, high := viewlike.Padding(op)
	nonZero := func(x viewlike.Index) bool { return !isZero(x) }
	if (PadOp{op}).Nofold() || slices.ContainsFunc(low, nonZero) || slices.ContainsFunc(high, nonZero) {
		return false
	}
	r.Replace(op, castOf(r, op.Operand(0), op.Result(0).Type()))
	return true
}

// padCastSource pads the source of a cast that forgets sizes.
func padCastSource(op *ir.Operation, r *rewrite.Rewriter) bool {
	from := viewlike.MoreStatic(op.Operand(0))
	if from == nil {
		return false
	}
	source, old := from.Type().(*ir.RankedTensorType), resultType(op)
	low, high := intsOf(op, "static_low"), intsOf(op, "static_high")
	shape := make([]int64, len(low))
	for i := range shape {
		shape[i] = viewlike.Plus(viewlike.Plus(source.Shape()[i], low[i]), high[i])
		if shape[i] == ir.Dynamic {
			shape[i] = old.Shape()[i]
		}
	}
	t := op.Context().RankedTensorType(shape, source.Element, nil)
	if ir.Type(t) == ir.Type(old) {
		r.SetOperand(op, 0, from)
		return true
	}
	lows, highs := viewlike.Padding(op)
	by := viewlike.NewPad(r, op, op.Operand(0), lows, highs, t)
	r.Replace(op, castOf(r, by.Result(0), old))
	return true
}

// padToCast pads to the sizes to which the result, that has no other use, is cast.
func padToCast(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !op.Result(0).HasOneUse() {
		return false
	}
	var user *ir.Operation
	for u := range op.Result(0).Users() {
		user = u
	}
	if user.Name() != "tensor.cast" || !viewlike.PreservesStaticInformation(op.Result(0).Type(), user.Result(0).Type()) {
		return false
	}
	low, high := viewlike.Padding(op)
	by := viewlike.NewPad(r, op, op.Operand(0), low, high, user.Result(0).Type())
	r.Replace(user, by.Result(0))
	r.Erase(op)
	return true
}

// padStatically makes padding static that is constant, if a size becomes static.
func padStatically(op *ir.Operation, r *rewrite.Rewriter) bool {
	low, high := viewlike.Padding(op)
	viewlike.FoldConstants(low, nil)
	viewlike.FoldConstants(high, nil)
	t := resultType(op)
	shape := slices.Clone(t.Shape())
	for i, n := range shape {
		if n == ir.Dynamic && low[i].Value == nil && high[i].Value == nil {
			shape[i] = viewlike.Plus(operandType(op, 0).Shape()[i], low[i].Int+high[i].Int)
		}
	}
	if slices.Equal(shape, t.Shape()) {
		return false
	}
	by := viewlike.NewPad(r, op, op.Operand(0), low, high, op.Context().RankedTensorType(shape, t.Element, nil))
	r.Replace(op, castOf(r, by.Result(0), t))
	return true
}

func canonicalizeConcat() rewrite.Patterns {
	const root = "tensor.concat"
	return rewrite.Patterns{
		rewrite.IsolatedPattern("SingleInputConcatOp", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.NumOperands() != 1 {
				return false
			}
			r.Replace(op, castOf(r, op.Operand(0), op.Result(0).Type()))
			return true
		}),
		rewrite.IsolatedPattern("InferConcatOperandTypes", root, refineConcatenated),
		rewrite.IsolatedPattern("InferConcatResultType", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			t := concatenated(op)
			if viewlike.PreservesStaticInformation(t, op.Result(0).Type()) {
				return false
			}
			by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: op.Operands(), Types: []ir.Type{t}, Attributes: op.InherentAttrs()})
			r.Replace(op, castOf(r, by.Result(0), op.Result(0).Type()))
			return true
		}),
	}
}

// concatDim returns the dimension along which tensors are concatenated.
func concatDim(op *ir.Operation) int { return int((ConcatOp{op}).Dim()) }

// concatenated returns the type that follows from the operands.
func concatenated(op *ir.Operation) *ir.RankedTensorType {
	shape := slices.Clone(operandType(op, 0).Shape())
	for i := 1; i < op.NumOperands(); i++ {
		for k, n := range operandType(op, i).Shape() {
			switch {
			case k == concatDim(op):
				shape[k] = viewlike.Plus(shape[k], n)
			case shape[k] == ir.Dynamic:
				shape[k] = n
			}
		}
	}
	return op.Context().RankedTensorType(shape, operandType(op, 0).Element, nil)
}

// refineConcatenated casts operands to the sizes that others have.
func refineConcatenated(op *ir.Operation, r *rewrite.Rewriter) bool {
	all, dim := concatenated(op), concatDim(op)
	shape := slices.Clone(all.Shape())
	changed := false
	for i := range op.NumOperands() {
		from := operandType(op, i)
		shape[dim] = from.Shape()[dim]
		t := op.Context().RankedTensorType(shape, all.Element, nil)
		if viewlike.PreservesStaticInformation(t, from) {
			continue
		}
		r.SetOperand(op, i, castOf(r, op.Operand(i), t))
		changed = true
	}
	return changed
}
