package tollvm

import (
	"slices"

	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// globalType returns the type of a global variable for a memref: nested arrays.
func (t *Types) globalType(of *ir.MemRefType) ir.Type {
	to := t.Convert(of.Element)
	for _, n := range slices.Backward(of.Shape()) {
		to = llvm.ArrayType(t.ctx, to, uint64(n))
	}
	return to
}

func (t *Types) global(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	of := typed.Type[*ir.MemRefType](memref.GlobalOp{Operation: op}.TypeAttr())
	if !t.isPlain(of) {
		return false
	}
	space, _ := spaceOf(of.Space)
	to := t.globalType(of)
	kind := "external"
	if ir.SymbolVisibility(op) != ir.Public {
		kind = "private"
	}
	e := t.emit(op, r)
	spec := e.Op("llvm.mlir.global").At(op.Location()).Set("global_type", to).Set("sym_name", ir.SymbolName(op)).Set("linkage", linkage(t.ctx, kind))
	spec.Set("addr_space", int32(space))
	if (memref.GlobalOp{Operation: op}).Constant() {
		spec.Set("constant", true)
	}
	if a := (memref.GlobalOp{Operation: op}).AlignmentAttr(); a != nil && typed.Int[int64](a) != 0 {
		spec.Set("alignment", a)
	}
	initial := memref.GlobalOp{Operation: op}.InitialValueAttr()
	_, uninitialized := initial.(*ir.UnitAttr)
	if initial != nil && !uninitialized {
		if d, ok := initial.(*ir.DenseElementsAttr); ok && len(of.Shape()) == 0 {
			initial = d.Attr(0)
		}
		spec.Set("value", initial)
	}
	g := spec.MustBuild()
	if uninitialized {
		r.CreateBlock(g.Region(0), nil, nil)
		e.op("return", []*ir.Value{e.value("mlir.undef", to, nil)}, nil)
	}
	r.ReplaceWithOp(op, g)
	return true
}

// notAllocated is the allocated pointer in the descriptor of a global variable, which must not be
// freed.
const notAllocated = 0xdeadbeef

func (t *Types) globalAddress(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	of := memrefType(memref.GetGlobalOp{Operation: op}.ResultValue())
	if !t.isPlain(of) {
		return r.MatchFailure(op, "incompatible memref type")
	}
	e := t.emit(op, r)
	space, _ := spaceOf(of.Space)
	x := e.extent(of, nil)
	e.bytes(t.Convert(of.Element), x.elements)
	pointer := t.pointer(space)
	address := e.value("mlir.addressof", pointer, nil, ir.NamedAttribute{Name: "global_name", Value: memref.GetGlobalOp{Operation: op}.NameAttribute()})
	first := e.gep(t.globalType(of), address, wrapAddress, make([]int32, len(of.Shape())+1))
	width := t.ctx.IntegerType(int(t.options.Layout.PointerBits(space)))
	number := e.value("mlir.constant", width, nil, ir.NamedAttribute{Name: "value", Value: t.ctx.Int64Attr(t.ctx.IndexType(), notAllocated)})
	r.Replace(op, e.filled(of, e.value("inttoptr", pointer, []*ir.Value{number}), first, x))
	return true
}
