package spirv

import (
	"strings"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyConstant(op ConstantOp, c *ir.Checker) {
	verifyValue(op.Operation, op.ValueAttr(), resultType(op.Operation), c)
}

// elements returns the type of an attribute that holds elements, nil for another.
func elements(a ir.Attribute) ir.ShapedType {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		return a.ShapedType()
	case *ir.SparseElementsAttr:
		t, _ := ir.AsShaped(a.Type())
		return t
	}
	return nil
}

// verifyValue checks the value of a constant, or of an element of one.
func verifyValue(op *ir.Operation, value ir.Attribute, t ir.Type, c *ir.Checker) {
	if class(t) == coopMatrixClass {
		dense, ok := value.(*ir.DenseElementsAttr)
		c.Check(ok, "expected a splat dense attribute for cooperative matrix constant, but found <<NULL ATTRIBUTE>>")
		c.Checkf(dense.IsSplat(), "expected a splat dense attribute for cooperative matrix constant, but found %s", dense)
	}
	switch a := value.(type) {
	case *ir.IntegerAttr:
		c.Checkf(a.Type() == t, "result type ('%s') does not match value type ('%s')", t, a.Type())
		return
	case *ir.FloatAttr:
		c.Checkf(a.Type() == t, "result type ('%s') does not match value type ('%s')", t, a.Type())
		return
	case *ir.ArrayAttr:
		array := is(t, arrayClass)
		c.Check(array != nil, "must have spirv.array result type for array value")
		for _, e := range a.Elements {
			verifyValue(op, e, typeParam(array, arrayElement), c)
		}
		return
	}
	shaped := elements(value)
	c.Checkf(shaped != nil, "cannot have attribute: %s", value)
	if shaped.AsType() != t {
		verifyElements(op, shaped, t, c)
	}
}

// verifyElements checks elements that are not of the type of the constant.
func verifyElements(op *ir.Operation, shaped ir.ShapedType, t ir.Type, c *ir.Checker) {
	n, e := int32(1), t
	c.Checkf(class(t) == arrayClass, "result or element type ('%s') does not match value type ('%s'), must be the same or spirv.array", t, shaped)
	for a := is(e, arrayClass); a != nil; a = is(e, arrayClass) {
		n *= int32(uintParam(a, arrayCount))
		e = typeParam(a, arrayElement)
	}
	_, ok := ir.IntOrFloatWidth(e)
	c.Check(ok, "only support nested array result type")
	have := shaped.ElementType()
	c.Checkf(have == e, "result element type ('%s') does not match value element type ('%s')", e, have)
	size, _ := ir.NumElements(shaped)
	c.Checkf(size == int64(n), "result number of elements (%d) does not match value number of elements (%d)", n, size)
}

// typeOf returns the type of an attribute that has one, else nil.
func typeOf(a ir.Attribute) ir.Type {
	if t, ok := a.(interface{ Type() ir.Type }); ok {
		return t.Type()
	}
	return nil
}

func verifyReplicate(op EXTConstantCompositeReplicateOp, c *ir.Checker) {
	value := op.ValueAttr()
	t := typeOf(value)
	if list, ok := value.(*ir.ArrayAttr); ok && len(list.Elements) > 0 {
		if e := typeOf(list.Elements[0]); e != nil {
			t = makeArray(e, uint64(len(list.Elements)))
		}
	}
	c.CheckPlain(t != nil, "unknown value attribute type")
	c.CheckPlain(isComposite(resultType(op.Operation)), "result type is not a composite type")
	var names []string
	for e := resultType(op.Operation); isComposite(e); {
		if e = elementType(e, 0); e == nil {
			return
		}
		if e == t {
			return
		}
		names = append(names, "'"+e.String()+"'")
	}
	c.FailPlainf("expected value attribute type %s, but got: '%s'", strings.Join(names, " or "), t)
}

// makeArray returns an array without a stride.
func makeArray(e ir.Type, n uint64) ir.Type {
	return named.NewType(e.Context(), "spirv", "array", e, n, uint64(0))
}

func verifySpecConstant(op SpecConstantOp, c *ir.Checker) {
	id, ok := op.Operation.Attr("spec_id").(*ir.IntegerAttr)
	c.Check(!ok || id.Int64() >= 0, "SpecId cannot be negative")
	switch a := op.DefaultValueAttr().(type) {
	case *ir.IntegerAttr:
		c.Check(isSPIRV(a.Type()), "default value bitwidth disallowed")
		return
	case *ir.FloatAttr:
		c.Check(isSPIRV(a.Type()), "default value bitwidth disallowed")
		return
	}
	c.Failf("default value can only be a bool, integer, or float scalar")
}

func verifyReference(op ReferenceOfOp, c *ir.Checker) {
	s := lookup(c, op.Operation, op.SpecConstAttr())
	var t ir.Type
	switch {
	case isOp(s, SpecConstantOpName):
		t = typeOf(SpecConstantOp{s}.DefaultValueAttr())
	case isOp(s, SpecConstantCompositeOpName, EXTSpecConstantCompositeReplicateOpName):
		t = named.TypeAttr(s, "type")
	default:
		c.Failf("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol")
	}
	c.Check(t == resultType(op.Operation), "result type mismatch with the referenced specialization constant's type")
}

func verifySpecComposite(op SpecConstantCompositeOp, c *ir.Checker) {
	t := named.TypeAttr(op.Operation, "type")
	c.CheckPlainf(isComposite(t), "result type must be a composite type, but provided '%s'", t)
	c.CheckPlainf(class(t) != coopMatrixClass, "unsupported composite type  '%s'", t)
	list, _ := op.ConstituentsAttr().(*ir.ArrayAttr)
	if list == nil {
		return
	}
	if n := numElements(t); uint64(len(list.Elements)) != n {
		c.FailPlainf("has incorrect number of operands: expected %d, but provided %d", n, len(list.Elements))
	}
	for i, x := range list.Elements {
		s := lookup(c, op.Operation, x)
		if !isOp(s, SpecConstantOpName) {
			return // the reference does not survive this
		}
		have, want := typeOf(SpecConstantOp{s}.DefaultValueAttr()), elementType(t, uint64(i))
		c.CheckPlainf(have == want, "has incorrect types of operands: expected '%s', but provided '%s'", want, have)
	}
}

func verifySpecReplicate(op EXTSpecConstantCompositeReplicateOp, c *ir.Checker) {
	t := named.TypeAttr(op.Operation, "type")
	c.CheckPlainf(isComposite(t), "result type must be a composite type, but provided '%s'", t)
	s := lookup(c, op.Operation, op.ConstituentAttr())
	c.CheckPlain(s != nil, "splat spec constant reference defining constituent not found")
	c.CheckPlain(isOp(s, SpecConstantOpName), "constituent is not a spec constant")
	have, want := typeOf(SpecConstantOp{s}.DefaultValueAttr()), elementType(t, 0)
	c.CheckPlainf(have == want, "constituent has incorrect type: expected '%s', but provided '%s'", want, have)
}

func verifySpecOperation(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	c.Check(b != nil && b.Front() != nil && b.Front().Next() == b.Back() && b.Front() != b.Back(), "expected exactly 2 nested ops")
	inner := b.Front()
	usable := false
	for _, t := range inner.Def().Traits {
		usable = usable || t.Name == "spirv::UsableInSpecConstantOp"
	}
	c.Check(usable, "invalid enclosed op")
	for _, v := range inner.Operands() {
		c.Check(isOp(v.DefiningOp(), ConstantOpName, ReferenceOfOpName, SpecConstantOperationOpName), "invalid operand, must be defined by a constant operation")
	}
}

// isDialect reports whether an operation is one of the dialect.
func isDialect(op *ir.Operation) bool {
	return strings.HasPrefix(op.Name(), "spirv.") && op.Def().Registered
}

func verifyModule(op *ir.Operation, c *ir.Checker) {
	type point struct {
		fn    *ir.Operation
		model uint64
	}
	points := map[point]bool{}
	for o := range op.Region(0).Ops() {
		c.On(o).CheckPlain(isDialect(o), "'spirv.module' can only contain spirv.* ops")
		switch o.Name() {
		case EntryPointOpName:
			p := point{verifyEntryPoint(op, o, c), enumBits(o, "execution_model")}
			c.On(o).CheckPlain(!points[p], "duplicate of a previous EntryPointOp")
			points[p] = true
		case FuncOpName:
			verifyModuleFunction(o, c.On(o))
		}
	}
}

// verifyEntryPoint checks the symbols of an entry point, and returns its function.
func verifyEntryPoint(module, o *ir.Operation, c *ir.Checker) *ir.Operation {
	ref, ok := entryOp{o}.FnAttr().(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	fn := c.Symbols().In(module, ref.Root)
	c.On(o).CheckPlainf(isOp(fn, FuncOpName), "function '%s' not found in 'spirv.module'", ref.Root)
	list, _ := entryOp{o}.InterfaceAttr().(*ir.ArrayAttr)
	if list == nil {
		return fn
	}
	for _, x := range list.Elements {
		v, ok := x.(*ir.SymbolRefAttr)
		c.On(o).CheckPlainf(ok && v.IsFlat(), "expected symbol reference for interface specification instead of '%s", x)
		c.On(o).CheckPlainf(isOp(c.Symbols().In(module, v.Root), GlobalVariableOpName),
			"expected spirv.GlobalVariable symbol reference instead of'%s'", v)
	}
	return fn
}

func verifyModuleFunction(fn *ir.Operation, c *ir.Checker) {
	if fn.Region(0).Empty() {
		linkage, _ := FuncOp{fn}.LinkageAttributesAttr().(*ir.DefinedAttr)
		if linkage != nil && len(linkage.Params) == 2 {
			a, _ := linkage.Params[1].(ir.Attribute)
			if v, ok := named.EnumOf(a); ok {
				if text, _ := v.Def.Text(v.Value); text == "Import" {
					return
				}
			}
		}
		c.FailPlainf("'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)")
	}
	for b := range fn.Region(0).Blocks() {
		for o := b.Front(); o != nil; o = o.Next() {
			c.On(o).CheckPlain(isDialect(o), "functions in 'spirv.module' can only contain spirv.* ops")
		}
	}
}
