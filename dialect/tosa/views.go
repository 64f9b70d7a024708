package tosa

import "github.com/mica-ir/mica/ir"

// accumulatingOp is an operation with an attribute for the type in which it accumulates.
type accumulatingOp struct{ Operation *ir.Operation }

func (op accumulatingOp) AccTypeAttr() ir.Attribute { return op.Operation.Attr("acc_type") }

// blockCastOp is a cast from blocks with scales or to them.
type blockCastOp struct{ Operation *ir.Operation }

func (op blockCastOp) Input() *ir.Value      { return op.Operation.Operand(0) }
func (op blockCastOp) OutputData() *ir.Value { return op.Operation.Result(0) }

// constantOp is a constant, of a tensor or of a shape.
type constantOp struct{ Operation *ir.Operation }

func (op constantOp) ValuesAttr() ir.Attribute { return op.Operation.Attr("values") }

// convOp is one of the convolutions, transposed or not.
type convOp struct{ Operation *ir.Operation }

func (op convOp) Input() *ir.Value    { return op.Operation.Operand(0) }
func (op convOp) Weight() *ir.Value   { return op.Operation.Operand(1) }
func (op convOp) Bias() *ir.Value     { return op.Operation.Operand(2) }
func (op convOp) InputZp() *ir.Value  { return op.Operation.Operand(3) }
func (op convOp) WeightZp() *ir.Value { return op.Operation.Operand(4) }
func (op convOp) Output() *ir.Value   { return op.Operation.Result(0) }

// paddedOp is an operation with padding of its own.
type paddedOp struct{ Operation *ir.Operation }

func (op paddedOp) Input() *ir.Value { return op.Operation.Operand(0) }

// poolOp is one of the poolings.
type poolOp struct{ Operation *ir.Operation }

func (op poolOp) Input() *ir.Value  { return op.Operation.Operand(0) }
func (op poolOp) Output() *ir.Value { return op.Operation.Result(0) }

// reductionOp is an operation that reduces a tensor along an axis.
type reductionOp struct{ Operation *ir.Operation }

func (op reductionOp) Input() *ir.Value  { return op.Operation.Operand(0) }
func (op reductionOp) Output() *ir.Value { return op.Operation.Result(0) }

// variableAccessOp reads a variable or writes it.
type variableAccessOp struct{ Operation *ir.Operation }

func (op variableAccessOp) NameAttr() ir.Attribute { return op.Operation.Attr("name") }
