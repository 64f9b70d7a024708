package mlir

import "github.com/mica-ir/mica/internal/lsp/server"

// Tokens returns the names of the text with their meanings.
func (a *analysis) Tokens() (list []server.NameToken) {
	for _, p := range a.parts {
		for at, s := range p.index.All() {
			t := server.NameToken{Span: at, Kind: server.OperationToken, Definition: at == s.def && s.op == nil}
			switch {
			case s.block != nil && at.Text()[0] != '^':
				continue // the brace before a block without a name
			case s.value != nil && s.value.IsBlockArgument():
				t.Kind = server.ParameterToken
			case s.value != nil:
				t.Kind = server.VariableToken
			case s.block != nil:
				t.Kind = server.LabelToken
			case s.alias != "":
				t.Kind = server.TypeToken
			case at != s.def:
				t.Kind = server.FunctionToken // the name of a symbol
			}
			list = append(list, t)
		}
	}
	return list
}
