package cxx

import "strings"

// Substitute replaces the placeholders of a text as the reference's formatter of
// code templates does. The map's keys are without the dollar: "_self", "_op", "0".
//
//   - "$$" is a dollar;
//   - "$name" and "$_name" are replaced by their entry; one without an entry stays
//     as it is, and so does a dollar before anything else;
//   - "$N" is the entry of that number, "$N..." the entries from that number up,
//     separated by commas.
//
// A name is the longest sequence of letters, digits and underscores; one that
// begins with a digit ends with its digits.
func Substitute(text string, entries map[string]string) string {
	if strings.IndexByte(text, '$') < 0 {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); {
		d := strings.IndexByte(text[i:], '$')
		if d < 0 {
			b.WriteString(text[i:])
			break
		}
		b.WriteString(text[i : i+d])
		i += d
		i += substituteOne(&b, text[i:], entries)
	}
	return b.String()
}

// substituteOne writes what the dollar at the start of text stands for and
// returns how much of the text that takes.
func substituteOne(b *strings.Builder, text string, entries map[string]string) int {
	n := placeholderLen(text)
	switch {
	case strings.HasPrefix(text, "$$"):
		b.WriteByte('$')
		return 2
	case n == 1:
		b.WriteByte('$')
		return 1
	}
	name := text[1:n]
	if isDigit(name[0]) && strings.HasPrefix(text[n:], "...") {
		if writePack(b, name, entries) {
			return n + 3
		}
		b.WriteString(text[:n+3])
		return n + 3
	}
	if s, ok := entries[name]; ok {
		b.WriteString(s)
	} else {
		b.WriteString(text[:n])
	}
	return n
}

// placeholderLen returns the length of the dollar and the name behind it.
func placeholderLen(text string) int {
	n := 1
	if n < len(text) && isDigit(text[n]) {
		for n < len(text) && isDigit(text[n]) {
			n++
		}
		return n
	}
	return scanIdent(text, n)
}

// writePack writes the entries from a number up, false if there is none of that
// number.
func writePack(b *strings.Builder, first string, entries map[string]string) bool {
	i := 0
	for _, c := range []byte(first) {
		if i = i*10 + int(c-'0'); i > len(entries) {
			return false
		}
	}
	start := i
	for ; ; i++ {
		s, ok := entries[itoa(i)]
		if !ok {
			return i > start
		}
		if i > start {
			b.WriteString(", ")
		}
		b.WriteString(s)
	}
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}
