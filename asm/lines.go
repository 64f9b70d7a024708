package asm

import "github.com/mica-ir/mica/ir"

// Lines prints operations one by one, with the names that values have when the operation that
// contains them is printed. They keep these names when the IR is changed.
type Lines struct{ p *OpPrinter }

// NewLines returns the Lines of the operations in root.
func NewLines(root *ir.Operation, opts Options) *Lines {
	opts.LocalScope = true // aliases would have to be printed before
	p := newOpPrinter(nil, opts)
	p.names.numberFrom(root, true)
	p.useAliases(root)
	return &Lines{p}
}

// String returns an operation as text.
func (l *Lines) String(op *ir.Operation) string {
	l.p.Buf = l.p.Buf[:0]
	l.p.fullOp(op)
	if l.p.opts.DebugInfo {
		l.p.trailingLocation(op.Location())
	}
	return string(l.p.Buf)
}
