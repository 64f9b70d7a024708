package arith

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// binary folds constants of integers with a function that need not accept all.
func binary(op *ir.Operation, operands []ir.Attribute, f func(x, y num.APInt) (num.APInt, bool)) ([]ir.FoldResult, bool) {
	return folding.Attr(folding.Binary(op.Result(0).Type(), operands[0], operands[1], f))
}

// zero folds to zero of the type of a result.
func zero(op *ir.Operation) ([]ir.FoldResult, bool) {
	return folding.Attr(folding.Splat(op.Result(0).Type(), 0))
}

func foldAdd(op AddIOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y := op.Lhs(), op.Rhs()
	if folding.IsZero(operands[1]) {
		return folding.Value(x)
	}
	// (a - b) + b = a, and b + (a - b) = a
	if sub := named.DefiningOp(x, SubIOpName); sub != nil && (SubIOp{sub}).Rhs() == y {
		return folding.Value(SubIOp{sub}.Lhs())
	}
	if sub := named.DefiningOp(y, SubIOpName); sub != nil && (SubIOp{sub}).Rhs() == x {
		return folding.Value(SubIOp{sub}.Lhs())
	}
	return binary(op.Operation, operands, folding.Total(num.APInt.Add))
}

func foldSub(op SubIOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y := op.Lhs(), op.Rhs()
	if x == y {
		if fold, ok := zero(op.Operation); ok {
			return fold, true
		}
	}
	if folding.IsZero(operands[1]) {
		return folding.Value(x)
	}
	// (a + b) - b = a, (a + b) - a = b
	if add := named.DefiningOp(x, AddIOpName); add != nil {
		if (AddIOp{add}).Rhs() == y {
			return folding.Value(AddIOp{add}.Lhs())
		}
		if (AddIOp{add}).Lhs() == y {
			return folding.Value(AddIOp{add}.Rhs())
		}
	}
	return binary(op.Operation, operands, folding.Total(num.APInt.Sub))
}

func foldMul(op typed.Binary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if folding.IsZero(operands[1]) {
		return folding.Value(op.Rhs())
	}
	if folding.IsOne(operands[1]) {
		return folding.Value(op.Lhs())
	}
	return binary(op.Operation, operands, folding.Total(num.APInt.Mul))
}

// foldAddExtended folds addui_extended to the sum and whether it overflows.
func foldAddExtended(op AddUIExtendedOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	overflow := op.Overflow().Type()
	if folding.IsZero(operands[1]) {
		if f := folding.Splat(overflow, 0); f != nil {
			return []ir.FoldResult{{Value: op.Lhs()}, {Attr: f}}, true
		}
	}
	sum := folding.Binary(op.Sum().Type(), operands[0], operands[1], folding.Total(num.APInt.Add))
	if sum == nil || folding.IsPoison(sum) {
		return folding.Attrs(sum, sum)
	}
	return folding.Attrs(sum, folding.Binary(overflow, sum, operands[0], func(x, y num.APInt) (num.APInt, bool) {
		return i1(x.CmpU(y) < 0), true
	}))
}

// i1 returns a number of one bit.
func i1(b bool) num.APInt {
	if b {
		return num.NewAPInt(1, 1)
	}
	return num.NewAPInt(1, 0)
}

// foldMulExtended folds mulsi_extended and mului_extended to the lower and the upper half of
// the product.
func foldMulExtended(extend func(x num.APInt, width int) num.APInt, signed bool) ir.Folder {
	return typed.Fold(func(op typed.Binary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		t := op.Operation.Result(0).Type()
		if folding.IsZero(operands[1]) {
			if z := folding.Splat(t, 0); z != nil {
				return folding.Attrs(z, z)
			}
		}
		if !signed && folding.IsOne(operands[1]) {
			if z := folding.Splat(t, 0); z != nil {
				return []ir.FoldResult{{Value: op.Lhs()}, {Attr: z}}, true
			}
		}
		low := folding.Binary(t, operands[0], operands[1], folding.Total(num.APInt.Mul))
		if low == nil || folding.IsPoison(low) {
			return folding.Attrs(low, low)
		}
		return folding.Attrs(low, folding.Binary(t, operands[0], operands[1], func(x, y num.APInt) (num.APInt, bool) {
			w := x.Width()
			return extend(x, 2*w).Mul(extend(y, 2*w)).LShr(uint(w)).Trunc(w), true
		}))
	})
}

// foldDiv folds a division: by one it is the dividend.
func foldDiv(f func(x, y num.APInt) (num.APInt, bool)) ir.Folder {
	return typed.Fold(func(op typed.Binary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if folding.IsOne(operands[1]) {
			return folding.Value(op.Lhs())
		}
		return binary(op.Operation, operands, f)
	})
}

// foldRem folds a remainder: of a division by one it is zero.
func foldRem(f func(x, y num.APInt) (num.APInt, bool)) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if folding.IsOne(operands[1]) {
			if fold, ok := zero(op); ok {
				return fold, true
			}
		}
		return binary(op, operands, f)
	}
}

func divideUnsigned(x, y num.APInt) (num.APInt, bool) {
	if y.IsZero() {
		return x, false
	}
	return x.UDiv(y), true
}

// divideSigned divides, but not by zero, nor the least number by minus one.
func divideSigned(x, y num.APInt) (num.APInt, bool) {
	if y.IsZero() || isMinSigned(x) && y.IsAllOnes() {
		return x, false
	}
	return x.SDiv(y), true
}

func remainderUnsigned(x, y num.APInt) (num.APInt, bool) {
	if y.IsZero() {
		return x, false
	}
	return x.URem(y), true
}

func remainderSigned(x, y num.APInt) (num.APInt, bool) {
	if y.IsZero() {
		return x, false
	}
	return x.SRem(y), true
}

func ceilUnsigned(x, y num.APInt) (num.APInt, bool) {
	if y.IsZero() {
		return x, false
	}
	q := x.UDiv(y)
	if x.URem(y).IsZero() {
		return q, true
	}
	return q.Add(num.NewAPInt(x.Width(), 1)), true
}

// ceilSigned rounds a signed quotient up. It does not accept numbers for which a step of
// MLIR's computation overflows, which begins with the negation of those that are negative.
func ceilSigned(x, y num.APInt) (num.APInt, bool) {
	if y.IsZero() {
		return x, false
	}
	if x.IsZero() {
		return x, true
	}
	switch {
	case !x.IsNegative() && !y.IsNegative():
		return ceilPositive(x, y)
	case x.IsNegative() && y.IsNegative():
		if isMinSigned(x) || isMinSigned(y) {
			return x, false
		}
		return ceilPositive(x.Neg(), y.Neg())
	case x.IsNegative():
		if isMinSigned(x) {
			return x, false
		}
		return x.Neg().SDiv(y).Neg(), true
	}
	if isMinSigned(y) {
		return x, false
	}
	return x.SDiv(y.Neg()).Neg(), true
}

// floorSigned rounds a signed quotient down.
func floorSigned(x, y num.APInt) (num.APInt, bool) {
	q, ok := divideSigned(x, y)
	if ok && x.IsNegative() != y.IsNegative() && !q.Mul(y).Equal(x) {
		q = q.Sub(num.NewAPInt(x.Width(), 1))
	}
	return q, ok
}

// ceilPositive rounds the quotient of positive numbers up.
func ceilPositive(x, y num.APInt) (num.APInt, bool) {
	one := num.NewAPInt(x.Width(), 1)
	return x.Sub(one).SDiv(y).Add(one), true
}

// isMinSigned reports whether x is the least signed number, which has no negation.
func isMinSigned(x num.APInt) bool { return x.IsNegative() && x.Neg().IsNegative() }

// isMaxSigned reports whether x is the greatest signed number.
func isMaxSigned(x num.APInt) bool { return isMinSigned(x.Not()) }

func foldAnd(op AndIOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y := op.Lhs(), op.Rhs()
	if folding.IsZero(operands[1]) {
		return folding.Value(y)
	}
	if folding.IsAllOnes(operands[1]) {
		return folding.Value(x)
	}
	if isNot(x, y) || isNot(y, x) {
		if fold, ok := zero(op.Operation); ok {
			return fold, true
		}
	}
	// (a & b) & a = a & b, in any order
	if and := named.DefiningOp(x, AndIOpName); and != nil && (AndIOp{and}.Lhs() == y || AndIOp{and}.Rhs() == y) {
		return folding.Value(x)
	}
	if and := named.DefiningOp(y, AndIOpName); and != nil && (AndIOp{and}.Lhs() == x || AndIOp{and}.Rhs() == x) {
		return folding.Value(y)
	}
	return binary(op.Operation, operands, folding.Total(num.APInt.And))
}

// isNot reports whether v is x with all bits inverted.
func isNot(v, x *ir.Value) bool {
	d := named.DefiningOp(v, XOrIOpName)
	return d != nil && XOrIOp{d}.Lhs() == x && folding.IsAllOnes(ir.ConstantValue(XOrIOp{d}.Rhs().DefiningOp()))
}

func foldOr(op OrIOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y := op.Lhs(), op.Rhs()
	if folding.IsZero(operands[1]) {
		return folding.Value(x)
	}
	if folding.IsAllOnes(operands[1]) {
		return folding.Attr(operands[1])
	}
	if isNot(x, y) {
		return folding.Value(XOrIOp{x.DefiningOp()}.Rhs())
	}
	if isNot(y, x) {
		return folding.Value(XOrIOp{y.DefiningOp()}.Rhs())
	}
	return binary(op.Operation, operands, folding.Total(num.APInt.Or))
}

func foldXor(op XOrIOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y := op.Lhs(), op.Rhs()
	if folding.IsZero(operands[1]) {
		return folding.Value(x)
	}
	if x == y {
		if fold, ok := zero(op.Operation); ok {
			return fold, true
		}
	}
	// (a ^ b) ^ b = a, in any order
	for _, pair := range [2][2]*ir.Value{{x, y}, {y, x}} {
		if xor := named.DefiningOp(pair[0], XOrIOpName); xor != nil {
			if (XOrIOp{xor}).Rhs() == pair[1] {
				return folding.Value(XOrIOp{xor}.Lhs())
			}
			if (XOrIOp{xor}).Lhs() == pair[1] {
				return folding.Value(XOrIOp{xor}.Rhs())
			}
		}
	}
	return binary(op.Operation, operands, folding.Total(num.APInt.Xor))
}

// foldShift folds a shift by less than the width. For dense constants only the last element
// decides; shifts in other elements are clamped to the width.
func foldShift(f func(x num.APInt, n uint) num.APInt) ir.Folder {
	return typed.Fold(func(op typed.Binary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if folding.IsZero(operands[1]) {
			return folding.Value(op.Lhs())
		}
		bounded := false
		fold, ok := binary(op.Operation, operands, func(x, n num.APInt) (num.APInt, bool) {
			by, fits := n.Uint64()
			w := uint64(x.Width())
			if bounded = fits && by < w; !bounded {
				by = w
			}
			return f(x, uint(by)), true
		})
		return fold, ok && bounded
	})
}

// foldExtreme folds a maximum or minimum of integers. absorbing is the number that is
// always the result, neutral the one that never is unless both are it.
func foldExtreme(absorbing, neutral func(x num.APInt) bool, second func(x, y num.APInt) bool) ir.Folder {
	return typed.Fold(func(op typed.Binary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		x, y := op.Lhs(), op.Rhs()
		if x == y {
			return folding.Value(y)
		}
		if folding.Int(operands[1], absorbing) {
			return folding.Value(y)
		}
		if folding.Int(operands[1], neutral) {
			return folding.Value(x)
		}
		return binary(op.Operation, operands, func(x, y num.APInt) (num.APInt, bool) {
			if second(x, y) {
				return y, true
			}
			return x, true
		})
	})
}
