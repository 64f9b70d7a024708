package llvm

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// Some attributes that are cases of an enumeration are written in the custom forms as
// bare keywords, which are left out for the default.

// enumOf returns the enumeration of an operation's attribute, and the definition
// of the attribute that holds its cases, nil for an integer attribute.
func enumOf(def *ir.OpDef, attr string) (*ir.EnumDef, *ir.AttributeDefinition) {
	i := def.Slot(attr)
	if i < 0 || def.Attributes[i].Constraint == nil {
		return nil, nil
	}
	c := def.Attributes[i].Constraint
	holder := c.Def
	if holder == nil && c.Enum == nil && def.Dialect != nil {
		// The constraint names the class alone.
		class := c.Storage[strings.LastIndexByte(c.Storage, ':')+1:]
		for _, a := range def.Dialect.Attributes {
			if a.Name == class {
				holder = a
			}
		}
	}
	switch {
	case holder == nil:
		return c.Enum, nil
	case holder.Enum != nil:
		return holder.Enum, holder
	case len(holder.Params) == 1:
		return holder.Params[0].Enum, holder
	}
	return nil, nil
}

// parseEnumKeyword adds an attribute: the case whose keyword is there, else the
// first with the value of the default.
func parseEnumKeyword(p *asm.OpParser, s *ir.OperationState, attr string, def uint64) {
	e, holder := enumOf(s.Def, attr)
	p.Checkf(e != nil, p.Pos(), "attribute '%s' is no enumeration", attr)
	value := def
	for i := range e.Cases {
		if text := e.Cases[i].Text; text != "" && p.ParseOptionalKeyword(text) {
			value = e.Cases[i].Value
			break
		}
	}
	ctx := p.Context()
	if holder != nil {
		s.AddAttribute(attr, ctx.DefinedAttr(holder, []ir.Param{ir.EnumValue{Def: e, Value: value}}))
	} else {
		s.AddAttribute(attr, ctx.Int64Attr(ctx.I64(), int64(value)))
	}
}

// enumValue returns the value of an attribute that is a case of an enumeration,
// and whether it is there.
func enumValue(a ir.Attribute) (uint64, bool) {
	switch a := a.(type) {
	case *ir.DefinedAttr:
		if len(a.Params) == 1 {
			e, ok := a.Params[0].(ir.EnumValue)
			return e.Value, ok
		}
	case *ir.IntegerAttr:
		return uint64(a.Int64()), true
	}
	return 0, false
}

// enumText returns the keyword of an operation's attribute, "" if it is absent.
func enumText(op *ir.Operation, attr string) string {
	v, ok := enumValue(op.Attr(attr))
	if !ok {
		return ""
	}
	e, _ := enumOf(op.Def(), attr)
	if e == nil {
		return ""
	}
	if c := e.Case(v); c != nil {
		return c.Text
	}
	return ""
}

// printKeyword writes the keyword of an attribute and a space, unless it is the
// default or has no text.
func printKeyword(p *asm.OpPrinter, op *ir.Operation, attr, def string) {
	if text := enumText(op, attr); text != "" && text != def {
		p.Text(text).Byte(' ')
	}
}

// withoutDefaultFlags returns attributes without fastmathFlags that are none.
func withoutDefaultFlags(as []ir.NamedAttribute) []ir.NamedAttribute {
	for i, a := range as {
		if a.Name == "fastmathFlags" {
			if v, ok := enumValue(a.Value); ok && v == 0 {
				return append(as[:i:i], as[i+1:]...)
			}
		}
	}
	return as
}
