package sparsetensor

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// The parameters of an encoding, in the order of its definition.
const (
	lvlTypes    = iota // strings, as text has them
	dimToLvl           // a map from dimensions to levels
	lvlToDim           // its inverse, or nil
	posWidth           // in bits
	crdWidth           // in bits
	explicitVal        // an attribute or nil
	implicitVal        // an attribute or nil
	dimSlices          // an attribute for each dimension, or none
	numParams
)

// encodingSyntax is the form of an encoding after the mnemonic:
//
//	encoding ::= `<` `{` (entry (`,` entry)* `,`?)? `}` `>`
//	entry    ::= `map` `=` map | (`posWidth` | `crdWidth` | `explicitVal` | `implicitVal`) `=` attribute
type encodingSyntax struct{}

// ParseParams parses an encoding.
func (encodingSyntax) ParseParams(p *asm.Parser) []ir.Param {
	params := make([]ir.Param, numParams)
	params[lvlTypes], params[dimSlices] = ir.ParamList(nil), ir.ParamList(nil)
	params[posWidth], params[crdWidth] = uint64(0), uint64(0)
	p.Punct(asm.Less)
	p.Punct(asm.LBrace)
	for {
		key, ok := p.ParseOptionalAnyKeyword()
		if !ok {
			break
		}
		parseEntry(p, key, params)
		if !p.OptionalPunct(asm.Comma) {
			break
		}
	}
	p.Punct(asm.RBrace)
	p.Punct(asm.Greater)
	if a, ok := params[dimToLvl].(*ir.AffineMapAttr); ok && params[lvlToDim] == nil {
		if inverse := inverseOf(a.Map); inverse != nil {
			params[lvlToDim] = p.Context().AffineMapAttr(inverse)
		}
	}
	return params
}

// parseEntry parses the value of a key. A repeated key overrides the earlier one, but the levels of
// all maps are collected.
func parseEntry(p *asm.Parser, key string, params []ir.Param) {
	switch key {
	case "map", "posWidth", "crdWidth", "explicitVal", "implicitVal":
	default:
		p.Failf(p.NamePos(), "unexpected key: %s", key)
	}
	p.Punct(asm.Equal)
	switch key {
	case "map":
		parseMap(p, params)
	case "posWidth":
		params[posWidth] = parseWidth(p, "position")
	case "crdWidth":
		params[crdWidth] = parseWidth(p, "index")
	case "explicitVal":
		params[explicitVal] = parseValue(p, key)
	case "implicitVal":
		params[implicitVal] = parseValue(p, key)
	}
}

// parseWidth parses a number of bits. Only the low 32 bits of it count.
func parseWidth(p *asm.Parser, what string) uint64 {
	a, ok := p.ParseAttribute(nil).(*ir.IntegerAttr)
	p.Checkf(ok, p.NamePos(), "expected an integral %s bitwidth", what)
	return uint64(uint32(a.Int64()))
}

func parseValue(p *asm.Parser, key string) ir.Attribute {
	a := p.ParseAttribute(nil)
	switch a := a.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
		return a
	case *ir.DefinedAttr:
		if isComplex(a) {
			return a
		}
	}
	p.Failf(p.NamePos(), "expected a numeric value for %s", key)
	return nil
}

// isComplex reports whether an attribute is a number of the complex dialect.
func isComplex(a *ir.DefinedAttr) bool {
	return a.Def.Dialect.Namespace == "complex" && a.Def.Name == "NumberAttr"
}

// PrintParams prints an encoding.
func (encodingSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Text("<{ map = ")
	types, _ := params[lvlTypes].(ir.ParamList)
	m := affine.Identity(len(types))
	if a, ok := params[dimToLvl].(*ir.AffineMapAttr); ok {
		m = a.Map
	}
	slices, _ := params[dimSlices].(ir.ParamList)
	numbered := func(open, close, letter string, n int, after func(i int)) {
		p.Text(open)
		for i := range n {
			p.Comma(i).Text(letter).Int(int64(i))
			after(i)
		}
		p.Text(close)
	}
	if m.NumSymbols > 0 {
		numbered("[", "]", "s", m.NumSymbols, func(int) {})
	}
	numbered("(", ") -> (", "d", m.NumDims, func(i int) {
		if i < len(slices) {
			p.Text(" : ")
			s, _ := slices[i].(ir.Attribute)
			p.Attribute(s)
		}
	})
	for i, e := range m.Results {
		p.Comma(i).Text(e.String())
		if i < len(types) {
			t, _ := types[i].(string)
			p.Text(" : ").Text(t)
		}
	}
	p.Byte(')')
	printWidth(p, "posWidth", params[posWidth])
	printWidth(p, "crdWidth", params[crdWidth])
	printValue(p, "explicitVal", params[explicitVal])
	printValue(p, "implicitVal", params[implicitVal])
	p.Text(" }>")
}

func printWidth(p *ir.Printer, name string, v ir.Param) {
	if w, _ := v.(uint64); w != 0 {
		p.Text(", " + name + " = ").Int(int64(w))
	}
}

func printValue(p *ir.Printer, name string, v ir.Param) {
	if a, _ := v.(ir.Attribute); a != nil {
		p.Text(", " + name + " = ").Attribute(a)
	}
}

// alias suggests a name for encodings.
type alias struct{}

// AttributeAlias returns the name.
func (alias) AttributeAlias(*ir.DefinedAttr) string { return "sparse" }
