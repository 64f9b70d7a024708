package emit

import (
	"strings"
)

// A Substitution replaces the placeholders in C++ of definitions: $_self and other
// names, $0 and other numbers, and $0... for an argument and all that follow.
type Substitution struct {
	// Names holds pairs of a name and its replacement: "_self", "x".
	Names []string
	Args  []string
}

// Expand replaces the placeholders of a template.
func (s Substitution) Expand(template string) string { return expand(template, s.placeholder) }

// expand replaces the placeholders in a template, which begin with a dollar sign. The function
// placeholder returns the length of the placeholder at the start of a text, and its
// replacement.
func expand(template string, placeholder func(text string) (length int, value string)) string {
	if strings.IndexByte(template, '$') < 0 {
		return template
	}
	var b strings.Builder
	b.Grow(len(template) + len(template)/4 + 64)
	for {
		i := strings.IndexByte(template, '$')
		if i < 0 {
			b.WriteString(template)
			return b.String()
		}
		b.WriteString(template[:i])
		n, text := placeholder(template[i:])
		b.WriteString(text)
		template = template[i+n:]
	}
}

// placeholder returns the length of the placeholder at the start of a text, and its
// replacement.
func (s Substitution) placeholder(text string) (length int, value string) {
	n := 1
	for n < len(text) && IsWord(text[n]) {
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
			if index < len(s.Args) { // a number that is too large remains so
				index = index*10 + int(text[n]-'0')
			}
			n++
		}
		if strings.HasPrefix(text[n:], "...") {
			if index >= len(s.Args) {
				return n + 3, text[:n+3] + "<no-subst-found>"
			}
			return n + 3, strings.Join(s.Args[index:], ", ")
		}
		if index >= len(s.Args) {
			return n, text[:n] + "<no-subst-found>"
		}
		return n, s.Args[index]
	}
	for i := 0; i < len(s.Names); i += 2 {
		if s.Names[i] == name {
			return n, s.Names[i+1]
		}
	}
	return n, text[:n] + "<no-subst-found>"
}
