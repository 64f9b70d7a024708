package sparsetensor

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// The parameters of an encoding, in the order of its definition.
const (
	lvlTypes    = iota // strings, as text has them
	dimToLvl           // a map from dimensions to levels
	lvlToDim           // its inverse
	posWidth           // in bits
	crdWidth           // in bits
	explicitVal        // an attribute or nil
	implicitVal        // an attribute or nil
	dimSlices          // an attribute for each dimension, or none
	numParams
)

// encodingSyntax is the form of what follows the mnemonic of an encoding:
//
//	encoding ::= `<` `{` (key `=` value (`,` key `=` value)*)? `}` `>`
//	map      ::= (`[` name, ... `]`)? (`{` name, ... `}`)? `(` dimension, ... `)` `->` `(` level, ... `)`
//	dimension ::= name (`=` expression)? (`:` attribute)?
//	level    ::= (name `=`)? expression `:` level-type
type encodingSyntax struct{}

// ParseParams parses an encoding.
func (encodingSyntax) ParseParams(p *asm.Parser) []ir.Param {
	name := p.Pos() - uint32(len("encoding"))
	params := make([]ir.Param, numParams)
	params[lvlTypes], params[dimSlices] = ir.ParamList(nil), ir.ParamList(nil)
	params[posWidth], params[crdWidth] = uint64(0), uint64(0)
	p.Punct(asm.Less)
	e := &mapParser{Parser: p}
	p.ParseCommaSeparatedList(asm.Braces, func() { e.entry(name, params) }, "")
	p.Punct(asm.Greater)
	if m, ok := params[dimToLvl].(*ir.AffineMapAttr); ok {
		inverse := inverseOf(m.Map)
		p.Check(inverse != nil, name, "failed to infer lvlToDim from dimToLvl")
		params[lvlToDim] = p.Context().AffineMapAttr(inverse)
	}
	return params
}

// A mapParser parses a map of dimensions to levels.
type mapParser struct {
	*asm.Parser
	names map[string]*affine.Expr
	depth int
}

func (p *mapParser) entry(name uint32, params []ir.Param) {
	key := p.ParseAnyKeyword()
	p.Punct(asm.Equal)
	at := p.Pos()
	switch key {
	case "map":
		p.dimToLvl(params)
		return
	case "posWidth", "crdWidth", "explicitVal", "implicitVal":
	default:
		p.Failf(name, "unexpected key: %s", key)
	}
	a := p.ParseAttribute(nil)
	_, isInt := a.(*ir.IntegerAttr)
	_, isFloat := a.(*ir.FloatAttr)
	_, isArray := a.(*ir.ArrayAttr)
	switch key {
	case "posWidth", "crdWidth":
		if !isInt {
			what := map[string]string{"posWidth": "position", "crdWidth": "index"}[key]
			p.Failf(at, "expected an integral %s bitwidth", what)
		}
		i := posWidth
		if key == "crdWidth" {
			i = crdWidth
		}
		params[i] = uint64(a.(*ir.IntegerAttr).Int64())
		return
	}
	p.Checkf(isInt || isFloat || isArray, at, "expected a numeric value for %s", key)
	if key == "explicitVal" {
		params[explicitVal] = a
	} else {
		params[implicitVal] = a
	}
}

func (p *mapParser) dimToLvl(params []ir.Param) {
	p.names = map[string]*affine.Expr{}
	levels := map[string]bool{}
	m := &affine.Map{}
	list := func(d asm.Delimiter, open asm.Kind, define func(name string)) {
		if p.Peek(open) {
			p.ParseCommaSeparatedList(d, func() { define(p.ParseAnyKeyword()) }, "")
		}
	}
	list(asm.Squares, asm.LSquare, func(n string) { p.names[n] = affine.NewSymbol(m.NumSymbols); m.NumSymbols++ })
	list(asm.Braces, asm.LBrace, func(n string) { levels[n] = true })
	var slices ir.ParamList
	p.ParseCommaSeparatedList(asm.Parens, func() {
		name := p.ParseAnyKeyword()
		p.names[name] = affine.NewDim(m.NumDims)
		m.NumDims++
		if p.OptionalPunct(asm.Equal) {
			// The inverse follows from the map: what is given is read and left out.
			inner := &mapParser{Parser: p.Parser, names: map[string]*affine.Expr{}}
			for l := range levels {
				inner.names[l] = affine.NewDim(0)
			}
			inner.expr()
		}
		if p.OptionalPunct(asm.Colon) {
			slices = append(slices, p.ParseAttribute(nil))
		}
	}, "")
	p.Punct(asm.Arrow)
	var types ir.ParamList
	p.ParseCommaSeparatedList(asm.Parens, func() {
		if len(levels) > 0 {
			name, ok := p.ParseOptionalAnyKeyword()
			p.Check(ok && levels[name], p.Pos(), "expected level variable")
			p.Punct(asm.Equal)
		}
		e := p.expr()
		p.Punct(asm.Colon)
		m.Results, types = append(m.Results, e), append(types, p.levelType())
	}, "")
	params[lvlTypes], params[dimSlices] = types, slices
	params[dimToLvl] = p.Context().AffineMapAttr(m)
}

// levelType parses a format and properties; properties are put in order.
func (p *mapParser) levelType() string {
	at := p.Pos()
	format := p.ParseAnyKeyword()
	switch format {
	case "dense", "batch", "compressed", "singleton", "loose_compressed":
	case "structured":
		var nm []int64
		p.ParseCommaSeparatedList(asm.Squares, func() { nm = append(nm, p.ParseInt(64, true)) }, "")
		p.Check(len(nm) == 2, at, "expected exactly 2 structure sizes")
		format = fmt.Sprintf("structured[%d, %d]", nm[0], nm[1])
	default:
		p.Failf(at, "unknown level format: %s", format)
	}
	properties := [...]string{"nonunique", "nonordered", "soa"}
	var has [len(properties)]bool
	if p.Peek(asm.LParen) {
		p.ParseCommaSeparatedList(asm.Parens, func() {
			at := p.Pos()
			name := p.ParseAnyKeyword()
			for i, q := range properties {
				if q == name {
					has[i] = true
					return
				}
			}
			p.Failf(at, "unknown level property: %s", name)
		}, "")
	}
	var given []string
	for i, q := range properties {
		if has[i] {
			given = append(given, q)
		}
	}
	if len(given) > 0 {
		format += "(" + strings.Join(given, ", ") + ")"
	}
	return format
}

// maxDepth bounds how deep expressions are nested.
const maxDepth = 200

// expr ::= product ((`+` | `-`) product)*
func (p *mapParser) expr() *affine.Expr {
	if p.depth++; p.depth > maxDepth {
		p.Failf(p.Pos(), "expression is nested too deeply")
	}
	defer func() { p.depth-- }()
	sum := p.product()
	for {
		switch {
		case p.OptionalPunct(asm.Plus):
			sum = sum.Add(p.product())
		case p.OptionalPunct(asm.Minus):
			sum = sum.Sub(p.product())
		default:
			return sum
		}
	}
}

// product ::= factor ((`*` | `floordiv` | `ceildiv` | `mod`) factor)*
func (p *mapParser) product() *affine.Expr {
	l := p.factor()
	for {
		switch {
		case p.OptionalPunct(asm.Star):
			l = l.Mul(p.factor())
		case p.ParseOptionalKeyword("floordiv"):
			l = l.FloorDiv(p.factor())
		case p.ParseOptionalKeyword("ceildiv"):
			l = l.CeilDiv(p.factor())
		case p.ParseOptionalKeyword("mod"):
			l = l.Mod(p.factor())
		default:
			return l
		}
	}
}

// factor ::= integer | name | `(` expr `)`
func (p *mapParser) factor() *affine.Expr {
	if p.OptionalPunct(asm.LParen) {
		e := p.expr()
		p.Punct(asm.RParen)
		return e
	}
	if v, present := p.ParseOptionalInt(64, true); present {
		return affine.NewConstant(v)
	}
	at := p.Pos()
	name, ok := p.ParseOptionalAnyKeyword()
	p.Check(ok, at, "expected affine expression")
	e := p.names[name]
	p.Check(e != nil, at, "use of undeclared identifier")
	return e
}

// inverseOf returns the map from levels to dimensions, nil if there is none that is
// known: for a permutation, and where dimensions are divided into blocks.
func inverseOf(m *affine.Map) *affine.Map {
	out := &affine.Map{NumDims: m.NumResults(), NumSymbols: m.NumSymbols}
	for d := range m.NumDims {
		var whole, outer, inner *affine.Expr
		var size int64
		for i, e := range m.Results {
			if e.Kind == affine.Dim && e.Value == int64(d) {
				whole = affine.NewDim(i)
				continue
			}
			if (e.Kind != affine.FloorDiv && e.Kind != affine.Mod) || e.LHS.Kind != affine.Dim || e.LHS.Value != int64(d) || e.RHS.Kind != affine.Constant {
				continue
			}
			if size != 0 && size != e.RHS.Value {
				return nil
			}
			size = e.RHS.Value
			if e.Kind == affine.FloorDiv {
				outer = affine.NewDim(i)
			} else {
				inner = affine.NewDim(i)
			}
		}
		switch {
		case whole != nil && outer == nil && inner == nil:
			out.Results = append(out.Results, whole)
		case whole == nil && outer != nil && inner != nil:
			out.Results = append(out.Results, outer.Mul(affine.NewConstant(size)).Add(inner))
		default:
			return nil
		}
	}
	for _, e := range m.Results {
		if e.Kind != affine.Dim && e.Kind != affine.FloorDiv && e.Kind != affine.Mod {
			return nil
		}
	}
	return out
}

// PrintParams prints an encoding.
func (encodingSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Text("<{ map = ")
	a, ok := params[dimToLvl].(*ir.AffineMapAttr)
	if !ok {
		p.Text("}>")
		return
	}
	m := a.Map
	types, _ := params[lvlTypes].(ir.ParamList)
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

// verifyEncoding checks the parameters of an encoding.
func verifyEncoding(params []ir.Param) error {
	for i, what := range [...]string{"position", "coordinate"} {
		switch w, _ := params[posWidth+i].(uint64); w {
		case 0, 8, 16, 32, 64:
		default:
			return fmt.Errorf("unexpected %s bitwidth: %d", what, w)
		}
	}
	types, _ := params[lvlTypes].(ir.ParamList)
	if err := verifyLevels(types); err != nil {
		return err
	}
	a, ok := params[dimToLvl].(*ir.AffineMapAttr)
	if !ok {
		return nil
	}
	if n := a.Map.NumResults(); n != len(types) {
		return fmt.Errorf("level-rank mismatch between dimToLvl and lvlTypes: %d != %d", n, len(types))
	}
	if slices, _ := params[dimSlices].(ir.ParamList); len(slices) > 0 {
		if len(slices) != a.Map.NumDims {
			return fmt.Errorf("dimension-rank mismatch between dimSlices and dimToLvl: %d != %d", len(slices), a.Map.NumDims)
		}
		if a.Map.NumDims != len(types) {
			return fmt.Errorf("dimSlices expected dimension-rank to match level-rank: %d != %d", a.Map.NumDims, len(types))
		}
	}
	return nil
}

func verifyLevels(types ir.ParamList) error {
	at := func(i int) string { s, _ := types[i].(string); return s }
	is := func(i int, format string) bool { return strings.HasPrefix(at(i), format) }
	first := -1
	for i := range types {
		if first < 0 && is(i, "singleton") {
			first = i
		}
	}
	if first >= 0 {
		if first == 0 || !is(first-1, "compressed") && !is(first-1, "loose_compressed") {
			return errors.New("expected compressed or loose_compressed level before singleton level")
		}
		for i := first; i < len(types); i++ {
			if !is(i, "singleton") {
				return errors.New("expected all singleton lvlTypes following a singleton level")
			}
			if strings.Contains(at(i), "soa") != strings.Contains(at(first), "soa") {
				return errors.New("expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).")
			}
		}
	}
	for i := range types {
		if is(i, "batch") && i > 0 && !is(i-1, "batch") {
			return errors.New("Batch lvlType can only be leading levels.")
		}
	}
	for i := range types {
		if strings.Contains(at(i), "soa") && !is(i, "singleton") {
			return errors.New("SoA is only applicable to singleton lvlTypes.")
		}
	}
	for i := range types {
		if !is(i, "structured") {
			continue
		}
		if i != len(types)-1 {
			return errors.New("expected n_out_of_m to be the last level type")
		}
		for k := range i {
			if !is(k, "dense") {
				return errors.New("expected all dense lvlTypes before a n_out_of_m level")
			}
		}
	}
	if len(types) == 0 {
		return errors.New("expected a non-empty array for lvlTypes")
	}
	return nil
}

// alias suggests a name for encodings.
type alias struct{}

// AttributeAlias returns the name.
func (alias) AttributeAlias(*ir.DefinedAttr) string { return "sparse" }

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
		at := p.Pos()
		v, present := p.ParseOptionalInt(64, true)
		switch {
		case present && v < 0:
			p.Failf(at, "expect positive value or ? for slice offset/size/stride")
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
