package snippet

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// IsData reports whether values of a C++ type are not part of the IR, but have an
// attribute that represents them: numbers, strings, enumerations, and lists and
// optional values of these. A pattern of the pdl dialect can pass only parts of the IR
// from one native to another, so it passes the attribute.
func IsData(t *cxx.Type) bool {
	switch t.Kind {
	case cxx.KindBool, cxx.KindInt, cxx.KindFloat, cxx.KindString:
		return true
	case cxx.KindEnum:
		return t != cxx.LogicalResult()
	case cxx.KindList, cxx.KindOptional:
		return IsData(t.Elem)
	}
	return false
}

// dataToAttr returns the attribute that represents data.
func dataToAttr(ctx *ir.Context, v cxx.Value, t *cxx.Type) ir.Attribute {
	switch t.Kind {
	case cxx.KindBool, cxx.KindInt, cxx.KindEnum:
		return ctx.Int64Attr(ctx.IntegerType(64), v.Int())
	case cxx.KindFloat:
		return ctx.Float64Attr(ctx.F64(), v.Float())
	case cxx.KindString:
		return ctx.StringAttr(v.Str())
	case cxx.KindOptional:
		if v.IsNone() {
			return ctx.ArrayAttr(nil)
		}
		return ctx.ArrayAttr([]ir.Attribute{dataToAttr(ctx, v, t.Elem)})
	case cxx.KindList:
		elems := make([]ir.Attribute, v.Len())
		for i := range elems {
			elems[i] = dataToAttr(ctx, v.At(i), t.Elem)
		}
		return ctx.ArrayAttr(elems)
	}
	panic("snippet: kind of data")
}

// dataOf returns the data that an attribute represents.
func dataOf(a ir.Attribute, t *cxx.Type) cxx.Value {
	switch t.Kind {
	case cxx.KindBool, cxx.KindInt, cxx.KindEnum:
		if x, ok := a.(*ir.IntegerAttr); ok {
			n, _ := x.Value.Int64()
			return cxx.Int(n)
		}
	case cxx.KindFloat:
		if x, ok := a.(*ir.FloatAttr); ok {
			return cxx.Float(x.Value.Float64())
		}
	case cxx.KindString:
		if x, ok := a.(*ir.StringAttr); ok {
			return cxx.Str(x.Value)
		}
	case cxx.KindOptional:
		if x, ok := a.(*ir.ArrayAttr); ok && len(x.Elements) == 1 {
			return dataOf(x.Elements[0], t.Elem)
		}
		return cxx.None
	case cxx.KindList:
		x, ok := a.(*ir.ArrayAttr)
		if !ok {
			break
		}
		elems := make([]cxx.Value, len(x.Elements))
		for i, e := range x.Elements {
			elems[i] = dataOf(e, t.Elem)
		}
		return cxx.Values(elems)
	}
	return cxx.Null
}
