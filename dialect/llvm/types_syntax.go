package llvm

import (
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// A typeSet is the definitions of the types by mnemonic. Inside of a type of the
// dialect, its other types are written without its name.
type typeSet struct{ defs map[string]*ir.TypeDefinition }

// ParseDialectType parses a type after `!llvm.`.
func (s *typeSet) ParseDialectType(p *asm.Parser) ir.Type { return s.parse(p, false) }

// parse parses a type by its keyword or, where that is allowed, any type.
func (s *typeSet) parse(p *asm.Parser, allowAny bool) ir.Type {
	at := p.Pos()
	t, present := p.ParseOptionalType()
	if present {
		p.Check(allowAny, at, "unexpected type, expected keyword")
		return t
	}
	word := p.ParseAnyKeyword()
	def := s.defs[word]
	if def == nil {
		p.FailUnknown(at, word, slices.Collect(maps.Keys(s.defs)), "unknown LLVM type: %s", word)
	}
	var params []ir.Param
	if x, has := def.Syntax.(asm.ParamsSyntax); has {
		params = x.ParseParams(p)
	}
	return p.Context().DefinedType(def, params)
}

// print writes a type that is inside of another.
func (s *typeSet) print(p *ir.Printer, t ir.Type) {
	if class(t) == "" || !IsCompatibleType(t) {
		p.Type(t)
		return
	}
	d := t.(*ir.DefinedType)
	p.Nested(func() {
		p.Text(d.Def.Mnemonic)
		if x, ok := d.Def.Syntax.(ir.ParamsPrinter); ok {
			x.PrintParams(p, d.SyntaxParams())
		}
	})
}

func (s *typeSet) printList(p *ir.Printer, ts []ir.Type) {
	for i, t := range ts {
		p.Comma(i)
		s.print(p, t)
	}
}

// failed reports that a parameter cannot be parsed, as the reference does after
// the error itself.
func parsed(p *asm.Parser, f func(), class, param, cpp string) {
	p.Explain(f, "failed to parse %s parameter '%s' which is to be a `%s`", class, param, cpp)
}

// pointerSyntax is `<` address-space `>`, or nothing.
type pointerSyntax struct{}

func (pointerSyntax) ParseParams(p *asm.Parser) []ir.Param {
	space := uint64(0)
	if p.OptionalPunct(asm.Less) {
		parsed(p, func() { space = asm.IntParam{Bits: 32, Unsigned: true}.ParseParam(p).(uint64) }, pointerClass, "addressSpace", "unsigned")
		p.Punct(asm.Greater)
	}
	return []ir.Param{space}
}

func (pointerSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	if n, _ := params[0].(uint64); n != 0 {
		p.Byte('<')
		asm.IntParam{Bits: 32, Unsigned: true}.PrintParam(p, n)
		p.Byte('>')
	}
}

// arraySyntax is `<` size `x` type `>`.
type arraySyntax struct{ *typeSet }

func (s arraySyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	p.Punct(asm.Less)
	var n ir.Param
	parsed(p, func() { n = asm.IntParam{Bits: 64, Unsigned: true}.ParseParam(p) }, arrayClass, "numElements", "uint64_t")
	p.ParseKeyword("x", "")
	elem := s.parse(p, true)
	p.Punct(asm.Greater)
	p.Checkf(isElement(elem), at, "invalid array element type: '%s'", elem)
	return []ir.Param{elem, n}
}

func (s arraySyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	asm.IntParam{Bits: 64, Unsigned: true}.PrintParam(p, params[1])
	p.Text(" x ")
	elem, _ := params[0].(ir.Type)
	s.print(p, elem)
	p.Byte('>')
}

// isElement reports whether an array or a struct can hold a type.
func isElement(t ir.Type) bool {
	switch class(t) {
	case voidClass, labelClass, metadataClass, functionClass, tokenClass:
		return false
	}
	return true
}

// functionSyntax is `<` result `(` (types (`,` `...`)? | `...`)? `)` `>`.
type functionSyntax struct{ *typeSet }

func (s functionSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	p.Punct(asm.Less)
	result := s.parse(p, true)
	p.Punct(asm.LParen)
	params := ir.ParamList{}
	variadic := false
	if !p.OptionalPunct(asm.RParen) {
		for {
			if p.OptionalPunct(asm.Ellipsis) {
				variadic = true
				break
			}
			params = append(params, s.parse(p, true))
			if !p.OptionalPunct(asm.Comma) {
				break
			}
		}
		p.Punct(asm.RParen)
	}
	p.Punct(asm.Greater)
	switch class(result) {
	case functionClass, metadataClass, labelClass:
		p.Failf(at, "invalid function result type: '%s'", result)
	}
	for _, t := range params {
		switch class(t.(ir.Type)) {
		case voidClass, functionClass:
			p.Failf(at, "invalid function argument type: '%s'", t)
		}
	}
	return []ir.Param{result, params, variadic}
}

func (s functionSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	result, _ := params[0].(ir.Type)
	s.print(p, result)
	p.Text(" (")
	ts := typesOf(params[1])
	s.printList(p, ts)
	if params[2] == true {
		p.TextIf(len(ts) > 0, ", ").Text("...")
	}
	p.Text(")>")
}

// targetSyntax is `<` name (`,` types)? (`,` integers)? `>`.
type targetSyntax struct{ *typeSet }

func (s targetSyntax) ParseParams(p *asm.Parser) []ir.Param {
	var name string
	parsed(p, func() { name = p.ParseString() }, targetClass, "extTypeName", "::llvm::StringRef")
	types, ints := ir.ParamList{}, ir.ParamList{}
	if p.OptionalPunct(asm.Comma) {
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
			v, present := p.ParseOptionalInt(32, false)
			switch {
			case present:
				ints = append(ints, uint64(v))
			case len(ints) == 0:
				p.Explain(func() { types = append(types, s.parse(p, true)) }, "failed to parse parameter list for target extension type")
			default:
				p.Failf(p.Pos(), "failed to parse parameter list for target extension type")
			}
		}, "")
	}
	return []ir.Param{name, types, ints}
}

func (s targetSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	name, _ := params[0].(string)
	p.String(name)
	for _, t := range typesOf(params[1]) {
		p.Text(", ").Type(t)
	}
	ints, _ := params[2].(ir.ParamList)
	for _, v := range ints {
		p.Text(", ")
		asm.IntParam{Bits: 32, Unsigned: true}.PrintParam(p, v)
	}
}

// structSyntax is one of
//
//	`<` `packed`? `(` types `)` `>`
//	`<` name `,` (`opaque` | `packed`? `(` types `)`) `>`
//	`<` name `>`
//
// The last form refers to the struct from inside its own body.
type structSyntax struct{ *typeSet }

func (s structSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	p.Punct(asm.Less)
	name, named := p.ParseOptionalString()
	var t *ir.DefinedType
	key := []ir.Param{strings.Clone(name), nil, false}
	if named {
		p.Check(name != "", at, "identified structs must have a name")
		t = p.Context().DefinedType(s.defs["struct"], key)
		end := p.Pos()
		if p.OptionalPunct(asm.Greater) {
			if p.EnterCyclic(t) {
				p.LeaveCyclic()
				p.Failf(end, "struct without a body only allowed in a recursive struct")
			}
			return key
		}
		p.Punct(asm.Comma)
	}
	word := p.Pos()
	if p.ParseOptionalKeyword("opaque") {
		p.Check(named, word, "only identified structs can be opaque")
		p.Punct(asm.Greater)
		p.Check(t.SetBody(nil), word, "redeclaring defined struct as opaque")
		return key
	}
	if named {
		p.Check(p.EnterCyclic(t), word, "identifier already used for an enclosing struct")
		defer p.LeaveCyclic()
	}
	packed := p.ParseOptionalKeyword("packed")
	p.Punct(asm.LParen)
	first := p.Pos()
	body := ir.ParamList{}
	if !p.OptionalPunct(asm.RParen) {
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() { body = append(body, s.parse(p, true)) }, "")
		p.Punct(asm.RParen)
	}
	p.Punct(asm.Greater)
	for _, e := range body {
		if !isElement(e.(ir.Type)) {
			if named {
				at = first
			}
			p.Failf(at, "invalid LLVM structure element type: '%s'", e)
		}
	}
	if !named {
		return []ir.Param{"", body, packed}
	}
	p.Check(t.SetBody([]ir.Param{body, packed}), first, "identified type already used with a different body")
	return key
}

func (s structSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	name, _ := params[0].(string)
	body, packed := params[1], params[2]
	if name != "" {
		p.String(name)
		var parts []ir.Param
		if len(params) > 3 {
			t := params[3].(*ir.DefinedType)
			if !p.EnterCyclic(t) {
				p.Byte('>')
				return
			}
			defer p.LeaveCyclic()
			parts, _ = t.Body()
		}
		p.Text(", ")
		if len(parts) == 0 {
			p.Text("opaque>")
			return
		}
		body, packed = parts[0], parts[1]
	}
	p.TextIf(packed == true, "packed ").Byte('(')
	s.printList(p, typesOf(body))
	p.Text(")>")
}
