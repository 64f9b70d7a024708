package asm

import (
	"math"
	"math/big"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// AttributeOf parses an attribute that must be of a kind, by default of type t. The
// parser is a [*Parser] or a [*OpParser].
func AttributeOf[A ir.Attribute](p interface {
	Pos() uint32
	ParseAttribute(t ir.Type) ir.Attribute
	Check(cond bool, at uint32, message string)
}, t ir.Type) A {
	at := p.Pos()
	a, ok := p.ParseAttribute(t).(A)
	p.Check(ok, at, "invalid kind of attribute specified")
	return a
}

// TypeOf parses a type with a function, a method of the parser, that must be of the
// builtin kind with that mnemonic.
func TypeOf[T ir.Type](p *OpParser, mnemonic string, parse func() ir.Type) T {
	at := p.Pos()
	t := parse()
	x, ok := t.(T)
	p.Checkf(ok, at, "invalid kind of type specified: expected builtin.%s, but found '%s'", mnemonic, t)
	return x
}

// ParseOptionalAttribute parses an attribute if present. t is the type of the value if the text
// omits it, or else nil.
func (p *Parser) ParseOptionalAttribute(t ir.Type) (a ir.Attribute, present bool) {
	p.expects(ExpectedAttribute)
	switch p.tok.kind {
	case AtIdentifier, FloatLiteral, Integer, HashIdentifier, kwAffineMap, kwAffineSet, kwDense, kwDenseResource,
		kwFalse, kwLoc, kwSparse, kwTrue, kwUnit, LBrace, LSquare, Minus, StringLiteral:
		a = p.ParseAttribute(t)
		return a, true
	}
	typ, present := p.ParseOptionalType()
	if !present {
		return nil, present
	}
	return p.ctx.TypeAttr(typ), true
}

// ParseAttribute parses an attribute. t is the type of the value if the text omits it, or else
// nil.
func (p *Parser) ParseAttribute(t ir.Type) ir.Attribute {
	p.expects(ExpectedAttribute)
	switch p.tok.kind {
	case kwFalse, kwTrue:
		v := p.tok.kind == kwTrue
		p.consume()
		return p.ctx.BoolAttr(v)
	case FloatLiteral:
		return p.parseFloatAttr(t, false)
	case Integer:
		return p.parseIntegerAttr(t, false)
	case Minus:
		p.consume()
		switch p.tok.kind {
		case Integer:
			return p.parseIntegerAttr(t, true)
		case FloatLiteral:
			return p.parseFloatAttr(t, true)
		}
		p.wrongToken("expected constant integer or floating point value")
	case StringLiteral:
		return p.parseStringAttr(t)
	case AtIdentifier:
		return p.parseSymbolRef()
	case kwUnit:
		p.consume()
		return p.ctx.UnitAttr()
	case kwAffineMap:
		p.consume()
		return p.parseAffineMapAttr()
	case kwAffineSet:
		p.consume()
		return p.parseIntegerSetAttr()
	case kwDense:
		return p.parseDenseElements(t)
	case kwDenseResource:
		return p.parseDenseResource(t)
	case kwArray:
		return p.parseDenseArray()
	case kwSparse:
		return p.parseSparseElements(t)
	case kwStrided:
		return p.parseStridedLayout()
	}
	p.enter()
	defer p.leave()
	switch p.tok.kind {
	case LSquare:
		return p.parseArrayAttr()
	case LBrace:
		as := p.parseAttrDict(nil)
		return p.ctx.DictionaryAttr(as)
	case HashIdentifier:
		return p.parseExtendedAttr(t)
	case kwLoc:
		p.consume()
		p.expect(LParen, "expected '(' in inline location")
		l := p.parseLocationInstance()
		p.expect(RParen, "expected ')' in inline location")
		return l
	case kwDistinct:
		return p.parseDistinct(t)
	}
	typ, present := p.ParseOptionalType()
	if !present {
		p.wrongToken("expected attribute value")
	}
	return p.ctx.TypeAttr(typ)
}

func (p *Parser) parseArrayAttr() ir.Attribute {
	p.consume()
	var room [8]ir.Attribute
	elems := room[:0]
	p.listUntil(RSquare, true, func() {
		a := p.ParseAttribute(nil)
		elems = append(elems, a)
	})
	return p.ctx.ArrayAttr(elems)
}

func (p *Parser) parseStringAttr(t ir.Type) ir.Attribute {
	s := p.stringView(p.tok) // the attribute has a copy
	p.consume()
	if t == nil && p.consumeIf(Colon) {
		t = p.ParseType()
	}
	if t == nil {
		return p.ctx.StringAttr(s)
	}
	return p.ctx.TypedStringAttr(s, t)
}

// symbol-ref ::= symbol-name (`::` symbol-name)*
func (p *Parser) parseSymbolRef() ir.Attribute {
	root := p.stringValue(p.tok)
	p.symbol(root)
	p.consume()
	var nested []string
	for p.tok.kind == Colon {
		at := p.tok.start
		p.consume()
		if !p.consumeIf(Colon) {
			// A single colon belongs to the enclosing syntax.
			if p.tok.kind != ErrorToken {
				p.reset(at)
			}
			break
		}
		if p.tok.kind != AtIdentifier {
			p.failf(p.tok.start, "expected nested symbol reference identifier")
		}
		nested = append(nested, p.stringValue(p.tok))
		if p.places != nil {
			p.symbol(append([]string{root}, nested...)...)
		}
		p.consume()
	}
	return p.ctx.SymbolRefAttr(root, nested...)
}

// trailingType returns t, or the type after a colon, or the default.
func (p *Parser) trailingType(t, def ir.Type) ir.Type {
	if t != nil {
		return t
	}
	if !p.consumeIf(Colon) {
		return def
	}
	return p.ParseType()
}

func (p *Parser) parseFloatAttr(t ir.Type, negative bool) ir.Attribute {
	v, ok := parseDouble(p.spelling(), negative)
	if !ok {
		p.errorHere("floating point value too large for attribute")
	}
	p.consume()
	t = p.trailingType(t, p.ctx.F64())
	ft, ok := t.(*ir.FloatType)
	if !ok {
		p.errorHere("floating point value not valid for specified type")
	}
	v, _ = v.Convert(ft.Kind)
	return p.ctx.FloatAttr(ft, v)
}

// parseDouble parses a float literal as an f64. MLIR does so before it converts the
// value to the type of the attribute.
func parseDouble(s string, negative bool) (num.APFloat, bool) {
	if negative {
		s = "-" + s
	}
	v, ok := num.ParseAPFloat(num.F64, s)
	return v, ok
}

func (p *Parser) parseIntegerAttr(t ir.Type, negative bool) ir.Attribute {
	tok := p.tok
	p.consume()
	t = p.trailingType(t, p.ctx.I64())
	switch t := t.(type) {
	case *ir.FloatType:
		v := p.floatFromInteger(tok, negative, t.Kind)
		return p.ctx.FloatAttr(t, v)
	case *ir.IntegerType:
		if negative && t.Signedness == ir.Unsigned {
			p.failf(tok.start, "negative integer literal not valid for unsigned integer type")
		}
	case *ir.IndexType:
	default:
		p.failf(tok.start, "integer literal not valid for specified type")
	}
	v, ok := integerValue(t, negative, p.textOf(tok))
	if !ok {
		p.failf(tok.start, "integer constant out of range for attribute")
	}
	return p.ctx.IntegerAttr(t, v)
}

// integerValue returns the value of an integer literal as t holds it, and false
// if t cannot.
func integerValue(t ir.Type, negative bool, s string) (num.APInt, bool) {
	width, signedOnly := 64, true
	if it, ok := t.(*ir.IntegerType); ok {
		width, signedOnly = it.Width, it.Signedness == ir.Signed
	}
	if n, ok := uintValue(s); ok {
		if width < 64 && n>>width != 0 {
			return num.APInt{}, false
		}
		return signedValue(num.NewAPUint(width, n), width, negative, signedOnly)
	}
	digits, base := s, 10
	if len(s) > 1 && s[1] == 'x' {
		digits, base = s[2:], 16
	}
	// More digits than bits mean that the number is too large. Converting them would cost
	// quadratic time for nothing.
	digits = strings.TrimLeft(digits, "0")
	if len(digits) > width+1 {
		return num.APInt{}, false
	}
	n, ok := new(big.Int).SetString(digits, base)
	if !ok || n.BitLen() > width {
		return num.APInt{}, false
	}
	return signedValue(num.APIntFromBig(width, n), width, negative, signedOnly)
}

func signedValue(v num.APInt, width int, negative, signedOnly bool) (num.APInt, bool) {
	switch {
	case width == 0:
		return v, !negative
	case negative:
		v = v.Neg()
		return v, v.IsNegative()
	case signedOnly:
		return v, !v.IsNegative()
	}
	return v, true
}

// floatFromInteger returns the float with the bits of a hexadecimal literal.
func (p *Parser) floatFromInteger(tok token, negative bool, k num.FloatKind) num.APFloat {
	s := p.textOf(tok)
	if len(s) < 2 || s[1] != 'x' {
		p.fail(tok.start, "unexpected decimal integer literal for a floating point value").
			Notef(p.place(tok.start), "add a trailing dot to make the literal a float")
		p.Stop()
	}
	if negative {
		p.failf(tok.start, "hexadecimal float literal should not have a leading minus")
	}
	width := k.Width()
	digits := strings.TrimLeft(s[2:], "0")
	n := new(big.Int)
	if len(digits) <= width/4+1 && digits != "" {
		n.SetString(digits, 16)
	}
	if len(digits) > width/4+1 || n.BitLen() > width {
		p.failf(tok.start, "hexadecimal float constant out of range for type")
	}
	return num.APFloatFromBits(k, num.APIntFromBig(width, n))
}

// floatFromLiteral returns the value of a float literal, or of a hexadecimal one.
func (p *Parser) floatFromLiteral(tok token, negative bool, k num.FloatKind) num.APFloat {
	switch tok.kind {
	case FloatLiteral:
		v, ok := parseDouble(p.textOf(tok), negative)
		if !ok {
			p.failf(tok.start, "floating point value too large")
		}
		v, _ = v.Convert(k)
		return v
	case Integer:
		return p.floatFromInteger(tok, negative, k)
	}
	p.failf(tok.start, "expected floating point literal")
	return num.APFloat{}
}

// ParseOptionalAttrDict appends the entries of an attribute dictionary if present.
func (p *Parser) ParseOptionalAttrDict(as []ir.NamedAttribute) []ir.NamedAttribute {
	if p.tok.kind != LBrace {
		return as
	}
	return p.parseAttrDict(as)
}

// ParseOptionalAttrDictWithKeyword parses `attributes` and an attribute dictionary, if present.
func (p *Parser) ParseOptionalAttrDictWithKeyword(as []ir.NamedAttribute) []ir.NamedAttribute {
	if !p.ParseOptionalKeyword("attributes") {
		return as
	}
	return p.parseAttrDict(as)
}

// dictionary ::= `{` (name (`=` attribute)?)* `}`
func (p *Parser) parseAttrDict(as []ir.NamedAttribute) []ir.NamedAttribute {
	start := len(as)
	var seen map[string]bool
	p.ParseCommaSeparatedList(Braces, func() {
		var name string
		switch {
		case p.tok.kind == StringLiteral:
			name = p.strs.get(p.stringView(p.tok))
		case p.isKeywordLike():
			name = p.strs.get(p.spelling())
		default:
			p.wrongToken("expected attribute name")
		}
		if name == "" {
			p.errorHere("expected valid attribute name")
		}
		dup := false
		if n := len(as) - start; n < 16 {
			for _, a := range as[start:] {
				dup = dup || a.Name == name
			}
		} else {
			if seen == nil {
				seen = map[string]bool{}
				for _, a := range as[start:] {
					seen[a.Name] = true
				}
			}
			dup = seen[name]
			seen[name] = true
		}
		if dup {
			p.errorHere("duplicate key '%s' in dictionary attribute", name)
		}
		p.consume()
		if !p.consumeIf(Equal) {
			as = append(as, ir.NamedAttribute{Name: name, Value: p.ctx.UnitAttr()})
			return
		}
		a := p.ParseAttribute(nil)
		as = append(as, ir.NamedAttribute{Name: name, Value: a})
	}, " in attribute dictionary")
	return as
}

// ParseOptionalInteger parses an integer of any width, with or without a minus, if present.
// false and true are 0 and 1.
func (p *Parser) ParseOptionalInteger() (n *big.Int, present bool) {
	n, _, present = p.optionalInteger()
	return n, present
}

// optionalInteger is ParseOptionalInteger that also returns the digits without the
// sign.
func (p *Parser) optionalInteger() (n *big.Int, digits string, present bool) {
	if p.tok.kind == kwFalse || p.tok.kind == kwTrue {
		n = big.NewInt(0)
		if p.tok.kind == kwTrue {
			n.SetInt64(1)
		}
		p.consume()
		return n, "", true
	}
	if p.tok.kind != Integer && p.tok.kind != Minus {
		return nil, "", false
	}
	negative := p.consumeIf(Minus)
	tok := p.tok
	p.expect(Integer, "expected integer value")
	digits = p.textOf(tok)
	n, ok := bigInt(digits)
	if !ok {
		p.failf(tok.start, "integer value too large")
	}
	if negative {
		n.Neg(n)
	}
	return n, digits, true
}

// maxDigits bounds the digits of an integer that is not bound by a type.
const maxDigits = 1 << 12

func bigInt(s string) (*big.Int, bool) {
	if len(s) > maxDigits {
		return nil, false
	}
	if len(s) > 1 && s[1] == 'x' {
		return new(big.Int).SetString(s[2:], 16)
	}
	return new(big.Int).SetString(s, 10)
}

// ParseOptionalInt is ParseOptionalInteger for a number of some bits. The keyword true has all
// bits set, since MLIR extends the sign of its only bit.
func (p *Parser) ParseOptionalInt(bits int, signed bool) (v int64, present bool) {
	at := p.tok.start
	n, digits, present := p.optionalInteger()
	switch {
	case !present:
		return 0, present
	case digits == "" && signed:
		return -n.Int64(), true
	case digits == "":
		return int64(n.Uint64() * (math.MaxUint64 >> (64 - bits))), true
	}
	fits := n.BitLen() < bits || n.Sign() < 0 && new(big.Int).Not(n).BitLen() < bits
	if !signed {
		fits = n.BitLen() <= bits && (n.Sign() >= 0 || wraps(digits, bits))
		if fits && n.Sign() < 0 {
			n.Add(n, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
		}
	}
	if !fits {
		p.Failf(at, "integer value too large")
	}
	if n.Sign() < 0 {
		return n.Int64(), true
	}
	return int64(n.Uint64()), true
}

// ParseInt parses a number of some bits.
func (p *Parser) ParseInt(bits int, signed bool) int64 {
	at := p.tok.start
	v, present := p.ParseOptionalInt(bits, signed)
	if !present {
		p.Failf(at, "expected integer value")
	}
	return v
}

// ParseAPInt parses a number that has some bits with or without a sign. The keyword true has all
// bits set, as in [Parser.ParseOptionalInt].
func (p *Parser) ParseAPInt(bits int) num.APInt {
	at := p.tok.start
	n, digits, present := p.optionalInteger()
	if present && digits == "" {
		n.Neg(n)
	}
	switch {
	case !present:
		p.Failf(at, "expected integer value")
	case n.BitLen() > bits || n.Sign() < 0 && new(big.Int).Not(n).BitLen() >= bits:
		p.Failf(at, "integer value too large")
	}
	return num.APIntFromBig(bits, n)
}

// ParseFloat parses a float literal as a number of a format.
func (p *Parser) ParseFloat(k num.FloatKind) num.APFloat {
	negative := p.consumeIf(Minus)
	tok := p.tok
	if tok.kind != FloatLiteral && tok.kind != Integer {
		p.Failf(tok.start, "expected floating point literal")
	}
	v := p.floatFromLiteral(tok, negative, k)
	p.consume()
	return v
}

func (p *Parser) parseExtendedAttr(t ir.Type) ir.Attribute {
	a := p.parseExtendedAttrUntyped(t)
	if got := ir.TypeOf(a); got != nil && t != nil && got != t {
		p.errorHere("attribute type different than expected: expected %s, but got %s", quote(t), quote(got))
	}
	return a
}

// quote writes a type as messages do.
func quote(t ir.Type) string { return "'" + t.String() + "'" }

func (p *Parser) parseExtendedAttrUntyped(t ir.Type) ir.Attribute {
	sym := p.parseSymbol()
	if sym.alias {
		a, ok := p.symbols.attrs[sym.namespace]
		p.aliasUse("#", sym.namespace, sym.at)
		if !ok {
			p.wrongToken("undefined symbol alias id '%s'", sym.namespace)
		}
		return a
	}
	if p.consumeIf(Colon) {
		t = p.ParseType()
	}
	d := p.ctx.Dialect(sym.namespace)
	if d == nil {
		p.checkNamespace(sym)
		if !p.ctx.AllowUnregistered {
			shown := t
			if shown == nil {
				shown = p.ctx.NoneType()
			}
			d := p.fail(sym.at, "#\"%s\"<\"%s\"> : %s attribute created with unregistered dialect. "+
				"If this is intended, please call allowUnregisteredDialects() on the MLIRContext, "+
				"or use -allow-unregistered-dialect with the MLIR opt tool used", sym.namespace, sym.body, quote(shown))
			p.hintDialect(d, sym.at, sym.namespace, false)
			p.Stop()
		}
		return p.ctx.OpaqueAttr(sym.namespace, sym.body, t)
	}
	end := p.tok.start
	p.reset(sym.start)
	outer := p.namePos
	p.namePos = p.tok.start
	a := p.parseDialectAttr(d, sym, t)
	p.namePos = outer
	p.reset(end)
	return a
}

func (p *Parser) parseDialectAttr(d *ir.Dialect, sym symbol, t ir.Type) ir.Attribute {
	defer p.setCustom(p.setCustom(""))
	if s, ok := d.ParseAttribute.(AttributeSyntax); ok {
		return s.ParseDialectAttribute(p, t)
	}
	if len(d.Attributes) > 0 {
		if !p.isKeywordLike() {
			p.failf(p.tok.start, "expected valid keyword")
		}
		at, name := p.tok.start, p.spelling()
		for _, def := range d.Attributes {
			if def.Mnemonic != "" && def.Mnemonic == name {
				p.consume()
				return p.ParseDefinedAttribute(def, t, at)
			}
		}
		if !d.AllowUnknownTypes {
			err := p.fail(at, "unknown attribute `%s` in dialect `%s`", name, d.Namespace)
			p.hintName(err, at, name, AttributeMnemonics(d))
			p.Stop()
		}
	}
	if d.AllowUnknownTypes {
		return p.ctx.OpaqueAttr(d.Namespace, sym.body, t)
	}
	p.failf(sym.at, "dialect '%s' provides no attribute parsing hook", d.Namespace)
	return nil
}

// ParseDefinedAttribute parses the text after the mnemonic of an attribute.
func (p *Parser) ParseDefinedAttribute(def *ir.AttributeDefinition, t ir.Type, at uint32) ir.Attribute {
	if _, ok := def.Syntax.(*ParamsFormat); ok {
		at = p.tok.start // where its parser begins
	}
	if s, ok := def.Syntax.(DefinedAttrSyntax); ok {
		return s.ParseDefinedAttr(p, t)
	}
	params := p.parseParams(def.Syntax, t)
	if len(params) != len(def.Params) {
		p.failf(at, "attribute '%s' has a syntax that is not implemented", def.Mnemonic)
	}
	if def.Verify != nil {
		if err := def.Verify(params); err != nil {
			p.failf(at, "%s", err)
		}
	}
	return p.ctx.DefinedAttr(def, params)
}

// strided-layout ::= `strided` `<` `[` strides `]` (`,` `offset` `:` offset)? `>`
func (p *Parser) parseStridedLayout() ir.Attribute {
	p.consume()
	p.expect(Less, "expected '<' after 'strided'")
	p.expect(LSquare, "expected '['")
	one := func() int64 {
		if p.consumeIf(Question) {
			return ir.Dynamic
		}
		at := p.tok.start
		negative := p.consumeIf(Minus)
		if p.tok.kind != Integer {
			p.failf(at, "expected a 64-bit signed integer or '?'")
		}
		n, ok := uintValue(p.spelling())
		if !ok || int64(n) < 0 {
			p.failf(at, "expected a 64-bit signed integer or '?'")
		}
		p.consume()
		if negative {
			return -int64(n)
		}
		return int64(n)
	}
	var strides []int64
	if p.tok.kind != RSquare {
		for {
			n := one()
			strides = append(strides, n)
			if !p.consumeIf(Comma) {
				break
			}
		}
	}
	p.expect(RSquare, "expected ']'")
	if p.consumeIf(Greater) {
		return p.ctx.StridedLayoutAttr(0, strides)
	}
	p.expect(Comma, "expected ','")
	p.expect(kwOffset, "expected 'offset' after comma")
	p.expect(Colon, "expected ':' after 'offset'")
	offset := one()
	p.expect(Greater, "expected '>'")
	return p.ctx.StridedLayoutAttr(offset, strides)
}

// distinct ::= `distinct` `[` integer `]` `<` attribute? `>`
func (p *Parser) parseDistinct(t ir.Type) ir.Attribute {
	at := p.tok.start
	p.consume()
	p.expect(LSquare, "expected '[' after 'distinct'")
	tok := p.tok
	p.expect(Integer, "expected distinct ID")
	id, ok := uintValue(p.textOf(tok))
	if !ok {
		p.errorHere("expected an unsigned 64-bit integer")
	}
	p.expect(RSquare, "expected ']' to close distinct ID")
	p.expect(Less, "expected '<' after distinct ID")
	var content ir.Attribute
	if p.consumeIf(Greater) {
		content = p.ctx.UnitAttr()
	} else {
		if !p.Try(func() { content = p.ParseAttribute(t) }) {
			p.errorHere("expected attribute")
		}
		p.expect(Greater, "expected '>' to close distinct attribute")
	}
	if p.symbols.root != nil {
		p.failf(at, "distinct attributes are the file's")
	}
	if d := p.symbols.distinct[id]; d != nil {
		if d.Content != content {
			p.failf(at, "referenced attribute does not match previous definition: %s", d.Content)
		}
		return d
	}
	d := p.ctx.DistinctAttr(content)
	if p.symbols.distinct == nil {
		p.symbols.distinct = map[uint64]*ir.DistinctAttr{}
	}
	p.symbols.distinct[id] = d
	return d
}
