package main

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
)

// types are the types whose syntax or layout is in Go.
func types() map[string]dialect.Type {
	return map[string]dialect.Type{
		"StructType":             {Syntax: structSyntax{}},
		"TestTypeWithLayoutType": {Interfaces: dialect.Interfaces{{Name: datalayout.TypeInterface, Impl: entryLayout{}}}},
	}
}

// completeTypes adds the types and attributes that C++ registers without a definition, and
// the aliases of types and attributes.
func completeTypes(d *ir.Dialect) {
	syntax := typeSyntax{d}
	for _, t := range d.Types {
		if t.Mnemonic == "test_rec_alias" {
			t.Syntax = recursiveSyntax{t, (*asm.Parser).ParseType, func(p *ir.Printer, t ir.Type) { p.Type(t) }}
		}
	}
	recursive := &ir.TypeDefinition{Dialect: d, Name: recursiveType, Mnemonic: "test_rec", Traits: []string{"MutableType"},
		Params: []ir.ParamDef{{Name: "name", CppType: "::llvm::StringRef"}}}
	recursive.Syntax = recursiveSyntax{recursive, syntax.ParseDialectType, syntax.print}
	d.Types = append(d.Types, recursive)
	for _, x := range dynamicParams {
		params := []ir.ParamDef{{Name: "params", CppType: "::llvm::ArrayRef<::mlir::Attribute>"}}
		d.Types = append(d.Types, &ir.TypeDefinition{Dialect: d, Name: x.mnemonic, Mnemonic: x.mnemonic, Params: params, Syntax: x, Verify: x.verifier("type")})
		d.Attributes = append(d.Attributes, &ir.AttributeDefinition{Dialect: d, Name: x.mnemonic, Mnemonic: x.mnemonic, Params: params, Syntax: x, Verify: x.verifier("attribute")})
	}
	d.ParseType = syntax
	d.TypeAlias, d.AttributeAlias = typeAlias, attributeAlias
}

// recursiveType is the class of !test.test_rec.
const recursiveType = "TestRecursiveType"

// typeSyntax is the syntax of all types of the dialect, from the mnemonic on.
type typeSyntax struct{ d *ir.Dialect }

// ParseDialectType parses a mnemonic and the parameters after it.
func (s typeSyntax) ParseDialectType(p *asm.Parser) ir.Type {
	at := p.Pos()
	def := s.d.TypeNamed(p.ParseAnyKeyword())
	if def == nil {
		p.Failf(at, "unknown type!")
	}
	return p.ParseDefinedType(def, at)
}

func (typeSyntax) print(p *ir.Printer, t ir.Type) {
	if x, ok := t.(*ir.DefinedType); ok {
		p.Text(x.Def.Mnemonic)
		p.TypeParams(x)
	}
}

// recursiveSyntax is the syntax of types with a name and a body, which is another type and may
// refer to the type. The inner reference omits the body:
//
//	`<` name (`,` body)? `>`
type recursiveSyntax struct {
	def   *ir.TypeDefinition
	parse func(p *asm.Parser) ir.Type
	print func(p *ir.Printer, t ir.Type)
}

// ParseDefinedType parses a type and sets its body.
func (s recursiveSyntax) ParseDefinedType(p *asm.Parser) ir.Type {
	p.Punct(asm.Less)
	t := p.Context().DefinedType(s.def, []ir.Param{strings.Clone(p.ParseAnyKeyword())})
	if !p.EnterCyclic(t) {
		p.Punct(asm.Greater)
		return t
	}
	defer p.LeaveCyclic()
	p.Punct(asm.Comma)
	body := s.parse(p)
	p.Punct(asm.Greater)
	if !t.SetBody([]ir.Param{body}) && s.def.Name == recursiveType {
		p.Stop()
	}
	return t
}

// PrintDefinedType prints a type, with its body if it is not inside of it.
func (s recursiveSyntax) PrintDefinedType(p *ir.Printer, t *ir.DefinedType) {
	p.Byte('<').Text(t.Params[0].(string))
	if p.EnterCyclic(t) {
		defer p.LeaveCyclic()
		p.Text(", ")
		if body, ok := t.Body(); ok {
			s.print(p, body[0].(ir.Type))
		}
	}
	p.Byte('>')
}

// structSyntax is the syntax of a list of names with types:
//
//	`<` (`{` name `,` type `}` `,`?)* `>`
type structSyntax struct{}

// ParseParams parses the list.
func (structSyntax) ParseParams(p *asm.Parser) []ir.Param {
	fields := ir.ParamList{}
	p.Punct(asm.Less)
	for p.OptionalPunct(asm.LBrace) {
		name := strings.Clone(p.ParseAnyKeyword())
		p.Punct(asm.Comma)
		fields = append(fields, ir.ParamList{name, p.ParseType()})
		p.Punct(asm.RBrace)
		if !p.OptionalPunct(asm.Comma) {
			break
		}
	}
	p.Punct(asm.Greater)
	return []ir.Param{fields}
}

// PrintParams prints the list.
func (structSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	for i, f := range params[0].(ir.ParamList) {
		field := f.(ir.ParamList)
		p.Comma(i).Byte('{').Text(field[0].(string)).Byte(',').Type(field[1].(ir.Type)).Byte('}')
	}
	p.Byte('>')
}

// typeAlias suggests aliases for tuples and for types of the dialect.
func typeAlias(t ir.Type) string {
	switch t := t.(type) {
	case *ir.TupleType:
		other := func(t ir.Type) bool { d, ok := t.(*ir.DefinedType); return !ok || d.Def.Name != "SimpleAType" }
		if len(t.Types) > 0 && !slices.ContainsFunc(t.Types, other) {
			return "test_tuple"
		}
	case *ir.DefinedType:
		switch {
		case t.Def.Name == "TestIntegerType" && t.String() == "!test.int<unsigned, 8>":
			return "test_ui8"
		case t.Def.Name == recursiveType && t.Params[0] == "type_to_alias":
			return "testrec"
		case t.Def.Name == "TestRecursiveAliasType":
			return t.Params[0].(string)
		}
	}
	return ""
}

// attributeAlias suggests aliases for some strings.
func attributeAlias(a ir.Attribute) string {
	if s, ok := a.(*ir.StringAttr); ok {
		switch s.Value {
		case "alias_test:dot_in_name":
			return "test.alias"
		case "alias_test:trailing_digit":
			return "test_alias0"
		case "alias_test:prefixed_digit":
			return "0_test_alias"
		case "alias_test:prefixed_symbol":
			return "%test"
		case "alias_test:tensor_encoding":
			return "test_encoding"
		}
	}
	return ""
}
