package query

// maxDepth bounds how deep matchers may be nested in each other.
const maxDepth = 10_000

// A parser parses a matcher expression and makes the matcher:
//
//	expression = "true" | "false" | number | string | call .
//	call       = name "(" [ expression { "," expression } ] ")" [ ".extract" "(" string ")" ] .
type parser struct {
	*tokenizer
	registry *Registry
	depth    int
	unknown  int // how many of the calls around the next token name no matcher

	// completeMatcher and completeChain are called at the cursor, with the part of an identifier
	// before it, where a matcher and where a chained call may be. They are nil unless
	// completions are requested.
	completeMatcher, completeChain func(prefix string)
}

// ParseMatcher parses a matcher expression. The error is of type [Errors].
func (r *Registry) ParseMatcher(text string) (*Matcher, error) {
	var errs Errors
	p := &parser{tokenizer: newTokenizer(text, -1, &errs), registry: r}
	v, ok := p.expression()
	switch {
	case !ok:
	case p.next.kind != tokenEOF && p.next.kind != tokenNewLine:
		p.fail(p.next.at, "Unexpected end of code.")
	case v.Kind != Nested:
		p.fail(Position{}, "Input value is not a matcher expression.")
	}
	if len(errs) > 0 {
		return nil, errs
	}
	return v.Matcher, nil
}

// fail reports an error and returns false.
func (p *parser) fail(at Position, message string) bool {
	*p.errors = append(*p.errors, Error{at, message})
	return false
}

func (p *parser) expression() (Value, bool) {
	switch t := &p.next; t.kind {
	case tokenLiteral:
		return p.take().value, true
	case tokenIdentifier:
		return p.call()
	case tokenEOF:
		at := t.at
		p.take()
		return Value{}, p.fail(at, "End of code found while looking for token.")
	case tokenError:
		return Value{}, false // the tokenizer has reported it
	case tokenCompletion:
		if p.unknown == 0 {
			p.completeMatcher(t.text)
		}
		return Value{}, false
	}
	t := p.take()
	return Value{}, p.fail(t.at, "Invalid token <"+t.shown()+"> found when looking for a value.")
}

func (p *parser) call() (Value, bool) {
	name := p.take()
	d, known := p.registry.matchers.Lookup(name.text)
	if n := &p.next; !known && (n.kind == tokenEOF || n.is(",") || n.is(")")) {
		return Value{}, p.fail(name.at, "Value not found: "+name.text)
	}
	open := p.take()
	if !open.is("(") {
		return Value{}, p.fail(open.at, "Error parsing matcher. Found token <"+open.shown()+"> while looking for '('.")
	}
	if !known {
		p.fail(name.at, "Matcher not found: "+name.text)
		p.unknown++
	}
	args, places, ok := p.arguments(open)
	if !known {
		p.unknown--
	}
	if !ok {
		return Value{}, false
	}
	function, ok := "", true
	if p.next.is(".") {
		function, ok = p.chain()
	}
	if !ok || !known {
		return Value{}, false
	}
	m, err := d.make(args, places, name.at)
	if err != nil {
		return Value{}, p.fail(err.At, err.Message)
	}
	if function != "" {
		named := *m
		named.Function = function
		m = &named
	}
	return Value{Kind: Nested, Matcher: m}, true
}

// arguments parses the arguments of a call, and the closing parenthesis.
func (p *parser) arguments(open token) (args []Value, places []Position, ok bool) {
	if p.depth++; p.depth > maxDepth {
		return nil, nil, p.fail(open.at, "Matchers are nested too deeply.")
	}
	defer func() { p.depth-- }()
	p.skipNewLines()
	for p.next.kind != tokenEOF {
		if p.next.is(")") {
			p.take()
			return args, places, true
		}
		if len(args) > 0 {
			if comma := p.take(); !comma.is(",") {
				return nil, nil, p.fail(comma.at, "Error parsing matcher. Found token <"+comma.shown()+"> while looking for ','.")
			}
		}
		p.skipNewLines()
		at := p.next.at
		v, ok := p.expression()
		if !ok {
			return nil, nil, false
		}
		p.skipNewLines()
		args, places = append(args, v), append(places, at)
	}
	return nil, nil, p.fail(open.at, "Error parsing matcher. Found end-of-code while looking for ')'.")
}

// chain parses a chained call, .extract("name"), and returns the name.
func (p *parser) chain() (string, bool) {
	p.take()
	if p.next.kind == tokenCompletion {
		p.completeChain(p.next.text)
		return "", false
	}
	if method := p.take(); method.kind != tokenIdentifier || method.text != "extract" {
		return "", p.fail(method.at, "Period not followed by valid chained call.")
	}
	if open := p.take(); !open.is("(") {
		return "", p.fail(open.at, "Missing '(' for the chained call.")
	}
	p.skipNewLines()
	arg := p.take()
	if arg.kind != tokenLiteral || arg.value.Kind != String {
		return "", p.fail(arg.at, "Missing/Invalid argument for the chained call.")
	}
	p.skipNewLines()
	if closing := p.take(); !closing.is(")") {
		return "", p.fail(closing.at, "Missing ')' for the chained call.")
	}
	return arg.value.String, true
}
