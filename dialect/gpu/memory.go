package gpu

import "github.com/mica-ir/mica/ir"

func verifyAlloc(op *ir.Operation, c *ir.Checker) {
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok {
		return
	}
	dynamic := 0
	for _, n := range t.Shape() {
		if n == ir.Dynamic {
			dynamic++
		}
	}
	n := len(AllocOp{op}.DynamicSizes())
	c.Checkf(n == dynamic, "incorrect number of dynamic sizes, has %d, expected %d", n, dynamic)
	symbols := 0
	switch l := t.Layout.(type) {
	case *ir.AffineMapAttr:
		symbols = l.Map.NumSymbols
	case *ir.StridedLayoutAttr:
		symbols = l.Map().NumSymbols
	}
	c.Check(len(AllocOp{op}.SymbolOperands()) == symbols, "symbol operand count does not equal memref symbol count")
}

func verifyCopy(op *ir.Operation, c *ir.Checker) {
	dst, src := op.OperandGroup(1), op.OperandGroup(2)
	c.Check(len(dst) == 1 && len(src) == 1, "requires one destination and one source")
	to, from := dst[0].Value().Type(), src[0].Value().Type()
	c.Check(ir.ElementTypeOrSelf(to) == ir.ElementTypeOrSelf(from), "arguments have incompatible element type")
	c.Check(ir.CompatibleShapes(from, to), "arguments have incompatible shape")
}

func verifyDynamicMemory(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	for parent != nil && !parent.Has(ir.SymbolTableTrait) {
		parent = parent.ParentOp()
	}
	c.Check(parent != nil, "must be inside an op with symbol table")
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok {
		return
	}
	c.Check(addressSpace(t) == "workgroup", "address space must be address_space<workgroup>")
	c.Check(!ir.HasStaticShape(t), "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")
}
