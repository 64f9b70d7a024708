package pdll

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/source"
)

// Symbols returns the patterns, constraints and rewrites of the text.
func (a *analysis) Symbols() []server.Symbol {
	list := []server.Symbol{}
	for _, d := range a.module.Decls {
		if d.Loc().File != a.file || isRepeated(d) {
			continue
		}
		switch d := d.(type) {
		case *pdll.Pattern:
			list = append(list, patternSymbol(d))
		case *pdll.Callable:
			list = append(list, server.Symbol{Name: d.Name.Text, Kind: protocol.SymbolKindFunction, Span: d.Name.Span, NameSpan: d.Name.Span})
		}
	}
	return list
}

// patternSymbol returns the symbol of a pattern, which extends to the end of its body.
func patternSymbol(p *pdll.Pattern) server.Symbol {
	name, at := p.Name, p.NameSpan
	if p.Label != "" {
		name = p.Label
	}
	if name == "" {
		name, at = "<pattern>", p.Loc()
	}
	end := at.End
	if body := p.Body.Loc(); body.IsValid() {
		end = max(end, body.End)
	}
	return server.Symbol{Name: name, Kind: protocol.SymbolKindClass, Span: source.Span{File: at.File, Start: at.Start, End: end}, NameSpan: at}
}
