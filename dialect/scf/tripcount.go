package scf

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A tripCount is how often a loop is executed, as far as simplifications need it.
type tripCount uint8

const (
	unknownTrips tripCount = iota
	noTrip
	oneTrip
	manyTrips
)

// tripsOf returns the number of iterations from a lower bound to an upper bound. A step that
// is not positive as a signed number makes none, as in MLIR, even if the loop is unsigned. MLIR
// does not compare a number in the operation with a value, because their types differ.
func tripsOf(lower, upper, step viewlike.Index, unsigned bool) tripCount {
	if lower == upper {
		return noTrip
	}
	if (lower.Value == nil) != (upper.Value == nil) {
		return unknownTrips
	}
	by, fixed := constant(step, 64)
	if fixed && (by.IsZero() || by.IsNegative()) {
		return noTrip
	}
	diff, ok := difference(lower, upper, unsigned)
	switch {
	case !ok:
		return unknownTrips
	case diff.IsZero():
		return noTrip
	case !fixed:
		return unknownTrips
	case diff.CmpU(by) <= 0:
		return oneTrip
	}
	return manyTrips
}

// difference returns the upper bound minus the lower one as an unsigned number, zero if the lower
// one is not less. Both are constants, or the upper one is a sum of the lower one and a constant.
func difference(lower, upper viewlike.Index, unsigned bool) (num.APInt, bool) {
	x, ok1 := constant(lower, 64)
	y, ok2 := constant(upper, 64)
	switch {
	case ok1 && ok2:
		if unsigned && x.CmpU(y) >= 0 || !unsigned && x.CmpS(y) >= 0 {
			return num.NewAPInt(x.Width(), 0), true
		}
		return y.Sub(x), true
	case ok1 || ok2 || lower.Value == nil:
		return x, false
	}
	add := upper.Value.DefiningOp()
	if !named.Is(add, arith.AddIOpName) || (arith.AddIOp{Operation: add}).Lhs() != lower.Value {
		return x, false
	}
	const signedWrap, unsignedWrap = 1, 2
	wanted := uint64(signedWrap)
	if unsigned {
		wanted = unsignedWrap
	}
	if v, ok := named.EnumOf(arith.AddIOp{Operation: add}.OverflowFlagsAttr()); !ok || v.Value&wanted == 0 {
		return x, false
	}
	added, ok := constant(viewlike.Index{Value: arith.AddIOp{Operation: add}.Rhs()}, 64)
	if ok && !unsigned && added.IsNegative() {
		return num.NewAPInt(added.Width(), 0), true
	}
	return added, ok
}

// constant returns the number that a bound is known to be; width is that of a number without
// a type.
func constant(x viewlike.Index, width int) (num.APInt, bool) {
	if x.Value == nil {
		return num.NewAPInt(width, x.Int), true
	}
	a, ok := ir.ConstantValue(x.Value.DefiningOp()).(*ir.IntegerAttr)
	if !ok {
		return num.APInt{}, false
	}
	return a.Value, true
}
