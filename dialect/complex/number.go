package complex

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A numberSyntax is the text of #complex.number, whose parameters are the two
// parts and the complex type:
//
//	number ::= `<` `:` element-type float `,` float `>`
type numberSyntax struct{}

// ParseParams parses the two parts as f64, from which they are rounded.
func (numberSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Punct(asm.Less)
	p.Punct(asm.Colon)
	at := p.Pos()
	element, ok := p.ParseType().(*ir.FloatType)
	p.Check(ok, at, "expected a floating point type")
	re := p.ParseFloat(num.F64)
	p.Punct(asm.Comma)
	im := p.ParseFloat(num.F64)
	p.Punct(asm.Greater)
	re, _ = re.Convert(element.Kind)
	im, _ = im.Convert(element.Kind)
	return []ir.Param{re, im, p.Context().ComplexType(element)}
}

// PrintParams prints the parts with the type of both.
func (numberSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Buf = append(p.Buf, "<:"...)
	if t, ok := params[2].(*ir.ComplexType); ok {
		p.Type(t.Element)
	}
	for i, param := range params[:2] {
		if i > 0 {
			p.Buf = append(p.Buf, ',')
		}
		p.Buf = append(p.Buf, ' ')
		if x, ok := param.(num.APFloat); ok {
			p.Buf, _ = x.Append(p.Buf)
		}
	}
	p.Buf = append(p.Buf, '>')
}
