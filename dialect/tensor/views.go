package tensor

import "github.com/mica-ir/mica/ir"

// insertionOp inserts a tensor into a slice of another one, in parallel with others or not.
type insertionOp struct{ Operation *ir.Operation }

func (op insertionOp) Source() *ir.Value { return op.Operation.Operand(0) }
func (op insertionOp) Dest() *ir.Value   { return op.Operation.Operand(1) }
