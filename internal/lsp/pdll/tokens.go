package pdll

import (
	"strings"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
)

// Tokens returns the names of the text with their meanings.
func (a *analysis) Tokens() (list []server.NameToken) {
	for at, s := range a.index.All() {
		definition := at == s.def
		if core, ok := s.decl.(*pdll.CoreConstraint); ok {
			if name, _, _ := strings.Cut(coreName(core), "<"); name != string(at.Text()) {
				continue // the constraint of an expression
			}
			definition = false
		}
		list = append(list, server.NameToken{Span: at, Kind: s.tokenKind(), Definition: definition})
	}
	return list
}

func (s *symbol) tokenKind() server.TokenKind {
	switch s.decl.(type) {
	case *pdll.Var, *pdll.RegionVar:
		return server.VariableToken
	case *pdll.BlockVar:
		return server.LabelToken
	case *pdll.Pattern:
		return server.ClassToken
	case *pdll.Callable:
		return server.FunctionToken
	case *pdll.CoreConstraint:
		return server.TypeToken
	case *pdll.NamedAttr:
		return server.PropertyToken
	}
	return server.OperationToken
}
