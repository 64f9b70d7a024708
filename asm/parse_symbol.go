package asm

// A symbol is `!name` or `#name` with its body.
type symbol struct {
	alias     bool
	namespace string // or the name of an alias
	body      string // of a dialect's symbol, without the brackets of the verbose form
	at        uint32 // the place of messages about it
	start     uint32 // of the body
}

// parseSymbol scans a symbol; it skips the body by matching brackets.
//
//	symbol ::= alias-name | namespace `<` body `>` | namespace `.` name (`<` body `>`)?
func (p *Parser) parseSymbol() (s symbol) {
	tok := p.tok
	p.consume()
	name := p.slice(tok.start+1, tok.end)
	dot := -1
	for i := range len(name) {
		if name[i] == '.' {
			dot = i
			break
		}
	}
	trailing := p.tok.kind == Less && p.tok.start == tok.end
	s.at = tok.start
	switch {
	case dot < 0 && !trailing:
		s.alias, s.namespace = true, name
		return s
	case dot < 0:
		s.namespace, s.start = name, p.tok.start+1
		s.body = p.slice(s.start, p.scanBody()-1)
	default:
		s.namespace, s.start = name[:dot], tok.start+1+uint32(dot)+1
		s.at = s.start
		end := tok.end
		if trailing {
			end = p.scanBody()
		}
		s.body = p.slice(s.start, end)
	}
	return s
}

var openers = [256]byte{'>': '<', ']': '[', ')': '(', '}': '{'}

// scanBody skips balanced brackets, starting at the current `<`, and returns the
// offset after them.
func (p *Parser) scanBody() (end uint32) {
	var room [64]byte
	open := room[:0]
	at := p.tok.start
	for i := at; ; {
		if int(i) >= len(p.text) || p.text[i] == 0 {
			p.errorHere("unbalanced '%c' character in pretty dialect name", open[len(open)-1])
		}
		c := p.text[i]
		i++
		switch c {
		case '<', '[', '(', '{':
			open = append(open, c)
		case '-':
			if p.at(i) == '>' {
				i++
			}
		case '"':
			p.reset(i - 1)
			if p.tok.kind != StringLiteral {
				p.Stop()
			}
			i = p.tok.end
		case '>', ']', ')', '}':
			if open[len(open)-1] != openers[c] {
				p.errorHere("unbalanced '%c' character in pretty dialect name", open[len(open)-1])
			}
			open = open[:len(open)-1]
			if len(open) == 0 {
				p.reset(i)
				return i
			}
		}
	}
}

// checkNamespace reports a namespace that is not valid for any dialect.
func (p *Parser) checkNamespace(sym symbol) {
	s := sym.namespace
	ok := s != "" && (class[s[0]]&isLetter != 0 || s[0] == '_')
	for i := 1; ok && i < len(s); i++ {
		ok = class[s[i]]&(isLetter|isDigit) != 0 || s[i] == '_' || s[i] == '$'
	}
	if !ok {
		p.failf(sym.at, "invalid dialect namespace '\"%s\"'", s)
	}
}
