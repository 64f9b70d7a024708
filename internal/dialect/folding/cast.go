package folding

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// CastChain folds a cast that keeps all bits, such as a bit cast: to its operand if the types are
// equal, and else to a single cast from the start of a chain of casts.
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
