package omp

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// A pairs is what a clause gives that is a list of variables with something.
type pairs struct {
	vars, others []asm.UnresolvedOperand
	ts, otherTs  []ir.Type
	attrs        []ir.Attribute
}

func (l *pairs) parseVar(p *asm.OpParser) bool {
	o, ok := p.ParseOperand()
	l.vars = append(l.vars, o)
	return ok
}

func (l *pairs) parseType(p *asm.OpParser) bool {
	t, ok := p.ParseColonType()
	l.ts = append(l.ts, t)
	return ok
}

func (l *pairs) parseAttr(p *asm.OpParser) bool {
	x, ok := p.ParseAttribute(nil)
	l.attrs = append(l.attrs, x)
	return ok
}

func (l *pairs) set(a *asm.ParseArgs) {
	a.SetOperands(0, l.vars...)
	a.SetTypes(1, l.ts...)
}

// list parses elements with commas between.
func (l *pairs) list(p *asm.OpParser, element func() bool) bool {
	return p.ParseCommaSeparatedList(asm.NoDelimiter, element, "")
}

// printList calls element for each of n elements, with commas between.
func printList(p *asm.OpPrinter, n int, element func(i int)) {
	for i := range n {
		if i > 0 {
			p.Text(", ")
		}
		element(i)
	}
}

func printTyped(p *asm.OpPrinter, v *ir.Value) {
	p.Operand(v)
	p.Text(" : ")
	p.Type(v.Type())
}

// parseAllocate parses `%allocator : type -> %variable : type, ...`.
func parseAllocate(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	var l pairs
	ok = l.list(p, func() bool {
		o, ok := p.ParseOperand()
		if !ok {
			return false
		}
		t, ok := p.ParseColonType()
		l.others, l.otherTs = append(l.others, o), append(l.otherTs, t)
		return ok && p.Punct(asm.Arrow) && l.parseVar(p) && l.parseType(p)
	})
	if !ok {
		return true, false
	}
	l.set(a)
	a.SetOperands(2, l.others...)
	a.SetTypes(3, l.otherTs...)
	return true, true
}

func printAllocate(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, allocators := a.Operands(0), a.Operands(2)
	printList(p, min(len(vars), len(allocators)), func(i int) {
		printTyped(p, allocators[i].Value())
		p.Text(" -> ")
		printTyped(p, vars[i].Value())
	})
}

// parseLinear parses `%variable = %step : type, ...`.
func parseLinear(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	var l pairs
	ok = l.list(p, func() bool {
		if !l.parseVar(p) || !p.Punct(asm.Equal) {
			return false
		}
		o, ok := p.ParseOperand()
		l.others = append(l.others, o)
		return ok && l.parseType(p)
	})
	if !ok {
		return true, false
	}
	l.set(a)
	a.SetOperands(2, l.others...)
	return true, true
}

func printLinear(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, steps := a.Operands(0), a.Operands(2)
	printList(p, len(vars), func(i int) {
		p.Operand(vars[i].Value())
		if i < len(steps) {
			p.Text(" = ")
			p.Operand(steps[i].Value())
		}
		p.Text(" : ")
		p.Type(vars[i].Value().Type())
	})
}

// parseAligned parses `%variable : type -> attribute, ...`.
func parseAligned(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	var l pairs
	ok = l.list(p, func() bool {
		return l.parseVar(p) && l.parseType(p) && p.Punct(asm.Arrow) && l.parseAttr(p)
	})
	if !ok {
		return true, false
	}
	l.set(a)
	a.SetAttr(2, p.Context().ArrayAttr(l.attrs))
	return true, true
}

func printAligned(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, aligns := a.Operands(0), elements(a.Attr(2))
	printList(p, len(vars), func(i int) {
		printTyped(p, vars[i].Value())
		if i < len(aligns) {
			p.Text(" -> ")
			p.Attribute(aligns[i])
		}
	})
}

// parseCopyprivate parses `%variable -> @function : type, ...`.
func parseCopyprivate(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	var l pairs
	ok = l.list(p, func() bool {
		if !l.parseVar(p) || !p.Punct(asm.Arrow) {
			return false
		}
		x, ok := parseSymbol(p)
		l.attrs = append(l.attrs, x)
		return ok && l.parseType(p)
	})
	if !ok {
		return true, false
	}
	l.set(a)
	a.SetAttr(2, p.Context().ArrayAttr(l.attrs))
	return true, true
}

// parseSymbol parses a reference to a symbol.
func parseSymbol(p *asm.OpParser) (ir.Attribute, bool) {
	at := p.Pos()
	x, ok := p.ParseAttribute(nil)
	if !ok {
		return nil, false
	}
	if _, ok := x.(*ir.SymbolRefAttr); !ok {
		return nil, p.Errorf(at, "invalid kind of attribute specified")
	}
	return x, true
}

func printCopyprivate(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, syms := a.Operands(0), elements(a.Attr(2))
	printList(p, len(vars), func(i int) {
		p.Operand(vars[i].Value())
		if i < len(syms) {
			p.Text(" -> ")
			p.Attribute(syms[i])
		}
		p.Text(" : ")
		p.Type(vars[i].Value().Type())
	})
}

// parseDepend parses `kind -> %variable : type, ...`.
func parseDepend(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	var l pairs
	ok = l.list(p, func() bool {
		word, ok := p.ParseAnyKeyword()
		if !ok || !p.Punct(asm.Arrow) || !l.parseVar(p) || !l.parseType(p) {
			return false
		}
		d := p.Context().Dialect("omp")
		if d == nil {
			return false
		}
		x := symbolize(p, d.AttributeNamed("clause_task_depend"), word)
		l.attrs = append(l.attrs, x)
		return x != nil
	})
	if !ok {
		return true, false
	}
	l.set(a)
	a.SetAttr(2, p.Context().ArrayAttr(l.attrs))
	return true, true
}

func printDepend(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, kinds := a.Operands(0), elements(a.Attr(2))
	printList(p, min(len(vars), len(kinds)), func(i int) {
		p.Text(spelling(kinds[i]))
		p.Text(" -> ")
		printTyped(p, vars[i].Value())
	})
}
