package syntax

import "bytes"

var directives = [...]string{"ifdef", "ifndef", "else", "endif", "define"}

// directive returns the preprocessor directive whose name starts at pos, or "". The
// name ends at white space, a comment or the end of the file.
func (lx *Lexer) directive(pos int) string {
	rest := lx.text[pos:]
	for _, d := range directives {
		if len(rest) < len(d) || string(rest[:len(d)]) != d {
			continue
		}
		if len(rest) == len(d) {
			return d
		}
		switch rest[len(d)] {
		case ' ', '\t', '\n', '\r':
			return d
		case '/':
			if len(rest) > len(d)+1 && (rest[len(d)+1] == '/' || rest[len(d)+1] == '*') {
				return d
			}
		}
	}
	return ""
}

// preprocess executes the directive d; lx.pos is after its "#".
func (lx *Lexer) preprocess(tok Token, d string) (Token, bool) {
	word := lx.pos
	lx.pos += len(d)
	invalid := func() (Token, bool) {
		tok.Kind, tok.Loc, tok.End = Invalid, lx.loc(word), lx.loc(lx.pos)
		if n := len(lx.Errors); n > 0 {
			tok.Loc = lx.Errors[n-1].Loc
		}
		return tok, false
	}
	switch d {
	case "define", "ifdef", "ifndef":
		name, at := lx.macroName()
		if name == "" {
			lx.errorf(lx.loc(at), "expected macro name after #"+d)
			return invalid()
		}
		if d != "ifndef" {
			lx.guard.outside()
		}
		if d == "define" {
			if lx.defines[name] {
				lx.warnf(lx.loc(at), "duplicate definition of macro: "+name)
			}
			lx.guard.conditional = lx.guard.conditional || name != lx.guard.macro
			lx.defines[name] = true
			if !lx.lineEnd("define NAME") {
				return invalid()
			}
			return tok, true
		}
		live := lx.defines[name] == (d == "ifdef")
		lx.conds = append(lx.conds, cond{loc: lx.loc(at), live: live})
		if g := &lx.guard; d == "ifndef" && g.state == guardNone && live {
			g.macro, g.state, g.depth = name, guardOpen, len(lx.conds)
		} else {
			g.outside()
			g.conditional = true
		}
		if !lx.lineEnd(d + " NAME") {
			return invalid()
		}
		if !live {
			return lx.skip(tok)
		}
		return tok, true
	case "else":
		if len(lx.conds) == lx.guard.depth {
			lx.guard.state = guardBroken
		}
		if !lx.elseAt(word) {
			return invalid()
		}
		if !lx.conds[len(lx.conds)-1].live {
			return lx.skip(tok)
		}
		return tok, true
	default:
		if len(lx.conds) == lx.guard.depth && lx.guard.state == guardOpen {
			lx.guard.state = guardClosed
		}
		if !lx.endifAt(word) {
			return invalid()
		}
		return tok, true
	}
}

// macroName reads blanks and a name; at is where the name is expected.
func (lx *Lexer) macroName() (name string, at int) {
	pos := lx.pos
	for lx.at(pos) == ' ' || lx.at(pos) == '\t' {
		pos++
	}
	at = pos
	if class[lx.at(pos)]&clDigit == 0 {
		for pos < len(lx.text) && class[lx.text[pos]]&clIdent != 0 {
			pos++
		}
	}
	lx.pos = pos
	return lx.str(at, pos), at
}

// lineEnd checks that only blanks and comments follow on the line, which a comment of
// several lines extends. If there is more, the rest of the line is skipped.
func (lx *Lexer) lineEnd(after string) bool {
	for lx.pos < len(lx.text) {
		switch c := lx.text[lx.pos]; {
		case c == '\n' || c == '\r':
			return true
		case c == ' ' || c == '\t':
			lx.pos++
			continue
		case c == '/' && lx.at(lx.pos+1) == '/':
			lx.skipLine()
			return true
		case c == '/' && lx.at(lx.pos+1) == '*':
			start := lx.pos
			end := skipBlockComment(lx.text, lx.pos+2)
			if end < 0 {
				e := lx.unterminatedComment(start)
				e.Notes = []Error{{Loc: lx.loc(lx.pos), Msg: "only comments are supported after #" + after, IsError: true}}
				return false
			}
			lx.pos = end
			continue
		}
		slash := lx.text[lx.pos] == '/'
		if slash {
			lx.errorf(lx.loc(lx.pos), "unexpected character")
		}
		lx.errorf(lx.loc(lx.pos), "only comments are supported after #"+after).Follows = slash
		lx.skipLine()
		return false
	}
	return true
}

// skipLine goes to the end of the line.
func (lx *Lexer) skipLine() {
	if i := bytes.IndexByte(lx.text[lx.pos:], '\n'); i >= 0 {
		lx.pos += i
	} else {
		lx.pos = len(lx.text)
	}
}

// unterminatedComment reports that the comment at start does not end. A missing #endif
// would be in the comment and is not reported.
func (lx *Lexer) unterminatedComment(start int) *Error {
	lx.pos = len(lx.text)
	lx.conds = lx.conds[:lx.condLow]
	return lx.errorf(lx.loc(start), "unterminated comment")
}

func (lx *Lexer) elseAt(word int) bool {
	if len(lx.conds) == lx.condLow {
		lx.errorf(lx.loc(word), "#else without #ifdef or #ifndef")
		return false
	}
	top := &lx.conds[len(lx.conds)-1]
	if top.isElse {
		e := lx.errorf(lx.loc(word), "double #else")
		e.Notes = []Error{{Loc: top.loc, Msg: "previous #else is here", IsError: true}}
		return false
	}
	*top = cond{loc: lx.loc(word), isElse: true, live: !top.live}
	return lx.lineEnd("else")
}

func (lx *Lexer) endifAt(word int) bool {
	if len(lx.conds) == lx.condLow {
		lx.errorf(lx.loc(word), "#endif without #ifdef")
		return false
	}
	lx.conds = lx.conds[:len(lx.conds)-1]
	return lx.lineEnd("endif")
}

// skipBlanks skips white space and block comments. If a comment does not end, the result
// is where it starts, and false.
func (lx *Lexer) skipBlanks() (at int, ok bool) {
	for lx.pos < len(lx.text) {
		switch c := lx.text[lx.pos]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			lx.pos++
		case c == '/' && lx.at(lx.pos+1) == '*':
			end := skipBlockComment(lx.text, lx.pos+2)
			if end < 0 {
				return lx.pos, false
			}
			lx.pos = end
		default:
			return 0, true
		}
	}
	return 0, true
}

// skip skips text that a condition excludes, up to the directive that ends it.
// Comments are recognized only where a directive could be, at the start of a line.
func (lx *Lexer) skip(tok Token) (Token, bool) {
	depth := len(lx.conds)
	invalid := func(at int) (Token, bool) {
		tok.Kind, tok.Loc, tok.End = Invalid, lx.loc(at), lx.loc(lx.pos)
		if n := len(lx.Errors); n > 0 {
			tok.Loc = lx.Errors[n-1].Loc
		}
		return tok, false
	}
	for {
		// Jump to the next "#" if no comment starts before it.
		if i := bytes.IndexByte(lx.text[lx.pos:], '#'); i < 0 || bytes.IndexByte(lx.text[lx.pos:lx.pos+i], '/') < 0 {
			if i < 0 {
				i = len(lx.text) - lx.pos
			}
			if n := bytes.LastIndexByte(lx.text[lx.pos:lx.pos+i], '\n'); n >= 0 {
				lx.pos += n
			}
		}
		lx.skipLine()
		if at, ok := lx.skipBlanks(); !ok {
			lx.unterminatedComment(at)
			return invalid(at)
		}
		if lx.pos >= len(lx.text) {
			return lx.endOfFile(Token{Kind: EOF, Loc: lx.loc(len(lx.text))})
		}
		if lx.text[lx.pos] != '#' {
			continue
		}
		word := lx.pos + 1
		d := lx.directive(word)
		if d == "" {
			continue
		}
		lx.pos = word + len(d)
		switch d {
		case "ifdef", "ifndef":
			name, at := lx.macroName()
			if name == "" {
				lx.errorf(lx.loc(at), "expected macro name after #"+d)
				return invalid(at)
			}
			lx.conds = append(lx.conds, cond{loc: lx.loc(at)})
			if !lx.lineEnd(d + " NAME") {
				return invalid(at)
			}
		case "else":
			inner := len(lx.conds) > depth
			if !lx.elseAt(word) {
				return invalid(word)
			}
			if !inner && lx.conds[len(lx.conds)-1].live {
				return tok, true
			}
		case "endif":
			inner := len(lx.conds) > depth
			if !lx.endifAt(word) {
				return invalid(word)
			}
			if !inner {
				return tok, true
			}
		}
	}
}
