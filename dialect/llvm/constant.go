package llvm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// verifyConstant compares a constant's value with its type.
func verifyConstant(op *ir.Operation, c *ir.Checker) {
	t := op.Result(0).Type()
	value := op.Attr("value")
	if s, ok := value.(*ir.StringAttr); ok {
		if elem, n, _ := arrayOf(t); !ir.IsSignless(elem, 8) || n != uint64(len(s.Value)) {
			c.Failf("expected array type of %d i8 elements for the string constant", len(s.Value))
		}
		return
	}
	if s, ok := StructOf(t); ok {
		verifyStructConstant(s, value, c)
		return
	}
	if class(t) == targetClass {
		c.Failf("does not support target extension type.")
	}
	switch value := value.(type) {
	case *ir.IntegerAttr:
		if _, ok := t.(*ir.IntegerType); !ok {
			c.Failf("expected integer type")
		}
	case *ir.FloatAttr:
		sameFloat(value.Value.Kind(), t, c)
		return
	case *ir.DenseElementsAttr:
		verifyElements(value, t, c)
		return
	case *ir.ArrayAttr:
		if class(t) != arrayClass {
			c.Failf("expected array or struct type for array attribute")
		}
	case *ir.SparseElementsAttr, *ir.DenseResourceElementsAttr, *ir.DenseStringElementsAttr:
	default:
		c.Failf("only supports integer, float, string or elements attributes")
	}
}

func verifyStructConstant(s Struct, value ir.Attribute, c *ir.Checker) {
	list, ok := value.(*ir.ArrayAttr)
	if !ok {
		c.Failf("expected array attribute for struct type")
	}
	if len(list.Elements) != len(s.Body) {
		c.Failf("expected array attribute of size %d", len(s.Body))
	}
	for i, t := range s.Body {
		switch t := t.(type) {
		case *ir.FloatType, *ir.IndexType:
		case *ir.IntegerType:
			if t.Signedness != ir.Signless {
				c.Failf("expected struct element types to be floating point type or integer type")
			}
		default:
			c.Failf("expected struct element types to be floating point type or integer type")
		}
		var have ir.Type
		switch e := list.Elements[i].(type) {
		case *ir.IntegerAttr:
			have = e.Type()
		case *ir.FloatAttr:
			have = e.Type()
		default:
			c.Failf("expected element of array attribute to be floating point or integer")
		}
		if have != t {
			c.Failf("struct element at index %d is of wrong type", i)
		}
	}
}

// sameFloat checks that a type can hold floats of a kind.
func sameFloat(k num.FloatKind, t ir.Type, c *ir.Checker) {
	switch t := t.(type) {
	case *ir.FloatType:
		if t.Kind != k {
			c.Failf("attribute and type have different float semantics")
		}
	case *ir.IntegerType:
		if t.Width != k.Width() {
			c.Failf("expected integer type of width %d", k.Width())
		}
	}
}

func verifyElements(value *ir.DenseElementsAttr, t ir.Type, c *ir.Checker) {
	if isScalable(t) {
		if !value.IsSplat() {
			c.Failf("scalable vector type requires a splat attribute")
		}
		return
	}
	n, elem, ok := flatten(t)
	if !ok {
		c.Failf("expected vector or array type")
	}
	if have := int64(value.NumElements()); n != have {
		c.Failf("type and attribute have a different number of elements: %d vs. %d", n, have)
	}
	switch e := value.ElementType().(type) {
	case *ir.FloatType:
		sameFloat(e.Kind, elem, c)
	case *ir.IntegerType:
		if _, ok := elem.(*ir.IntegerType); !ok {
			c.Failf("expected integer element type for integer elements attribute")
		}
	}
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
func verifyZero(op *ir.Operation, c *ir.Checker) {
	if t := op.Result(0).Type(); class(t) == targetClass && !hasZero(t) {
		c.Failf("target extension type does not support zero-initializer")
	}
}

func hasZero(t ir.Type) bool {
	name, _ := t.(*ir.DefinedType).Params[0].(string)
	return name == "aarch64.svcount" || len(name) > 6 && name[:6] == "spirv."
}
