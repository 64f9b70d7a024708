package tospirv

import (
	"strconv"

	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// MemRefs is convert-memref-to-spirv.
type MemRefs struct {
	BoolBits int  `option:"bool-num-bits"`
	Wide     bool `option:"use-64bit-index"`
}

// Run lowers accesses and allocations of memrefs whose memory spaces are storage classes.
func (p *MemRefs) Run(r *pass.Run) error {
	env, err := NewEnvironment(r.Op)
	if err != nil {
		return err
	}
	types := NewTypes(r.Context(), env, Options{Wide: p.Wide, Emulate: true, EmulateFloats: true, BoolBits: p.BoolBits})
	target := env.Target()
	target.LegalOps(conversion.CastName)
	return lower(r, target, MemRefPatterns(types))
}

// MemRefPatterns returns the patterns for memref.
func MemRefPatterns(t *Types) []conversion.Pattern {
	p := func(name string, f conversion.Func) conversion.Pattern {
		return conversion.NewPattern("memref."+name, t.TypeConverter, f)
	}
	return []conversion.Pattern{
		p("alloca", t.allocateLocal), p("alloc", t.allocateShared), p("atomic_rmw", t.atomic), p("dealloc", t.deallocate),
		p("load", t.loadInteger), p("load", t.loadTexel), p("store", t.storeInteger), p("load", t.load),
		p("memory_space_cast", t.castSpace), p("store", t.store), p("reinterpret_cast", t.reinterpret),
		p("cast", t.castShape), p("extract_aligned_pointer_as_index", t.pointerAsIndex),
	}
}

// storageName returns the name of the storage class of a memref, "" if its memory space is
// none.
func storageName(x *ir.MemRefType) string {
	storage, ok := storageOf(x)
	if !ok {
		return ""
	}
	return storage.Def.Case(storage.Value).Symbol
}

// isAllocated reports whether memrefs of a type can be variables of a storage class.
func isAllocated(x *ir.MemRefType, storage string) bool {
	if storageName(x) != storage || !ir.HasStaticShape(x) {
		return false
	}
	elem := x.Element
	if v, ok := elem.(*ir.VectorType); ok {
		elem = v.Element
	}
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return true
	}
	return false
}

// allocateLocal creates a variable in the function.
func (t *Types) allocateLocal(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	of := op.Result(0).Type().(*ir.MemRefType)
	if !isAllocated(of, "Function") {
		return r.MatchFailure(op, "unhandled allocation type")
	}
	to := t.result(op, r)
	if to == nil {
		return false
	}
	_, storage := spirv.Pointee(to)
	return replace(op, r, "Variable", nil, []ir.Type{to}, ir.NamedAttribute{Name: "storage_class", Value: named.EnumAttr(t.ctx, named.AttrDef(t.ctx, "spirv", "storage_class"), storage.Value)})
}

// allocateShared creates a variable in the module that an invocation shares with its workgroup.
func (t *Types) allocateShared(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	of := op.Result(0).Type().(*ir.MemRefType)
	if !isAllocated(of, "Workgroup") {
		return r.MatchFailure(op, "unhandled allocation type")
	}
	to := t.result(op, r)
	if to == nil {
		return false
	}
	table := ir.NearestSymbolTable(op.ParentOp())
	if table == nil {
		return false
	}
	body := table.Region(0).Entry()
	n := 0
	for x := range body.Ops() {
		if x.Name() == "spirv.GlobalVariable" {
			n++
		}
	}
	name := "__workgroup_mem__" + strconv.Itoa(n)
	at := r.InsertionPoint()
	r.SetInsertionPointToStart(body)
	r.Create(&ir.OperationState{Def: t.ctx.OpDef("spirv.GlobalVariable"), Loc: op.Location(), Attributes: []ir.NamedAttribute{
		{Name: "type", Value: t.ctx.TypeAttr(to)}, {Name: ir.SymbolNameAttr, Value: t.ctx.StringAttr(name)}}})
	r.Restore(at)
	return replace(op, r, "mlir.addressof", nil, []ir.Type{to}, ir.NamedAttribute{Name: "variable", Value: t.ctx.SymbolRefAttr(name)})
}

// deallocate drops the end of the life of a variable of the module.
func (t *Types) deallocate(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	if of, ok := (memref.DeallocOp{Operation: op}).Memref().Type().(*ir.MemRefType); !ok || !isAllocated(of, "Workgroup") {
		return r.MatchFailure(op, "unhandled deallocation type")
	}
	r.Erase(op)
	return true
}

// castSpace casts to a pointer to any storage class and from there to one of another class.
func (t *Types) castSpace(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	from, ok := memref.MemorySpaceCastOp{Operation: op}.Source().Type().(*ir.MemRefType)
	if !ok {
		return r.MatchFailure(op, "SPIR-V lowering requires ranked memref types")
	}
	to, ok := memref.MemorySpaceCastOp{Operation: op}.Dest().Type().(*ir.MemRefType)
	if !ok {
		return r.MatchFailure(op, "SPIR-V lowering requires ranked memref types")
	}
	source, target := storageName(from), storageName(to)
	switch {
	case source == "":
		return r.MatchFailure(op, "source address space %v must be a SPIR-V storage class", from.Space)
	case target == "":
		return r.MatchFailure(op, "result address space %v must be a SPIR-V storage class", to.Space)
	}
	e, v := emit(op, r), operands[0]
	final := t.result(op, r)
	if final == nil {
		return false
	}
	any := final
	if target != "Generic" && source != "Generic" {
		generic := named.EnumNamed(t.ctx, "spirv", "storage_class", "Generic")
		if any = t.Convert(t.ctx.MemRefType(from.Shape(), from.Element, from.Layout, generic)); any == nil {
			return false
		}
	}
	if source != "Generic" {
		v = e.op("PtrCastToGeneric", any, v)
	}
	if target != "Generic" {
		v = e.op("GenericCastToPtr", final, v)
	}
	r.Replace(op, v)
	return true
}

// reinterpret moves a pointer by the offset.
func (t *Types) reinterpret(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := operands[0].Type()
	if to, _ := spirv.Pointee(of); to == nil {
		return r.MatchFailure(op, "invalid src type %s", of)
	}
	if to := t.Convert(op.Result(0).Type()); to != of {
		return r.MatchFailure(op, "invalid dst type %s", op.Result(0).Type())
	}
	cast := memref.ReinterpretCastOp{Operation: op}
	offset := cast.StaticOffsets()[0]
	switch offset {
	case 0:
		r.Replace(op, operands[0])
		return true
	case ir.Dynamic:
		return replace(op, r, "InBoundsPtrAccessChain", operands[:2], []ir.Type{of})
	}
	by := emit(op, r).number(t.index(), offset)
	return replace(op, r, "InBoundsPtrAccessChain", []*ir.Value{operands[0], by}, []ir.Type{of})
}

// castShape drops a cast of types that become the same one.
func (t *Types) castShape(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if to := t.Convert(op.Result(0).Type()); to != operands[0].Type() {
		return r.MatchFailure(op, "types doesn't match: %s and %s", operands[0].Type(), op.Result(0).Type())
	}
	r.Replace(op, operands[0])
	return true
}

func (t *Types) pointerAsIndex(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	return replace(op, r, "ConvertPtrToU", operands, []ir.Type{t.index()})
}
