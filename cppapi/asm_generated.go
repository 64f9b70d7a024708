package cppapi

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// generatedParser returns the static function parse that mlir-tblgen makes for a type or
// an attribute with an assembly format: it parses what follows the mnemonic.
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

// tryParse returns what a function parses, null after an error.
func tryParse(parser cxx.Value, parse func(p *asm.Parser) cxx.Value) cxx.Value {
	x := cxx.Null
	p, _ := parserOf(parser.Obj())
	p.Try(func() { x = parse(p) })
	return x
}
