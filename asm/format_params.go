package asm

import (
	"fmt"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// ParamsOptions describes a type or attribute for its format.
type ParamsOptions struct {
	Name   string // of the definition, as messages show it
	Defs   []ir.ParamDef
	Params []ParamSyntax // by parameter
	// SelfType is the index of the parameter that is the type of an attribute,
	// which is after it; -1 for none.
	SelfType int
	// Directives are the custom directives by name.
	Directives map[string]*ParamDirective
	// Reasons explains why directives are missing, by name.
	Reasons map[string]string
}

// A ParamsFormat is the form of a type or an attribute that a format describes.
type ParamsFormat struct {
	o       ParamsOptions
	steps   []paramStep
	missing []string
}

// NewParamsFormat creates a syntax from a program that was checked against
// [FormatParameters] of the same options.
func NewParamsFormat(prog *format.Program, o ParamsOptions) *ParamsFormat {
	f := &ParamsFormat{o: o}
	f.steps = f.compile(prog.Elements)
	return f
}

// FormatParameters returns the parameters that the format of a type or an attribute may
// refer to.
func FormatParameters(o *ParamsOptions) *format.Parameters {
	ps := &format.Parameters{Name: o.Name}
	for i := range o.Defs {
		self := i == o.SelfType
		x := format.Parameter{Name: o.Defs[i].Name, Optional: o.Defs[i].Optional || self, SelfType: self}
		if i < len(o.Params) {
			x.First = firstOf(o.Params[i])
		}
		ps.List = append(ps.List, x)
	}
	return ps
}

// MissingDirectives returns the names of the custom directives that the options do not have.
func (f *ParamsFormat) MissingDirectives() []string { return f.missing }

// A ParamDirective is the Go form of a custom directive in the format of a type
// or an attribute.
type ParamDirective struct {
	// Parse parses the text. Where the directive starts an optional group, present reports
	// whether the text is present; otherwise it is ignored.
	Parse func(p *Parser, a *ParamArgs) (present bool)
	Print func(p *ir.Printer, a *ParamArgs)
}

// ParamArgs is the arguments of a directive, numbered as in the format.
type ParamArgs struct {
	params []ir.Param
	set    []bool
	args   []paramArg
}

// A paramArg is a parameter, or a text where index is negative.
type paramArg struct {
	index int
	ref   bool
	text  string
}

// Len returns the number of arguments.
func (a *ParamArgs) Len() int { return len(a.args) }

// Text returns an argument that is a string or C++ code.
func (a *ParamArgs) Text(i int) string { return a.args[i].text }

// Index returns the number of the parameter that an argument is, or -1 for a text, and
// whether the parser is given its value.
func (a *ParamArgs) Index(i int) (param int, ref bool) { return a.args[i].index, a.args[i].ref }

// Param returns the parameter of an argument.
func (a *ParamArgs) Param(i int) ir.Param { return a.params[a.args[i].index] }

// Set sets the parameter of an argument.
func (a *ParamArgs) Set(i int, v ir.Param) {
	k := a.args[i].index
	a.params[k], a.set[k] = v, true
}

// A paramOp is the action of a step.
type paramOp uint8

const (
	paramPunct paramOp = iota
	paramWord
	paramBlank
	paramValue
	paramList
	paramStruct
	paramCustom
	paramOptional
)

// A paramStep is an element of the format of a type or an attribute.
type paramStep struct {
	op     paramOp
	space  bool // before it, when it is printed
	punct  Kind
	text   string
	index  int           // of paramValue
	syntax ParamSyntax   // of paramValue
	first  *format.First // of an optional paramValue
	print  ParamSyntax   // of paramValue

	fields             []paramStep // of paramList and paramStruct
	required, optional int         // numbers of fields
	lastRequired       int         // the fields after this one can be omitted

	custom *ParamDirective
	args   []paramArg

	then, els []paramStep // then has the first element at skip
	skip      int
	anchors   []int // the group is printed if one of these is
	inverted  bool
}

func (f *ParamsFormat) compile(list []format.Element) []paramStep {
	var steps []paramStep
	for _, e := range list {
		steps = append(steps, f.compileElement(e))
	}
	return steps
}

func (f *ParamsFormat) compileElement(e format.Element) paramStep {
	switch e := e.(type) {
	case *format.Literal:
		s := paramStep{op: paramWord, space: e.Space, text: e.Text}
		if k, ok := PunctOf(e.Text); ok {
			s.op, s.punct = paramPunct, k
		}
		return s
	case *format.Blank:
		return paramStep{op: paramBlank, text: e.Text}
	case *format.Param:
		s := paramStep{op: paramValue, space: e.Space, index: e.Index, syntax: missingParam{}}
		if e.Index < len(f.o.Params) && f.o.Params[e.Index] != nil {
			s.syntax = f.o.Params[e.Index]
			if f.o.Defs[e.Index].Optional {
				s.first = firstOf(s.syntax)
			}
		}
		s.print = s.syntax
		if e.Qualified {
			s.print = qualifiedParam{s.syntax}
		}
		return s
	case *format.ParamList:
		var fields []format.Element
		for _, v := range e.Params {
			fields = append(fields, v)
		}
		return f.compileFields(paramStep{op: paramList, space: e.Space}, fields)
	case *format.Struct:
		return f.compileFields(paramStep{op: paramStruct, space: e.Space}, e.Fields)
	case *format.Custom:
		s := paramStep{op: paramCustom, space: e.Space, text: e.Name, custom: f.o.Directives[e.Name]}
		if s.custom == nil {
			f.missing = append(f.missing, e.Name)
		}
		for _, x := range e.Args {
			s.args = append(s.args, compileArg(x))
		}
		s.index = s.args[0].index
		return s
	case *format.Optional:
		s := paramStep{op: paramOptional, then: f.compile(e.Then), els: f.compile(e.Else), inverted: e.Inverted, anchors: anchorsOf(e.Anchor)}
		for s.then[s.skip].op == paramBlank {
			s.skip++
		}
		return s
	}
	panic(fmt.Sprintf("asm: format element %T", e))
}

func (f *ParamsFormat) compileFields(s paramStep, fields []format.Element) paramStep {
	s.fields = f.compile(fields)
	for i := range s.fields {
		if f.o.Defs[s.fields[i].index].Optional {
			s.optional++
		} else {
			s.required++
			s.lastRequired = i
		}
	}
	return s
}

func compileArg(e format.Element) paramArg {
	switch e := e.(type) {
	case *format.String:
		return paramArg{index: -1, text: e.Text}
	case *format.Ref:
		a := compileArg(e.Arg)
		a.ref = true
		return a
	case *format.Param:
		return paramArg{index: e.Index}
	}
	panic(fmt.Sprintf("asm: %T as an argument", e))
}

// anchorsOf returns the parameters in e; an optional group is printed if any of them is
// present.
func anchorsOf(e format.Element) []int {
	var is []int
	add := func(list []format.Element) {
		for _, x := range list {
			if v, ok := x.(*format.Param); ok {
				is = append(is, v.Index)
			}
		}
	}
	switch e := e.(type) {
	case *format.Param:
		is = []int{e.Index}
	case *format.ParamList:
		for _, v := range e.Params {
			is = append(is, v.Index)
		}
	case *format.Struct:
		for _, x := range e.Fields {
			is = append(is, format.Field(x).Index)
		}
	case *format.Custom:
		add(e.Args)
	}
	return is
}

// missingParam is the syntax of a parameter without a known textual form.
type missingParam struct{}

func (missingParam) ParseParam(p *Parser) ir.Param {
	p.Failf(p.tok.start, "the parameter has no syntax")
	return nil
}

func (missingParam) PrintParam(p *ir.Printer, _ ir.Param) { p.Missing("<<no syntax>>") }
