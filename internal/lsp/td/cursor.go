package td

import (
	"bytes"
	"sort"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// A cursor is a position in the tokens of a text, which need not be complete.
type cursor struct {
	a      *analysis
	tokens []syntax.Token // of the text
	n      int            // the tokens before this one end at or before the position; a word that the position touches is not one of them
}

// cursorAt returns the position of an offset; false if it is in a string or a comment.
func (a *analysis) cursorAt(at uint32) (*cursor, bool) {
	text := a.file.Text
	start := at
	for start > 0 && isWord(text[start-1]) {
		start--
	}
	c := &cursor{a: a, tokens: a.tree().Tokens}
	c.n = sort.Search(len(c.tokens), func(i int) bool { return c.end(i) > start })
	if c.n < len(c.tokens) && c.start(c.n) < start && text[start-1] != '!' {
		return nil, false // a string or code
	}
	gap := uint32(0)
	if c.n > 0 {
		gap = c.end(c.n - 1)
		if k := c.tokens[c.n-1].Kind; k == syntax.Invalid || k == syntax.EOF {
			gap = c.start(c.n - 1) // perhaps a string that is not closed
		}
	}
	return c, !server.InComment(text[gap:start]) && !inString(text[gap:start])
}

// inString reports whether a text without tokens ends in a string or code that is not closed.
func inString(text []byte) bool {
	line := text[bytes.LastIndexByte(text, '\n')+1:]
	return bytes.IndexByte(line, '"') >= 0 || bytes.LastIndex(text, []byte("[{")) > bytes.LastIndex(text, []byte("}]"))
}

func isWord(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

func (c *cursor) start(i int) uint32 { return c.a.tree().Files.Pos(c.tokens[i].Loc).Offset }
func (c *cursor) end(i int) uint32   { return c.a.tree().Files.Pos(c.tokens[i].End).Offset }

// last returns the index of the last token before the position.
func (c *cursor) last() int { return c.n - 1 }

// kind returns the kind of a token, EOF outside of the text before the position.
func (c *cursor) kind(i int) syntax.Kind {
	if i < 0 || i >= c.n {
		return syntax.EOF
	}
	return c.tokens[i].Kind
}

// opening returns the bracket that a closing one closes.
func opening(k syntax.Kind) (syntax.Kind, bool) {
	switch k {
	case syntax.RParen:
		return syntax.LParen, true
	case syntax.RBrace:
		return syntax.LBrace, true
	case syntax.Greater:
		return syntax.Less, true
	case syntax.RSquare:
		return syntax.LSquare, true
	}
	return 0, false
}

// before returns the index of the token before the one at i, or before the brackets that it
// closes.
func (c *cursor) before(i int) int {
	open, ok := opening(c.kind(i))
	if !ok {
		return i - 1
	}
	closing, depth := c.kind(i), 0
	for ; i >= 0; i-- {
		switch c.kind(i) {
		case closing:
			depth++
		case open:
			if depth--; depth == 0 {
				return i - 1
			}
		}
	}
	return -1
}

// bracket returns the index of the innermost bracket that is open at the token at i, or -1.
func (c *cursor) bracket(i int) int {
	for i >= 0 {
		switch c.kind(i) {
		case syntax.LParen, syntax.LBrace, syntax.Less, syntax.LSquare:
			return i
		}
		i = c.before(i)
	}
	return -1
}

// statement returns the index of the first token of the statement, or of the head of the
// definition, that contains the token at i.
func (c *cursor) statement(i int) int {
	first := i + 1
	for i >= 0 {
		switch c.kind(i) {
		case syntax.LBrace, syntax.Semi, syntax.KwIn, syntax.KwThen, syntax.KwElse:
			return first
		case syntax.RBrace:
			if c.endsBody(i) {
				return first
			}
		case syntax.String:
			if c.kind(i-1) == syntax.KwInclude {
				return first
			}
		}
		i = c.before(i)
		first = i + 1
	}
	return first
}

// endsBody reports whether the brace at i closes a body, which ends a statement, and not a list
// of bits: whether the next token cannot continue a value.
func (c *cursor) endsBody(i int) bool {
	switch c.kind(i + 1) {
	case syntax.Equal, syntax.Semi, syntax.Comma, syntax.Greater, syntax.RParen, syntax.RSquare, syntax.Hash, syntax.Dot, syntax.Less, syntax.LBrace,
		syntax.LSquare, syntax.Colon, syntax.VarName, syntax.KwIn, syntax.KwThen:
		return false
	case syntax.EOF:
		switch c.kind(c.before(i)) {
		case syntax.Equal, syntax.Comma, syntax.Less, syntax.LParen, syntax.LSquare, syntax.Hash:
			return false
		}
	}
	return true
}
