package dialect

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// A Body describes the text of an operation whose regions return its results:
//
//	body ::= (`->` types)? region (`else` region)?
//
// A terminator without operands is added where it is missing, and printed only if
// there are results.
type Body struct {
	Terminator string // the name of the operation
	Args       bool   // the arguments of the regions are printed
	BareType   bool   // a single result type is printed without parentheses
}

// Directive returns the directive for the text. Its arguments are the types of the
// results and one region or two.
func (b Body) Directive() *asm.Directive { return &asm.Directive{Parse: b.parse, Print: b.print} }

func (b Body) parse(p *asm.OpParser, a *asm.ParseArgs) bool {
	a.SetTypes(0, p.ParseOptionalArrowTypeList(nil)...)
	for i := 1; i < a.Len(); i++ {
		if i > 1 && !p.ParseOptionalKeyword("else") {
			break
		}
		p.ParseRegion(a.Region(i), nil)
		asm.EnsureTerminator(a.Region(i), p.Context().OpDef(b.Terminator), a.State().Location())
	}
	return true
}

func (b Body) print(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	ts := a.Types(0)
	switch {
	case len(ts) == 0:
	case b.BareType:
		p.ArrowTypes(ts)
	default:
		p.Text(" -> (").Types(ts).Byte(')')
	}
	for i := 1; i < a.Len(); i++ {
		if r := a.Region(i); i == 1 || !r.Empty() {
			p.TextIf(i > 1, " else").Byte(' ').Region(r, asm.RegionOptions{NoEntryArgs: !b.Args, NoTerminators: len(ts) == 0})
		}
	}
}
