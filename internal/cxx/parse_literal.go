package cxx

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// literal parses a number, a character or a sequence of adjacent strings.
func (p *parser) literal() Expr {
	e := &Literal{span: span{pos: p.pos()}}
	switch p.kind() {
	case tokInt, tokFloat:
		if !p.number(e) {
			return nil
		}
		p.next()
	case tokChar:
		s, ok := p.unquote()
		if !ok {
			return nil
		}
		r, n := utf8.DecodeRuneInString(s)
		if n == 0 || n != len(s) {
			p.errorHere("expected one character in a character constant")
			return nil
		}
		e.Kind, e.Int = CharLit, uint64(r)
		p.next()
	default:
		e.Kind = StringLit
		var b strings.Builder
		for p.kind() == tokString {
			s, ok := p.unquote()
			if !ok {
				return nil
			}
			b.WriteString(s)
			p.next()
		}
		e.Str = b.String()
	}
	e.end = p.prevEnd()
	return e
}

// number parses the current token: an integer with base prefix and suffixes, or a
// floating-point constant.
func (p *parser) number(e *Literal) bool {
	text := strings.ReplaceAll(p.text(), "'", "")
	if p.kind() == tokFloat {
		body := strings.TrimRight(text, "fFlL")
		f, err := strconv.ParseFloat(body, 64)
		if err != nil && !math.IsInf(f, 0) {
			p.errorHere("invalid floating constant '%s'", text)
			return false
		}
		if e.Single = strings.ContainsAny(text[len(body):], "fF"); e.Single {
			f = float64(float32(f))
		}
		e.Kind, e.Float = FloatLit, f
		return true
	}
	body := strings.TrimRight(text, "uUlLzZ")
	suffix := strings.ToLower(text[len(body):])
	switch suffix {
	case "", "u", "l", "ul", "lu", "ll", "ull", "llu", "z", "uz", "zu":
	default:
		p.errorHere("invalid suffix '%s' on integer constant", suffix)
		return false
	}
	base := 10
	digits := body
	switch lower := strings.ToLower(body); {
	case strings.HasPrefix(lower, "0x"):
		base, digits = 16, body[2:]
	case strings.HasPrefix(lower, "0b"):
		base, digits = 2, body[2:]
	case len(body) > 1 && body[0] == '0':
		base, digits = 8, body[1:]
	}
	v, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		if ne, ok := err.(*strconv.NumError); ok && ne.Err == strconv.ErrRange {
			p.errorHere("integer literal is too large to be represented in any integer type")
		} else {
			p.errorHere("invalid integer constant '%s'", text)
		}
		return false
	}
	e.Kind, e.Int = IntLit, v
	e.Unsigned = strings.Contains(suffix, "u")
	e.Long = strings.ContainsAny(suffix, "lz")
	widen(e, base)
	return true
}

// widen gives a literal the first type in C++'s list that can represent it. A
// decimal literal never becomes unsigned without a suffix.
func widen(e *Literal, base int) {
	switch v := e.Int; {
	case v > math.MaxInt64:
		e.Unsigned, e.Long = true, true
	case e.Unsigned:
		e.Long = e.Long || v > math.MaxUint32
	case v > math.MaxInt32 && !e.Long:
		if base != 10 && v <= math.MaxUint32 {
			e.Unsigned = true
		} else {
			e.Long = true
		}
	}
}

// unquote resolves the escapes in the current string or character token.
func (p *parser) unquote() (string, bool) {
	s := p.text()
	if s[0] == 'R' {
		content, _, ok := rawString(s, 0)
		return content, ok
	}
	s = s[1 : len(s)-1]
	if strings.IndexByte(s, '\\') < 0 {
		return s, true
	}
	base := int(p.pos()) + 1
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); {
		if s[i] != '\\' {
			out = append(out, s[i])
			i++
			continue
		}
		n, ok := unescape(s[i:], &out)
		if !ok {
			p.errorAt(base+i, base+i+n, "unknown escape sequence '%s'", s[i:i+n])
			return "", false
		}
		i += n
	}
	return string(out), true
}

// unescape appends the character of the escape at the start of s and returns the
// length of the escape.
func unescape(s string, out *[]byte) (int, bool) {
	if len(s) < 2 {
		return len(s), false
	}
	const simple = "abfnrtv\\'\"?"
	if i := strings.IndexByte(simple, s[1]); i >= 0 {
		*out = append(*out, "\a\b\f\n\r\t\v\\'\"?"[i])
		return 2, true
	}
	n, base, digits := 1, 8, 3
	if s[1] == 'x' {
		n, base, digits = 2, 16, 2
	}
	start := n
	for n < len(s) && n-start < digits && isDigitOf(s[n], base) {
		n++
	}
	v, err := strconv.ParseUint(s[start:n], base, 32)
	if err != nil || v > 255 {
		return max(n, 2), false
	}
	*out = append(*out, byte(v))
	return n, true
}

func isDigitOf(c byte, base int) bool {
	if base == 8 {
		return c >= '0' && c <= '7'
	}
	return isDigit(c) || (c|0x20) >= 'a' && (c|0x20) <= 'f'
}
