package load

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A maker is a builder in C++ that takes the place of the get of all parameters, or why it cannot
// be run.
type maker struct {
	get *cxx.Func
	err error
}

// A madeTypeSyntax is a format whose parameters are passed to a maker: it may change them, or
// make another type.
type madeTypeSyntax struct {
	*asm.ParamsFormat
	maker
	def *ir.TypeDefinition
}

// ParseDefinedType parses the parameters and calls the builder.
func (s madeTypeSyntax) ParseDefinedType(p *asm.Parser) ir.Type {
	at := p.Pos()
	params := s.ParseParams(p)
	if s.unknown(p, at, s.def.Name) {
		verifyMade(p, at, s.def.Verify, params)
		return p.Context().DefinedType(s.def, params)
	}
	return cppapi.AsType(s.make(p, at, params))
}

// PrintDefinedType prints the parameters.
func (s madeTypeSyntax) PrintDefinedType(p *ir.Printer, t *ir.DefinedType) {
	s.PrintParams(p, t.SyntaxParams())
}

// A madeAttrSyntax is a madeTypeSyntax of an attribute.
type madeAttrSyntax struct {
	*asm.ParamsFormat
	maker
	def *ir.AttributeDefinition
}

// ParseDefinedAttr parses the parameters and calls the builder.
func (s madeAttrSyntax) ParseDefinedAttr(p *asm.Parser, t ir.Type) ir.Attribute {
	at := p.Pos()
	params := s.ParseTypedParams(p, t)
	if s.unknown(p, at, s.def.Name) {
		verifyMade(p, at, s.def.Verify, params)
		return p.Context().DefinedAttr(s.def, params)
	}
	return cppapi.AsAttribute(s.make(p, at, params))
}

// PrintDefinedAttr prints the parameters.
func (s madeAttrSyntax) PrintDefinedAttr(p *ir.Printer, a *ir.DefinedAttr) {
	s.PrintParams(p, a.Params)
}

// unknown reports whether the builder cannot be run, which is an error unless the parameters are
// assumed to be those that it would pass on.
func (m maker) unknown(p *asm.Parser, at uint32, class string) bool {
	if m.err == nil {
		return false
	}
	reason := fmt.Sprintf("the builder 'get' of %s cannot be run: %v", class, m.err)
	if assume := p.Context().AssumeUnknown; assume != nil {
		assume(reason)
		return true
	}
	p.FailPlainf(at, "%s", reason)
	return true
}

func verifyMade(p *asm.Parser, at uint32, verify func([]ir.Param) error, params []ir.Param) {
	if verify == nil {
		return
	}
	if err := verify(params); err != nil {
		p.FailPlainf(at, "%s", err)
	}
}

// make calls the builder with the context and parameters, which were parsed from an offset on.
func (m maker) make(p *asm.Parser, at uint32, params []ir.Param) cxx.Value {
	args := []cxx.Value{cxx.Obj(p.Context())}
	for i, x := range params {
		args = append(args, cppapi.ParamValueAs(x, m.get.Params[i+1]))
	}
	return cppapi.Make(p, at, m.get, args...)
}
