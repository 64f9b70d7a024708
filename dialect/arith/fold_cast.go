package arith

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// resultWidth returns the width of the elements of op's result, 64 for index.
func resultWidth(op *ir.Operation) int {
	w, _ := folding.Width(ir.ElementTypeOrSelf(op.Result(0).Type()))
	return w
}

// resultFloat returns the format of the elements of op's result.
func resultFloat(op *ir.Operation) (num.FloatKind, bool) {
	t, ok := ir.ElementTypeOrSelf(op.Result(0).Type()).(*ir.FloatType)
	if !ok {
		return 0, false
	}
	return t.Kind, true
}

// resize folds a constant integer to one of the result's width.
func resize(op *ir.Operation, operands []ir.Attribute, f func(x num.APInt, width int) num.APInt) ([]ir.FoldResult, bool) {
	w := resultWidth(op)
	return folding.Attr(folding.Unary(op.Result(0).Type(), operands[0], func(x num.APInt) (num.APInt, bool) { return f(x, w), true }))
}

// foldExtension folds extui and extsi; an extension of an extension is one.
func foldExtension(extend func(x num.APInt, width int) num.APInt) ir.Folder {
	return typed.Fold(func(op typed.Unary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if inner := named.DefiningOp(op.Input(), op.Operation.Name()); inner != nil {
			op.Operation.OpOperand(0).Set(typed.Unary{Operation: inner}.Input())
			return folding.InPlace()
		}
		return resize(op.Operation, operands, extend)
	})
}

// foldIndexCast folds index_cast and index_castui of constants.
func foldIndexCast(extend func(x num.APInt, width int) num.APInt) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		return resize(op, operands, extend)
	}
}

func foldTruncI(op TruncIOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if inner := op.In().DefiningOp(); inner != nil {
		switch inner.Name() {
		case ExtUIOpName, ExtSIOpName:
			in := ExtSIOp{inner}.In()
			from, to := ir.ElementTypeOrSelf(in.Type()), ir.ElementTypeOrSelf(op.Out().Type())
			w, _ := folding.Width(from)
			if w > resultWidth(op.Operation) {
				op.Operation.OpOperand(0).Set(in)
				return folding.InPlace()
			}
			if from == to {
				return folding.Value(in)
			}
		case TruncIOpName:
			// The outer flags say nothing about the bits that the inner truncation drops, so only
			// common flags hold.
			both := TruncIOp{op.Operation}
			both.SetOverflowFlags(both.OverflowFlags() & TruncIOp{inner}.OverflowFlags())
			op.Operation.OpOperand(0).Set(TruncIOp{inner}.In())
			return folding.InPlace()
		}
	}
	return resize(op.Operation, operands, num.APInt.ZExt)
}

// convert folds a constant float to the result's format if no precision is lost.
func convert(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	k, ok := resultFloat(op)
	if !ok {
		return nil, false
	}
	return folding.Attr(folding.Unary(op.Result(0).Type(), operands[0], func(x num.APFloat) (num.APFloat, bool) { return x.Convert(k) }))
}

func foldExtF(op ExtFOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if inner := named.DefiningOp(op.In(), TruncFOpName); inner != nil && (TruncFOp{inner}).In().Type() == op.Out().Type() {
		short, _ := TruncFOp{inner}.Fastmath()
		long, _ := ExtFOp{op.Operation}.Fastmath()
		if short&long&FastMathFlagsContract != 0 {
			return folding.Value(TruncFOp{inner}.In())
		}
	}
	return convert(op.Operation, operands)
}

func foldTruncF(op TruncFOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if inner := named.DefiningOp(op.In(), ExtFOpName); inner != nil {
		from, ok1 := ir.ElementTypeOrSelf(ExtFOp{inner}.In().Type()).(*ir.FloatType)
		between, ok2 := ir.ElementTypeOrSelf(ExtFOp{inner}.Out().Type()).(*ir.FloatType)
		to, ok3 := ir.ElementTypeOrSelf(op.Out().Type()).(*ir.FloatType)
		if ok1 && ok2 && ok3 && representable(from.Kind, between.Kind) {
			if from.Width() > to.Width() {
				op.Operation.OpOperand(0).Set(ExtFOp{inner}.In())
				return folding.InPlace()
			}
			if from == to {
				return folding.Value(ExtFOp{inner}.In())
			}
		}
	}
	return convert(op.Operation, operands)
}

// representable reports whether all numbers of a format are numbers of another one.
func representable(k, by num.FloatKind) bool {
	_, large := k.Largest(false).Convert(by)
	_, small := k.Smallest().Convert(by)
	return large && small && k.Precision() <= by.Precision()
}

func foldIntToFloat(signed bool) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		k, ok := resultFloat(op)
		if !ok {
			return nil, false
		}
		return folding.Attr(folding.Unary(op.Result(0).Type(), operands[0], func(x num.APInt) (num.APFloat, bool) {
			return num.APFloatFromInt(k, x, signed), true
		}))
	}
}

func foldFloatToInt(signed bool) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		w := resultWidth(op)
		return folding.Attr(folding.Unary(op.Result(0).Type(), operands[0], func(x num.APFloat) (num.APInt, bool) { return x.Int(w, signed) }))
	}
}

func foldBitcast(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type()
	switch a := operands[0].(type) {
	case *ir.DenseElementsAttr:
		s, ok := ir.AsShaped(ir.WithElementType(a.ShapedType(), ir.ElementTypeOrSelf(t)))
		if !ok {
			return nil, false
		}
		return folding.Attr(a.Reshape(s))
	case *ir.IntegerAttr:
		return reinterpret(t, a.Value)
	case *ir.FloatAttr:
		return reinterpret(t, a.Value.Bits())
	}
	if folding.IsPoison(operands[0]) && !ir.IsShaped(t) {
		return folding.Attr(operands[0])
	}
	return nil, false
}

// reinterpret folds to the number of a type that has these bits.
func reinterpret(t ir.Type, bits num.APInt) ([]ir.FoldResult, bool) {
	switch t := t.(type) {
	case *ir.FloatType:
		return folding.Attr(t.Context().FloatAttr(t, num.APFloatFromBits(t.Kind, bits)))
	case *ir.IntegerType:
		return folding.Attr(t.Context().IntegerAttr(t, bits))
	}
	return nil, false
}
