// Package emit writes C++ as mlir-tblgen prints it: indentation, the header of a file,
// namespaces, placeholders of templates.
package emit

import (
	"fmt"
	"path"
	"strings"
)

// A Writer indents the text written to it, line by line; empty lines stay empty.
type Writer struct {
	b      strings.Builder
	Indent int
	inLine bool
	silent bool // writes nothing
}

// Grow makes room for n bytes.
func (w *Writer) Grow(n int) { w.b.Grow(n) }

// String returns the text written so far.
func (w *Writer) String() string { return w.b.String() }

// Printf writes a formatted text.
func (w *Writer) Printf(format string, args ...any) {
	if !w.silent {
		w.Text(fmt.Sprintf(format, args...))
	}
}

// Reindented writes a text without blank lines at its start and without the indentation that
// all lines have. Text after the last newline is not a line of its own.
func (w *Writer) Reindented(text string) {
	if w.silent {
		return
	}
	lines := strings.Split(text, "\n")
	for len(lines) > 0 && blank(lines[0]) {
		lines = lines[1:]
	}
	common := -1
	for _, l := range lines {
		if n := len(l) - len(strings.TrimLeft(l, " \t")); !blank(l) && (common < 0 || n < common) {
			common = n
		}
	}
	for i, l := range lines {
		l = l[min(max(common, 0), len(l)):]
		if i < len(lines)-1 {
			if l += "\n"; blank(l) {
				l = "\n"
			}
		}
		w.Text(l)
	}
}

func blank(line string) bool { return strings.TrimLeft(line, " \t\n\v\f\r") == "" }

// Emptied returns a text whose lines of spaces are empty. Text after the last newline is kept.
func Emptied(text string) string {
	if !spaceBeforeEnd(text) {
		return text
	}
	var b strings.Builder
	b.Grow(len(text))
	for line := range strings.Lines(text) {
		if strings.HasSuffix(line, "\n") && blank(line) {
			line = "\n"
		}
		b.WriteString(line)
	}
	return b.String()
}

// spaceBeforeEnd reports whether a line ends with a space.
func spaceBeforeEnd(text string) bool {
	for i := 0; ; i++ {
		n := strings.IndexByte(text[i:], '\n')
		if n < 0 {
			return false
		}
		if i += n; i > 0 && text[i-1] != '\n' && blank(text[i-1:i]) {
			return true
		}
	}
}

// Text writes a text.
func (w *Writer) Text(s string) {
	if w.silent || s == "" {
		return
	}
	if room := w.b.Cap() - w.b.Len(); room < len(s) {
		w.b.Grow(len(s) + 64)
	}
	if w.Indent == 0 {
		w.b.WriteString(s)
		w.inLine = s[len(s)-1] != '\n'
		return
	}
	for s != "" {
		line, rest, found := strings.Cut(s, "\n")
		if line != "" {
			if !w.inLine {
				w.b.WriteString(strings.Repeat(" ", w.Indent))
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

// Scope writes a text, the output of body with a deeper indentation, and another text.
func (w *Writer) Scope(open string, body func(), end string) {
	w.Text(open)
	w.Indent += 2
	body()
	w.Indent -= 2
	w.Text(end)
}

// Header writes the comment at the start of a file that was generated from another one
// if that is known, and an empty line.
func (w *Writer) Header(title, file string) {
	line := func(s string) { w.Printf("|* %-75s*|\n", s) }
	w.Text("/*===- TableGen'erated file -------------------------------------*- C++ -*-===*\\\n")
	line("")
	line(title)
	line("")
	line("Automatically generated file, do not edit!")
	if file != "" {
		line("From: " + path.Base(file))
	}
	line("")
	w.Text("\\*===----------------------------------------------------------------------===*/\n\n")
}

// Namespace writes the text that body writes inside a namespace, "::mlir::arith". An empty name
// adds no namespace.
func (w *Writer) Namespace(name string, body func()) {
	name = strings.TrimPrefix(name, "::")
	if name == "" {
		body()
		return
	}
	w.Text("namespace " + name + " {\n\n")
	body()
	w.Text("\n} // namespace " + name + "\n")
}

// Fill writes a template after replacing $name with the value that follows the name in vars.
func (w *Writer) Fill(template string, vars ...string) {
	if !w.silent {
		w.Text(Fill(template, vars...))
	}
}

// Fill replaces $name or $(name) in a template by the value that follows the name in
// vars, and $(D) by a dollar sign. Values are not searched again.
func Fill(template string, vars ...string) string {
	return expand(template, func(text string) (int, string) {
		if rest, ok := strings.CutPrefix(text, "$("); ok {
			name, _, _ := strings.Cut(rest, ")")
			return len("$()") + len(name), value(vars, name)
		}
		n := 1
		for n < len(text) && IsWord(text[n]) {
			n++
		}
		return n, value(vars, text[1:n])
	})
}

func value(vars []string, name string) string {
	for i := 0; i < len(vars); i += 2 {
		if vars[i] == name {
			return vars[i+1]
		}
	}
	if name == "D" {
		return "$"
	}
	panic("no value for $" + name)
}
