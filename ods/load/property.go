package load

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// A propertyForm tells how a property of a C++ storage type is kept and written.
type propertyForm struct {
	syntax asm.PropertySyntax
	// constant makes the attribute of a C++ constant, nil if it cannot.
	constant func(ctx *ir.Context, text string) ir.Attribute
}

// propertyForm returns the form of a property, by its base and storage type.
func (l *loader) propertyForm(p *ods.Property) (propertyForm, bool) {
	if p.Enum != nil {
		if def := l.enums[p.Enum]; def != nil {
			width := def.Width
			return propertyForm{asm.EnumProperty{Enum: def}, func(ctx *ir.Context, text string) ir.Attribute {
				for _, k := range def.Cases {
					if strings.HasSuffix(text, "::"+k.Symbol) {
						return ctx.Int64Attr(ctx.IntegerType(width), int64(k.Value))
					}
				}
				return nil
			}}, true
		}
	}
	base := p.Base
	if base.Summary == "unit property" {
		return propertyForm{asm.UnitProperty{}, func(ctx *ir.Context, text string) ir.Attribute { return nil }}, true
	}
	switch base.StorageType {
	case "bool":
		return propertyForm{asm.BoolProperty{}, func(ctx *ir.Context, text string) ir.Attribute { return ctx.BoolAttr(text == "true") }}, true
	case "std::string", "::std::string":
		return propertyForm{asm.StringProperty{}, func(ctx *ir.Context, text string) ir.Attribute {
			return ctx.StringAttr(strings.Trim(text, "\""))
		}}, true
	}
	if w, ok := integerWidths[strings.TrimPrefix(strings.TrimPrefix(base.StorageType, "::"), "std::")]; ok {
		typ := func(ctx *ir.Context) ir.Type { return ctx.IntegerType(w) }
		return propertyForm{asm.IntProperty{Type: typ, Name: base.StorageType}, func(ctx *ir.Context, text string) ir.Attribute {
			n, ok := parseInt(text)
			if !ok {
				return nil
			}
			return ctx.Int64Attr(typ(ctx), n)
		}}, true
	}
	return propertyForm{}, false
}

var integerWidths = map[string]int{
	"int8_t": 8, "int16_t": 16, "int32_t": 32, "int64_t": 64,
	"uint8_t": 8, "uint16_t": 16, "uint32_t": 32, "uint64_t": 64, "int": 32, "unsigned": 32,
}

// propertySyntax returns how a property is written in a format.
func (o *opLoader) propertySyntax(p *ods.Property) asm.PropertySyntax {
	f, ok := o.propertyForm(p)
	if !ok {
		o.missing("property of C++ type " + p.Base.StorageType)
		return nil
	}
	return f.syntax
}

// defaultProperty returns the attribute form of a property's default value.
func (o *opLoader) defaultProperty(p *ods.NamedProperty) ir.Attribute {
	f, ok := o.propertyForm(p.Prop)
	if !ok {
		return nil
	}
	return f.constant(o.ctx, strings.TrimSpace(p.Prop.DefaultValue))
}

// parseInt reads a C++ integer literal.
func parseInt(s string) (int64, bool) {
	n, err := strconv.ParseInt(strings.TrimRight(s, "uUlL"), 0, 64)
	return n, err == nil
}
