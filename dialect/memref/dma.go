package memref

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// dmaSyntax is the form of a transfer:
//
//	dma ::= indexed `,` indexed `,` count `,` indexed strides? dictionary? `:` type `,` type `,` type
//	strides ::= `,` (stride `,` count)?
//
// with the source, the destination and the tag as indexed memrefs.
type dmaSyntax struct{}

func (dmaSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var memrefs [3]asm.UnresolvedOperand
	var indices [3][]asm.UnresolvedOperand
	var count asm.UnresolvedOperand
	for i := range memrefs {
		if i > 0 {
			p.Punct(asm.Comma)
		}
		if i == 2 {
			count = p.ParseOperand()
			p.Punct(asm.Comma)
		}
		memrefs[i] = p.ParseOperand()
		indices[i] = p.ParseOperandList(asm.Squares, nil)
	}
	var strides []asm.UnresolvedOperand
	if p.OptionalPunct(asm.Comma) {
		strides = p.ParseOperandList(asm.NoDelimiter, nil)
	}
	if n := len(strides); n != 0 && n != 2 {
		p.Failf(p.NamePos(), "expected two stride related operands")
	}
	ts := p.ParseColonTypeList(nil)
	p.Check(len(ts) == 3, p.NamePos(), "fewer/more types expected")
	index := p.Context().IndexType()
	for i := range memrefs {
		if i == 2 {
			p.ResolveOperand(s, count, index)
		}
		p.ResolveOperand(s, memrefs[i], ts[i])
		p.ResolveOperands(s, indices[i], index)
	}
	p.ResolveOperands(s, strides, index)
}

// dmaParts returns where the source, the destination, the number of elements,
// the tag and the strides are among the operands; ok is false for operands
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
	p.Text(", ").Operand(op.Operand(at[2])).Text(", ")
	printIndexed(p, op.Operand(at[3]), os[at[3]+1:at[4]])
	for i := at[4]; i < len(os); i++ {
		p.Text(", ").Operand(os[i].Value())
	}
	p.AttrDict(op.AllAttrs())
	for i, k := range [...]int{at[0], at[1], at[3]} {
		p.Text([...]string{" : ", ", ", ", "}[i]).Type(op.Operand(k).Type())
	}
}

func verifyDMA(op *ir.Operation, c *ir.Checker) {
	n := op.NumOperands()
	c.Check(n >= 4, "expected at least 4 operands")
	need, at := 4, 0
	for i, name := range [...]string{"source", "destination", "tag"} {
		if i == 2 {
			c.Check(allIndex(op, at, at+1), "expected num elements to be of index type")
			at++
		}
		t := operandType(op, at)
		if t == nil {
			c.Failf("expected %s to be of memref type", name)
		}
		rank := len(t.Shape())
		if need += rank; n < need {
			c.Failf("expected at least %d operands", need)
		}
		if !allIndex(op, at+1, at+1+rank) {
			c.Failf("expected %s indices to be of index type", name)
		}
		at += 1 + rank
	}
	c.Check(n == need || n == need+2, "incorrect number of operands")
	c.Check(allIndex(op, at, n), "expected stride and num elements per stride to be of type index")
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

func verifyDMAWait(op *ir.Operation, c *ir.Checker) {
	if want, n := len(operandType(op, 0).Shape()), len(op.OperandGroup(1)); n != want {
		c.Failf("expected tagIndices to have the same number of elements as the tagMemRef rank, expected %d, but got %d", want, n)
	}
}
