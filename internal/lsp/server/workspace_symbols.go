package server

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"go.lsp.dev/jsonrpc2"

	"github.com/mica-ir/mica/internal/lsp/protocol"
)

// maxSymbols bounds the answer to a request for the symbols of the workspace.
const maxSymbols = 1000

// workspaceSymbol returns the symbols of all documents, and of the other files in the folders of the
// workspace, whose names contain the characters of a query in order.
func (s *Server) workspaceSymbol(ctx context.Context, texts []*Text, params []byte) (any, error) {
	var p protocol.WorkspaceSymbolParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, invalid(protocol.MethodWorkspaceSymbol, err.Error())
	}
	list := []protocol.SymbolInformation{}
	var add func(symbols []Symbol, container string)
	add = func(symbols []Symbol, container string) {
		for _, x := range symbols {
			if len(list) == maxSymbols {
				return
			}
			if matches(x.Name, p.Query) && x.NameSpan.IsValid() {
				list = append(list, protocol.SymbolInformation{Name: x.Name, Kind: x.Kind, ContainerName: container, Location: s.location(x.NameSpan)})
			}
			add(x.Children, x.Name)
		}
	}
	for _, t := range append(slices.Clip(texts), s.workspace.closed()...) {
		if len(list) == maxSymbols {
			break
		}
		a, err := t.analysis(ctx)
		if err != nil {
			return nil, jsonrpc2.NewError(-32800, "request cancelled")
		}
		if a, ok := a.(Symboler); ok {
			add(a.Symbols(), "")
		}
	}
	return list, nil
}

// matches reports whether a name contains the characters of a query in order, ignoring case.
func matches(name, query string) bool {
	for _, c := range query {
		i := strings.IndexFunc(name, func(x rune) bool { return unicode.ToLower(x) == unicode.ToLower(c) })
		if i < 0 {
			return false
		}
		_, n := utf8.DecodeRuneInString(name[i:])
		name = name[i+n:]
	}
	return true
}
