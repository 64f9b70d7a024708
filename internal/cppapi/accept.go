package cppapi

import (
	"fmt"
	"math"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// AcceptParam returns the check of a parameter of that C++ type that Go code sets:
// [ir.ParamDef].Accept. enum is the enumeration that the parameter holds, or nil.
func (a *API) AcceptParam(t *cxx.Type, text string, enum *ir.EnumDef) func(ir.Param) (ir.Param, error) {
	fail := func(p ir.Param) (ir.Param, error) {
		return nil, fmt.Errorf("%s is not of type %s", describeParam(p), text)
	}
	if t.Kind == cxx.KindEnum {
		if e := a.EnumOf(t); e != nil {
			enum = e
		}
	}
	switch {
	case t.Kind == cxx.KindOptional:
		element := a.AcceptParam(t.Elem, text, enum)
		return func(p ir.Param) (ir.Param, error) {
			if p == nil {
				return nil, nil
			}
			return element(p)
		}
	case t.Kind == cxx.KindList:
		element := a.AcceptParam(t.Elem, "an element of "+text, enum)
		return func(p ir.Param) (ir.Param, error) { return acceptList(p, element, fail) }
	case enum != nil:
		return func(p ir.Param) (ir.Param, error) { return acceptEnum(p, enum, fail) }
	case t.Kind == cxx.KindInt:
		bits, unsigned := int(t.Bits), t.Unsigned
		return func(p ir.Param) (ir.Param, error) { return acceptInt(p, bits, unsigned, fail) }
	case t.Kind == cxx.KindFloat:
		kind := num.F64
		if t.Bits == 32 {
			kind = num.F32
		}
		return func(p ir.Param) (ir.Param, error) {
			if f, ok := p.(num.APFloat); ok {
				return num.NewAPFloat(kind, f.Float64()), nil
			}
			return fail(p)
		}
	}
	is := func(ir.Param) bool { return true }
	switch {
	case t.Kind == cxx.KindBool:
		is = isParam[bool]
	case t.Kind == cxx.KindString:
		is = isParam[string]
	case t == cxx.TypeAPInt():
		is = isParam[num.APInt]
	case t == cxx.TypeAPSInt():
		is = isParam[num.APSInt]
	case t.Kind == cxx.KindObject && t.Class.Name == "llvm::APFloat":
		is = isParam[num.APFloat]
	case t.Kind == cxx.KindObject && (t.Class.DerivesFrom(a.Type) || t.Class.DerivesFrom(a.Attribute)):
		c := t.Class
		is = func(p ir.Param) bool {
			_, isType := p.(ir.Type)
			_, isAttr := p.(ir.Attribute)
			// An absent type or attribute is null, which C++ accepts.
			return p == nil || (isType && c.DerivesFrom(a.Type) || isAttr && c.DerivesFrom(a.Attribute)) && (c.IsA == nil || c.IsA(p))
		}
	}
	return func(p ir.Param) (ir.Param, error) {
		if !is(p) {
			return fail(p)
		}
		return p, nil
	}
}

func isParam[T any](p ir.Param) bool {
	_, ok := p.(T)
	return ok
}

func acceptList(p ir.Param, element func(ir.Param) (ir.Param, error), fail func(ir.Param) (ir.Param, error)) (ir.Param, error) {
	list, ok := p.(ir.ParamList)
	if !ok && p != nil {
		return fail(p)
	}
	out := make(ir.ParamList, len(list))
	for i, x := range list {
		y, err := element(x)
		if err != nil {
			return nil, fmt.Errorf("element #%d: %w", i, err)
		}
		out[i] = y
	}
	return out, nil
}

func acceptEnum(p ir.Param, enum *ir.EnumDef, fail func(ir.Param) (ir.Param, error)) (ir.Param, error) {
	switch x := p.(type) {
	case ir.EnumValue:
		if x.Def == enum {
			return x, nil
		}
	case string:
		v, err := enum.Parse(x)
		return ir.EnumValue{Def: enum, Value: v}, err
	case int64:
		if x < 0 {
			return enumCase(enum.Number(x), enum)
		}
		return enumCase(uint64(x), enum)
	case uint64:
		return enumCase(x, enum)
	}
	return fail(p)
}

func enumCase(x uint64, enum *ir.EnumDef) (ir.Param, error) {
	if _, ok := enum.Text(x); !ok {
		return nil, fmt.Errorf("%d is not a value of the enumeration %s", int64(x), enum.CppName())
	}
	return ir.EnumValue{Def: enum, Value: x}, nil
}

func acceptInt(p ir.Param, bits int, unsigned bool, fail func(ir.Param) (ir.Param, error)) (ir.Param, error) {
	var signed int64
	switch x := p.(type) {
	case int64:
		signed = x
		if unsigned && x < 0 {
			return nil, fmt.Errorf("%d is negative", x)
		}
	case uint64:
		if x > math.MaxInt64 {
			if unsigned && bits >= 64 {
				return x, nil
			}
			return nil, fmt.Errorf("%d does not fit in %d bits", x, bits)
		}
		signed = int64(x)
	default:
		return fail(p)
	}
	limit := bits
	if !unsigned {
		limit--
	}
	if limit < 63 && (signed >= 1<<limit || signed < -(1<<limit)) {
		return nil, fmt.Errorf("%d does not fit in %d bits", signed, bits)
	}
	if unsigned {
		return uint64(signed), nil
	}
	return signed, nil
}

// describeParam returns the text for a value in messages.
func describeParam(p ir.Param) string {
	switch p := p.(type) {
	case nil:
		return "an absent value"
	case ir.Type:
		return "the type " + p.String()
	case ir.Attribute:
		return "the attribute " + p.String()
	case string:
		return fmt.Sprintf("%q", p)
	case ir.ParamList:
		return "a list"
	case ir.EnumValue:
		text, _ := p.Def.Text(p.Value)
		return "the case '" + text + "' of " + p.Def.CppName()
	}
	return fmt.Sprint(p)
}
