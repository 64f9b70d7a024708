package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// paramList is a list of parameters as C++ sees it.
type paramList struct{ params ir.ParamList }

func (l *paramList) Len() int           { return len(l.params) }
func (l *paramList) At(i int) cxx.Value { return ParamValue(l.params[i]) }

// ParamValue returns a parameter as C++ sees it; an absent one is null or an
// empty list.
func ParamValue(p ir.Param) cxx.Value {
	switch p := p.(type) {
	case nil:
		return cxx.Null
	case ir.Type:
		return cxx.Obj(p)
	case ir.Attribute:
		return cxx.Obj(p)
	case bool:
		return cxx.Bool(p)
	case int64:
		return cxx.Int(p)
	case uint64:
		return cxx.Uint(p)
	case string:
		return cxx.Str(p)
	case num.APInt:
		return cxx.APInt(p)
	case num.APSInt:
		return cxx.APSInt(p.APInt, p.Unsigned)
	case num.APFloat:
		return cxx.Obj(&p)
	case ir.EnumValue:
		return cxx.Uint(p.Value)
	case ir.ParamList:
		return cxx.List(&paramList{p})
	}
	panic("cppapi: kind of parameter")
}

// ParamValueAs returns a parameter as C++ code sees it that has it as that type: objects of
// classes that source files define, and pairs and tuples, are kept as the lists of their fields.
func ParamValueAs(p ir.Param, t *cxx.Type) cxx.Value {
	switch t.Kind {
	case cxx.KindFloat:
		if f, ok := p.(num.APFloat); ok {
			return cxx.Float(f.Float64())
		}
	case cxx.KindOptional:
		if p == nil {
			return cxx.None
		}
		return ParamValueAs(p, t.Elem)
	case cxx.KindList:
		list, ok := p.(ir.ParamList)
		if !ok || !t.Vector && !hasFields(t.Elem) {
			break
		}
		elems := make([]cxx.Value, len(list))
		for i, x := range list {
			elems[i] = ParamValueAs(x, t.Elem)
		}
		return cxx.List(&cxx.Vec{Elems: elems})
	case cxx.KindTuple:
		list, ok := p.(ir.ParamList)
		if !ok || len(list) != len(t.Elems) {
			break
		}
		elems := make([]cxx.Value, len(list))
		for i, x := range list {
			elems[i] = ParamValueAs(x, t.Elems[i])
		}
		return cxx.List(&cxx.Vec{Elems: elems})
	case cxx.KindObject:
		list, ok := p.(ir.ParamList)
		if !ok || !t.Class.Instances() {
			break
		}
		o := t.Class.New()
		for i, f := range t.Class.FieldTypes() {
			if i < len(list) {
				o.FieldAt(i).Store(ParamValueAs(list[i], f))
			}
		}
		return cxx.Obj(o)
	}
	return ParamValue(p)
}

// hasFields reports whether parameters of a type are stored in another form than C++ sees.
func hasFields(t *cxx.Type) bool {
	switch t.Kind {
	case cxx.KindList, cxx.KindOptional:
		return hasFields(t.Elem)
	case cxx.KindFloat, cxx.KindTuple:
		return true
	}
	return t.Kind == cxx.KindObject && t.Class.Instances()
}

// ParamOf converts a value of type t to a parameter, and reports whether that is possible.
func ParamOf(v cxx.Value, t *cxx.Type, def *ir.ParamDef) (ir.Param, bool) {
	switch t.Kind {
	case cxx.KindBool:
		return v.Bool(), true
	case cxx.KindInt:
		if t.Unsigned {
			return v.Uint(), true
		}
		return v.Int(), true
	case cxx.KindFloat:
		kind := num.F64
		if t.Bits == 32 {
			kind = num.F32
		}
		return num.NewAPFloat(kind, v.Float()), true
	case cxx.KindEnum:
		if def != nil && def.Enum != nil {
			return ir.EnumValue{Def: def.Enum, Value: v.Uint()}, true
		}
		return nil, false
	case cxx.KindString:
		return v.Str(), true
	case cxx.KindOptional:
		if v.IsNone() {
			return nil, true
		}
		return ParamOf(v, t.Elem, def)
	case cxx.KindList:
		list := make(ir.ParamList, v.Len())
		for i := range list {
			p, ok := ParamOf(v.At(i), t.Elem, def)
			if !ok {
				return nil, false
			}
			list[i] = p
		}
		return list, true
	case cxx.KindTuple:
		list := make(ir.ParamList, len(t.Elems))
		for i, elem := range t.Elems {
			p, ok := ParamOf(v.At(i), elem, nil)
			if !ok {
				return nil, false
			}
			list[i] = p
		}
		return list, true
	case cxx.KindObject:
		switch x := v.Obj().(type) {
		case nil:
			return nil, true
		case ir.Type:
			return x, true
		case ir.Attribute:
			return x, true
		case *num.APFloat:
			return *x, true
		case *cxx.Instance:
			fields := x.Class.FieldTypes()
			list := make(ir.ParamList, len(fields))
			for i, f := range fields {
				p, ok := ParamOf(x.FieldAt(i).Load(), f, nil)
				if !ok {
					return nil, false
				}
				list[i] = p
			}
			return list, true
		}
		switch t {
		case cxx.TypeAPInt():
			return v.APInt(), true
		case cxx.TypeAPSInt():
			x, _ := v.APSInt()
			return x, true
		}
	}
	return nil, false
}
