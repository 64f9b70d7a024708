package mlir

import (
	"fmt"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// Symbols returns the symbols and the operations that contain some.
func (a *analysis) Symbols() []server.Symbol {
	list := []server.Symbol{}
	for i, p := range a.parts {
		if p.op == nil {
			continue
		}
		inside := p.symbolsOf(a.file, p.op)
		if len(a.parts) == 1 {
			return inside
		}
		start := source.Span{File: a.file, Start: p.start, End: p.start}
		list = append(list, server.Symbol{Name: fmt.Sprintf("<file-split-%d>", i), Kind: protocol.SymbolKindNamespace,
			Span: source.Span{File: a.file, Start: p.start, End: p.end}, NameSpan: start, Children: inside})
	}
	return list
}

// symbolsOf returns the symbol of an operation, or those inside if it has none.
func (p *part) symbolsOf(f *source.File, op *ir.Operation) []server.Symbol {
	var inside []server.Symbol
	for i := range op.NumRegions() {
		for b := range op.Region(i).Blocks() {
			for x := range b.Ops() {
				inside = append(inside, p.symbolsOf(f, x)...)
			}
		}
	}
	place := p.placeOf(op)
	name := ir.SymbolName(op)
	if place == nil || name == "" && !op.Def().Has(ir.SymbolTableTrait) {
		return inside
	}
	s := server.Symbol{Name: name, Kind: protocol.SymbolKindFunction, NameSpan: span(f, place.Name), Children: inside}
	switch {
	case name == "":
		s.Name, s.Kind = "<"+op.Name()+">", protocol.SymbolKindNamespace
	case op.Attr("function_type") == nil:
		s.Kind = protocol.SymbolKindClass
	}
	s.Span = span(f, place.TextRange)
	return []server.Symbol{s}
}
