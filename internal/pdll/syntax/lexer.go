package syntax

import "strings"

// A Lexer splits a text into tokens. A Lexer with only Text set is ready for use.
type Lexer struct {
	Text []byte

	// Error is called for invalid text; it may be nil. A Bad token is returned as
	// well.
	Error func(offset uint32, message string)

	// Comment is called for each comment; it may be nil.
	Comment func(Range)

	// Reference means that only the reference's tokens are known.
	Reference bool

	pos uint32
}

func (l *Lexer) peek(n uint32) byte {
	if i := l.pos + n; i < uint32(len(l.Text)) {
		return l.Text[i]
	}
	return 0
}

// fail reports an error at an offset and returns a Bad token.
func (l *Lexer) fail(at uint32, message string) Token {
	if l.Error != nil {
		l.Error(at, message)
	}
	return Token{Bad, Range{at, l.pos}}
}

func isLetter(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

var punctuation = [256]Kind{
	':': Colon, ',': Comma, '.': Dot, ';': Semicolon, '<': Less, '>': Greater,
	'{': LBrace, '}': RBrace, '(': LParen, ')': RParen, ']': RSquare,
}

// bad marks the bytes that cannot occur in a token or as white space. A sequence of
// them is one error.
var bad = func() (t [256]bool) {
	for c := range t {
		b := byte(c)
		t[c] = punctuation[b] == EOF && !isLetter(b) && !isDigit(b) && strings.IndexByte(" \t\n\r\x00\"[=-/#", b) < 0
	}
	return t
}()

// Next returns the next token. At the end it returns EOF, repeatedly.
func (l *Lexer) Next() Token {
	for {
		if l.pos >= uint32(len(l.Text)) {
			end := uint32(len(l.Text))
			return Token{EOF, Range{end, end}}
		}
		start := l.pos
		c := l.Text[start]
		l.pos++
		if k := punctuation[c]; k != EOF {
			return Token{k, Range{start, l.pos}}
		}
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == 0:
		case isLetter(c):
			for isLetter(l.peek(0)) || isDigit(l.peek(0)) {
				l.pos++
			}
			return Token{keyword(l.Text[start:l.pos]), Range{start, l.pos}}
		case isDigit(c):
			for isDigit(l.peek(0)) {
				l.pos++
			}
			return Token{Integer, Range{start, l.pos}}
		case c == '"':
			return l.quoted(start)
		case c == '[' && l.peek(0) == '{':
			l.pos++
			return l.block(start)
		case c == '[':
			return Token{LSquare, Range{start, l.pos}}
		case c == '^' && !l.Reference:
			return Token{Caret, Range{start, l.pos}}
		case c == '=' && l.peek(0) == '>':
			l.pos++
			return Token{EqualArrow, Range{start, l.pos}}
		case c == '=':
			return Token{Equal, Range{start, l.pos}}
		case c == '-' && l.peek(0) == '>':
			l.pos++
			return Token{Arrow, Range{start, l.pos}}
		case c == '/' && l.peek(0) == '/':
			for l.pos < uint32(len(l.Text)) && l.Text[l.pos] != '\n' && l.Text[l.pos] != '\r' {
				l.pos++
			}
			if l.Comment != nil {
				l.Comment(Range{start, l.pos})
			}
		case c == '#':
			for isLetter(l.peek(0)) || isDigit(l.peek(0)) {
				l.pos++
			}
			return Token{Directive, Range{start, l.pos}}
		default:
			for bad[l.peek(0)] {
				l.pos++
			}
			return l.fail(start, "unexpected character")
		}
	}
}

// escape checks the character after a backslash and skips it.
func (l *Lexer) escape() bool {
	switch c := l.peek(0); {
	case c == '"' || c == '\\' || c == 'n' || c == 't':
		l.pos++
	case isHex(c) && isHex(l.peek(1)):
		l.pos += 2
	default:
		return false
	}
	return true
}

func (l *Lexer) quoted(start uint32) Token {
	const open = `expected '"' in string literal`
	for {
		if l.pos >= uint32(len(l.Text)) {
			return l.fail(l.pos-1, open)
		}
		c := l.Text[l.pos]
		l.pos++
		switch c {
		case '"':
			return Token{String, Range{start, l.pos}}
		case '\n', '\r', '\v', '\f':
			return l.fail(l.pos-1, open)
		case '\\':
			if !l.escape() {
				return l.fail(l.pos-1, "unknown escape in string literal")
			}
		}
	}
}

func (l *Lexer) block(start uint32) Token {
	for {
		if l.pos >= uint32(len(l.Text)) {
			return l.fail(l.pos-1, `expected '}]' in string literal`)
		}
		c := l.Text[l.pos]
		l.pos++
		switch {
		case c == '}' && l.peek(0) == ']':
			l.pos++
			return Token{CodeBlock, Range{start, l.pos}}
		case c == '\\' && !l.escape():
			return l.fail(l.pos-1, "unknown escape in string literal")
		}
	}
}
