package named

import "github.com/mica-ir/mica/ir"

// EnumOf returns the case of an enumeration that an attribute is, and whether it is
// one.
func EnumOf(a ir.Attribute) (v ir.EnumValue, ok bool) {
	if d, is := a.(*ir.DefinedAttr); is && len(d.Params) == 1 {
		v, ok = d.Params[0].(ir.EnumValue)
	}
	return v, ok
}

// EnumText returns the spelling of an attribute that is a case of an enumeration; ""
// for another one.
func EnumText(a ir.Attribute) string {
	v, ok := EnumOf(a)
	if !ok {
		return ""
	}
	text, _ := v.Def.Text(v.Value)
	return text
}

// Enum is [EnumText] for an attribute of an operation.
func Enum(op *ir.Operation, name string) string { return EnumText(op.Attr(name)) }

// EnumCase returns the attribute for the case with a spelling, nil if the definition
// is nil or has no such case.
func EnumCase(ctx *ir.Context, def *ir.AttributeDefinition, text string) ir.Attribute {
	if def == nil || def.Enum == nil {
		return nil
	}
	if c := def.Enum.CaseNamed(text); c != nil {
		return EnumAttr(ctx, def, c.Value)
	}
	return nil
}

// EnumNamed is [EnumCase] for the attribute of a dialect with a mnemonic, nil if the
// context does not know it.
func EnumNamed(ctx *ir.Context, dialect, mnemonic, text string) ir.Attribute {
	return EnumCase(ctx, AttrDef(ctx, dialect, mnemonic), text)
}

// EnumAttr returns the attribute for a value of an enumeration, nil if the definition
// is nil or none of an enumeration.
func EnumAttr(ctx *ir.Context, def *ir.AttributeDefinition, value uint64) ir.Attribute {
	if def == nil || def.Enum == nil {
		return nil
	}
	return ctx.DefinedAttr(def, []ir.Param{ir.EnumValue{Def: def.Enum, Value: value}})
}
