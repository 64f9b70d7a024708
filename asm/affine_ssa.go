package asm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// ParseAffineMapOfSSAIds parses a list of expressions over SSA values: a plain value
// is a dimension of the map, a value in `symbol(...)` a symbol. Every occurrence of a
// value is the same dimension or symbol.
func (p *OpParser) ParseAffineMapOfSSAIds(d Delimiter) (m *affine.Map, dims []UnresolvedOperand, symbols []UnresolvedOperand) {
	m = &affine.Map{}
	a := p.affineOfSSAIds(&dims, &symbols)
	p.ParseCommaSeparatedList(d, func() {
		e := a.expr()
		m.Results = append(m.Results, e)
	}, " in affine map")
	m.NumDims, m.NumSymbols = len(dims), len(symbols)
	return m, dims, symbols
}

// ParseAffineExprOfSSAIds parses one expression as ParseAffineMapOfSSAIds does.
func (p *OpParser) ParseAffineExprOfSSAIds() (e *affine.Expr, dims []UnresolvedOperand, symbols []UnresolvedOperand) {
	e = p.affineOfSSAIds(&dims, &symbols).expr()
	return e, dims, symbols
}

func (p *OpParser) affineOfSSAIds(dims, symbols *[]UnresolvedOperand) *affineParser {
	type use struct {
		name   string
		number int
	}
	seen := map[use]*affine.Expr{}
	a := &affineParser{Parser: &p.Parser}
	a.operand = func(symbol bool) *affine.Expr {
		if p.tok.kind != PercentIdentifier {
			p.wrongToken("expected ssa identifier")
		}
		// The reference compares names without the number of the result, and so takes %0#1 for %0#0.
		o := p.parseSSAUse(true)
		e := seen[use{o.Name, o.Number}]
		if e != nil {
			return e
		}
		if symbol {
			e = affine.NewSymbol(len(*symbols))
			*symbols = append(*symbols, o)
		} else {
			e = affine.NewDim(len(*dims))
			*dims = append(*dims, o)
		}
		seen[use{o.Name, o.Number}] = e
		return e
	}
	return a
}

// AffineMapOfSSAIds prints the results of a map with its dimensions, and then its
// symbols, replaced by values.
func (p *OpPrinter) AffineMapOfSSAIds(m *affine.Map, values []ir.Operand) *OpPrinter {
	for i, e := range m.Results {
		if i > 0 {
			p.Text(", ")
		}
		p.AffineExprOfSSAIds(e, values, m.NumDims)
	}
	return p
}

// AffineExprOfSSAIds prints an expression with its dimensions replaced by the first
// dims values and its symbols by the others.
func (p *OpPrinter) AffineExprOfSSAIds(e *affine.Expr, values []ir.Operand, dims int) *OpPrinter {
	if p.collect != nil {
		return p
	}
	p.Buf = e.AppendNamed(p.Buf, func(b []byte, kind affine.Kind, i int) []byte {
		if kind == affine.Dim {
			return p.names.appendValue(b, values[i].Value(), true)
		}
		b = append(b, "symbol("...)
		return append(p.names.appendValue(b, values[dims+i].Value(), true), ')')
	})
	return p
}
