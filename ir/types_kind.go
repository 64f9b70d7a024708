package ir

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/num"
)

// IsIndex reports whether a type is index.
func IsIndex(t Type) bool { _, ok := t.(*IndexType); return ok }

// IsFloat reports whether a type is a floating-point type, and of one of the kinds
// if there are any.
func IsFloat(t Type, kinds ...num.FloatKind) bool {
	f, ok := t.(*FloatType)
	return ok && (len(kinds) == 0 || slices.Contains(kinds, f.Kind))
}

// IsTensor reports whether a type is a tensor, ranked or not.
func IsTensor(t Type) bool {
	switch t.(type) {
	case *RankedTensorType, *UnrankedTensorType:
		return true
	}
	return false
}

// JoinInts returns integers with commas between them.
func JoinInts(ns []int64) string {
	var b []byte
	for i, n := range ns {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = strconv.AppendInt(b, n, 10)
	}
	return string(b)
}

// QuotedTypes returns types in quotation marks with commas between them.
func QuotedTypes(ts []Type) string {
	parts := make([]string, len(ts))
	for i, t := range ts {
		parts[i] = "'" + t.String() + "'"
	}
	return strings.Join(parts, ", ")
}

// Is reports whether a type, an attribute or another object has a Go type.
func Is[T any](x any) bool { _, ok := x.(T); return ok }

// IsInteger reports whether a type is an integer type, of any signedness, and of that width
// unless it is 0.
func IsInteger(t Type, width int) bool {
	i, ok := t.(*IntegerType)
	return ok && (width == 0 || i.Width == width)
}

// IsSigned reports whether a type is a signed integer type, of that width unless it is 0.
func IsSigned(t Type, width int) bool {
	return IsInteger(t, width) && t.(*IntegerType).Signedness == Signed
}

// IsUnsigned is [IsSigned] for unsigned integer types.
func IsUnsigned(t Type, width int) bool {
	return IsInteger(t, width) && t.(*IntegerType).Signedness == Unsigned
}

// AsTensor returns the shape of a tensor type, ranked or not.
func AsTensor(t Type) (ShapedType, bool) {
	if !IsTensor(t) {
		return nil, false
	}
	return AsShaped(t)
}

// IsMemRef reports whether a type is a memref, ranked or not.
func IsMemRef(t Type) bool { return Is[*MemRefType](t) || Is[*UnrankedMemRefType](t) }

// AsMemRef returns the shape of a memref type, ranked or not.
func AsMemRef(t Type) (ShapedType, bool) {
	if !IsMemRef(t) {
		return nil, false
	}
	return AsShaped(t)
}

// AsFixedVector returns a vector type that has no scalable dimension.
func AsFixedVector(t Type) (*VectorType, bool) {
	v, ok := t.(*VectorType)
	if !ok || v.IsScalable() {
		return nil, false
	}
	return v, true
}

// AsScalableVector returns a vector type that has a scalable dimension.
func AsScalableVector(t Type) (*VectorType, bool) {
	v, ok := t.(*VectorType)
	if !ok || !v.IsScalable() {
		return nil, false
	}
	return v, true
}

// IsType reports whether a type is of a definition.
func IsType(t Type, def *TypeDefinition) bool { _, ok := AsDefinedType(t, def); return ok }

// AsDefinedType returns a type as one of a definition.
func AsDefinedType(t Type, def *TypeDefinition) (*DefinedType, bool) {
	if d, ok := t.(*DefinedType); ok && d.Def == def {
		return d, true
	}
	return nil, false
}

// IsAttribute reports whether an attribute is of a definition.
func IsAttribute(a Attribute, def *AttributeDefinition) bool {
	_, ok := AsDefinedAttribute(a, def)
	return ok
}

// AsDefinedAttribute returns an attribute as one of a definition.
func AsDefinedAttribute(a Attribute, def *AttributeDefinition) (*DefinedAttr, bool) {
	if d, ok := a.(*DefinedAttr); ok && d.Def == def {
		return d, true
	}
	return nil, false
}

// AsBool returns an attribute that is an i1.
func AsBool(a Attribute) (*IntegerAttr, bool) { return AsSignlessInteger(a, 1) }

// AsSignlessInteger returns an attribute that is a signless integer of a width.
func AsSignlessInteger(a Attribute, width int) (*IntegerAttr, bool) {
	i, ok := a.(*IntegerAttr)
	if !ok || !IsSignless(i.Type(), width) {
		return nil, false
	}
	return i, true
}

// AsEnumInteger returns a signless integer of a width that is one of the cases, or for
// bits consists of bits of them.
func AsEnumInteger(a Attribute, width int, bits bool, cases ...uint64) (*IntegerAttr, bool) {
	i, ok := AsSignlessInteger(a, width)
	if !ok {
		return nil, false
	}
	v := i.Value.Low64()
	if bits && v&^cases[0] != 0 || !bits && !slices.Contains(cases, v) {
		return nil, false
	}
	return i, true
}

// AsDenseInts returns a dense array of signless integers of a width.
func AsDenseInts(a Attribute, width int) (*DenseArrayAttr, bool) {
	d, ok := a.(*DenseArrayAttr)
	if !ok || !IsSignless(d.Element, width) {
		return nil, false
	}
	return d, true
}

// AsDenseFloats returns a dense array of floating-point numbers of a kind.
func AsDenseFloats(a Attribute, kind num.FloatKind) (*DenseArrayAttr, bool) {
	d, ok := a.(*DenseArrayAttr)
	if !ok || !IsFloat(d.Element, kind) {
		return nil, false
	}
	return d, true
}

// ParamAs returns a parameter of a type or an attribute as a Go type, its zero value for an
// absent parameter.
func ParamAs[T any](p Param) T { x, _ := p.(T); return x }

// IsElements reports whether an attribute is a list of elements with a shape.
func IsElements(a Attribute) bool {
	switch a := a.(type) {
	case *DenseElementsAttr, *DenseStringElementsAttr:
		return true
	case *DenseResourceElementsAttr:
		return IsShaped(a.Type())
	case *SparseElementsAttr:
		return IsShaped(a.Type())
	}
	return false
}

// IsDenseElements reports whether an attribute is a dense list of elements.
func IsDenseElements(a Attribute) bool {
	return Is[*DenseElementsAttr](a) || Is[*DenseStringElementsAttr](a)
}

// AsDenseIntElements returns dense elements that are integers or of index type.
func AsDenseIntElements(a Attribute) (*DenseElementsAttr, bool) {
	d, ok := a.(*DenseElementsAttr)
	if !ok || !Is[*IntegerType](d.ElementType()) && !IsIndex(d.ElementType()) {
		return nil, false
	}
	return d, true
}

// AsDenseFloatElements returns dense elements that are floating-point numbers.
func AsDenseFloatElements(a Attribute) (*DenseElementsAttr, bool) {
	d, ok := a.(*DenseElementsAttr)
	if !ok || !IsFloat(d.ElementType()) {
		return nil, false
	}
	return d, true
}

// AsFlatSymbolRef returns a reference to a symbol that is not nested.
func AsFlatSymbolRef(a Attribute) (*SymbolRefAttr, bool) {
	s, ok := a.(*SymbolRefAttr)
	if !ok || !s.IsFlat() {
		return nil, false
	}
	return s, true
}

// ParamsAs returns a parameter that is a list as a slice of a Go type.
func ParamsAs[T any](p Param) []T {
	list, _ := p.(ParamList)
	out := make([]T, len(list))
	for i := range list {
		out[i] = ParamAs[T](list[i])
	}
	return out
}

// ParamsOf returns a slice as a parameter that is a list.
func ParamsOf[T any](xs []T) ParamList {
	list := make(ParamList, len(xs))
	for i := range xs {
		list[i] = xs[i]
	}
	return list
}

// NewDefinedType returns the type of a definition with parameters, and false if they are
// not valid.
func NewDefinedType(c *Context, def *TypeDefinition, params ...Param) (*DefinedType, bool) {
	if def.Verify != nil && def.Verify(params) != nil {
		return nil, false
	}
	return c.DefinedType(def, params), true
}

// NewDefinedAttr returns the attribute of a definition with parameters, and false if they
// are not valid.
func NewDefinedAttr(c *Context, def *AttributeDefinition, params ...Param) (*DefinedAttr, bool) {
	if def.Verify != nil && def.Verify(params) != nil {
		return nil, false
	}
	return c.DefinedAttr(def, params), true
}

// AttributeAs returns an attribute as a Go type, or nil for one of another type and for
// nil.
func AttributeAs[T Attribute](a Attribute) T { x, _ := a.(T); return x }

// InherentOrDefault returns an inherent attribute of an operation, its default value if it
// is absent.
func InherentOrDefault(op *Operation, slot int) Attribute {
	if a := op.Inherent(slot); a != nil {
		return a
	}
	return op.Def().Attributes[slot].Default
}

// GroupValues returns the operands of a group.
func GroupValues(op *Operation, group int) []*Value {
	operands := op.OperandGroup(group)
	values := make([]*Value, len(operands))
	for i := range operands {
		values[i] = operands[i].Value()
	}
	return values
}

// GroupResultValues returns the results of a group.
func GroupResultValues(op *Operation, group int) []*Value {
	results := op.ResultGroup(group)
	values := make([]*Value, len(results))
	for i := range results {
		values[i] = &results[i]
	}
	return values
}
