package memref

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// dmaSyntax is the form of a transfer:
//
//	dma ::= indexed `,` indexed `,` count `,` indexed (`,` stride `,` count)? dictionary? `:` type `,` type `,` type
//
// with the source, the destination and the tag as indexed memrefs.
type dmaSyntax struct{}

func (dmaSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	var memrefs [3]asm.UnresolvedOperand
	var indices [3][]asm.UnresolvedOperand
	var count asm.UnresolvedOperand
	var ok bool
	for i := range memrefs {
		if i > 0 && !p.Punct(asm.Comma) {
			return false
		}
		if i == 2 {
			if count, ok = p.ParseOperand(); !ok || !p.Punct(asm.Comma) {
				return false
			}
		}
		if memrefs[i], ok = p.ParseOperand(); !ok {
			return false
		}
		if indices[i], ok = p.ParseOperandList(asm.Squares, nil); !ok {
			return false
		}
	}
	var strides []asm.UnresolvedOperand
	for p.OptionalPunct(asm.Comma) {
		o, ok := p.ParseOperand()
		if !ok {
			return false
		}
		strides = append(strides, o)
	}
	if n := len(strides); n != 0 && n != 2 {
		return p.Errorf(p.NamePos(), "expected two stride related operands")
	}
	ts, ok := p.ParseColonTypeList(nil)
	if !ok {
		return false
	}
	if len(ts) != 3 {
		return p.Errorf(p.NamePos(), "fewer/more types expected")
	}
	index := p.Context().IndexType()
	for i := range memrefs {
		if i == 2 && !p.ResolveOperand(s, count, index) {
			return false
		}
		if !p.ResolveOperand(s, memrefs[i], ts[i]) || !p.ResolveOperands(s, indices[i], index) {
			return false
		}
	}
	return p.ResolveOperands(s, strides, index)
}

// dmaParts returns where the source, the destination, the number of elements,
// the tag and the strides stand among the operands; ok is false for operands
// that are too few or of other types.
func dmaParts(op *ir.Operation) (at [5]int, ok bool) {
	n := 0
	for i := range at {
		at[i] = n
		if i == 4 {
			return at, true
		}
		if n >= op.NumOperands() {
			return at, false
		}
		if i == 2 {
			n++
			continue
		}
		t := operandType(op, n)
		if t == nil {
			return at, false
		}
		n += 1 + len(t.Shape())
	}
	return at, true
}

func (dmaSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	at, ok := dmaParts(op)
	if !ok || at[4] > op.NumOperands() {
		return
	}
	os := op.OpOperands()
	p.Byte(' ')
	printIndexed(p, op.Operand(at[0]), os[at[0]+1:at[1]])
	p.Text(", ")
	printIndexed(p, op.Operand(at[1]), os[at[1]+1:at[2]])
	p.Text(", ")
	p.Operand(op.Operand(at[2]))
	p.Text(", ")
	printIndexed(p, op.Operand(at[3]), os[at[3]+1:at[4]])
	for i := at[4]; i < len(os); i++ {
		p.Text(", ")
		p.Operand(os[i].Value())
	}
	p.AttrDict(op.AllAttrs())
	for i, k := range [...]int{at[0], at[1], at[3]} {
		p.Text([...]string{" : ", ", ", ", "}[i])
		p.Type(op.Operand(k).Type())
	}
}

func verifyDMA(op *ir.Operation, d *diag.List) bool {
	n := op.NumOperands()
	if n < 4 {
		op.EmitOpError(d, "expected at least 4 operands")
		return false
	}
	need, at := 4, 0
	for i, name := range [...]string{"source", "destination", "tag"} {
		if i == 2 {
			if !allIndex(op, at, at+1) {
				op.EmitOpError(d, "expected num elements to be of index type")
				return false
			}
			at++
		}
		t := operandType(op, at)
		if t == nil {
			op.EmitOpError(d, "expected %s to be of memref type", name)
			return false
		}
		rank := len(t.Shape())
		if need += rank; n < need {
			op.EmitOpError(d, "expected at least %d operands", need)
			return false
		}
		if !allIndex(op, at+1, at+1+rank) {
			op.EmitOpError(d, "expected %s indices to be of index type", name)
			return false
		}
		at += 1 + rank
	}
	if n != need && n != need+2 {
		op.EmitOpError(d, "incorrect number of operands")
		return false
	}
	if !allIndex(op, at, n) {
		op.EmitOpError(d, "expected stride and num elements per stride to be of type index")
		return false
	}
	return true
}

// allIndex reports whether a range of operands is of type index.
func allIndex(op *ir.Operation, from, to int) bool {
	for i := from; i < to; i++ {
		if _, ok := op.Operand(i).Type().(*ir.IndexType); !ok {
			return false
		}
	}
	return true
}

func verifyDMAWait(op *ir.Operation, d *diag.List) bool {
	if want, n := len(operandType(op, 0).Shape()), len(op.OperandGroup(1)); n != want {
		op.EmitOpError(d, "expected tagIndices to have the same number of elements as the tagMemRef rank, expected %d, but got %d", want, n)
		return false
	}
	return true
}
