package mlprogram

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

func parseVisibility(p *asm.OpParser, a *asm.ParseArgs) bool {
	for _, word := range []string{"public", "private", "nested"} {
		if p.ParseOptionalKeyword(word) {
			a.SetAttr(0, p.Context().StringAttr(word))
			return true
		}
	}
	p.Failf(p.Pos(), "expected 'public', 'private', or 'nested'")
	return true
}

func printVisibility(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if s, ok := a.Attr(0).(*ir.StringAttr); ok {
		p.Text(s.Value)
		return
	}
	p.Text("public")
}

// parseInitialValue parses the type of a global and, optionally, its value:
//
//	(`(` attribute `)`)? `:` type
func parseInitialValue(p *asm.OpParser, a *asm.ParseArgs) bool {
	if p.OptionalPunct(asm.LParen) {
		v := p.ParseAttribute(nil)
		p.Punct(asm.RParen)
		a.SetAttr(1, v)
	}
	p.Punct(asm.Colon)
	a.SetAttr(0, p.Context().TypeAttr(p.ParseType()))
	return true
}

func printInitialValue(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if v := a.Attr(1); v != nil {
		p.Byte('(').Attribute(v).Byte(')')
	}
	p.Text(" : ")
	if t := a.Attr(0); t != nil {
		p.Attribute(t)
	}
}

// parseOrdering parses the tokens that an operation waits for and the one that it produces:
//
//	(`ordering` `(` (`(` `)` | operands) `->` type `)`)?
//
// The operation has the second token in any case. Without a type it gets the none type, which the
// verifier rejects.
func parseOrdering(p *asm.OpParser, a *asm.ParseArgs) bool {
	if !p.ParseOptionalKeyword("ordering") {
		a.SetTypes(1, p.Context().NoneType())
		return true
	}
	p.Punct(asm.LParen)
	if p.OptionalPunct(asm.LParen) {
		p.Punct(asm.RParen)
	} else {
		a.SetOperands(0, p.ParseOperandList(asm.NoDelimiter, nil)...)
	}
	p.Punct(asm.Arrow)
	a.SetTypes(1, p.ParseType())
	p.Punct(asm.RParen)
	return true
}

func printOrdering(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	tokens, made := a.Operands(0), a.NumTypes(1) > 0
	if len(tokens) == 0 && !made {
		return
	}
	p.Text(" ordering(").TextIf(len(tokens) == 0, "()").Operands(tokens)
	if made {
		p.Text(" -> ").Type(a.Type(1, 0))
	}
	p.Byte(')')
}

func verifyGlobal(op GlobalOp, c *ir.Checker) {
	c.Check(op.IsMutable() || op.ValueAttr() != nil, "immutable global must have an initial value")
}

// globalOf returns the global that an operation names, ml_program.global_load or its like, and its
// type. It fails the check if the
// symbol does not resolve to a global.
func globalOf(op *ir.Operation, c *ir.Checker) (*ir.Operation, ir.Type) {
	ref, ok := GlobalLoadOp{op}.GlobalAttr().(*ir.SymbolRefAttr)
	if !ok {
		return nil, nil
	}
	g := c.Symbols().Lookup(op, ref)
	if g != nil && g.Name() == GlobalOpName {
		if t, ok := (GlobalOp{g}).TypeAttr().(*ir.TypeAttr); ok {
			return g, t.Value
		}
	}
	c.Failf("undefined global: %s", ref)
	return nil, nil
}

func verifyLoad(op *ir.Operation, c *ir.Checker) {
	_, t := globalOf(op, c)
	isLoaded(op, t, c)
}

func verifyLoadConst(op GlobalLoadConstOp, c *ir.Checker) {
	g, t := globalOf(op.Operation, c)
	if (GlobalOp{g}).IsMutable() {
		c.Failf("cannot load as const from mutable global %s", op.GlobalAttr())
	}
	isLoaded(op.Operation, t, c)
}

func isLoaded(op *ir.Operation, t ir.Type, c *ir.Checker) {
	got := op.Result(0).Type()
	c.Checkf(got == t, "cannot load from global typed '%s' as '%s'", t, got)
}

func verifyStore(op GlobalStoreOp, c *ir.Checker) {
	g, t := globalOf(op.Operation, c)
	if !(GlobalOp{g}).IsMutable() {
		c.Failf("cannot store to an immutable global %s", op.GlobalAttr())
	}
	got := op.Value().Type()
	c.Checkf(got == t, "cannot store to a global typed '%s' from '%s'", t, got)
}
