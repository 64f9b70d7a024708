package spirv

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func verifyConstant(op *ir.Operation, d *diag.List) bool {
	return verifyValue(op, op.Attr("value"), resultType(op), d)
}

// elements returns the type of an attribute that holds elements, nil for another.
func elements(a ir.Attribute) ir.ShapedType {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		return a.ShapedType()
	case *ir.SparseElementsAttr:
		t, _ := a.Type().(ir.ShapedType)
		return t
	}
	return nil
}

// verifyValue checks the value of a constant, or of an element of one.
func verifyValue(op *ir.Operation, value ir.Attribute, t ir.Type, d *diag.List) bool {
	if class(t) == coopMatrixClass {
		dense, ok := value.(*ir.DenseElementsAttr)
		if !ok {
			return fail(op, d, "expected a splat dense attribute for cooperative matrix constant, but found <<NULL ATTRIBUTE>>")
		}
		if !dense.IsSplat() {
			return fail(op, d, "expected a splat dense attribute for cooperative matrix constant, but found %s", dense)
		}
	}
	switch a := value.(type) {
	case *ir.IntegerAttr:
		return a.Type() == t || fail(op, d, "result type ('%s') does not match value type ('%s')", t, a.Type())
	case *ir.FloatAttr:
		return a.Type() == t || fail(op, d, "result type ('%s') does not match value type ('%s')", t, a.Type())
	case *ir.ArrayAttr:
		array := is(t, arrayClass)
		if array == nil {
			return fail(op, d, "must have spirv.array result type for array value")
		}
		for _, e := range a.Elements {
			if !verifyValue(op, e, typeParam(array, arrayElement), d) {
				return false
			}
		}
		return true
	}
	shaped := elements(value)
	if shaped == nil {
		return fail(op, d, "cannot have attribute: %s", value)
	}
	return ir.Type(shaped) == t || verifyElements(op, shaped, t, d)
}

// verifyElements checks elements that are not of the type of the constant.
func verifyElements(op *ir.Operation, shaped ir.ShapedType, t ir.Type, d *diag.List) bool {
	n, e := int32(1), t
	if class(t) != arrayClass {
		return fail(op, d, "result or element type ('%s') does not match value type ('%s'), must be the same or spirv.array", t, shaped)
	}
	for a := is(e, arrayClass); a != nil; a = is(e, arrayClass) {
		n *= int32(uintParam(a, arrayCount))
		e = typeParam(a, arrayElement)
	}
	if _, ok := ir.IntOrFloatWidth(e); !ok {
		return fail(op, d, "only support nested array result type")
	}
	if have := shaped.ElementType(); have != e {
		return fail(op, d, "result element type ('%s') does not match value element type ('%s')", e, have)
	}
	if have, _ := ir.NumElements(shaped); have != int64(n) {
		return fail(op, d, "result number of elements (%d) does not match value number of elements (%d)", n, have)
	}
	return true
}

// typeOf returns the type of an attribute that has one, else nil.
func typeOf(a ir.Attribute) ir.Type {
	if t, ok := a.(interface{ Type() ir.Type }); ok {
		return t.Type()
	}
	return nil
}

func verifyReplicate(op *ir.Operation, d *diag.List) bool {
	value := op.Attr("value")
	t := typeOf(value)
	if list, ok := value.(*ir.ArrayAttr); ok && len(list.Elements) > 0 {
		if e := typeOf(list.Elements[0]); e != nil {
			t = makeArray(e, uint64(len(list.Elements)))
		}
	}
	if t == nil {
		return plain(op, d, "unknown value attribute type")
	}
	if !isComposite(resultType(op)) {
		return plain(op, d, "result type is not a composite type")
	}
	var names []string
	for e := resultType(op); isComposite(e); {
		if e = elementType(e, 0); e == nil {
			return true
		}
		if e == t {
			return true
		}
		names = append(names, "'"+e.String()+"'")
	}
	return plain(op, d, "expected value attribute type %s, but got: '%s'", strings.Join(names, " or "), t)
}

// makeArray returns an array without a stride.
func makeArray(e ir.Type, n uint64) ir.Type {
	if d := e.Context().Dialect("spirv"); d != nil {
		if def := d.TypeNamed("array"); def != nil {
			return e.Context().DefinedType(def, []ir.Param{e, n, uint64(0)})
		}
	}
	return nil
}

func verifySpecConstant(op *ir.Operation, d *diag.List) bool {
	if id, ok := op.Attr("spec_id").(*ir.IntegerAttr); ok && id.Int64() < 0 {
		return fail(op, d, "SpecId cannot be negative")
	}
	switch a := op.Attr("default_value").(type) {
	case *ir.IntegerAttr:
		return isSPIRV(a.Type()) || fail(op, d, "default value bitwidth disallowed")
	case *ir.FloatAttr:
		return isSPIRV(a.Type()) || fail(op, d, "default value bitwidth disallowed")
	}
	return fail(op, d, "default value can only be a bool, integer, or float scalar")
}

func verifyReference(op *ir.Operation, d *diag.List) bool {
	s := lookup(op, op.Attr("spec_const"))
	var t ir.Type
	switch {
	case isOp(s, "spirv.SpecConstant"):
		t = typeOf(s.Attr("default_value"))
	case isOp(s, "spirv.SpecConstantComposite", "spirv.EXT.SpecConstantCompositeReplicate"):
		t = typeAttr(s, "type")
	default:
		return fail(op, d, "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol")
	}
	return t == resultType(op) || fail(op, d, "result type mismatch with the referenced specialization constant's type")
}

func verifySpecComposite(op *ir.Operation, d *diag.List) bool {
	t := typeAttr(op, "type")
	if !isComposite(t) {
		return plain(op, d, "result type must be a composite type, but provided '%s'", t)
	}
	if class(t) == coopMatrixClass {
		return plain(op, d, "unsupported composite type  '%s'", t)
	}
	list, _ := op.Attr("constituents").(*ir.ArrayAttr)
	if list == nil {
		return true
	}
	if n := numElements(t); uint64(len(list.Elements)) != n {
		return plain(op, d, "has incorrect number of operands: expected %d, but provided %d", n, len(list.Elements))
	}
	for i, x := range list.Elements {
		s := lookup(op, x)
		if !isOp(s, "spirv.SpecConstant") {
			return true // the reference does not survive this
		}
		if have, want := typeOf(s.Attr("default_value")), elementType(t, uint64(i)); have != want {
			return plain(op, d, "has incorrect types of operands: expected '%s', but provided '%s'", want, have)
		}
	}
	return true
}

func verifySpecReplicate(op *ir.Operation, d *diag.List) bool {
	t := typeAttr(op, "type")
	if !isComposite(t) {
		return plain(op, d, "result type must be a composite type, but provided '%s'", t)
	}
	s := lookup(op, op.Attr("constituent"))
	switch {
	case s == nil:
		return plain(op, d, "splat spec constant reference defining constituent not found")
	case !isOp(s, "spirv.SpecConstant"):
		return plain(op, d, "constituent is not a spec constant")
	}
	if have, want := typeOf(s.Attr("default_value")), elementType(t, 0); have != want {
		return plain(op, d, "constituent has incorrect type: expected '%s', but provided '%s'", want, have)
	}
	return true
}

func verifySpecOperation(op *ir.Operation, d *diag.List) bool {
	b := op.Region(0).Entry()
	if b == nil || b.Front() == nil || b.Front().Next() != b.Back() || b.Front() == b.Back() {
		return fail(op, d, "expected exactly 2 nested ops")
	}
	inner := b.Front()
	usable := false
	for _, t := range inner.Def().Traits {
		usable = usable || t.Name == "spirv::UsableInSpecConstantOp"
	}
	if !usable {
		return fail(op, d, "invalid enclosed op")
	}
	for _, v := range inner.Operands() {
		if !isOp(v.DefiningOp(), "spirv.Constant", "spirv.mlir.referenceof", "spirv.SpecConstantOperation") {
			return fail(op, d, "invalid operand, must be defined by a constant operation")
		}
	}
	return true
}

// isDialect reports whether an operation is one of the dialect.
func isDialect(op *ir.Operation) bool {
	return strings.HasPrefix(op.Name(), "spirv.") && op.Def().Registered
}

func verifyModule(op *ir.Operation, d *diag.List) bool {
	type point struct {
		fn    *ir.Operation
		model uint64
	}
	points := map[point]bool{}
	for o := range op.Region(0).Ops() {
		if !isDialect(o) {
			return plain(o, d, "'spirv.module' can only contain spirv.* ops")
		}
		switch o.Name() {
		case "spirv.EntryPoint":
			fn, ok := verifyEntryPoint(op, o, d)
			if !ok {
				return false
			}
			p := point{fn, enumBits(o, "execution_model")}
			if points[p] {
				return plain(o, d, "duplicate of a previous EntryPointOp")
			}
			points[p] = true
		case "spirv.func":
			if !verifyModuleFunction(o, d) {
				return false
			}
		}
	}
	return true
}

// verifyEntryPoint checks the symbols of an entry point, and returns its function.
func verifyEntryPoint(module, o *ir.Operation, d *diag.List) (*ir.Operation, bool) {
	ref, ok := o.Attr("fn").(*ir.SymbolRefAttr)
	if !ok {
		return nil, true
	}
	fn := ir.LookupSymbolIn(module, ref.Root)
	if !isOp(fn, "spirv.func") {
		return nil, plain(o, d, "function '%s' not found in 'spirv.module'", ref.Root)
	}
	list, _ := o.Attr("interface").(*ir.ArrayAttr)
	if list == nil {
		return fn, true
	}
	for _, x := range list.Elements {
		v, ok := x.(*ir.SymbolRefAttr)
		if !ok || !v.IsFlat() {
			return nil, plain(o, d, "expected symbol reference for interface specification instead of '%s", x)
		}
		if !isOp(ir.LookupSymbolIn(module, v.Root), "spirv.GlobalVariable") {
			return nil, plain(o, d, "expected spirv.GlobalVariable symbol reference instead of'%s'", v)
		}
	}
	return fn, true
}

func verifyModuleFunction(fn *ir.Operation, d *diag.List) bool {
	if fn.Region(0).Empty() {
		linkage, _ := fn.Attr("linkage_attributes").(*ir.DefinedAttr)
		if linkage != nil && len(linkage.Params) == 2 {
			a, _ := linkage.Params[1].(ir.Attribute)
			if v, ok := enumOf(a); ok {
				if text, _ := v.Def.Text(v.Value); text == "Import" {
					return true
				}
			}
		}
		return plain(fn, d, "'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)")
	}
	for b := range fn.Region(0).Blocks() {
		for o := b.Front(); o != nil; o = o.Next() {
			if !isDialect(o) {
				return plain(o, d, "functions in 'spirv.module' can only contain spirv.* ops")
			}
		}
	}
	return true
}
