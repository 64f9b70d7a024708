package asm

import "github.com/mica-ir/mica/ir"

// A FunctionSyntax is the custom form of operations that are functions:
//
//	visibility? @name `(` arguments `)` (`->` results)? (`attributes` {...})? region?
//
// An operation named toy.func has `Syntax: asm.FunctionSyntax{}` or one with
// other names of attributes.
type FunctionSyntax struct {
	// Type, ArgAttrs and ResAttrs name attributes; "" is function_type,
	// arg_attrs and res_attrs.
	Type, ArgAttrs, ResAttrs string
	// Variadic allows `...` as the last argument; it is passed to MakeType.
	Variadic bool
	// MakeType makes the function's type; nil makes an [*ir.FunctionType]. On failure it
	// returns the reason.
	MakeType func(ctx *ir.Context, in, out []ir.Type, variadic bool) (ir.Type, string)
	// Signature splits the function's type; nil expects an [*ir.FunctionType].
	Signature func(t ir.Type) (in, out []ir.Type, variadic bool)
	// Dialect is the default dialect of the body.
	Dialect string
	// Elide are attributes that are not written in the dictionary.
	Elide []string
}

// DefaultDialect returns f.Dialect.
func (f FunctionSyntax) DefaultDialect() string { return f.Dialect }

func nameOr(name, def string) string {
	if name == "" {
		return def
	}
	return name
}

// A FunctionSignature is the text between a function's name and its body.
type FunctionSignature struct {
	Args     []Argument // without names if the text has types alone
	Variadic bool
	Results  []ir.Type
	ResAttrs [][]ir.NamedAttribute
}

// ParseFunctionSignature parses `(arguments) (-> results)?`.
func (p *OpParser) ParseFunctionSignature(variadic bool) (sig FunctionSignature) {
	if n := len(p.argumentPool); n > 0 {
		sig.Args, p.argumentPool = p.argumentPool[n-1], p.argumentPool[:n-1]
	}
	p.ParseCommaSeparatedList(Parens, func() { p.parseFunctionArgument(&sig, variadic) }, "")
	if p.consumeIf(Arrow) {
		p.parseFunctionResults(&sig)
	}
	return sig
}

func (p *OpParser) parseFunctionArgument(sig *FunctionSignature, variadic bool) {
	if sig.Variadic {
		p.Failf(p.tok.start, "variadic arguments must be in the end of the argument list")
	}
	if variadic && p.consumeIf(Ellipsis) {
		sig.Variadic = true
		return
	}
	a, present := p.ParseOptionalArgument(true, true)
	n := len(sig.Args)
	if present {
		if n > 0 && sig.Args[n-1].Name.Name == "" {
			p.Failf(a.Name.Pos, "expected type instead of SSA identifier")
		}
	} else {
		a.Name.Pos = p.tok.start
		if n > 0 && sig.Args[n-1].Name.Name != "" {
			p.Failf(a.Name.Pos, "expected SSA identifier")
		}
		a.Type = p.ParseType()
		a.Attrs = p.ParseOptionalAttrDict(nil)
		a.Loc = p.ParseOptionalLocation()
	}
	sig.Args = append(sig.Args, a)
}

func (p *OpParser) parseFunctionResults(sig *FunctionSignature) {
	one := func(attrs bool) {
		t := p.ParseType()
		var as []ir.NamedAttribute
		if attrs {
			as = p.ParseOptionalAttrDict(nil)
		}
		sig.Results, sig.ResAttrs = append(sig.Results, t), append(sig.ResAttrs, as)
	}
	if !p.consumeIf(LParen) {
		one(false)
		return
	}
	if p.consumeIf(RParen) {
		return
	}
	p.ParseCommaSeparatedList(NoDelimiter, func() { one(true) }, "")
	p.Punct(RParen)
}

// AddArgAndResultAttrs puts the attributes of arguments and results into s, as
// arrays of dictionaries, where there are any.
func (p *OpParser) AddArgAndResultAttrs(s *ir.OperationState, sig *FunctionSignature, args, results string) {
	add := func(name string, n int, attrs func(i int) []ir.NamedAttribute) {
		some := false
		for i := range n {
			some = some || len(attrs(i)) > 0
		}
		if !some {
			return
		}
		ds := make([]ir.Attribute, n)
		for i := range ds {
			ds[i] = p.ctx.DictionaryAttr(attrs(i))
		}
		s.AddAttribute(name, p.ctx.ArrayAttr(ds))
	}
	add(args, len(sig.Args), func(i int) []ir.NamedAttribute { return sig.Args[i].Attrs })
	add(results, len(sig.ResAttrs), func(i int) []ir.NamedAttribute { return sig.ResAttrs[i] })
}

// ParseOptionalVisibility parses a symbol's visibility into s if present.
func (p *OpParser) ParseOptionalVisibility(s *ir.OperationState) {
	if v, ok := p.ParseOptionalKeywordOf([]string{"public", "private", "nested"}); ok {
		s.AddAttribute(ir.SymbolVisibilityAttr, p.ctx.StringAttr(v))
	}
}

// ParseOp parses a function.
func (f FunctionSyntax) ParseOp(p *OpParser, s *ir.OperationState) {
	p.ParseOptionalVisibility(s)
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	at := p.Pos()
	sig := p.ParseFunctionSignature(f.Variadic)
	in := make([]ir.Type, len(sig.Args))
	for i := range in {
		in[i] = sig.Args[i].Type
	}
	var t ir.Type = p.ctx.FunctionType(in, sig.Results)
	if f.MakeType != nil {
		var why string
		if t, why = f.MakeType(p.ctx, in, sig.Results, sig.Variadic); t == nil {
			if why != "" {
				why = ": " + why
			}
			p.Failf(at, "failed to construct function type%s", why)
		}
	}
	typeName := nameOr(f.Type, "function_type")
	s.AddAttribute(typeName, p.ctx.TypeAttr(t))
	at = p.Pos()
	n := len(s.Attributes)
	p.ParseAttrDictWithKeyword(s)
	for _, name := range []string{ir.SymbolVisibilityAttr, ir.SymbolNameAttr, typeName} {
		for _, a := range s.Attributes[n:] {
			if a.Name == name {
				p.Failf(at, "'%s' is an inferred attribute and should not be specified in the explicit attribute dictionary", name)
			}
		}
	}
	p.AddArgAndResultAttrs(s, &sig, nameOr(f.ArgAttrs, "arg_attrs"), nameOr(f.ResAttrs, "res_attrs"))
	at = p.Pos()
	body := p.NewRegion(s)
	present := p.ParseOptionalRegion(body, sig.Args)
	if present && body.Empty() {
		p.Failf(at, "expected non-empty function body")
	}
	clear(sig.Args)
	p.argumentPool = append(p.argumentPool, sig.Args[:0])
}

// PrintOp prints a function.
func (f FunctionSyntax) PrintOp(p *OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	if v, ok := op.Attr(ir.SymbolVisibilityAttr).(*ir.StringAttr); ok {
		p.Text(v.Value)
		p.Byte(' ')
	}
	p.SymbolName(ir.SymbolName(op))
	typeName, argName, resName := nameOr(f.Type, "function_type"), nameOr(f.ArgAttrs, "arg_attrs"), nameOr(f.ResAttrs, "res_attrs")
	var in, out []ir.Type
	variadic := false
	if a, ok := op.Attr(typeName).(*ir.TypeAttr); ok {
		if f.Signature != nil {
			in, out, variadic = f.Signature(a.Value)
		} else if t, ok := a.Value.(*ir.FunctionType); ok {
			in, out = t.Inputs, t.Results
		}
	}
	body := op.Region(0)
	p.Byte('(')
	for i, t := range in {
		if i > 0 {
			p.Text(", ")
		}
		attrs := dictionaryAt(op.Attr(argName), i)
		if entry := body.Entry(); entry != nil && i < entry.NumArguments() {
			p.RegionArgument(entry.Argument(i), attrs, false)
			continue
		}
		p.Type(t)
		p.AttrDict(attrs)
	}
	if variadic {
		if len(in) > 0 {
			p.Text(", ")
		}
		p.Text("...")
	}
	p.Byte(')')
	if len(out) > 0 {
		p.Text(" -> ")
		p.FunctionResults(out, op.Attr(resName))
	}
	p.AttrDictWithKeyword(op.AllAttrs(), append([]string{ir.SymbolNameAttr, ir.SymbolVisibilityAttr, typeName, argName, resName}, f.Elide...)...)
	if !body.Empty() {
		p.Byte(' ')
		p.Region(body, RegionOptions{NoEntryArgs: true})
	}
}

// FunctionResults writes the results of a function with their attributes, an
// array of dictionaries or nil.
func (p *OpPrinter) FunctionResults(ts []ir.Type, attrs ir.Attribute) *OpPrinter {
	parens := len(ts) > 1 || len(dictionaryAt(attrs, 0)) > 0
	if _, ok := ts[0].(*ir.FunctionType); ok {
		parens = true
	}
	if parens {
		p.Byte('(')
	}
	for i, t := range ts {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(t)
		p.AttrDict(dictionaryAt(attrs, i))
	}
	if parens {
		p.Byte(')')
	}
	return p
}

// dictionaryAt returns the entries of dictionary i of an array.
func dictionaryAt(a ir.Attribute, i int) []ir.NamedAttribute {
	if arr, ok := a.(*ir.ArrayAttr); ok && i < len(arr.Elements) {
		if d, ok := arr.Elements[i].(*ir.DictionaryAttr); ok {
			return d.Entries
		}
	}
	return nil
}
