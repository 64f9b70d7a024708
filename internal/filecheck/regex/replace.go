package regex

import "strings"

// Replace returns text with the first match replaced, as llvm::Regex::sub does. In the
// replacement \1 and \g<1> are the match of a group, which is nothing if there is no such
// group, \0 the whole match, \n and \t a line feed and a tabulator, and any other character
// after a backslash itself. A text without a match is returned as it is.
func (r *Regexp) Replace(text, replacement string) string {
	groups := r.FindGroups([]byte(text))
	if groups == nil {
		return text
	}
	var b strings.Builder
	b.WriteString(text[:groups[0]])
	group := func(digits string) {
		n := 0
		for _, c := range digits {
			n = min(n*10+int(c-'0'), len(groups))
		}
		if 2*n < len(groups) && groups[2*n] >= 0 {
			b.WriteString(text[groups[2*n]:groups[2*n+1]])
		}
	}
	for rest := replacement; rest != ""; {
		plain, escape, found := strings.Cut(rest, `\`)
		b.WriteString(plain)
		if !found || escape == "" {
			break
		}
		digits := escape[:len(escape)-len(strings.TrimLeft(escape, "0123456789"))]
		named, after, closed := strings.Cut(strings.TrimPrefix(escape, "g<"), ">")
		switch {
		case digits != "":
			group(digits)
			rest = escape[len(digits):]
		case strings.HasPrefix(escape, "g<") && closed && named != "" && strings.Trim(named, "0123456789") == "":
			group(named)
			rest = after
		default:
			switch c := escape[0]; c {
			case 'n':
				b.WriteByte('\n')
			case 't':
				b.WriteByte('\t')
			default:
				b.WriteByte(c)
			}
			rest = escape[1:]
		}
	}
	b.WriteString(text[groups[1]:])
	return b.String()
}
