package complex

import (
	"errors"
	"fmt"

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

// verifyNumber is the check of numbers that are not parsed.
func verifyNumber(params []ir.Param) error {
	t, ok := params[2].(*ir.ComplexType)
	if !ok {
		return errors.New("complex attribute must be a complex type.")
	}
	element, ok := t.Element.(*ir.FloatType)
	if !ok {
		return errors.New("element type of the complex attribute must be float like type.")
	}
	for i, name := range []string{"real", "imag"} {
		if x, ok := params[i].(num.APFloat); !ok || x.Kind() != element.Kind {
			return fmt.Errorf("type doesn't match the type implied by its `%s` value", name)
		}
	}
	return nil
}
