package asm

import (
	"strings"

	"github.com/mica-ir/mica/ir"
)

// The directive DynamicIndexList is shared by many dialects: a list of integers and
// operands, which come from an operand group and an array. The array has a sentinel in the
// place of each operand.
//
//	list  ::= `[` (index (`,` index)*)? `]`
//	index ::= integer | `[` integer `]` | operand (`:` type)?
//
// The arguments are the operands and the array, then optionally a boolean array that marks
// scalable sizes, the types of the operands if they are printed, and the delimiters in C++.
func dynamicIndexList() *Directive {
	return &Directive{Parse: parseDynamicIndexList, Print: printDynamicIndexList}
}

// indexListArgs are the numbers of the arguments, or -1 for missing ones.
type indexListArgs struct {
	scalable, types int
	delimiter       Delimiter
}

func findIndexListArgs(c *customStep) indexListArgs {
	x := indexListArgs{-1, -1, Squares}
	for i := 2; i < len(c.args); i++ {
		switch a := &c.args[i]; a.Kind {
		case ArgAttr:
			x.scalable = i
		case ArgTypes:
			x.types = i
		case ArgText:
			switch {
			case strings.HasSuffix(a.Text, "::Paren"):
				x.delimiter = Parens
			case strings.HasSuffix(a.Text, "::LessGreater"):
				x.delimiter = LessGreater
			case strings.HasSuffix(a.Text, "::Braces"):
				x.delimiter = Braces
			}
		}
	}
	return x
}

func parseDynamicIndexList(p *OpParser, a *ParseArgs) (present bool) {
	x := findIndexListArgs(a.c)
	var osRoom [8]UnresolvedOperand
	var intRoom [8]int64
	os, ints := osRoom[:0], intRoom[:0]
	var scalable []bool
	var types []ir.Type
	element := func() {
		o, operand := p.ParseOptionalOperand()
		inner := p.consumeIf(LSquare)
		if inner && !operand {
			o, operand = p.ParseOptionalOperand() // the reference prints it, and cannot read it
		}
		scalable = append(scalable, inner)
		if operand {
			os, ints = append(os, o), append(ints, ir.Dynamic)
			if x.types >= 0 {
				t := p.ParseColonType()
				types = append(types, t)
			}
		} else {
			v := IntParam{Bits: 64}.ParseParam(&p.Parser)
			ints = append(ints, v.(int64))
		}
		if inner && !p.consumeIf(RSquare) {
			p.Stop()
		}
	}
	if !p.Try(func() { p.ParseCommaSeparatedList(x.delimiter, element, " in dynamic index list") }) {
		p.Failf(p.namePos, "expected SSA value or integer")
	}
	a.SetOperands(0, os...)
	a.SetAttr(1, p.ctx.DenseI64Array(ints))
	if x.scalable >= 0 {
		a.SetAttr(x.scalable, p.ctx.DenseBoolArray(scalable))
	}
	if x.types >= 0 {
		a.SetTypes(x.types, types...)
	}
	return true
}

// countDynamic returns the number of integers that are placeholders for operands.
func countDynamic(ints *ir.DenseArrayAttr) (n int) {
	if ints == nil {
		return 0
	}
	for i := range ints.Len() {
		if ints.Int64(i) == ir.Dynamic {
			n++
		}
	}
	return n
}

func printDynamicIndexList(p *OpPrinter, _ *ir.Operation, a *PrintArgs) {
	x := findIndexListArgs(a.c)
	os := a.Operands(0)
	ints, _ := a.Attr(1).(*ir.DenseArrayAttr)
	var scalable *ir.DenseArrayAttr
	if x.scalable >= 0 {
		scalable, _ = a.Attr(x.scalable).(*ir.DenseArrayAttr)
	}
	if countDynamic(ints) < len(os) || ints == nil {
		p.PrintGeneric() // some operands have no place, or what is absent would be read as an empty list
		return
	}
	p.Text(punctText[delimiters[x.delimiter][0]])
	n, used := 0, 0
	if ints != nil {
		n = ints.Len()
	}
	for i := range n {
		if i > 0 {
			p.Text(", ")
		}
		inner := scalable != nil && i < scalable.Len() && scalable.Int64(i) != 0
		if inner {
			p.Byte('[')
		}
		// A mark without an operand, which some verifiers accept, is an integer like others.
		if v := ints.Int64(i); v != ir.Dynamic || used == len(os) {
			p.Int(v)
		} else {
			p.Operand(os[used].Value())
			if x.types >= 0 {
				p.Text(" : ")
				p.Type(typeOf(os[used].Value()))
			}
			used++
		}
		if inner {
			p.Byte(']')
		}
	}
	p.Text(punctText[delimiters[x.delimiter][1]])
}
