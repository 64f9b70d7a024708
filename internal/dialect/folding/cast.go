package folding

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// CastChain is the fold of a cast that keeps all bits, such as a bit cast: to its operand if
// that has its type, and else to one cast of what a chain of casts begins with.
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
