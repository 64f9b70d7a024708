package llvm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// verifyConstant compares a constant's value with its type.
func verifyConstant(op ConstantOp, c *ir.Checker) {
	t := op.Res().Type()
	value := op.ValueAttr()
	if s, ok := value.(*ir.StringAttr); ok {
		if elem, n, _ := ArrayOf(t); !ir.IsSignless(elem, 8) || n != uint64(len(s.Value)) {
			c.Failf("expected array type of %d i8 elements for the string constant", len(s.Value))
		}
		return
	}
	if s, ok := StructOf(t); ok {
		verifyStructConstant(s, value, c)
		return
	}
	c.Check(class(t) != targetClass, "does not support target extension type.")
	switch value := value.(type) {
	case *ir.IntegerAttr:
		_, ok := t.(*ir.IntegerType)
		c.Check(ok, "expected integer type")
	case *ir.FloatAttr:
		sameFloat(value.Value.Kind(), t, c)
		return
	case *ir.DenseElementsAttr:
		verifyElements(value, t, c)
		return
	case *ir.ArrayAttr:
		c.Check(class(t) == arrayClass, "expected array or struct type for array attribute")
	case *ir.SparseElementsAttr, *ir.DenseResourceElementsAttr, *ir.DenseStringElementsAttr:
	default:
		c.Failf("only supports integer, float, string or elements attributes")
	}
}

func verifyStructConstant(s Struct, value ir.Attribute, c *ir.Checker) {
	list, ok := value.(*ir.ArrayAttr)
	c.Check(ok, "expected array attribute for struct type")
	c.Checkf(len(list.Elements) == len(s.Body), "expected array attribute of size %d", len(s.Body))
	for i, t := range s.Body {
		switch t := t.(type) {
		case *ir.FloatType, *ir.IndexType:
		case *ir.IntegerType:
			c.Check(t.Signedness == ir.Signless, "expected struct element types to be floating point type or integer type")
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
		c.Checkf(have == t, "struct element at index %d is of wrong type", i)
	}
}

// sameFloat checks that a type can hold floats of a kind.
func sameFloat(k num.FloatKind, t ir.Type, c *ir.Checker) {
	switch t := t.(type) {
	case *ir.FloatType:
		c.Check(t.Kind == k, "attribute and type have different float semantics")
	case *ir.IntegerType:
		c.Checkf(t.Width == k.Width(), "expected integer type of width %d", k.Width())
	}
}

func verifyElements(value *ir.DenseElementsAttr, t ir.Type, c *ir.Checker) {
	if isScalable(t) {
		c.Check(value.IsSplat(), "scalable vector type requires a splat attribute")
		return
	}
	n, elem, ok := flatten(t)
	c.Check(ok, "expected vector or array type")
	have := int64(value.NumElements())
	c.Checkf(n == have, "type and attribute have a different number of elements: %d vs. %d", n, have)
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
		if e, k, is := ArrayOf(t); is {
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
	t := op.Result(0).Type()
	c.Check(class(t) != targetClass || hasZero(t), "target extension type does not support zero-initializer")
}

func hasZero(t ir.Type) bool {
	name, _ := t.(*ir.DefinedType).Params[0].(string)
	return name == "aarch64.svcount" || len(name) > 6 && name[:6] == "spirv."
}
