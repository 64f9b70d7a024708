package pdll

import (
	"strings"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// An inlineCallable is a constraint or rewrite that is defined inside of a body.
type inlineCallable struct {
	name, signature string
	isRewrite       bool
}

// inlineCallables returns the constraints and rewrites that are defined where they are used and
// that are visible at the position. As for variables, all is taken from the text, which need not be complete.
func (c *cursor) inlineCallables() (list []inlineCallable) {
	open := c.brackets(c.last())
	for i := c.last(); i > c.declaration()+1; i-- {
		k := c.kind(i - 1)
		if c.kind(i) != syntax.Ident || c.kind(i+1) != syntax.LParen || k != syntax.KwConstraint && k != syntax.KwRewrite {
			continue
		}
		end := c.signatureEnd(i)
		if end < 0 || c.inBody(i+1, open) || !c.blockIsOpen(i, open) {
			continue
		}
		text := string(c.text[c.tokens[i].Start:c.tokens[end].End])
		list = append(list, inlineCallable{c.spelling(i), strings.Join(strings.Fields(text), " "), k == syntax.KwRewrite})
	}
	return list
}

// signatureEnd returns the index of the last token before the body of the callable whose name is the
// token at i, -1 if there is no body.
func (c *cursor) signatureEnd(i int) int {
	for j := i + 1; j < len(c.tokens); j++ {
		switch c.kind(j) {
		case syntax.LBrace, syntax.EqualArrow, syntax.CodeBlock:
			return j - 1
		case syntax.Semicolon:
			return -1
		}
	}
	return -1
}

// blockIsOpen reports whether the block that contains the token at i is one of the open brackets.
func (c *cursor) blockIsOpen(i int, open []int) bool {
	b := c.bracket(i)
	for b >= 0 && c.kind(b) != syntax.LBrace {
		b = c.bracket(b - 1)
	}
	for _, o := range open {
		if o == b {
			return true
		}
	}
	return false
}

// call returns the signature of a call.
func (f inlineCallable) call() server.Signature {
	s := server.Signature{Label: f.signature}
	start, depth := strings.IndexByte(f.signature, '(')+1, 0
	for i := start; i < len(f.signature); i++ {
		c := f.signature[i]
		switch {
		case c == '(' || c == '<':
			depth++
		case depth > 0 && (c == ')' || c == '>'):
			depth--
		case depth == 0 && (c == ',' || c == ')'):
			if text := f.signature[start:i]; strings.TrimSpace(text) != "" {
				s.Params = append(s.Params, server.Parameter{Start: i - len(strings.TrimLeft(text, " ")), End: i})
			}
			if c == ')' {
				return s
			}
			start = i + 1
		}
	}
	return s
}

// completion returns the entry for a call.
func (f inlineCallable) completion() server.Completion {
	return server.Completion{Label: f.name, Detail: f.signature, Kind: protocol.CompletionItemKindFunction, Sort: "1" + f.name,
		Insert: f.name + "($0)", Snippet: true}
}

// constraint returns the entry for a constraint of a variable.
func (f inlineCallable) constraint() server.Completion {
	return server.Completion{Label: f.name, Detail: f.signature, Kind: protocol.CompletionItemKindInterface, Sort: "2"}
}
