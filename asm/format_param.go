package asm

import (
	"math/big"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A ParamSyntax writes one parameter of a type or an attribute.
type ParamSyntax interface {
	ParseParam(p *Parser) ir.Param
	PrintParam(p *ir.Printer, v ir.Param)
}

// IntParam is an integer of up to 64 bits: an int64, or a uint64 if Unsigned.
type IntParam struct {
	Bits     int
	Unsigned bool
}

// ParseParam parses an integer.
func (q IntParam) ParseParam(p *Parser) ir.Param {
	if v, ok := q.keyword(p); ok {
		return v
	}
	at := p.tok.start
	negative := p.consumeIf(Minus)
	switch {
	case p.tok.kind == Integer:
	case negative:
		p.wrongToken("expected integer value")
	default:
		p.Failf(at, "expected integer value")
	}
	digits := p.spelling()
	n, ok := uintValue(digits)
	p.consume()
	bits := q.Bits
	if bits <= 0 || bits > 64 {
		bits = 64
	}
	limit := uint64(1)<<(bits-1)<<1 - 1
	if !q.Unsigned {
		limit >>= 1
		if negative {
			limit++
		}
	}
	if !ok || n > limit || negative && q.Unsigned && !wraps(digits, bits) {
		p.Failf(at, "integer value too large")
	}
	if q.Unsigned {
		if negative {
			n = -n & limit
		}
		return n
	}
	if negative {
		return -int64(n)
	}
	return int64(n)
}

// wraps reports whether a negative number may be given for an unsigned one of
// some bits, which it becomes modulo 2^bits. MLIR reads the digits into four bits
// each, and one more for the sign where that is needed; only if all these fit it
// does not notice.
func wraps(digits string, bits int) bool {
	hex := len(digits) > 1 && digits[1] == 'x'
	if hex {
		digits = digits[2:]
	}
	digits = strings.TrimLeft(digits, "0")
	width := 4 * len(digits)
	if digits != "" && (hex || len(digits) == 1) && digits[0] >= '8' {
		width++
	}
	return width <= bits
}

// keyword parses true and false, which are integers too.
func (q IntParam) keyword(p *Parser) (ir.Param, bool) {
	n := uint64(0)
	switch {
	case p.consumeIf(kwTrue):
		n = 1
	case p.consumeIf(kwFalse):
	default:
		return nil, false
	}
	if q.Unsigned {
		return n, true
	}
	return int64(n), true
}

// PrintParam prints the digits.
func (q IntParam) PrintParam(p *ir.Printer, v ir.Param) {
	switch v := v.(type) {
	case int64:
		p.Int(v)
	case uint64:
		p.Text(uintText(v))
	}
}

// APIntParam is an integer of any width, a [num.APInt].
type APIntParam struct{}

// ParseParam parses an integer of the same width as MLIR's parser.
func (APIntParam) ParseParam(p *Parser) ir.Param {
	at := p.Pos()
	n, ok := p.ParseOptionalInteger()
	p.Check(ok, at, "expected integer value")
	return ParsedAPInt(n, 0)
}

// PrintParam prints the digits of the signed number.
func (APIntParam) PrintParam(p *ir.Printer, v ir.Param) {
	p.Text(v.(num.APInt).String())
}

// ParsedAPInt returns an integer of the width that MLIR's parser chooses: the width of the
// destination variable, or 4 bits for each digit and one for the sign if these are more;
// zero has 64 bits.
func ParsedAPInt(n *big.Int, width int) num.APInt {
	if n.Sign() == 0 {
		return num.NewAPUint(64, 0)
	}
	digits := new(big.Int).Abs(n)
	width = max(width, 4*len(digits.String()))
	if digits.BitLen() == width {
		width++
	}
	return num.APIntFromBig(width, n)
}

// BoolParam is true or false.
type BoolParam struct{}

// ParseParam parses true or false.
func (BoolParam) ParseParam(p *Parser) ir.Param {
	v := IntParam{Bits: 2}.ParseParam(p)
	return v.(int64) != 0
}

// PrintParam prints true or false.
func (BoolParam) PrintParam(p *ir.Printer, v ir.Param) {
	if v == true {
		p.Text("true")
		return
	}
	p.Text("false")
}

// StringParam is a string in quotes.
type StringParam struct{}

// ParseParam parses a string.
func (StringParam) ParseParam(p *Parser) ir.Param {
	s := p.ParseString()
	return s
}

// PrintParam prints a string.
func (StringParam) PrintParam(p *ir.Printer, v ir.Param) {
	s, _ := v.(string)
	p.String(s)
}

// FloatParam is a floating point number.
type FloatParam struct{ Kind num.FloatKind }

// ParseParam parses a floating point literal.
func (q FloatParam) ParseParam(p *Parser) ir.Param {
	negative := p.consumeIf(Minus)
	v := p.floatFromLiteral(p.tok, negative, q.Kind)
	p.consume()
	return v
}

// PrintParam prints the number.
func (q FloatParam) PrintParam(p *ir.Printer, v ir.Param) {
	if f, ok := v.(num.APFloat); ok {
		p.Buf, _ = f.Append(p.Buf)
	}
}

// TypeParam is a type. A type of a class that a dialect defines is written
// without dialect and mnemonic.
type TypeParam struct{ Class TypeClass }

// ParseParam parses a type.
func (q TypeParam) ParseParam(p *Parser) ir.Param {
	if q.Class.Def != nil {
		return p.ParseStrippedType(q.Class.Def)
	}
	at := p.tok.start
	t := p.ParseType()
	p.CheckTypeClass(at, t, q.Class)
	return t
}

// PrintParam prints a type.
func (q TypeParam) PrintParam(p *ir.Printer, v ir.Param) {
	t, _ := v.(ir.Type)
	if q.Class.Def != nil && t != nil {
		p.StrippedType(t)
		return
	}
	p.Type(t)
}

// QualifiedParam prints a type or an attribute in full.
type qualifiedParam struct{ ParamSyntax }

func (q qualifiedParam) PrintParam(p *ir.Printer, v ir.Param) {
	switch v := v.(type) {
	case ir.Type:
		p.Type(v)
	case ir.Attribute:
		p.Attribute(v)
	default:
		q.ParamSyntax.PrintParam(p, v)
	}
}

// AttrParam is an attribute. One of a class that a dialect defines is written
// without dialect and mnemonic.
type AttrParam struct {
	Def     *ir.AttributeDefinition
	Storage string                  // the C++ class without the namespace of mlir; "" or "Attribute" for any
	Is      func(ir.Attribute) bool // whether an attribute is of that class; nil to judge by Storage
}

// ParseParam parses an attribute.
func (q AttrParam) ParseParam(p *Parser) ir.Param {
	if q.Def != nil {
		return p.ParseStrippedAttribute(q.Def, nil)
	}
	if elem := denseArrayElements[q.Storage]; elem != nil && p.tok.kind != HashIdentifier {
		return p.ParseBareDenseArray(elem(p.ctx))
	}
	at := p.tok.start
	a := p.ParseAttribute(nil)
	if !q.is(a) {
		p.Failf(at, "invalid kind of attribute specified")
	}
	return a
}

func (q AttrParam) is(a ir.Attribute) bool {
	is := q.Is
	if is == nil {
		is = attrClasses[q.Storage]
	}
	return is == nil || is(a)
}

// ParseOptionalParam parses an attribute if present.
func (q AttrParam) ParseOptionalParam(p *Parser) (v ir.Param, present bool) {
	at := p.tok.start
	a, present := p.ParseOptionalAttribute(nil)
	if !present {
		return nil, present
	}
	if q.Def != nil {
		if d, is := a.(*ir.DefinedAttr); !is || d.Def != q.Def {
			p.Failf(at, "invalid kind of attribute specified")
		}
	}
	if !q.is(a) {
		p.Failf(at, "invalid kind of attribute specified")
	}
	return a, true
}

// PrintParam prints an attribute.
func (q AttrParam) PrintParam(p *ir.Printer, v ir.Param) {
	a, _ := v.(ir.Attribute)
	switch {
	case a == nil:
		p.Attribute(nil)
	case q.Def != nil:
		p.StrippedAttribute(a)
	default:
		if d, ok := a.(*ir.DenseArrayAttr); ok && denseArrayElements[q.Storage] != nil {
			p.Byte('[')
			p.DenseArray(d)
			p.Byte(']')
			return
		}
		p.Attribute(a)
	}
}

// EnumParam is a value of an enumeration.
type EnumParam struct{ Enum *ir.EnumDef }

// ParseParam parses a case, or several of a bit enum.
func (q EnumParam) ParseParam(p *Parser) ir.Param {
	v := p.ParseEnum(q.Enum)
	return ir.EnumValue{Def: q.Enum, Value: v}
}

// PrintParam prints the case.
func (q EnumParam) PrintParam(p *ir.Printer, v ir.Param) {
	if e, ok := v.(ir.EnumValue); ok {
		printEnum(p, e.Def, e.Value)
	}
}

// ResourceParam is the key of a resource of a dialect.
type ResourceParam struct{ Dialect string }

// ParseParam parses a key.
func (q ResourceParam) ParseParam(p *Parser) ir.Param { return p.ParseResource(q.Dialect) }

// PrintParam prints a key.
func (q ResourceParam) PrintParam(p *ir.Printer, v ir.Param) {
	if r, ok := v.(*ir.Resource); ok {
		p.Resource(r)
	}
}

// ArrayParam is a list without delimiters of at least one element.
type ArrayParam struct{ Element ParamSyntax }

// ParseParam parses the list.
func (q ArrayParam) ParseParam(p *Parser) ir.Param {
	var list ir.ParamList
	for {
		v := q.Element.ParseParam(p)
		list = append(list, v)
		if !p.consumeIf(Comma) {
			return list
		}
	}
}

// PrintParam prints the list.
func (q ArrayParam) PrintParam(p *ir.Printer, v ir.Param) {
	list, _ := v.(ir.ParamList)
	for i, e := range list {
		if i > 0 {
			p.Text(", ")
		}
		q.Element.PrintParam(p, e)
	}
}

// OptionalParam is a value that may be missing in the text (std::optional).
type OptionalParam struct{ Element ParamSyntax }

// ParseParam parses the value if present.
func (q OptionalParam) ParseParam(p *Parser) ir.Param {
	switch e := q.Element.(type) {
	case IntParam:
		if k := p.tok.kind; k != Integer && k != Minus && k != kwTrue && k != kwFalse {
			return nil
		}
	case BoolParam:
		if k := p.tok.kind; k != Integer && k != kwTrue && k != kwFalse {
			return nil
		}
	case StringParam:
		if p.tok.kind != StringLiteral {
			return nil
		}
	case EnumParam:
		if !p.isKeywordLike() && p.tok.kind != StringLiteral {
			return nil
		}
	case TypeParam:
		if !p.tok.kind.startsType() {
			return nil
		}
	case AttrParam:
		v, _ := e.ParseOptionalParam(p)
		return v
	}
	return q.Element.ParseParam(p)
}

// PrintParam prints the value.
func (q OptionalParam) PrintParam(p *ir.Printer, v ir.Param) {
	if v != nil {
		q.Element.PrintParam(p, v)
	}
}
