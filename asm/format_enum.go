package asm

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// ParseEnum parses a value of an enumeration as a parameter is written: a
// keyword or a string, in a bit enum several, joined by the separator.
func (p *Parser) ParseEnum(e *ir.EnumDef) uint64 {
	at := p.tok.start
	if !e.BitEnum {
		p.expectsCases(e)
		word := p.ParseKeywordOrString()
		c := e.CaseNamed(word)
		if c == nil {
			p.Failf(at, "expected %s to be one of: %s", e.Name, enumNames(e))
		}
		return c.Value
	}
	comma := strings.TrimSpace(e.Separator) == ","
	v := uint64(0)
	for {
		p.expectsCases(e)
		word := p.ParseKeywordOrString()
		bits, ok := enumValue(e, word)
		if !ok {
			p.Failf(at, "expected %s to be one of: %s", e.Name, enumNames(e))
		}
		v |= bits
		if comma && p.consumeIf(Comma) || !comma && p.consumeIf(VerticalBar) {
			continue
		}
		return v
	}
}

// expectsCases records the cases of an enumeration if the text ends here.
func (p *Parser) expectsCases(e *ir.EnumDef) {
	if p.places == nil || p.tok.kind != EOF {
		return
	}
	for i := range e.Cases {
		p.places.Keywords = append(p.places.Keywords, e.Cases[i].Text)
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

// An EnumField writes a value of an enumeration as the reference's FieldParser
// does: a keyword or a string, in a bit enum keywords joined by the separator.
type EnumField struct {
	Enum  *ir.EnumDef
	About string // describes the enumeration in messages: its summary
	// Quoted makes a bit enum print several bits as one string.
	Quoted bool
}

// ParseParam parses a value.
func (q EnumField) ParseParam(p *Parser) ir.Param {
	v := q.parse(p)
	return ir.EnumValue{Def: q.Enum, Value: v}
}

// PrintParam prints a value.
func (q EnumField) PrintParam(p *ir.Printer, v ir.Param) {
	if e, ok := v.(ir.EnumValue); ok {
		q.print(p, e.Value)
	}
}

// parts reports whether a value is written in parts.
func (q EnumField) parts() bool { return q.Enum.BitEnum && !q.Quoted }

func (q EnumField) present(p *Parser) bool {
	return p.isKeywordLike() || !q.parts() && p.tok.kind == StringLiteral
}

func (q EnumField) parse(p *Parser) uint64 {
	sep := VerticalBar
	if strings.TrimSpace(q.Enum.Separator) == "," {
		sep = Comma
	}
	v := uint64(0)
	for {
		at := p.tok.start
		var word string
		var ok bool
		p.expectsCases(q.Enum)
		if q.parts() {
			word, ok = p.ParseOptionalAnyKeyword()
		} else {
			word, ok = p.ParseOptionalKeywordOrString()
		}
		if !ok {
			p.Failf(at, "expected keyword for %s", q.About)
		}
		bits, ok := enumValue(q.Enum, word)
		if !ok {
			p.Failf(at, "expected one of [%s] for %s, got: %s", q.names(), q.About, word)
		}
		v |= bits
		if !q.parts() || !p.consumeIf(sep) {
			return v
		}
	}
}

// names lists the cases. The reference writes a case that is not a keyword both
// in quotes and without.
func (q EnumField) names() string {
	var b strings.Builder
	for i := range q.Enum.Cases {
		if i > 0 {
			b.WriteString(", ")
		}
		text := q.Enum.Cases[i].Text
		if !isFormatKeyword(text) {
			b.WriteString("\"" + text + "\"")
		}
		b.WriteString(text)
	}
	return b.String()
}

func (q EnumField) isCase(v uint64) bool {
	return slices.ContainsFunc(q.Enum.Cases, func(c ir.EnumCase) bool { return c.Value == v })
}

func (q EnumField) print(p *ir.Printer, v uint64) {
	text, _ := q.Enum.Text(v)
	quote := !isFormatKeyword(text)
	if q.Enum.BitEnum {
		quote = q.Quoted && v != 0 && v&(v-1) != 0 && !q.isCase(v)
	}
	if quote {
		p.Byte('"')
	}
	p.Text(text)
	if quote {
		p.Byte('"')
	}
}
