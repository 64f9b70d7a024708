package omp

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A pairs holds a parsed clause that pairs variables with operands or attributes.
type pairs struct {
	vars, others []asm.UnresolvedOperand
	ts, otherTs  []ir.Type
	attrs        []ir.Attribute
}

func (l *pairs) parseVar(p *asm.OpParser) { l.vars = append(l.vars, p.ParseOperand()) }

func (l *pairs) parseType(p *asm.OpParser) { l.ts = append(l.ts, p.ParseColonType()) }

func (l *pairs) parseAttr(p *asm.OpParser) { l.attrs = append(l.attrs, p.ParseAttribute(nil)) }

func (l *pairs) set(a *asm.ParseArgs) {
	a.SetOperands(0, l.vars...)
	a.SetTypes(1, l.ts...)
}

// list parses elements with commas between.
func (l *pairs) list(p *asm.OpParser, element func()) {
	p.ParseCommaSeparatedList(asm.NoDelimiter, element, "")
}

// printPairs is printList for two lists of n and others elements. The custom form needs two lists
// of the same length, and not empty.
func printPairs(p *asm.OpPrinter, n, others int, element func(i int)) {
	if n == 0 || n != others {
		p.PrintGeneric()
		return
	}
	printList(p, n, element)
}

// printList calls element for each of n elements, with commas between.
func printList(p *asm.OpPrinter, n int, element func(i int)) {
	for i := range n {
		p.Comma(i)
		element(i)
	}
}

func printTyped(p *asm.OpPrinter, v *ir.Value) { p.Operand(v).Text(" : ").Type(v.Type()) }

// parseAllocate parses `%allocator : type -> %variable : type, ...`.
func parseAllocate(p *asm.OpParser, a *asm.ParseArgs) bool {
	var l pairs
	l.list(p, func() {
		o := p.ParseOperand()
		l.others, l.otherTs = append(l.others, o), append(l.otherTs, p.ParseColonType())
		p.Punct(asm.Arrow)
		l.parseVar(p)
		l.parseType(p)
	})
	l.set(a)
	a.SetOperands(2, l.others...)
	a.SetTypes(3, l.otherTs...)
	return true
}

func printAllocate(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, allocators := a.Operands(0), a.Operands(2)
	printPairs(p, len(vars), len(allocators), func(i int) {
		printTyped(p, allocators[i].Value())
		p.Text(" -> ")
		printTyped(p, vars[i].Value())
	})
}

// parseLinear parses `%variable = %step : type, ...`.
func parseLinear(p *asm.OpParser, a *asm.ParseArgs) bool {
	var l pairs
	l.list(p, func() {
		l.parseVar(p)
		p.Punct(asm.Equal)
		l.others = append(l.others, p.ParseOperand())
		l.parseType(p)
	})
	l.set(a)
	a.SetOperands(2, l.others...)
	return true
}

func printLinear(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, steps := a.Operands(0), a.Operands(2)
	printPairs(p, len(vars), len(steps), func(i int) {
		p.Operand(vars[i].Value()).Text(" = ").Operand(steps[i].Value())
		p.Text(" : ").Type(vars[i].Value().Type())
	})
}

// parseAligned parses `%variable : type -> attribute, ...`.
func parseAligned(p *asm.OpParser, a *asm.ParseArgs) bool {
	var l pairs
	l.list(p, func() {
		l.parseVar(p)
		l.parseType(p)
		p.Punct(asm.Arrow)
		l.parseAttr(p)
	})
	l.set(a)
	a.SetAttr(2, p.Context().ArrayAttr(l.attrs))
	return true
}

func printAligned(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, aligns := a.Operands(0), named.Elements(a.Attr(2))
	printPairs(p, len(vars), len(aligns), func(i int) {
		printTyped(p, vars[i].Value())
		p.Text(" -> ").Attribute(aligns[i])
	})
}

// parseCopyprivate parses `%variable -> @function : type, ...`.
func parseCopyprivate(p *asm.OpParser, a *asm.ParseArgs) bool {
	var l pairs
	l.list(p, func() {
		l.parseVar(p)
		p.Punct(asm.Arrow)
		l.attrs = append(l.attrs, parseSymbol(p))
		l.parseType(p)
	})
	l.set(a)
	a.SetAttr(2, p.Context().ArrayAttr(l.attrs))
	return true
}

// parseSymbol parses a reference to a symbol.
func parseSymbol(p *asm.OpParser) ir.Attribute { return asm.AttributeOf[*ir.SymbolRefAttr](p, nil) }

func printCopyprivate(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, syms := a.Operands(0), named.Elements(a.Attr(2))
	printPairs(p, len(vars), len(syms), func(i int) {
		p.Operand(vars[i].Value()).Text(" -> ").Attribute(syms[i])
		p.Text(" : ").Type(vars[i].Value().Type())
	})
}

// parseDepend parses `kind -> %variable : type, ...`.
func parseDepend(p *asm.OpParser, a *asm.ParseArgs) bool {
	var l pairs
	l.list(p, func() {
		word := p.ParseAnyKeyword()
		p.Punct(asm.Arrow)
		l.parseVar(p)
		l.parseType(p)
		d := p.Context().Dialect("omp")
		p.Require(d != nil)
		x := named.EnumCase(p.Context(), d.AttributeNamed("clause_task_depend"), word)
		l.attrs = append(l.attrs, x)
		p.Require(x != nil)
	})
	l.set(a)
	a.SetAttr(2, p.Context().ArrayAttr(l.attrs))
	return true
}

func printDepend(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	vars, kinds := a.Operands(0), named.Elements(a.Attr(2))
	printPairs(p, len(vars), len(kinds), func(i int) {
		p.Text(named.EnumText(kinds[i])).Text(" -> ")
		printTyped(p, vars[i].Value())
	})
}
