package cxx

import (
	"sort"
	"strings"
)

// A preprocessor replaces the directives of a file by spaces, also the text that a condition
// excludes, and the calls of macros by their expansions. For a condition that is not a number it
// keeps the first branch. It knows only the macros that the file itself defines.
type preprocessor struct {
	src    string
	i      int // up to which src is read
	copied int // up to which it is in out
	out    strings.Builder

	pieces   []piece
	includes []*FileInclude
	conds    conditions
	macros   map[string]*macro
	left     int // how much expansions may still write and read
	problems []macroProblem
}

// A piece is a part of the text after the preprocessor, up to the next one. It comes from src on or,
// if it is fixed, from a call of a macro there.
type piece struct {
	out, src int32
	fixed    bool
}

// A macroProblem explains why a call of a macro, or the definition of one, is not understood.
type macroProblem struct {
	pos, end int32 // in the text after the preprocessor
	message  string
}

// preprocess returns a preprocessor that has read the text of a file.
func preprocess(src string) *preprocessor {
	p := &preprocessor{src: src, macros: map[string]*macro{}, left: maxMacroWork}
	begins := true // only spaces and comments are before in the line
	for p.i < len(src) {
		switch c := src[p.i]; {
		case begins && c == '#':
			p.directive()
		case begins && p.conds.skipping() && c != ' ' && c != '\t':
			p.blankTo(directiveEnd(src, p.i)) // a comment that begins there may hold directives
			p.i = min(p.i+1, len(src))
		case c == '\n':
			begins = true
			p.i++
		case isSpace(c):
			p.i++
		default:
			end := commentEnd(src, p.i)
			if begins = begins && end > p.i; end > p.i {
				p.i = end
			} else {
				p.token()
			}
		}
	}
	p.copy()
	return p
}

// text returns the text after the preprocessor.
func (p *preprocessor) text() string {
	if p.out.Len() == 0 {
		return p.src
	}
	return p.out.String()
}

// copy writes the text that is read since the last call.
func (p *preprocessor) copy() {
	if p.copied == 0 && p.i == len(p.src) {
		return // nothing was replaced
	}
	p.out.WriteString(p.src[p.copied:p.i])
	p.copied = p.i
}

// from records the place in the file from which the next part of the text comes.
func (p *preprocessor) from(src int, fixed bool) {
	out := int32(p.out.Len())
	if n := len(p.pieces); n > 0 {
		if last := p.pieces[n-1]; last.fixed == fixed && (fixed && last.src == int32(src) || !fixed && out-last.out == int32(src)-last.src) {
			return
		}
	}
	p.pieces = append(p.pieces, piece{out, int32(src), fixed})
}

// blankTo replaces the text up to an offset by spaces.
func (p *preprocessor) blankTo(end int) {
	p.copy()
	for _, c := range []byte(p.src[p.i:end]) {
		if c != '\n' {
			c = ' '
		}
		p.out.WriteByte(c)
	}
	p.i, p.copied = end, end
}

// token reads a token, and expands it if it is the name of a macro.
func (p *preprocessor) token() {
	c := p.src[p.i]
	if !isIdentPart(c) && c != '"' && c != '\'' && c != '.' {
		p.i++
		return
	}
	end := tokenEnd(p.src, p.i)
	m := p.macros[p.src[p.i:end]]
	if m == nil {
		p.i = end
		return
	}
	p.call(m, end)
}

// problem records a problem of the text that is written next.
func (p *preprocessor) problem(length int, message string) {
	at := p.out.Len()
	p.problems = append(p.problems, macroProblem{int32(at), int32(at + length), message})
}

// directive reads a directive and replaces it by spaces.
func (p *preprocessor) directive() {
	end := directiveEnd(p.src, p.i)
	p.copy()
	text := strings.TrimSpace(unspliced(p.src[p.i+1 : end]))
	word := text[:scanIdent(text, 0)]
	rest := strings.TrimSpace(text[len(word):])
	p.conds.directive(word, rest)
	if !p.conds.skipping() {
		switch word {
		case "include":
			if name := included(rest); name != "" {
				p.includes = append(p.includes, &FileInclude{Name: name, pos: int32(p.out.Len())})
			}
		case "define":
			p.define(rest)
		case "undef":
			delete(p.macros, rest[:scanIdent(rest, 0)])
		}
	}
	p.blankTo(end)
}

// included returns the name in an include directive.
func included(rest string) string {
	name, _, ok := strings.Cut(strings.TrimLeft(rest, "\"<"), "\"")
	if !ok {
		name, _, _ = strings.Cut(name, ">")
	}
	return name
}

// directiveEnd returns the end of the directive that begins at an offset: that of the line, but
// comments and lines that end in a backslash continue it.
func directiveEnd(src string, i int) int {
	for i < len(src) && src[i] != '\n' {
		switch {
		case strings.HasPrefix(src[i:], "//"):
			for i = lineEnd(src, i); spliced(src, i); {
				i = lineEnd(src, i+1)
			}
			return i
		case strings.HasPrefix(src[i:], "/*"):
			i = commentEnd(src, i)
		case src[i] == '"':
			i = lexQuoted(src, i, &Errors{})
		default:
			i++
		}
		if spliced(src, i) {
			i++
		}
	}
	return min(i, len(src))
}

// spliced reports whether a line ends at an offset that the next one continues.
func spliced(src string, i int) bool {
	return i < len(src) && src[i] == '\n' && strings.HasSuffix(strings.TrimSuffix(src[max(0, i-2):i], "\r"), "\\")
}

// unspliced joins the lines of a directive and removes its comments.
func unspliced(text string) string {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\\\r\n", ""), "\\\n", "")
	var b strings.Builder
	for i := 0; i < len(text); {
		end := commentEnd(text, i)
		switch {
		case end > i:
			b.WriteByte(' ')
		case text[i] == '"' || text[i] == '\'' && (i == 0 || !isIdentPart(text[i-1])):
			end = lexQuoted(text, i, &Errors{})
			b.WriteString(text[i:end])
		default:
			end = i + 1
			b.WriteByte(text[i])
		}
		i = end
	}
	return b.String()
}

// commentEnd returns the end of the comment at an offset, or the offset itself without one.
func commentEnd(src string, i int) int {
	switch {
	case strings.HasPrefix(src[i:], "//"):
		return lineEnd(src, i)
	case strings.HasPrefix(src[i:], "/*"):
		if n := strings.Index(src[i+2:], "*/"); n >= 0 {
			return i + 2 + n + 2
		}
		return len(src)
	}
	return i
}

func lineEnd(src string, i int) int {
	if i >= len(src) {
		return len(src)
	}
	if n := strings.IndexByte(src[i:], '\n'); n >= 0 {
		return i + n
	}
	return len(src)
}

// origin returns the place in the file from which an offset in the text after the preprocessor
// comes.
func origin(pieces []piece, offset int) int {
	i := sort.Search(len(pieces), func(i int) bool { return int(pieces[i].out) > offset }) - 1
	switch {
	case i < 0:
		return offset
	case pieces[i].fixed:
		return int(pieces[i].src)
	}
	return int(pieces[i].src) + offset - int(pieces[i].out)
}

// conditions are the nested #if of a file.
type conditions []condition

// A condition is an #if: whether its current branch is kept, whether one was, and whether it is
// itself in a branch that is not kept.
type condition struct{ keep, kept, within bool }

func (c conditions) skipping() bool {
	return len(c) > 0 && (c[len(c)-1].within || !c[len(c)-1].keep)
}

// directive evaluates a directive, given by its name and what follows.
func (c *conditions) directive(word, rest string) {
	last := len(*c) - 1
	switch word {
	case "if", "ifdef", "ifndef":
		keep := word != "if" || !isZero(rest)
		*c = append(*c, condition{keep, keep, c.skipping()})
	case "elif", "else":
		if last >= 0 {
			x := &(*c)[last]
			x.keep = !x.kept && (word == "else" || !isZero(rest))
			x.kept = x.kept || x.keep
		}
	case "endif":
		if last >= 0 {
			*c = (*c)[:last]
		}
	}
}

func isZero(cond string) bool {
	return cond == "0" || strings.HasPrefix(cond, "0 ") || cond == "false"
}
