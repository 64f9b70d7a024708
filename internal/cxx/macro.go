package cxx

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A macro is a macro with or without parameters.
type macro struct {
	name     string
	params   []string
	body     []macroToken
	function bool   // with parameters, if only an empty list
	variadic bool   // the last parameter takes all further arguments
	problem  string // why the definition is not understood
	busy     bool   // its expansion is being read, in which its name is no call
}

// A macroToken is a token of the preprocessor.
type macroToken struct {
	text  string
	space bool  // follows one
	final bool  // the name of a macro that is no call
	at    int32 // in the file, -1 for a token of a macro
}

const (
	maxMacroWork  = 1 << 22 // the tokens that all expansions of a file read and write, and their length
	maxMacroDepth = 64      // calls of macros in arguments of macros
)

// define reads the definition of a macro, from its name on.
func (p *preprocessor) define(text string) {
	m := &macro{name: text[:scanIdent(text, 0)]}
	if m.name == "" || isDigit(m.name[0]) {
		return
	}
	rest := text[len(m.name):]
	if strings.HasPrefix(rest, "(") {
		list, body, closed := strings.Cut(rest[1:], ")")
		m.function, rest = true, body
		if !closed || !m.parameters(list) {
			m.problem = "its parameters are not understood"
		}
	}
	m.body = macroTokens(rest)
	if m.problem == "" {
		m.problem = m.unsupported()
	}
	p.macros[m.name] = m
}

// parameters reads the list of parameters, and reports whether it is understood.
func (m *macro) parameters(list string) bool {
	if strings.TrimSpace(list) == "" {
		return true
	}
	for p := range strings.SplitSeq(list, ",") {
		p = strings.TrimSpace(p)
		if m.variadic {
			return false // the last one already
		}
		if name, all := strings.CutSuffix(p, "..."); all {
			m.variadic = true
			if p = strings.TrimSpace(name); p == "" {
				p = "__VA_ARGS__"
			}
		}
		if p == "" || isDigit(p[0]) || scanIdent(p, 0) != len(p) || slices.Contains(m.params, p) {
			return false
		}
		m.params = append(m.params, p)
	}
	return true
}

// unsupported explains what in a macro is not valid or not supported, or returns "".
func (m *macro) unsupported() string {
	for i, t := range m.body {
		next := ""
		if i+1 < len(m.body) {
			next = m.body[i+1].text
		}
		switch {
		case t.text == "__VA_OPT__":
			return "__VA_OPT__ is not supported"
		case t.text == "##" && (i == 0 || next == ""):
			return "'##' is at an end of its text"
		case t.text == "##" && (next == "#" || next == "##"):
			return "'##' before '" + next + "' is not supported"
		case t.text == "#" && m.function && !slices.Contains(m.params, next):
			return "'#' is not followed by a parameter"
		}
	}
	return ""
}

// macroTokens returns the tokens of a text without comments.
func macroTokens(text string) []macroToken {
	var toks []macroToken
	space := false
	for i := 0; i < len(text); {
		if isSpace(text[i]) {
			space = true
			i++
			continue
		}
		end := tokenEnd(text, i)
		toks = append(toks, macroToken{text: text[i:end], space: space, at: -1})
		i, space = end, false
	}
	return toks
}

func isSpace(c byte) bool {
	return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\v' || c == '\f'
}

// tokenEnd returns the end of the token at an offset.
func tokenEnd(src string, i int) int {
	switch c := src[i]; {
	case strings.HasPrefix(src[i:], "##"):
		return i + 2
	case c == '#' || c == '\\' || c == '@' || c == '`':
		return i + 1
	}
	_, end := lexOne(src, i, &Errors{})
	return end
}

// call replaces a call of a macro whose name ends at an offset of the file. A call with a problem
// stays.
func (p *preprocessor) call(m *macro, end int) {
	start := p.i
	p.copy()
	p.i = end
	e := &expander{p: p, file: true, stack: []macroText{{toks: []macroToken{{text: m.name, at: -1}}}}}
	if e.run(); e.problem == "" {
		p.write(e.out, start)
		return
	}
	p.problem(len(m.name), e.problem)
	p.i = end
}

// write writes the expansion of the call at an offset.
func (p *preprocessor) write(toks []macroToken, call int) {
	for i, t := range toks {
		if i == 0 || t.space || joins(toks[i-1].text, t.text) {
			p.out.WriteByte(' ')
		}
		if t.at < 0 {
			p.from(call, true)
		} else {
			p.from(int(t.at), false)
		}
		p.out.WriteString(t.text)
	}
	p.out.WriteByte(' ')
	p.from(p.i, false)
	p.copied = p.i
}

// joins reports whether two tokens are read differently without a space between them.
func joins(a, b string) bool {
	text := a + b
	return tokenEnd(text, 0) != len(a) || commentEnd(text, 0) > 0
}

// An expander expands macros in tokens.
type expander struct {
	p       *preprocessor
	stack   []macroText // the last one is read first
	file    bool        // after them, it reads those of the file
	depth   int
	out     []macroToken
	problem string
}

// A macroText is what remains of the tokens to which a macro expands.
type macroText struct {
	toks []macroToken
	of   *macro // nil for an argument
}

func (e *expander) fail(format string, args ...any) {
	if e.problem == "" {
		e.problem = fmt.Sprintf(format, args...)
	}
}

// add appends a token to a list, unless the expansions of the file are too long.
func (e *expander) add(list []macroToken, t macroToken) []macroToken {
	if e.p.left -= len(t.text) + 1; e.p.left < 0 {
		e.fail("the macros of the file expand to too much text")
		return list
	}
	return append(list, t)
}

// run expands the tokens of the stack, and those of the file that belong to a call in them.
func (e *expander) run() {
	for e.problem == "" {
		t, ok := e.pop()
		if !ok {
			return
		}
		m := e.p.macros[t.text]
		switch {
		case m == nil || t.final:
		case m.busy:
			t.final = true
		case m.function && !e.called():
		default:
			e.expand(m, t)
			continue
		}
		e.out = e.add(e.out, t)
	}
	for _, x := range e.stack {
		x.end()
	}
}

func (x macroText) end() {
	if x.of != nil {
		x.of.busy = false
	}
}

// pop returns the next token of the stack.
func (e *expander) pop() (macroToken, bool) {
	for n := len(e.stack); n > 0; n = len(e.stack) {
		top := &e.stack[n-1]
		if len(top.toks) > 0 {
			t := top.toks[0]
			top.toks = top.toks[1:]
			return t, true
		}
		top.end()
		e.stack = e.stack[:n-1]
	}
	return macroToken{}, false
}

// called reports whether the next token is an opening parenthesis.
func (e *expander) called() bool {
	for _, x := range slices.Backward(e.stack) {
		if len(x.toks) > 0 {
			return x.toks[0].text == "("
		}
	}
	if !e.file {
		return false
	}
	i, _ := e.p.skipSpaces(e.p.i)
	return i < len(e.p.src) && e.p.src[i] == '('
}

// skipSpaces returns the offset of the next token of the file, and whether it is the first one of
// its line.
func (p *preprocessor) skipSpaces(i int) (next int, begins bool) {
	for i < len(p.src) {
		end := commentEnd(p.src, i)
		switch {
		case end > i:
			i = end
		case strings.HasPrefix(p.src[i:], "\\\n"):
			i += len("\\\n")
		case strings.HasPrefix(p.src[i:], "\\\r\n"):
			i += len("\\\r\n")
		case isSpace(p.src[i]):
			begins = begins || p.src[i] == '\n'
			i++
		default:
			return i, begins
		}
	}
	return i, begins
}

// next returns the next token of an argument.
func (e *expander) next(m *macro) macroToken {
	if t, ok := e.pop(); ok {
		return t
	}
	p := e.p
	i, begins := p.skipSpaces(p.i)
	switch {
	case !e.file || i == len(p.src):
		e.fail("the arguments of macro '%s' have no end", m.name)
		return macroToken{}
	case begins && p.src[i] == '#':
		e.fail("a directive in the arguments of macro '%s' is not supported", m.name)
		return macroToken{}
	}
	end := tokenEnd(p.src, i)
	t := macroToken{text: p.src[i:end], space: i > p.i, at: int32(i)}
	p.i = end
	return t
}

// expand puts the text of a macro on the stack, whose name is t.
func (e *expander) expand(m *macro, t macroToken) {
	if e.p.left--; m.problem != "" {
		e.fail("macro '%s': %s", m.name, m.problem)
		return
	}
	s := &macroArguments{expander: e, of: m}
	if m.function {
		s.args = e.arguments(m)
		s.expanded = make([][]macroToken, len(s.args))
	}
	if e.problem != "" {
		return
	}
	toks := s.run()
	if len(toks) > 0 {
		toks[0].space = t.space
	}
	m.busy = true
	e.stack = append(e.stack, macroText{toks, m})
}

// arguments reads the arguments of a call.
func (e *expander) arguments(m *macro) [][]macroToken {
	e.next(m) // the parenthesis
	args := [][]macroToken{nil}
	for depth := 1; e.problem == ""; {
		t := e.next(m)
		last := len(args) - 1
		switch t.text {
		case "(":
			depth++
		case ")":
			depth--
		case ",":
			if depth == 1 && !(m.variadic && len(args) == len(m.params)) {
				args = append(args, nil)
				e.p.left--
				continue
			}
		}
		if depth == 0 {
			break
		}
		args[last] = e.add(args[last], t)
	}
	return e.fit(m, args)
}

// fit returns the arguments of a call, one for each parameter.
func (e *expander) fit(m *macro, args [][]macroToken) [][]macroToken {
	switch {
	case len(m.params) == 0 && len(args) == 1 && len(args[0]) == 0:
		return nil
	case m.variadic && len(args) == len(m.params)-1:
		return append(args, nil)
	case len(args) > len(m.params):
		e.fail("macro '%s' has too many arguments here", m.name)
	case len(args) < len(m.params):
		e.fail("macro '%s' has too few arguments here", m.name)
	}
	return args
}

// macroArguments puts the arguments of a call into the text of a macro.
type macroArguments struct {
	*expander
	of             *macro
	args, expanded [][]macroToken
	out            []macroToken
}

// run returns the text of the macro. An empty argument beside "##" is a token without text until the
// end.
func (s *macroArguments) run() []macroToken {
	body := s.of.body
	for i := 0; i < len(body) && s.problem == ""; i++ {
		t := body[i]
		switch {
		case t.text == "#" && s.of.function:
			i++
			s.add(macroToken{text: quoteTokens(s.args[s.param(body[i])]), space: t.space, at: -1})
		case t.text == "##":
			i++
			s.paste(body[i], body[i-2].text == ",")
		default:
			s.element(t, i+1 < len(body) && body[i+1].text == "##")
		}
	}
	return slices.DeleteFunc(s.out, func(t macroToken) bool { return t.text == "" })
}

func (s *macroArguments) add(t macroToken) { s.out = s.expander.add(s.out, t) }

// param returns the number of the parameter that a token names, or -1.
func (s *macroArguments) param(t macroToken) int { return slices.Index(s.of.params, t.text) }

// element adds a token of the macro. The argument of a parameter is expanded before, except beside
// "##".
func (s *macroArguments) element(t macroToken, raw bool) {
	i := s.param(t)
	if i < 0 {
		s.add(t)
		return
	}
	arg := s.args[i]
	if !raw {
		arg = s.argument(i)
	}
	if raw && len(arg) == 0 {
		s.add(macroToken{space: t.space, at: -1})
	}
	for k, x := range arg {
		if k == 0 {
			x.space = t.space
		}
		s.add(x)
	}
}

// argument returns an argument in which macros are expanded.
func (s *macroArguments) argument(i int) []macroToken {
	if s.expanded[i] == nil && len(s.args[i]) > 0 {
		e := &expander{p: s.p, depth: s.depth + 1, stack: []macroText{{toks: s.args[i]}}}
		if e.depth > maxMacroDepth {
			s.fail("calls of macros are nested too deeply")
			return nil
		}
		e.run()
		if e.problem != "" {
			s.fail("%s", e.problem)
		}
		s.expanded[i] = e.out
	}
	return s.expanded[i]
}

// paste joins the last token and the first one of t. After a comma, the further arguments of a macro
// are not joined; without any, the comma disappears.
func (s *macroArguments) paste(t macroToken, comma bool) {
	arg := []macroToken{t}
	if i := s.param(t); i >= 0 {
		arg = s.args[i]
		if comma && s.of.variadic && i == len(s.of.params)-1 {
			if len(arg) == 0 {
				s.out = s.out[:len(s.out)-1]
			}
			s.element(t, false)
			return
		}
	}
	if len(arg) == 0 || len(s.out) == 0 {
		return
	}
	last := &s.out[len(s.out)-1]
	joined := macroToken{text: last.text + arg[0].text, space: last.space, at: -1}
	if s.p.left -= len(joined.text); !isToken(joined.text) {
		s.fail("macro '%s' joins '%s' and '%s', which is no token", s.of.name, last.text, arg[0].text)
	}
	*last = joined
	for _, x := range arg[1:] {
		s.add(x)
	}
}

// isToken reports whether a text is one token.
func isToken(text string) bool {
	return tokenEnd(text, 0) == len(text) || text == ">>" || text == ">=" || text == ">>="
}

// quoteTokens returns a string with the text of an argument.
func quoteTokens(toks []macroToken) string {
	var b strings.Builder
	for i, t := range toks {
		if i > 0 && t.space {
			b.WriteByte(' ')
		}
		b.WriteString(t.text)
	}
	return strconv.Quote(b.String())
}
