package tospirv

import (
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// storedBits returns how many bits an integer of a memref has in memory.
func (t *Types) storedBits(elem ir.Type) int {
	if isBool(elem) {
		return t.options.BoolBits
	}
	return width(elem)
}

// packedPointer returns the pointer to the word that an element of fewer bits is part of.
func (t *Types) packedPointer(f folder, p place, bits int) *ir.Value {
	perWord := f.number(p.index.Type(), int64(width(p.elem)/bits))
	p.index = f.op("SDiv", p.index.Type(), p.index, perWord)
	return p.pointer(f.emitter)
}

// bitOffset returns at which bit of its word an element is.
func bitOffset(f folder, p place, bits int) *ir.Value {
	of := p.index.Type()
	perWord := f.number(of, int64(width(p.elem)/bits))
	size := f.number(of, int64(bits))
	return f.op("IMul", of, f.op("UMod", of, p.index, perWord), size)
}

// loadInteger loads a signless integer, which may be some bits of a word.
func (t *Types) loadInteger(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := memref.LoadOp{Operation: op}.Memref().Type().(*ir.MemRefType)
	if !ir.IsSignless(of.Element, 0) || !isInSpirv(op, of, r) {
		return false
	}
	f := foldingAt(op, r)
	p, ok := t.place(f, of, operands[0], operands[1:])
	if !ok {
		return false
	}
	bits, word := t.storedBits(of.Element), width(p.elem)
	if bits == word {
		pointer := p.pointer(f.emitter)
		attrs, ok := t.requirements(memref.LoadOp{Operation: op}, pointer.Type())
		if !ok {
			return r.MatchFailure(op, "failed to determine memory requirements")
		}
		v := f.loadFrom(pointer, attrs)
		if isBool(of.Element) && !isBool(v.Type()) {
			v = f.op("INotEqual", t.ctx.I1(), v, f.number(v.Type(), 0))
		}
		r.Replace(op, v)
		return true
	}
	if t.env.Allows("Kernel") || p.op != "AccessChain" {
		return false
	}
	pointer := t.packedPointer(f, p, bits)
	attrs, ok := t.requirements(memref.LoadOp{Operation: op}, pointer.Type())
	if !ok {
		return r.MatchFailure(op, "failed to determine memory requirements")
	}
	v := f.loadFrom(pointer, attrs)
	v = f.op("ShiftRightArithmetic", p.elem, v, bitOffset(f, p, bits))
	v = f.op("BitwiseAnd", p.elem, v, f.number(p.elem, 1<<bits-1))
	// The integer is signless, so its users must not depend on the upper bits.
	by := f.number(p.elem, int64(word-bits))
	v = f.op("ShiftRightArithmetic", p.elem, f.op("ShiftLeftLogical", p.elem, v, by), by)
	r.Replace(op, v)
	return true
}

// storeInteger stores a signless integer. Bits of a word are first cleared and then set by
// atomic operations, since other invocations may store the others.
func (t *Types) storeInteger(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := memref.StoreOp{Operation: op}.Memref().Type().(*ir.MemRefType)
	if !ir.IsSignless(of.Element, 0) {
		return r.MatchFailure(op, "element type is not a signless int")
	}
	f := foldingAt(op, r)
	p, ok := t.place(f, of, operands[1], operands[2:])
	if !ok {
		return r.MatchFailure(op, "failed to convert element pointer type")
	}
	bits := t.storedBits(of.Element)
	if bits == width(p.elem) {
		pointer := p.pointer(f.emitter)
		attrs, ok := t.requirements(memref.StoreOp{Operation: op}, pointer.Type())
		if !ok {
			return r.MatchFailure(op, "failed to determine memory requirements")
		}
		v := operands[0]
		if isBool(of.Element) {
			v = boolAs(f, v, p.elem)
		}
		return replace(op, r, "Store", []*ir.Value{pointer, v}, nil, attrs...)
	}
	if t.env.Allows("Kernel") || p.op != "AccessChain" {
		return false
	}
	offset := bitOffset(f, p, bits)
	mask := f.number(p.elem, 1<<bits-1)
	others := f.op("Not", p.elem, f.op("ShiftLeftLogical", p.elem, mask, offset))
	v := f.op("ShiftLeftLogical", p.elem, asWord(f, operands[0], mask), offset)
	pointer := t.packedPointer(f, p, bits)
	scope := t.atomicAttrs(of)
	if scope == nil {
		return r.MatchFailure(op, "atomic scope not available")
	}
	f.atomic("AtomicAnd", p.elem, pointer, others, scope)
	f.atomic("AtomicOr", p.elem, pointer, v, scope)
	r.Erase(op)
	return true
}

// boolAs returns a boolean as 1 or 0 of a type.
func boolAs(f folder, v *ir.Value, to ir.Type) *ir.Value {
	if isBool(to) {
		return v
	}
	zero := f.number(to, 0)
	one := f.number(to, 1)
	return f.op("Select", to, v, one, zero)
}

// asWord returns the bits of a number that are in a mask, as a word of the mask's type.
func asWord(f folder, v, mask *ir.Value) *ir.Value {
	if isBool(v.Type()) {
		return boolAs(f, v, mask.Type())
	}
	if word := mask.Type(); width(v.Type()) < width(word) {
		v = f.emitter.op("UConvert", word, v)
	}
	return f.op("BitwiseAnd", v.Type(), v, mask)
}

// atomicAttrs returns the attributes of atomic operations on a memref, nil if the storage class
// has none.
func (t *Types) atomicAttrs(of *ir.MemRefType) []ir.NamedAttribute {
	scope, ok := map[string]string{"StorageBuffer": "Device", "Workgroup": "Workgroup"}[storageName(of)]
	if !ok {
		return nil
	}
	return []ir.NamedAttribute{
		{Name: "memory_scope", Value: named.EnumNamed(t.ctx, "spirv", "scope", scope)},
		{Name: "semantics", Value: named.EnumNamed(t.ctx, "spirv", "memory_semantics", "AcquireRelease")},
	}
}

// atomic inserts an atomic operation.
func (f folder) atomic(name string, t ir.Type, pointer, v *ir.Value, attrs []ir.NamedAttribute) *ir.Value {
	return f.Create(&ir.OperationState{Def: f.Context().OpDef("spirv." + name), Loc: f.loc, Operands: []*ir.Value{pointer, v}, Types: []ir.Type{t}, Attributes: attrs}).Result(0)
}
