package pdl

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

func verifyRangeParams(params []ir.Param) error {
	if t, ok := params[0].(ir.Type); ok {
		if k := KindOf(t); k != NumKinds && !k.IsRange() {
			return nil
		}
	}
	return fmt.Errorf("expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], but got '%v'", params[0])
}

// rangeSyntax is `<element>`, where the element is written as its mnemonic.
type rangeSyntax struct{}

// ParseParams parses `<value>`.
func (rangeSyntax) ParseParams(p *asm.Parser) []ir.Param {
	// The reference points at the mnemonic of the range.
	name := p.Pos() - uint32(len(rangeMnemonic))
	p.Punct(asm.Less)
	at := p.Pos()
	tag, _ := p.ParseOptionalAnyKeyword()
	def := definition(p.Context(), tag)
	p.Checkf(def != nil && tag != "" && (tag == rangeMnemonic || len(def.Params) == 0), name, "invalid 'pdl' type: `%s'", tag)
	if tag != rangeMnemonic {
		p.Punct(asm.Greater)
		return []ir.Param{p.Context().DefinedType(def, nil)}
	}
	inner := rangeSyntax{}.ParseParams(p)
	p.Punct(asm.Greater)
	p.Failf(at, "element of pdl.range cannot be another range, but got'%s'", p.Context().DefinedType(def, inner))
	return nil
}

// PrintParams prints `<value>`.
func (rangeSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if t, ok := params[0].(*ir.DefinedType); ok {
		p.Text(t.Def.Mnemonic)
	}
	p.Byte('>')
}
