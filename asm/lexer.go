package asm

// A lexer cuts a text into tokens. It keeps nothing but a position, so it can
// be set back to any place.
type lexer struct {
	text []byte
	pos  uint32
	// report takes the error of a token of kind ErrorToken.
	report func(at uint32, message string)
}

// Classes of bytes.
const (
	isLetter = 1 << iota
	isDigit
	isHexDigit
	isPunct // allowed in names after a sigil, in addition to letters and digits
	isIdent // can continue a bare identifier
	isSpace
)

var class = func() (t [256]uint8) {
	for c := '0'; c <= '9'; c++ {
		t[c] = isDigit | isHexDigit | isIdent
	}
	for c := 'a'; c <= 'z'; c++ {
		t[c] |= isLetter | isIdent
		t[c-'a'+'A'] |= isLetter | isIdent
	}
	for c := 'a'; c <= 'f'; c++ {
		t[c] |= isHexDigit
		t[c-'a'+'A'] |= isHexDigit
	}
	for _, c := range "$._-" {
		t[c] |= isPunct
	}
	for _, c := range "$._" {
		t[c] |= isIdent
	}
	for _, c := range " \t\r\n" {
		t[c] |= isSpace
	}
	return t
}()

// at returns the byte at i, 0 past the end.
func (l *lexer) at(i uint32) byte {
	if int(i) < len(l.text) {
		return l.text[i]
	}
	return 0
}

func (l *lexer) fail(start, at uint32, message string) token {
	if l.report != nil {
		l.report(at, message)
	}
	return token{ErrorToken, start, l.pos}
}

func (l *lexer) form(k Kind, start uint32) token { return token{k, start, l.pos} }

var singles = [256]Kind{
	':': Colon, ',': Comma, '(': LParen, ')': RParen, '}': RBrace, '[': LSquare, ']': RSquare, '<': Less,
	'>': Greater, '=': Equal, '+': Plus, '*': Star, '?': Question, '|': VerticalBar,
}

// next returns the next token.
func (l *lexer) next() token {
	text := l.text
	for {
		for int(l.pos) < len(text) && class[text[l.pos]]&isSpace != 0 {
			l.pos++
		}
		start := l.pos
		if int(start) >= len(text) {
			return token{EOF, start, start}
		}
		c := text[start]
		l.pos++
		if k := singles[c]; k != 0 {
			return token{k, start, l.pos}
		}
		switch c {
		case 0:
			// A nul byte inside of the text is white space.
			continue
		case '_':
			return l.bareIdentifier(start)
		case '.':
			if l.at(l.pos) != '.' || l.at(l.pos+1) != '.' {
				return l.fail(start, start+1, "expected three consecutive dots for an ellipsis")
			}
			l.pos += 2
			return l.form(Ellipsis, start)
		case '{':
			if l.at(l.pos) == '-' && l.at(l.pos+1) == '#' {
				l.pos += 2
				return l.form(FileMetadataBegin, start)
			}
			return l.form(LBrace, start)
		case '-':
			if l.at(l.pos) == '>' {
				l.pos++
				return l.form(Arrow, start)
			}
			return l.form(Minus, start)
		case '/':
			if l.at(l.pos) != '/' {
				return l.form(Slash, start)
			}
			l.skipComment()
			continue
		case '@':
			return l.atIdentifier(start)
		case '#':
			if l.at(l.pos) == '-' && l.at(l.pos+1) == '}' {
				l.pos += 2
				return l.form(FileMetadataEnd, start)
			}
			return l.prefixed(start, HashIdentifier, "invalid attribute name")
		case '!':
			return l.prefixed(start, ExclamationIdentifier, "invalid type identifier")
		case '^':
			return l.prefixed(start, CaretIdentifier, "invalid block name")
		case '%':
			return l.prefixed(start, PercentIdentifier, "invalid SSA name")
		case '"':
			return l.str(start, StringLiteral)
		}
		if class[c]&isDigit != 0 {
			return l.number(start)
		}
		if class[c]&isLetter != 0 {
			return l.bareIdentifier(start)
		}
		return l.fail(start, start, "unexpected character")
	}
}

func (l *lexer) skipComment() {
	for int(l.pos) < len(l.text) {
		c := l.text[l.pos]
		if c == '\n' || c == '\r' {
			return
		}
		l.pos++
	}
}

// bare-id ::= (letter | `_`) (letter | digit | `_` | `$` | `.`)*
func (l *lexer) bareIdentifier(start uint32) token {
	text, i := l.text, l.pos
	for int(i) < len(text) && class[text[i]]&isIdent != 0 {
		i++
	}
	l.pos = i
	s := text[start:i]
	if isIntegerType(s) {
		return token{IntType, start, i}
	}
	return token{keywordOf(s), start, i}
}

// isIntegerType reports whether s is [su]?i[0-9]+.
func isIntegerType(s []byte) bool {
	if s[0] == 's' || s[0] == 'u' {
		s = s[1:]
	}
	if len(s) < 2 || s[0] != 'i' {
		return false
	}
	for _, c := range s[1:] {
		if class[c]&isDigit == 0 {
			return false
		}
	}
	return true
}

// symbol-ref-id ::= `@` (bare-id | string-literal)
func (l *lexer) atIdentifier(start uint32) token {
	c := l.at(l.pos)
	l.pos++
	if c == '"' {
		return l.str(start, AtIdentifier)
	}
	if class[c]&isLetter == 0 && c != '_' {
		l.pos = min(l.pos, uint32(len(l.text)))
		return l.fail(start, start+1, "@ identifier expected to start with letter or '_'")
	}
	for class[l.at(l.pos)]&isIdent != 0 {
		l.pos++
	}
	return l.form(AtIdentifier, start)
}

// suffix-id ::= digit+ | (letter | id-punct) (letter | id-punct | digit)*
func (l *lexer) prefixed(start uint32, kind Kind, message string) token {
	text, i := l.text, l.pos
	switch c := class[l.at(i)]; {
	case c&isDigit != 0:
		for int(i) < len(text) && class[text[i]]&isDigit != 0 {
			i++
		}
	case c&(isLetter|isPunct) != 0:
		for int(i) < len(text) && class[text[i]]&(isLetter|isDigit|isPunct) != 0 {
			i++
		}
	default:
		return l.fail(start, start, message)
	}
	l.pos = i
	return token{kind, start, i}
}

// integer-literal ::= digit+ | `0x` hex_digit+
// float-literal ::= [0-9]+ `.` [0-9]* ([eE] [-+]? [0-9]+)?
func (l *lexer) number(start uint32) token {
	if l.text[start] == '0' && l.at(l.pos) == 'x' {
		if class[l.at(l.pos+1)]&isHexDigit == 0 {
			return l.form(Integer, start)
		}
		l.pos += 2
		for class[l.at(l.pos)]&isHexDigit != 0 {
			l.pos++
		}
		return l.form(Integer, start)
	}
	for class[l.at(l.pos)]&isDigit != 0 {
		l.pos++
	}
	if l.at(l.pos) != '.' {
		return l.form(Integer, start)
	}
	l.pos++
	for class[l.at(l.pos)]&isDigit != 0 {
		l.pos++
	}
	if c := l.at(l.pos); c == 'e' || c == 'E' {
		next, sign := l.at(l.pos+1), uint32(0)
		if next == '-' || next == '+' {
			next, sign = l.at(l.pos+2), 1
		}
		if class[next]&isDigit != 0 {
			l.pos += 2 + sign
			for class[l.at(l.pos)]&isDigit != 0 {
				l.pos++
			}
		}
	}
	return l.form(FloatLiteral, start)
}

// str lexes the rest of a string literal after its opening quote.
func (l *lexer) str(start uint32, kind Kind) token {
	text := l.text
	for int(l.pos) < len(text) {
		c := text[l.pos]
		l.pos++
		switch c {
		case '"':
			return l.form(kind, start)
		case '\n', '\v', '\f':
			return l.fail(start, l.pos-1, "expected '\"' in string literal")
		case '\\':
			switch d := l.at(l.pos); {
			case d == '"' || d == '\\' || d == 'n' || d == 't':
				l.pos++
			case class[d]&isHexDigit != 0 && class[l.at(l.pos+1)]&isHexDigit != 0:
				l.pos += 2
			default:
				return l.fail(start, l.pos-1, "unknown escape in string literal")
			}
		}
	}
	return l.fail(start, uint32(len(text)), "expected '\"' in string literal")
}
