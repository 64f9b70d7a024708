package load

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// A propertyForm describes how a property of a C++ type is kept and written. In IR a
// property has the form of an attribute.
type propertyForm struct {
	syntax asm.PropertySyntax
	// typ is the type of the value in C++.
	typ *cxx.Type
	// initial is the value of typ that C++ initializes the property with.
	initial cxx.Value
	// value returns the value that an attribute represents. The reverse, attribute,
	// reports false if the C++ type does not have the value.
	value     func(a ir.Attribute) cxx.Value
	attribute func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool)
	// normalize returns the form in which the property stores an attribute that is assigned to
	// it and not refused. It is nil if value and attribute do that.
	normalize func(ctx *ir.Context, a ir.Attribute) (ir.Attribute, bool)
	// refuses explains why the value cannot come from an attribute; "" if it can.
	refuses func(a ir.Attribute) string
}

// convert converts an attribute that is given for the property.
func (f propertyForm) convert(ctx *ir.Context) func(a ir.Attribute) (ir.Attribute, error) {
	return func(a ir.Attribute) (ir.Attribute, error) {
		if why := f.refuses(a); why != "" {
			return nil, errors.New(why)
		}
		x, ok := f.normal(ctx, a)
		if !ok {
			return nil, fmt.Errorf("%s does not fit in %s", a, f.typ)
		}
		return x, nil
	}
}

func (f propertyForm) normal(ctx *ir.Context, a ir.Attribute) (ir.Attribute, bool) {
	if f.normalize != nil {
		return f.normalize(ctx, a)
	}
	return f.attribute(ctx, f.value(a))
}

// normalizeElements normalizes the elements of an array attribute.
func normalizeElements(elem propertyForm) func(ctx *ir.Context, a ir.Attribute) (ir.Attribute, bool) {
	return func(ctx *ir.Context, a ir.Attribute) (ir.Attribute, bool) {
		l := a.(*ir.ArrayAttr)
		elems := make([]ir.Attribute, len(l.Elements))
		for i, e := range l.Elements {
			var ok bool
			if elems[i], ok = elem.normal(ctx, e); !ok {
				return nil, false
			}
		}
		return ctx.ArrayAttr(elems), true
	}
}

// propertyForm returns the form of a property, by its base and storage type.
func (l *loader) propertyForm(p *ods.Property) (propertyForm, bool) {
	if p.Enum != nil {
		f, ok := l.enumForm(l.enums[p.Enum], l.enumTypes[p.Enum])
		if q, is := f.syntax.(asm.EnumProperty); is {
			q.About, q.Quoted = p.Enum.Summary, p.Enum.Quoted
			q.Mnemonic = p.Base().Mnemonic
			f.syntax = q
		}
		if class := p.Base().AttrForm; class != "" && ok {
			f.refuses = refusesEnum(l.enums[p.Enum], class)
			if p.Base().Stored {
				def, enum := l.attrOfClass(class), l.enums[p.Enum]
				if def == nil {
					return propertyForm{}, false
				}
				stored := func(ctx *ir.Context, v uint64) ir.Attribute {
					return ctx.DefinedAttr(def, []ir.Param{ir.EnumValue{Def: enum, Value: v}})
				}
				f.attribute = func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
					return stored(ctx, v.Uint()<<(64-enum.Width)>>(64-enum.Width)), true
				}
				if q, is := f.syntax.(asm.EnumProperty); is {
					q.Attribute = stored
					f.syntax = q
				}
			}
		}
		return f, ok
	}
	base := p.Base()
	switch {
	case base.Element != nil:
		elem, ok := l.propertyForm(base.Element)
		switch {
		case !ok:
			return propertyForm{}, false
		case base.Kind == ods.OptionalProp:
			return optionalForm(elem, !strings.Contains(base.OptionalParser, "some")), true
		case base.Kind == ods.IntArrayProp:
			return denseForm(elem, base.Element.StorageType, 0), true
		}
		return arrayForm(elem), true
	case base.Kind == ods.UnitProp:
		return propertyForm{
			syntax:  asm.UnitProperty{},
			typ:     cxx.TypeBool,
			initial: cxx.Bool(false),
			value:   func(a ir.Attribute) cxx.Value { _, ok := a.(*ir.UnitAttr); return cxx.Bool(ok || isTrue(a)) },
			refuses: refusesUnless(func(a ir.Attribute) bool {
				_, unit := a.(*ir.UnitAttr)
				return unit || isBool(a)
			}, "expected unit attribute"),
			attribute: func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
				if !v.Bool() {
					return ctx.BoolAttr(false), true
				}
				return ctx.UnitAttr(), true
			},
		}, true
	}
	return l.storageForm(base.StorageType)
}

func isTrue(a ir.Attribute) bool {
	i, ok := a.(*ir.IntegerAttr)
	return ok && !i.Value.IsZero()
}

// storageForm returns the form of a C++ storage type.
func (l *loader) storageForm(storage string) (propertyForm, bool) {
	storage = strings.TrimPrefix(strings.TrimSpace(storage), "::")
	switch storage {
	case "bool":
		return propertyForm{
			syntax:  asm.BoolProperty{},
			initial: cxx.Bool(false),
			refuses: refusesUnless(isBool, "expected string property to come from string attribute"),
			typ:     cxx.TypeBool,
			value:   func(a ir.Attribute) cxx.Value { return cxx.Bool(isTrue(a)) },
			attribute: func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
				return ctx.BoolAttr(v.Bool()), true
			},
		}, true
	case "std::string":
		return propertyForm{
			syntax:  asm.StringProperty{},
			initial: cxx.Str(""),
			typ:     cxx.TypeString,
			value:   stringOf,
			refuses: refusesUnless(func(a ir.Attribute) bool { _, ok := a.(*ir.StringAttr); return ok },
				"expected string property to come from string attribute"),
			attribute: func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
				return ctx.StringAttr(v.Str()), true
			},
		}, true
	}
	if w, ok := integerWidths[strings.TrimPrefix(storage, "std::")]; ok {
		return integerForm(storage, w), true
	}
	if elem, n := arrayType(storage); n > 0 {
		return denseForm(integerForm(elem, integerWidths[elem]), elem, n), true
	}
	if t := l.api.TypeNamed(storage); t != nil && t.Kind == cxx.KindEnum {
		return l.enumForm(l.api.EnumOf(t), t)
	}
	return propertyForm{}, false
}

// arrayType returns the type of the elements of an array of C++, "int64_t[3]", and their number.
// The number is 0 for any other type, also for arrays that MLIR does not convert to attributes.
func arrayType(storage string) (elem string, n int) {
	elem, length, ok := strings.Cut(strings.TrimSuffix(storage, "]"), "[")
	elem = strings.TrimPrefix(strings.TrimSpace(elem), "std::")
	if !ok || elem != "int64_t" && elem != "int32_t" {
		return "", 0
	}
	n, err := strconv.Atoi(strings.TrimSpace(length))
	if err != nil || n > maxArray {
		return "", 0
	}
	return elem, n
}

// maxArray bounds the length of arrays.
const maxArray = 1 << 16

var integerWidths = map[string]int{
	"int8_t": 8, "int16_t": 16, "int32_t": 32, "int64_t": 64,
	"uint8_t": 8, "uint16_t": 16, "uint32_t": 32, "uint64_t": 64, "int": 32, "unsigned": 32,
}

// integerForm returns the form of a property with an integer type of C++. The attribute is signless, so
// an unsigned property reads its bits without the sign.
func integerForm(name string, width int) propertyForm {
	unsigned := strings.HasPrefix(strings.TrimPrefix(name, "std::"), "u")
	typ := func(ctx *ir.Context) ir.Type { return ctx.IntegerType(width) }
	f := propertyForm{
		syntax:  asm.IntProperty{Type: typ, Unsigned: unsigned, Name: name},
		initial: cxx.Int(0),
		attribute: func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
			n := v.Int()
			if n<<(64-width)>>(64-width) != n {
				return nil, false
			}
			return ctx.Int64Attr(typ(ctx), n), true
		},
		refuses: func(a ir.Attribute) string {
			i, ok := a.(*ir.IntegerAttr)
			switch {
			case !ok:
				return "expected IntegerAttr for key `value`"
			case !fits(i, width, unsigned):
				return i.String() + " does not fit in " + name
			}
			return ""
		},
		typ: cxx.TypeInt64,
		value: func(a ir.Attribute) cxx.Value {
			i, ok := a.(*ir.IntegerAttr)
			if !ok {
				return cxx.Int(0)
			}
			v, _ := i.Value.Int64() // MLIR ignores the signedness of the type
			return cxx.Int(v)
		},
	}
	if unsigned {
		f.typ = cxx.TypeUint64
		f.value = func(a ir.Attribute) cxx.Value {
			i, ok := a.(*ir.IntegerAttr)
			if !ok {
				return cxx.Uint(0)
			}
			return cxx.Uint(i.Value.Low64() << (64 - width) >> (64 - width))
		}
		f.attribute = func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
			if n := v.Uint(); n<<(64-width)>>(64-width) != n {
				return nil, false
			}
			return ctx.Int64Attr(typ(ctx), v.Int()), true
		}
	}
	return f
}

// refusesUnless turns a test into a propertyForm's refuses.
func refusesUnless(is func(a ir.Attribute) bool, why string) func(a ir.Attribute) string {
	return func(a ir.Attribute) string {
		if is(a) {
			return ""
		}
		return why
	}
}

func isInteger(a ir.Attribute) bool { _, ok := a.(*ir.IntegerAttr); return ok }

func isBool(a ir.Attribute) bool {
	i, ok := a.(*ir.IntegerAttr)
	return ok && ir.IsSignless(i.Type(), 1)
}

// fits reports whether an integer type of C++ has the value of an attribute.
func fits(a *ir.IntegerAttr, width int, unsigned bool) bool {
	v, ok := a.Value.Int64()
	switch {
	case !ok:
		return false
	case unsigned && v >= 0:
		return uint64(v)<<(64-width)>>(64-width) == uint64(v)
	case unsigned:
		return a.Value.Width() <= width // the attribute form of a large value
	}
	return v<<(64-width)>>(64-width) == v
}

// refusesEnum takes integers, and attributes of the enumeration if class is the C++
// class of these.
func refusesEnum(def *ir.EnumDef, class string) func(a ir.Attribute) string {
	why := "expected IntegerAttr storage for " + def.Name
	if class != "" {
		why = "expected " + class + " or IntegerAttr storage for " + def.Name
	}
	return refusesUnless(func(a ir.Attribute) bool {
		if d, ok := a.(*ir.DefinedAttr); ok && class != "" {
			return d.Def.Enum == def
		}
		return isInteger(a)
	}, why)
}

func stringOf(a ir.Attribute) cxx.Value {
	s, ok := a.(*ir.StringAttr)
	if !ok {
		return cxx.Str("")
	}
	return cxx.Str(s.Value)
}

func (l *loader) enumForm(def *ir.EnumDef, t *cxx.Type) (propertyForm, bool) {
	if def == nil || t == nil {
		return propertyForm{}, false
	}
	return propertyForm{
		syntax:  asm.EnumProperty{Enum: def},
		initial: cxx.Uint(0),
		refuses: refusesEnum(def, ""),
		attribute: func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
			return ctx.Int64Attr(ctx.IntegerType(def.Width), v.Int()), true
		},
		typ: t,
		value: func(a ir.Attribute) cxx.Value {
			switch a := a.(type) {
			case *ir.IntegerAttr:
				return cxx.Uint(a.Value.Low64())
			case *ir.DefinedAttr:
				if len(a.Params) == 1 {
					if e, ok := a.Params[0].(ir.EnumValue); ok {
						return cxx.Uint(e.Value)
					}
				}
			}
			return cxx.Uint(0)
		},
	}, true
}

// arrayForm is a list of values, kept as an array attribute.
func arrayForm(elem propertyForm) propertyForm {
	return propertyForm{
		syntax:    asm.ArrayProperty{Element: elem.syntax},
		initial:   cxx.Values(nil),
		normalize: normalizeElements(elem),
		refuses: func(a ir.Attribute) string {
			l, ok := a.(*ir.ArrayAttr)
			if !ok {
				return "expected array attribute"
			}
			for _, e := range l.Elements {
				if why := elem.refuses(e); why != "" {
					return why
				}
			}
			return ""
		},
		attribute: func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
			elems := make([]ir.Attribute, v.Len())
			for i := range elems {
				var ok bool
				if elems[i], ok = elem.attribute(ctx, v.At(i)); !ok {
					return nil, false
				}
			}
			return ctx.ArrayAttr(elems), true
		},
		typ: cxx.ListOf(elem.typ),
		value: func(a ir.Attribute) cxx.Value {
			l, _ := a.(*ir.ArrayAttr)
			var vals []cxx.Value
			if l != nil {
				for _, e := range l.Elements {
					vals = append(vals, elem.value(e))
				}
			}
			return cxx.Values(vals)
		},
	}
}

// denseForm is a list of integers, kept as a dense array attribute: an array of length
// elements, or with a length of 0 a vector.
func denseForm(elem propertyForm, storage string, length int) propertyForm {
	width := integerWidths[strings.TrimPrefix(strings.TrimPrefix(storage, "::"), "std::")]
	build := func(ctx *ir.Context, vs []int64) ir.Attribute {
		if width == 64 {
			return ctx.DenseI64Array(vs)
		}
		short := make([]int32, len(vs))
		for i, v := range vs {
			short[i] = int32(v)
		}
		return ctx.DenseI32Array(short)
	}
	return propertyForm{
		syntax:  asm.DenseArrayProperty{Element: elem.syntax, Build: build, Len: length},
		typ:     cxx.ListOf(elem.typ),
		initial: cxx.Values(slices.Repeat([]cxx.Value{elem.initial}, length)),
		refuses: func(a ir.Attribute) string {
			d, ok := a.(*ir.DenseArrayAttr)
			switch {
			case !ok || !ir.IsSignless(d.Element, width):
				return fmt.Sprintf("expected DenseI%dArrayAttr for key `value`", width)
			case length > 0 && d.Len() != length:
				return fmt.Sprintf("size mismatch in attribute conversion: %d vs %d", d.Len(), length)
			}
			return ""
		},
		attribute: func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
			if length > 0 && v.Len() != length {
				return nil, false
			}
			vs := make([]int64, v.Len())
			for i := range vs {
				if _, ok := elem.attribute(ctx, v.At(i)); !ok {
					return nil, false
				}
				vs[i] = v.At(i).Int()
			}
			return build(ctx, vs), true
		},
		value: func(a ir.Attribute) cxx.Value {
			d, ok := a.(*ir.DenseArrayAttr)
			if !ok {
				return cxx.Values(slices.Repeat([]cxx.Value{elem.initial}, length))
			}
			vals := make([]cxx.Value, d.Len())
			for i := range vals {
				vals[i] = cxx.Int(d.Int64(i))
			}
			return cxx.Values(vals)
		},
	}
}

// optionalForm is a value or none, kept as an array of one or no elements.
func optionalForm(elem propertyForm, delegates bool) propertyForm {
	return propertyForm{
		syntax:    asm.OptionalProperty{Element: elem.syntax, Delegates: delegates},
		initial:   cxx.None,
		normalize: normalizeElements(elem),
		refuses: func(a ir.Attribute) string {
			l, ok := a.(*ir.ArrayAttr)
			switch {
			case !ok:
				return "expected optional properties to materialize as arrays"
			case len(l.Elements) > 1:
				return "expected optional properties to become 0- or 1-element arrays"
			case len(l.Elements) == 1:
				return elem.refuses(l.Elements[0])
			}
			return ""
		},
		attribute: func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) {
			if v.IsNone() {
				return ctx.ArrayAttr(nil), true
			}
			a, ok := elem.attribute(ctx, v)
			return ctx.ArrayAttr([]ir.Attribute{a}), ok
		},
		typ: cxx.OptionalOf(elem.typ),
		value: func(a ir.Attribute) cxx.Value {
			if l, _ := a.(*ir.ArrayAttr); l != nil && len(l.Elements) == 1 {
				return elem.value(l.Elements[0])
			}
			return cxx.None
		},
	}
}

// initialProperty returns the attribute form of the value of a property that is
// neither given nor has a default, nil if the property's form is not known.
func (o *opLoader) initialProperty(p *ods.NamedProperty) ir.Attribute {
	f, ok := o.propertyForm(p.Prop)
	if !ok {
		return nil
	}
	a, _ := f.attribute(o.ctx, f.initial)
	return a
}

// defaultProperty returns the attribute form of a property's default value; ok is
// false if it is not known.
func (o *opLoader) defaultProperty(p *ods.NamedProperty) (a ir.Attribute, ok bool) {
	f, ok := o.propertyForm(p.Prop)
	if !ok {
		o.unknownDefault(p.Name, "values of C++ type '"+p.Prop.Base().StorageType+"' have no form in Go")
		return nil, false
	}
	text := strings.TrimSpace(p.Prop.DefaultValue)
	w := where{o.op.Record, "default value of property '" + p.Name + "' of op '" + o.op.Name() + "'", DefaultValue}
	prog := o.compile(text, o.selfSlots(f.typ), o.namespaces(o.ns), f.typ, w)
	if why := prog.unknownReason(); why != "" {
		o.unknownDefault(p.Name, why)
		return nil, false
	}
	v, err := prog.run(nil, cxx.Null)
	if err == nil {
		if a, ok = f.attribute(o.ctx, v); !ok {
			err = errDoesNotFit
		}
	}
	if err != nil {
		o.loader.report.failed(w, text, err)
		o.unknownDefault(p.Name, err.Error())
		return nil, false
	}
	return a, true
}
