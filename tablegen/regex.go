package tablegen

import (
	"regexp"
	"strings"
)

// regex compiles a POSIX extended regular expression. It returns nil if s is
// invalid.
func (in *interp) regex(s string) *regexp.Regexp {
	if r := in.regexes[s]; r != nil {
		return r
	}
	if !validPOSIX(s) {
		return nil
	}
	r, err := regexp.Compile("(?s)" + posixEscapes(s))
	if err != nil {
		return nil
	}
	in.regexes[s] = r
	return r
}

// posixEscapes translates backslashes for Go's regexp package. In POSIX a backslash
// quotes the next byte and is an ordinary byte inside brackets; in Go it also
// starts character classes and other escapes.
func posixEscapes(s string) string {
	var b strings.Builder
	inBrackets := false
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\\' && inBrackets:
			b.WriteString(`\\`)
			continue
		case c == '\\' && i+1 < len(s):
			i++
			b.WriteString(regexp.QuoteMeta(s[i : i+1]))
			continue
		case c == '[' && !inBrackets:
			inBrackets = true
			// A closing bracket in first position is an element of the set.
			b.WriteByte(c)
			if i+1 < len(s) && s[i+1] == '^' {
				i++
				b.WriteByte('^')
			}
			if i+1 < len(s) && s[i+1] == ']' {
				i++
				b.WriteString(`\]`)
			}
			continue
		case c == ']':
			inBrackets = false
		}
		b.WriteByte(c)
	}
	return b.String()
}

// validPOSIX rejects expressions that Go's regexp accepts and the reference does not: empty
// alternatives and repeated repetitions.
func validPOSIX(s string) bool {
	empty, repeated := true, false
	for i := 0; i < len(s); i++ {
		c := s[i]
		isBound := c == '{' && i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '9'
		switch {
		case c == '*' || c == '+' || c == '?' || isBound:
			if empty || repeated {
				return false
			}
			repeated = true
			if isBound {
				n := strings.IndexByte(s[i:], '}')
				if n < 0 {
					return false
				}
				i += n
			}
			continue
		case c == '|':
			if empty {
				return false
			}
			empty = true
			continue
		case c == '(':
			empty, repeated = true, false
			if i+1 < len(s) && s[i+1] == ')' {
				i++
				empty = false
			}
			continue
		case c == ')':
			if empty {
				return false
			}
		case c == '^':
			empty, repeated = false, true
			continue
		case c == '\\':
			i++
		case c == '[':
			// Skip to the end of the set; a closing bracket in first position is an
			// element.
			j := i + 1
			if j < len(s) && s[j] == '^' {
				j++
			}
			if j < len(s) && s[j] == ']' {
				j++
			}
			for j < len(s) && s[j] != ']' {
				if s[j] == '[' && j+1 < len(s) && (s[j+1] == ':' || s[j+1] == '.' || s[j+1] == '=') {
					if n := strings.Index(s[j+2:], string(s[j+1])+"]"); n >= 0 {
						j += n + 3
					}
				}
				j++
			}
			i = j
		}
		empty, repeated = false, false
	}
	return !empty
}
