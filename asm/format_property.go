package asm

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A PropertySyntax writes a property, which is kept in its attribute form.
type PropertySyntax interface {
	// ParseProperty parses the value, and fails if it is missing.
	ParseProperty(p *OpParser) ir.Attribute
	PrintProperty(p *OpPrinter, a ir.Attribute)
	// Summary describes the expected value: "int64_t".
	Summary() string
}

// An OptionalPropertySyntax is a PropertySyntax whose text can be absent, so that
// the property can be the anchor of an optional group.
type OptionalPropertySyntax interface {
	PropertySyntax
	ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool)
}

// rawProperty writes a property as the attribute that it is kept in.
type rawProperty struct{}

func (rawProperty) ParseProperty(p *OpParser) ir.Attribute     { return p.ParseAttribute(nil) }
func (rawProperty) PrintProperty(p *OpPrinter, a ir.Attribute) { p.Attribute(a) }
func (rawProperty) Summary() string                            { return "attribute" }

// An unreadableProperty is a property whose parser and printer are C++ that cannot be evaluated.
// Operations with it are printed in generic form.
type unreadableProperty struct{ why string }

func (q unreadableProperty) ParseProperty(p *OpParser) ir.Attribute {
	p.Failf(p.Pos(), "%s", q.why)
	return nil
}

func (unreadableProperty) PrintProperty(p *OpPrinter, a ir.Attribute) {
	p.Missing("<<" + a.String() + ">>")
}
func (unreadableProperty) Summary() string { return "property that can be read" }

// An unreadableOptional is an unreadableProperty that text can leave out.
type unreadableOptional struct{ unreadableProperty }

func (q unreadableOptional) ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool) {
	return q.ParseProperty(p), true
}

// NewUnreadableProperty returns the syntax of a property whose parser and printer are C++ that
// cannot be evaluated, for the reason why. Operations are printed in generic form.
func NewUnreadableProperty(why string, optional bool) PropertySyntax {
	if optional {
		return unreadableOptional{unreadableProperty{why}}
	}
	return unreadableProperty{why}
}

// An IntProperty is an integer, kept as an integer attribute of a type.
type IntProperty struct {
	Type     func(ctx *ir.Context) ir.Type
	Unsigned bool   // although the type is signless
	Name     string // "int64_t"
}

// ParseProperty parses an integer.
func (q IntProperty) ParseProperty(p *OpParser) ir.Attribute {
	a, present := q.ParseOptionalProperty(p)
	if !present {
		p.Failf(p.tok.start, "expected integer value")
	}
	return a
}

// ParseOptionalProperty parses an integer if present.
func (q IntProperty) ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool) {
	t := q.Type(p.ctx)
	v, present := p.boundedInteger(elementWidth(t), q.Unsigned)
	if !present {
		return nil, false
	}
	return p.ctx.IntegerAttr(t, v), true
}

// boundedInteger parses an integer that an integer type of C++ must have. The keyword
// true has all bits set, since MLIR extends the sign of its only bit.
func (p *Parser) boundedInteger(width int, unsigned bool) (v num.APInt, present bool) {
	at := p.tok.start
	n, digits, present := p.optionalInteger()
	switch {
	case !present:
		return v, false
	case digits == "":
		n.Neg(n)
	case unsigned && n.Sign() < 0 && 4*len(strings.TrimLeft(digits, "0x")) <= width:
		// MLIR allots four bits for each digit, and accepts a negative number if they
		// are not more than the type has.
	case unsigned && (n.Sign() < 0 || n.BitLen() > width), !unsigned && num.APIntFromBig(width, n).SignedBig().Cmp(n) != 0:
		p.Failf(at, "integer value too large")
	}
	return num.APIntFromBig(width, n), true
}

// PrintProperty prints the digits.
func (q IntProperty) PrintProperty(p *OpPrinter, a ir.Attribute) {
	if i, ok := a.(*ir.IntegerAttr); ok {
		p.Buf = i.Value.Append(p.Buf, !q.Unsigned)
		return
	}
	p.AttributeWithoutType(a)
}

// Summary returns the name.
func (q IntProperty) Summary() string { return q.Name }

// A BoolProperty is true or false.
type BoolProperty struct{}

// ParseProperty parses true or false, or an integer that is 0 or 1.
func (q BoolProperty) ParseProperty(p *OpParser) ir.Attribute {
	a, present := q.ParseOptionalProperty(p)
	if !present {
		p.Failf(p.tok.start, "expected integer value")
	}
	return a
}

// ParseOptionalProperty is ParseProperty if a value is present.
func (BoolProperty) ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool) {
	at := p.tok.start
	n, present := p.ParseOptionalInteger()
	switch {
	case !present:
		return nil, false
	case n.Sign() < 0 || n.BitLen() > 1:
		p.Failf(at, "integer value too large")
	}
	return p.ctx.BoolAttr(n.Sign() > 0), true
}

// PrintProperty prints true or false.
func (BoolProperty) PrintProperty(p *OpPrinter, a ir.Attribute) { p.AttributeWithoutType(a) }

// Summary implements [PropertySyntax].
func (BoolProperty) Summary() string { return "boolean" }

// A UnitProperty is set or not. It is kept as a unit attribute, or else as false.
type UnitProperty struct{}

// ParseProperty parses the keyword for the presence or absence of the property.
func (q UnitProperty) ParseProperty(p *OpParser) ir.Attribute {
	a, present := q.ParseOptionalProperty(p)
	if !present {
		p.Failf(p.tok.start, "expected 'unit' or 'unit_absent'")
	}
	return a
}

// ParseOptionalProperty is ParseProperty if a keyword is present.
func (UnitProperty) ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool) {
	switch {
	case p.ParseOptionalKeyword("unit"):
		return p.ctx.UnitAttr(), true
	case p.ParseOptionalKeyword("unit_absent"):
		return p.ctx.BoolAttr(false), true
	}
	return nil, false
}

// PrintProperty prints the keyword.
func (UnitProperty) PrintProperty(p *OpPrinter, a ir.Attribute) {
	if _, ok := a.(*ir.UnitAttr); ok {
		p.Text("unit")
		return
	}
	p.Text("unit_absent")
}

// Summary implements [PropertySyntax].
func (UnitProperty) Summary() string { return "unit" }

// A StringProperty is a string in quotes.
type StringProperty struct{}

// ParseProperty parses a string.
func (StringProperty) ParseProperty(p *OpParser) ir.Attribute {
	s := p.ParseString()
	return p.ctx.StringAttr(s)
}

// ParseOptionalProperty parses a string if present.
func (StringProperty) ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool) {
	s, present := p.ParseOptionalString()
	if !present {
		return nil, false
	}
	return p.ctx.StringAttr(s), true
}

// PrintProperty prints the string in quotes.
func (StringProperty) PrintProperty(p *OpPrinter, a ir.Attribute) { p.AttributeWithoutType(a) }

// Summary implements [PropertySyntax].
func (StringProperty) Summary() string { return "string" }

// An EnumProperty is a case of an enumeration, kept as an integer attribute.
type EnumProperty struct {
	Enum *ir.EnumDef
	Type func(ctx *ir.Context) ir.Type // nil: an integer as wide as the enumeration
	// Attribute creates the attribute that stores the property, unless that is an integer.
	Attribute func(ctx *ir.Context, v uint64) ir.Attribute
	// Mnemonic precedes the value in angle brackets: `overflow<nsw>`; "" for the bare value.
	Mnemonic string
	// About and Quoted are as in [EnumField].
	About  string
	Quoted bool
}

func (q EnumProperty) field() EnumField { return EnumField{q.Enum, q.About, q.Quoted} }

// ParseProperty parses a value.
func (q EnumProperty) ParseProperty(p *OpParser) ir.Attribute {
	if q.Mnemonic != "" {
		p.ParseKeyword(q.Mnemonic, "")
		p.Punct(Less)
	}
	return q.value(p)
}

// value parses the text after the mnemonic and the opening bracket.
func (q EnumProperty) value(p *OpParser) ir.Attribute {
	v := q.field().parse(&p.Parser)
	if q.Mnemonic != "" {
		p.Punct(Greater)
	}
	return q.attribute(p, v)
}

// ParseOptionalProperty parses a value if it starts with the mnemonic or a keyword.
func (q EnumProperty) ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool) {
	if q.Mnemonic != "" {
		if !p.ParseOptionalKeyword(q.Mnemonic) {
			return nil, false
		}
		p.Punct(Less)
	} else if !q.field().present(&p.Parser) {
		return nil, false
	}
	a = q.value(p)
	return a, true
}

func (q EnumProperty) attribute(p *OpParser, v uint64) ir.Attribute {
	if q.Attribute != nil {
		return q.Attribute(p.ctx, v)
	}
	if q.Type != nil {
		return p.ctx.Int64Attr(q.Type(p.ctx), int64(v))
	}
	return p.ctx.Int64Attr(p.ctx.IntegerType(max(q.Enum.Width, 1)), int64(v))
}

// PrintProperty prints the value.
func (q EnumProperty) PrintProperty(p *OpPrinter, a ir.Attribute) {
	v, ok := enumNumber(a)
	if !ok {
		p.Attribute(a)
		return
	}
	if q.Mnemonic != "" {
		p.Text(q.Mnemonic)
		p.Byte('<')
	}
	q.field().print(&p.Printer, v)
	if q.Mnemonic != "" {
		p.Byte('>')
	}
}

// enumNumber returns the value of an enumeration that an attribute holds: an
// integer, or an attribute that a dialect defines of the enumeration.
func enumNumber(a ir.Attribute) (uint64, bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value.Low64(), true
	case *ir.DefinedAttr:
		if len(a.Params) == 1 {
			e, ok := a.Params[0].(ir.EnumValue)
			return e.Value, ok
		}
	}
	return 0, false
}

// Summary implements [PropertySyntax].
func (q EnumProperty) Summary() string {
	if q.About != "" {
		return q.About
	}
	return q.Enum.Name
}

// An ArrayProperty is a list in brackets, kept as an array attribute.
type ArrayProperty struct{ Element PropertySyntax }

// ParseProperty parses the list.
func (q ArrayProperty) ParseProperty(p *OpParser) ir.Attribute {
	var elems []ir.Attribute
	p.ParseCommaSeparatedList(Squares, func() {
		a := q.Element.ParseProperty(p)
		elems = append(elems, a)
	}, "")
	return p.ctx.ArrayAttr(elems)
}

// ParseOptionalProperty parses the list if it starts with a bracket.
func (q ArrayProperty) ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool) {
	if p.tok.kind != LSquare {
		return nil, false
	}
	a = q.ParseProperty(p)
	return a, true
}

// PrintProperty prints the list.
func (q ArrayProperty) PrintProperty(p *OpPrinter, a ir.Attribute) {
	l, ok := a.(*ir.ArrayAttr)
	if !ok {
		p.Attribute(a)
		return
	}
	p.Byte('[')
	for i, e := range l.Elements {
		if i > 0 {
			p.Text(", ")
		}
		q.Element.PrintProperty(p, e)
	}
	p.Byte(']')
}

// Summary implements [PropertySyntax].
func (q ArrayProperty) Summary() string { return "array of " + q.Element.Summary() }

// A DenseArrayProperty is a list of integers in brackets, kept as a dense array
// attribute, which Build makes.
type DenseArrayProperty struct {
	Element PropertySyntax
	Build   func(ctx *ir.Context, vs []int64) ir.Attribute
	Len     int // number of elements of an array; 0 for a list of any length
}

// ParseProperty parses the list.
func (q DenseArrayProperty) ParseProperty(p *OpParser) ir.Attribute {
	var vs []int64
	at := p.tok.start
	p.ParseCommaSeparatedList(Squares, func() {
		if i, ok := q.Element.ParseProperty(p).(*ir.IntegerAttr); ok {
			vs = append(vs, i.Int64())
		}
	}, "")
	p.Check(q.Len == 0 || len(vs) == q.Len, at, fmt.Sprintf("expected %d elements", q.Len))
	return q.Build(p.ctx, vs)
}

// ParseOptionalProperty parses the list if it starts with a bracket.
func (q DenseArrayProperty) ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool) {
	if p.tok.kind != LSquare {
		return nil, false
	}
	return q.ParseProperty(p), true
}

// PrintProperty prints the list.
func (q DenseArrayProperty) PrintProperty(p *OpPrinter, a ir.Attribute) {
	d, ok := a.(*ir.DenseArrayAttr)
	if !ok {
		p.Attribute(a)
		return
	}
	p.Byte('[')
	p.DenseArray(d)
	p.Byte(']')
}

// Summary implements [PropertySyntax].
func (q DenseArrayProperty) Summary() string { return "array of " + q.Element.Summary() }
