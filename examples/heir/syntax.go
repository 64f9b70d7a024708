package heir

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// exponentBits is the width of integer coefficients and of exponents.
const exponentBits = 64

// A polynomialSyntax is the text of #polynomial.int_polynomial, whose parameter is a
// polynomial, or of float_polynomial:
//
//	polynomial ::= `<` term (`+` term)* `>`
//	term       ::= number | number? variable (`**` integer)?
type polynomialSyntax struct{ float bool }

// ParseParams parses the terms in any order.
func (s polynomialSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Punct(asm.Less)
	var terms ir.ParamList
	var variables []string
	for more := true; more; more = p.OptionalPunct(asm.Plus) {
		terms = append(terms, s.term(p, &variables))
	}
	p.Punct(asm.Greater)
	at := p.Pos()
	slices.Sort(variables)
	variables = slices.Compact(variables)
	p.Checkf(len(variables) < 2, at, "polynomials must have one indeterminate, but there were multiple: %s", strings.Join(variables, ", "))
	exponent := func(x ir.Param) num.APInt { return x.(ir.ParamList)[1].(num.APInt) }
	slices.SortStableFunc(terms, func(x, y ir.Param) int { return exponent(x).CmpU(exponent(y)) })
	for i := 1; i < len(terms); i++ {
		p.Check(!exponent(terms[i-1]).Equal(exponent(terms[i])), at, "parsed polynomial must have unique exponents among monomials")
	}
	return []ir.Param{ir.ParamList{terms}}
}

func (s polynomialSyntax) term(p *asm.Parser, variables *[]string) ir.ParamList {
	at := p.Pos()
	var coefficient ir.Param
	given := false
	if s.float {
		coefficient, given = p.ParseFloat(num.F64), true
	} else {
		v, present := p.ParseOptionalInt(exponentBits, true)
		if given = present; !given {
			v = 1
		}
		coefficient = num.NewAPInt(exponentBits, v)
	}
	name, ok := p.ParseOptionalAnyKeyword()
	if !ok {
		p.Check(given, at, "expected a monomial")
		return ir.ParamList{coefficient, num.NewAPUint(exponentBits, 0)}
	}
	*variables = append(*variables, name)
	exponent := int64(1)
	if p.OptionalPunct(asm.Star) {
		p.Punct(asm.Star)
		exponent = p.ParseInt(exponentBits, true)
	}
	return ir.ParamList{coefficient, num.NewAPInt(exponentBits, exponent)}
}

// PrintParams prints the terms in the order of their exponents.
func (s polynomialSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if s.float {
		printTerms[*num.APFloat](p, params[0])
	} else {
		printTerms[num.APInt](p, params[0])
	}
	p.Byte('>')
}

func printTerms[C any](p *ir.Printer, param ir.Param) {
	x, _ := dialect.ParamAs[polynomial[C]](param)
	for i, t := range x.Terms {
		if i > 0 {
			p.Text(" + ")
		}
		p.Buf = t.append(p.Buf, "**")
	}
}

// append appends a term; a coefficient of 1 is not shown unless it is the constant term.
func (t term[C]) append(b []byte, power string) []byte {
	switch x := any(t.Coefficient).(type) {
	case *num.APFloat:
		if x.Float64() != 1 || t.Exponent.IsZero() {
			b, _ = x.Append(b)
		}
	case num.APInt:
		if !x.IsOne() || t.Exponent.IsZero() {
			b = x.Append(b, true)
		}
	}
	if t.Exponent.IsZero() {
		return b
	}
	b = append(b, 'x')
	if t.Exponent.IsOne() {
		return b
	}
	return t.Exponent.Append(append(b, power...), true)
}

// A constantSyntax is the text of polynomial.constant:
//
//	constant ::= (`int` | `float`) polynomial `:` type | typed-attribute
type constantSyntax struct{}

var kinds = []struct{ keyword, attribute, typed string }{
	{"int", "int_polynomial", "typed_int_polynomial"}, {"float", "float_polynomial", "typed_float_polynomial"},
}

// residues is the attribute of a polynomial in a residue number system.
const residues = "rns_polynomial"

// ParseOp parses the short form, or the attribute in full.
func (constantSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	d := p.Context().Dialect("polynomial")
	for _, k := range kinds {
		if !p.ParseOptionalKeyword(k.keyword) {
			continue
		}
		value := p.ParseStrippedAttribute(d.AttributeNamed(k.attribute), nil)
		t := p.ParseColonType()
		s.AddAttribute("value", p.Context().DefinedAttr(d.AttributeNamed(k.typed), []ir.Param{t, value}))
		s.Types = append(s.Types, t)
		return
	}
	at := p.Pos()
	value, ok := p.ParseAttribute(nil).(*ir.DefinedAttr)
	ok = ok && (value.Def.Mnemonic == kinds[0].typed || value.Def.Mnemonic == kinds[1].typed || value.Def.Mnemonic == residues)
	p.Check(ok, at, "expected a typed polynomial attribute")
	s.AddAttribute("value", value)
	for _, x := range value.Params {
		if t, ok := x.(ir.Type); ok {
			s.Types = append(s.Types, t)
		}
	}
}

// PrintOp prints the short form of a polynomial with coefficients, and one by residues in
// full.
func (constantSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	value := op.Attr("value").(*ir.DefinedAttr)
	if value.Def.Mnemonic == residues {
		p.Byte(' ')
		p.Attribute(value)
		return
	}
	for _, k := range kinds {
		if k.typed == value.Def.Mnemonic {
			p.Text(" " + k.keyword)
		}
	}
	if x, ok := value.Params[1].(ir.Attribute); ok {
		p.StrippedAttribute(x)
	}
	p.Text(" : ").Type(op.Result(0).Type())
}
