package ir

import (
	"slices"

	"github.com/mica-ir/mica/num"
)

// maxConverted bounds the elements that ConstantAs converts of a constant that is not a splat,
// because a constant is read each time that one of its users is folded.
const maxConverted = 1 << 12

// ConstantAs converts the attribute of a constant to its value at type t, since the attribute may
// have a type of its own: llvm.mlir.constant(300 : i32) : i8 is 44, as in LLVM. Integers are
// truncated or sign-extended. It returns nil if the attribute is not a value of the type.
// Attributes without numbers and attributes of dialect types are returned unchanged, because
// their dialect defines their meaning.
func ConstantAs(a Attribute, t Type) Attribute {
	switch a := a.(type) {
	case *IntegerAttr:
		if a.typ == t || !isNumeric(t) {
			return a
		}
		if v, ok := integerAs(a.Value, a.typ, t); ok {
			return t.Context().IntegerAttr(t, v)
		}
		return nil
	case *FloatAttr:
		if a.typ == t || !isNumeric(t) {
			return a
		}
		return nil
	case *DenseElementsAttr:
		if a.typ.AsType() == t {
			return a
		}
		return a.as(t)
	}
	return a
}

// isNumeric reports whether t is a builtin type of numbers, or of elements.
func isNumeric(t Type) bool {
	switch t.(type) {
	case *IntegerType, *IndexType, *FloatType, *ComplexType, ShapedType:
		return true
	}
	return false
}

// integerAs converts an integer to another type. An unsigned integer is not widened, because
// dialects differ in whether its sign bit is one.
func integerAs(v num.APInt, from, to Type) (num.APInt, bool) {
	w, ok := integerWidth(to)
	if !ok {
		return num.APInt{}, false
	}
	if i, is := from.(*IntegerType); is && i.Signedness == Unsigned && v.Width() < w {
		return num.APInt{}, false
	}
	return v.SExt(w), true
}

// as is ConstantAs for a type that differs from the attribute's.
func (a *DenseElementsAttr) as(t Type) Attribute {
	s, ok := AsShaped(t)
	if !ok {
		if isNumeric(t) {
			return nil
		}
		return a
	}
	from, to := a.ElementType(), s.ElementType()
	static := HasStaticShape(s)
	same := !static || slices.Equal(s.Shape(), a.typ.Shape())
	switch {
	case from != to && isNumeric(to):
		if !static || !same && !a.IsSplat() {
			return nil
		}
		return a.converted(s)
	case same:
		return a
	case a.IsSplat():
		return t.Context().DenseElementsAttr(s, a.Raw)
	}
	return nil
}

// converted converts the integers of the attribute to the element type of t, which must have a
// static shape. It returns nil if either element type is not an integer type.
func (a *DenseElementsAttr) converted(t ShapedType) Attribute {
	n := 1 // a splat
	if !a.IsSplat() {
		n = a.NumElements()
	}
	if w, ok := integerWidth(a.ElementType()); !ok || w == 0 || n > maxConverted {
		return nil
	}
	var raw []byte
	for i := range n {
		v, ok := integerAs(a.Int(i), a.ElementType(), t.ElementType())
		if !ok || v.Width() == 0 {
			return nil
		}
		raw = AppendElement(raw, v)
	}
	return t.AsType().Context().DenseElementsAttr(t, raw)
}
