package linalg

import (
	"slices"

	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

const fill = FillOpName

// canonicalizeFill returns the patterns for operations on tensors filled with one value.
func canonicalizeFill() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("FoldConcatsOfFill", "tensor.concat", fillConcatenation),
		rewrite.IsolatedPattern("FoldFillWithCopy", CopyOpName, typed.Match(fillCopy)),
		rewrite.IsolatedPattern("FoldFillWithTensorExtract", tensor.ExtractOpName, typed.Match(func(op tensor.ExtractOp, r *rewrite.Rewriter) bool {
			f := definingFill(op.Tensor())
			if f == nil {
				return false
			}
			r.Replace(op.Operation, fillOp{f}.Value())
			return true
		})),
		rewrite.IsolatedPattern("FoldFillWithPack", PackOpName, typed.Match(fillPacked)),
		rewrite.IsolatedPattern("FoldFillWithPad", tensor.PadOpName, typed.Match(fillPadded)),
		rewrite.IsolatedPattern("FoldFillWithTensorReshape<mlir::tensor::CollapseShapeOp>", "tensor.collapse_shape", typed.Match(fillReshaped)),
		rewrite.IsolatedPattern("FoldFillWithTensorReshape<mlir::tensor::ExpandShapeOp>", "tensor.expand_shape", typed.Match(fillReshaped)),
		rewrite.IsolatedPattern("FoldInsertPadIntoFill", tensor.InsertSliceOpName, typed.Match(insertUnpadded)),
		rewrite.IsolatedPattern("FoldFillWithTranspose", TransposeOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			f := definingFill(TransposeOp{op}.Input())
			if f == nil {
				return false
			}
			r.ReplaceWithOp(op, newFill(r, r.Location(), f, TransposeOp{op}.Init()))
			return true
		}),
	}
}

// newFill creates a fill like another one, of another destination.
func newFill(r *rewrite.Rewriter, loc *ir.Location, f *ir.Operation, out *ir.Value) *ir.Operation {
	return newStructured(r, loc, f.Def(), f.Operands()[:1], []*ir.Value{out})
}

// sameNumber reports whether two values are one, or constants of one number.
func sameNumber(v, w *ir.Value) bool {
	if v == w {
		return true
	}
	a := ir.ConstantValue(v.DefiningOp())
	return a != nil && a == ir.ConstantValue(w.DefiningOp())
}

// definingFill returns the linalg.fill of a number and a tensor that defines a value, nil if none does. By its
// definition the operation may have any number of operands.
func definingFill(v *ir.Value) *ir.Operation {
	if f := named.DefiningOp(v, fill); f != nil && f.NumOperands() == 2 {
		return f
	}
	return nil
}

// fillConcatenation fills a concatenation of tensors instead of each of them.
func fillConcatenation(op *ir.Operation, r *rewrite.Rewriter) bool {
	outs := make([]*ir.Value, op.NumOperands())
	var first *ir.Operation
	for i, v := range op.Operands() {
		f := definingFill(v)
		if f == nil || first != nil && !sameNumber(fillOp{f}.Value(), fillOp{first}.Value()) {
			return false
		}
		if first == nil {
			first = f
		}
		outs[i] = fillOp{f}.Output()
	}
	if first == nil {
		return false
	}
	all := r.New(op.Def(), outs, op.ResultTypes(), op.InherentAttrs()...)
	r.ReplaceWithOp(op, newFill(r, r.Location(), first, all.Result(0)))
	return true
}

// fillCopy replaces a copy of a filled tensor by a fill of the destination, and copies into a
// filled tensor by copies into the tensor before the fill.
func fillCopy(op CopyOp, r *rewrite.Rewriter) bool {
	if op.Operation.NumOperands() != 2 {
		return false
	}
	if f := definingFill(identityOp(op).Input()); f != nil {
		r.ReplaceWithOp(op.Operation, newFill(r, r.Location(), f, identityOp(op).Output()))
		return true
	}
	f := definingFill(identityOp(op).Output())
	if f == nil {
		return false
	}
	r.ReplaceWithOp(op.Operation, newStructured(r, r.Location(), op.Operation.Def(), op.Operation.Operands()[:1], []*ir.Value{fillOp{f}.Output()}))
	return true
}

// fillPacked replaces the packing of a filled tensor by a fill of the packed one. The padding must
// have the same value.
func fillPacked(op PackOp, r *rewrite.Rewriter) bool {
	f := definingFill(op.Source())
	if f == nil || !op.Dest().HasOneUse() {
		return false
	}
	if v, ok := op.PaddingValue(); ok && v != (fillOp{f}).Value() {
		a, ok1 := viewlike.ConstantInt(v)
		b, ok2 := viewlike.ConstantInt(fillOp{f}.Value())
		if !ok1 || !ok2 || a != b {
			return false
		}
	}
	r.ReplaceWithOp(op.Operation, newFill(r, op.Operation.Location(), f, op.Dest()))
	return true
}

// fillPadded fills a padded tensor of static sizes.
func fillPadded(pad tensor.PadOp, r *rewrite.Rewriter) bool {
	op, f := pad.Operation, definingFill(pad.Source())
	t, ok := pad.ResultValue().Type().(*ir.RankedTensorType)
	empty := op.Context().LookupOp(tensor.EmptyOpName)
	if f == nil || !ok || empty == nil || !ir.HasStaticShape(t) || viewlike.PaddingValue(op) != (fillOp{f}).Value() {
		return false
	}
	dense := op.Context().RankedTensorType(t.Shape(), t.Element, nil)
	by := newFill(r, f.Location(), f, r.New(empty, nil, []ir.Type{dense}).Result(0)).Result(0)
	by = cast(r, f.Location(), by, t)
	if by == nil {
		return false
	}
	r.Replace(op, by)
	return true
}

// fillReshaped fills a tensor after it is reshaped.
func fillReshaped(op typed.Unary, r *rewrite.Rewriter) bool {
	f := definingFill(op.Input())
	if f == nil {
		return false
	}
	operands := op.Operation.Operands()
	operands[0] = fillOp{f}.Output()
	init := r.Create(&ir.OperationState{Def: op.Operation.Def(), Loc: f.Location(), Operands: operands, Types: op.Operation.ResultTypes(), Attributes: op.Operation.InherentAttrs()})
	r.ReplaceWithOp(op.Operation, newFill(r, r.Location(), f, init.Result(0)))
	return true
}

// insertUnpadded inserts a tensor without its padding into a tensor that already contains the
// padding value.
func insertUnpadded(insert tensor.InsertSliceOp, r *rewrite.Rewriter) bool {
	op, pad := insert.Operation, named.DefiningOp(insert.Source(), tensor.PadOpName)
	if pad == nil || !keepsRank(insert) {
		return false
	}
	slice := viewlike.MixedSliceOf(op, 2)
	dest := insert.Dest()
	for before := range named.Chain(dest, op.Name(), 1) {
		if !keepsRank(tensor.InsertSliceOp{Operation: before}) {
			return false
		}
		if !disjoint(slice, viewlike.MixedSliceOf(before, 2)) {
			break
		}
		dest = tensor.InsertSliceOp{Operation: before}.Dest()
	}
	f := definingFill(dest)
	unpadded := tensor.PadOp{Operation: pad}.Source()
	source, ok := unpadded.Type().(*ir.RankedTensorType)
	if f == nil || !ok || viewlike.PaddingValue(pad) != (fillOp{f}).Value() || !ir.HasStaticShape(source) {
		return false
	}
	low, _ := viewlike.Padding(pad)
	for i, x := range low {
		offset := slice[0][i]
		switch {
		case x.Value == nil && offset.Value == nil:
			slice[0][i] = viewlike.Index{Int: x.Int + offset.Int}
		case x.Value == nil && x.Int == 0:
		default:
			return false
		}
		slice[1][i] = viewlike.Index{Int: source.Shape()[i]}
	}
	operands, attrs := slice.Operands(op.Context(), unpadded, insert.Dest())
	r.ReplaceWithNew(op, op.Def(), operands, attrs...)
	return true
}

func keepsRank(op tensor.InsertSliceOp) bool {
	return len(shapeOf(op.Source().Type())) == len(shapeOf(op.Dest().Type()))
}

// disjoint reports whether two slices of a tensor are known to have no element in common.
func disjoint(a, b viewlike.MixedSlice) bool {
	last := func(s viewlike.MixedSlice, i int) int64 { return s[0][i].Int + (s[1][i].Int-1)*s[2][i].Int }
	for i := range min(len(a[0]), len(b[0])) {
		at := []viewlike.Index{a[0][i], a[1][i], a[2][i], b[0][i], b[1][i], b[2][i]}
		if slices.ContainsFunc(at, func(x viewlike.Index) bool { return x.Value != nil }) {
			continue
		}
		if last(b, i) < a[0][i].Int || last(a, i) < b[0][i].Int {
			return true
		}
	}
	return false
}
