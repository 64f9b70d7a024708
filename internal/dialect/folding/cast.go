package folding

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// CastChain is the fold of a cast that keeps all bits, such as a bit cast: to its operand if
// that has its type, and else to one cast of what a chain of casts begins with.
func CastChain(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type()
	if op.Operand(0).Type() == t {
		return Value(op.Operand(0))
	}
	before := named.DefiningOp(op.Operand(0), op.Name())
	switch {
	case before == nil:
		return nil, false
	case before.Operand(0).Type() == t:
		return Value(before.Operand(0))
	}
	op.SetOperand(0, before.Operand(0))
	return InPlace()
}
