package query

import (
	"math"
	"strconv"
	"strings"
)

type tokenKind uint8

const (
	tokenEOF tokenKind = iota
	tokenIdentifier
	tokenLiteral // with a value
	tokenPunctuation
	tokenNewLine
	tokenInvalid    // a character that begins no token
	tokenError      // reported by the tokenizer
	tokenCompletion // the text before the cursor
)

// A token is a token of a matcher expression.
type token struct {
	kind  tokenKind
	text  string
	at    Position
	value Value // of a literal
}

// shown returns the text of the token in messages.
func (t *token) shown() string {
	if t.kind == tokenNewLine {
		return "NewLine"
	}
	return t.text
}

// is reports whether the token is a punctuation character.
func (t *token) is(punctuation string) bool {
	return t.kind == tokenPunctuation && t.text == punctuation
}

// A tokenizer cuts a matcher expression into tokens, and holds the next one.
type tokenizer struct {
	text      string
	pos       int
	line      int
	lineStart int
	cursor    int // where completions are requested, or -1 once they have been computed
	errors    *Errors
	next      token
}

func newTokenizer(text string, cursor int, errors *Errors) *tokenizer {
	t := &tokenizer{text: text, line: 1, cursor: cursor, errors: errors}
	t.next = t.scan()
	return t
}

// take returns the next token and advances.
func (t *tokenizer) take() token {
	tok := t.next
	t.next = t.scan()
	return tok
}

func (t *tokenizer) skipNewLines() {
	for t.next.kind == tokenNewLine {
		t.take()
	}
}

func (t *tokenizer) position() Position { return Position{t.line, t.pos - t.lineStart + 1} }

// skipSpace skips blanks and comments, but not the ends of lines.
func (t *tokenizer) skipSpace() {
	for t.pos < len(t.text) {
		switch t.text[t.pos] {
		case ' ', '\t', '\v', '\f', '\r':
			t.pos++
		case '#':
			if i := strings.IndexByte(t.text[t.pos:], '\n'); i >= 0 {
				t.pos += i
			} else {
				t.pos = len(t.text)
			}
		default:
			return
		}
	}
}

func (t *tokenizer) scan() token {
	t.skipSpace()
	tok := token{at: t.position()}
	if t.cursor >= 0 && t.cursor <= t.pos {
		t.cursor = -1
		tok.kind = tokenCompletion
		return tok
	}
	if t.pos == len(t.text) {
		return tok
	}
	switch c := t.text[t.pos]; {
	case c == '\n':
		tok.kind, tok.text = tokenNewLine, t.advance(1)
		t.line, t.lineStart = t.line+1, t.pos
	case strings.IndexByte("(),.", c) >= 0:
		tok.kind, tok.text = tokenPunctuation, t.advance(1)
	case c == '"' || c == '\'':
		t.scanString(&tok, c)
	case isDigit(c):
		t.scanNumber(&tok)
	case isLetter(c):
		t.scanIdentifier(&tok)
	default:
		tok.kind, tok.text = tokenInvalid, t.advance(1)
	}
	return tok
}

// advance returns the next n bytes and goes past them.
func (t *tokenizer) advance(n int) string {
	t.pos += n
	return t.text[t.pos-n : t.pos]
}

// scanString scans a string. A backslash keeps the next character from ending it, and remains in its value.
func (t *tokenizer) scanString(tok *token, quote byte) {
	rest := t.text[t.pos:]
	for i := 1; i < len(rest); i++ {
		switch rest[i] {
		case '\\':
			i++
		case quote:
			tok.kind, tok.text = tokenLiteral, t.advance(i+1)
			tok.value = Value{Kind: String, String: tok.text[1:i]}
			return
		}
	}
	tok.kind = tokenError
	*t.errors = append(*t.errors, Error{tok.at, "Error parsing string token: <" + t.advance(len(rest)) + ">"})
}

// scanNumber scans an unsigned number of 32 bits, which may have one of the prefixes 0x, 0b, 0o and 0.
// Other numbers end the expression. As in mlir-query, the text after a larger one that fits in 64 bits
// is still scanned for errors.
func (t *tokenizer) scanNumber(tok *token) {
	digits, base := t.text[t.pos:], uint64(10)
	if len(digits) > 1 && digits[0] == '0' {
		switch c := digits[1]; {
		case c == 'x' || c == 'X':
			digits, base = digits[2:], 16
		case c == 'b' || c == 'B':
			digits, base = digits[2:], 2
		case c == 'o':
			digits, base = digits[2:], 8
		case isDigit(c):
			digits, base = digits[1:], 8
		}
	}
	n := 0
	for n < len(digits) && digit(digits[n]) < base {
		n++
	}
	value, err := strconv.ParseUint(digits[:n], int(base), 64)
	if err != nil {
		return
	}
	text := t.advance(len(t.text) - t.pos - len(digits) + n)
	if value > math.MaxUint32 {
		return
	}
	tok.kind, tok.text = tokenLiteral, text
	tok.value = Value{Kind: Signed, Signed: int64(value)}
}

// digit returns the value of a digit of any base up to 36, a greater number for other
// characters.
func digit(c byte) uint64 {
	switch {
	case isDigit(c):
		return uint64(c - '0')
	case 'a' <= c && c <= 'z':
		return uint64(c-'a') + 10
	case 'A' <= c && c <= 'Z':
		return uint64(c-'A') + 10
	}
	return math.MaxUint64
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// scanIdentifier scans an identifier, or the part of it before the cursor.
func (t *tokenizer) scanIdentifier(tok *token) {
	n := 1
	for {
		if t.pos+n == t.cursor {
			t.cursor = -1
			tok.kind, tok.text = tokenCompletion, t.advance(n)
			return
		}
		if t.pos+n == len(t.text) || !isLetter(t.text[t.pos+n]) && !isDigit(t.text[t.pos+n]) {
			break
		}
		n++
	}
	tok.kind, tok.text = tokenIdentifier, t.advance(n)
	if tok.text == "true" || tok.text == "false" {
		tok.kind = tokenLiteral
		tok.value = Value{Kind: Boolean, Boolean: tok.text == "true"}
		tok.text = "false" // mlir-query's messages use it for both
	}
}
