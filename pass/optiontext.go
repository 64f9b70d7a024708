package pass

import "strings"

// findOutside returns the index of a character from a position on that is not in quotes,
// braces, parentheses or brackets, or -1.
func findOutside(s string, from int, c byte) int {
	for i := from; i < len(s); i++ {
		if s[i] == c {
			return i
		}
		switch s[i] {
		case '{':
			i = findOutside(s, i+1, '}')
		case '(':
			i = findOutside(s, i+1, ')')
		case '[':
			i = findOutside(s, i+1, ']')
		case '"', '\'':
			end := strings.IndexByte(s[i+1:], s[i])
			if end < 0 {
				return -1
			}
			i += 1 + end
		}
		if i < 0 {
			return -1
		}
	}
	return -1
}

const space = " \t\n\v\f\r"

// cutArgument returns the first n bytes of a text, without space, quotes and braces around
// them, and the rest.
func cutArgument(s string, n int) (arg, rest string) {
	arg, rest = strings.Trim(s[:n], space), strings.TrimLeft(s[n:], space)
	if len(arg) <= 1 {
		return arg, rest
	}
	if q := arg[0]; (q == '\'' || q == '"') && arg[len(arg)-1] == q {
		arg = strings.Trim(arg[1:len(arg)-1], space)
	}
	if arg != "" && arg[0] == '{' && findOutside(arg, 1, '}') == len(arg)-1 {
		arg = strings.Trim(arg[1:len(arg)-1], space)
	}
	return arg, rest
}

// nextElement returns the first element of a list, the rest after its comma, and whether
// there is a comma.
func nextElement(s string) (elem, rest string, more bool) {
	i := findOutside(s, 0, ',')
	if i < 0 {
		elem, _ = cutArgument(s, len(s))
		return elem, "", false
	}
	elem, rest = cutArgument(s, i)
	return elem, rest[1:], true
}

// nextOption returns the name and the value of the first option in a text, whether it has
// one, and the rest.
func nextOption(s string) (name, value string, has bool, rest string) {
	i := strings.IndexAny(s, " =")
	if i < 0 || s[i] == ' ' {
		if i < 0 {
			i = len(s)
		}
		name, rest = cutArgument(s, i)
		return name, "", false, rest
	}
	name, s = cutArgument(s, i)
	s = s[1:]
	for i = 0; i < len(s) && s[i] != ' '; i++ {
		switch s[i] {
		case '\'', '"':
			i = closingQuote(s, i)
		case '{':
			i = closingBrace(s, i)
		}
	}
	value, rest = cutArgument(s, min(i, len(s)))
	return name, value, true, rest
}

// closingQuote returns the position of the quote that closes the one at i, or i if it is
// not closed.
func closingQuote(s string, i int) int {
	if end := strings.IndexByte(s[i+1:], s[i]); end >= 0 {
		return i + 1 + end
	}
	return i
}

// closingBrace returns the position of the brace that closes the one at i, or of the last
// character.
func closingBrace(s string, i int) int {
	depth := 1
	for i++; i < len(s); i++ {
		switch s[i] {
		case '\'', '"':
			i = closingQuote(s, i)
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return i - 1
}
