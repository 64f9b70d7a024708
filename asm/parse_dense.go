package asm

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// An element is a literal of a tensor: its offset, length, kind and sign. It is
// compact because a tensor may have very many.
type element struct{ start, rest uint32 }

const (
	elementLength   = 8 // the bits below the length
	elementNegative = 1 << 7
	longElement     = 1<<24 - 1 // a length that is that or more
)

// Every kind fits below the sign.
const _ = elementNegative - 1 - lastKeyword

func newElement(t token, negative bool) element {
	rest := min(t.end-t.start, longElement)<<elementLength | uint32(t.kind)
	if negative {
		rest |= elementNegative
	}
	return element{t.start, rest}
}

// unpack returns the token of an element, and whether there is a minus before it.
func (l *tensorLiteral) unpack(e element) (t token, negative bool) {
	n := e.rest >> elementLength
	t = token{Kind(e.rest & (elementNegative - 1)), e.start, e.start + n}
	if n == longElement {
		lexer := lexer{text: l.p.text, pos: e.start}
		t = lexer.next()
	}
	return t, e.rest&elementNegative != 0
}

// A tensorLiteral is the list of elements between the brackets of dense elements. It
// is kept as tokens until the type, which follows, is known.
type tensorLiteral struct {
	p     *Parser
	shape []int64
	elems []element
	hex   bool
	text  token // of the string, if hex
}

func (l *tensorLiteral) parse(allowHex bool) {
	if allowHex && l.p.tok.kind == StringLiteral {
		l.hex, l.text = true, l.p.tok
		l.p.consume()
		return
	}
	if l.p.tok.kind == LSquare {
		l.shape = l.list()
		return
	}
	l.element()
}

func (l *tensorLiteral) element() {
	p := l.p
	switch p.tok.kind {
	case kwTrue, kwFalse, FloatLiteral, Integer, StringLiteral:
		l.elems = append(l.elems, newElement(p.tok, false))
		p.consume()
		return
	case Minus:
		p.consume()
		if p.tok.kind != FloatLiteral && p.tok.kind != Integer {
			p.errorHere("expected integer or floating point literal")
		}
		l.elems = append(l.elems, newElement(p.tok, true))
		p.consume()
		return
	case LParen:
		p.enter()
		defer p.leave()
		p.consume()
		l.element()
		p.expect(Comma, "expected ',' between complex elements")
		l.element()
		p.expect(RParen, "expected ')' after complex elements")
		return
	}
	p.errorHere("expected element literal of primitive type")
}

// list parses a bracketed list and returns its shape.
func (l *tensorLiteral) list() []int64 {
	p := l.p
	p.enter()
	defer p.leave()
	var inner []int64
	size := int64(0)
	p.ParseCommaSeparatedList(Squares, func() {
		var shape []int64
		if p.tok.kind == LSquare {
			shape = l.list()
		} else {
			l.element()
		}
		size++
		if size > 1 && !slices.Equal(inner, shape) {
			p.errorHere("tensor literal is invalid; ranks are not consistent between elements")
		}
		inner = shape
	}, "")
	return append([]int64{size}, inner...)
}

// attr returns the elements as an attribute of type t.
func (l *tensorLiteral) attr(at uint32, t ir.ShapedType) ir.TypedAttribute {
	p := l.p
	elem := t.ElementType()
	_, numeric := ir.ElementSize(elem)
	if l.hex && numeric {
		return l.hexAttr(at, t)
	}
	if len(l.shape) > 0 && !slices.Equal(l.shape, t.Shape()) {
		p.failf(at, "inferred shape of elements literal ([%s]) does not match type ([%s])",
			joinInts(l.shape), joinInts(t.Shape()))
	}
	n, counted := ir.NumElements(t)
	if !l.hex && len(l.elems) == 0 && n > 0 {
		p.failf(at, "parsed zero elements, but type (%s) expected at least 1", quote(t.AsType()))
	}
	if c, ok := elem.(*ir.ComplexType); ok {
		elem = c.Element
		have := int64(len(l.elems))
		if len(l.shape) == 0 && n != 0 && have != 2 {
			p.failf(at, "parsed %d elements, but type (%s) expected 2 elements", have, quote(c))
		}
		if len(l.shape) > 0 && have != 2*n {
			p.failf(at, "parsed %d elements, but type (%s) expected %d elements", have, quote(t.AsType()), 2*n)
		}
	}
	var raw []byte
	switch e := elem.(type) {
	case *ir.IntegerType, *ir.IndexType:
		raw = l.integers(e)
	case *ir.FloatType:
		raw = l.floats(e)
	default:
		return l.stringAttr(at, t)
	}
	size, _ := ir.ElementSize(t.ElementType())
	if n == 0 && counted && len(raw) != size {
		raw = nil // half of a complex number is not an element
	}
	if len(raw) != size && (!counted || int64(len(raw)) != n*int64(size)) {
		p.mismatch(at, t)
		return nil
	}
	return p.ctx.DenseElementsAttr(t, raw)
}

// mismatch reports a literal with the wrong number of elements, for example pairs
// where single values are expected. mlir-opt accepts that and reads memory beyond the
// elements.
func (p *Parser) mismatch(at uint32, t ir.ShapedType) {
	p.failf(at, "the number of elements of the literal does not match type %s", quote(t.AsType()))
}

func joinInts(ns []int64) string {
	var b strings.Builder
	for i, n := range ns {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprint(&b, n)
	}
	return b.String()
}

// joinUints is joinInts for values that MLIR parses as unsigned.
func joinUints(ns []int64) string {
	var b strings.Builder
	for i, n := range ns {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprint(&b, uint64(n))
	}
	return b.String()
}

func (l *tensorLiteral) integers(t ir.Type) []byte {
	p := l.p
	size, _ := ir.ElementSize(t)
	raw := make([]byte, 0, size*len(l.elems))
	it, _ := t.(*ir.IntegerType)
	for _, e := range l.elems {
		tok, negative := l.unpack(e)
		if negative && it != nil && it.Signedness == ir.Unsigned {
			p.failf(tok.start, "expected unsigned integer elements, but parsed negative value")
		}
		switch tok.kind {
		case FloatLiteral:
			p.failf(tok.start, "expected integer elements, but parsed floating-point")
		case StringLiteral:
			p.failf(tok.start, "integer constant out of range for type")
		case kwTrue, kwFalse:
			if it == nil || it.Width != 1 {
				p.failf(tok.start, "expected i1 type for 'true' or 'false' values")
			}
			b := byte(0)
			if tok.kind == kwTrue {
				b = 1
			}
			raw = append(raw, b)
			continue
		}
		v, ok := integerValue(t, negative, p.textOf(tok))
		if !ok {
			p.failf(tok.start, "integer constant out of range for type")
		}
		raw = ir.AppendElement(raw, v)
	}
	return raw
}

func (l *tensorLiteral) floats(t *ir.FloatType) []byte {
	size, _ := ir.ElementSize(t)
	raw := make([]byte, 0, size*len(l.elems))
	for _, e := range l.elems {
		tok, negative := l.unpack(e)
		v := l.p.floatFromLiteral(tok, negative, t.Kind)
		raw = ir.AppendElement(raw, v.Bits())
	}
	return raw
}

func (l *tensorLiteral) stringAttr(at uint32, t ir.ShapedType) ir.TypedAttribute {
	p := l.p
	if l.hex {
		return p.ctx.DenseStringElementsAttr(t, []string{p.stringValue(l.text)})
	}
	ss := make([]string, len(l.elems))
	for i, e := range l.elems {
		tok, _ := l.unpack(e)
		if tok.kind != StringLiteral {
			p.failf(at, "expected string token, got %s", p.textOf(tok))
		}
		ss[i] = p.stringValue(tok)
	}
	if n, counted := ir.NumElements(t); len(ss) != 1 && (!counted || int64(len(ss)) != n) {
		p.mismatch(at, t)
		return nil
	}
	return p.ctx.DenseStringElementsAttr(t, ss)
}

func (l *tensorLiteral) hexAttr(at uint32, t ir.ShapedType) ir.TypedAttribute {
	p := l.p
	data, ok := hexBytes(p.textOf(l.text))
	if !ok {
		p.failf(l.text.start, "expected string containing hex digits starting with `0x`")
	}
	a, ok := p.ctx.DenseElementsFromHex(t, data)
	if !ok {
		p.failf(at, "elements hex data size is invalid for provided type: %s", quote(t.AsType()))
	}
	return a
}

// hexBytes decodes the literal "0x...".
func hexBytes(s string) ([]byte, bool) {
	s = s[1 : len(s)-1]
	if len(s) < 2 || s[0] != '0' || s[1] != 'x' || len(s)%2 != 0 {
		return nil, false
	}
	s = s[2:]
	out := make([]byte, len(s)/2)
	for i := range out {
		a, b := s[2*i], s[2*i+1]
		if class[a]&class[b]&isHexDigit == 0 {
			return nil, false
		}
		out[i] = hexValue(a)<<4 | hexValue(b)
	}
	return out, true
}

// dense ::= `dense` `<` (literal | hex-string)? `>` `:` shaped-type
func (p *Parser) parseDenseElements(t ir.Type) ir.Attribute {
	at := p.tok.start
	p.consume()
	p.expect(Less, "expected '<' after 'dense'")
	l := tensorLiteral{p: p}
	if !p.consumeIf(Greater) {
		l.parse(true)
		p.expect(Greater, "expected '>'")
	}
	st := p.parseElementsType(at, t)
	a := l.attr(at, st)
	return a
}

// parseElementsType parses `: type` unless t is given, and requires a shaped type.
func (p *Parser) parseElementsType(at uint32, t ir.Type) ir.ShapedType {
	if t == nil {
		p.expect(Colon, "expected ':'")
		t = p.ParseType()
	}
	st, ok := ir.AsShaped(t)
	if !ok {
		p.failf(at, "elements literal must be a shaped type")
	}
	if !ir.HasStaticShape(st) {
		p.failf(at, "elements literal type must have static shape")
	}
	return st
}

// dense-array ::= `array` `<` type (`:` elements)? `>`
func (p *Parser) parseDenseArray() ir.Attribute {
	p.consume()
	p.expect(Less, "expected '<' after 'array'")
	at := p.tok.start
	var t ir.Type
	if !p.Try(func() { t = p.ParseType() }) {
		p.failf(at, "expected an integer or floating point type")
	}
	width := 64
	switch t := t.(type) {
	case *ir.IntegerType:
		width = t.Width
		if width == 1 {
			width = 8
		}
	case *ir.FloatType:
		width = t.Width()
	default:
		// mlir-opt accepts index here and then asserts.
		p.failf(at, "expected integer or float type, got: %s", quote(t))
	}
	if width%8 != 0 {
		p.failf(at, "element type bitwidth must be a multiple of 8")
	}
	if p.consumeIf(Greater) {
		return p.ctx.DenseArrayAttr(t, nil)
	}
	p.expect(Colon, "expected ':' after dense array type")
	var raw []byte
	for {
		raw = p.parseArrayElement(t, raw)
		if !p.consumeIf(Comma) {
			break
		}
	}
	p.expect(Greater, "expected '>' to close an array attribute")
	return p.ctx.DenseArrayAttr(t, raw)
}

func (p *Parser) parseArrayElement(t ir.Type, raw []byte) []byte {
	negative := p.consumeIf(Minus)
	tok := p.tok
	if f, ok := t.(*ir.FloatType); ok {
		v := p.floatFromLiteral(tok, negative, f.Kind)
		p.consume()
		return ir.AppendElement(raw, v.Bits())
	}
	switch tok.kind {
	case kwTrue, kwFalse:
		if it, ok := t.(*ir.IntegerType); !ok || it.Width != 1 {
			p.errorHere("expected i1 type for 'true' or 'false' values")
		}
		p.consume()
		if tok.kind == kwTrue {
			return append(raw, 1)
		}
		return append(raw, 0)
	case Integer:
		p.consume()
		if it, ok := t.(*ir.IntegerType); ok && it.Width == 1 {
			p.errorHere("expected 'true' or 'false' values for i1 type")
		}
		v, ok := integerValue(t, negative, p.textOf(tok))
		if !ok {
			p.errorHere("integer constant out of range")
		}
		return ir.AppendElement(raw, v)
	}
	p.errorHere("expected integer literal")
	return raw
}

// sparse ::= `sparse` `<` (indices `,` values)? `>` `:` shaped-type
func (p *Parser) parseSparseElements(t ir.Type) ir.Attribute {
	at := p.tok.start
	p.consume()
	p.expect(Less, "Expected '<' after 'sparse'")
	i64 := p.ctx.I64()
	if p.consumeIf(Greater) {
		st := p.parseElementsType(at, t)
		indices := p.ctx.RankedTensorType([]int64{0, int64(ir.Rank(st))}, i64, nil)
		values := p.ctx.RankedTensorType([]int64{0}, st.ElementType(), nil)
		var none ir.TypedAttribute
		if _, numeric := ir.ElementSize(st.ElementType()); numeric {
			none = p.ctx.DenseElementsAttr(values, nil)
		} else {
			none = p.ctx.DenseStringElementsAttr(values, nil)
		}
		return p.ctx.SparseElementsAttr(st, p.ctx.DenseIntElements(indices, nil), none)
	}
	indicesPos := p.tok.start
	indices := tensorLiteral{p: p}
	indices.parse(false)
	p.expect(Comma, "expected ','")
	valuesPos := p.tok.start
	values := tensorLiteral{p: p}
	values.parse(true)
	p.expect(Greater, "expected '>'")
	st := p.parseElementsType(at, t)
	shape := indices.shape
	if len(shape) == 0 {
		shape = []int64{1, int64(ir.Rank(st))}
	}
	is := indices.attr(indicesPos, p.ctx.RankedTensorType(shape, i64, nil))
	valueShape := values.shape
	if len(valueShape) == 0 {
		valueShape = []int64{shape[0]}
	}
	vs := values.attr(valuesPos, p.ctx.RankedTensorType(valueShape, st.ElementType(), nil))
	dense := is.(*ir.DenseElementsAttr)
	p.checkSparse(at, st, dense, shape, valueShape)
	return p.ctx.SparseElementsAttr(st, dense, vs)
}

// checkSparse verifies sparse elements as the reference does.
func (p *Parser) checkSparse(at uint32, t ir.ShapedType, indices *ir.DenseElementsAttr, shape, values []int64) {
	if len(values) != 1 {
		p.failf(at, "expected 1-d tensor for sparse element values")
	}
	bad := func() {
		p.failf(at, "expected shape ([%s]); inferred shape of indices literal ([%s]); inferred shape of values literal ([%s])",
			joinInts(t.Shape()), joinInts(shape), joinInts(values))
	}
	rank := int64(ir.Rank(t))
	if len(shape) == 2 && shape[1] != rank || len(shape) != 2 && rank != 1 {
		bad()
		return
	}
	if shape[0] != values[0] {
		bad()
		return
	}
	ns := indices.Int64s()
	for i := int64(0); i < shape[0]; i++ {
		row := ns[i*rank : (i+1)*rank]
		for d, n := range row {
			if n < 0 || n >= t.Shape()[d] {
				p.failf(at, "sparse index #%d is not contained within the value shape, with index=[%s], and type=%s",
					i, joinUints(row), quote(t.AsType()))
			}
		}
	}
}

// dense-resource ::= `dense_resource` `<` key `>` `:` shaped-type
func (p *Parser) parseDenseResource(t ir.Type) ir.Attribute {
	at := p.tok.start
	p.consume()
	p.expect(Less, "expected '<' after 'dense_resource'")
	r := p.parseResourceHandle("builtin")
	p.expect(Greater, "expected '>'")
	if t == nil {
		at = p.tok.start
		p.expect(Colon, "expected ':'")
		t = p.ParseType()
	}
	st, ok := ir.AsShaped(t)
	if !ok {
		p.failf(at, "`dense_resource` expected a shaped type")
	}
	return p.ctx.DenseResourceElementsAttr(st, r)
}

// ParseResource parses the key of a resource of a dialect, which must keep some.
func (p *Parser) ParseResource(dialect string) *ir.Resource {
	if d := p.ctx.Dialect(dialect); d == nil || !d.KeepsResources {
		p.errorHere("dialect '%s' does not expect resource handles", dialect)
	}
	return p.parseResourceHandle(dialect)
}

// parseResourceHandle parses the key of a resource. Keys are local to the file, so an
// existing resource of the context with that key is a different one.
func (p *Parser) parseResourceHandle(namespace string) *ir.Resource {
	key, ok := p.ParseOptionalKeywordOrString()
	if !ok {
		p.errorHere("expected identifier key for 'resource' entry")
	}
	if p.symbols.root != nil {
		p.errorHere("resources are the file's")
	}
	full := namespace + "." + key
	if r := p.symbols.resources[full]; r != nil {
		return r
	}
	var r *ir.Resource
	if p.symbols.file().again {
		r = p.ctx.Resource(namespace, key)
	} else {
		r = p.ctx.NewResource(namespace, key)
	}
	if p.symbols.resources == nil {
		p.symbols.resources = map[string]*ir.Resource{}
	}
	p.symbols.resources[full] = r
	return r
}
