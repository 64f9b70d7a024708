package asm

import (
	"math/big"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// ParseOptionalAttribute parses an attribute if one is there. The type is that
// of the attribute's value where text leaves it out, else nil.
func (p *Parser) ParseOptionalAttribute(t ir.Type) (a ir.Attribute, present, ok bool) {
	switch p.tok.kind {
	case AtIdentifier, FloatLiteral, Integer, HashIdentifier, kwAffineMap, kwAffineSet, kwDense, kwDenseResource,
		kwFalse, kwLoc, kwSparse, kwTrue, kwUnit, LBrace, LSquare, Minus, StringLiteral:
		a, ok = p.ParseAttribute(t)
		return a, true, ok
	}
	typ, present, ok := p.ParseOptionalType()
	if !present || !ok {
		return nil, present, ok
	}
	return p.ctx.TypeAttr(typ), true, true
}

// ParseAttribute parses an attribute. The type is that of the attribute's value
// where text leaves it out, else nil.
func (p *Parser) ParseAttribute(t ir.Type) (ir.Attribute, bool) {
	switch p.tok.kind {
	case kwFalse, kwTrue:
		v := p.tok.kind == kwTrue
		p.consume()
		return p.ctx.BoolAttr(v), true
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
		return nil, p.wrongToken("expected constant integer or floating point value")
	case StringLiteral:
		return p.parseStringAttr(t)
	case AtIdentifier:
		return p.parseSymbolRef()
	case kwUnit:
		p.consume()
		return p.ctx.UnitAttr(), true
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
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	switch p.tok.kind {
	case LSquare:
		return p.parseArrayAttr()
	case LBrace:
		as, ok := p.parseAttrDict(nil)
		if !ok {
			return nil, false
		}
		return p.ctx.DictionaryAttr(as), true
	case HashIdentifier:
		return p.parseExtendedAttr(t)
	case kwLoc:
		p.consume()
		if !p.expect(LParen, "expected '(' in inline location") {
			return nil, false
		}
		l, ok := p.parseLocationInstance()
		if !ok || !p.expect(RParen, "expected ')' in inline location") {
			return nil, false
		}
		return l, true
	case kwDistinct:
		return p.parseDistinct(t)
	}
	typ, present, ok := p.ParseOptionalType()
	if !present {
		return nil, p.wrongToken("expected attribute value")
	}
	if !ok {
		return nil, false
	}
	return p.ctx.TypeAttr(typ), true
}

func (p *Parser) parseArrayAttr() (ir.Attribute, bool) {
	p.consume()
	var room [8]ir.Attribute
	elems := room[:0]
	ok := p.listUntil(RSquare, true, func() bool {
		a, ok := p.ParseAttribute(nil)
		elems = append(elems, a)
		return ok
	})
	if !ok {
		return nil, false
	}
	return p.ctx.ArrayAttr(elems), true
}

func (p *Parser) parseStringAttr(t ir.Type) (ir.Attribute, bool) {
	s := p.stringValue(p.tok)
	p.consume()
	if t == nil && p.consumeIf(Colon) {
		var ok bool
		if t, ok = p.ParseType(); !ok {
			return nil, false
		}
	}
	if t == nil {
		return p.ctx.StringAttr(s), true
	}
	return p.ctx.TypedStringAttr(s, t), true
}

// symbol-ref ::= symbol-name (`::` symbol-name)*
func (p *Parser) parseSymbolRef() (ir.Attribute, bool) {
	root := p.stringValue(p.tok)
	p.consume()
	var nested []string
	for p.tok.kind == Colon {
		at := p.tok.start
		p.consume()
		if !p.consumeIf(Colon) {
			// A single colon belongs to what follows.
			if p.tok.kind != ErrorToken {
				p.reset(at)
			}
			break
		}
		if p.tok.kind != AtIdentifier {
			return nil, p.failf(p.tok.start, "expected nested symbol reference identifier")
		}
		nested = append(nested, p.stringValue(p.tok))
		p.consume()
	}
	return p.ctx.SymbolRefAttr(root, nested...), true
}

// trailingType returns t, or the type behind a colon, or the default.
func (p *Parser) trailingType(t, def ir.Type) (ir.Type, bool) {
	if t != nil {
		return t, true
	}
	if !p.consumeIf(Colon) {
		return def, true
	}
	return p.ParseType()
}

func (p *Parser) parseFloatAttr(t ir.Type, negative bool) (ir.Attribute, bool) {
	v, ok := parseDouble(p.spelling(), negative)
	if !ok {
		return nil, p.errorHere("floating point value too large for attribute")
	}
	p.consume()
	if t, ok = p.trailingType(t, p.ctx.F64()); !ok {
		return nil, false
	}
	ft, ok := t.(*ir.FloatType)
	if !ok {
		return nil, p.errorHere("floating point value not valid for specified type")
	}
	v, _ = v.Convert(ft.Kind)
	return p.ctx.FloatAttr(ft, v), true
}

// parseDouble reads a float literal as a 64-bit number, which is what the
// reference does before it converts to the type that is wanted.
func parseDouble(s string, negative bool) (num.APFloat, bool) {
	if negative {
		s = "-" + s
	}
	v, ok := num.ParseAPFloat(num.F64, s)
	return v, ok
}

func (p *Parser) parseIntegerAttr(t ir.Type, negative bool) (ir.Attribute, bool) {
	tok := p.tok
	p.consume()
	t, ok := p.trailingType(t, p.ctx.I64())
	if !ok {
		return nil, false
	}
	switch t := t.(type) {
	case *ir.FloatType:
		v, ok := p.floatFromInteger(tok, negative, t.Kind)
		if !ok {
			return nil, false
		}
		return p.ctx.FloatAttr(t, v), true
	case *ir.IntegerType:
		if negative && t.Signedness == ir.Unsigned {
			return nil, p.failf(tok.start, "negative integer literal not valid for unsigned integer type")
		}
	case *ir.IndexType:
	default:
		return nil, p.failf(tok.start, "integer literal not valid for specified type")
	}
	v, ok := integerValue(t, negative, p.textOf(tok))
	if !ok {
		return nil, p.failf(tok.start, "integer constant out of range for attribute")
	}
	return p.ctx.IntegerAttr(t, v), true
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
	// Digits beyond what the width can hold make the number too large; they are
	// not worth the time to convert them.
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

// floatFromInteger returns the float whose bits a hexadecimal literal gives.
func (p *Parser) floatFromInteger(tok token, negative bool, k num.FloatKind) (num.APFloat, bool) {
	s := p.textOf(tok)
	if len(s) < 2 || s[1] != 'x' {
		p.fail(tok.start, "unexpected decimal integer literal for a floating point value").
			Notef(p.place(tok.start), "add a trailing dot to make the literal a float")
		return num.APFloat{}, false
	}
	if negative {
		return num.APFloat{}, p.failf(tok.start, "hexadecimal float literal should not have a leading minus")
	}
	width := k.Width()
	digits := strings.TrimLeft(s[2:], "0")
	n := new(big.Int)
	if len(digits) <= width/4+1 && digits != "" {
		n.SetString(digits, 16)
	}
	if len(digits) > width/4+1 || n.BitLen() > width {
		return num.APFloat{}, p.failf(tok.start, "hexadecimal float constant out of range for type")
	}
	return num.APFloatFromBits(k, num.APIntFromBig(width, n)), true
}

// floatFromLiteral returns the value of a float literal, or of a hexadecimal one.
func (p *Parser) floatFromLiteral(tok token, negative bool, k num.FloatKind) (num.APFloat, bool) {
	switch tok.kind {
	case FloatLiteral:
		v, ok := parseDouble(p.textOf(tok), negative)
		if !ok {
			return v, p.failf(tok.start, "floating point value too large")
		}
		v, _ = v.Convert(k)
		return v, true
	case Integer:
		return p.floatFromInteger(tok, negative, k)
	}
	return num.APFloat{}, p.failf(tok.start, "expected floating point literal")
}

// ParseOptionalAttrDict appends the entries of an attribute dictionary if one is
// there.
func (p *Parser) ParseOptionalAttrDict(as []ir.NamedAttribute) ([]ir.NamedAttribute, bool) {
	if p.tok.kind != LBrace {
		return as, true
	}
	return p.parseAttrDict(as)
}

// ParseOptionalAttrDictWithKeyword is ParseOptionalAttrDict behind the keyword
// `attributes`, with which it must be there.
func (p *Parser) ParseOptionalAttrDictWithKeyword(as []ir.NamedAttribute) ([]ir.NamedAttribute, bool) {
	if !p.ParseOptionalKeyword("attributes") {
		return as, true
	}
	return p.parseAttrDict(as)
}

// dictionary ::= `{` (name (`=` attribute)?)* `}`
func (p *Parser) parseAttrDict(as []ir.NamedAttribute) ([]ir.NamedAttribute, bool) {
	start := len(as)
	var seen map[string]bool
	ok := p.ParseCommaSeparatedList(Braces, func() bool {
		var name string
		switch {
		case p.tok.kind == StringLiteral:
			name = p.strs.get(p.stringValue(p.tok))
		case p.isKeywordLike():
			name = p.strs.get(p.spelling())
		default:
			return p.wrongToken("expected attribute name")
		}
		if name == "" {
			return p.errorHere("expected valid attribute name")
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
			return p.errorHere("duplicate key '%s' in dictionary attribute", name)
		}
		p.consume()
		if !p.consumeIf(Equal) {
			as = append(as, ir.NamedAttribute{Name: name, Value: p.ctx.UnitAttr()})
			return true
		}
		a, ok := p.ParseAttribute(nil)
		as = append(as, ir.NamedAttribute{Name: name, Value: a})
		return ok
	}, " in attribute dictionary")
	return as, ok
}

// ParseOptionalInteger parses an integer, with or without a minus, as wide as it
// is, if one is there; false and true are 0 and 1.
func (p *Parser) ParseOptionalInteger() (n *big.Int, present, ok bool) {
	n, _, present, ok = p.optionalInteger()
	return n, present, ok
}

// optionalInteger is ParseOptionalInteger that tells how the number is written
// behind the minus.
func (p *Parser) optionalInteger() (n *big.Int, digits string, present, ok bool) {
	if p.tok.kind == kwFalse || p.tok.kind == kwTrue {
		n = big.NewInt(0)
		if p.tok.kind == kwTrue {
			n.SetInt64(1)
		}
		p.consume()
		return n, "", true, true
	}
	if p.tok.kind != Integer && p.tok.kind != Minus {
		return nil, "", false, true
	}
	negative := p.consumeIf(Minus)
	tok := p.tok
	if !p.expect(Integer, "expected integer value") {
		return nil, "", true, false
	}
	digits = p.textOf(tok)
	n, ok = bigInt(digits)
	if !ok {
		return nil, "", true, p.failf(tok.start, "integer value too large")
	}
	if negative {
		n.Neg(n)
	}
	return n, digits, true, true
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

// ParseOptionalInt is ParseOptionalInteger for a signed number of some bits.
func (p *Parser) ParseOptionalInt(bits int, signed bool) (v int64, present, ok bool) {
	at := p.tok.start
	n, digits, present, ok := p.optionalInteger()
	if !present || !ok {
		return 0, present, ok
	}
	fits := n.BitLen() < bits || n.Sign() < 0 && new(big.Int).Not(n).BitLen() < bits
	if !signed {
		fits = n.BitLen() <= bits && (n.Sign() >= 0 || wraps(digits, bits))
		if fits && n.Sign() < 0 {
			n.Add(n, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
		}
	}
	if !fits {
		return 0, true, p.Errorf(at, "integer value too large")
	}
	if n.Sign() < 0 {
		return n.Int64(), true, true
	}
	return int64(n.Uint64()), true, true
}

// ParseInt parses a number of some bits.
func (p *Parser) ParseInt(bits int, signed bool) (int64, bool) {
	at := p.tok.start
	v, present, ok := p.ParseOptionalInt(bits, signed)
	if !present {
		return 0, p.Errorf(at, "expected integer value")
	}
	return v, ok
}

// ParseFloat parses a float literal as a number of a format.
func (p *Parser) ParseFloat(k num.FloatKind) (num.APFloat, bool) {
	negative := p.consumeIf(Minus)
	tok := p.tok
	if tok.kind != FloatLiteral && tok.kind != Integer {
		return num.APFloat{}, p.Errorf(tok.start, "expected floating point literal")
	}
	v, ok := p.floatFromLiteral(tok, negative, k)
	if ok {
		p.consume()
	}
	return v, ok
}

func (p *Parser) parseExtendedAttr(t ir.Type) (ir.Attribute, bool) {
	a, ok := p.parseExtendedAttrUntyped(t)
	if !ok {
		return nil, false
	}
	if got := ir.TypeOf(a); got != nil && t != nil && got != t {
		return nil, p.errorHere("attribute type different than expected: expected %s, but got %s", quote(t), quote(got))
	}
	return a, true
}

// quote writes a type as messages do.
func quote(t ir.Type) string { return "'" + t.String() + "'" }

func (p *Parser) parseExtendedAttrUntyped(t ir.Type) (ir.Attribute, bool) {
	sym, ok := p.parseSymbol()
	if !ok {
		return nil, false
	}
	if sym.alias {
		a, ok := p.symbols.attrs[sym.namespace]
		if !ok {
			return nil, p.wrongToken("undefined symbol alias id '%s'", sym.namespace)
		}
		return a, true
	}
	if p.consumeIf(Colon) {
		if t, ok = p.ParseType(); !ok {
			return nil, false
		}
	}
	d := p.ctx.Dialect(sym.namespace)
	if d == nil {
		if !p.checkNamespace(sym) {
			return nil, false
		}
		if !p.ctx.AllowUnregistered {
			shown := t
			if shown == nil {
				shown = p.ctx.NoneType()
			}
			return nil, p.failf(sym.at, "#\"%s\"<\"%s\"> : %s attribute created with unregistered dialect. "+
				"If this is intended, please call allowUnregisteredDialects() on the MLIRContext, "+
				"or use -allow-unregistered-dialect with the MLIR opt tool used", sym.namespace, sym.body, quote(shown))
		}
		return p.ctx.OpaqueAttr(sym.namespace, sym.body, t), true
	}
	end := p.tok.start
	p.reset(sym.start)
	a, ok := p.parseDialectAttr(d, sym, t)
	if !ok {
		return nil, false
	}
	p.reset(end)
	return a, true
}

func (p *Parser) parseDialectAttr(d *ir.Dialect, sym symbol, t ir.Type) (ir.Attribute, bool) {
	defer p.setCustom(p.setCustom(""))
	if s, ok := d.ParseAttribute.(AttributeSyntax); ok {
		return s.ParseDialectAttribute(p, t)
	}
	if len(d.Attributes) > 0 {
		if !p.isKeywordLike() {
			return nil, p.failf(p.tok.start, "expected valid keyword")
		}
		at, name := p.tok.start, p.spelling()
		for _, def := range d.Attributes {
			if def.Mnemonic != "" && def.Mnemonic == name {
				p.consume()
				return p.parseDefinedAttr(def, t, at)
			}
		}
		if !d.AllowUnknownTypes {
			return nil, p.failf(at, "unknown attribute `%s` in dialect `%s`", name, d.Namespace)
		}
	}
	if d.AllowUnknownTypes {
		return p.ctx.OpaqueAttr(d.Namespace, sym.body, t), true
	}
	return nil, p.failf(sym.at, "dialect '%s' provides no attribute parsing hook", d.Namespace)
}

// parseDefinedAttr parses what follows the mnemonic of an attribute.
func (p *Parser) parseDefinedAttr(def *ir.AttributeDefinition, t ir.Type, at uint32) (ir.Attribute, bool) {
	if _, ok := def.Syntax.(*ParamsFormat); ok {
		at = p.tok.start // where its parser begins
	}
	params, ok := p.parseParams(def.Syntax, t)
	if !ok {
		return nil, false
	}
	if len(params) != len(def.Params) {
		return nil, p.failf(at, "attribute '%s' has a syntax that is not implemented", def.Mnemonic)
	}
	if def.Verify != nil {
		if err := def.Verify(params); err != nil {
			return nil, p.failf(at, "%s", err)
		}
	}
	return p.ctx.DefinedAttr(def, params), true
}

// strided-layout ::= `strided` `<` `[` strides `]` (`,` `offset` `:` offset)? `>`
func (p *Parser) parseStridedLayout() (ir.Attribute, bool) {
	p.consume()
	if !p.expect(Less, "expected '<' after 'strided'") || !p.expect(LSquare, "expected '['") {
		return nil, false
	}
	one := func() (int64, bool) {
		if p.consumeIf(Question) {
			return ir.Dynamic, true
		}
		at := p.tok.start
		negative := p.consumeIf(Minus)
		if p.tok.kind != Integer {
			return 0, p.failf(at, "expected a 64-bit signed integer or '?'")
		}
		n, ok := uintValue(p.spelling())
		if !ok || int64(n) < 0 {
			return 0, p.failf(at, "expected a 64-bit signed integer or '?'")
		}
		p.consume()
		if negative {
			return -int64(n), true
		}
		return int64(n), true
	}
	var strides []int64
	if p.tok.kind != RSquare {
		for {
			n, ok := one()
			if !ok {
				return nil, false
			}
			strides = append(strides, n)
			if !p.consumeIf(Comma) {
				break
			}
		}
	}
	if !p.expect(RSquare, "expected ']'") {
		return nil, false
	}
	if p.consumeIf(Greater) {
		return p.ctx.StridedLayoutAttr(0, strides), true
	}
	if !p.expect(Comma, "expected ','") || !p.expect(kwOffset, "expected 'offset' after comma") ||
		!p.expect(Colon, "expected ':' after 'offset'") {
		return nil, false
	}
	offset, ok := one()
	if !ok || !p.expect(Greater, "expected '>'") {
		return nil, false
	}
	return p.ctx.StridedLayoutAttr(offset, strides), true
}

// distinct ::= `distinct` `[` integer `]` `<` attribute? `>`
func (p *Parser) parseDistinct(t ir.Type) (ir.Attribute, bool) {
	at := p.tok.start
	p.consume()
	if !p.expect(LSquare, "expected '[' after 'distinct'") {
		return nil, false
	}
	tok := p.tok
	if !p.expect(Integer, "expected distinct ID") {
		return nil, false
	}
	id, ok := uintValue(p.textOf(tok))
	if !ok {
		return nil, p.errorHere("expected an unsigned 64-bit integer")
	}
	if !p.expect(RSquare, "expected ']' to close distinct ID") || !p.expect(Less, "expected '<' after distinct ID") {
		return nil, false
	}
	var content ir.Attribute
	if p.consumeIf(Greater) {
		content = p.ctx.UnitAttr()
	} else {
		if content, ok = p.ParseAttribute(t); !ok {
			return nil, p.errorHere("expected attribute")
		}
		if !p.expect(Greater, "expected '>' to close distinct attribute") {
			return nil, false
		}
	}
	if p.symbols.root != nil {
		return nil, p.failf(at, "distinct attributes are the file's")
	}
	if d := p.symbols.distinct[id]; d != nil {
		if d.Content != content {
			return nil, p.failf(at, "referenced attribute does not match previous definition: %s", d.Content)
		}
		return d, true
	}
	d := p.ctx.DistinctAttr(content)
	if p.symbols.distinct == nil {
		p.symbols.distinct = map[uint64]*ir.DistinctAttr{}
	}
	p.symbols.distinct[id] = d
	return d, true
}
