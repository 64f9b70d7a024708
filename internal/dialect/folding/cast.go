package folding

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// CastChain folds a cast that keeps all bits, such as a bit cast: to its operand if the types are
// equal, and else to a single cast from the start of a chain of casts.
func CastChain(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type()
	if (typed.Unary{Operation: op}).Input().Type() == t {
		return Value(typed.Unary{Operation: op}.Input())
	}
	before := named.DefiningOp(typed.Unary{Operation: op}.Input(), op.Name())
	switch {
	case before == nil:
		return nil, false
	case before.Operand(0).Type() == t:
		return Value(before.Operand(0))
	}
	op.SetOperand(0, before.Operand(0))
	return InPlace()
}
