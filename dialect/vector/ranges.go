package vector

import (
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// inferRanges infers the range of the elements of a vector.
func inferRanges(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
	switch op.Name() {
	case BroadcastOpName, ExtractOpName, ShapeCastOpName, TransposeOpName:
		set(op.Result(0), operands[0])
	case InsertOpName:
		set(op.Result(0), operands[0].Union(operands[1]))
	case StepOpName:
		if t := resultType(op); t != nil && !t.IsScalable() {
			set(op.Result(0), intrange.IndexRange(0, uint64(t.Shape()[0]-1)))
		}
	}
}
