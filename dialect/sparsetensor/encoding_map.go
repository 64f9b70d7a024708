package sparsetensor

import (
	"strconv"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// A mapParser parses the map of an encoding:
//
//	map       ::= (`[` name, ... `]`)? (`{` name, ... `}`)? `(` dimension, ... `)` `->` `(` level, ... `)`
//	dimension ::= name (`=` expression)? (`:` attribute)?
//	level     ::= (name `=`)? expression `:` level-type
//
// The names in brackets are symbols, those in braces levels. Dimensions are expressions
// over levels, levels are expressions over dimensions and symbols.
type mapParser struct {
	*asm.Parser
	symbols, levels, dims []asm.AffineName

	types   ir.ParamList   // of the levels
	results []*affine.Expr // the levels
	inverse []*affine.Expr // the dimensions that have expressions
	slices  ir.ParamList   // of the dimensions, nil without one
	sliced  bool           // there is a slice
}

// parseMap parses a map.
func parseMap(p *asm.Parser, params []ir.Param) {
	types, _ := params[lvlTypes].(ir.ParamList)
	slices, _ := params[dimSlices].(ir.ParamList)
	m := &mapParser{Parser: p, types: types, slices: slices}
	p.ParseCommaSeparatedList(asm.OptionalSquares, func() { m.bind(&m.symbols, affine.NewSymbol) }, " in symbol binding list")
	p.ParseCommaSeparatedList(asm.OptionalBraces, func() { m.bind(&m.levels, affine.NewDim) }, " in level declaration list")
	p.ParseCommaSeparatedList(asm.Parens, m.dimension, " in dimension-specifier list")
	p.Punct(asm.Arrow)
	at := p.Pos()
	p.ParseCommaSeparatedList(asm.Parens, m.level, " in level-specifier list")
	p.Checkf(len(m.levels) == 0 || len(m.levels) == len(m.results), at,
		"Level-rank mismatch between forward-declarations and specifiers. Declared %d level-variables; but got %d level-specifiers.", len(m.levels), len(m.results))

	ctx := p.Context()
	params[lvlTypes] = m.types
	params[dimSlices] = m.allSlices()
	params[dimToLvl] = ctx.AffineMapAttr(&affine.Map{NumDims: len(m.dims), NumSymbols: len(m.symbols), Results: m.results})
	params[lvlToDim] = nil
	if len(m.inverse) > 0 {
		params[lvlToDim] = ctx.AffineMapAttr(&affine.Map{NumDims: len(m.results), NumSymbols: len(m.symbols), Results: m.inverse})
	}
}

// bind parses a name that is new in the map, as the next variable of its kind.
func (p *mapParser) bind(list *[]asm.AffineName, variable func(int) *affine.Expr) {
	at := p.Pos()
	name, ok := p.ParseOptionalAnyKeyword()
	p.Check(ok, at, "expected bare identifier")
	for _, l := range [...][]asm.AffineName{p.symbols, p.levels, p.dims} {
		_, known := find(l, name)
		p.Checkf(!known, at, "redefinition of identifier '%s'", name)
	}
	*list = append(*list, asm.AffineName{Name: name, Expr: variable(len(*list))})
}

// find returns the number of a variable.
func find(list []asm.AffineName, name string) (int, bool) {
	for i := range list {
		if list[i].Name == name {
			return i, true
		}
	}
	return 0, false
}

func (p *mapParser) dimension() {
	p.bind(&p.dims, affine.NewDim)
	if p.OptionalPunct(asm.Equal) {
		p.inverse = append(p.inverse, p.ParseAffineExpr(p.levels))
	}
	if !p.OptionalPunct(asm.Colon) {
		p.slices = append(p.slices, nil)
		return
	}
	at := p.Pos()
	a, ok := p.ParseAttribute(nil).(*ir.DefinedAttr)
	p.Check(ok && a.Def.Name == "SparseTensorDimSliceAttr", at, "expected SparseTensorDimSliceAttr")
	p.slices, p.sliced = append(p.slices, a), true
}

// allSlices returns the slices. If one dimension has a slice, each has: the default one
// is the whole dimension.
func (p *mapParser) allSlices() ir.ParamList {
	if !p.sliced {
		return nil
	}
	var def *ir.AttributeDefinition
	for _, s := range p.slices {
		if a, ok := s.(*ir.DefinedAttr); ok {
			def = a.Def
		}
	}
	for i, s := range p.slices {
		if s == nil {
			p.slices[i] = p.Context().DefinedAttr(def, []ir.Param{int64(0), int64(ir.Dynamic), int64(1)})
		}
	}
	return p.slices
}

func (p *mapParser) level() {
	if len(p.levels) > 0 {
		p.boundLevel()
	}
	names := append(p.symbols[:len(p.symbols):len(p.symbols)], p.dims...)
	p.results = append(p.results, p.ParseAffineExpr(names))
	p.Punct(asm.Colon)
	p.types = append(p.types, parseLevelType(p.Parser))
}

// boundLevel parses the name of the next level, which is declared, and the sign after it.
func (p *mapParser) boundLevel() {
	at := p.Pos()
	name, ok := p.ParseOptionalAnyKeyword()
	p.Check(ok, at, "expected bare identifier")
	i, known := find(p.levels, name)
	p.Checkf(known, at, "use of undeclared identifier '%s'", name)
	p.Checkf(i == len(p.results), at,
		"Level-variable ordering mismatch. The variable '%s' was forward-declared as the %s level; but is bound by the %s specification.", name, nth(i), nth(len(p.results)))
	p.Punct(asm.Equal)
}

// nth returns an ordinal number as mlir-opt writes it.
func nth(i int) string {
	switch i {
	case 1:
		return "1st"
	case 2:
		return "2nd"
	}
	return strconv.Itoa(i) + "th"
}
