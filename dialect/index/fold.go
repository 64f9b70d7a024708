package index

import (
	"math/big"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// The width of an index depends on the target. A fold must hold for those of 32 and of 64
// bits.

// anyWidth folds a function whose lower 32 bits depend on those of the operands alone.
func anyWidth(operands []ir.Attribute, f func(x, y num.APInt) (num.APInt, bool)) ([]ir.FoldResult, bool) {
	x, ok1 := operands[0].(*ir.IntegerAttr)
	y, ok2 := operands[1].(*ir.IntegerAttr)
	if !ok1 || !ok2 {
		return nil, false
	}
	r, ok := f(x.Value, y.Value)
	if !ok {
		return nil, false
	}
	return folding.Attr(x.Context().IntegerAttr(x.Type(), r))
}

// bothWidths folds a function if the result is the same for both widths.
func bothWidths(f func(x, y num.APInt) (num.APInt, bool)) ir.Folder {
	return func(_ *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		return anyWidth(operands, func(x, y num.APInt) (num.APInt, bool) {
			long, ok1 := f(x, y)
			short, ok2 := f(x.Trunc(32), y.Trunc(32))
			return long, ok1 && ok2 && long.Trunc(32).Equal(short)
		})
	}
}

func foldAdd(op AddOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if fold, ok := anyWidth(operands, folding.Total(num.APInt.Add)); ok {
		return fold, true
	}
	if folding.IsZero(operands[1]) {
		return folding.Value(op.Lhs())
	}
	return nil, false
}

func foldSub(op SubOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if fold, ok := anyWidth(operands, folding.Total(num.APInt.Sub)); ok {
		return fold, true
	}
	if folding.IsZero(operands[1]) {
		return folding.Value(op.Lhs())
	}
	return nil, false
}

func foldMul(op MulOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	switch fold, ok := anyWidth(operands, folding.Total(num.APInt.Mul)); {
	case ok:
		return fold, true
	case folding.IsOne(operands[1]):
		return folding.Value(op.Lhs())
	case folding.IsZero(operands[1]):
		return folding.Attr(operands[1])
	}
	return nil, false
}

// bitwise folds an operation on bits.
func bitwise(f func(x, y num.APInt) num.APInt) ir.Folder {
	return func(_ *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		return anyWidth(operands, folding.Total(f))
	}
}

// quotient returns the fold of a division that rounds with f. It does not fold a division by zero.
func quotient(f func(x, y num.APInt) num.APInt) ir.Folder {
	return bothWidths(func(x, y num.APInt) (num.APInt, bool) {
		if y.IsZero() {
			return x, false
		}
		return f(x, y), true
	})
}

func ceilUnsigned(x, y num.APInt) num.APInt {
	q := x.UDiv(y)
	if !x.URem(y).IsZero() {
		q = q.Add(num.NewAPInt(x.Width(), 1))
	}
	return q
}

// ceilSigned and floorSigned round the quotient up or down.
func ceilSigned(x, y num.APInt) num.APInt {
	return num.APIntFromBig(x.Width(), new(big.Int).Neg(floor(new(big.Int).Neg(x.SignedBig()), y.SignedBig())))
}

func floorSigned(x, y num.APInt) num.APInt {
	return num.APIntFromBig(x.Width(), floor(x.SignedBig(), y.SignedBig()))
}

// floor returns the quotient rounded down.
func floor(x, y *big.Int) *big.Int {
	q, r := new(big.Int).QuoRem(x, y, new(big.Int))
	if r.Sign() != 0 && r.Sign() != y.Sign() {
		q.Sub(q, big.NewInt(1))
	}
	return q
}

// shift is a shift by less than 32 bits.
func shift(f func(x num.APInt, n uint) num.APInt) func(x, y num.APInt) (num.APInt, bool) {
	return func(x, y num.APInt) (num.APInt, bool) {
		n, ok := y.Uint64()
		if !ok || n >= 32 {
			return x, false
		}
		return f(x, uint(n)), true
	}
}

func foldShl(_ *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	return anyWidth(operands, shift(num.APInt.Shl))
}

// choose folds to the first number if keep holds for its order, to the second otherwise.
func choose(compare func(x, y num.APInt) int, keep func(order int) bool) ir.Folder {
	return bothWidths(func(x, y num.APInt) (num.APInt, bool) {
		if keep(compare(x, y)) {
			return x, true
		}
		return y, true
	})
}

// foldCast folds casts and castu, whose result must not depend on the width either.
func foldCast(extend func(x num.APInt, width int) num.APInt) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		a, ok := operands[0].(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		t := op.Result(0).Type()
		x, w := a.Value, 64
		if i, ok := t.(*ir.IntegerType); ok {
			w = int(i.Width)
			if w > 32 && !extend(extend(x.Trunc(32), 64), w).Equal(extend(x, w)) {
				return nil, false
			}
		}
		return folding.Attr(t.Context().IntegerAttr(t, extend(x, w)))
	}
}

// foldConstant returns the value: it is how drivers know a constant.
func foldConstant(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return folding.Attr(ConstantOp{op}.ValueAttr()) // or that of index.bool.constant
}

// materialize creates a constant operation for the result of a fold.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	v, ok := value.(*ir.IntegerAttr)
	switch {
	case !ok || v.Type() != t:
	case ir.IsIndex(t):
		return folding.Constant(b, ConstantOpName, value, t)
	case t == ir.Type(t.Context().I1()):
		return folding.Constant(b, BoolConstantOpName, value, t)
	}
	return nil
}
