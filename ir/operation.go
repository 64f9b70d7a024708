package ir

import "unsafe"

// An Operation is the unit of the IR. Operands, results and inherent attributes are
// in the same allocation if they are few (see chunk).
type Operation struct {
	prev, next   *Operation
	block        *Block
	def          *OpDef
	loc          Origin
	attrs        *attributeList // not in the chunk; may be nil
	ext          *extension
	firstOperand *Operand

	// Short lengths, and where the other parts of the chunk begin; slices would make the
	// struct half as large again.
	numOperands, numResults uint32
	order                   uint32 // position in the block, valid if the block is ordered
	mark                    uint16 // of an OpSet that the operation is in, or 0
	inherentInChunk         uint8
	words                   uint8 // from the results, or the pointer to them, to here
}

// MaxAttributes is the greatest number of attributes and properties that a definition of operations
// may have, without the segment sizes that are added.
const MaxAttributes = 1<<16 - 3

// operands returns the operands without copying.
func (op *Operation) operands() []Operand { return unsafe.Slice(op.firstOperand, op.numOperands) }

// results returns the results without copying.
func (op *Operation) results() []Value {
	first := unsafe.Add(unsafe.Pointer(op), -wordSize*int(op.words))
	if op.numResults > maxChunkResults {
		first = *(*unsafe.Pointer)(first)
	}
	return unsafe.Slice((*Value)(first), op.numResults)
}

// inherent returns the inherent attributes by slot, nil where absent. The slice is read-only.
func (op *Operation) inherent() []Attribute {
	if op.inherentInChunk > 0 || op.attrs == nil {
		return op.chunkInherent()
	}
	return op.attrs.inherent
}

// setInherent sets the inherent attribute in a slot.
func (op *Operation) setInherent(slot int, a Attribute) {
	if op.inherentInChunk > 0 {
		op.chunkInherent()[slot] = a
		return
	}
	if op.attrs.inherent[slot] == a {
		return
	}
	if op.attrs.shared {
		op.attrs = newAttributeList(op.attrs.inherent, op.attrs.discardable)
	}
	op.attrs.inherent[slot] = a
}

func (op *Operation) setOperands(s []Operand) {
	op.firstOperand, op.numOperands = unsafe.SliceData(s), uint32(len(s))
}

// An extension holds the parts that most operations do not have.
type extension struct {
	regions    []Region
	successors []BlockOperand
	properties Attribute // of an unregistered op
}

// Op returns op: an *Operation is its own untyped view.
func (op *Operation) Op() *Operation { return op }

// Name returns the full name, such as "arith.addi".
func (op *Operation) Name() string { return op.def.Name }

// Def returns the description of the operation's kind.
func (op *Operation) Def() *OpDef { return op.def }

// Location returns the location of the operation.
func (op *Operation) Location() *Location { return op.loc.Location() }

// Origin returns the location of the operation in compact form, for comparison or for
// use in another operation.
func (op *Operation) Origin() Origin { return op.loc }

// SetOrigin sets the location of the operation, given in compact form.
func (op *Operation) SetOrigin(o Origin) { op.loc = o }

// SetLocation sets the location of the operation.
func (op *Operation) SetLocation(l *Location) { op.loc = l.Origin() }

// Context returns the context that owns the operation's types.
func (op *Operation) Context() *Context { return op.loc.loc.ctx }

// Has reports whether the operation has all traits of b.
func (op *Operation) Has(b TraitBits) bool { return op.def.Bits&b == b }

// NumOperands returns the number of operands.
func (op *Operation) NumOperands() int { return int(op.numOperands) }

// Operand returns the value of operand i.
func (op *Operation) Operand(i int) *Value { return op.operands()[i].val }

// OpOperand returns operand i as a use, which can be retargeted.
func (op *Operation) OpOperand(i int) *Operand { return &op.operands()[i] }

// NumResults returns the number of results.
func (op *Operation) NumResults() int { return int(op.numResults) }

// Result returns result i.
func (op *Operation) Result(i int) *Value { return &op.results()[i] }

// NumRegions returns the number of regions.
func (op *Operation) NumRegions() int {
	if op.ext == nil {
		return 0
	}
	return len(op.ext.regions)
}

// Region returns region i.
func (op *Operation) Region(i int) *Region { return &op.ext.regions[i] }

// NumSuccessors returns the number of successors.
func (op *Operation) NumSuccessors() int {
	if op.ext == nil {
		return 0
	}
	return len(op.ext.successors)
}

// Successor returns successor i.
func (op *Operation) Successor(i int) *Block { return op.ext.successors[i].block }

// Inherent returns the inherent attribute in a slot, or nil if it is absent.
func (op *Operation) Inherent(slot int) Attribute { return op.inherent()[slot] }

// SetInherent sets the inherent attribute in a slot; nil removes it.
func (op *Operation) SetInherent(slot int, a Attribute) { op.setInherent(slot, a) }

// Block returns the block that holds the operation, or nil for a detached one.
func (op *Operation) Block() *Block { return op.block }

// Next returns the operation after op in its block, nil at the end.
func (op *Operation) Next() *Operation { return op.next }

// Prev returns the operation before op in its block, nil at the start.
func (op *Operation) Prev() *Operation { return op.prev }

// Typed returns op as its typed wrapper, or op itself if its definition has no wrapper.
func (op *Operation) Typed() Op {
	if op.def.Wrap == nil {
		return op
	}
	return op.def.Wrap(op)
}
