package gpu

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func verifyAlloc(op *ir.Operation, d *diag.List) bool {
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok {
		return true
	}
	dynamic := 0
	for _, n := range t.Shape() {
		if n == ir.Dynamic {
			dynamic++
		}
	}
	if n := len(op.OperandGroup(1)); n != dynamic {
		op.EmitOpError(d, "incorrect number of dynamic sizes, has %d, expected %d", n, dynamic)
		return false
	}
	symbols := 0
	switch l := t.Layout.(type) {
	case *ir.AffineMapAttr:
		symbols = l.Map.NumSymbols
	case *ir.StridedLayoutAttr:
		symbols = l.Map().NumSymbols
	}
	if len(op.OperandGroup(2)) != symbols {
		op.EmitOpError(d, "symbol operand count does not equal memref symbol count")
		return false
	}
	return true
}

func verifyCopy(op *ir.Operation, d *diag.List) bool {
	dst, src := op.OperandGroup(1), op.OperandGroup(2)
	if len(dst) != 1 || len(src) != 1 {
		op.EmitOpError(d, "requires one destination and one source")
		return false
	}
	to, from := dst[0].Value().Type(), src[0].Value().Type()
	if ir.ElementTypeOrSelf(to) != ir.ElementTypeOrSelf(from) {
		op.EmitOpError(d, "arguments have incompatible element type")
		return false
	}
	if !ir.CompatibleShapes(from, to) {
		op.EmitOpError(d, "arguments have incompatible shape")
		return false
	}
	return true
}

func verifyDynamicMemory(op *ir.Operation, d *diag.List) bool {
	parent := op.ParentOp()
	for parent != nil && !parent.Has(ir.SymbolTableTrait) {
		parent = parent.ParentOp()
	}
	if parent == nil {
		op.EmitOpError(d, "must be inside an op with symbol table")
		return false
	}
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok {
		return true
	}
	if addressSpace(t) != "workgroup" {
		op.EmitOpError(d, "address space must be address_space<workgroup>")
		return false
	}
	if ir.HasStaticShape(t) {
		op.EmitOpError(d, "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")
		return false
	}
	return true
}
