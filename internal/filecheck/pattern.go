package filecheck

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/filecheck/regex"
	"github.com/mica-ir/mica/source"
)

// A pattern is the parsed text of a directive.
type pattern struct {
	kind   kind
	prefix string
	at     source.Pos
	line   int // line of the directive, for @LINE; or 0

	fixed  string // if not empty, the whole pattern
	lower  []byte // fixed in lower case, if case is ignored
	source string // regular expression without substituted values

	substitutions []substitution
	strings       []definition // by name
	numbers       []definition

	compiled *regex.Regexp
	text     string // text from which compiled was built
	broken   bool   // text is not a valid regular expression
}

// A substitution is a place where a value is inserted into the regular expression.
type substitution struct {
	at     int // in pattern.source
	text   piece
	value  *expr // nil for a string variable
	format format
}

// A definition is a variable that a group captures.
type definition struct {
	name   string
	group  int
	number *number
}

// A patternParser parses the patterns of a check file.
type patternParser struct {
	options *Options
	vars    *variables
	out     *reporter
	groups  map[string]int // number of groups of valid regular expressions
}

// errFatal means that parsing must end; the message has been written.
type errFatal struct{}

func (errFatal) Error() string { return "check file is broken" }

// fail writes an error and returns an error value.
func (p *patternParser) fail(at piece, text string) error {
	p.out.complain(at.errorf(text))
	return errFatal{}
}

// log writes errors as the reference does if it has several: with an empty line
// after each.
func (p *patternParser) log(bad []*complaint) error {
	for _, c := range bad {
		if !c.at.IsValid() {
			p.out.plain(c.text + "\n")
			continue
		}
		p.out.complain(c)
		p.out.plain("\n")
	}
	return errFatal{}
}

// parse returns the pattern of a directive, or the part before an error.
func (p *patternParser) parse(k kind, prefix string, text piece, line int) (*pattern, error) {
	o := p.options
	pat := &pattern{kind: k, prefix: prefix, at: text.pos(), line: line}
	full := o.MatchFullLines && k.directive != not
	exact := o.StrictWhitespace && o.MatchFullLines
	if !exact {
		text = text.rtrim()
	}
	switch {
	case text.empty() && k.directive != empty:
		return pat, p.fail(text, "found empty check string with prefix '"+prefix+":'")
	case !text.empty() && k.directive == empty:
		return pat, p.fail(text, "found non-empty check string for empty check with prefix '"+prefix+":'")
	case k.directive == empty:
		pat.source = "(\n$)"
		return pat, nil
	case k.literal || !full && !strings.Contains(text.s, "{{") && !strings.Contains(text.s, "[["):
		pat.fixed = text.s
		if o.IgnoreCase {
			pat.lower = lower([]byte(text.s))
		}
		return pat, nil
	}
	b := &builder{parser: p, pattern: pat, group: 1}
	if full {
		b.re.WriteByte('^')
		if !o.StrictWhitespace {
			b.re.WriteString(" *")
		}
	}
	for !text.empty() {
		var err error
		switch {
		case text.has("{{"):
			text, err = b.regex(text)
		case text.has("[["):
			text, err = b.block(text)
		default:
			text = b.verbatim(text)
		}
		if err != nil {
			pat.source = b.re.String()
			return pat, err
		}
	}
	if full {
		if !o.StrictWhitespace {
			b.re.WriteString(" *")
		}
		b.re.WriteByte('$')
	}
	pat.source = b.re.String()
	return pat, nil
}

// A builder builds a regular expression from a pattern.
type builder struct {
	parser  *patternParser
	pattern *pattern
	re      strings.Builder
	group   int // number of the next group
}

func (b *builder) verbatim(text piece) piece {
	end := len(text.s)
	for _, open := range []string{"{{", "[["} {
		if i := strings.Index(text.s[1:], open); i >= 0 {
			end = min(end, i+1)
		}
	}
	escape(&b.re, text.s[:end])
	return text.from(end)
}

// escape writes a regular expression that matches exactly a string.
func escape(b *strings.Builder, s string) {
	for i := range len(s) {
		if strings.IndexByte(`()^$|*+?.[]\{}`, s[i]) >= 0 {
			b.WriteByte('\\')
		}
		b.WriteByte(s[i])
	}
}

// regex reads {{regular expression}}.
func (b *builder) regex(text piece) (piece, error) {
	end := strings.Index(text.s, "}}")
	if end < 0 {
		return text, b.parser.fail(text, "found start of regex string with no end '}}'")
	}
	// The alternatives must not extend beyond the braces.
	group := strings.Contains(text.s, "|")
	if group {
		b.re.WriteByte('(')
		b.group++
	}
	if err := b.add(text.to(end).from(2)); err != nil {
		return text, err
	}
	if group {
		b.re.WriteByte(')')
	}
	return text.from(end + 2), nil
}

// add appends a regular expression from the check file.
func (b *builder) add(text piece) error {
	groups, known := b.parser.groups[text.s]
	if !known {
		r, err := regex.Compile(text.s, regex.Options{})
		if err != nil {
			return b.parser.fail(text, "invalid regex: "+err.Error())
		}
		groups = r.NumSubexp()
		b.parser.groups[text.s] = groups
	}
	b.re.WriteString(text.s)
	b.group += groups
	return nil
}

// block reads a substitution block.
//
//	block ::= `[[` (name (`:` regular expression)? | `#` numeric block) `]]`
func (b *builder) block(text piece) (piece, error) {
	p := b.parser
	in := text.from(2)
	end, err := b.blockEnd(in)
	if err != nil {
		return text, err
	}
	if end < 0 {
		return text, p.fail(text, "Invalid substitution block, no ]] found")
	}
	rest := in.from(end + 2)
	in = in.to(end)
	if in.eat("#") {
		return rest, b.number(in, false)
	}
	colon := strings.IndexByte(in.s, ':')
	name := in
	if colon >= 0 {
		name = in.to(colon)
	}
	if i := strings.IndexAny(name.s, blanks); i >= 0 {
		return text, p.fail(in.from(i), "unexpected whitespace")
	}
	after := in
	name, pseudo, bad := after.variable()
	switch {
	case bad != nil:
		return text, p.log([]*complaint{bad})
	case colon >= 0:
		if pseudo || !after.eat(":") {
			return text, p.fail(name, "invalid name in string variable definition")
		}
		return rest, b.defineString(name, after)
	case pseudo:
		return rest, b.number(in, true)
	case !after.empty():
		return text, p.fail(name, "invalid name in string variable use")
	}
	return rest, b.useString(name)
}

// blockEnd returns the offset of the ]] of a block, or -1.
func (b *builder) blockEnd(in piece) (int, error) {
	depth := 0
	for i := 0; i < len(in.s); i++ {
		switch in.s[i] {
		case '\\':
			i++
		case '[':
			depth++
		case ']':
			if depth == 0 {
				if strings.HasPrefix(in.s[i:], "]]") {
					return i, nil
				}
				return 0, exit{b.parser.fail(in.from(i), `missing closing "]" for regex variable`)}
			}
			depth--
		}
	}
	return -1, nil
}

// exit is an error after which the reference exits immediately with code 1.
type exit struct{ error }

func (b *builder) defineString(name, re piece) error {
	p := b.parser
	if p.vars.numbers[name.s] != nil {
		return p.fail(name, "numeric variable with name '"+name.s+"' already exists")
	}
	b.re.WriteByte('(')
	b.define(&b.pattern.strings, definition{name: name.s, group: b.group})
	p.vars.isString[name.s] = true
	b.group++
	if !re.empty() {
		if err := b.add(re); err != nil {
			return err
		}
	}
	b.re.WriteByte(')')
	return nil
}

// define adds a definition to a list that is sorted by name. A later one replaces
// an earlier one.
func (b *builder) define(list *[]definition, d definition) {
	for i, old := range *list {
		if old.name == d.name {
			(*list)[i] = d
			return
		}
		if old.name > d.name {
			*list = append((*list)[:i], append([]definition{d}, (*list)[i:]...)...)
			return
		}
	}
	*list = append(*list, d)
}

func (b *builder) useString(name piece) error {
	for _, d := range b.pattern.strings {
		if d.name != name.s {
			continue
		}
		if d.group > 9 {
			return b.parser.fail(name, "Can't back-reference more than 9 variables")
		}
		b.re.WriteString(`\` + strconv.Itoa(d.group))
		return nil
	}
	b.substitute(substitution{at: b.re.Len(), text: name})
	return nil
}

func (b *builder) substitute(s substitution) {
	b.pattern.substitutions = append(b.pattern.substitutions, s)
}

// number handles a numeric block, or @LINE written like a string variable.
func (b *builder) number(in piece, legacy bool) error {
	p := b.parser
	np := numberParser{vars: p.vars, line: b.pattern.line}
	block, bad := np.block(in, legacy)
	if len(bad) > 0 {
		return p.log(bad)
	}
	if n := block.defines; n != nil {
		b.re.WriteByte('(')
		b.define(&b.pattern.numbers, definition{name: n.name, group: b.group, number: n})
		p.vars.numbers[n.name] = n
		b.group++
	}
	if block.value != nil {
		b.substitute(substitution{at: b.re.Len(), text: in, value: block.value, format: block.format})
	} else {
		re := block.format.wildcard()
		r, err := regex.Compile(re, regex.Options{})
		if err != nil {
			p.out.complain(&complaint{text: "invalid regex: " + err.Error()})
			return errFatal{}
		}
		b.re.WriteString(re)
		b.group += r.NumSubexp()
	}
	if block.defines != nil {
		b.re.WriteByte(')')
	}
	return nil
}
