package cppapi

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// generatedParser returns the static function parse that mlir-tblgen generates for a type or an
// attribute with an assembly format: it parses the text after the mnemonic.
func (a *API) generatedParser(c *cxx.Class) []*cxx.Func {
	parser := a.classes["AsmParser"].Type()
	if t := a.typeDefs[c]; t != nil && t.Syntax != nil {
		return []*cxx.Func{{Params: []*cxx.Type{parser}, Result: a.Type.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			return tryParse(args[0], func(p *asm.Parser) cxx.Value { return typeOf(p.ParseStrippedType(t)) })
		}}}
	}
	if x := a.attrDefs[c]; x != nil && x.Syntax != nil {
		return []*cxx.Func{{Params: []*cxx.Type{parser, a.Type.Type()}, Result: a.Attribute.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			var t ir.Type
			if len(args) > 1 {
				t = AsType(args[1])
			}
			return tryParse(args[0], func(p *asm.Parser) cxx.Value { return attrOf(p.ParseStrippedAttribute(x, t)) })
		}}}
	}
	return nil
}

// tryParse returns the result of parse, or null after an error.
func tryParse(parser cxx.Value, parse func(p *asm.Parser) cxx.Value) cxx.Value {
	x := cxx.Null
	p, _ := parserOf(parser.Obj())
	p.Try(func() { x = parse(p) })
	return x
}

// generatedSyntax registers, as members of the class of a dialect and in its namespace, the
// functions that mlir-tblgen generates for the types and attributes of definitions. The dialect's own
// parseType, printType, parseAttribute and printAttribute call them.
func (a *API) generatedSyntax(c *cxx.Class) {
	dialect := func() *ir.Dialect { // which is made after its class is declared
		if d := a.dialects.of(c); d != nil {
			return d
		}
		return &ir.Dialect{}
	}
	parser, printer := a.classes["AsmParser"].Type(), a.classes["AsmPrinter"].Type()
	word, typ, attr := cxx.PointerTo(cxx.TypeString), a.Type.Type(), a.Attribute.Type()
	parse := func(name string, params []*cxx.Type, f func(p *parseCall, mnemonic string) bool) {
		refs := make([]bool, len(params)+1)
		refs[len(params)] = true // the parsed type or attribute
		call := optional.call(func(p *parseCall) bool {
			mnemonic := p.ParseAnyKeyword()
			if f(p, mnemonic) {
				return true
			}
			p.store(0, cxx.Str(mnemonic))
			return false
		})
		for _, ns := range []string{c.Name, namespaceOfClass(c)} {
			a.Registry.Func(ns+"::"+name, &cxx.Func{Params: append([]*cxx.Type{parser}, params...), Refs: refs, Result: optional.result(), Call: call})
		}
	}
	parse("generatedTypeParser", []*cxx.Type{word, typ}, func(p *parseCall, mnemonic string) bool {
		def := dialect().TypeNamed(mnemonic)
		if def == nil {
			return false
		}
		p.store(1, typeOf(p.ParseDefinedType(def, p.Pos())))
		return true
	})
	parse("generatedAttributeParser", []*cxx.Type{word, typ, attr}, func(p *parseCall, mnemonic string) bool {
		def := dialect().AttributeNamed(mnemonic)
		if def == nil {
			return false
		}
		p.store(2, attrOf(p.ParseDefinedAttribute(def, p.typeArg(1), p.Pos())))
		return true
	})
	print := func(name string, of *cxx.Type, f func(p *ir.Printer, x any) bool) {
		for _, ns := range []string{c.Name, namespaceOfClass(c)} {
			a.Registry.Func(ns+"::"+name, &cxx.Func{Params: []*cxx.Type{of, printer}, Result: cxx.LogicalResult(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
				p, _ := printerOf(args[1].Obj())
				return cxx.Bool(p != nil && f(p, args[0].Obj()))
			}})
		}
	}
	print("generatedTypePrinter", typ, func(p *ir.Printer, x any) bool {
		t, ok := x.(*ir.DefinedType)
		if !ok || t.Def.Dialect != dialect() || t.Def.Mnemonic == "" {
			return false
		}
		t.AppendSyntax(p)
		return true
	})
	print("generatedAttributePrinter", attr, func(p *ir.Printer, x any) bool {
		t, ok := x.(*ir.DefinedAttr)
		if !ok || t.Def.Dialect != dialect() || t.Def.Mnemonic == "" {
			return false
		}
		t.AppendSyntax(p)
		return true
	})
}
