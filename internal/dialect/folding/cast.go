package folding

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// CastChain folds a cast that keeps all bits, such as a bit cast: to its operand if the types are
// equal, and else to a single cast from the start of a chain of casts.
func CastChain(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	t, in := op.Result(0).Type(), typed.Unary{Operation: op}.Input()
	if in.Type() == t {
		return Value(in)
	}
	before := typed.Unary{Operation: named.DefiningOp(in, op.Name())}
	switch {
	case before.Operation == nil:
		return nil, false
	case before.Input().Type() == t:
		return Value(before.Input())
	}
	op.SetOperand(0, before.Input())
	return InPlace()
}
