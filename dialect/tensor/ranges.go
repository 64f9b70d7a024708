package tensor

import (
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// dimRange is the range of a dimension.
func dimRange(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
	r := op.Result(0)
	set(r, intrange.Dim(op.Operand(0).Type(), operands[1], intrange.Width(r.Type())))
}
