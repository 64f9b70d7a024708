package rewrite

import "github.com/mica-ir/mica/ir"

// Rules that apply to their own output may make the IR grow much faster than the number of
// rewrites, such as one that doubles the operands of an operation. So the driver also stops
// when the IR is much larger than it was. Rules that expand and unroll stay far below.
const (
	growthFactor = 64
	// minGrowth is a size that any IR may reach.
	minGrowth = 1 << 19
)

// A growth tracks the size of the IR: the number of operations, operands and results.
type growth struct {
	start, size int
}

func sizeOf(op *ir.Operation) int { return 1 + op.NumOperands() + op.NumResults() }

// limited reports whether the IR has grown beyond the limit for rules.
func (g *growth) limited() bool { return g.size > minGrowth && g.size > growthFactor*g.start }
