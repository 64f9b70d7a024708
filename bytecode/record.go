package bytecode

import (
	"strings"

	"github.com/mica-ir/mica/ir"
)

// A Record is how an attribute with parameters is written: a code and then some of the
// parameters.
type Record struct {
	Class  string // the name of the definition
	Fields []Field
}

// A Field is a parameter of a record.
type Field struct {
	Name string
	Kind FieldKind
}

// FieldKind is how a parameter is written.
type FieldKind uint8

// The kinds of fields.
const (
	Integer FieldKind = iota
	OptionalInteger
	Boolean
	Text
	EnumCase
	AttributeRef
	OptionalAttributeRef
	AttributeRefs // a list that may be missing
	Integers      // a list that may be missing
)

// Attributes returns the encoding of a dialect whose attributes are written as records. The
// index of a record is its code.
func Attributes(d *ir.Dialect, records []Record) *Encoding {
	codes := map[string]int{}
	for i := range records {
		codes[records[i].Class] = i
	}
	return &Encoding{
		WriteAttribute: func(w *Writer, a ir.Attribute) bool {
			x, ok := a.(*ir.DefinedAttr)
			if !ok {
				return false
			}
			i, ok := codes[x.Def.Name]
			if !ok {
				return false
			}
			w.Varint(uint64(i))
			for _, f := range records[i].Fields {
				w.field(f.Kind, x.Param(f.Name))
			}
			return true
		},
		ReadAttribute: func(r *Reader) ir.Attribute {
			code := r.Varint()
			if code >= uint64(len(records)) {
				r.Failf("unknown attribute code: %d", code)
			}
			return r.record(d, &records[code])
		},
	}
}

func (w *Writer) field(k FieldKind, p ir.Param) {
	switch k {
	case Integer:
		w.Varint(integer(p))
	case OptionalInteger:
		w.Flagged(integer(p), p != nil)
	case Boolean:
		b, _ := p.(bool)
		w.Bool(b)
	case Text:
		s, _ := p.(string)
		if a, ok := p.(*ir.StringAttr); ok {
			s = a.Value
		}
		w.String(s)
	case EnumCase:
		e, _ := p.(ir.EnumValue)
		w.Varint(e.Value)
	case AttributeRef:
		w.Attribute(p.(ir.Attribute))
	case OptionalAttributeRef:
		a, _ := p.(ir.Attribute)
		w.OptionalAttribute(a)
	case AttributeRefs, Integers:
		list, _ := p.(ir.ParamList)
		w.Bool(len(list) > 0)
		if len(list) == 0 {
			return
		}
		w.Varint(uint64(len(list)))
		for _, x := range list {
			if k == Integers {
				w.field(Integer, x)
			} else {
				w.field(OptionalAttributeRef, x)
			}
		}
	}
}

// integer returns the value of an integer parameter, 0 for none.
func integer(p ir.Param) uint64 {
	switch v := p.(type) {
	case uint64:
		return v
	case int64:
		return uint64(v)
	case ir.EnumValue:
		return v.Value
	}
	return 0
}

func (r *Reader) record(d *ir.Dialect, rec *Record) ir.Attribute {
	var def *ir.AttributeDefinition
	for _, a := range d.Attributes {
		if a.Name == rec.Class {
			def = a
		}
	}
	if def == nil {
		r.Failf("dialect '%s' has no attribute %s", d.Namespace, rec.Class)
	}
	params := ir.Params{}
	for _, f := range rec.Fields {
		for i := range def.Params {
			if def.Params[i].Name != f.Name {
				continue
			}
			// An optional parameter that is zero is absent.
			if v := r.field(f.Kind, &def.Params[i]); !def.Params[i].Optional || v != nil && !isZero(v) {
				params[f.Name] = v
			}
		}
	}
	a, err := def.NewNamed(r.Context(), params)
	if err != nil {
		r.Failf("%s", err)
	}
	return a
}

func isZero(v any) bool {
	switch v := v.(type) {
	case uint64:
		return v == 0
	case bool:
		return !v
	case string:
		return v == ""
	case ir.EnumValue:
		return v.Value == 0
	case ir.ParamList:
		return len(v) == 0
	}
	return false
}

func (r *Reader) field(k FieldKind, d *ir.ParamDef) any {
	switch k {
	case Integer:
		v := r.Varint()
		if d.Enum != nil {
			return ir.EnumValue{Def: d.Enum, Value: v}
		}
		return v
	case OptionalInteger:
		v, present := r.Flagged()
		if !present {
			return nil
		}
		return v
	case Boolean:
		return r.Bool()
	case Text:
		s := r.String()
		if strings.Contains(d.CppType, "StringAttr") {
			return r.Context().StringAttr(s)
		}
		return s
	case EnumCase:
		return ir.EnumValue{Def: d.Enum, Value: r.Varint()}
	case AttributeRef:
		return r.Attribute()
	case OptionalAttributeRef:
		if a := r.OptionalAttribute(); a != nil {
			return a
		}
		return nil
	}
	if !r.Bool() {
		return ir.ParamList(nil)
	}
	return ir.ParamList(listOf(r, func() ir.Param {
		if k == Integers {
			return r.Varint()
		}
		return r.OptionalAttribute()
	}))
}
