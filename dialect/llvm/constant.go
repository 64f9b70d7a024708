package llvm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// verifyConstant compares a constant's value with its type.
func verifyConstant(op *ir.Operation, d *diag.List) bool {
	fail := func(format string, args ...any) bool {
		op.EmitOpError(d, format, args...)
		return false
	}
	t := op.Result(0).Type()
	value := op.Attr("value")
	if s, ok := value.(*ir.StringAttr); ok {
		if elem, n, _ := arrayOf(t); !ir.IsSignless(elem, 8) || n != uint64(len(s.Value)) {
			return fail("expected array type of %d i8 elements for the string constant", len(s.Value))
		}
		return true
	}
	if s, ok := StructOf(t); ok {
		return verifyStructConstant(s, value, fail)
	}
	if class(t) == targetClass {
		return fail("does not support target extension type.")
	}
	switch value := value.(type) {
	case *ir.IntegerAttr:
		if _, ok := t.(*ir.IntegerType); !ok {
			return fail("expected integer type")
		}
	case *ir.FloatAttr:
		return sameFloat(value.Value.Kind(), t, fail)
	case *ir.DenseElementsAttr:
		return verifyElements(value, t, fail)
	case *ir.ArrayAttr:
		if class(t) != arrayClass {
			return fail("expected array or struct type for array attribute")
		}
	case *ir.SparseElementsAttr, *ir.DenseResourceElementsAttr, *ir.DenseStringElementsAttr:
	default:
		return fail("only supports integer, float, string or elements attributes")
	}
	return true
}

func verifyStructConstant(s Struct, value ir.Attribute, fail func(string, ...any) bool) bool {
	list, ok := value.(*ir.ArrayAttr)
	if !ok {
		return fail("expected array attribute for struct type")
	}
	if len(list.Elements) != len(s.Body) {
		return fail("expected array attribute of size %d", len(s.Body))
	}
	for i, t := range s.Body {
		switch t := t.(type) {
		case *ir.FloatType, *ir.IndexType:
		case *ir.IntegerType:
			if t.Signedness != ir.Signless {
				return fail("expected struct element types to be floating point type or integer type")
			}
		default:
			return fail("expected struct element types to be floating point type or integer type")
		}
		var have ir.Type
		switch e := list.Elements[i].(type) {
		case *ir.IntegerAttr:
			have = e.Type()
		case *ir.FloatAttr:
			have = e.Type()
		default:
			return fail("expected element of array attribute to be floating point or integer")
		}
		if have != t {
			return fail("struct element at index %d is of wrong type", i)
		}
	}
	return true
}

// sameFloat checks that a type can hold floats of a kind.
func sameFloat(k num.FloatKind, t ir.Type, fail func(string, ...any) bool) bool {
	switch t := t.(type) {
	case *ir.FloatType:
		if t.Kind != k {
			return fail("attribute and type have different float semantics")
		}
	case *ir.IntegerType:
		if t.Width != k.Width() {
			return fail("expected integer type of width %d", k.Width())
		}
	}
	return true
}

func verifyElements(value *ir.DenseElementsAttr, t ir.Type, fail func(string, ...any) bool) bool {
	if isScalable(t) {
		if !value.IsSplat() {
			return fail("scalable vector type requires a splat attribute")
		}
		return true
	}
	n, elem, ok := flatten(t)
	if !ok {
		return fail("expected vector or array type")
	}
	if have := int64(value.NumElements()); n != have {
		return fail("type and attribute have a different number of elements: %d vs. %d", n, have)
	}
	switch e := value.ElementType().(type) {
	case *ir.FloatType:
		return sameFloat(e.Kind, elem, fail)
	case *ir.IntegerType:
		if _, ok := elem.(*ir.IntegerType); !ok {
			return fail("expected integer element type for integer elements attribute")
		}
	}
	return true
}

// flatten returns the number of elements of nested arrays and vectors, and their
// innermost type.
func flatten(t ir.Type) (n int64, elem ir.Type, ok bool) {
	n = 1
	for {
		if e, k, is := arrayOf(t); is {
			n, t, ok = n*int64(k), e, true
			continue
		}
		if v, is := t.(*ir.VectorType); is {
			for _, k := range v.Shape() {
				n *= k
			}
			return n, v.Element, true
		}
		return n, t, ok
	}
}

// verifyZero checks that a type has a zero.
func verifyZero(op *ir.Operation, d *diag.List) bool {
	if t := op.Result(0).Type(); class(t) == targetClass && !hasZero(t) {
		op.EmitOpError(d, "target extension type does not support zero-initializer")
		return false
	}
	return true
}

func hasZero(t ir.Type) bool {
	name, _ := t.(*ir.DefinedType).Params[0].(string)
	return name == "aarch64.svcount" || len(name) > 6 && name[:6] == "spirv."
}
