package format

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A language holds the parameters of the line layout. The layout keeps line breaks and
// comments. Lines in braces that end a line are indented by two blanks, the others keep their
// place relative to the line on which their statement starts; several empty lines become one,
// and a comma is followed by a blank.
type language struct {
	code   bool   // texts in [{ and }] are copied
	marker string // prefix of lines that separate parts, which are texts of their own
	// starts reports whether a line in braces can only start a statement, if the code
	// before it ends with prev.
	starts func(line, prev []byte) bool
	// label reports whether a line is indented like the brace around it.
	label func(line []byte) bool
}

// format returns the text in the standard layout. A part in which brackets do not match is
// an error, or unchanged if it is one of several: tests of errors have such parts.
func (l *language) format(f *source.File) ([]byte, error) {
	parts := l.parts(f.Text)
	var out []byte
	for i, p := range parts {
		w := &lineWriter{language: l, root: bracket{block: true, indent: -indentBy, stmtOld: -1}}
		if err := w.part(p); err != nil {
			if len(parts) == 1 {
				return nil, diag.List{diag.Errorf(diag.At(source.Pos{File: f, Offset: uint32(err.at)}), "%s", err.message)}
			}
			out = append(out, p...)
			continue
		}
		if i < len(parts)-1 && w.emptyLines > 0 {
			w.out = append(w.out, '\n') // before the marker
		}
		out = append(out, w.out...)
	}
	if !bytes.Equal(l.squeeze(f.Text), l.squeeze(out)) {
		return nil, fmt.Errorf("%s: formatting would change more than blanks", f.Name)
	}
	return out, nil
}

// parts splits a text before each marker.
func (l *language) parts(text []byte) [][]byte {
	var list [][]byte
	start := 0
	for at := 0; at < len(text) && l.marker != ""; {
		if at > start && bytes.HasPrefix(text[at:], []byte(l.marker)) {
			list = append(list, text[start:at])
			start = at
		}
		n := bytes.IndexByte(text[at:], '\n')
		if n < 0 {
			break
		}
		at += n + 1
	}
	return append(list, text[start:])
}

const indentBy = 2

// A bracket is an open bracket.
type bracket struct {
	kind    byte
	at      int  // offset in the part
	block   bool // a brace that ends its line
	indent  int  // of the line that closes a block; of a statement, for other brackets
	shift   int  // by how much the line that opened the bracket has moved
	stmtOld int  // in a block: where the last statement began, -1 before the first
}

// A mismatch is an error in the brackets of a part.
type mismatch struct {
	at      int
	message string
}

// A lineWriter lays out the lines of a part.
type lineWriter struct {
	*language
	out        []byte
	root       bracket
	open       []bracket
	emptyLines int
	inCode     bool
	prev       []byte // the code before the line, ")" for a brace that is no block
	base       int    // indentation of the brackets that close the blocks begun on the line
	angles     int    // open angle brackets of the statement
}

func (w *lineWriter) top() *bracket {
	if n := len(w.open); n > 0 {
		return &w.open[n-1]
	}
	return &w.root
}

func (w *lineWriter) part(text []byte) *mismatch {
	for at := 0; at < len(text); {
		line := text[at:]
		if n := bytes.IndexByte(line, '\n'); n >= 0 {
			line = line[:n+1]
		}
		if err := w.line(line, at); err != nil {
			return err
		}
		at += len(line)
	}
	if len(w.open) > 0 {
		b := w.top()
		return &mismatch{b.at, fmt.Sprintf("this '%c' is not closed", b.kind)}
	}
	return nil
}

// line lays out a line, which begins at an offset in the part.
func (w *lineWriter) line(line []byte, at int) *mismatch {
	body := bytes.TrimRight(line, " \t\r\n")
	if w.inCode {
		w.flushEmpty()
		w.out = append(append(w.out, line...), missingEnd(line)...)
		return w.scan(line, at, 0, 0)
	}
	trimmed := bytes.TrimLeft(body, " \t")
	if len(trimmed) == 0 {
		w.emptyLines++
		return nil
	}
	w.flushEmpty()
	old := width(body[:len(body)-len(trimmed)])
	indent := max(0, w.indent(trimmed, old))
	w.out = append(w.out, bytes.Repeat([]byte{' '}, indent)...)
	w.out = append(w.out, w.spaced(trimmed)...)
	w.out = append(w.out, '\n')
	return w.scan(trimmed, at+len(body)-len(trimmed), indent-old, len(trimmed))
}

func missingEnd(line []byte) string {
	if bytes.HasSuffix(line, []byte("\n")) {
		return ""
	}
	return "\n"
}

func (w *lineWriter) flushEmpty() {
	if w.emptyLines > 0 && len(w.out) > 0 {
		w.out = append(w.out, '\n')
	}
	w.emptyLines = 0
}

// width returns the width of blanks.
func width(blanks []byte) int {
	n := 0
	for _, c := range blanks {
		if c == '\t' {
			n += 8 - n%8
		} else {
			n++
		}
	}
	return n
}

// indent returns the new indentation of a line.
func (w *lineWriter) indent(line []byte, old int) int {
	top := w.top()
	w.base = top.indent + indentBy
	comment := bytes.HasPrefix(line, []byte("//"))
	switch {
	case comment && old == 0:
		return 0
	case !top.block:
		w.base = max(0, old+top.shift)
		return w.base
	case line[0] == '}':
		w.base = top.indent
		return top.indent
	}
	target := top.indent + indentBy
	switch {
	case comment:
		return target
	case w.label != nil && w.label(line):
		top.stmtOld = -1
		return top.indent
	case top.stmtOld >= 0 && old > top.stmtOld && !w.starts(line, w.prev):
		return old + target - top.stmtOld
	}
	top.stmtOld, w.angles = old, 0
	return target
}

// scan finds the brackets of a line that was moved by shift.
func (w *lineWriter) scan(line []byte, at, shift, end int) *mismatch {
	for i := 0; i < len(line); {
		if w.inCode {
			n := bytes.Index(line[i:], []byte("}]"))
			if n < 0 {
				return nil
			}
			w.inCode = false
			i += n + 2
			w.prev = append(w.prev[:0], "}]"...)
			continue
		}
		n, comment := w.token(line[i:])
		if comment {
			return nil
		}
		switch c := line[i]; c {
		case '{', '(', '[':
			if w.code && bytes.HasPrefix(line[i:], []byte("[{")) {
				w.inCode = true
				n = 2
				break
			}
			b := bracket{kind: c, at: at + i, indent: w.base, shift: shift, stmtOld: -1}
			if rest := bytes.TrimLeft(line[i+1:], " \t\r\n"); c == '{' && (len(rest) == 0 || bytes.HasPrefix(rest, []byte("//"))) {
				b.block = true
			}
			w.open = append(w.open, b)
		case '}', ')', ']':
			if len(w.open) == 0 || closer(w.top().kind) != c {
				return &mismatch{at + i, fmt.Sprintf("this '%c' has no counterpart", c)}
			}
			block := w.top().block
			w.base = w.top().indent
			w.open = w.open[:len(w.open)-1]
			if !block {
				w.prev = append(w.prev[:0], ')')
				i++
				continue
			}
		}
		if line[i] > ' ' {
			w.prev = append(w.prev[:0], line[max(0, i-1):i+n]...)
		}
		i += n
	}
	return nil
}

func closer(kind byte) byte {
	switch kind {
	case '{':
		return '}'
	case '(':
		return ')'
	}
	return ']'
}

// token returns the length of the token at the start of a text: a string, a comment or one
// byte.
func (l *language) token(s []byte) (n int, comment bool) {
	switch {
	case bytes.HasPrefix(s, []byte("//")):
		return len(s), true
	case s[0] != '"':
		return 1, false
	}
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return i + 1, false
		}
	}
	return len(s), false
}

// spaced returns a line with a blank after each comma, and none before it. In angle brackets
// is the text of types and attributes of dialects, in which blanks may matter.
func (w *lineWriter) spaced(line []byte) []byte {
	var out []byte
	for i := 0; i < len(line); {
		if w.code && bytes.HasPrefix(line[i:], []byte("[{")) {
			n := bytes.Index(line[i:], []byte("}]"))
			if n < 0 {
				return append(out, line[i:]...)
			}
			out = append(out, line[i:i+n+2]...)
			i += n + 2
			continue
		}
		n, comment := w.token(line[i:])
		if comment {
			return append(out, line[i:]...)
		}
		switch c := line[i]; {
		case c == '<':
			w.angles++
		case c == '>' && (i == 0 || line[i-1] != '-') && !bytes.HasPrefix(line[i:], []byte(">=")):
			w.angles = max(0, w.angles-1)
		}
		if line[i] == ',' && w.angles == 0 {
			out = append(bytes.TrimRight(out, " \t"), ',')
			if i+1 < len(line) && !slices.Contains([]byte(" \t"), line[i+1]) {
				out = append(out, ' ')
			}
		} else {
			out = append(out, line[i:i+n]...)
		}
		i += n
	}
	return out
}

// squeeze returns a text without blanks, except those in strings.
func (l *language) squeeze(text []byte) []byte {
	var out []byte
	for line := range bytes.Lines(text) {
		for i := 0; i < len(line); {
			n, _ := l.token(line[i:])
			if n == 1 && (line[i] == ' ' || line[i] == '\t' || line[i] == '\r' || line[i] == '\n') {
				i++
				continue
			}
			out = append(out, bytes.TrimRight(line[i:i+n], " \t\r\n")...)
			i += n
		}
	}
	return out
}
