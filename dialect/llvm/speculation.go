package llvm

import (
	"github.com/mica-ir/mica/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// dividesUnsigned reports whether the divisor is a constant by which any number can be divided.
func dividesUnsigned(op *ir.Operation) bool {
	return folding.Int(ir.ConstantValue(op.Operand(1).DefiningOp()), func(v num.APInt) bool { return !v.IsZero() })
}

// dividesSigned is [dividesUnsigned] for signed numbers, of which the least cannot be divided by
// -1.
func dividesSigned(op *ir.Operation) bool {
	return folding.Int(ir.ConstantValue(op.Operand(1).DefiningOp()), func(v num.APInt) bool { return !v.IsZero() && !v.IsAllOnes() })
}
