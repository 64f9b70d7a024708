package emit

import (
	"fmt"
	"strings"
)

// Escape returns a text as the contents of a C++ string literal.
func Escape(s string) string {
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

// IsWord reports whether a byte can be in an identifier.
func IsWord(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

// Reindent returns the lines of a text without the indentation that all have, and
// without blank lines at the start and the end.
func Reindent(text string) []string {
	lines := strings.Split(text, "\n")
	n := len(lines) - 1
	if lines[n] = strings.TrimRight(lines[n], " \t"); lines[n] == "" {
		lines = lines[:n]
	}
	for len(lines) > 0 && strings.TrimLeft(lines[0], " \t") == "" {
		lines = lines[1:]
	}
	common := -1
	for _, l := range lines {
		if n := len(l) - len(strings.TrimLeft(l, " \t")); n < len(l) && (common < 0 || n < common) {
			common = n
		}
	}
	for i, l := range lines {
		if lines[i] = l[min(max(common, 0), len(l)):]; strings.TrimLeft(l, " \t") == "" {
			lines[i] = ""
		}
	}
	return lines
}

// Declarator returns a type as it precedes a name.
func Declarator(cppType string) string {
	if cppType == "" || strings.Contains("*& ", cppType[len(cppType)-1:]) {
		return cppType
	}
	return cppType + " "
}
