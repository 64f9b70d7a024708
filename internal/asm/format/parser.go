package format

// A context is the construct in which an element occurs.
type context uint8

const (
	topLevel context = iota
	inCustom
	inRef
	inType
	inStruct
)

// maxDepth bounds the nesting of groups and directives.
const maxDepth = 200

// A language describes the differences between the formats of operations and those of types and
// attributes.
type language interface {
	// variable resolves $name, which is at loc.
	variable(loc int, name string, ctx context) Element
	// directive reads the rest of a directive whose keyword has been read.
	directive(loc int, k kind, ctx context) Element
	// qualify marks an element as printed with its dialect's prefix.
	qualify(loc int, e Element) bool
	// customArgs checks the arguments of a custom directive.
	customArgs(loc int, args []Element) bool
	// group checks the elements of a branch of an optional group. The anchor is
	// checked only in the first branch, as the reference does.
	group(loc int, elements []Element, anchor Element) bool
}

// parser reads the common parts of all formats. Functions that return an Element return nil after
// they have reported an error.
type parser struct {
	lang  language
	lex   lexer
	tok   token
	depth int
}

func (p *parser) init(text string, lang language) {
	p.lang = lang
	p.lex.text = text
	p.tok = p.lex.next()
}

func (p *parser) next() { p.tok = p.lex.next() }

func (p *parser) text(t token) string { return p.lex.text[t.start:t.end] }

func (p *parser) errorf(at int, msg string) bool { return p.errorNote(at, msg, "") }

func (p *parser) errorNote(at int, msg, note string) bool {
	p.lex.errors = append(p.lex.errors, &Error{Offset: at, Message: msg, Note: note})
	return false
}

// expect reads a token of that kind.
func (p *parser) expect(k kind, msg string) bool {
	if p.tok.kind != k {
		return p.errorf(p.tok.start, msg)
	}
	p.next()
	return true
}

// elements reads the whole format.
func (p *parser) elements() ([]Element, bool) {
	var list []Element
	for p.tok.kind != kEOF {
		e := p.element(topLevel)
		if e == nil {
			return nil, false
		}
		list = append(list, e)
	}
	return list, true
}

func (p *parser) element(ctx context) Element {
	loc := p.tok.start
	if p.depth++; p.depth > maxDepth {
		p.errorf(loc, "format is nested too deeply")
		return nil
	}
	defer func() { p.depth-- }()
	switch k := p.tok.kind; {
	case k == kLiteral:
		return p.literal(ctx)
	case k == kString:
		return p.string(ctx)
	case k == kVariable:
		name := p.text(p.tok)[1:]
		p.next()
		return p.lang.variable(loc, name, ctx)
	case k >= kAttrDict:
		p.next()
		switch k {
		case kCustom:
			return p.custom(loc, ctx)
		case kRef:
			return p.ref(loc, ctx)
		case kQualified:
			return p.qualified(loc, ctx)
		}
		return p.lang.directive(loc, k, ctx)
	case k == kLParen:
		return p.optional(ctx)
	}
	p.errorf(loc, "expected literal, variable, directive, or optional group")
	return nil
}

func (p *parser) literal(ctx context) Element {
	t := p.tok
	if t.kind != kLiteral {
		p.errorf(t.start, "expected literal, but got '"+p.text(t)+"'")
		return nil
	}
	p.next()
	if ctx != topLevel {
		p.errorf(t.start, "literals may only be used in the top-level section of the format")
		return nil
	}
	switch s := p.lex.text[t.start+1 : t.end-1]; s {
	case "", " ":
		return &Blank{Text: s}
	case `\n`:
		return &Blank{Text: "\n"}
	default:
		if why := invalidLiteral(s); why != "" {
			p.errorf(t.start, "expected valid literal but got '"+s+"': "+why)
			return nil
		}
		return &Literal{Text: s}
	}
}

// invalidLiteral says why s cannot be a literal, "" if it can.
func invalidLiteral(s string) string {
	if len(s) == 1 {
		const bare = "_:,=<>()[]{}?+-*"
		if isAlpha(s[0]) {
			return ""
		}
		for i := range len(bare) {
			if bare[i] == s[0] {
				return ""
			}
		}
		return "single character literal must be a letter or one of '" + bare + "'"
	}
	if s == "->" || s == "..." {
		return ""
	}
	if !isAlpha(s[0]) && s[0] != '_' {
		return "valid keyword starts with a letter or '_'"
	}
	for i := 1; i < len(s); i++ {
		if c := s[i]; !isAlnum(c) && c != '_' && c != '$' && c != '.' {
			return "keywords should contain only alphanum, '_', '$', or '.' characters"
		}
	}
	return ""
}

func (p *parser) string(ctx context) Element {
	t := p.tok
	p.next()
	if ctx != inCustom {
		p.errorf(t.start, "strings may only be used as 'custom' directive arguments")
		return nil
	}
	raw := p.lex.text[t.start+1 : t.end-1]
	var b []byte
	for i := range len(raw) {
		if raw[i] != '\\' {
			b = append(b, raw[i])
		}
	}
	return &String{Text: string(b)}
}

// optional reads
//
//	( element+ ) [ : ( element+ ) ] ?
//
// where exactly one element is followed by ^.
func (p *parser) optional(ctx context) Element {
	loc := p.tok.start
	p.next()
	if ctx != topLevel {
		p.errorf(loc, "optional groups can only be used as top-level elements")
		return nil
	}
	g := &Optional{}
	var ok bool
	if g.Then, ok = p.branch(g); !ok {
		return nil
	}
	g.Inverted = g.Anchor == nil
	if p.tok.kind == kColon {
		p.next()
		if !p.expect(kLParen, "expected '(' to start else branch of optional group") {
			return nil
		}
		if g.Else, ok = p.branch(g); !ok {
			return nil
		}
	}
	if !p.expect(kQuestion, "expected '?' after optional group") {
		return nil
	}
	if g.Anchor == nil {
		p.errorf(loc, "optional group has no anchor element")
		return nil
	}
	if !p.lang.group(loc, g.Then, g.Anchor) || !p.lang.group(loc, g.Else, nil) {
		return nil
	}
	switch firstParsed(g.Then).(type) {
	case *Literal, *Operand, *Result, *Attr, *RegionVar, *SuccessorVar, *Param, *Custom:
	default:
		p.errorf(loc, "first parsable element of an optional group must be a literal, variable, or custom directive")
		return nil
	}
	return g
}

// branch reads the elements of a branch and its closing parenthesis.
func (p *parser) branch(g *Optional) ([]Element, bool) {
	var list []Element
	for {
		e := p.element(topLevel)
		if e == nil {
			return nil, false
		}
		if p.tok.kind == kCaret {
			if g.Anchor != nil {
				return nil, p.errorf(p.tok.start, "only one element can be marked as the anchor of an optional group")
			}
			g.Anchor = e
			p.next()
		}
		list = append(list, e)
		if p.tok.kind == kRParen {
			p.next()
			return list, true
		}
	}
}

// firstParsed returns the first element that is not white space, or nil.
func firstParsed(list []Element) Element {
	for _, e := range list {
		if _, blank := e.(*Blank); !blank {
			return e
		}
	}
	return nil
}

// custom reads
//
//	custom < name > ( arg { , arg } )
func (p *parser) custom(loc int, ctx context) Element {
	if ctx != topLevel && ctx != inStruct {
		p.errorf(loc, "`custom` can only be used at the top-level context or within a `struct` directive")
		return nil
	}
	if !p.expect(kLess, "expected '<' before custom directive name") {
		return nil
	}
	c := &Custom{Name: p.text(p.tok)}
	if !p.expect(kIdent, "expected custom directive name identifier") ||
		!p.expect(kGreater, "expected '>' after custom directive name") ||
		!p.expect(kLParen, "expected '(' before custom directive parameters") {
		return nil
	}
	for {
		e := p.element(inCustom)
		if e == nil {
			return nil
		}
		c.Args = append(c.Args, e)
		if p.tok.kind != kComma {
			break
		}
		p.next()
	}
	if !p.expect(kRParen, "expected ')' after custom directive parameters") || !p.lang.customArgs(loc, c.Args) {
		return nil
	}
	return c
}

// argument reads ( element ) in a context.
func (p *parser) argument(ctx context) Element {
	if !p.expect(kLParen, "expected '(' before argument list") {
		return nil
	}
	return p.element(ctx)
}

func (p *parser) closeArguments() bool {
	return p.expect(kRParen, "expected ')' after argument list")
}

func (p *parser) ref(loc int, ctx context) Element {
	if ctx != inCustom {
		p.errorf(loc, "'ref' is only valid within a `custom` directive")
		return nil
	}
	e := p.argument(inRef)
	if e == nil || !p.closeArguments() {
		return nil
	}
	return &Ref{Arg: e}
}

func (p *parser) qualified(loc int, ctx context) Element {
	e := p.argument(ctx)
	if e == nil || !p.lang.qualify(loc, e) || !p.closeArguments() {
		return nil
	}
	return e
}
