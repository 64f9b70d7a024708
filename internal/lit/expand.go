package lit

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// A Substitution replaces a text in RUN lines. Its value may have further substitutions.
type Substitution struct{ Name, Value string }

// errNoName is the error for a substitution that would replace the empty text.
var errNoName = errors.New("a substitution needs a name")

// An expansion has the substitutions that a test has defined so far, the newest first. Each one is applied once, so a
// value can use those that were defined before.
type expansion struct {
	list     []Substitution
	features map[string]bool
}

var definition = regexp.MustCompile(`^(%\{[a-zA-Z][-_:0-9a-zA-Z]*\})\s*=(.*)$`)

// define executes a DEFINE or REDEFINE line.
func (e *expansion) define(text string, again bool) error {
	m := definition.FindStringSubmatch(strings.TrimSpace(text))
	if m == nil {
		return fmt.Errorf("a definition must be '%%{name} = value', not %s", shortened(strings.TrimSpace(text)))
	}
	name, value := m[1], strings.TrimSpace(m[2])
	for i := range e.list {
		if e.list[i].Name != name {
			continue
		}
		if !again {
			return fmt.Errorf("%s is defined already; REDEFINE changes it", name)
		}
		e.list[i].Value = value
		return nil
	}
	if again {
		return fmt.Errorf("%s is not defined, so REDEFINE cannot change it", name)
	}
	e.list = append([]Substitution{{name, value}}, e.list...)
	return nil
}

// maxLine bounds the length of an expanded line.
const maxLine = 1 << 20

// expand replaces conditions and substitutions in a command. The percent signs of those that are built in stay.
func (e *expansion) expand(line string, at int) (string, error) {
	line, err := e.conditions(lineNumbers(line, at))
	if err != nil {
		return "", err
	}
	for _, s := range e.list {
		if line, err = replaceUnescaped(line, s.Name, s.Value); err != nil {
			return "", err
		}
	}
	return line, nil
}

var lineNumber = regexp.MustCompile(`%\(line(?:\s*([+-])\s*(\d+))?\)`)

// lineNumbers replaces %(line) and the like.
func lineNumbers(line string, at int) string {
	return lineNumber.ReplaceAllStringFunc(line, func(s string) string {
		m := lineNumber.FindStringSubmatch(s)
		n, _ := strconv.Atoi(m[2])
		if m[1] == "-" {
			n = -n
		}
		return strconv.Itoa(at + n)
	})
}

// replaceUnescaped replaces a name where no escaped percent sign, %%, is part of it.
func replaceUnescaped(line, name, value string) (string, error) {
	if name == "" {
		return "", errNoName
	}
	var b strings.Builder
	for i := 0; i < len(line); {
		switch {
		case strings.HasPrefix(line[i:], "%%"):
			b.WriteString("%%")
			i += 2
		case strings.HasPrefix(line[i:], name):
			b.WriteString(value)
			i += len(name)
		default:
			b.WriteByte(line[i])
			i++
		}
		if b.Len() > maxLine {
			return "", errors.New("the line is too long after its substitutions")
		}
	}
	return b.String(), nil
}

// conditions replaces %if CONDITION %{ TEXT %} %else %{ TEXT %} by one of the texts.
func (e *expansion) conditions(line string) (string, error) {
	c := &conditional{expansion: e, rest: line}
	return c.text(false)
}

// A conditional replaces conditions from left to right.
type conditional struct {
	*expansion
	rest  string
	depth int
}

// text returns the text up to the end, or up to %} if it is nested.
func (c *conditional) text(nested bool) (string, error) {
	if c.depth++; c.depth > maxConditionDepth {
		return "", errors.New("conditions are nested too deep")
	}
	defer func() { c.depth-- }()
	var b strings.Builder
	for c.rest != "" {
		switch {
		case strings.HasPrefix(c.rest, "%%"):
			b.WriteString("%%")
			c.rest = c.rest[2:]
		case nested && strings.HasPrefix(c.rest, "%}"):
			c.rest = c.rest[2:]
			return b.String(), nil
		case strings.HasPrefix(c.rest, "%if "):
			text, err := c.choice()
			if err != nil {
				return "", err
			}
			b.WriteString(text)
		case strings.HasPrefix(c.rest, "%else"):
			return "", errors.New("'%else' without '%if'")
		default:
			b.WriteByte(c.rest[0])
			c.rest = c.rest[1:]
		}
	}
	if nested {
		return "", errors.New("'%{' of a condition without '%}'")
	}
	return b.String(), nil
}

// choice replaces the condition at the start.
func (c *conditional) choice() (string, error) {
	cond, rest, ok := strings.Cut(c.rest[len("%if "):], "%{")
	if !ok {
		return "", errors.New("'%{' is missing after '%if'")
	}
	yes, err := holds(cond, c.features)
	if err != nil {
		return "", err
	}
	c.rest = rest
	then, err := c.text(true)
	if err != nil {
		return "", err
	}
	otherwise := ""
	if after, ok := strings.CutPrefix(strings.TrimLeft(c.rest, " "), "%else"); ok {
		after = strings.TrimLeft(after, " ")
		if !strings.HasPrefix(after, "%{") {
			return "", errors.New("'%{' is missing after '%else'")
		}
		c.rest = after[2:]
		if otherwise, err = c.text(true); err != nil {
			return "", err
		}
	}
	if yes {
		return then, nil
	}
	return otherwise, nil
}
