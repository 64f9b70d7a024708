package typed

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// An Integer is a Go integer, or an enumeration.
type Integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Attr returns an attribute as one of a Go type.
func Attr[T ir.Attribute](a ir.Attribute) T {
	t, _ := a.(T)
	return t
}

// Int returns the value of an IntegerAttr.
func Int[T Integer](a ir.Attribute) T {
	if i, ok := a.(*ir.IntegerAttr); ok {
		return T(i.Int64())
	}
	return 0
}

// Bool returns the value of a BoolAttr; a UnitAttr is true.
func Bool(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Int64() != 0
	case *ir.UnitAttr:
		return true
	}
	return false
}

// Float returns the value of a FloatAttr.
func Float(a ir.Attribute) num.APFloat {
	if f, ok := a.(*ir.FloatAttr); ok {
		return f.Value
	}
	return num.APFloat{}
}

// String returns the value of a StringAttr, or the name of a flat symbol reference.
func String(a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.StringAttr:
		return a.Value
	case *ir.SymbolRefAttr:
		return a.Root
	}
	return ""
}

// Type returns the type in a TypeAttr as one of a Go type.
func Type[T ir.Type](a ir.Attribute) T {
	var t T
	if x, ok := a.(*ir.TypeAttr); ok {
		t, _ = x.Value.(T)
	}
	return t
}

// Elements returns the elements of an ArrayAttr, which must not be changed.
func Elements(a ir.Attribute) []ir.Attribute {
	if x, ok := a.(*ir.ArrayAttr); ok {
		return x.Elements
	}
	return nil
}

// Ints returns the elements of a dense array of integers.
func Ints[T Integer](a ir.Attribute) []T {
	x, ok := a.(*ir.DenseArrayAttr)
	if !ok || !isInt(x.Element) {
		return nil
	}
	out := make([]T, x.Len())
	for i := range out {
		out[i] = T(x.Int64(i))
	}
	return out
}

func isInt(t ir.Type) bool {
	_, ok := t.(*ir.IntegerType)
	return ok
}

// Bools returns the elements of a dense array of i1.
func Bools(a ir.Attribute) []bool {
	x, ok := a.(*ir.DenseArrayAttr)
	if !ok || !isInt(x.Element) {
		return nil
	}
	out := make([]bool, x.Len())
	for i := range out {
		out[i] = x.Int64(i) != 0
	}
	return out
}

// Enum returns the value of an attribute that holds a case of an enumeration: an
// integer, or an attribute of a dialect whose only parameter it is.
func Enum[T Integer](a ir.Attribute) T {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return T(a.Value.Low64())
	case *ir.DefinedAttr:
		if len(a.Params) == 1 {
			if e, ok := a.Params[0].(ir.EnumValue); ok {
				return T(e.Value)
			}
		}
	}
	return 0
}

// Set sets an attribute or a property of an operation to a Go value that its definition
// can hold, see [ir.AttributeDef.Convert]. It panics if the definition does not permit it.
func Set(op *ir.Operation, slot int, value any) {
	a, err := op.Def().Attributes[slot].Convert(op.Context(), value)
	if err != nil {
		panic("'" + op.Name() + "' op " + err.Error())
	}
	op.SetInherent(slot, a)
}

// StringArray returns an ArrayAttr of strings.
func StringArray(ctx *ir.Context, list []string) *ir.ArrayAttr {
	elems := make([]ir.Attribute, len(list))
	for i, s := range list {
		elems[i] = ctx.StringAttr(s)
	}
	return ctx.ArrayAttr(elems)
}

// I32Vector returns dense elements that are a vector of i32.
func I32Vector(ctx *ir.Context, list []int32) *ir.DenseElementsAttr {
	ints := make([]int64, len(list))
	for i, n := range list {
		ints[i] = int64(n)
	}
	return ctx.DenseIntElements(ctx.VectorType([]int64{int64(len(list))}, ctx.I32(), nil), ints)
}

// IndexArrays returns an ArrayAttr of an ArrayAttr of i64 for each list, as reshapes have.
func IndexArrays(ctx *ir.Context, lists [][]int64) *ir.ArrayAttr {
	outer := make([]ir.Attribute, len(lists))
	for i, list := range lists {
		inner := make([]ir.Attribute, len(list))
		for k, n := range list {
			inner[k] = ctx.Int64Attr(ctx.I64(), n)
		}
		outer[i] = ctx.ArrayAttr(inner)
	}
	return ctx.ArrayAttr(outer)
}
