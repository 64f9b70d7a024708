package lit

import (
	"errors"
	"fmt"
	"strings"
)

// A token is a word or an operator of a command line.
type token struct {
	text string
	op   bool
}

// operators is ordered so that an operator precedes its prefixes.
var operators = []string{"2>&1", "2>>", "2>", "&>", "1>", "&&", "||", ">>", ">", "<", "|", ";"}

// lex splits a command line into tokens. Variables are substituted within words;
// their values are not split or substituted again.
func lex(line string, vars map[byte]string) ([]token, error) {
	var list []token
	var b strings.Builder
	inside := false
	flush := func() {
		if inside {
			list = append(list, token{text: b.String()})
		}
		b.Reset()
		inside = false
	}
	for i := 0; i < len(line); {
		c := line[i]
		switch {
		case c == ' ' || c == '\t':
			flush()
			i++
			continue
		case !inside || !isDigit(c):
			if op := operatorAt(line[i:], inside); op != "" {
				flush()
				list = append(list, token{text: op, op: true})
				i += len(op)
				continue
			}
		}
		inside = true
		switch c {
		case '\'':
			end := strings.IndexByte(line[i+1:], '\'')
			if end < 0 {
				return nil, errors.New("unclosed quote")
			}
			if err := substitute(&b, line[i+1:i+1+end], vars); err != nil {
				return nil, err
			}
			i += end + 2
		case '"':
			n, err := quoted(&b, line[i+1:], vars)
			if err != nil {
				return nil, err
			}
			i += n + 2
		case '\\':
			if i+1 == len(line) {
				return nil, errors.New("backslash at the end of a command")
			}
			b.WriteByte(line[i+1])
			i += 2
		case '%':
			n := min(2, len(line)-i)
			if err := substitute(&b, line[i:i+n], vars); err != nil {
				return nil, err
			}
			i += n
		case '$', '`', '*', '?', '(', ')', '&', '#', '~':
			if strings.IndexByte("*?#~", c) < 0 {
				return nil, fmt.Errorf("%q needs a shell", string(c))
			}
			b.WriteByte(c)
			i++
		default:
			b.WriteByte(c)
			i++
		}
	}
	flush()
	return list, nil
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// operatorAt returns the operator at the start of s. Within a word, a digit belongs
// to the word and not to a redirection.
func operatorAt(s string, inside bool) string {
	for _, op := range operators {
		if strings.HasPrefix(s, op) && !(inside && isDigit(op[0])) {
			return op
		}
	}
	return ""
}

// quoted reads up to a double quote and returns the number of bytes before it.
func quoted(b *strings.Builder, s string, vars map[byte]string) (int, error) {
	var raw strings.Builder
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			return i, substitute(b, raw.String(), vars)
		case '\\':
			if i+1 < len(s) && strings.IndexByte("\"\\$`", s[i+1]) >= 0 {
				i++
			}
		}
		raw.WriteByte(s[i])
	}
	return 0, errors.New("unclosed quote")
}

// substitute writes s with its variables replaced. A percent sign that no variable
// follows is kept.
func substitute(b *strings.Builder, s string, vars map[byte]string) error {
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+1 < len(s) {
			if s[i+1] == '{' {
				return fmt.Errorf("unknown substitution %.20q", s[i:])
			}
			if v, ok := vars[s[i+1]]; ok {
				b.WriteString(v)
				i++
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return nil
}
