package tospirv

import (
	"math"
	"slices"

	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// A folder is an emitter that folds the operations it inserts.
type folder struct {
	emitter
	r *conversion.Rewriter
}

func foldingAt(op *ir.Operation, r *conversion.Rewriter) folder { return folder{emit(op, r), r} }

// op inserts an operation with one result, unless it folds.
func (f folder) op(name string, t ir.Type, operands ...*ir.Value) *ir.Value {
	return f.r.CreateOrFold(&ir.OperationState{Def: f.Context().OpDef("spirv." + name), Loc: f.loc, Operands: operands, Types: []ir.Type{t}})[0]
}

// A place is an element of a memref: the pointer to all of it, and the number of the
// element.
type place struct {
	base, zero, index *ir.Value
	elem              ir.Type
	storage           ir.EnumValue
	op                string
}

// place computes where an element of a memref is. The strides and the offset of the memref must
// be known.
func (t *Types) place(f folder, of *ir.MemRefType, base *ir.Value, indexes []*ir.Value) (p place, ok bool) {
	strides, offset, ok := of.StridesAndOffset()
	if !ok || offset == ir.Dynamic || slices.Contains(strides, ir.Dynamic) {
		return p, false
	}
	to, storage := spirv.Pointee(base.Type())
	if to == nil {
		return p, false
	}
	p = place{base: base, storage: storage, op: "AccessChain"}
	if t.env.Allows("Kernel") {
		if p.elem = spirv.ArrayElement(to); p.elem == nil {
			p.elem, p.op = to, "PtrAccessChain"
		}
		p.index = t.linear(f, strides, offset, indexes)
		return p, true
	}
	s, ok := spirv.StructOf(to)
	if !ok || len(s.Members) == 0 {
		return p, false
	}
	p.elem = spirv.ArrayElement(s.Members[0])
	p.zero = f.number(t.index(), 0)
	if p.index = p.zero; len(of.Shape()) > 0 {
		p.index = t.linear(f, strides, offset, indexes)
	}
	return p, p.elem != nil
}

// linear computes the number of an element.
func (t *Types) linear(f folder, strides []int64, offset int64, indexes []*ir.Value) *ir.Value {
	n := f.number(t.index(), offset)
	for i, x := range indexes {
		stride := f.number(t.index(), strides[i])
		n = f.op("IAdd", t.index(), f.op("IMul", t.index(), x, stride), n)
	}
	return n
}

// pointer returns the pointer to an element.
func (p place) pointer(e emitter) *ir.Value {
	operands := []*ir.Value{p.base}
	if p.zero != nil {
		operands = append(operands, p.zero)
	}
	return e.op(p.op, spirv.PointerTo(p.elem, p.storage), append(operands, p.index)...)
}

// A memoryAccess is a load or store of memref.
type memoryAccess interface {
	AlignmentAttr() ir.Attribute
	Nontemporal() bool
}

// requirements returns the attributes of an access through a pointer: an alignment where the
// operation has one, and always one in a physical storage buffer.
func (t *Types) requirements(op memoryAccess, pointer ir.Type) (attrs []ir.NamedAttribute, ok bool) {
	var alignment uint64
	if a := op.AlignmentAttr(); a != nil {
		alignment = typed.Int[uint64](a)
	}
	if alignment >= math.MaxUint32 {
		return nil, false
	}
	access := ""
	if op.Nontemporal() {
		access = "Nontemporal"
	}
	to, storage := spirv.Pointee(pointer)
	if alignment != 0 || storage.Def.Case(storage.Value).Symbol == "PhysicalStorageBuffer" {
		if !isScalar(to) {
			return nil, false
		}
		size := t.bytes(to)
		if size < 0 {
			return nil, false
		}
		if alignment == 0 {
			alignment = uint64(size)
		}
		attrs = append(attrs, ir.NamedAttribute{Name: "alignment", Value: t.ctx.Int64Attr(t.ctx.I32(), int64(alignment))})
		if access = "Aligned|" + access; access == "Aligned|" {
			access = "Aligned"
		}
	}
	if access != "" {
		def := named.AttrDef(t.ctx, "spirv", "memory_access")
		value, _ := def.Enum.Parse(access)
		attrs = append(attrs, ir.NamedAttribute{Name: "memory_access", Value: named.EnumAttr(t.ctx, def, value)})
	}
	return attrs, true
}

// loadFrom inserts a load through a pointer.
func (e emitter) loadFrom(p *ir.Value, attrs []ir.NamedAttribute) *ir.Value {
	to, _ := spirv.Pointee(p.Type())
	return e.Create(&ir.OperationState{Def: e.Context().OpDef("spirv.Load"), Loc: e.loc, Operands: []*ir.Value{p}, Types: []ir.Type{to}, Attributes: attrs}).Result(0)
}

// isInSpirv reports whether accesses of a memref are those of a pointer.
func isInSpirv(op *ir.Operation, of *ir.MemRefType, r *conversion.Rewriter) bool {
	switch storageName(of) {
	case "":
		return r.MatchFailure(op, "missing memory space SPIR-V storage class attribute")
	case "Image":
		return r.MatchFailure(op, "failed to lower memref in image storage class to storage class")
	}
	return true
}

// load loads an element that is not a signless integer.
func (t *Types) load(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := memref.LoadOp{Operation: op}.Memref().Type().(*ir.MemRefType)
	if ir.IsSignless(of.Element, 0) || !isInSpirv(op, of, r) {
		return false
	}
	p, ok := t.place(foldingAt(op, r), of, operands[0], operands[1:])
	if !ok {
		return false
	}
	e := emit(op, r)
	pointer := p.pointer(e)
	attrs, ok := t.requirements(memref.LoadOp{Operation: op}, pointer.Type())
	if !ok {
		return r.MatchFailure(op, "failed to determine memory requirements")
	}
	r.ReplaceWithOp(op, e.loadFrom(pointer, attrs).DefiningOp())
	return true
}

// store stores an element that is not a signless integer.
func (t *Types) store(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := memref.StoreOp{Operation: op}.Memref().Type().(*ir.MemRefType)
	if ir.IsSignless(of.Element, 0) {
		return r.MatchFailure(op, "signless int")
	}
	p, ok := t.place(foldingAt(op, r), of, operands[1], operands[2:])
	if !ok {
		return r.MatchFailure(op, "type conversion failed")
	}
	pointer := p.pointer(emit(op, r))
	attrs, ok := t.requirements(memref.StoreOp{Operation: op}, pointer.Type())
	if !ok {
		return r.MatchFailure(op, "failed to determine memory requirements")
	}
	return replace(op, r, "Store", []*ir.Value{pointer, operands[0]}, nil, attrs...)
}
