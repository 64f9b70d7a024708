package vector

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

type diagList = diag.List

// A transfer is the text of an operation that moves a vector between memory and
// a value.
type transfer struct {
	base, vector, padding, mask asm.UnresolvedOperand
	indices                     []asm.UnresolvedOperand
	hasMask                     bool
	shaped                      ir.ShapedType
	vectorType                  *ir.VectorType
	maskType                    ir.Type
}

// parseTail parses `(, mask)? dictionary? : type, type` and completes the
// attributes; write selects the order of the types.
func (t *transfer) parseTail(p *asm.OpParser, s *ir.OperationState, write bool) {
	var ok bool
	if t.hasMask = p.OptionalPunct(asm.Comma); t.hasMask {
		t.mask = p.ParseOperand()
	}
	p.ParseAttrDict(s)
	at := p.Pos()
	ts := p.ParseColonTypeList(nil)
	p.Check(len(ts) == 2, at, "requires two types")
	memory, vec := ts[0], ts[1]
	if write {
		memory, vec = vec, memory
	}
	t.vectorType, ok = vec.(*ir.VectorType)
	p.Check(!write || ok, at, "requires vector type")
	switch m := memory.(type) {
	case *ir.MemRefType, *ir.RankedTensorType:
		t.shaped, _ = ir.AsShaped(m)
	default:
		p.Failf(at, "requires memref or ranked tensor type")
	}
	p.Check(ok, at, "requires vector type")
	m := t.permutation(p, s, at)
	if !t.hasMask {
		return
	}
	_, ok = t.shaped.ElementType().(*ir.VectorType)
	p.Check(!ok, t.mask.Pos, "does not support masks with vector element type")
	p.Check(len(t.vectorType.Shape()) == m.NumResults(), at, "expected the same rank for the vector and the results of the permutation map")
	t.maskType = maskType(t.vectorType, m)
}

// permutation returns the map of the attributes, or gives them that of the
// minor dimensions.
func (t *transfer) permutation(p *asm.OpParser, s *ir.OperationState, at uint32) *affine.Map {
	ctx := p.Context()
	var m *affine.Map
	switch a := s.Attr("permutation_map").(type) {
	case nil:
		p.Check(len(t.shaped.Shape()) >= vectorRank(t.shaped, t.vectorType),
			at, "expected a custom permutation_map when rank(source) != rank(destination)")
		m = minorMap(t.shaped, t.vectorType)
		s.AddAttribute("permutation_map", ctx.AffineMapAttr(m))
	case *ir.AffineMapAttr:
		m = a.Map
	default:
		p.Failf(at, "invalid kind of attribute specified")
	}
	if s.Attr("in_bounds") == nil {
		no := make([]ir.Attribute, m.NumResults())
		for i := range no {
			no[i] = ctx.BoolAttr(false)
		}
		s.AddAttribute("in_bounds", ctx.ArrayAttr(no))
	}
	return m
}

// vectorRank returns the rank of a vector without that of the memory's elements.
func vectorRank(memory ir.ShapedType, t *ir.VectorType) int {
	n := len(t.Shape())
	if e, ok := memory.ElementType().(*ir.VectorType); ok {
		n -= len(e.Shape())
	}
	return n
}

// minorMap returns the map that a transfer has where its text has none.
func minorMap(memory ir.ShapedType, t *ir.VectorType) *affine.Map {
	rank := len(memory.Shape())
	if rank == 0 && len(t.Shape()) == 1 && t.Shape()[0] == 1 {
		return affine.ConstantMap(0)
	}
	return affine.MinorIdentity(rank, max(vectorRank(memory, t), 0))
}

// maskType returns the type of the mask of a transfer: the vector's dimensions in
// the order of the memory's.
func maskType(t *ir.VectorType, m *affine.Map) ir.Type {
	var shape []int64
	var flags []bool
	for dim := range m.NumDims {
		for i, e := range m.Results {
			if e.Kind == affine.Dim && e.Value == int64(dim) && i < len(t.Shape()) {
				shape, flags = append(shape, t.Shape()[i]), append(flags, scalable(t, i))
				break
			}
		}
	}
	return t.Context().VectorType(shape, t.Context().I1(), flags)
}

// readSyntax is the form of a load:
//
//	read ::= base `[` indices `]` `,` padding (`,` mask)? dictionary? `:` type `,` vector-type
type readSyntax struct{}

func (readSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var t transfer
	t.base = p.ParseOperand()
	t.indices = p.ParseOperandList(asm.Squares, nil)
	p.Punct(asm.Comma)
	t.padding = p.ParseOperand()
	t.parseTail(p, s, false)
	p.ResolveOperand(s, t.base, t.shaped.AsType())
	p.ResolveOperands(s, t.indices, p.Context().IndexType())
	p.ResolveOperand(s, t.padding, t.shaped.ElementType())
	masks := int32(0)
	if t.hasMask {
		masks = 1
		p.ResolveOperand(s, t.mask, t.maskType)
	}
	s.AddAttribute(ir.OperandSegments, p.Context().DenseI32Array([]int32{1, int32(len(t.indices)), 1, masks}))
	s.Types = append(s.Types, t.vectorType)
}

func (readSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	read := TransferReadOp{op}
	p.Byte(' ').Operand(read.Base()).Byte('[').Operands(read.Indices()).Text("], ").Operand(read.Padding())
	printTransferTail(p, transferOperation{op})
	p.Text(" : ").Type(groupType(op, 0)).Text(", ").Type(op.Result(0).Type())
}

// printTransferTail prints the mask and the attributes that differ from their defaults.
func printTransferTail(p *asm.OpPrinter, op transferOperation) {
	if mask, ok := (TransferReadOp(op)).Mask(); ok { // both have it after as many groups
		p.Text(", ").Operand(mask)
	}
	elided := []string{ir.OperandSegments}
	if m, ok := op.PermutationMapAttr().(*ir.AffineMapAttr); ok && m.Map.IsMinorIdentity() {
		elided = append(elided, "permutation_map")
	}
	some := false
	if a, ok := op.InBoundsAttr().(*ir.ArrayAttr); ok {
		for _, e := range a.Elements {
			b, ok := e.(*ir.IntegerAttr)
			some = some || ok && !b.Value.IsZero()
		}
	}
	if !some {
		elided = append(elided, "in_bounds")
	}
	p.AttrDict(op.Operation.AllAttrs(), elided...)
}

// writeSyntax is the form of a store:
//
//	write ::= vector `,` base `[` indices `]` (`,` mask)? dictionary? `:` vector-type `,` type
type writeSyntax struct{}

func (writeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var t transfer
	t.vector = p.ParseOperand()
	p.Punct(asm.Comma)
	t.base = p.ParseOperand()
	t.indices = p.ParseOperandList(asm.Squares, nil)
	t.parseTail(p, s, true)
	p.ResolveOperand(s, t.vector, t.vectorType)
	p.ResolveOperand(s, t.base, t.shaped.AsType())
	p.ResolveOperands(s, t.indices, p.Context().IndexType())
	masks := int32(0)
	if t.hasMask {
		masks = 1
		p.ResolveOperand(s, t.mask, t.maskType)
	}
	s.AddAttribute(ir.OperandSegments, p.Context().DenseI32Array([]int32{1, 1, int32(len(t.indices)), masks}))
	if _, ok := t.shaped.(*ir.RankedTensorType); ok {
		s.Types = append(s.Types, t.shaped.AsType())
	}
}

func (writeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	write := TransferWriteOp{op}
	p.Byte(' ').Operand(write.ValueToStore()).Text(", ").Operand(write.Base()).Byte('[').Operands(write.Indices()).Byte(']')
	printTransferTail(p, transferOperation{op})
	p.Text(" : ").Type(groupType(op, 0)).Text(", ").Type(groupType(op, 1))
}
