package transform

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// The directive SemiFunctionType is the type of an operand, optionally with those of results; with
// a third argument the result is not optional.
//
//	types ::= type | `(` type `)` `->` (type | `(` type, ... `)`)
func parseSemiFunctionType(p *asm.OpParser, a *asm.ParseArgs) bool {
	parens := p.OptionalPunct(asm.LParen)
	if !parens && a.Len() > 2 {
		p.Punct(asm.LParen)
		return true
	}
	t := p.ParseType()
	a.SetTypes(0, t)
	if !parens {
		a.SetTypes(1)
		return true
	}
	p.Punct(asm.RParen)
	p.Punct(asm.Arrow)
	var ts []ir.Type
	if a.Len() == 2 && p.OptionalPunct(asm.LParen) {
		ts = p.ParseTypeList(nil)
		p.Punct(asm.RParen)
	} else {
		t = p.ParseType()
		ts = []ir.Type{t}
	}
	a.SetTypes(1, ts...)
	return true
}

func printSemiFunctionType(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	results := a.Types(1)
	if len(results) == 0 {
		p.Type(a.Type(0, 0))
		return
	}
	p.Byte('(').Type(a.Type(0, 0)).Text(") -> ")
	if len(results) > 1 {
		p.Byte('(')
	}
	p.Types(results)
	if len(results) > 1 {
		p.Byte(')')
	}
}

// The directives MultitileSizesTypes and ContinuousTileSizeTypes are a function
// type from the first type to the others, which are the same.
func parseTileSizeTypes(p *asm.OpParser, a *asm.ParseArgs) bool {
	at := p.Pos()
	f := asm.TypeOf[*ir.FunctionType](p, "function", p.ParseType)
	p.Check(len(f.Inputs) == 1 && len(f.Results) == 1, at, "expects a trailing functional type with one argument and one result")
	a.SetTypes(0, f.Inputs[0])
	for i := 1; i < a.Len(); i++ {
		a.SetTypes(i, f.Results[0])
	}
	return true
}

func printTileSizeTypes(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	p.Byte('(').Type(a.Type(0, 0)).Byte(')').ArrowTypes([]ir.Type{a.Type(1, 0)})
}

// The directive ForeachMatchSymbols is pairs of a matcher and an action.
//
//	pairs ::= symbol `->` symbol (`,` symbol `->` symbol)*
func parseMatchSymbols(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	var lists [2][]ir.Attribute
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		for i := range lists {
			if i > 0 {
				p.Punct(asm.Arrow)
			}
			lists[i] = append(lists[i], ctx.SymbolRefAttr(p.ParseSymbolName()))
		}
	}, "")
	a.SetAttr(0, ctx.ArrayAttr(lists[0]))
	a.SetAttr(1, ctx.ArrayAttr(lists[1]))
	return true
}

func printMatchSymbols(p *asm.OpPrinter, op *ir.Operation, _ *asm.PrintArgs) {
	matchers, actions := symbolList(op, "matchers"), symbolList(op, "actions")
	p.Indented(func() {
		p.Indented(func() {
			for i := range min(len(matchers), len(actions)) {
				p.Newline().Attribute(matchers[i]).Text(" -> ").Attribute(actions[i])
				p.TextIf(i+1 < len(matchers), ", ")
			}
		})
	})
}

// The directive SequenceOpOperands lists the root of a sequence and its extra operands, with their
// types.
//
//	operands ::= (root (`,` operand)* `:` `(`? type (`,` type)* `)`?)?
func parseSequenceOperands(p *asm.OpParser, a *asm.ParseArgs) (present bool) {
	root, present := p.ParseOptionalOperand()
	if !present {
		return present
	}
	a.SetOperands(0, root)
	var more []asm.UnresolvedOperand
	if p.OptionalPunct(asm.Comma) {
		more = p.ParseOperandList(asm.NoDelimiter, nil)
	}
	p.Punct(asm.Colon)
	p.OptionalPunct(asm.LParen)
	a.SetTypes(1, p.ParseType())
	var ts []ir.Type
	if len(more) > 0 {
		p.Punct(asm.Comma)
		ts = p.ParseTypeList(nil)
	}
	p.Check(len(ts) == len(more), p.NamePos(), "expected types to be provided for all operands")
	p.OptionalPunct(asm.RParen)
	a.SetOperands(2, more...)
	a.SetTypes(3, ts...)
	return true
}

func printSequenceOperands(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	root, more := a.Operand(0), a.Operands(2)
	if root == nil {
		return
	}
	p.Operand(root)
	if len(more) > 0 {
		p.Text(", ").Operands(more)
	}
	p.Text(" : ")
	if len(more) > 0 {
		p.Byte('(')
	}
	p.Type(root.Type())
	if len(more) > 0 {
		p.Text(", ").OperandTypes(more).Byte(')')
	}
}

// The directive AlternativesOpSelectedRegion is an integer or an operand.
func parseSelectedRegion(p *asm.OpParser, a *asm.ParseArgs) (present bool) {
	ctx := p.Context()
	v, present := p.ParseOptionalInt(64, true)
	if present {
		a.SetAttr(0, ctx.Int64Attr(ctx.IndexType(), v))
		return true
	}
	o, present := p.ParseOptionalOperand()
	p.Check(present, p.Pos(), "expected either an integer attribute or a transform.param operand")
	a.SetOperands(1, o)
	return true
}

func printSelectedRegion(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	i, isConstant := a.Attr(0).(*ir.IntegerAttr)
	switch v := a.Operand(1); {
	case isConstant && v != nil:
		p.PrintGeneric() // the form has room for one of the two
	case isConstant:
		p.Int(i.Int64())
	case v != nil:
		p.Operand(v)
	}
}

// The directive PackedOrDynamicIndexList is a mixed list of integers and operands,
// or `*(` operand `)`.
func parsePackedList(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	if p.OptionalPunct(asm.Star) {
		p.Punct(asm.LParen)
		o := p.ParseOperand()
		p.Punct(asm.RParen)
		a.SetOperands(0, o)
		a.SetAttr(2, ctx.DenseI64Array(nil))
		return true
	}
	var list []int64
	var os []asm.UnresolvedOperand
	element := func() {
		o, operand := p.ParseOptionalOperand()
		if operand {
			list, os = append(list, ir.Dynamic), append(os, o)
			return
		}
		list = append(list, p.ParseInt(64, true))
	}
	p.ExplainAt(p.NamePos(), func() { p.ParseCommaSeparatedList(asm.Squares, element, " in dynamic index list") },
		"expected SSA value or integer")
	a.SetOperands(1, os...)
	a.SetAttr(2, ctx.DenseI64Array(list))
	return true
}

func printPackedList(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	ints := named.IntsOf(a.Attr(2))
	if n := len(a.Operands(1)); n > viewlike.CountDynamic(ints) || n+len(ints) > 0 && a.Operand(0) != nil {
		p.PrintGeneric() // some operands have no place
		return
	}
	if v := a.Operand(0); v != nil {
		p.Text("*(").Operand(v).Byte(')')
		return
	}
	p.Byte('[')
	viewlike.PrintMixedElements(p, ints, a.Operands(1))
	p.Byte(']')
}

// A passOptions parses the options of a pass, in which operands may occur.
type passOptions struct {
	p        *asm.OpParser
	operands []asm.UnresolvedOperand
}

// The directive ApplyRegisteredPassOptions is a dictionary in whose values
// operands may occur; the attribute has their numbers there.
//
//	options ::= `{` (key `=` value (`,` key `=` value)*)? `}`
//	value   ::= attribute | operand | `[` value, ... `]`
func parsePassOptions(p *asm.OpParser, a *asm.ParseArgs) bool {
	o := passOptions{p: p}
	var entries []ir.NamedAttribute
	p.ParseCommaSeparatedList(asm.Braces, func() {
		key, ok := p.ParseOptionalKeywordOrString()
		p.Check(ok && key != "", p.Pos(), "expected key to either be an identifier or a string")
		p.Explain(func() { p.Punct(asm.Equal) }, "expected '=' after key in key-value pair")
		var v ir.Attribute
		p.Explain(func() { v = o.value(0) }, "expected a valid attribute or operand as value associated to key '%s'", key)
		entries = append(entries, ir.NamedAttribute{Name: key, Value: v})
	}, " in options dictionary")
	seen := map[string]bool{}
	for _, e := range entries {
		p.Check(!seen[e.Name], p.Pos(), "duplicate keys found in options dictionary")
		seen[e.Name] = true
	}
	a.SetAttr(0, p.Context().DictionaryAttr(entries))
	a.SetOperands(1, o.operands...)
	return true
}

// maxOptionDepth bounds how deep lists of options are nested.
const maxOptionDepth = 256

func (o *passOptions) value(depth int) ir.Attribute {
	p := o.p
	ctx := p.Context()
	p.Check(depth <= maxOptionDepth, p.Pos(), "options are nested too deeply")
	if p.OptionalPunct(asm.LSquare) {
		var list []ir.Attribute
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
			list = append(list, o.value(depth+1))
		}, " in options dictionary")
		p.Punct(asm.RSquare)
		return ctx.ArrayAttr(list)
	}
	v, present := p.ParseOptionalAttribute(nil)
	if present {
		if _, marker := ParamOperand(v); marker {
			p.Failf(p.Pos(), "the param_operand attribute is a marker reserved for indicating a value will be passed via params and is only used in the generic print format")
		}
		return v
	}
	x := p.ParseOperand()
	def := definedAttr(ctx, "ParamOperandAttr")
	p.Check(def != nil, p.Pos(), "the attribute 'ParamOperandAttr' is not defined")
	o.operands = append(o.operands, x)
	return ctx.DefinedAttr(def, []ir.Param{ctx.Int64Attr(ctx.IntegerType(64), int64(len(o.operands)-1))})
}

func definedAttr(ctx *ir.Context, name string) *ir.AttributeDefinition {
	if d := ctx.Dialect("transform"); d != nil {
		for _, a := range d.Attributes {
			if a.Name == name {
				return a
			}
		}
	}
	return nil
}

func printPassOptions(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	options, ok := a.Attr(0).(*ir.DictionaryAttr)
	if !ok || len(options.Entries) == 0 {
		return
	}
	operands := a.Operands(1)
	p.Byte('{')
	for i, e := range options.Entries {
		p.Comma(i).String(e.Name).Text(" = ")
		printOption(p, e.Value, operands)
	}
	p.Byte('}')
}

func printOption(p *asm.OpPrinter, v ir.Attribute, operands []ir.Operand) {
	if l, ok := v.(*ir.ArrayAttr); ok {
		p.Byte('[')
		for i, e := range l.Elements {
			p.Comma(i)
			printOption(p, e, operands)
		}
		p.Byte(']')
		return
	}
	if i, ok := ParamOperand(v); ok && i >= 0 && i < int64(len(operands)) {
		p.Operand(operands[i].Value())
		return
	}
	p.Attribute(v)
}
