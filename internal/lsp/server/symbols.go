package server

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// A Symboler lists the names that a text defines.
type Symboler interface{ Symbols() []Symbol }

// A Symbol is a name that a text defines, with those inside of it.
type Symbol struct {
	Name     string
	Detail   string
	Kind     protocol.SymbolKind
	Span     source.Span // of the whole definition
	NameSpan source.Span
	Children []Symbol
}

func documentSymbol(q *query) (any, error) {
	a, ok := q.analysis.(Symboler)
	if !ok {
		return nil, nil
	}
	return protocolSymbols(a.Symbols()), nil
}

func protocolSymbols(list []Symbol) []protocol.DocumentSymbol {
	out := make([]protocol.DocumentSymbol, 0, len(list))
	for _, s := range list {
		if !s.Span.IsValid() || !s.NameSpan.IsValid() {
			continue
		}
		d := protocol.DocumentSymbol{Name: s.Name, Kind: s.Kind, Range: rangeOf(s.Span), SelectionRange: rangeOf(s.NameSpan), Detail: s.Detail}
		if len(s.Children) > 0 {
			d.Children = protocolSymbols(s.Children)
		}
		out = append(out, d)
	}
	return out
}
