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
func lex(line string, vars map[string]string) ([]token, error) {
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
			n, err := variable(&b, line[i:], vars)
			if err != nil {
				return nil, err
			}
			i += n
		case '$', '`', '&':
			if c != '$' || i+1 < len(line) && (line[i+1] == '(' || line[i+1] == '{') {
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
func quoted(b *strings.Builder, s string, vars map[string]string) (int, error) {
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

// substitute writes s with its variables replaced.
func substitute(b *strings.Builder, s string, vars map[string]string) error {
	for i := 0; i < len(s); {
		if s[i] != '%' {
			b.WriteByte(s[i])
			i++
			continue
		}
		n, err := variable(b, s[i:], vars)
		if err != nil {
			return err
		}
		i += n
	}
	return nil
}

// variable writes the value of the variable that s begins with, and returns the length of its name: the longest that there
// is. A percent sign that no variable follows is kept.
func variable(b *strings.Builder, s string, vars map[string]string) (int, error) {
	best := ""
	for name := range vars {
		if len(name) > len(best) && strings.HasPrefix(s[1:], name) {
			best = name
		}
	}
	switch {
	case best != "":
		b.WriteString(vars[best])
		return 1 + len(best), nil
	case strings.HasPrefix(s, "%{"):
		return 0, fmt.Errorf("unknown substitution %.20q", s)
	}
	b.WriteByte('%')
	return 1, nil
}
