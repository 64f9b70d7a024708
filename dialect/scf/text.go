package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// segments adds the sizes of operand groups to an operation that is parsed.
func segments(p *asm.OpParser, s *ir.OperationState, sizes ...int) {
	ns := make([]int32, len(sizes))
	for i, n := range sizes {
		ns[i] = int32(n)
	}
	s.AddAttribute(ir.OperandSegments, p.Context().DenseI32Array(ns))
}

// ensureTerminator ends a region with an operation without operands if nothing
// ends it.
func ensureTerminator(p *asm.OpParser, s *ir.OperationState, r *ir.Region, name string) {
	asm.EnsureTerminator(r, p.Context().OpDef(name), s.Location())
}

// printInits writes `prefix(%argument = %init, ...)` if there is any.
func printInits(p *asm.OpPrinter, prefix string, args []*ir.Value, inits []ir.Operand) {
	if len(inits) == 0 {
		return
	}
	p.Text(prefix).Byte('(')
	for i := range inits {
		p.Comma(i)
		if i < len(args) {
			p.Operand(args[i])
		}
		p.Text(" = ").Operand(inits[i].Value())
	}
	p.Byte(')')
}

// printResults writes `-> (types)`.
func printResults(p *asm.OpPrinter, op *ir.Operation) {
	p.Text("-> (").ResultTypes(op.OpResults()).Byte(')')
}

// shown is the options of a region whose arguments have been written.
func shown(terminators bool) asm.RegionOptions {
	return asm.RegionOptions{NoEntryArgs: true, NoTerminators: !terminators}
}
