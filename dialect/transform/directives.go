package transform

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// The directive SemiFunctionType is the type of an operand and perhaps those of
// results; with a third argument the result is not optional.
//
//	types ::= type | `(` type `)` `->` (type | `(` type, ... `)`)
func parseSemiFunctionType(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	parens := p.OptionalPunct(asm.LParen)
	if !parens && a.Len() > 2 {
		return true, p.Punct(asm.LParen)
	}
	t, ok := p.ParseType()
	if !ok {
		return true, false
	}
	a.SetTypes(0, t)
	if !parens {
		a.SetTypes(1)
		return true, true
	}
	if !p.Punct(asm.RParen) || !p.Punct(asm.Arrow) {
		return true, false
	}
	var ts []ir.Type
	if a.Len() == 2 && p.OptionalPunct(asm.LParen) {
		if ts, ok = p.ParseTypeList(nil); !ok || !p.Punct(asm.RParen) {
			return true, false
		}
	} else {
		if t, ok = p.ParseType(); !ok {
			return true, false
		}
		ts = []ir.Type{t}
	}
	a.SetTypes(1, ts...)
	return true, true
}

func printSemiFunctionType(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	results := a.Types(1)
	if len(results) == 0 {
		p.Type(a.Type(0, 0))
		return
	}
	p.Byte('(')
	p.Type(a.Type(0, 0))
	p.Text(") -> ")
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
func parseTileSizeTypes(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	at := p.Pos()
	t, ok := p.ParseType()
	if !ok {
		return true, false
	}
	f, isFunction := t.(*ir.FunctionType)
	if !isFunction {
		return true, p.Errorf(at, "invalid kind of type specified: expected builtin.function, but found '%s'", t)
	}
	if len(f.Inputs) != 1 || len(f.Results) != 1 {
		return true, p.Errorf(at, "expects a trailing functional type with one argument and one result")
	}
	a.SetTypes(0, f.Inputs[0])
	for i := 1; i < a.Len(); i++ {
		a.SetTypes(i, f.Results[0])
	}
	return true, true
}

func printTileSizeTypes(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	p.Byte('(')
	p.Type(a.Type(0, 0))
	p.Byte(')')
	p.ArrowTypes([]ir.Type{a.Type(1, 0)})
}

// The directive ForeachMatchSymbols is pairs of a matcher and an action.
//
//	pairs ::= symbol `->` symbol (`,` symbol `->` symbol)*
func parseMatchSymbols(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	ctx := p.Context()
	var lists [2][]ir.Attribute
	for {
		for i := range lists {
			if i > 0 && !p.Punct(asm.Arrow) {
				return true, false
			}
			s, ok := p.ParseSymbolName()
			if !ok {
				return true, false
			}
			lists[i] = append(lists[i], ctx.SymbolRefAttr(s))
		}
		if !p.OptionalPunct(asm.Comma) {
			break
		}
	}
	a.SetAttr(0, ctx.ArrayAttr(lists[0]))
	a.SetAttr(1, ctx.ArrayAttr(lists[1]))
	return true, true
}

func printMatchSymbols(p *asm.OpPrinter, op *ir.Operation, _ *asm.PrintArgs) {
	matchers, actions := symbolList(op, "matchers"), symbolList(op, "actions")
	p.Indented(func() {
		p.Indented(func() {
			for i := range min(len(matchers), len(actions)) {
				p.Newline()
				p.Attribute(matchers[i])
				p.Text(" -> ")
				p.Attribute(actions[i])
				if i+1 < len(matchers) {
					p.Text(", ")
				}
			}
		})
	})
}

// The directive SequenceOpOperands is the root of a sequence and what else it
// gets, with their types.
//
//	operands ::= (root (`,` operand)* `:` `(`? type (`,` type)* `)`?)?
func parseSequenceOperands(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	root, present, ok := p.ParseOptionalOperand()
	if !present || !ok {
		return present, ok
	}
	a.SetOperands(0, root)
	var more []asm.UnresolvedOperand
	if p.OptionalPunct(asm.Comma) {
		if more, ok = p.ParseOperandList(asm.NoDelimiter, nil); !ok {
			return true, false
		}
	}
	if !p.Punct(asm.Colon) {
		return true, false
	}
	p.OptionalPunct(asm.LParen)
	t, ok := p.ParseType()
	if !ok {
		return true, false
	}
	a.SetTypes(1, t)
	var ts []ir.Type
	if len(more) > 0 {
		if !p.Punct(asm.Comma) {
			return true, false
		}
		if ts, ok = p.ParseTypeList(nil); !ok {
			return true, false
		}
	}
	if len(ts) != len(more) {
		return true, p.Errorf(p.NamePos(), "expected types to be provided for all operands")
	}
	p.OptionalPunct(asm.RParen)
	a.SetOperands(2, more...)
	a.SetTypes(3, ts...)
	return true, true
}

func printSequenceOperands(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	root, more := a.Operand(0), a.Operands(2)
	if root == nil {
		return
	}
	p.Operand(root)
	if len(more) > 0 {
		p.Text(", ")
		p.Operands(more)
	}
	p.Text(" : ")
	if len(more) > 0 {
		p.Byte('(')
	}
	p.Type(root.Type())
	if len(more) > 0 {
		p.Text(", ")
		p.OperandTypes(more)
		p.Byte(')')
	}
}

// The directive AlternativesOpSelectedRegion is an integer or an operand.
func parseSelectedRegion(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	ctx := p.Context()
	v, present, ok := p.ParseOptionalInt(64, true)
	if present {
		if ok {
			a.SetAttr(0, ctx.Int64Attr(ctx.IndexType(), v))
		}
		return true, ok
	}
	o, present, ok := p.ParseOptionalOperand()
	if !present {
		return true, p.Errorf(p.Pos(), "expected either an integer attribute or a transform.param operand")
	}
	a.SetOperands(1, o)
	return true, ok
}

func printSelectedRegion(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if i, ok := a.Attr(0).(*ir.IntegerAttr); ok {
		p.Int(i.Int64())
		return
	}
	if v := a.Operand(1); v != nil {
		p.Operand(v)
	}
}

// The directive PackedOrDynamicIndexList is a mixed list of integers and operands,
// or `*(` operand `)`.
func parsePackedList(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	ctx := p.Context()
	if p.OptionalPunct(asm.Star) {
		if !p.Punct(asm.LParen) {
			return true, false
		}
		o, ok := p.ParseOperand()
		if !ok || !p.Punct(asm.RParen) {
			return true, false
		}
		a.SetOperands(0, o)
		a.SetAttr(2, ctx.DenseI64Array(nil))
		return true, true
	}
	var list []int64
	var os []asm.UnresolvedOperand
	if !p.ParseCommaSeparatedList(asm.Squares, func() bool {
		o, operand, ok := p.ParseOptionalOperand()
		if operand {
			list, os = append(list, ir.Dynamic), append(os, o)
			return ok
		}
		v, ok := p.ParseInt(64, true)
		list = append(list, v)
		return ok
	}, " in dynamic index list") {
		return true, p.Errorf(p.NamePos(), "expected SSA value or integer")
	}
	a.SetOperands(1, os...)
	a.SetAttr(2, ctx.DenseI64Array(list))
	return true, true
}

func printPackedList(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if v := a.Operand(0); v != nil {
		p.Text("*(")
		p.Operand(v)
		p.Byte(')')
		return
	}
	os := a.Operands(1)
	p.Byte('[')
	if l, ok := a.Attr(2).(*ir.DenseArrayAttr); ok {
		for i, v := range l.Int64s() {
			if i > 0 {
				p.Text(", ")
			}
			if v == ir.Dynamic && len(os) > 0 {
				p.Operand(os[0].Value())
				os = os[1:]
			} else {
				p.Int(v)
			}
		}
	}
	p.Byte(']')
}

// A passOptions parses the options of a pass, in which operands may stand.
type passOptions struct {
	p        *asm.OpParser
	operands []asm.UnresolvedOperand
}

// The directive ApplyRegisteredPassOptions is a dictionary in whose values
// operands may stand; the attribute has their numbers there.
//
//	options ::= `{` (key `=` value (`,` key `=` value)*)? `}`
//	value   ::= attribute | operand | `[` value, ... `]`
func parsePassOptions(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	o := passOptions{p: p}
	var entries []ir.NamedAttribute
	if !p.ParseCommaSeparatedList(asm.Braces, func() bool {
		key, ok := p.ParseOptionalKeywordOrString()
		if !ok || key == "" {
			return p.Errorf(p.Pos(), "expected key to either be an identifier or a string")
		}
		if !p.Punct(asm.Equal) {
			return p.Errorf(p.Pos(), "expected '=' after key in key-value pair")
		}
		v, ok := o.value(0)
		if !ok {
			return p.Errorf(p.Pos(), "expected a valid attribute or operand as value associated to key '%s'", key)
		}
		entries = append(entries, ir.NamedAttribute{Name: key, Value: v})
		return true
	}, " in options dictionary") {
		return true, false
	}
	seen := map[string]bool{}
	for _, e := range entries {
		if seen[e.Name] {
			return true, p.Errorf(p.Pos(), "duplicate keys found in options dictionary")
		}
		seen[e.Name] = true
	}
	a.SetAttr(0, p.Context().DictionaryAttr(entries))
	a.SetOperands(1, o.operands...)
	return true, true
}

// maxOptionDepth bounds how deep lists of options are nested.
const maxOptionDepth = 256

func (o *passOptions) value(depth int) (ir.Attribute, bool) {
	p := o.p
	ctx := p.Context()
	if depth > maxOptionDepth {
		return nil, p.Errorf(p.Pos(), "options are nested too deeply")
	}
	if p.OptionalPunct(asm.LSquare) {
		var list []ir.Attribute
		ok := p.ParseCommaSeparatedList(asm.NoDelimiter, func() bool {
			v, ok := o.value(depth + 1)
			list = append(list, v)
			return ok
		}, " in options dictionary")
		if !ok || !p.Punct(asm.RSquare) {
			return nil, false
		}
		return ctx.ArrayAttr(list), true
	}
	v, present, ok := p.ParseOptionalAttribute(nil)
	if present {
		if _, marker := paramOperand(v); ok && marker {
			return nil, p.Errorf(p.Pos(), "the param_operand attribute is a marker reserved for indicating a value will be passed via params and is only used in the generic print format")
		}
		return v, ok
	}
	x, ok := p.ParseOperand()
	if !ok {
		return nil, false
	}
	def := definedAttr(ctx, "ParamOperandAttr")
	if def == nil {
		return nil, p.Errorf(p.Pos(), "the attribute 'ParamOperandAttr' is not defined")
	}
	o.operands = append(o.operands, x)
	return ctx.DefinedAttr(def, []ir.Param{ctx.Int64Attr(ctx.IntegerType(64), int64(len(o.operands)-1))}), true
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
		if i > 0 {
			p.Text(", ")
		}
		p.String(e.Name)
		p.Text(" = ")
		printOption(p, e.Value, operands)
	}
	p.Byte('}')
}

func printOption(p *asm.OpPrinter, v ir.Attribute, operands []ir.Operand) {
	if l, ok := v.(*ir.ArrayAttr); ok {
		p.Byte('[')
		for i, e := range l.Elements {
			if i > 0 {
				p.Text(", ")
			}
			printOption(p, e, operands)
		}
		p.Byte(']')
		return
	}
	if i, ok := paramOperand(v); ok && i >= 0 && i < int64(len(operands)) {
		p.Operand(operands[i].Value())
		return
	}
	p.Attribute(v)
}
