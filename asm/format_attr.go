package asm

import (
	"strings"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// An attrKind is how the value of an attribute is written.
type attrKind uint8

const (
	attrGeneric attrKind = iota // in full, with its type
	attrTyped                   // without its type, which is fixed
	attrSymbol                  // @name
	attrEnum                    // a keyword, or a string
	attrDefined                 // without dialect and mnemonic
	attrArray                   // a dense array in brackets
)

// An attrVar is an attribute or a property that a format shows.
type attrVar struct {
	kind     attrKind
	optional bool // parsed only if present
	name     string
	typ      func(ctx *ir.Context) ir.Type
	def      *ir.AttributeDefinition
	is       func(a ir.Attribute) bool // the storage class, nil for any
	start    Kind                      // the only token that can start an optional value, or EOF for any
	noBrace  bool                      // a brace does not start a value, but the dictionary that may follow it
	enum     *enumText
	element  func(ctx *ir.Context) ir.Type
	property PropertySyntax
}

func (f *FormatSyntax) attrVar(e *format.Attr, place parsePlace) *attrVar {
	d := &f.def.Attributes[e.Index]
	a := &attrVar{name: d.Name, optional: place == firstInGroup || place == atTop && d.Optional}
	if d.Property {
		a.property = rawProperty{}
		if e.Index < len(f.o.Properties) && f.o.Properties[e.Index] != nil {
			a.property = f.o.Properties[e.Index]
		}
		return a
	}
	c := d.Constraint
	if c == nil {
		return a
	}
	storage := strings.TrimPrefix(c.Storage, "::mlir::")
	a.is = attrClasses[storage]
	a.typ = c.ValueType
	a.noBrace = storage != "" && storage != "Attribute" && storage != "DictionaryAttr"
	switch storage {
	case "StringAttr":
		a.start = StringLiteral
	case "ArrayAttr":
		a.start = LSquare
	case "SymbolRefAttr":
		a.start = AtIdentifier
	}
	elem := denseArrayElements[storage]
	if elem != nil {
		a.is = func(x ir.Attribute) bool {
			d, ok := x.(*ir.DenseArrayAttr)
			return ok && d.Element == elem(x.Context())
		}
	}
	switch {
	case c.Name == "SymbolNameAttr":
		a.kind, a.start = attrSymbol, AtIdentifier
	case c.Enum != nil && c.Def == nil:
		a.kind, a.enum = attrEnum, newEnumText(c, d.Name)
	case c.ValueType != nil:
		a.kind = attrTyped
	case e.Qualified || storage == "Attribute" || storage == "":
	case c.Def != nil:
		a.kind, a.def = attrDefined, c.Def
	case elem != nil:
		a.kind, a.element = attrArray, elem
	}
	if c.Def != nil && a.is == nil {
		def := c.Def
		a.is = func(x ir.Attribute) bool {
			d, ok := x.(*ir.DefinedAttr)
			return ok && d.Def == def
		}
	}
	return a
}

// parse parses a value. An optional one may be absent, which is nil and true.
func (a *attrVar) parse(p *OpParser) ir.Attribute {
	switch a.kind {
	case attrSymbol:
		if a.optional && p.tok.kind != AtIdentifier {
			return nil
		}
		s := p.ParseSymbolName()
		return p.ctx.StringAttr(s)
	case attrEnum:
		return a.enum.parse(p, a.optional)
	}
	if a.optional {
		return a.parseOptional(p)
	}
	switch a.kind {
	case attrDefined:
		return p.ParseStrippedAttribute(a.def, nil)
	case attrArray:
		if p.tok.kind != HashIdentifier {
			return p.ParseBareDenseArray(a.element(p.ctx))
		}
	}
	at := p.tok.start
	v := p.ParseAttribute(a.valueType(p.ctx))
	a.check(p, at, v)
	return v
}

func (a *attrVar) parseOptional(p *OpParser) ir.Attribute {
	if a.start != EOF && p.tok.kind != a.start && p.tok.kind != HashIdentifier || a.noBrace && p.tok.kind == LBrace {
		return nil
	}
	at := p.tok.start
	v, present := p.ParseOptionalAttribute(a.valueType(p.ctx))
	if !present {
		return nil
	}
	// MLIR's parser accepts any attribute here, unless it expects one that begins with a
	// certain token. The constraint is left to the verifier.
	if a.start != EOF {
		a.check(p, at, v)
	}
	return v
}

func (a *attrVar) valueType(ctx *ir.Context) ir.Type {
	if a.typ == nil {
		return nil
	}
	return a.typ(ctx)
}

func (a *attrVar) check(p *OpParser, at uint32, v ir.Attribute) {
	if a.is != nil && !a.is(v) {
		p.Failf(at, "invalid kind of attribute specified")
	}
}

// ParseBareDenseArray parses `[` elements `]` as a dense array of that element type.
func (p *Parser) ParseBareDenseArray(t ir.Type) ir.Attribute {
	p.Punct(LSquare)
	if p.consumeIf(RSquare) {
		return p.ctx.DenseArrayAttr(t, nil)
	}
	var room [64]byte
	raw := room[:0]
	parsed := p.Try(func() {
		for {
			raw = p.parseBareElement(t, raw)
			if !p.consumeIf(Comma) {
				break
			}
		}
	})
	// The reference also expects the bracket after an element that is wrong.
	p.Punct(RSquare)
	if !parsed {
		p.Stop()
	}
	return p.ctx.DenseArrayAttr(t, append([]byte(nil), raw...))
}

// parseBareElement parses an element of a dense array whose type is known.
func (p *Parser) parseBareElement(t ir.Type, raw []byte) []byte {
	at := p.tok.start
	negative := p.consumeIf(Minus)
	if f, ok := t.(*ir.FloatType); ok {
		if p.tok.kind != FloatLiteral && p.tok.kind != Integer {
			p.Failf(at, "expected floating point literal")
		}
		v := p.floatFromLiteral(p.tok, negative, f.Kind)
		p.consume()
		return ir.AppendElement(raw, v.Bits())
	}
	switch tok := p.tok; tok.kind {
	case kwTrue, kwFalse:
		if negative {
			break
		}
		p.consume()
		v := int64(0)
		if tok.kind == kwTrue {
			v = 1
		}
		return ir.AppendElement(raw, p.ctx.Int64Attr(p.ctx.IntegerType(elementWidth(t)), v).Value)
	case Integer:
		p.consume()
		v, ok := integerValue(t, negative, p.textOf(tok))
		if !ok {
			p.Failf(at, "integer value too large")
		}
		return ir.AppendElement(raw, v)
	}
	if negative {
		p.wrongToken("expected integer value")
	}
	p.Failf(at, "expected integer value")
	return raw
}

func elementWidth(t ir.Type) int {
	if i, ok := t.(*ir.IntegerType); ok {
		return i.Width
	}
	return 64
}

// print writes a value, which may be absent where an operation does not verify.
func (a *attrVar) print(p *OpPrinter, v ir.Attribute) {
	switch a.kind {
	case attrTyped:
		p.AttributeWithoutType(v)
		return
	case attrSymbol:
		if s, ok := v.(*ir.StringAttr); ok {
			p.SymbolName(s.Value)
			return
		}
	case attrEnum:
		if a.enum.print(p, v) {
			return
		}
	case attrDefined:
		p.StrippedAttribute(v)
		return
	case attrArray:
		if d, ok := v.(*ir.DenseArrayAttr); ok {
			if p.PrintAttributeAlias(v) {
				return
			}
			p.Byte('[')
			p.DenseArray(d)
			p.Byte(']')
			return
		}
	}
	p.Attribute(v)
}

// An enumText writes the cases of an enumeration that is stored as an integer
// or a string.
type enumText struct {
	def     *ir.EnumDef
	name    string   // of the attribute
	words   []string // the cases that can be keywords
	raw     []bool   // by case: printed without quotes
	anyCase bool     // every value is printed without quotes
	text    bool     // stored as a string
	typ     func(ctx *ir.Context) ir.Type
}

func newEnumText(c *ir.AttributeConstraint, name string) *enumText {
	e := &enumText{def: c.Enum, name: name, anyCase: true, typ: c.ValueType, text: strings.HasSuffix(c.Storage, "StringAttr")}
	for i := range c.Enum.Cases {
		k := &c.Enum.Cases[i]
		word := isFormatKeyword(k.Text)
		if word {
			e.words = append(e.words, k.Text)
		}
		raw := word && (!c.Enum.BitEnum || k.Value != 0 && k.Value&(k.Value-1) == 0)
		e.raw = append(e.raw, raw)
		e.anyCase = e.anyCase && raw
	}
	return e
}

// isFormatKeyword reports whether a literal of a format could be s.
func isFormatKeyword(s string) bool { return ir.IsBareIdentifier(s) }

func (e *enumText) parse(p *OpParser, optional bool) ir.Attribute {
	at := p.tok.start
	word, ok := p.ParseOptionalKeywordOf(e.words)
	if !ok {
		if word, ok = p.ParseOptionalString(); !ok {
			if optional {
				return nil
			}
			p.Failf(at, "expected string or keyword containing one of the following enum values for attribute '%s' [%s]",
				e.name, strings.Join(e.all(), ", "))
		}
		if word == "" {
			return nil
		}
	}
	v, ok := enumValue(e.def, word)
	if !ok {
		p.Failf(at, "invalid %s attribute specification: \"%s\"", e.name, word)
	}
	return e.attribute(p.ctx, v, word)
}

func (e *enumText) all() []string {
	var names []string
	for i := range e.def.Cases {
		names = append(names, e.def.Cases[i].Text)
	}
	return names
}

func (e *enumText) attribute(ctx *ir.Context, v uint64, text string) ir.Attribute {
	if e.text {
		return ctx.StringAttr(text)
	}
	if e.typ != nil {
		return ctx.Int64Attr(e.typ(ctx), int64(v))
	}
	return ctx.Int64Attr(ctx.IntegerType(max(e.def.Width, 1)), int64(v))
}

func (e *enumText) print(p *OpPrinter, a ir.Attribute) bool {
	var v uint64
	switch a := a.(type) {
	case *ir.IntegerAttr:
		v = a.Value.Low64()
	case *ir.StringAttr:
		c := e.def.CaseNamed(a.Value)
		if c == nil {
			return false
		}
		v = c.Value
	default:
		return false
	}
	for i := range e.def.Cases {
		if c := &e.def.Cases[i]; c.Value == v {
			e.printCase(p, c.Text, e.raw[i])
			return true
		}
	}
	text, _ := e.def.Text(v)
	e.printCase(p, text, false)
	return true
}

func (e *enumText) printCase(p *OpPrinter, text string, raw bool) {
	if raw || e.anyCase {
		p.Text(text)
		return
	}
	p.Byte('"')
	p.Text(text)
	p.Byte('"')
}

// enumValue returns the value that a text names: a case or, in a bit enum, cases
// joined by the separator.
func enumValue(e *ir.EnumDef, text string) (uint64, bool) {
	if c := e.CaseNamed(text); c != nil {
		return c.Value, true
	}
	if !e.BitEnum {
		return 0, false
	}
	sep := strings.TrimSpace(e.Separator)
	if sep == "" {
		sep = "|"
	}
	v := uint64(0)
	for part := range strings.SplitSeq(text, sep) {
		c := e.CaseNamed(strings.TrimSpace(part))
		if c == nil {
			return 0, false
		}
		v |= c.Value
	}
	return v, true
}
