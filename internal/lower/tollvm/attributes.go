package tollvm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// fastMath returns the flags of the llvm dialect, which have another order: reassoc, the
// first one of arith, is the last.
func fastMath(a ir.Attribute) ir.Attribute {
	return fastMathBits(a.Context(), fastMathOf(typed.Enum[uint64](a)))
}

// reassociation is the flag of the llvm dialect that lets arithmetic be done in another order.
const reassociation = 1 << 6

// fastMathOf returns the flags of the llvm dialect for those of arith.
func fastMathOf(flags uint64) uint64 { return flags>>1 | flags&1<<6 }

// fastMathBits returns the attribute for flags of the llvm dialect.
func fastMathBits(ctx *ir.Context, flags uint64) ir.Attribute {
	to, err := ctx.NewAttr("llvm.fastmath", ir.Params{"value": flags})
	if err != nil {
		panic(err) // both dialects have the same flags
	}
	return to
}

// enumBits returns the value of an enumeration attribute as an i32.
func enumBits(a ir.Attribute) ir.Attribute {
	return a.Context().Int64Attr(a.Context().I32(), typed.Enum[int64](a))
}
