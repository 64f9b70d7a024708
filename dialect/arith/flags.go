package arith

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// anyFlags are all overflow flags.
const anyFlags = IntegerOverflowFlagsNsw | IntegerOverflowFlagsNuw

// commonFlags returns the overflow flags that both attributes have, restricted to the given ones.
func commonFlags(x, y ir.Attribute, of IntegerOverflowFlags) (*ir.DefinedAttr, bool) {
	a, ok1 := x.(*ir.DefinedAttr)
	b, ok2 := y.(*ir.DefinedAttr)
	if !ok1 || !ok2 || a.Def != b.Def || len(a.Params) != 1 {
		return nil, false
	}
	p, ok1 := a.Params[0].(ir.EnumValue)
	q, ok2 := b.Params[0].(ir.EnumValue)
	if !ok1 || !ok2 {
		return nil, false
	}
	p.Value &= q.Value & uint64(of)
	return a.Context().DefinedAttr(a.Def, []ir.Param{p}), true
}

// keptFlags returns the flags that hold for a calculation of two constants, or of all elements of
// two. That of indices must not wrap in 32 bits either.
func keptFlags(f func(x, y num.APInt) num.APInt, x, y ir.Attribute) IntegerOverflowFlags {
	t, ok := x.(ir.TypedAttribute)
	if !ok {
		return IntegerOverflowFlagsNone
	}
	_, isIndex := ir.ElementTypeOrSelf(t.Type()).(*ir.IndexType)
	holds := func(extend func(x num.APInt, width int) num.APInt) bool {
		return folding.Binary(t.Type(), x, y, func(x, y num.APInt) (num.APInt, bool) {
			ok := !wraps(f, extend, x, y) && !(isIndex && wraps(f, extend, x.Trunc(32), y.Trunc(32)))
			return f(x, y), ok
		}) != nil
	}
	flags := IntegerOverflowFlagsNone
	if holds(num.APInt.SExt) {
		flags |= IntegerOverflowFlagsNsw
	}
	if holds(num.APInt.ZExt) {
		flags |= IntegerOverflowFlagsNuw
	}
	return flags
}

// wraps reports whether the result of f is another number than that of the operands with twice
// the bits.
func wraps(f func(x, y num.APInt) num.APInt, extend func(x num.APInt, width int) num.APInt, x, y num.APInt) bool {
	wide := 2 * x.Width()
	return !extend(f(x, y), wide).Equal(f(extend(x, wide), extend(y, wide)))
}
