package asm

import "github.com/mica-ir/mica/ir"

// ValueNames are the names of values in printed IR. They are computed once, so the IR must
// not change.
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

// NewLocalValueNames returns the names in op, which is isolated from above, as a text with LocalScope has them.
func NewLocalValueNames(op *ir.Operation) *ValueNames {
	p := newOpPrinter(nil, Options{AssumeVerified: true, LocalScope: true})
	p.names.numberFrom(op, true)
	return &ValueNames{p.names}
}

// Value returns the name of a value as an operand: %0, %a#1.
func (n *ValueNames) Value(v *ir.Value) string { return string(n.names.appendValue(nil, v, true)) }
