package cxx

import (
	"strconv"
	"strings"
)

// noSubst is the text that the reference appends to a placeholder without an entry.
const noSubst = "<no-subst-found>"

// SubstituteAll replaces the placeholders of a text as the reference's formatter
// for code templates does. The keys of the entries have no dollar: "_self", "name",
// "0".
//
//   - "$$" is a dollar, and so is a dollar that is not followed by a name;
//   - "$name" is replaced by the entry of that name, which consists of letters,
//     digits and underscores and does not start with a digit;
//   - "$N", of digits only, is replaced by entry N, and "$N..." by the entries from
//     N on, separated by ", ".
//
// A placeholder without an entry is kept and followed by "<no-subst-found>".
func SubstituteAll(text string, entries map[string]string) string {
	s := substitution{entries: entries, final: true}
	return s.run(text)
}

// Substitute replaces only the placeholders that have an entry and keeps the rest
// of the text, including "$$". The rest can be replaced later, or be slots of an
// environment.
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

// one writes the replacement for the dollar at the start of text and returns the
// length of the replaced text.
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

// pack joins the entries from a number on.
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
