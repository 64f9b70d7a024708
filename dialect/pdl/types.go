package pdl

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// className returns the C++ class of a type of the dialect, "" for another type.
func className(t ir.Type) string {
	if d, ok := t.(*ir.DefinedType); ok && d.Def.Dialect != nil && d.Def.Dialect.Namespace == "pdl" {
		return d.Def.Name
	}
	return ""
}

// elementType returns the type of a range's elements, and t itself if it is no range.
func elementType(t ir.Type) ir.Type {
	if className(t) == "RangeType" {
		if e, ok := t.(*ir.DefinedType).Params[0].(ir.Type); ok {
			return e
		}
	}
	return t
}

func definition(ctx *ir.Context, is func(t *ir.TypeDefinition) bool) *ir.TypeDefinition {
	d := ctx.Dialect("pdl")
	if d == nil {
		return nil
	}
	for _, t := range d.Types {
		if is(t) {
			return t
		}
	}
	return nil
}

// typeNamed returns the type of a C++ class that has no parameters.
func typeNamed(ctx *ir.Context, class string) ir.Type {
	def := definition(ctx, func(t *ir.TypeDefinition) bool { return t.Name == class })
	if def == nil {
		return nil
	}
	return ctx.DefinedType(def, nil)
}

// RangeOf returns the type of ranges of a type.
func RangeOf(ctx *ir.Context, element ir.Type) ir.Type {
	def := definition(ctx, func(t *ir.TypeDefinition) bool { return t.Name == "RangeType" })
	if def == nil || element == nil {
		return nil
	}
	return ctx.DefinedType(def, []ir.Param{element})
}

func verifyRangeParams(params []ir.Param) error {
	t, ok := params[0].(ir.Type)
	if ok && className(t) != "" && className(t) != "RangeType" {
		return nil
	}
	return fmt.Errorf("expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], but got '%v'", params[0])
}

// rangeSyntax is `<element>`, where the element is told by its mnemonic.
type rangeSyntax struct{}

// ParseParams parses `<value>`.
func (rangeSyntax) ParseParams(p *asm.Parser) ([]ir.Param, bool) {
	// The reference points at the mnemonic of the range.
	name := p.Pos() - uint32(len("range"))
	if !p.Punct(asm.Less) {
		return nil, false
	}
	at := p.Pos()
	tag, _ := p.ParseOptionalAnyKeyword()
	def := definition(p.Context(), func(t *ir.TypeDefinition) bool { return tag != "" && t.Mnemonic == tag })
	if def == nil {
		return nil, p.Errorf(name, "invalid 'pdl' type: `%s'", tag)
	}
	if tag != "range" {
		return []ir.Param{p.Context().DefinedType(def, nil)}, p.Punct(asm.Greater)
	}
	inner, ok := rangeSyntax{}.ParseParams(p)
	if !ok || !p.Punct(asm.Greater) {
		return nil, false
	}
	return nil, p.Errorf(at, "element of pdl.range cannot be another range, but got'%s'", p.Context().DefinedType(def, inner))
}

// PrintParams prints `<value>`.
func (rangeSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if t, ok := params[0].(*ir.DefinedType); ok {
		p.Text(t.Def.Mnemonic)
	}
	p.Byte('>')
}
