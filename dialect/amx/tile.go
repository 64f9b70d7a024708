package amx

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// tileSyntax is the sizes and the type of the elements: `<16x16xf32>`.
type tileSyntax struct{}

func (tileSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Punct(asm.Less)
	dims := p.ParseDimensionList(nil, false, true)
	elem := p.ParseType()
	p.Punct(asm.Greater)
	shape := make(ir.ParamList, len(dims))
	for i, n := range dims {
		shape[i] = n
	}
	return []ir.Param{shape, elem}
}

func (tileSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	shape, _ := params[0].(ir.ParamList)
	for i, n := range shape {
		if i > 0 {
			p.Byte('x')
		}
		p.Int(n.(int64))
	}
	p.Byte('x') // even without dimensions, as mlir-opt does
	p.Type(params[1].(ir.Type)).Byte('>')
}

// A tile is the sizes and the type of the elements of a tile with two dimensions.
type tile struct {
	rows, cols int64
	elem       ir.Type
}

// tileOf takes a type apart that is known to be a tile with two dimensions.
func tileOf(t ir.Type) tile {
	ps := t.(*ir.DefinedType).Params
	shape := ps[0].(ir.ParamList)
	return tile{shape[0].(int64), shape[1].(int64), ps[1].(ir.Type)}
}
