package asm

import "github.com/mica-ir/mica/ir"

// ValueNames are the names of values and blocks in IR as it is printed. They are found once:
// the IR must not change.
type ValueNames struct{ names *nameState }

// NewValueNames returns the names in the outermost operation around op.
func NewValueNames(op *ir.Operation) *ValueNames {
	for op.ParentOp() != nil {
		op = op.ParentOp()
	}
	p := newOpPrinter(nil, Options{AssumeVerified: true})
	p.names.numberFrom(op, true)
	return &ValueNames{p.names}
}

// Value returns the name of a value as an operand: %0, %a#1.
func (n *ValueNames) Value(v *ir.Value) string { return string(n.names.appendValue(nil, v, true)) }

// Block returns the name of a block: ^bb1.
func (n *ValueNames) Block(b *ir.Block) string { return string(n.names.appendBlock(nil, b)) }
