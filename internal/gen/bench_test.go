package gen

import (
	"testing"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
)

// addition returns a context, a builder in a block and an addition that it has built.
func addition(t testing.TB) (*ir.Builder, arith.AddIOp) {
	ctx, _, _ := wrappedContext()
	block := ir.NewBlock()
	block.AddArgument(ctx.I32(), ctx.UnknownLoc())
	block.AddArgument(ctx.I32(), ctx.UnknownLoc())
	b := ir.NewBuilderAtEnd(ctx, block)
	return b, arith.NewAddI(b, block.Argument(0), block.Argument(1), arith.AddIOptions{OverflowFlags: arith.IntegerOverflowFlagsNsw})
}

// TestAllocations bounds the allocations of generated code: a builder allocates the operation,
// its description and the list of inferred types.
func TestAllocations(t *testing.T) {
	b, op := addition(t)
	x, y := op.Lhs(), op.Rhs()
	if n := testing.AllocsPerRun(100, func() { arith.NewAddI(b, x, y).Operation.Erase() }); n > 3 {
		t.Errorf("a builder allocates %v times", n)
	}
	flags := arith.IntegerOverflowFlagsNone
	if n := testing.AllocsPerRun(100, func() { x, flags = op.Rhs(), op.OverflowFlags() }); n > 0 {
		t.Errorf("accessors allocate %v times", n)
	}
	if x != y || flags != arith.IntegerOverflowFlagsNsw {
		t.Errorf("the accessors return %v and %v", x, flags)
	}
}

func BenchmarkBuild(b *testing.B) {
	at, op := addition(b)
	x, y := op.Lhs(), op.Rhs()
	b.ReportAllocs()
	for b.Loop() {
		arith.NewAddI(at, x, y).Operation.Erase()
	}
}

func BenchmarkAccessors(b *testing.B) {
	_, op := addition(b)
	b.Run("operand", func(b *testing.B) {
		for b.Loop() {
			op.Rhs()
		}
	})
	b.Run("enum", func(b *testing.B) {
		for b.Loop() {
			op.OverflowFlags()
		}
	})
}
