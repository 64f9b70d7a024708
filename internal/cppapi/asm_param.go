package cppapi

import (
	"errors"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A ParamSource is the C++ that parses and prints a parameter of a type or an attribute;
// either text may be empty.
type ParamSource struct {
	Parser  string // an expression of the parser $_parser, which is a FailureOr
	Printer string // an expression of the printer $_printer and the value $_self
}

// sourceParam is the syntax of a parameter in C++, where there is C++ for it.
type sourceParam struct {
	asm.ParamSyntax // the syntax of the parameter's type; it may be nil
	parse, print    *cxx.Program
	typ             *cxx.Type
	def             *ir.ParamDef
}

// ParamSyntax returns the syntax of a parameter of a C++ type. Functions that are not in C++
// are left to otherwise.
func (a *API) ParamSyntax(src ParamSource, t *cxx.Type, def *ir.ParamDef, namespaces []string, otherwise asm.ParamSyntax) (asm.ParamSyntax, error) {
	s := &sourceParam{ParamSyntax: otherwise, typ: t, def: def}
	compile := func(text string, result *cxx.Type, slots ...cxx.Slot) (*cxx.Program, error) {
		if text == "" {
			return nil, nil
		}
		n, err := cxx.Parse(text)
		if err != nil {
			return nil, err
		}
		slots = append(slots, cxx.Slot{Name: "$_ctxt", Type: a.Context.Type()}, cxx.Slot{Name: "$_builder", Type: a.Builder.Type()})
		env := a.Env(namespaces)
		env.Slots, env.Result = slots, result
		p := a.Compile(n, env)
		if !p.Complete() {
			return nil, errors.New(p.Problems[0].Message)
		}
		return p, nil
	}
	var err error
	if s.parse, err = compile(src.Parser, cxx.OptionalOf(t), cxx.Slot{Name: "$_parser", Type: a.classes["AsmParser"].Type()}); err != nil {
		return nil, err
	}
	s.print, err = compile(src.Printer, nil, cxx.Slot{Name: "$_printer", Type: a.classes["AsmPrinter"].Type()}, cxx.Slot{Name: "$_self", Type: t})
	return s, err
}

// ReadsAs returns the syntax in which values are read, nil if the definition has a parser.
func (s *sourceParam) ReadsAs() asm.ParamSyntax {
	if s.parse != nil {
		return nil
	}
	return s.ParamSyntax
}

// ParseParam evaluates the parser.
func (s *sourceParam) ParseParam(p *asm.Parser) ir.Param {
	if s.parse == nil {
		return s.ParamSyntax.ParseParam(p)
	}
	at := p.Pos()
	var d diag.List
	m := cxx.Machine{Host: &Diagnostics{List: &d}}
	v, err := s.parse.Run(&m, []cxx.Value{cxx.Obj(p), cxx.Obj(p.Context()), cxx.Obj(p.Context())})
	for _, x := range d {
		p.Report(x)
	}
	if err != nil {
		p.Failf(at, "cannot be parsed: %v", err)
	}
	x, ok := ParamOf(v, s.typ, s.def)
	if v.IsNone() || !ok {
		p.Stop()
	}
	return x
}

// PrintParam evaluates the printer.
func (s *sourceParam) PrintParam(p *ir.Printer, x ir.Param) {
	if s.print == nil {
		s.ParamSyntax.PrintParam(p, x)
		return
	}
	ctx := cxx.Null // known only of a type or an attribute
	switch x := x.(type) {
	case ir.Type:
		ctx = cxx.Obj(x.Context())
	case ir.Attribute:
		ctx = cxx.Obj(x.Context())
	}
	if _, err := s.print.Eval([]cxx.Value{cxx.Obj(p), ParamValueAs(x, s.typ), ctx, ctx}); err != nil {
		unprintable(p, err)
	}
}
