package mlprogram

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func parseVisibility(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	for _, word := range []string{"public", "private", "nested"} {
		if p.ParseOptionalKeyword(word) {
			a.SetAttr(0, p.Context().StringAttr(word))
			return true, true
		}
	}
	return true, p.Errorf(p.Pos(), "expected 'public', 'private', or 'nested'")
}

func printVisibility(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if s, ok := a.Attr(0).(*ir.StringAttr); ok {
		p.Text(s.Value)
		return
	}
	p.Text("public")
}

// parseInitialValue parses the type of a global and perhaps its value:
//
//	(`(` attribute `)`)? `:` type
func parseInitialValue(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	if p.OptionalPunct(asm.LParen) {
		v, ok := p.ParseAttribute(nil)
		if !ok || !p.Punct(asm.RParen) {
			return true, false
		}
		a.SetAttr(1, v)
	}
	if !p.Punct(asm.Colon) {
		return true, false
	}
	t, ok := p.ParseType()
	if !ok {
		return true, false
	}
	a.SetAttr(0, p.Context().TypeAttr(t))
	return true, true
}

func printInitialValue(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if v := a.Attr(1); v != nil {
		p.Byte('(')
		p.Attribute(v)
		p.Byte(')')
	}
	p.Text(" : ")
	if t := a.Attr(0); t != nil {
		p.Attribute(t)
	}
}

// parseOrdering parses the tokens that an operation waits for and the one that it
// makes:
//
//	(`ordering` `(` (`(` `)` | operands) `->` type `)`)?
//
// The operation has the second token in any case. Where its type is not given it
// is none, which the verifier refuses.
func parseOrdering(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	if !p.ParseOptionalKeyword("ordering") || !p.Punct(asm.LParen) {
		a.SetTypes(1, p.Context().NoneType())
		return true, true
	}
	if p.OptionalPunct(asm.LParen) {
		if !p.Punct(asm.RParen) {
			return true, false
		}
	} else {
		os, ok := p.ParseOperandList(asm.NoDelimiter, nil)
		if !ok {
			return true, false
		}
		a.SetOperands(0, os...)
	}
	if !p.Punct(asm.Arrow) {
		return true, false
	}
	t, ok := p.ParseType()
	a.SetTypes(1, t)
	return true, ok && p.Punct(asm.RParen)
}

func printOrdering(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	tokens, made := a.Operands(0), a.NumTypes(1) > 0
	if len(tokens) == 0 && !made {
		return
	}
	p.Text(" ordering(")
	if len(tokens) == 0 {
		p.Text("()")
	}
	p.Operands(tokens)
	if made {
		p.Text(" -> ")
		p.Type(a.Type(1, 0))
	}
	p.Byte(')')
}

func verifyGlobal(op *ir.Operation, d *diag.List) bool {
	if op.Attr("is_mutable") == nil && op.Attr("value") == nil {
		op.EmitOpError(d, "immutable global must have an initial value")
		return false
	}
	return true
}

// globalOf returns the global that an operation names and its type. It reports
// where there is none.
func globalOf(op *ir.Operation, d *diag.List) (*ir.Operation, ir.Type) {
	ref, ok := op.Attr("global").(*ir.SymbolRefAttr)
	if !ok {
		return nil, nil
	}
	g := ir.LookupSymbol(op, ref)
	if g != nil && g.Name() == "ml_program.global" {
		if t, ok := g.Attr("type").(*ir.TypeAttr); ok {
			return g, t.Value
		}
	}
	op.EmitOpError(d, "undefined global: %s", ref)
	return nil, nil
}

func verifyLoad(op *ir.Operation, d *diag.List) bool {
	g, t := globalOf(op, d)
	return g != nil && isLoaded(op, t, d)
}

func verifyLoadConst(op *ir.Operation, d *diag.List) bool {
	g, t := globalOf(op, d)
	if g == nil {
		return false
	}
	if g.Attr("is_mutable") != nil {
		op.EmitOpError(d, "cannot load as const from mutable global %s", op.Attr("global"))
		return false
	}
	return isLoaded(op, t, d)
}

func isLoaded(op *ir.Operation, t ir.Type, d *diag.List) bool {
	if got := op.Result(0).Type(); got != t {
		op.EmitOpError(d, "cannot load from global typed '%s' as '%s'", t, got)
		return false
	}
	return true
}

func verifyStore(op *ir.Operation, d *diag.List) bool {
	g, t := globalOf(op, d)
	if g == nil {
		return false
	}
	if g.Attr("is_mutable") == nil {
		op.EmitOpError(d, "cannot store to an immutable global %s", op.Attr("global"))
		return false
	}
	if got := op.Operand(0).Type(); got != t {
		op.EmitOpError(d, "cannot store to a global typed '%s' from '%s'", t, got)
		return false
	}
	return true
}
