package arith

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// binaryFloat folds constants of floating-point numbers.
func binaryFloat(op *ir.Operation, operands []ir.Attribute, f func(x, y num.APFloat) num.APFloat) ([]ir.FoldResult, bool) {
	return folding.Attr(folding.Binary(op.Result(0).Type(), operands[0], operands[1], func(x, y num.APFloat) (num.APFloat, bool) { return f(x, y), true }))
}

func isPositiveZero(x num.APFloat) bool { return x.IsZero() && !x.IsNegative() }
func isNegativeZero(x num.APFloat) bool { return x.IsZero() && x.IsNegative() }
func isOne(x num.APFloat) bool          { return x == num.NewAPFloat(x.Kind(), 1) }

func isPositiveInf(x num.APFloat) bool { return x.IsInf() && !x.IsNegative() }
func isNegativeInf(x num.APFloat) bool { return x.IsInf() && x.IsNegative() }

// foldFloat folds an operation whose second operand may be a number that changes nothing.
func foldFloat(neutral func(x num.APFloat) bool, f func(x, y num.APFloat) num.APFloat) ir.Folder {
	return typed.Fold(func(op typed.Binary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if folding.Float(operands[1], neutral) {
			return folding.Value(op.Lhs())
		}
		return binaryFloat(op.Operation, operands, f)
	})
}

func foldMulF(op MulFOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if folding.Float(operands[1], isOne) {
		return folding.Value(op.Lhs())
	}
	const exact = FastMathFlagsNnan | FastMathFlagsNsz
	if (MulFOp{op.Operation}).Fastmath()&exact == exact && folding.Float(operands[1], num.APFloat.IsZero) {
		return folding.Value(op.Rhs())
	}
	return binaryFloat(op.Operation, operands, num.APFloat.Mul)
}

func foldRemF(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	return binaryFloat(op, operands, num.APFloat.Rem)
}

func foldNegF(op NegFOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if inner := named.DefiningOp(op.OperandOperand(), NegFOpName); inner != nil {
		return folding.Value(NegFOp{inner}.OperandOperand())
	}
	return folding.Attr(folding.Unary(op.ResultValue().Type(), operands[0], func(x num.APFloat) (num.APFloat, bool) { return x.Neg(), true }))
}

// foldExtremeF folds a maximum or minimum of floating-point numbers.
func foldExtremeF(neutral func(x num.APFloat) bool, f func(x, y num.APFloat) num.APFloat) ir.Folder {
	return typed.Fold(func(op typed.Binary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if op.Lhs() == op.Rhs() {
			return folding.Value(op.Rhs())
		}
		if folding.Float(operands[1], neutral) {
			return folding.Value(op.Lhs())
		}
		return binaryFloat(op.Operation, operands, f)
	})
}

// maximum is the greater of two numbers, of zeros the positive one, and NaN if one is.
func maximum(x, y num.APFloat) num.APFloat { return extreme(x, y, false, true) }

// minimum is the lesser one, as maximum is the greater.
func minimum(x, y num.APFloat) num.APFloat { return extreme(x, y, true, true) }

// maxnum and minnum prefer a number to a NaN that does not signal.
func maxnum(x, y num.APFloat) num.APFloat { return extreme(x, y, false, false) }

// minnum: see maxnum.
func minnum(x, y num.APFloat) num.APFloat { return extreme(x, y, true, false) }

func extreme(x, y num.APFloat, least, preferNaN bool) num.APFloat {
	switch {
	case x.IsNaN() && (preferNaN || x.IsSignaling()):
		return x.Quiet()
	case y.IsNaN() && (preferNaN || y.IsSignaling()):
		return y.Quiet()
	case x.IsNaN():
		return y
	case y.IsNaN():
		return x
	case x.IsZero() && y.IsZero() && x.IsNegative() != y.IsNegative():
		if x.IsNegative() == least {
			return x
		}
		return y
	}
	order, _ := x.Cmp(y)
	if least && order > 0 || !least && order < 0 {
		return y
	}
	return x
}
