// Package emit writes C++ as mlir-tblgen prints it: indentation, the header of a file,
// namespaces, placeholders of templates.
package emit

import (
	"fmt"
	"path"
	"strings"
)

// A Writer indents what is written to it, line by line; empty lines stay empty.
type Writer struct {
	b      strings.Builder
	Indent int
	inLine bool
}

// String returns what was written.
func (w *Writer) String() string { return w.b.String() }

// Printf writes a formatted text.
func (w *Writer) Printf(format string, args ...any) { w.Text(fmt.Sprintf(format, args...)) }

// Reindented writes a text without blank lines at its start and without the indentation
// that all lines have. What follows its last line end is no line of its own.
func (w *Writer) Reindented(text string) {
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

// Emptied returns a text whose lines of spaces are empty. What follows the last line end remains.
func Emptied(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasSuffix(line, "\n") && blank(line) {
			line = "\n"
		}
		b.WriteString(line)
	}
	return b.String()
}

// Text writes a text.
func (w *Writer) Text(s string) {
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

// Scope writes a text, what body writes with a deeper indentation, and another text.
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

// Namespace writes what body writes within a namespace, "::mlir::arith". An empty one is
// none.
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

// Fill writes a template, in which $name stands for the value that follows the name in
// vars.
func (w *Writer) Fill(template string, vars ...string) { w.Text(Fill(template, vars...)) }

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
