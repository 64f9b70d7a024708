package shard

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// parseDimensionList parses sizes with an x between them, or [] for none.
func parseDimensionList(p *asm.OpParser, a *asm.ParseArgs) bool {
	if p.OptionalPunct(asm.LSquare) {
		p.Punct(asm.RSquare)
		a.SetAttr(0, p.Context().DenseI64Array(nil))
		return true
	}
	var dims []int64
	p.Check(p.Try(func() { dims = p.ParseDimensionList(nil, true, false) }), p.Pos(), "Failed parsing dimension list.")
	p.Check(len(dims) != 0, p.Pos(), "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".")
	a.SetAttr(0, p.Context().DenseI64Array(dims))
	return true
}

func printDimensionList(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	list, _ := a.Attr(0).(*ir.DenseArrayAttr)
	if list == nil || list.Len() == 0 {
		p.Text("[]")
		return
	}
	for i, n := range list.Int64s() {
		if i > 0 {
			p.Byte('x')
		}
		if n == ir.Dynamic {
			p.Byte('?')
		} else {
			p.Int(n)
		}
	}
}
