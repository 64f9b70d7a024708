package pdll

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// labels returns the labels of blocks in the pattern around a successor, whose list begins at open. They may also
// follow it.
func (c *cursor) labels(open int) (list []server.Completion) {
	if c.kind(open) != syntax.LSquare {
		return nil
	}
	caret := c.tokens[c.last()]
	seen := map[string]bool{}
	l := &syntax.Lexer{Text: c.text}
	for t, prev := l.Next(), (syntax.Token{}); t.Kind != syntax.EOF; t, prev = l.Next(), t {
		switch {
		case t.Kind == syntax.KwPattern && t.Start < caret.Start:
			list, seen = nil, map[string]bool{}
		case t.Kind == syntax.KwPattern:
			return list
		case prev.Kind != syntax.Caret || prev.Start == caret.Start || prev.End != t.Start:
		default:
			if name := string(c.text[t.Start:t.End]); !seen[name] {
				seen[name] = true
				list = append(list, server.Completion{Label: name, Detail: "block", Kind: protocol.CompletionItemKindReference})
			}
		}
	}
	return list
}
