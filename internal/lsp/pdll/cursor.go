package pdll

import "github.com/mica-ir/mica/internal/pdll/syntax"

// A cursor is a position in the tokens of a text, which need not be complete.
type cursor struct {
	text   []byte
	tokens []syntax.Token // that end at or before the position
	word   string         // the part of an identifier that is before the position
}

// cursorAt returns the tokens before an offset. A word that the offset touches is not one of
// them.
func cursorAt(text []byte, at uint32) *cursor {
	c := &cursor{text: text}
	start := at
	for start > 0 && isWord(text[start-1]) {
		start--
	}
	c.word = string(text[start:at])
	l := &syntax.Lexer{Text: text}
	for {
		t := l.Next()
		if t.Kind == syntax.EOF || t.End > start {
			return c
		}
		c.tokens = append(c.tokens, t)
	}
}

func isWord(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

// kind returns the kind of a token, EOF outside of the text.
func (c *cursor) kind(i int) syntax.Kind {
	if i < 0 || i >= len(c.tokens) {
		return syntax.EOF
	}
	return c.tokens[i].Kind
}

// spelling returns the text of a token.
func (c *cursor) spelling(i int) string {
	if i < 0 || i >= len(c.tokens) {
		return ""
	}
	return string(c.text[c.tokens[i].Start:c.tokens[i].End])
}

// last returns the index of the last token.
func (c *cursor) last() int { return len(c.tokens) - 1 }

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
	depth := 0
	for ; i >= 0; i-- {
		switch c.kind(i) {
		case open:
			if depth--; depth == 0 {
				return i - 1
			}
		case c.kind(i):
			if o, closes := opening(c.kind(i)); closes && o == open {
				depth++
			}
		}
	}
	return -1
}

// list returns the index of the bracket that opens the list around the position, or -1, and the
// number of commas in the list before the position.
func (c *cursor) list() (open, commas int) {
	for i := c.last(); i >= 0; {
		switch c.kind(i) {
		case syntax.LParen, syntax.LBrace, syntax.Less, syntax.LSquare:
			return i, commas
		case syntax.Semicolon, syntax.KwPattern, syntax.KwConstraint, syntax.KwRewrite:
			return -1, 0
		case syntax.Comma:
			commas++
		}
		i = c.before(i)
	}
	return -1, 0
}

// operation returns the name of the operation expression op<name> that ends with the token
// at i.
func (c *cursor) operation(i int) (name string, ok bool) {
	if c.kind(i) == syntax.KwOpExpr {
		return "", true
	}
	start := c.before(i)
	if c.kind(i) != syntax.Greater || c.kind(start) != syntax.KwOpExpr {
		return "", false
	}
	for j := start + 2; j < i; j++ {
		name += c.spelling(j)
	}
	return name, true
}
