package cppapi

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A parseCall is a call of a method of mlir::AsmParser. Its methods end with the first
// error, as those of [asm.Parser] do; the C++ method then returns failure.
type parseCall struct {
	*asm.Parser
	op   *asm.OpParser // nil where no operation is parsed
	m    *cxx.Machine
	args []cxx.Value // without the parser
}

// parserOf returns the parser that an object of the class AsmParser is.
func parserOf(x any) (*asm.Parser, *asm.OpParser) {
	switch p := x.(type) {
	case *asm.OpParser:
		return &p.Parser, p
	case *asm.Parser:
		return p, nil
	}
	return nil, nil
}

// store assigns to an argument that is a variable, or the address of one.
func (p *parseCall) store(i int, v cxx.Value) {
	c := p.args[i].Cell()
	if c == nil {
		p.m.Failf("what is parsed must be stored in a variable")
		p.Stop()
	}
	c.Store(v)
}

// add appends to an argument that is a list.
func (p *parseCall) add(i int, vals ...cxx.Value) {
	if !p.args[i].Append(vals...) {
		p.m.Failf("a list that cannot be changed")
		p.Stop()
	}
}

func (p *parseCall) addTypes(i int, ts []ir.Type) {
	for _, t := range ts {
		p.add(i, typeOf(t))
	}
}

// flag returns an optional argument that is a bool.
func (p *parseCall) flag(i int) bool { return i < len(p.args) && p.args[i].Bool() }

// typeArg returns an optional argument that is a type, nil if it is not given.
func (p *parseCall) typeArg(i int) ir.Type {
	if i < 0 || i >= len(p.args) {
		return nil
	}
	return AsType(p.args[i])
}

// attrs returns the list of attributes that an argument is.
func (p *parseCall) attrs(i int) *NamedAttrs {
	list, ok := p.args[i].Obj().(*NamedAttrs)
	if !ok {
		p.m.Failf("no list of attributes")
		p.Stop()
	}
	return list
}

// element calls a function that parses an element of a list.
func (p *parseCall) element(f *cxx.Callable, args ...cxx.Value) {
	if v := f.Call(p.m, args...); p.m.Failed() || !v.Bool() {
		p.Stop()
	}
}

// Parse calls a function that parses: its result, unless it is a ParseResult. The parse
// ends if it fails.
func Parse(p *asm.Parser, f *cxx.Func, args ...cxx.Value) cxx.Value {
	v := evaluate(p, f, args...)
	failed := v.IsNull()
	switch f.Result.Kind {
	case cxx.KindEnum, cxx.KindBool:
		failed = !v.Bool()
	case cxx.KindOptional:
		failed = v.IsNone()
	}
	if failed {
		p.Stop()
	}
	return v
}

// parsed calls a function that returns a ParseResult, a type that one converts to, or an OptionalParseResult. It
// reports whether the text is present, and whether it was parsed without errors.
func parsed(p *asm.Parser, f *cxx.Func, args ...cxx.Value) (found, ok bool) {
	v := evaluate(p, f, args...)
	switch {
	case v.IsNone():
		return false, true
	case f.Result == cxx.TypeBool: // a ParseResult converts to true if it is a failure
		return !v.Bool(), !v.Bool()
	}
	return v.Bool(), v.Bool()
}

// evaluate calls a function that parses.
func evaluate(p *asm.Parser, f *cxx.Func, args ...cxx.Value) cxx.Value {
	var d diag.List
	at := p.Pos()
	v, err := f.Invoke(&Diagnostics{List: &d}, args...)
	for _, x := range d {
		p.Report(x)
	}
	if err != nil {
		p.Failf(at, "cannot be parsed: %v", err)
	}
	return v
}

// Make calls a function that builds a type or an attribute from text parsed at an offset, and reports its errors
// there.
func Make(p *asm.Parser, at uint32, f *cxx.Func, args ...cxx.Value) cxx.Value {
	var d diag.List
	v, err := f.Invoke(&Diagnostics{List: &d}, args...)
	for _, x := range d {
		p.Report(x)
	}
	if err != nil {
		p.FailPlainf(at, "%v", err)
	}
	if v.IsNull() {
		p.Stop()
	}
	return v
}

// Print calls a function that prints.
func Print(p *ir.Printer, f *cxx.Func, args ...cxx.Value) {
	if _, err := f.Invoke(nil, args...); err != nil {
		unprintable(p, err)
	}
}

// unprintable records that something cannot be printed. In a message, which cannot fail, it prints the reason
// instead.
func unprintable(p *ir.Printer, err error) {
	err = fmt.Errorf("cannot be printed: %w", err)
	p.Fail(err)
	p.Text("<<" + err.Error() + ">>")
}

// A presence is the kind of result of a method: whether it failed, and for optional text whether that was there.
type presence uint8

const (
	required presence = iota // ParseResult
	ifFound                  // ParseResult, a failure without an error if the text is absent
	optional                 // OptionalParseResult
)

// result returns the C++ type of the method's result.
func (k presence) result() *cxx.Type {
	if k == optional {
		return cxx.OptionalOf(cxx.ParseResult())
	}
	return cxx.ParseResult()
}

// call returns the function for a method's implementation f, which reports whether the text was present.
func (k presence) call(f func(p *parseCall) bool) func(m *cxx.Machine, args []cxx.Value) cxx.Value {
	return func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		p := parseCall{m: m, args: args[1:]}
		p.Parser, p.op = parserOf(args[0].Obj())
		found := true
		ok := p.Try(func() { found = f(&p) })
		switch {
		case ok && !found && k == optional:
			return cxx.None
		case k == required:
			return cxx.Bool(ok)
		}
		return cxx.Bool(ok && found)
	}
}

// A parserParam is a parameter of a method, which may be a reference to a variable.
type parserParam struct {
	t   *cxx.Type
	ref bool
}

func in(t *cxx.Type) parserParam  { return parserParam{t, false} }
func out(t *cxx.Type) parserParam { return parserParam{t, true} }

// parserMethod registers a method of a parser; the last omit parameters are optional.
func parserMethod(c *cxx.Class, name string, k presence, params []parserParam, omit int, f func(p *parseCall) bool) {
	fn := &cxx.Func{Result: k.result(), Optional: omit, Call: k.call(f)}
	for _, q := range params {
		fn.Params, fn.Refs = append(fn.Params, q.t), append(fn.Refs, q.ref)
	}
	c.Method(name, fn)
}

// asmParsers registers mlir::AsmParser and mlir::OpAsmParser.
func (a *API) asmParsers() {
	loc := a.Registry.Class("llvm::SMLoc")
	loc.IsA = cxx.Is[*sourceLoc]
	loc.Method("isValid", &cxx.Func{Result: cxx.TypeBool, NullOK: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Bool(!args[0].IsNull())
	}})
	p := a.class("AsmParser")
	p.IsA = func(x any) bool { q, _ := parserOf(x); return q != nil }
	op := a.class("OpAsmParser", p)
	op.IsA = cxx.Is[*asm.OpParser]
	a.Registry.Alias("mlir::DialectAsmParser", p.Type())
	a.delimiters()
	a.namedAttrList()
	a.parserPlaces(p, loc)
	a.parserPunctuation(p)
	a.parserLists(p)
	a.parserWords(p)
	a.parserNumbers(p)
	a.parserTypes(p)
	a.parserAttributes(p)
	a.fieldParsers()
	a.operandParsers(op)
	a.regionParsers(op)
	a.Registry.Template("std::unique_ptr", func(args []*cxx.Type) *cxx.Type {
		if len(args) != 1 || args[0] == nil || args[0].Kind != cxx.KindObject {
			return nil
		}
		return args[0]
	})
	a.Registry.Func("std::make_unique", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if t := s.TemplateType(0); t != a.Region.Type() || s.NumArgs() != 0 {
			return nil
		}
		return &cxx.Func{Result: a.Region.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(ir.NewRegion()) }}
	}})
}

// A sourceLoc is an llvm::SMLoc: an offset in the text.
type sourceLoc struct{ pos uint32 }

// posOf returns an offset, that of the current token if the location is not valid.
func posOf(p *asm.Parser, v cxx.Value) uint32 {
	if l, ok := v.Obj().(*sourceLoc); ok {
		return l.pos
	}
	return p.Pos()
}

func (a *API) parserPlaces(c, loc *cxx.Class) {
	at := func(name string, f func(p *asm.Parser, op *asm.OpParser) uint32) {
		c.Method(name, &cxx.Func{Result: loc.Type(), Get: func(x any) cxx.Value { return cxx.Obj(&sourceLoc{f(parserOf(x))}) }})
	}
	at("getCurrentLocation", func(p *asm.Parser, _ *asm.OpParser) uint32 { return p.Pos() })
	at("getNameLoc", func(p *asm.Parser, op *asm.OpParser) uint32 {
		if op != nil {
			return op.NamePos()
		}
		return p.NamePos()
	})
	context := func(x any) cxx.Value { p, _ := parserOf(x); return cxx.Obj(p.Context()) }
	c.Method("getContext", &cxx.Func{Result: a.Context.Type(), Get: context})
	c.Method("getBuilder", &cxx.Func{Result: a.Builder.Type(), Get: context})
	c.Method("getEncodedSourceLoc", &cxx.Func{Params: []*cxx.Type{loc.Type()}, Result: a.Location.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		p, _ := parserOf(args[0].Obj())
		return cxx.Obj(p.Location(posOf(p, args[1])))
	}})
	c.Method("emitError", &cxx.Func{Params: []*cxx.Type{loc.Type(), cxx.TypeString}, Optional: 1, Result: a.classes["InFlightDiagnostic"].Type(),
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if !m.Step(diagnosticCost) {
				return cxx.Value{}
			}
			p, _ := parserOf(args[0].Obj())
			message := ""
			if len(args) > 2 {
				message = args[2].Str()
			}
			return cxx.Obj(p.Error(posOf(p, args[1]), "%s", message))
		}})
	c.Method("getChecked", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func { return a.getChecked(s, loc) }})
}

// getChecked is getChecked<T>(loc, args...), with a location or without: T::get, after a verification whose
// errors are reported at the location.
func (a *API) getChecked(s *cxx.Site, loc *cxx.Class) *cxx.Func {
	t := s.TemplateType(0)
	if t == nil || t.Class == nil {
		return nil
	}
	skip := 0
	if s.NumArgs() > 0 && cxx.Same(s.ArgType(0), loc.Type()) {
		skip = 1
	}
	for _, f := range t.Class.StaticFuncs("get") {
		n := s.NumArgs() - skip
		if f.Call == nil || n < len(f.Params)-f.Optional || n > len(f.Params) || !a.fits(s, skip, f.Params) {
			continue
		}
		call := f.Call
		params := append(append([]*cxx.Type{}, []*cxx.Type{loc.Type()}[:skip]...), f.Params...)
		return &cxx.Func{Params: params, Optional: f.Optional, Result: f.Result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			p, op := parserOf(args[0].Obj())
			at := p.NamePos()
			switch {
			case skip == 1:
				at = posOf(p, args[1])
			case op != nil:
				at = op.NamePos()
			}
			outer := m.Host
			m.Host = &checkedMaking{}
			v := call(m, args[1+skip:])
			making := m.Host.(*checkedMaking)
			m.Host = outer
			if making.invalid != nil {
				p.Error(at, "%s", making.invalid)
				return cxx.Null
			}
			return v
		}}
	}
	return nil
}

// getCheckedOf is T::getChecked(emitError, args...): T::get, after a verification whose errors are appended to
// the diagnostic that emitError returns, or reported if it is a location.
func (a *API) getCheckedOf(c *cxx.Class, s *cxx.Site) *cxx.Func {
	if s.NumArgs() == 0 {
		return nil
	}
	var report func(m *cxx.Machine, to cxx.Value, invalid error)
	if isObjectOf(s.ArgType(0), a.Location) {
		report = reportAt
	} else if emit := s.Callable(0); emit != nil {
		report = func(m *cxx.Machine, _ cxx.Value, invalid error) {
			if d, ok := emit.Call(m).Obj().(*diag.Diagnostic); ok {
				d.Message += invalid.Error()
			}
		}
	} else {
		return nil
	}
	for _, f := range c.StaticFuncs("get") {
		n := s.NumArgs() - 1
		if f.Call == nil || n < len(f.Params)-f.Optional || n > len(f.Params) || !a.fits(s, 1, f.Params) {
			continue
		}
		call := f.Call
		params := append([]*cxx.Type{s.ArgType(0)}, f.Params...)
		return &cxx.Func{Params: params, Optional: f.Optional, Result: f.Result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			outer, to := m.Host, args[0]
			making := &checkedMaking{}
			m.Host = making
			v := call(m, args[1:])
			m.Host = outer
			if making.invalid == nil || m.Failed() {
				return v
			}
			report(m, to, making.invalid)
			return cxx.Null
		}}
	}
	return nil
}

// reportAt reports an error at a location.
func reportAt(m *cxx.Machine, to cxx.Value, invalid error) {
	host, ok := m.Host.(*Diagnostics)
	at, known := to.Obj().(*ir.Location)
	if !ok || !known {
		m.Failf("nobody takes diagnostics here")
		return
	}
	host.List.Errorf(at.Place(), "%s", invalid)
}

// checkedMaking is the host of a machine while getChecked makes a type or an attribute.
type checkedMaking struct{ invalid error }

// delimiters registers the enum Delimiter.
func (a *API) delimiters() {
	cases := []cxx.EnumCase{
		{Name: "None", Value: int64(asm.NoDelimiter)}, {Name: "Paren", Value: int64(asm.Parens)},
		{Name: "Square", Value: int64(asm.Squares)}, {Name: "LessGreater", Value: int64(asm.LessGreater)},
		{Name: "Braces", Value: int64(asm.Braces)}, {Name: "OptionalParen", Value: int64(asm.OptionalParens)},
		{Name: "OptionalSquare", Value: int64(asm.OptionalSquares)}, {Name: "OptionalLessGreater", Value: int64(asm.OptionalLessGreater)},
		{Name: "OptionalBraces", Value: int64(asm.OptionalBraces)},
	}
	a.enumWithAlias("mlir::AsmParser::Delimiter", "mlir::OpAsmParser::Delimiter", cases...)
}

// enumWithAlias registers an enum that has two names.
func (a *API) enumWithAlias(name, alias string, cases ...cxx.EnumCase) {
	t := a.Registry.Enum(name, nil, cases...)
	a.Registry.Alias(alias, t)
	for _, k := range cases {
		a.Registry.Const(alias+"::"+k.Name, t, cxx.Int(k.Value))
	}
}

func (a *API) parserPunctuation(c *cxx.Class) {
	for name, k := range map[string]asm.Kind{
		"Arrow": asm.Arrow, "LBrace": asm.LBrace, "RBrace": asm.RBrace, "Colon": asm.Colon, "Comma": asm.Comma, "Equal": asm.Equal,
		"Less": asm.Less, "Greater": asm.Greater, "Question": asm.Question, "Plus": asm.Plus, "Slash": asm.Slash, "Minus": asm.Minus,
		"Star": asm.Star, "VerticalBar": asm.VerticalBar, "LParen": asm.LParen, "RParen": asm.RParen, "LSquare": asm.LSquare,
		"RSquare": asm.RSquare, "Ellipsis": asm.Ellipsis,
	} {
		parserMethod(c, "parse"+name, required, nil, 0, func(p *parseCall) bool { p.Punct(k); return true })
		parserMethod(c, "parseOptional"+name, ifFound, nil, 0, func(p *parseCall) bool { return p.OptionalPunct(k) })
	}
}

// parserLists registers parseCommaSeparatedList.
func (a *API) parserLists(c *cxx.Class) {
	c.Method("parseCommaSeparatedList", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		n, at := s.NumArgs(), 0
		if n > 1 {
			at = 1
		}
		if n == 0 || n > 3 || at == 1 && s.ArgType(0).Kind != cxx.KindEnum {
			return nil
		}
		element := s.Callable(at)
		if element == nil {
			return nil
		}
		return &cxx.Func{Result: cxx.ParseResult(), Call: required.call(func(p *parseCall) bool {
			d, context := asm.NoDelimiter, ""
			if at == 1 {
				d = asm.Delimiter(p.args[0].Int())
			}
			if n == 3 {
				context = p.args[2].Str()
			}
			p.ParseCommaSeparatedList(d, func() { p.element(element) }, context)
			return true
		})}
	}})
}

func (a *API) parserWords(c *cxx.Class) {
	str, word := in(cxx.TypeString), in(cxx.PointerTo(cxx.TypeString))
	parserMethod(c, "parseKeyword", required, []parserParam{str, str}, 1, func(p *parseCall) bool {
		context := ""
		if len(p.args) > 1 {
			context = p.args[1].Str()
		}
		p.ParseKeyword(p.args[0].Str(), context)
		return true
	})
	parserMethod(c, "parseOptionalKeyword", ifFound, []parserParam{str}, 0, func(p *parseCall) bool { return p.ParseOptionalKeyword(p.args[0].Str()) })
	parserMethod(c, "parseOptionalKeyword", ifFound, []parserParam{word, in(cxx.ListOf(cxx.TypeString))}, 0, func(p *parseCall) bool {
		w, ok := p.ParseOptionalKeywordOf(goList(p.args[1], cxx.Value.Str))
		return p.storeIf(ok, cxx.Str(w))
	})
	text := func(name string, k presence, parse func(p *asm.Parser) (string, bool)) {
		parserMethod(c, name, k, []parserParam{word}, 0, func(p *parseCall) bool {
			s, ok := parse(p.Parser)
			return p.storeIf(ok, cxx.Str(s))
		})
	}
	text("parseKeyword", required, func(p *asm.Parser) (string, bool) { return p.ParseAnyKeyword(), true })
	text("parseOptionalKeyword", ifFound, (*asm.Parser).ParseOptionalAnyKeyword)
	text("parseKeywordOrString", required, func(p *asm.Parser) (string, bool) { return p.ParseKeywordOrString(), true })
	text("parseOptionalKeywordOrString", ifFound, (*asm.Parser).ParseOptionalKeywordOrString)
	text("parseString", required, func(p *asm.Parser) (string, bool) { return p.ParseString(), true })
	text("parseOptionalString", ifFound, (*asm.Parser).ParseOptionalString)
}

// storeIf stores a value in the first argument if the text was there.
func (p *parseCall) storeIf(found bool, v cxx.Value) bool {
	if found {
		p.store(0, v)
	}
	return found
}

// parserNumbers registers the methods that parse numbers and dimensions. The width of an integer is
// that of the argument's type.
func (a *API) parserNumbers(c *cxx.Class) {
	number := func(name string, k presence) {
		c.Method(name, &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			if s.NumArgs() != 1 {
				return nil
			}
			t := s.ArgType(0)
			if t == cxx.TypeAPInt() && s.Reference(0) {
				return &cxx.Func{Result: k.result(), Call: k.call(func(p *parseCall) bool {
					at := p.Pos()
					n, found := p.ParseOptionalInteger()
					p.Check(found || k != required, at, "expected integer value")
					if !found {
						return false
					}
					width := 0
					if c := p.args[0].Cell(); c != nil {
						width = c.Load().APInt().Width()
					}
					return p.storeIf(true, cxx.APInt(asm.ParsedAPInt(n, width)))
				})}
			}
			if t.Kind != cxx.KindInt && t.Kind != cxx.KindBool || !s.Reference(0) {
				return nil
			}
			return &cxx.Func{Result: k.result(), Call: k.call(func(p *parseCall) bool {
				at := p.Pos()
				n, found := p.ParseOptionalInt(int(t.Bits), !t.Unsigned)
				p.Check(found || k != required, at, "expected integer value")
				if t.Kind == cxx.KindBool {
					return p.storeIf(found, cxx.Bool(n != 0))
				}
				return p.storeIf(found, cxx.Int(n))
			})}
		}})
	}
	number("parseInteger", required)
	number("parseOptionalInteger", optional)
	parserMethod(c, "parseFloat", required, []parserParam{out(cxx.TypeDouble)}, 0, func(p *parseCall) bool {
		f := p.ParseFloat(num.F64)
		p.store(0, cxx.Float(f.Float64()))
		return true
	})
	apfloat := a.Registry.LookupClass("llvm::APFloat")
	parserMethod(c, "parseFloat", required, []parserParam{in(a.Registry.LookupClass("llvm::fltSemantics").Type()), out(apfloat.Type())}, 0, func(p *parseCall) bool {
		f, ok := p.args[0].Obj().(*semantics)
		if !ok {
			p.m.Failf("parseFloat: no semantics")
			return false
		}
		p.store(1, apFloat(p.ParseFloat(f.kind)))
		return true
	})
	dims := cxx.VectorOf(cxx.TypeInt64)
	parserMethod(c, "parseDimensionList", required, []parserParam{in(dims), in(cxx.TypeBool), in(cxx.TypeBool)}, 2, func(p *parseCall) bool {
		dynamic := len(p.args) < 2 || p.args[1].Bool()
		trailing := len(p.args) < 3 || p.args[2].Bool()
		for _, d := range p.ParseDimensionList(nil, dynamic, trailing) {
			p.add(0, cxx.Int(d))
		}
		return true
	})
	parserMethod(c, "parseXInDimensionList", required, nil, 0, func(p *parseCall) bool { p.ParseXInDimensionList(); return true })
}

// parserTypes registers the methods that parse types. The class of the argument restricts the type that
// is accepted.
func (a *API) parserTypes(c *cxx.Class) {
	types := in(cxx.VectorOf(a.Type.Type()))
	one := func(name string, k presence, parse func(p *asm.Parser) (ir.Type, bool)) {
		c.Method(name, &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			if s.NumArgs() != 1 || !isObjectOf(s.ArgType(0), a.Type) {
				return nil
			}
			class := s.ArgType(0).Class
			if !s.Reference(0) {
				return nil
			}
			return &cxx.Func{Result: k.result(), Call: k.call(func(p *parseCall) bool {
				at := p.Pos()
				t, found := parse(p.Parser)
				if found && class != a.Type {
					p.CheckTypeClass(at, t, a.typeClass(p.m, class))
				}
				return p.storeIf(found, typeOf(t))
			})}
		}})
	}
	one("parseType", required, func(p *asm.Parser) (ir.Type, bool) { return p.ParseType(), true })
	one("parseColonType", required, func(p *asm.Parser) (ir.Type, bool) { return p.ParseColonType(), true })
	one("parseOptionalType", optional, (*asm.Parser).ParseOptionalType)
	stripped := &cxx.Func{Template: func(s *cxx.Site) *cxx.Func { return a.customWithFallback(s) }}
	c.Method("parseCustomTypeWithFallback", stripped)
	c.Method("parseCustomAttributeWithFallback", &cxx.Func{Template: stripped.Template})
	list := func(name string, parse func(p *asm.Parser, ts []ir.Type) []ir.Type) {
		parserMethod(c, name, required, []parserParam{types}, 0, func(p *parseCall) bool { p.addTypes(0, parse(p.Parser, nil)); return true })
	}
	list("parseTypeList", (*asm.Parser).ParseTypeList)
	list("parseColonTypeList", (*asm.Parser).ParseColonTypeList)
	list("parseOptionalColonTypeList", (*asm.Parser).ParseOptionalColonTypeList)
	list("parseArrowTypeList", (*asm.Parser).ParseArrowTypeList)
	list("parseOptionalArrowTypeList", (*asm.Parser).ParseOptionalArrowTypeList)
	parserMethod(c, "parseKeywordType", required, []parserParam{in(cxx.TypeString), out(a.Type.Type())}, 0, func(p *parseCall) bool {
		p.ParseKeyword(p.args[0].Str(), "")
		p.store(1, typeOf(p.ParseType()))
		return true
	})
	parserMethod(c, "addTypeToList", required, []parserParam{in(a.Type.Type()), types}, 0, func(p *parseCall) bool { p.add(1, p.args[0]); return true })
	parserMethod(c, "addTypesToList", required, []parserParam{in(a.TypeRange()), types}, 0, func(p *parseCall) bool {
		p.add(1, p.args[0].Elems()...)
		return true
	})
}

// isObjectOf reports whether a type is a class that is or derives from another.
func isObjectOf(t *cxx.Type, base *cxx.Class) bool {
	return t.Kind == cxx.KindObject && t.Class.DerivesFrom(base)
}

// typeClass returns the check that the parser makes for a type's C++ class.
func (a *API) typeClass(m *cxx.Machine, c *cxx.Class) asm.TypeClass {
	for name, k := range a.classes {
		if k == c {
			if tc, ok := asm.BuiltinTypeClass(name); ok {
				return tc
			}
		}
	}
	tc := asm.TypeClass{Is: func(t ir.Type) bool { return c.IsA == nil || c.Holds(m, t) || m.Failed() }}
	if d := a.typeDefs[c]; d != nil {
		tc.Name = d.Dialect.Namespace + "." + d.Mnemonic
	}
	return tc
}

// customWithFallback is parseCustomTypeWithFallback(result), and for attributes
// parseCustomAttributeWithFallback(result, [type], [name, attrs]): without dialect and mnemonic if the class
// belongs to a dialect.
func (a *API) customWithFallback(s *cxx.Site) *cxx.Func {
	if s.NumArgs() == 0 || s.ArgType(0).Kind != cxx.KindObject {
		return nil
	}
	class := s.ArgType(0).Class
	isType := class.DerivesFrom(a.Type)
	if isType && s.NumArgs() > 1 || !isType && !class.DerivesFrom(a.Attribute) {
		return nil
	}
	typed, named, ok := a.attributeArgs(s)
	if !ok {
		return nil
	}
	return &cxx.Func{Result: cxx.ParseResult(), Call: required.call(func(p *parseCall) bool {
		at := p.Pos()
		switch {
		case a.typeDefs[class] != nil:
			p.store(0, cxx.Obj(p.ParseStrippedType(a.typeDefs[class])))
		case isType:
			t := p.ParseType()
			p.CheckTypeClass(at, t, a.typeClass(p.m, class))
			p.store(0, cxx.Obj(t))
		case a.attrDefs[class] != nil:
			p.storeAttribute(p.ParseStrippedAttribute(a.attrDefs[class], p.typeArg(typed)), named)
		default:
			p.storeAttribute(p.attribute(at, p.ParseAttribute(p.typeArg(typed)), class), named)
		}
		return true
	})}
}

// attributeArgs converts the arguments of a parser of attributes, (result, [type],
// [name, attrs]). It returns the places of the type and the name, -1 if they are not
// given.
func (a *API) attributeArgs(s *cxx.Site) (typed, named int, ok bool) {
	n := s.NumArgs()
	typed, named = -1, -1
	if n >= 3 {
		named = n - 2
	}
	if n == 2 || n == 4 {
		typed = 1
	}
	ok = n > 0 && n <= 4 && (typed < 0 || s.Convert(typed, a.Type.Type())) && (named < 0 || s.Convert(named, cxx.TypeString))
	return typed, named, ok && s.Reference(0)
}

// storeAttribute stores a parsed attribute in the first argument and, if it has a name, in
// the list of attributes after the name.
func (p *parseCall) storeAttribute(x ir.Attribute, named int) {
	p.store(0, cxx.Obj(x))
	if named > 0 {
		p.attrs(named+1).add(p.args[named].Str(), x)
	}
}

// attribute returns an attribute that must be of a class.
func (p *parseCall) attribute(at uint32, x ir.Attribute, class *cxx.Class) ir.Attribute {
	p.Check(class.IsA == nil || class.Holds(p.m, x) || p.m.Failed(), at, "invalid kind of attribute specified")
	return x
}

// parserAttributes registers the methods that parse attributes. The class of the argument restricts the
// attribute that is accepted.
func (a *API) parserAttributes(c *cxx.Class) {
	one := func(name string, k presence, parse func(p *parseCall, t ir.Type, class *cxx.Class) (ir.Attribute, bool)) {
		c.Method(name, &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			if s.NumArgs() == 0 || !isObjectOf(s.ArgType(0), a.Attribute) {
				return nil
			}
			class := s.ArgType(0).Class
			typed, named, ok := a.attributeArgs(s)
			if !ok {
				return nil
			}
			return &cxx.Func{Result: k.result(), Call: k.call(func(p *parseCall) bool {
				at := p.Pos()
				x, found := parse(p, p.typeArg(typed), class)
				if found {
					p.storeAttribute(p.attribute(at, x, class), named)
				}
				return found
			})}
		}})
	}
	one("parseAttribute", required, func(p *parseCall, t ir.Type, _ *cxx.Class) (ir.Attribute, bool) { return p.ParseAttribute(t), true })
	one("parseOptionalAttribute", optional, func(p *parseCall, t ir.Type, class *cxx.Class) (ir.Attribute, bool) {
		switch class { // only the first token of such an attribute counts
		case a.classes["ArrayAttr"]:
			if !p.Peek(asm.LSquare) {
				return nil, false
			}
		case a.classes["StringAttr"]:
			if !p.Peek(asm.StringLiteral) {
				return nil, false
			}
		case a.classes["SymbolRefAttr"], a.classes["FlatSymbolRefAttr"]:
			if !p.Peek(asm.AtIdentifier) {
				return nil, false
			}
		}
		return p.ParseOptionalAttribute(t)
	})
	symbol := func(name string, k presence, parse func(p *asm.Parser) (string, bool)) {
		at := a.classes["StringAttr"].Type()
		attrs := in(a.classes["NamedAttrList"].Type())
		parserMethod(c, name, k, []parserParam{out(at), in(cxx.TypeString), attrs}, 2, func(p *parseCall) bool {
			s, ok := parse(p.Parser)
			if !ok {
				return false
			}
			x := p.Context().StringAttr(s)
			if len(p.args) == 3 {
				p.attrs(2).add(p.args[1].Str(), x)
			}
			return p.storeIf(true, cxx.Obj(x))
		})
	}
	symbol("parseSymbolName", required, func(p *asm.Parser) (string, bool) { return p.ParseSymbolName(), true })
	symbol("parseOptionalSymbolName", ifFound, (*asm.Parser).ParseOptionalSymbolName)
	dict := func(name string, parse func(p *asm.Parser, as []ir.NamedAttribute) []ir.NamedAttribute) {
		parserMethod(c, name, required, []parserParam{in(a.classes["NamedAttrList"].Type())}, 0, func(p *parseCall) bool {
			list := p.attrs(0)
			*list.at = parse(p.Parser, *list.at)
			return true
		})
	}
	dict("parseOptionalAttrDict", (*asm.Parser).ParseOptionalAttrDict)
	dict("parseOptionalAttrDictWithKeyword", (*asm.Parser).ParseOptionalAttrDictWithKeyword)
}
