package loweraffine

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// combiners are the operations that combine the values yielded by the iterations of a parallel
// loop, indexed by AtomicRMWKind. Kinds that affine.parallel does not support are empty.
var combiners = [...]string{"arith.addf", "arith.addi", "arith.andi", "", "arith.maximumf", "", "arith.maxsi", "arith.maxui", "arith.minimumf", "",
	"arith.minsi", "arith.minui", "arith.mulf", "arith.muli", "arith.ori"}

// combiner returns the operation of a kind, or "".
func combiner(kind ir.Attribute) string {
	i := kind.(*ir.IntegerAttr).Int64()
	if i < 0 || i >= int64(len(combiners)) {
		return ""
	}
	return combiners[i]
}

// identity returns the neutral value of a combiner for a type, or nil.
func identity(ctx *ir.Context, op string, t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.FloatType:
		switch op {
		case "arith.addf":
			return ctx.FloatAttr(t, t.Kind.Zero())
		case "arith.mulf":
			return ctx.FloatAttr(t, num.NewAPFloat(t.Kind, 1))
		case "arith.maximumf":
			return ctx.FloatAttr(t, t.Kind.Infinity(true))
		case "arith.minimumf":
			return ctx.FloatAttr(t, t.Kind.Infinity(false))
		}
	case *ir.IntegerType:
		switch op {
		case "arith.addi", "arith.ori", "arith.maxui":
			return ctx.Int64Attr(t, 0)
		case "arith.muli":
			return ctx.Int64Attr(t, 1)
		case "arith.andi", "arith.minui":
			return ctx.IntegerAttr(t, num.NewAPInt(t.Width, -1))
		case "arith.maxsi":
			return ctx.IntegerAttr(t, num.SignedMin(t.Width))
		case "arith.minsi":
			return ctx.IntegerAttr(t, num.SignedMax(t.Width))
		}
	}
	return nil
}
