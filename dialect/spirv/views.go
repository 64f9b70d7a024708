package spirv

import "github.com/mica-ir/mica/ir"

// atomicOp changes memory atomically.
type atomicOp struct{ Operation *ir.Operation }

func (op atomicOp) Pointer() *ir.Value { return op.Operation.Operand(0) }

// compositeConstantOp is a specialization constant of several others.
type compositeConstantOp struct{ Operation *ir.Operation }

func (op compositeConstantOp) ConstituentsAttr() ir.Attribute {
	return op.Operation.Attr("constituents")
}
func (op compositeConstantOp) ConstituentAttr() ir.Attribute { return op.Operation.Attr("constituent") }

// dotProductOp is one of the dot products.
type dotProductOp struct{ Operation *ir.Operation }

func (op dotProductOp) FormatAttr() ir.Attribute { return op.Operation.Attr("format") }

// dynamicOp accesses a vector at an index that is a value.
type dynamicOp struct{ Operation *ir.Operation }

func (op dynamicOp) Vector() *ir.Value { return op.Operation.Operand(0) }

// entryOp is an entry point.
type entryOp struct{ Operation *ir.Operation }

func (op entryOp) FnAttr() ir.Attribute        { return op.Operation.Attr("fn") }
func (op entryOp) InterfaceAttr() ir.Attribute { return op.Operation.Attr("interface") }

// groupOp is an operation on the values of a group of invocations.
type groupOp struct{ Operation *ir.Operation }

func (op groupOp) Value() *ir.Value { return op.Operation.Operand(1) }

// imageOp has image operands.
type imageOp struct{ Operation *ir.Operation }

func (op imageOp) ImageOperandsAttr() ir.Attribute { return op.Operation.Attr("image_operands") }

// memoryOp has a memory operand.
type memoryOp struct{ Operation *ir.Operation }

func (op memoryOp) AlignmentAttr() ir.Attribute     { return op.Operation.Attr("alignment") }
func (op memoryOp) MemoryOperandAttr() ir.Attribute { return op.Operation.Attr("memory_operand") }

// storingOp stores a value through a pointer.
type storingOp struct{ Operation *ir.Operation }

func (op storingOp) Value() *ir.Value { return op.Operation.Operand(1) }
