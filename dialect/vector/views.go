package vector

import "github.com/mica-ir/mica/ir"

// combiningOp combines values by a kind.
type combiningOp struct{ Operation *ir.Operation }

func (op combiningOp) KindAttr() ir.Attribute { return op.Operation.Attr("kind") }

// positionedOp reads or writes at a position.
type positionedOp struct{ Operation *ir.Operation }

func (op positionedOp) StaticPositionAttr() ir.Attribute { return op.Operation.Attr("static_position") }

// transferOperation is a transfer_read or a transfer_write.
type transferOperation struct{ Operation *ir.Operation }

func (op transferOperation) InBoundsAttr() ir.Attribute { return op.Operation.Attr("in_bounds") }
func (op transferOperation) MaskedAttr() ir.Attribute   { return op.Operation.Attr("masked") }
func (op transferOperation) PermutationMapAttr() ir.Attribute {
	return op.Operation.Attr("permutation_map")
}
