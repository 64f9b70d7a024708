package spirv

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// accessMask checks that an access has an alignment if and only if its mask includes Aligned.
func accessMask(mask, alignment string) check {
	return func(op *ir.Operation, c *ir.Checker) {
		has := op.Attr(alignment) != nil
		if op.Attr(mask) == nil {
			c.Check(!has, "invalid alignment specification without aligned memory access specification")
			return
		}
		switch aligned := hasBit(op, mask, "Aligned"); {
		case aligned && !has:
			c.Failf("missing alignment value")
		case has && !aligned:
			c.Failf("invalid alignment specification with non-aligned memory access specification")
		}
	}
}

var verifyAccess = accessMask("memory_access", "alignment")

// holds checks that a pointer points to the type of a value.
func holds(value func(op *ir.Operation) *ir.Value) check {
	return func(op *ir.Operation, c *ir.Checker) {
		to, _ := pointerTo(operandType(op))
		c.Check(value(op).Type() == to, "mismatch in result type and pointer type")
	}
}

func firstResult(op *ir.Operation) *ir.Value { return op.Result(0) }
func secondOperand(op storingOp) *ir.Value   { return op.Value() }

func verifyCopy(op CopyMemoryOp, c *ir.Checker) {
	a, _ := pointerTo(op.Target().Type())
	b, _ := pointerTo(op.Source().Type())
	c.Check(a == b, "both operands must be pointers to the same type")
	verifyAccess(op.Operation, c)
	accessMask("source_memory_access", "source_alignment")(op.Operation, c)
}

// accessChain checks a pointer into a composite; the first indices count elements
// of the base.
func accessChain(skip int) check {
	return func(op *ir.Operation, c *ir.Checker) {
		base := is(operandType(op), pointerClass)
		t := typeParam(base, pointee)
		index := int32(0)
		for _, v := range op.Operands()[1+skip:] {
			if !isComposite(t) {
				bare(op, c, "'spirv.AccessChain' op cannot extract from non-composite type '%s' with index %d", t, index)
				return
			}
			index = 0
			if class(t) == structClass {
				def := v.DefiningOp()
				if def == nil {
					bare(op, c, "'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct")
					return
				}
				var ok bool
				if index, ok = constantInt(def); !ok {
					bare(op, c, "'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided %s", def.Name())
					return
				}
				if index < 0 || uint64(index) >= numElements(t) {
					bare(op, c, "'spirv.AccessChain' op index %d out of bounds for '%s'", index, t)
					return
				}
			}
			t = elementType(t, uint64(index))
		}
		want := pointerType(t, base.Params[storageClass])
		c.Checkf(want == resultType(op), "invalid result type: expected '%s', but provided '%s'", want, resultType(op))
	}
}

// decorations of variables that attributes have.
const (
	descriptorSetAttr = "descriptor_set"
	bindingAttr       = "binding"
	builtInAttr       = "built_in"
)

func verifyVariable(op *ir.Operation, c *ir.Checker) {
	c.Check(named.Enum(op, "storage_class") == "Function", "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.")
	to, storage := pointerTo(resultType(op))
	c.Check(storage == "Function", "storage class must match result pointer's storage class")
	if op.NumOperands() > 0 && !isOp(op.Operand(0).DefiningOp(), ConstantOpName, ReferenceOfOpName, AddressOfOpName) {
		c.Failf("initializer must be the result of a constant or spirv.GlobalVariable op")
	}
	for _, name := range []string{descriptorSetAttr, bindingAttr, builtInAttr} {
		c.Checkf(op.Attr(name) == nil, "cannot have '%s' attribute (only allowed in spirv.GlobalVariable)", name)
	}
	if a := is(to, arrayClass); a != nil {
		to = typeParam(a, arrayElement)
	}
	if _, storage := pointerTo(to); storage != "PhysicalStorageBuffer" {
		return
	}
	switch aliased, restrict := op.Attr("aliased_pointer") != nil, op.Attr("restrict_pointer") != nil; {
	case !aliased && !restrict:
		c.Failf(" with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'")
	case aliased && restrict:
		c.Failf(" with physical buffer pointer must have exactly one aliasing decoration")
	}
}

// lookup returns the operation that a symbol names, as seen from the parent of op, or nil.
func lookup(c *ir.Checker, op *ir.Operation, attr ir.Attribute) *ir.Operation {
	ref, ok := attr.(*ir.SymbolRefAttr)
	if !ok || op.ParentOp() == nil {
		return nil
	}
	return c.Symbols().Lookup(op.ParentOp(), ref)
}

func verifyAddressOf(op AddressOfOp, c *ir.Checker) {
	v := lookup(c, op.Operation, op.VariableAttr())
	c.Check(isOp(v, GlobalVariableOpName), "expected spirv.GlobalVariable symbol")
	c.Check(named.TypeAttr(v, "type") == resultType(op.Operation), "result type mismatch with the referenced global variable's type")
}

func verifyGlobalVariable(op GlobalVariableOp, c *ir.Checker) {
	to, storage := pointerTo(named.TypeAttr(op.Operation, "type"))
	c.Check(to != nil, "result must be of a !spv.ptr type")
	c.Checkf(storage != "Generic" && storage != "Function", "storage class cannot be '%s'", storage)
	if init := op.InitializerAttr(); init != nil && !isOp(lookup(c, op.Operation, init), SpecConstantOpName, SpecConstantCompositeOpName) {
		c.Failf("initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op")
	}
}
