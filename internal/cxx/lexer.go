package cxx

import (
	"fmt"
	"strings"
)

// maxTokens bounds the length of a text. Predicates have tens of tokens, composed
// ones and bodies hundreds.
const maxTokens = 1 << 16

// lex splits src into tokens; the last one is tokEOF. Invalid text becomes tokBad
// and an error.
func lex(src string, errs *Errors) []token { return lexUpTo(src, maxTokens, errs) }

// lexUpTo is lex with a bound on the number of tokens.
func lexUpTo(src string, limit int, errs *Errors) []token {
	toks := make([]token, 0, len(src)/3+2)
	for i := 0; ; {
		i = skipSpace(src, i, errs)
		if len(toks) == limit {
			errs.add(i, i, "the text has more than %d tokens", limit)
			i = len(src)
		}
		if i >= len(src) {
			return append(toks, token{tokEOF, int32(len(src)), int32(len(src))})
		}
		kind, end := lexOne(src, i, errs)
		toks = append(toks, token{kind, int32(i), int32(end)})
		i = end
	}
}

// skipSpace skips white space and comments.
func skipSpace(src string, i int, errs *Errors) int {
	for i < len(src) {
		switch c := src[i]; {
		case c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\v' || c == '\f':
			i++
		case c == '/' && i+1 < len(src) && src[i+1] == '/':
			for i < len(src) && src[i] != '\n' {
				i++
			}
		case c == '/' && i+1 < len(src) && src[i+1] == '*':
			start := i
			i += 2
			for i+1 < len(src) && (src[i] != '*' || src[i+1] != '/') {
				i++
			}
			if i+1 >= len(src) {
				errs.add(start, len(src), "unterminated /* comment")
				return len(src)
			}
			i += 2
		default:
			return i
		}
	}
	return i
}

func isIdentStart(c byte) bool { return isLetter(c) || c == '_' }

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isIdentPart(c byte) bool { return isIdentStart(c) || isDigit(c) }

func scanIdent(src string, i int) int {
	for i < len(src) && isIdentPart(src[i]) {
		i++
	}
	return i
}

func lexOne(src string, i int, errs *Errors) (Tok, int) {
	c := src[i]
	switch {
	case c == 'R' && i+1 < len(src) && src[i+1] == '"':
		_, end, ok := rawString(src, i)
		if !ok {
			errs.add(i, end, "raw string missing terminating delimiter")
			return tokBad, end
		}
		return tokString, end
	case isIdentStart(c):
		end := scanIdent(src, i)
		if k, ok := alternativeTokens[src[i:end]]; ok {
			return k, end
		}
		return tokIdent, end
	case isDigit(c), c == '.' && i+1 < len(src) && isDigit(src[i+1]):
		return lexNumber(src, i)
	case c == '$' && i+1 < len(src) && isIdentPart(src[i+1]):
		return tokPlaceholder, scanIdent(src, i+1)
	case c == '"', c == '\'':
		end := lexQuoted(src, i, errs)
		switch {
		case end < i+2 || src[end-1] != c:
			return tokBad, end
		case c == '"':
			return tokString, end
		}
		return tokChar, end
	}
	for n := min(3, len(src)-i); n > 0; n-- {
		if k := punct(src[i : i+n]); k != tokEOF {
			return k, i + n
		}
	}
	end := i + 1
	for end < len(src) && src[end] >= 0x80 && c >= 0x80 {
		end++
	}
	errs.add(i, end, "unexpected character %s", quoteChar(src[i:end]))
	return tokBad, end
}

func quoteChar(s string) string { return "<" + fmt.Sprintf("%q", s) + ">" }

// lexNumber scans a preprocessing number: digits, letters, digit separators, dots
// and signed exponents. parseNumber interprets it.
func lexNumber(src string, i int) (Tok, int) {
	start, kind := i, tokInt
	hex := i+1 < len(src) && src[i] == '0' && (src[i+1] == 'x' || src[i+1] == 'X')
	for i < len(src) {
		c := src[i]
		switch {
		case (c == '+' || c == '-') && i > start && (!hex && (src[i-1]|0x20) == 'e' || hex && (src[i-1]|0x20) == 'p'):
		case c == '.':
			if i+2 < len(src) && src[i+1] == '.' && src[i+2] == '.' {
				return kind, i // "1..." is a pack expansion
			}
			kind = tokFloat
		case !hex && (c|0x20) == 'e' && i > start, hex && (c|0x20) == 'p':
			kind = tokFloat
		case isIdentPart(c):
		case c == '\'' && i+1 < len(src) && isIdentPart(src[i+1]):
		default:
			return kind, i
		}
		i++
	}
	return kind, i
}

// rawString scans R"delimiter(content)delimiter" and returns the content.
func rawString(src string, i int) (content string, end int, ok bool) {
	open := strings.IndexByte(src[i:], '(')
	if open < 0 || open > len(`R"`)+16 {
		return "", len(src), false
	}
	start := i + open + 1
	closing := ")" + src[i+2:i+open] + `"`
	n := strings.Index(src[start:], closing)
	if n < 0 {
		return "", len(src), false
	}
	return src[start : start+n], start + n + len(closing), true
}

func lexQuoted(src string, i int, errs *Errors) int {
	start, quote := i, src[i]
	for i++; i < len(src) && src[i] != '\n'; i++ {
		switch src[i] {
		case quote:
			return i + 1
		case '\\':
			i++
		}
	}
	i = min(i, len(src))
	errs.add(start, i, "missing terminating '%c' character", quote)
	return i
}

// punct returns the token with spelling s, or tokEOF. Tokens that begin with '>'
// are always single characters, since '>' may close template arguments; operator
// joins them.
func punct(s string) Tok {
	switch len(s) {
	case 1:
		return punct1(s[0])
	case 2:
		return punct2(s)
	}
	switch s {
	case "...":
		return tokEllipsis
	case "<<=":
		return tokShlAssign
	}
	return tokEOF
}

func punct1(c byte) Tok {
	switch c {
	case '(':
		return tokLParen
	case ')':
		return tokRParen
	case '{':
		return tokLBrace
	case '}':
		return tokRBrace
	case '[':
		return tokLBracket
	case ']':
		return tokRBracket
	case ',':
		return tokComma
	case ';':
		return tokSemi
	case ':':
		return tokColon
	case '?':
		return tokQuestion
	case '.':
		return tokDot
	case '=':
		return tokAssign
	case '|':
		return tokOr
	case '^':
		return tokXor
	case '&':
		return tokAnd
	case '<':
		return tokLt
	case '>':
		return tokGt
	case '+':
		return tokAdd
	case '-':
		return tokSub
	case '*':
		return tokMul
	case '/':
		return tokDiv
	case '%':
		return tokRem
	case '!':
		return tokNot
	case '~':
		return tokTilde
	}
	return tokEOF
}

func punct2(s string) Tok {
	switch s {
	case "::":
		return tokColons
	case "->":
		return tokArrow
	case "+=":
		return tokAddAssign
	case "-=":
		return tokSubAssign
	case "*=":
		return tokMulAssign
	case "/=":
		return tokDivAssign
	case "%=":
		return tokRemAssign
	case "&=":
		return tokAndAssign
	case "|=":
		return tokOrAssign
	case "^=":
		return tokXorAssign
	case "||":
		return tokOrOr
	case "&&":
		return tokAndAnd
	case "==":
		return tokEq
	case "!=":
		return tokNe
	case "<=":
		return tokLe
	case "<<":
		return tokShl
	case "++":
		return tokInc
	case "--":
		return tokDec
	}
	return tokEOF
}

// alternativeTokens are the words that C++ has for operators.
var alternativeTokens = map[string]Tok{
	"not": tokNot, "and": tokAndAnd, "or": tokOrOr, "not_eq": tokNe, "compl": tokTilde,
	"bitand": tokAnd, "bitor": tokOr, "xor": tokXor, "and_eq": tokAndAssign, "or_eq": tokOrAssign, "xor_eq": tokXorAssign,
}
