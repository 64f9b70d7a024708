package pdl

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// The mnemonics of the types; a range has the mnemonic of its elements inside.
const (
	attributeName     = "attribute"
	operationMnemonic = "operation"
	rangeName         = "range"
	typeName          = "type"
	valueName         = "value"
)

// anyRange is what the definition of the range type has in place of a kind.
const anyRange = numKinds

func typeDefinitions() []*ir.TypeDefinition {
	rng := &ir.TypeDefinition{
		Name:     "RangeType",
		Mnemonic: rangeName,
		Params:   []ir.ParamDef{{Name: "elementType", CppType: "Type"}},
		Verify:   verifyRangeParams,
		Syntax:   rangeSyntax{},
		Model:    anyRange,
	}
	return []*ir.TypeDefinition{
		{Name: "AttributeType", Mnemonic: attributeName, Model: attributeValue},
		{Name: "OperationType", Mnemonic: operationMnemonic, Model: operationValue},
		rng,
		{Name: "TypeType", Mnemonic: typeName, Model: typeValue},
		{Name: "ValueType", Mnemonic: valueName, Model: valueValue},
	}
}

// definition returns the definition with a mnemonic from the dialect of ctx.
func definition(ctx *ir.Context, mnemonic string) *ir.TypeDefinition {
	if d := ctx.Dialect("pdl"); d != nil {
		for _, t := range d.Types {
			if t.Mnemonic == mnemonic {
				return t
			}
		}
	}
	panic("pdl: the dialect is not registered")
}

// AttributeType returns !pdl.attribute. Like the other types it needs a context
// with the dialect.
func AttributeType(ctx *ir.Context) ir.Type {
	return ctx.DefinedType(definition(ctx, attributeName), nil)
}

// OperationType returns !pdl.operation.
func OperationType(ctx *ir.Context) ir.Type {
	return ctx.DefinedType(definition(ctx, operationMnemonic), nil)
}

// TypeType returns !pdl.type.
func TypeType(ctx *ir.Context) ir.Type { return ctx.DefinedType(definition(ctx, typeName), nil) }

// ValueType returns !pdl.value.
func ValueType(ctx *ir.Context) ir.Type { return ctx.DefinedType(definition(ctx, valueName), nil) }

// RangeType returns !pdl.range of another type of the dialect.
func RangeType(ctx *ir.Context, element ir.Type) ir.Type {
	return ctx.DefinedType(definition(ctx, rangeName), []ir.Param{element})
}

// kindOf returns what a type of the dialect stands for, numKinds for other types.
func kindOf(t ir.Type) valueKind {
	d, ok := t.(*ir.DefinedType)
	if !ok {
		return numKinds
	}
	k, ok := d.Def.Model.(valueKind)
	if !ok || k != anyRange {
		if !ok {
			return numKinds
		}
		return k
	}
	switch kindOf(elementType(t)) {
	case operationValue:
		return operationRangeValue
	case valueValue:
		return valueRangeValue
	case typeValue:
		return typeRangeValue
	case attributeValue:
		return attributeRangeValue
	}
	return numKinds
}

// elementType returns the element type of a range, and t itself if it is none.
func elementType(t ir.Type) ir.Type {
	if d, ok := t.(*ir.DefinedType); ok && d.Def.Model == anyRange && len(d.Params) == 1 {
		if e, ok := d.Params[0].(ir.Type); ok {
			return e
		}
	}
	return t
}

// isPDL reports whether t is a type of the dialect.
func isPDL(t ir.Type) bool {
	d, ok := t.(*ir.DefinedType)
	if !ok {
		return false
	}
	_, ok = d.Def.Model.(valueKind)
	return ok
}

func verifyRangeParams(params []ir.Param) error {
	t, ok := params[0].(ir.Type)
	if ok && isPDL(t) && kindOf(t) < valueRangeValue {
		return nil
	}
	return fmt.Errorf("expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], but got '%v'", params[0])
}

// rangeSyntax is `<element>`, where the element is told by its mnemonic.
type rangeSyntax struct{}

// ParseParams parses `<value>`.
func (rangeSyntax) ParseParams(p *asm.Parser) ([]ir.Param, bool) {
	// The reference points at the mnemonic of the range.
	name := p.Pos() - uint32(len(rangeName))
	if !p.Punct(asm.Less) {
		return nil, false
	}
	at := p.Pos()
	tag, _ := p.ParseOptionalAnyKeyword()
	var element ir.Type
	switch tag {
	case attributeName, operationMnemonic, typeName, valueName:
		element = p.Context().DefinedType(definition(p.Context(), tag), nil)
	case rangeName:
		inner, ok := rangeSyntax{}.ParseParams(p)
		if !ok {
			return nil, false
		}
		t := p.Context().DefinedType(definition(p.Context(), rangeName), inner)
		if !p.Punct(asm.Greater) {
			return nil, false
		}
		return nil, p.Errorf(at, "element of pdl.range cannot be another range, but got'%s'", t)
	default:
		return nil, p.Errorf(name, "invalid 'pdl' type: `%s'", tag)
	}
	return []ir.Param{element}, p.Punct(asm.Greater)
}

// PrintParams prints `<value>`.
func (rangeSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if t, ok := params[0].(*ir.DefinedType); ok {
		p.Text(t.Def.Mnemonic)
	}
	p.Byte('>')
}
