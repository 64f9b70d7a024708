package lit

import (
	"fmt"
	"regexp"
	"strings"
)

// holds evaluates a condition of REQUIRES, UNSUPPORTED, XFAIL or %if.
//
//	or    ::= and (`||` and)*
//	and   ::= not (`&&` not)*
//	not   ::= `!` not | `(` or `)` | (name | `{{` regex `}}`)+
//
// A name is true if it is a feature, and a regular expression if it matches a whole feature.
func holds(text string, features map[string]bool) (ok bool, err error) {
	tokens, err := conditionTokens(text)
	if err != nil {
		return false, err
	}
	e := &condition{tokens: tokens, features: features}
	ok, err = e.binary("||")
	if err == nil && e.i < len(e.tokens) {
		err = fmt.Errorf("unexpected %q", e.tokens[e.i])
	}
	if err != nil {
		return false, fmt.Errorf("%v in the condition %q", err, text)
	}
	return ok, nil
}

var conditionToken = regexp.MustCompile(`^(?:&&|\|\||[!()]|(?:[-+=._a-zA-Z0-9]+|\{\{.+?\}\})+)`)

func conditionTokens(text string) (tokens []string, err error) {
	for rest := strings.TrimSpace(text); rest != ""; rest = strings.TrimSpace(rest) {
		t := conditionToken.FindString(rest)
		if t == "" {
			return nil, fmt.Errorf("unexpected %.10q in the condition %q", rest, text)
		}
		tokens, rest = append(tokens, t), rest[len(t):]
	}
	return tokens, nil
}

// maxConditionDepth bounds the depth of a condition, and that of conditions in texts of %if.
const maxConditionDepth = 100

// A condition is being evaluated.
type condition struct {
	tokens   []string
	i        int
	depth    int
	features map[string]bool
}

func (e *condition) peek() string {
	if e.i < len(e.tokens) {
		return e.tokens[e.i]
	}
	return ""
}

// binary evaluates operands of || or &&.
func (e *condition) binary(op string) (bool, error) {
	operand := e.not
	if op == "||" {
		operand = func() (bool, error) { return e.binary("&&") }
	}
	ok, err := operand()
	for err == nil && e.peek() == op {
		e.i++
		var right bool
		right, err = operand()
		if op == "||" {
			ok = ok || right
		} else {
			ok = ok && right
		}
	}
	return ok, err
}

func (e *condition) not() (bool, error) {
	if e.depth++; e.depth > maxConditionDepth {
		return false, fmt.Errorf("too many operators")
	}
	defer func() { e.depth-- }()
	t := e.peek()
	switch t {
	case "":
		return false, fmt.Errorf("the end")
	case "!":
		e.i++
		ok, err := e.not()
		return !ok, err
	case "(":
		e.i++
		ok, err := e.binary("||")
		if err == nil && e.peek() != ")" {
			return false, fmt.Errorf("no ')'")
		}
		e.i++
		return ok, err
	case ")", "&&", "||":
		return false, fmt.Errorf("unexpected %q", t)
	}
	e.i++
	return e.match(t)
}

// match reports whether a feature matches a name with regular expressions in it.
func (e *condition) match(t string) (bool, error) {
	if t == "true" || e.features[t] {
		return true, nil
	}
	if !strings.Contains(t, "{{") {
		return false, nil
	}
	var b strings.Builder
	for t != "" {
		before, rest, found := strings.Cut(t, "{{")
		b.WriteString(regexp.QuoteMeta(before))
		if t = ""; found {
			inner, after, _ := strings.Cut(rest, "}}")
			b.WriteString("(?:" + inner + ")")
			t = after
		}
	}
	re, err := regexp.Compile("^(?:" + b.String() + ")$")
	if err != nil {
		return false, err
	}
	for f := range e.features {
		if re.MatchString(f) {
			return true, nil
		}
	}
	return false, nil
}
