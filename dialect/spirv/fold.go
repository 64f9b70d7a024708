package spirv

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// addFolds adds the folds.
func addFolds(n *dialect.Natives) {
	n.AddFolds(map[string]ir.Folder{
		"Bitcast":          folding.CastChain,
		"BitwiseAnd":       typed.Fold(foldAnd),
		"BitwiseOr":        typed.Fold(foldOr),
		"BitwiseXor":       typed.Fold(foldXor),
		"CompositeExtract": typed.Fold(foldExtract),
		"Constant": func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
			return folding.Attr(ConstantOp{op}.ValueAttr())
		},
		"IAdd":                 typed.Fold(foldAdd),
		"IEqual":               foldCompare(true, func(x, y num.APInt) bool { return x.Equal(y) }),
		"IMul":                 typed.Fold(foldMul),
		"INotEqual":            foldCompare(false, func(x, y num.APInt) bool { return !x.Equal(y) }),
		"ISub":                 typed.Fold(foldSub),
		"LogicalAnd":           typed.Fold(foldLogicalAnd),
		"LogicalEqual":         foldCompare(true, func(x, y num.APInt) bool { return x.Equal(y) }),
		"LogicalNot":           foldInverse(num.APInt.Not),
		"LogicalNotEqual":      typed.Fold(foldLogicalNotEqual),
		"LogicalOr":            typed.Fold(foldLogicalOr),
		"Not":                  foldInverse(num.APInt.Not),
		"SDiv":                 foldDiv(num.APInt.SDiv),
		"SGreaterThan":         foldCompare(false, func(x, y num.APInt) bool { return x.CmpS(y) > 0 }),
		"SGreaterThanEqual":    foldCompare(true, func(x, y num.APInt) bool { return x.CmpS(y) >= 0 }),
		"SLessThan":            foldCompare(false, func(x, y num.APInt) bool { return x.CmpS(y) < 0 }),
		"SLessThanEqual":       foldCompare(true, func(x, y num.APInt) bool { return x.CmpS(y) <= 0 }),
		"SMod":                 foldRem(modulo),
		"SNegate":              foldInverse(num.APInt.Neg),
		"SRem":                 foldRem(num.APInt.SRem),
		"Select":               typed.Fold(foldSelect),
		"ShiftLeftLogical":     foldShift(num.APInt.Shl),
		"ShiftRightArithmetic": foldShift(num.APInt.AShr),
		"ShiftRightLogical":    foldShift(num.APInt.LShr),
		"UDiv":                 foldDivUnsigned,
		"UGreaterThan":         foldCompare(false, func(x, y num.APInt) bool { return x.CmpU(y) > 0 }),
		"UGreaterThanEqual":    foldCompare(true, func(x, y num.APInt) bool { return x.CmpU(y) >= 0 }),
		"ULessThan":            foldCompare(false, func(x, y num.APInt) bool { return x.CmpU(y) < 0 }),
		"ULessThanEqual":       foldCompare(true, func(x, y num.APInt) bool { return x.CmpU(y) <= 0 }),
		"UMod":                 foldModUnsigned,
	})
}

// materialize creates a constant operation for the result of a fold.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	switch {
	case folding.IsPoison(value):
		return folding.Constant(b, "ub.poison", value, t)
	case !isSPIRV(t) || class(t) != "" && class(t) != "ArrayType":
		return nil
	}
	return folding.Constant(b, ConstantOpName, value, t)
}

// binary folds constants of integers with a function that accepts all.
func binary(op *ir.Operation, operands []ir.Attribute, f func(x, y num.APInt) num.APInt) ([]ir.FoldResult, bool) {
	return folding.Attr(folding.Binary(op.Result(0).Type(), operands[0], operands[1], folding.Total(f)))
}

func foldAdd(op IAddOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if folding.IsZero(operands[1]) {
		return folding.Value(op.Operand1())
	}
	return binary(op.Operation, operands, num.APInt.Add)
}

func foldMul(op IMulOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	switch {
	case folding.IsZero(operands[1]):
		return folding.Value(op.Operand2())
	case folding.IsOne(operands[1]):
		return folding.Value(op.Operand1())
	}
	return binary(op.Operation, operands, num.APInt.Mul)
}

func foldSub(op ISubOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Operand1() == op.Operand2() {
		return folding.Attr(folding.Splat(op.ResultValue().Type(), 0))
	}
	return binary(op.Operation, operands, num.APInt.Sub)
}

// overflows reports whether the result of a signed division is undefined.
func overflows(x, y num.APInt) bool {
	return y.IsZero() || y.IsAllOnes() && !x.IsZero() && x.Equal(x.Neg()) && x.IsNegative()
}

// undefinedIf makes f a function that accepts no numbers for which its result is undefined.
func undefinedIf(undefined func(x, y num.APInt) bool, f func(x, y num.APInt) num.APInt) func(x, y num.APInt) (num.APInt, bool) {
	return func(x, y num.APInt) (num.APInt, bool) {
		if undefined(x, y) {
			return x, false
		}
		return f(x, y), true
	}
}

func isZero(_, y num.APInt) bool { return y.IsZero() }

// divided folds a division. By one it is the dividend.
func divided(op typed.Binary, operands []ir.Attribute, f func(x, y num.APInt) (num.APInt, bool)) ([]ir.FoldResult, bool) {
	if folding.IsOne(operands[1]) {
		return folding.Value(op.Lhs())
	}
	return folding.Attr(folding.Binary(op.Operation.Result(0).Type(), operands[0], operands[1], f))
}

// remainder folds the remainder of a division. Of a division by one it is zero.
func remainder(op *ir.Operation, operands []ir.Attribute, f func(x, y num.APInt) (num.APInt, bool)) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type()
	if folding.IsOne(operands[1]) {
		return folding.Attr(folding.Splat(t, 0))
	}
	return folding.Attr(folding.Binary(t, operands[0], operands[1], f))
}

func foldDiv(f func(x, y num.APInt) num.APInt) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		return divided(typed.Binary{Operation: op}, operands, undefinedIf(overflows, f))
	}
}

func foldDivUnsigned(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	return divided(typed.Binary{Operation: op}, operands, undefinedIf(isZero, num.APInt.UDiv))
}

func foldRem(f func(x, y num.APInt) num.APInt) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		return remainder(op, operands, undefinedIf(overflows, f))
	}
}

func foldModUnsigned(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	return remainder(op, operands, undefinedIf(isZero, num.APInt.URem))
}

// modulo returns the remainder with the sign of the divisor.
func modulo(x, y num.APInt) num.APInt {
	r := x.SRem(y)
	if !r.IsZero() && r.IsNegative() != y.IsNegative() {
		r = r.Add(y)
	}
	return r
}

// foldInverse folds an operation that undoes itself.
func foldInverse(f func(x num.APInt) num.APInt) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if before := named.DefiningOp(op.Operand(0), op.Name()); before != nil {
			return folding.Value(before.Operand(0))
		}
		return folding.Attr(folding.Unary(op.Result(0).Type(), operands[0], func(x num.APInt) (num.APInt, bool) { return f(x), true }))
	}
}

func foldShift(f func(x num.APInt, n uint) num.APInt) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if folding.IsZero(operands[1]) {
			return folding.Value(op.Operand(0))
		}
		return folding.Attr(folding.Binary(op.Result(0).Type(), operands[0], operands[1], func(x, y num.APInt) (num.APInt, bool) {
			n, ok := y.Uint64()
			if !ok || n >= uint64(x.Width()) {
				return x, false
			}
			return f(x, uint(n)), true
		}))
	}
}

func foldAnd(op BitwiseAndOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y := op.Operand1(), op.Operand2()
	if x == y {
		return folding.Value(x)
	}
	if mask, ok := ir.IntOrSplat(operands[1]); ok {
		switch {
		case mask.IsZero():
			return folding.Value(y)
		case mask.IsAllOnes():
			return folding.Value(x)
		}
		if convert := named.DefiningOp(x, UConvertOpName); convert != nil {
			width, ok := ir.IntOrFloatWidth(ir.ElementTypeOrSelf(UConvertOp{convert}.OperandOperand().Type()))
			if ok && low(mask, int(width)).IsAllOnes() {
				return folding.Value(x)
			}
		}
	}
	return binary(op.Operation, operands, num.APInt.And)
}

// low returns a number extended by zeros or cut off to a width.
func low(x num.APInt, width int) num.APInt {
	if width < x.Width() {
		return x.Trunc(width)
	}
	return x.ZExt(width)
}

func foldOr(op BitwiseOrOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y := op.Operand1(), op.Operand2()
	switch {
	case x == y, folding.IsZero(operands[1]):
		return folding.Value(x)
	case folding.IsAllOnes(operands[1]):
		return folding.Value(y)
	}
	return binary(op.Operation, operands, num.APInt.Or)
}

func foldXor(op BitwiseXorOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y := op.Operand1(), op.Operand2()
	switch {
	case folding.IsZero(operands[1]):
		return folding.Value(x)
	case x == y:
		return folding.Attr(folding.Splat(op.ResultValue().Type(), 0))
	}
	return binary(op.Operation, operands, num.APInt.Xor)
}
