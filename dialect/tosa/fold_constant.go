package tosa

import (
	"math"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// splatOf returns a constant whose elements all are one number; nil for any other.
func splatOf(a ir.Attribute) *ir.DenseElementsAttr {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok || !d.IsSplat() || len(d.Raw) == 0 {
		return nil
	}
	switch d.ElementType().(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
		return d
	}
	return nil
}

// isSplatZero reports whether a is a splat of zero, of either sign.
func isSplatZero(a ir.Attribute) bool {
	d := splatOf(a)
	switch {
	case d == nil:
		return false
	case isFloat(d.ElementType()):
		return d.Float(0).IsZero()
	}
	return d.Int(0).IsZero()
}

// isSplatOne reports whether a is a splat of one, which for integers is shifted to the left.
func isSplatOne(a ir.Attribute, shift int) bool {
	d := splatOf(a)
	switch {
	case d == nil:
		return false
	case isFloat(d.ElementType()):
		return d.Float(0).Float64() == 1
	}
	v, ok := d.Int(0).Int64()
	return ok && v == int64(1)<<shift
}

func isFloat(t ir.Type) bool {
	_, ok := t.(*ir.FloatType)
	return ok
}

func isUnsigned(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Signedness == ir.Unsigned
}

// isNumber reports whether constants have elements of a type.
func isNumber(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
		return true
	}
	return false
}

// ranked returns the type of a value, nil if it has no rank.
func ranked(v *ir.Value) *ir.RankedTensorType {
	t, _ := v.Type().(*ir.RankedTensorType)
	return t
}

// splat returns the constant of a type whose elements all have the given bits; nil if the
// shape of the type is not static or its elements are others.
func splat(t *ir.RankedTensorType, bits num.APInt) ir.Attribute {
	if t == nil || !ir.HasStaticShape(t) || !isNumber(t.Element) {
		return nil
	}
	if w, ok := ir.IntOrFloatWidth(t.Element); ok && w != bits.Width() {
		return nil
	}
	return t.Context().DenseElementsAttr(t, ir.AppendElement(nil, bits))
}

// A binary folds two numbers to the bits of the result.
type binary struct {
	ints   func(x, y num.APInt, unsigned bool) (num.APInt, bool)
	floats func(x, y num.APFloat) num.APInt
}

// fold folds two splats to one of type t.
func (f binary) fold(t *ir.RankedTensorType, x, y ir.Attribute) ir.Attribute {
	a, b := splatOf(x), splatOf(y)
	if a == nil || b == nil || a.ElementType() != b.ElementType() {
		return nil
	}
	e := a.ElementType()
	if isFloat(e) {
		return splat(t, f.floats(a.Float(0), b.Float(0)))
	}
	if bits, ok := f.ints(a.Int(0), b.Int(0), isUnsigned(e)); ok {
		return splat(t, bits)
	}
	return nil
}

var (
	sum = binary{
		ints:   func(x, y num.APInt, _ bool) (num.APInt, bool) { return x.Add(y), true },
		floats: func(x, y num.APFloat) num.APInt { return x.Add(y).Bits() },
	}
	difference = binary{
		ints:   func(x, y num.APInt, _ bool) (num.APInt, bool) { return x.Sub(y), true },
		floats: func(x, y num.APFloat) num.APInt { return x.Sub(y).Bits() },
	}

	greater      = comparison(func(order int) bool { return order > 0 })
	greaterEqual = comparison(func(order int) bool { return order >= 0 })
	equal        = comparison(func(order int) bool { return order == 0 })
)

// comparison compares numbers by their order; a NaN has none.
func comparison(is func(order int) bool) binary {
	bit := func(b bool) num.APInt {
		if b {
			return num.NewAPInt(1, 1)
		}
		return num.NewAPInt(1, 0)
	}
	return binary{
		ints: func(x, y num.APInt, unsigned bool) (num.APInt, bool) {
			if unsigned {
				return bit(is(x.CmpU(y))), true
			}
			return bit(is(x.CmpS(y))), true
		},
		floats: func(x, y num.APFloat) num.APInt {
			order, ordered := x.Cmp(y)
			return bit(ordered && is(order))
		},
	}
}

// elementwise returns the types of two operands and the result; false if one has no rank or
// elements that constants do not have.
func elementwise(op typed.Binary) (x, y, out *ir.RankedTensorType, ok bool) {
	x, y, out = ranked(op.Lhs()), ranked(op.Rhs()), ranked(op.Operation.Result(0))
	if x == nil || y == nil || out == nil || !isNumber(x.Element) || !isNumber(y.Element) {
		return nil, nil, nil, false
	}
	return x, y, out, true
}

func foldAdd(op AddOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y, out, ok := elementwise(typed.Binary{Operation: op.Operation})
	switch {
	case !ok:
		return nil, false
	case x == out && isSplatZero(operands[1]):
		return folding.Value(op.Input1())
	case y == out && isSplatZero(operands[0]):
		return folding.Value(op.Input2())
	}
	return folding.Attr(sum.fold(out, operands[0], operands[1]))
}

func foldSub(op SubOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, _, out, ok := elementwise(typed.Binary{Operation: op.Operation})
	switch {
	case !ok:
		return nil, false
	case x == out && isSplatZero(operands[1]):
		return folding.Value(op.Input1())
	}
	return folding.Attr(difference.fold(out, operands[0], operands[1]))
}

func foldIntDiv(op IntDivOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y, out, ok := elementwise(typed.Binary{Operation: op.Operation})
	if !ok || x != y {
		return nil, false
	}
	if x == out && isSplatZero(operands[0]) {
		return folding.Attr(operands[0])
	}
	if x == out && isSplatOne(operands[1], 0) {
		return folding.Value(op.Input1())
	}
	quotient := binary{ints: func(x, y num.APInt, unsigned bool) (num.APInt, bool) {
		switch {
		case y.IsZero():
			return y, false
		case unsigned:
			return x.UDiv(y), true
		}
		return x.SDiv(y), !(y.IsAllOnes() && x.Equal(num.SignedMin(x.Width())))
	}}
	return folding.Attr(quotient.fold(out, operands[0], operands[1]))
}

func foldMul(op MulOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	_, _, out, ok := elementwise(typed.Binary(op))
	if !ok {
		return nil, false
	}
	shift := 0
	if isInteger(out.Element, 32) {
		d, ok := operands[2].(*ir.DenseElementsAttr)
		if !ok || d.NumElements() == 0 || len(d.Raw) == 0 {
			return nil, false
		}
		n, _ := d.Int(0).Int64()
		if shift = int(n); shift < 0 || shift > 63 {
			return nil, false
		}
	}
	for i, other := range []*ir.Value{op.Input2(), op.Input1()} {
		switch {
		case other.Type() != ir.Type(out):
		case isSplatZero(operands[i]) && ir.HasStaticShape(out):
			return folding.Attr(folding.ReshapedSplat(operands[i], out))
		case isSplatOne(operands[i], shift):
			return folding.Value(other)
		}
	}
	width, _ := ir.IntOrFloatWidth(out.Element)
	product := binary{
		ints:   func(x, y num.APInt, _ bool) (num.APInt, bool) { return shiftedProduct(x, y, shift, width) },
		floats: func(x, y num.APFloat) num.APInt { return x.Mul(y).Bits() },
	}
	return folding.Attr(product.fold(out, operands[0], operands[1]))
}

// shiftedProduct returns a product that is shifted to the right and rounded; such a one
// must fit 32 bits.
func shiftedProduct(x, y num.APInt, shift, width int) (num.APInt, bool) {
	if x.Width() > 64 {
		return x, false
	}
	p := x.SExt(64).Mul(y.SExt(64))
	if shift > 0 {
		p = p.Add(num.NewAPInt(64, int64(1)<<(shift-1))).AShr(uint(shift))
		if v, _ := p.Int64(); v < math.MinInt32 || v > math.MaxInt32 {
			return x, false
		}
	}
	return p.Trunc(width), true
}

// foldComparison folds a comparison of two splats.
func foldComparison(f binary) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		return folding.Attr(f.fold(ranked(op.Result(0)), operands[0], operands[1]))
	}
}

// foldEqual also folds the comparison of integers with themselves; of floating-point numbers
// one may be a NaN.
func foldEqual(op EqualOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	_, ints := element(op.Input1()).(*ir.IntegerType)
	if ints && op.Input1() == op.Input2() {
		if a := splat(ranked(op.Output()), num.NewAPInt(1, 1)); a != nil {
			return folding.Attr(a)
		}
	}
	return foldComparison(equal)(op.Operation, operands)
}

func foldReciprocal(op ReciprocalOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	d := splatOf(operands[0])
	if d == nil || !isFloat(d.ElementType()) {
		return nil, false
	}
	x := d.Float(0)
	return folding.Attr(splat(ranked(op.Input1()), num.NewAPFloat(x.Kind(), 1).Div(x).Bits()))
}

func foldCast(op CastOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Input().Type() == op.Output().Type() {
		return folding.Value(op.Input())
	}
	d, t := splatOf(operands[0]), ranked(op.Output())
	if d == nil || t == nil {
		return nil, false
	}
	bits, ok := castElement(d, t.Element)
	if !ok {
		return nil, false
	}
	return folding.Attr(splat(t, bits))
}

// castElement returns the bits of the number of a splat as one of another type.
func castElement(d *ir.DenseElementsAttr, to ir.Type) (num.APInt, bool) {
	from := d.ElementType()
	if _, index := from.(*ir.IndexType); index {
		return num.APInt{}, false
	}
	switch to := to.(type) {
	case *ir.FloatType:
		if isFloat(from) {
			v, _ := d.Float(0).Convert(to.Kind)
			return v.Bits(), true
		}
		return num.APFloatFromInt(to.Kind, d.Int(0), !isUnsigned(from)).Bits(), true
	case *ir.IntegerType:
		if isFloat(from) {
			return nearest(d.Float(0), to.Width, !isUnsigned(to)), true
		}
		return resized(d.Int(0), isUnsigned(from), to.Width), true
	}
	return num.APInt{}, false
}

// nearest rounds a number to an integer, to the nearest one that the width has. That of a NaN
// is zero.
func nearest(x num.APFloat, width int, signed bool) num.APInt {
	v, ok := x.RoundToIntegral(num.ToNearestEven).Int(width, signed)
	switch {
	case ok:
		return v
	case x.IsNaN():
		return num.NewAPInt(width, 0)
	case signed && x.IsNegative():
		return num.SignedMin(width)
	case signed:
		return num.SignedMax(width)
	case x.IsNegative():
		return num.NewAPInt(width, 0)
	}
	return num.UnsignedMax(width)
}

// resized converts an integer; one of a single bit is a boolean.
func resized(x num.APInt, unsigned bool, width int) num.APInt {
	switch {
	case width == 1 && !x.IsZero():
		return num.NewAPInt(1, 1)
	case width <= x.Width():
		return x.Trunc(width)
	case unsigned || x.Width() == 1:
		return x.ZExt(width)
	}
	return x.SExt(width)
}
