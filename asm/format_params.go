package asm

import (
	"fmt"
	"strconv"
	"sync"

	"github.com/mica-ir/mica/asm/format"
	"github.com/mica-ir/mica/ir"
)

func uintText(v uint64) string { return strconv.FormatUint(v, 10) }

// ParamsOptions is what the format of a type or an attribute needs to know of it.
type ParamsOptions struct {
	Name    string // of the definition, as messages show it
	Dialect string // whose custom directives are looked for
	Defs    []ir.ParamDef
	Params  []ParamSyntax // by parameter
	// SelfType is the index of the parameter that is the type of an attribute,
	// which stands after it; -1 for none.
	SelfType int
}

// A ParamsFormat is the form of a type or an attribute that a format describes.
type ParamsFormat struct {
	prog    *format.Program
	o       ParamsOptions
	customs map[*format.Custom]*ParamDirective
	missing []string
}

// NewParamsFormat makes a syntax of a program that was checked against
// [FormatParameters] of the same options.
func NewParamsFormat(prog *format.Program, o ParamsOptions) *ParamsFormat {
	f := &ParamsFormat{prog: prog, o: o, customs: map[*format.Custom]*ParamDirective{}}
	f.findCustoms(prog.Elements)
	return f
}

// FormatParameters returns what the format of a type or an attribute may name.
func FormatParameters(o *ParamsOptions) *format.Parameters {
	ps := &format.Parameters{Name: o.Name}
	for i := range o.Defs {
		self := i == o.SelfType
		ps.List = append(ps.List, format.Parameter{Name: o.Defs[i].Name, Optional: o.Defs[i].Optional || self, SelfType: self})
	}
	return ps
}

// MissingDirectives returns the names of the custom directives that nobody has registered.
func (f *ParamsFormat) MissingDirectives() []string { return f.missing }

// A ParamDirective is the Go form of a custom directive in the format of a type
// or an attribute.
type ParamDirective struct {
	// Parse parses the text. Where the directive starts an optional group,
	// present tells whether it is there; else it does not matter.
	Parse func(p *Parser, a *ParamArgs) (present, ok bool)
	Print func(p *ir.Printer, a *ParamArgs)
}

// ParamArgs is the arguments of a directive, numbered as in the format.
type ParamArgs struct {
	params []ir.Param
	set    []bool
	args   []format.Element
}

// Len returns the number of arguments.
func (a *ParamArgs) Len() int { return len(a.args) }

// Text returns an argument that is a string or C++ code.
func (a *ParamArgs) Text(i int) string {
	if s, ok := a.args[i].(*format.String); ok {
		return s.Text
	}
	return ""
}

func (a *ParamArgs) index(i int) int {
	e := a.args[i]
	if r, ok := e.(*format.Ref); ok {
		e = r.Arg
	}
	return e.(*format.Param).Index
}

// Param returns the parameter of an argument.
func (a *ParamArgs) Param(i int) ir.Param { return a.params[a.index(i)] }

// Set gives the parameter of an argument.
func (a *ParamArgs) Set(i int, v ir.Param) {
	k := a.index(i)
	a.params[k], a.set[k] = v, true
}

var paramDirectives = struct {
	sync.RWMutex
	m map[[2]string]*ParamDirective
}{m: map[[2]string]*ParamDirective{}}

// RegisterParamDirective is [RegisterDirective] for types and attributes.
func RegisterParamDirective(dialect, name string, d *ParamDirective) {
	paramDirectives.Lock()
	defer paramDirectives.Unlock()
	paramDirectives.m[[2]string{dialect, name}] = d
}

// LookupParamDirective is [LookupDirective] for types and attributes.
func LookupParamDirective(dialect, name string) *ParamDirective {
	paramDirectives.RLock()
	defer paramDirectives.RUnlock()
	if d := paramDirectives.m[[2]string{dialect, name}]; d != nil {
		return d
	}
	return paramDirectives.m[[2]string{"", name}]
}

func (f *ParamsFormat) findCustoms(list []format.Element) {
	for _, e := range list {
		switch e := e.(type) {
		case *format.Custom:
			d := LookupParamDirective(f.o.Dialect, e.Name)
			if f.customs[e] = d; d == nil {
				f.missing = append(f.missing, e.Name)
			}
		case *format.Struct:
			f.findCustoms(e.Fields)
		case *format.Optional:
			f.findCustoms(e.Then)
			f.findCustoms(e.Else)
		}
	}
}

// deflt returns the value of a parameter that the text does not show.
func (f *ParamsFormat) deflt(i int, ctx *ir.Context) ir.Param {
	if d := f.o.Defs[i].Default; d != nil || i != f.o.SelfType || ctx == nil {
		return d
	}
	return ctx.NoneType()
}

// isDefault reports whether a parameter has the value that is not printed.
func (f *ParamsFormat) isDefault(i int, v ir.Param) bool {
	d := &f.o.Defs[i]
	if !d.Optional {
		return false
	}
	if d.Default == nil {
		list, ok := v.(ir.ParamList)
		return v == nil || ok && len(list) == 0
	}
	return ir.EqualParam(v, d.Default)
}

// ParseParams parses what follows the mnemonic.
func (f *ParamsFormat) ParseParams(p *Parser) ([]ir.Param, bool) { return f.ParseTypedParams(p, nil) }

// ParseTypedParams parses what follows the mnemonic of an attribute of which a
// type is expected, which may be nil.
func (f *ParamsFormat) ParseTypedParams(p *Parser, t ir.Type) ([]ir.Param, bool) {
	n := len(f.o.Defs)
	r := &paramsReader{f: f, p: p, params: make([]ir.Param, n), set: make([]bool, n)}
	for i := range r.params {
		r.params[i] = f.deflt(i, p.ctx)
	}
	if i := f.o.SelfType; i >= 0 && t != nil {
		r.params[i], r.set[i] = t, true
	}
	if !r.list(f.prog.Elements) {
		return nil, false
	}
	return r.params, true
}

// paramsReader parses a format; params starts with the default values.
type paramsReader struct {
	f      *ParamsFormat
	p      *Parser
	params []ir.Param
	set    []bool
}

func (r *paramsReader) list(list []format.Element) bool {
	for _, e := range list {
		if !r.element(e) {
			return false
		}
	}
	return true
}

func (r *paramsReader) element(e format.Element) bool {
	switch e := e.(type) {
	case *format.Literal:
		if k, ok := PunctOf(e.Text); ok {
			return r.p.Punct(k)
		}
		return r.p.ParseKeyword(e.Text, "")
	case *format.Blank:
		return true
	case *format.Param:
		return r.param(e)
	case *format.ParamList:
		return r.paramList(e)
	case *format.Struct:
		return r.structure(e)
	case *format.Custom:
		_, ok := r.custom(e)
		return ok
	case *format.Optional:
		return r.optional(e)
	}
	panic(fmt.Sprintf("asm: format element %T", e))
}

func (r *paramsReader) param(e *format.Param) bool {
	d := &r.f.o.Defs[e.Index]
	v, ok := r.f.o.Params[e.Index].ParseParam(r.p)
	if !ok {
		return r.p.Errorf(r.p.tok.start, "failed to parse %s parameter '%s' which is to be a `%s`", r.f.o.Name, d.Name, d.CppType)
	}
	r.params[e.Index], r.set[e.Index] = v, true
	return true
}

func (r *paramsReader) custom(e *format.Custom) (present, ok bool) {
	d := r.f.customs[e]
	at := r.p.tok.start
	if d == nil || d.Parse == nil {
		return false, r.p.Errorf(at, "custom directive '%s' of '%s' is not implemented", e.Name, r.f.o.Name)
	}
	a := &ParamArgs{r.params, r.set, e.Args}
	errors := r.p.errors
	present, ok = d.Parse(r.p, a)
	if !ok {
		if r.p.errors == errors {
			r.p.Errorf(at, "custom directive '%s' of '%s' failed without a message", e.Name, r.f.o.Name)
		}
		return present, false
	}
	for _, x := range e.Args {
		v, _ := x.(*format.Param)
		if v != nil && present && !r.set[v.Index] && !r.f.o.Defs[v.Index].Optional {
			return true, r.p.Errorf(at, "custom parser failed to parse parameter '%s'", r.f.o.Defs[v.Index].Name)
		}
	}
	return present, true
}

// paramList parses parameters with commas between them. Where only optional ones
// follow, the list may end.
func (r *paramsReader) paramList(e *format.ParamList) bool {
	required := 0 // parameters up to here cannot be left out
	for i, v := range e.Params {
		if !r.f.o.Defs[v.Index].Optional {
			required = i
		}
	}
	for i, v := range e.Params {
		if !r.param(v) {
			return false
		}
		if i == len(e.Params)-1 || r.f.isDefault(v.Index, r.params[v.Index]) {
			continue
		}
		if i < required {
			if !r.p.Punct(Comma) {
				return false
			}
		} else if !r.p.consumeIf(Comma) {
			break
		}
	}
	return true
}

func (r *paramsReader) structure(e *format.Struct) bool {
	required, optional := 0, 0
	for _, x := range e.Fields {
		if r.f.o.Defs[format.Field(x).Index].Optional {
			optional++
		} else {
			required++
		}
	}
	seen := make([]bool, len(e.Fields))
	if required == 0 && !r.p.isKeywordLike() {
		return true
	}
	for n := 0; ; n++ {
		if !r.field(e, seen) {
			return false
		}
		if optional == 0 {
			if n == len(e.Fields)-1 {
				return true
			}
			if !r.p.Punct(Comma) {
				return false
			}
			continue
		}
		if !r.p.consumeIf(Comma) {
			break
		}
	}
	for i, x := range e.Fields {
		if d := &r.f.o.Defs[format.Field(x).Index]; !seen[i] && !d.Optional {
			return r.p.Errorf(r.p.tok.start, "struct is missing required parameter: %s", d.Name)
		}
	}
	return true
}

// field parses `name = value`.
func (r *paramsReader) field(e *format.Struct, seen []bool) bool {
	name, ok := r.p.ParseAnyKeyword()
	if !ok {
		return r.p.Errorf(r.p.tok.start, "expected a parameter name in struct")
	}
	if !r.p.Punct(Equal) {
		return false
	}
	for i, x := range e.Fields {
		if !seen[i] && r.f.o.Defs[format.Field(x).Index].Name == name {
			seen[i] = true
			return r.element(x)
		}
	}
	return r.p.Errorf(r.p.tok.start, "duplicate or unknown struct parameter name: %s", name)
}

func (r *paramsReader) optional(e *format.Optional) bool {
	list := e.Then
	for {
		if _, blank := list[0].(*format.Blank); !blank {
			break
		}
		list = list[1:]
	}
	present, ok := true, true
	switch first := list[0].(type) {
	case *format.Literal:
		if k, punct := PunctOf(first.Text); punct {
			present = r.p.consumeIf(k)
		} else {
			present = r.p.ParseOptionalKeyword(first.Text)
		}
	case *format.Param:
		ok = r.param(first)
		present = truth(r.params[first.Index])
	case *format.Custom:
		present, ok = r.custom(first)
	}
	if !ok {
		return false
	}
	if present {
		return r.list(list[1:])
	}
	return r.list(e.Else)
}

// truth tells whether a parameter counts as true in C++.
func truth(v ir.Param) bool {
	switch v := v.(type) {
	case nil:
		return false
	case bool:
		return v
	case int64:
		return v != 0
	case uint64:
		return v != 0
	case ir.ParamList:
		return len(v) > 0
	}
	return true
}

// PrintParams prints what follows the mnemonic.
func (f *ParamsFormat) PrintParams(p *ir.Printer, params []ir.Param) {
	f.printList(p, params, f.prog.Elements)
}

func (f *ParamsFormat) printList(p *ir.Printer, params []ir.Param, list []format.Element) {
	space := func(s format.Spaced) {
		if s.Space {
			p.Byte(' ')
		}
	}
	for _, e := range list {
		switch e := e.(type) {
		case *format.Literal:
			space(e.Spaced)
			p.Text(e.Text)
		case *format.Blank:
			p.Text(e.Text)
		case *format.Param:
			if !f.isDefault(e.Index, params[e.Index]) {
				space(e.Spaced)
				f.printParam(p, params, e)
			}
		case *format.ParamList:
			space(e.Spaced)
			first := true
			for _, v := range e.Params {
				if f.isDefault(v.Index, params[v.Index]) {
					continue
				}
				if !first {
					p.Text(", ")
				}
				first = false
				f.printParam(p, params, v)
			}
		case *format.Struct:
			space(e.Spaced)
			f.printStruct(p, params, e)
		case *format.Custom:
			space(e.Spaced)
			f.printCustom(p, params, e)
		case *format.Optional:
			if f.holds(params, e.Anchor) != e.Inverted {
				f.printList(p, params, e.Then)
			} else {
				f.printList(p, params, e.Else)
			}
		default:
			panic(fmt.Sprintf("asm: format element %T", e))
		}
	}
}

func (f *ParamsFormat) printParam(p *ir.Printer, params []ir.Param, e *format.Param) {
	s := f.o.Params[e.Index]
	if e.Qualified {
		s = qualifiedParam{s}
	}
	s.PrintParam(p, params[e.Index])
}

func (f *ParamsFormat) printStruct(p *ir.Printer, params []ir.Param, e *format.Struct) {
	first := true
	for _, x := range e.Fields {
		v := format.Field(x)
		if f.isDefault(v.Index, params[v.Index]) {
			continue
		}
		if !first {
			p.Text(", ")
		}
		first = false
		p.Text(f.o.Defs[v.Index].Name)
		p.Text(" = ")
		if c, ok := x.(*format.Custom); ok {
			f.printCustom(p, params, c)
			continue
		}
		f.printParam(p, params, v)
	}
}

func (f *ParamsFormat) printCustom(p *ir.Printer, params []ir.Param, e *format.Custom) {
	d := f.customs[e]
	if d == nil || d.Print == nil {
		p.Text("<<custom directive " + e.Name + " is not implemented>>")
		return
	}
	d.Print(p, &ParamArgs{params: params, args: e.Args})
}

// holds tells whether the anchor of an optional group has something to print.
func (f *ParamsFormat) holds(params []ir.Param, anchor format.Element) bool {
	shown := func(v *format.Param) bool { return !f.isDefault(v.Index, params[v.Index]) }
	switch a := anchor.(type) {
	case *format.Param:
		return shown(a)
	case *format.ParamList:
		for _, v := range a.Params {
			if shown(v) {
				return true
			}
		}
	case *format.Struct:
		for _, x := range a.Fields {
			if shown(format.Field(x)) {
				return true
			}
		}
	case *format.Custom:
		for _, x := range a.Args {
			if v, ok := x.(*format.Param); ok && shown(v) {
				return true
			}
		}
	}
	return false
}
