package syntax

import (
	"bytes"
	"strings"
)

// run writes all tokens and the text between them.
func (f *formatter) run() {
	f.fresh = true
	prevEnd := 0
	for i := range f.tokens {
		t := &f.tokens[i]
		f.gap(prevEnd, i)
		f.token(i)
		prevEnd = f.off(t.End)
	}
	f.gap(prevEnd, len(f.tokens))
	if f.out.Len() > 0 && !f.fresh {
		f.out.WriteByte('\n')
	}
}

// A piece is a comment, or a line that the preprocessor interprets or skips.
type piece struct {
	text     string
	newlines int  // before it
	blanks   int  // before it on the same line
	verbatim bool // starts in the first column and is copied unchanged
}

// pieces splits the text between two tokens into pieces; after is the number of
// line breaks after the last one.
func pieces(s []byte) (list []piece, after int) {
	newlines, blanks := 0, 0
	lineStart := false
	for i := 0; i < len(s); {
		c := s[i]
		switch {
		case c == '\n':
			newlines++
			blanks = 0
			lineStart = true
			i++
		case c == '/' && i+1 < len(s) && s[i+1] == '/':
			end := bytes.IndexByte(s[i:], '\n')
			if end < 0 {
				end = len(s) - i
			}
			list = append(list, piece{text: strings.TrimRight(string(s[i:i+end]), " \t\r"), newlines: newlines, blanks: blanks})
			newlines, blanks = 0, 0
			i += end
		case c == '/' && i+1 < len(s) && s[i+1] == '*':
			end := skipBlockComment(s, i+2)
			if end < 0 {
				end = len(s)
			}
			list = append(list, piece{text: string(s[i:end]), newlines: newlines, blanks: blanks})
			newlines, blanks = 0, 0
			i = end
		case c == ' ' || c == '\t' || c == '\r' || c == 0:
			blanks++
			i++
		default:
			// Copy a directive, or skipped text, unchanged.
			if lineStart {
				i -= blanks
			}
			end := bytes.IndexByte(s[i:], '\n')
			if end < 0 {
				end = len(s) - i
			}
			line := string(s[i : i+end])
			if strings.HasPrefix(strings.TrimLeft(line, " \t"), "#") {
				line = strings.TrimRight(line, " \t\r")
			}
			list = append(list, piece{text: line, newlines: newlines, verbatim: true})
			newlines, blanks = 0, 0
			lineStart = false
			i += end
		}
	}
	return list, newlines
}

// gap writes the text between the previous token and next.
func (f *formatter) gap(from, next int) {
	to := len(f.text)
	if next < len(f.tokens) {
		to = f.off(f.tokens[next].Loc)
	}
	list, after := pieces(f.text[from:to])
	for k, p := range list {
		first := next == 0 && k == 0
		if p.newlines > 0 || first {
			f.breakLine(p.newlines, first)
			if p.verbatim {
				f.write(p.text)
				continue
			}
			f.startLine(f.commentIndent(next))
			f.write(p.text)
			continue
		}
		if p.verbatim {
			// A directive is on no new line only at the start of the text.
			f.write(p.text)
			continue
		}
		if k == 0 && !f.fresh {
			f.write(strings.Repeat(" ", max(1, p.blanks)))
		} else if !f.fresh {
			f.write(" ")
		}
		f.write(p.text)
	}
	if next >= len(f.tokens) {
		if f.out.Len() > 0 && !f.fresh {
			f.write("\n")
			f.fresh = true
		}
		return
	}
	if after > 0 || f.out.Len() == 0 {
		f.breakLine(after, f.out.Len() == 0)
		f.startLine(f.tokenIndent(next))
		return
	}
	if len(list) > 0 {
		switch f.tokens[next].Kind {
		case Greater, RParen, RSquare, Comma, Semi:
		default:
			f.write(" ")
		}
		return
	}
	if next == 0 {
		return
	}
	if n := to - from; n > 1 && f.linesUp(next) {
		f.write(strings.Repeat(" ", n))
	} else if f.spaced(next) {
		f.write(" ")
	}
}

// linesUp reports whether a token is aligned with a token above or below it that is
// also preceded by several blanks, or by none, as in the columns of a table.
func (f *formatter) linesUp(i int) bool {
	if bytes.IndexByte(f.text[f.off(f.tokens[i-1].End):f.off(f.tokens[i].Loc)], '\t') >= 0 {
		return false
	}
	line, col := f.file.LineCol(uint32(f.off(f.tokens[i].Loc)))
	for _, l := range [...]int{line - 1, line + 1} {
		other := f.file.Line(l)
		if col < 3 || len(other) < col || other[col-1] == ' ' || other[col-2] != ' ' && other[col-2] != '<' {
			continue
		}
		// Indentation does not count as alignment.
		if len(bytes.TrimLeft(other[:col-1], " ")) > 0 {
			return true
		}
	}
	return false
}

// breakLine ends the line and keeps at most one empty line.
func (f *formatter) breakLine(newlines int, first bool) {
	if first {
		return
	}
	if !f.fresh {
		f.out.WriteByte('\n')
	}
	if newlines > 1 {
		f.out.WriteByte('\n')
	}
	f.fresh = true
	f.col = 0
}

func (f *formatter) startLine(indent int) {
	if f.out.Len() > 0 && !f.fresh {
		return
	}
	f.write(strings.Repeat(" ", indent))
	f.line = indent
	f.fresh = false
}

func (f *formatter) write(s string) {
	f.out.WriteString(s)
	if i := strings.LastIndexByte(s, '\n'); i >= 0 {
		f.col = len(s) - i - 1
	} else {
		f.col += len(s)
	}
	f.fresh = false
}

// commentIndent returns the indentation of a comment before a token.
func (f *formatter) commentIndent(next int) int {
	if next >= len(f.tokens) {
		return 0
	}
	if n := len(f.opens); n > 0 && isClose(f.tokens[next].Kind) {
		o := f.opens[n-1]
		if o.isBody || o.align < 0 {
			return o.inside()
		}
		return o.align
	}
	return f.tokenIndent(next)
}

// inside returns the indentation of bracket contents on separate lines.
func (o *open) inside() int {
	switch {
	case o.flat:
		return o.indent
	case o.kind == Less || o.kind == LParen:
		return o.indent + 4
	}
	return o.indent + 2
}

func isClose(k Kind) bool { return k == RBrace || k == RParen || k == RSquare || k == Greater }

// tokenIndent returns the indentation of a token that starts a line.
func (f *formatter) tokenIndent(next int) int {
	t := &f.tokens[next]
	n := len(f.opens)
	body := n
	for body > 0 && !f.opens[body-1].isBody {
		body--
	}
	inBody := 0
	if body > 0 {
		inBody = f.opens[body-1].inside()
	}
	if n > body {
		o := f.opens[n-1]
		switch {
		case isClose(t.Kind) && o.align < 0:
			return o.indent
		case o.align < 0:
			return o.inside()
		case isClose(t.Kind):
			return max(o.align-1, 0)
		}
		return o.align
	}
	if t.Kind == RBrace && n > 0 {
		return f.opens[n-1].indent
	}
	if _, ok := f.starts[t.Loc]; ok {
		return f.stmtIndent(next, inBody)
	}
	if t.Kind == KwElse || t.Kind == LBrace && f.roles[t.Loc] == 0 {
		return f.indent
	}
	if f.supersAt > 0 {
		return f.supersAt
	}
	return f.indent + 4
}

// stmtIndent returns the indentation of a statement's first token: that of the
// body, or more if the statement belongs to another one.
func (f *formatter) stmtIndent(next, inBody int) int {
	if next == 0 {
		return inBody
	}
	switch prev := f.tokens[next-1].Kind; prev {
	case KwIn, KwThen, KwElse:
		if _, isLet := f.pending.(*LetStmt); isLet && prev == KwIn {
			return f.indent
		}
		return f.indent + 2
	}
	return inBody
}

// token writes a token and updates the stack of open brackets.
func (f *formatter) token(i int) {
	t := &f.tokens[i]
	if s, ok := f.starts[t.Loc]; ok {
		// A statement that follows another one's "in" on the same line shares its
		// indentation.
		inner := i > 0 && (f.tokens[i-1].Kind == KwIn || f.tokens[i-1].Kind == KwThen || f.tokens[i-1].Kind == KwElse)
		if !inner || f.col == f.line {
			f.indent = f.line
		}
		f.pending, f.supersAt = s, 0
	}
	at := f.col
	f.write(string(f.text[f.off(t.Loc):f.off(t.End)]))
	switch t.Kind {
	case Colon:
		// Superclasses on further lines are aligned with the first one.
		if n := len(f.opens); (n == 0 || f.opens[n-1].isBody) && i+1 < len(f.tokens) && !f.breaks(i+1) {
			f.supersAt = at + 2
		}
	case LBrace, LParen, LSquare, Less:
		o := open{kind: t.Kind, indent: f.line, align: -1}
		if t.Kind == LBrace && f.roles[t.Loc] == 0 {
			o.isBody, o.indent = true, f.indent
			if let, ok := f.pending.(*LetStmt); ok && len(let.Body) > 0 {
				_, outer := f.file.LineCol(uint32(f.off(let.From)))
				_, inner := f.file.LineCol(uint32(f.off(let.Body[0].Pos())))
				o.flat = inner <= outer
			}
		} else if i+1 < len(f.tokens) && !f.breaks(i+1) {
			o.align = at + 1
		}
		f.opens = append(f.opens, o)
	case RBrace, RParen, RSquare, Greater:
		if n := len(f.opens); n > 0 {
			o := f.opens[n-1]
			f.opens = f.opens[:n-1]
			if o.isBody {
				f.indent, f.supersAt = o.indent, 0
			}
		}
	}
}

// breaks reports whether there is a line break before a token.
func (f *formatter) breaks(i int) bool {
	return bytes.IndexByte(f.text[f.off(f.tokens[i-1].End):f.off(f.tokens[i].Loc)], '\n') >= 0
}

// spaced reports whether there is a blank between token i and its predecessor on
// the same line.
func (f *formatter) spaced(i int) bool {
	p, t := &f.tokens[i-1], &f.tokens[i]
	had := t.Loc > p.End
	switch {
	case p.Kind == Hash || t.Kind == Hash:
		return had
	case p.Kind == LParen || p.Kind == LSquare || t.Kind == RParen || t.Kind == RSquare:
		return false
	case t.Kind == Comma || t.Kind == Semi || t.Kind == Dot || p.Kind == Dot:
		return false
	case t.Kind == DotDotDot || p.Kind == DotDotDot || t.Kind == Minus || p.Kind == Minus:
		return had
	case p.Kind == Int && t.Kind == Int:
		return had
	case t.Kind == Less || p.Kind == Less || t.Kind == Greater:
		return false
	case t.Kind == Colon:
		return f.roles[t.Loc] != roleTight
	case p.Kind == Colon:
		return f.roles[p.Loc] != roleTight
	case t.Kind == LBrace:
		r := f.roles[t.Loc]
		return r == 0 || r == roleValue && p.Kind != LBrace
	case p.Kind == LBrace:
		return f.roles[p.Loc] == 0 && t.Kind != RBrace
	case t.Kind == RBrace:
		n := len(f.opens)
		return n > 0 && f.opens[n-1].isBody
	case t.Kind == LParen:
		return p.Kind != Bang && p.Kind != Greater
	case t.Kind == LSquare:
		return p.Kind != Ident && p.Kind != RSquare && p.Kind != RParen && p.Kind != Greater
	}
	return true
}
