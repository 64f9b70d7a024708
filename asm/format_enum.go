package asm

import (
	"strings"

	"github.com/mica-ir/mica/ir"
)

// ParseEnum parses a value of an enumeration as a parameter is written: a
// keyword or a string, in a bit enum several, joined by the separator.
func (p *Parser) ParseEnum(e *ir.EnumDef) (uint64, bool) {
	at := p.tok.start
	if !e.BitEnum {
		word, ok := p.ParseKeywordOrString()
		if !ok {
			return 0, false
		}
		c := e.CaseNamed(word)
		if c == nil {
			return 0, p.Errorf(at, "expected %s to be one of: %s", e.Name, enumNames(e))
		}
		return c.Value, true
	}
	comma := strings.TrimSpace(e.Separator) == ","
	v := uint64(0)
	for {
		word, ok := p.ParseKeywordOrString()
		if !ok {
			return 0, false
		}
		bits, ok := enumValue(e, word)
		if !ok {
			return 0, p.Errorf(at, "expected %s to be one of: %s", e.Name, enumNames(e))
		}
		v |= bits
		if comma && p.consumeIf(Comma) || !comma && p.consumeIf(VerticalBar) {
			continue
		}
		return v, true
	}
}

func enumNames(e *ir.EnumDef) string {
	var b strings.Builder
	for i := range e.Cases {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(e.Cases[i].Text)
	}
	return b.String()
}

// printEnum writes a value of an enumeration as a parameter is written.
func printEnum(p *ir.Printer, e *ir.EnumDef, v uint64) {
	text, _ := e.Text(v)
	p.Text(text)
}
