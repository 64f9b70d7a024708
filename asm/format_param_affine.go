package asm

import "github.com/mica-ir/mica/ir"

// AffineMapParam is an affine map without its keyword and brackets. As a
// parameter it is an [ir.AffineMapAttr].
type AffineMapParam struct{}

// ParseParam parses a map, also with both, as an attribute has them.
func (AffineMapParam) ParseParam(p *Parser) ir.Param {
	if p.tok.kind == kwAffineMap {
		p.consume()
		return p.parseAffineMapAttr()
	}
	m := p.ParseAffineMap()
	return p.ctx.AffineMapAttr(m)
}

// PrintParam prints a map.
func (AffineMapParam) PrintParam(p *ir.Printer, v ir.Param) {
	if a, ok := v.(*ir.AffineMapAttr); ok {
		p.Buf = a.Map.Append(p.Buf)
	}
}
