package server

import (
	"bytes"
	"cmp"
	"slices"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// A Tokenizer classifies the names of a text.
type Tokenizer interface{ Tokens() []NameToken }

// A NameToken is a name in a text.
type NameToken struct {
	Span       source.Span
	Kind       TokenKind
	Definition bool
}

// A TokenKind is a kind of name.
type TokenKind uint8

// The kinds of names.
const (
	ClassToken TokenKind = iota
	TypeToken
	ParameterToken
	VariableToken
	PropertyToken
	FunctionToken
	MacroToken // a multiclass
	LabelToken // a block
	OperationToken
)

// legend returns the names of the kinds of tokens in the protocol.
func legend() protocol.SemanticTokensLegend {
	return protocol.SemanticTokensLegend{TokenTypes: []string{"class", "type", "parameter", "variable", "property", "function", "macro", "label", "method"},
		TokenModifiers: []string{"definition"}}
}

// SemanticTokens returns the capability.
func SemanticTokens() *protocol.SemanticTokensOptions {
	return &protocol.SemanticTokensOptions{Legend: legend(), Full: true}
}

// semanticTokens returns the names of the text, each with its place relative to the one before.
func semanticTokens(q *query) (any, error) {
	out := &protocol.SemanticTokens{Data: []uint32{}}
	a, ok := q.analysis.(Tokenizer)
	if !ok {
		return out, nil
	}
	f := q.text.File
	list := slices.DeleteFunc(a.Tokens(), func(t NameToken) bool {
		return t.Span.File != f || t.Span.End <= t.Span.Start || bytes.IndexByte(t.Span.Text(), '\n') >= 0
	})
	slices.SortStableFunc(list, func(x, y NameToken) int { return cmp.Compare(x.Span.Start, y.Span.Start) })
	end, last := uint32(0), protocol.Position{}
	for _, t := range list {
		if t.Span.Start < end {
			continue // tokens do not overlap
		}
		end = t.Span.End
		at := position(f, t.Span.Start)
		column := at.Character
		if at.Line == last.Line {
			column -= last.Character
		}
		modifiers := uint32(0)
		if t.Definition {
			modifiers = 1
		}
		out.Data = append(out.Data, at.Line-last.Line, column, units(string(t.Span.Text())), uint32(t.Kind), modifiers)
		last = at
	}
	return out, nil
}
