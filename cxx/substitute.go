package cxx

import (
	"strconv"
	"strings"
)

// noSubst is what the reference writes behind a placeholder without an entry.
const noSubst = "<no-subst-found>"

// SubstituteAll replaces the placeholders of a text as the reference's formatter
// of code templates does. The keys of the entries are without the dollar:
// "_self", "name", "0".
//
//   - "$$" is a dollar, and so is a dollar before what is no name;
//   - "$name" is the entry of that name, a name being letters, digits and
//     underscores that do not begin with a digit;
//   - "$N", of digits only, is the entry of that number; "$N..." is the entries
//     from that number up, separated by ", ".
//
// A placeholder without an entry stays, with "<no-subst-found>" behind it.
func SubstituteAll(text string, entries map[string]string) string {
	s := substitution{entries: entries, final: true}
	return s.run(text)
}

// Substitute replaces those placeholders that have an entry and leaves the rest
// of the text as it is, "$$" included: the rest can be replaced later, or be
// slots of an environment.
func Substitute(text string, entries map[string]string) string {
	s := substitution{entries: entries}
	return s.run(text)
}

type substitution struct {
	b       strings.Builder
	entries map[string]string
	final   bool
}

func (s *substitution) run(text string) string {
	i := strings.IndexByte(text, '$')
	if i < 0 {
		return text
	}
	for i >= 0 {
		s.b.WriteString(text[:i])
		text = text[i+s.one(text[i:]):]
		i = strings.IndexByte(text, '$')
	}
	s.b.WriteString(text)
	return s.b.String()
}

// one writes what the dollar at the start of text stands for and returns how
// much of the text that takes.
func (s *substitution) one(text string) int {
	if strings.HasPrefix(text, "$$") {
		s.b.WriteByte('$')
		if !s.final {
			s.b.WriteByte('$')
		}
		return 2
	}
	n := 1
	for n < len(text) && isDigit(text[n]) {
		n++
	}
	pack := n > 1 && strings.HasPrefix(text[n:], "...")
	if n == 1 {
		if n = scanIdent(text, 1); n == 1 {
			s.b.WriteByte('$')
			return 1
		}
	}
	value, ok := s.entries[text[1:n]]
	if pack {
		value, ok = s.pack(text[1:n])
		n += len("...")
	}
	switch {
	case ok:
		s.b.WriteString(value)
	case s.final:
		s.b.WriteString(text[:n])
		s.b.WriteString(noSubst)
	default:
		s.b.WriteString(text[:n])
	}
	return n
}

// pack joins the entries from a number up.
func (s *substitution) pack(first string) (string, bool) {
	i, err := strconv.Atoi(first)
	if err != nil {
		return "", false
	}
	var parts []string
	for ; ; i++ {
		v, ok := s.entries[strconv.Itoa(i)]
		if !ok {
			return strings.Join(parts, ", "), len(parts) > 0
		}
		parts = append(parts, v)
	}
}
