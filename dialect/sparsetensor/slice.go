package sparsetensor

import (
	"errors"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// sliceSyntax is the form of a slice of a dimension:
//
//	slice ::= `(` size `,` size `,` size `)`
//	size  ::= integer | `?`
type sliceSyntax struct{}

// ParseParams parses the offset, the size and the stride.
func (sliceSyntax) ParseParams(p *asm.Parser) []ir.Param {
	var params []ir.Param
	for _, before := range [...]asm.Kind{asm.LParen, asm.Comma, asm.Comma} {
		p.Punct(before)
		v, present := p.ParseOptionalInt(64, true)
		switch {
		case present && v < 0:
			p.Failf(p.Pos(), "expect positive value or ? for slice offset/size/stride")
		case !present:
			p.Punct(asm.Question)
			v = ir.Dynamic
		}
		params = append(params, v)
	}
	p.Punct(asm.RParen)
	return params
}

// PrintParams prints them.
func (sliceSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('(')
	for i, x := range params {
		p.Comma(i)
		if v, _ := x.(int64); v != ir.Dynamic {
			p.Int(v)
		} else {
			p.Byte('?')
		}
	}
	p.Byte(')')
}

func verifySlice(params []ir.Param) error {
	for i, what := range [...]string{"non-negative value or ? for slice offset", "positive value or ? for slice size", "positive value or ? for slice stride"} {
		if v, _ := params[i].(int64); v != ir.Dynamic && (v < 0 || v == 0 && i > 0) {
			return errors.New("expect " + what)
		}
	}
	return nil
}
