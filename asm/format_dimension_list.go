package asm

import "github.com/mica-ir/mica/ir"

// The directive DimensionList is shared by several dialects: the sizes in a dense array,
// with an x between them.
//
//	list ::= `[` `]` | size (`x` size)*
//	size ::= integer | `?`
func dimensionList() *Directive {
	return &Directive{Parse: parseDimensionListDirective, Print: printDimensionListDirective}
}

func parseDimensionListDirective(p *OpParser, a *ParseArgs) (present bool) {
	var dims []int64
	empty := p.consumeIf(LSquare)
	parsed := p.Try(func() {
		if empty {
			p.Punct(RSquare)
		} else {
			dims = p.ParseDimensionList(nil, true, false)
		}
	})
	p.Check(parsed, p.Pos(), "Failed parsing dimension list.")
	p.Check(empty || len(dims) > 0, p.Pos(), `Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".`)
	a.SetAttr(0, p.ctx.DenseI64Array(dims))
	return true
}

func printDimensionListDirective(p *OpPrinter, _ *ir.Operation, a *PrintArgs) {
	dims, _ := a.Attr(0).(*ir.DenseArrayAttr)
	if dims == nil || dims.Len() == 0 {
		p.Text("[]")
		return
	}
	p.Dimensions(dims.Int64s())
	p.Buf = p.Buf[:len(p.Buf)-1] // the x after the last one
}
