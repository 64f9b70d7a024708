package linalg

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// fillOp fills its output with a value.
type fillOp struct{ Operation *ir.Operation }

func (op fillOp) Value() *ir.Value  { return op.Operation.Operand(0) }
func (op fillOp) Output() *ir.Value { return op.Operation.Operand(1) }

// identityOp may copy its input to its output without a change.
type identityOp struct{ Operation *ir.Operation }

func (op identityOp) Input() *ir.Value  { return op.Operation.Operand(0) }
func (op identityOp) Output() *ir.Value { return op.Operation.Operand(1) }

// mappedOp may have indexing maps of its own.
type mappedOp struct{ Operation *ir.Operation }

func (op mappedOp) IndexingMapsAttr() ir.Attribute { return op.Operation.Attr("indexing_maps") }

// relayoutOp is a pack or an unpack.
type relayoutOp struct{ Operation *ir.Operation }

func (op relayoutOp) Source() *ir.Value { return op.Operation.Operand(0) }
func (op relayoutOp) Dest() *ir.Value   { return op.Operation.Operand(1) }

// structuredOp is a structured operation of the dialect.
type structuredOp struct{ Operation *ir.Operation }

func (op structuredOp) Inputs() typed.Operands  { return op.Operation.OperandGroup(0) }
func (op structuredOp) Outputs() typed.Operands { return op.Operation.OperandGroup(1) }

// windowedOp reads any structured operation; the attributes are those of convolutions and poolings.
type windowedOp = Conv1DNcwFcwOp

// winogradOp is one of the transformations of Winograd's convolution.
type winogradOp struct{ Operation *ir.Operation }

func (op winogradOp) Dest() *ir.Value       { return op.Operation.Operand(1) }
func (op winogradOp) FmrAttr() ir.Attribute { return op.Operation.Attr("fmr") }
