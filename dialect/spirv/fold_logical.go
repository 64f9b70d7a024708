package spirv

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// boolean returns a constant of a boolean or of a vector of them.
func boolean(t ir.Type, v bool) ir.Attribute {
	if v {
		return folding.Splat(t, -1)
	}
	return folding.Splat(t, 0)
}

// foldCompare folds a comparison; reflexive is its result for equal values.
func foldCompare(reflexive bool, holds func(x, y num.APInt) bool) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		t := op.Result(0).Type()
		if op.Operand(0) == op.Operand(1) {
			return folding.Attr(boolean(t, reflexive))
		}
		return folding.Attr(folding.Binary(t, operands[0], operands[1], func(x, y num.APInt) (num.APInt, bool) {
			if holds(x, y) {
				return num.NewAPInt(1, 1), true
			}
			return num.NewAPInt(1, 0), true
		}))
	}
}

// known returns the value of a boolean, or of a splat of one.
func known(a ir.Attribute) (v, ok bool) {
	x, ok := ir.IntOrSplat(a)
	return ok && !x.IsZero(), ok
}

func foldLogicalAnd(op LogicalAndOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	v, ok := known(operands[1])
	switch {
	case !ok:
		return nil, false
	case v:
		return folding.Value(op.Operand1())
	}
	return folding.Attr(operands[1])
}

func foldLogicalOr(op LogicalOrOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	v, ok := known(operands[1])
	switch {
	case !ok:
		return nil, false
	case !v:
		return folding.Value(op.Operand1())
	}
	return folding.Attr(operands[1])
}

func foldLogicalNotEqual(op LogicalNotEqualOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if v, ok := known(operands[1]); ok && !v {
		return folding.Value(op.Operand1())
	}
	return foldCompare(false, func(x, y num.APInt) bool { return !x.Equal(y) })(op.Operation, operands)
}

func foldSelect(op SelectOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y := op.TrueValue(), op.FalseValue()
	if x == y {
		return folding.Value(x)
	}
	if v, ok := known(operands[0]); ok {
		if v {
			return folding.Value(x)
		}
		return folding.Value(y)
	}
	condition, ok1 := operands[0].(*ir.DenseElementsAttr)
	yes, ok2 := operands[1].(*ir.DenseElementsAttr)
	no, ok3 := operands[2].(*ir.DenseElementsAttr)
	t, shaped := ir.AsShaped(op.ResultValue().Type())
	if !ok1 || !ok2 || !ok3 || !shaped || condition.NumElements() != yes.NumElements() || no.NumElements() != yes.NumElements() {
		return nil, false
	}
	elements := make([]ir.Attribute, yes.NumElements())
	for i := range elements {
		elements[i] = no.Attr(i)
		if !condition.Int(i).IsZero() {
			elements[i] = yes.Attr(i)
		}
	}
	return folding.Attr(folding.FromElements(t, elements))
}

// foldExtract takes a part of a composite from where it was put in.
func foldExtract(op CompositeExtractOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	indices := named.IntsOf(op.IndicesAttr())
	composite := op.Composite()
	for insert := range named.Chain(composite, CompositeInsertOpName, 1) {
		at := named.IntsOf(CompositeInsertOp{insert}.IndicesAttr())
		if slices.Equal(at, indices) {
			return folding.Value(CompositeInsertOp{insert}.Object())
		}
		// The part, or a part of it, was changed.
		if n := min(len(at), len(indices)); slices.Equal(at[:n], indices[:n]) {
			return nil, false
		}
		composite = CompositeInsertOp{insert}.Composite()
	}
	construct := named.DefiningOp(composite, CompositeConstructOpName)
	if construct != nil && len(indices) == 1 && uint64(construct.NumOperands()) == numElements(composite.Type()) {
		if i := indices[0]; i >= 0 && i < int64(construct.NumOperands()) {
			return folding.Value(construct.Operand(int(i)))
		}
	}
	return folding.Attr(partOf(operands[0], indices))
}

// partOf returns a part of a constant composite, nil if it is not known.
func partOf(a ir.Attribute, indices []int64) ir.Attribute {
	for k, i := range indices {
		switch e := a.(type) {
		case *ir.ArrayAttr:
			if i < 0 || i >= int64(len(e.Elements)) {
				return nil
			}
			a = e.Elements[i]
		case *ir.DenseElementsAttr:
			if k != len(indices)-1 || i < 0 || i >= int64(e.NumElements()) {
				return nil
			}
			a = e.Attr(int(i))
		default:
			return nil
		}
	}
	return a
}
