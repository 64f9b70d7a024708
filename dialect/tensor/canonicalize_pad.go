package tensor

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizePad() rewrite.Patterns {
	const root = PadOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("FoldStaticZeroPadding", root, typed.Match(removeZeroPadding)),
		rewrite.IsolatedPattern("FoldSourceTensorCast", root, typed.Match(padCastSource)),
		rewrite.IsolatedPattern("FoldTargetTensorCast", root, typed.Match(padToCast)),
		rewrite.IsolatedPattern("FoldOrthogonalPaddings", root, typed.Match(padOnce)),
		rewrite.IsolatedPattern("FoldStaticPadding", root, typed.Match(padStatically)),
	}
}

func removeZeroPadding(op PadOp, r *rewrite.Rewriter) bool {
	low, high := viewlike.Padding(op.Operation)
	nonZero := func(x viewlike.Index) bool { return !isZero(x) }
	if (PadOp{op.Operation}).Nofold() || slices.ContainsFunc(low, nonZero) || slices.ContainsFunc(high, nonZero) {
		return false
	}
	r.Replace(op.Operation, castOf(r, op.Source(), op.ResultValue().Type()))
	return true
}

// padCastSource pads the source of a cast that drops static sizes.
func padCastSource(op PadOp, r *rewrite.Rewriter) bool {
	from := viewlike.MoreStatic(op.Source())
	if from == nil {
		return false
	}
	source, old := from.Type().(*ir.RankedTensorType), resultType(op.Operation)
	low, high := intsOf(op.Operation, "static_low"), intsOf(op.Operation, "static_high")
	shape := make([]int64, len(low))
	for i := range shape {
		shape[i] = viewlike.Plus(viewlike.Plus(source.Shape()[i], low[i]), high[i])
		if shape[i] == ir.Dynamic {
			shape[i] = old.Shape()[i]
		}
	}
	t := op.Operation.Context().RankedTensorType(shape, source.Element, nil)
	if ir.Type(t) == ir.Type(old) {
		r.SetOperand(op.Operation, 0, from)
		return true
	}
	lows, highs := viewlike.Padding(op.Operation)
	by := viewlike.NewPad(r, op.Operation, op.Source(), lows, highs, t)
	r.Replace(op.Operation, castOf(r, by.Result(0), old))
	return true
}

// padToCast pads to the sizes to which the result, that has no other use, is cast.
func padToCast(op PadOp, r *rewrite.Rewriter) bool {
	if !op.ResultValue().HasOneUse() {
		return false
	}
	var user *ir.Operation
	for u := range op.ResultValue().Users() {
		user = u
	}
	if user.Name() != CastOpName || !viewlike.PreservesStaticInformation(op.ResultValue().Type(), user.Result(0).Type()) {
		return false
	}
	low, high := viewlike.Padding(op.Operation)
	by := viewlike.NewPad(r, op.Operation, op.Source(), low, high, user.Result(0).Type())
	r.Replace(user, by.Result(0))
	r.Erase(op.Operation)
	return true
}

// padStatically makes padding static that is constant, if a size becomes static.
func padStatically(op PadOp, r *rewrite.Rewriter) bool {
	low, high := viewlike.Padding(op.Operation)
	viewlike.FoldConstants(low, nil)
	viewlike.FoldConstants(high, nil)
	t := resultType(op.Operation)
	shape := slices.Clone(t.Shape())
	for i, n := range shape {
		if n == ir.Dynamic && low[i].Value == nil && high[i].Value == nil {
			shape[i] = viewlike.Plus(operandType(op.Operation, 0).Shape()[i], low[i].Int+high[i].Int)
		}
	}
	if slices.Equal(shape, t.Shape()) {
		return false
	}
	by := viewlike.NewPad(r, op.Operation, op.Source(), low, high, op.Operation.Context().RankedTensorType(shape, t.Element, nil))
	r.Replace(op.Operation, castOf(r, by.Result(0), t))
	return true
}

func canonicalizeConcat() rewrite.Patterns {
	const root = ConcatOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("SingleInputConcatOp", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.NumOperands() != 1 {
				return false
			}
			r.Replace(op, castOf(r, ConcatOp{op}.Inputs().At(0), ConcatOp{op}.ResultValue().Type()))
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
