package td

import (
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/tablegen"
)

// Tokens returns the names of the text with their meanings.
func (a *analysis) Tokens() (list []server.NameToken) {
	for at, s := range a.index.All() {
		list = append(list, server.NameToken{Span: at, Kind: tokenKind(s.kind), Definition: at == s.def})
	}
	return list
}

func tokenKind(k tablegen.UseKind) server.TokenKind {
	switch k {
	case tablegen.UseClass:
		return server.ClassToken
	case tablegen.UseMulticlass:
		return server.MacroToken
	case tablegen.UseField:
		return server.PropertyToken
	case tablegen.UseParam:
		return server.ParameterToken
	case tablegen.UseType:
		return server.TypeToken
	}
	return server.VariableToken
}
