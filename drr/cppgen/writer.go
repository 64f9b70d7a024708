package cppgen

import (
	"fmt"
	"strings"
)

// A writer indents what is written to it, line by line; empty lines stay empty.
type writer struct {
	b      strings.Builder
	indent int
	inLine bool
}

func (w *writer) printf(format string, args ...any) { w.text(fmt.Sprintf(format, args...)) }

func (w *writer) text(s string) {
	for s != "" {
		line, rest, found := strings.Cut(s, "\n")
		if line != "" {
			if !w.inLine {
				w.b.WriteString(strings.Repeat(" ", w.indent))
			}
			w.b.WriteString(line)
			w.inLine = true
		}
		if !found {
			return
		}
		w.b.WriteByte('\n')
		w.inLine = false
		s = rest
	}
}

// scope writes a text, what body writes with a deeper indentation, and another text.
func (w *writer) scope(open string, body func(), end string) {
	w.text(open)
	w.indent += 2
	body()
	w.indent -= 2
	w.text(end)
}

// A substitution replaces the placeholders in C++ of definitions: $_self and other
// names, $0 and other numbers, and $0... for an argument and all that follow.
type substitution struct {
	self    string
	hasSelf bool // self may be empty
	loc, op string
	args    []string
}

// expand replaces the placeholders of a template.
func (s substitution) expand(template string) string {
	var b strings.Builder
	for {
		i := strings.IndexByte(template, '$')
		if i < 0 {
			b.WriteString(template)
			return b.String()
		}
		b.WriteString(template[:i])
		n, text := s.placeholder(template[i:])
		b.WriteString(text)
		template = template[i+n:]
	}
}

// placeholder returns the length of the placeholder at the start of a text, and what
// it is replaced by.
func (s substitution) placeholder(text string) (length int, value string) {
	n := 1
	for n < len(text) && isWord(text[n]) {
		n++
	}
	name := text[1:n]
	switch {
	case len(text) > 1 && text[1] == '$':
		return 2, "$"
	case name == "":
		return 1, "$"
	case name[0] >= '0' && name[0] <= '9':
		n = 1
		index := 0
		for n < len(text) && '0' <= text[n] && text[n] <= '9' {
			index = index*10 + int(text[n]-'0')
			n++
		}
		if strings.HasPrefix(text[n:], "...") {
			if index >= len(s.args) {
				return n + 3, ""
			}
			return n + 3, strings.Join(s.args[index:], ", ")
		}
		if index >= len(s.args) {
			return n, text[:n] + "<no-subst-found>"
		}
		return n, s.args[index]
	case name[0] != '_':
		return 1, "$"
	}
	switch name {
	case "_builder":
		return n, "rewriter"
	case "_self":
		if s.hasSelf {
			return n, s.self
		}
	case "_loc":
		if s.loc != "" {
			return n, s.loc
		}
	case "_op":
		if s.op != "" {
			return n, s.op
		}
	}
	return n, text[:n] + "<no-subst-found>"
}

func isWord(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

// escape returns a text as the contents of a C++ string literal.
func escape(s string) string {
	var b strings.Builder
	for i := range len(s) {
		switch c := s[i]; {
		case c == '\\':
			b.WriteString(`\\`)
		case c == '\t':
			b.WriteString(`\t`)
		case c == '\n':
			b.WriteString(`\n`)
		case c == '"':
			b.WriteString(`\"`)
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, `\%03o`, c)
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}
