package load

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A madeTypeSyntax is a format whose parameters are passed to a builder in C++, which takes the
// place of the get of all parameters: it may change them, or make another type.
type madeTypeSyntax struct {
	*asm.ParamsFormat
	get *cxx.Func
}

// ParseDefinedType parses the parameters and calls the builder.
func (s madeTypeSyntax) ParseDefinedType(p *asm.Parser) ir.Type {
	at := p.Pos()
	return cppapi.AsType(made(p, at, s.get, s.ParseParams(p)))
}

// PrintDefinedType prints the parameters.
func (s madeTypeSyntax) PrintDefinedType(p *ir.Printer, t *ir.DefinedType) {
	s.PrintParams(p, t.SyntaxParams())
}

// A madeAttrSyntax is a madeTypeSyntax of an attribute.
type madeAttrSyntax struct {
	*asm.ParamsFormat
	get *cxx.Func
}

// ParseDefinedAttr parses the parameters and calls the builder.
func (s madeAttrSyntax) ParseDefinedAttr(p *asm.Parser, t ir.Type) ir.Attribute {
	at := p.Pos()
	return cppapi.AsAttribute(made(p, at, s.get, s.ParseTypedParams(p, t)))
}

// PrintDefinedAttr prints the parameters.
func (s madeAttrSyntax) PrintDefinedAttr(p *ir.Printer, a *ir.DefinedAttr) {
	s.PrintParams(p, a.Params)
}

// made calls a builder with the context and parameters, which were parsed from an offset on.
func made(p *asm.Parser, at uint32, get *cxx.Func, params []ir.Param) cxx.Value {
	args := []cxx.Value{cxx.Obj(p.Context())}
	for i, x := range params {
		args = append(args, cppapi.ParamValueAs(x, get.Params[i+1]))
	}
	return cppapi.Make(p, at, get, args...)
}
