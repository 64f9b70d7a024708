package cxx

import "strings"

// maxNesting bounds the nesting of brackets and operators; clang has the same
// limit.
const maxNesting = 256

// maxChain bounds the length of a chain of left-associative operators.
const maxChain = 8192

// Parse parses one expression, optionally followed by a semicolon. The error is an
// [Errors].
func Parse(src string) (Expr, error) {
	p := newParser(src)
	e := p.expr()
	if e != nil {
		p.accept(tokSemi)
		if p.kind() != tokEOF {
			p.errorHere("expected end of expression")
		}
	}
	if err := p.errs.Err(); err != nil {
		return nil, err
	}
	return e, nil
}

// ParseBody parses a list of statements, such as the body of a function. The error
// is an [Errors] with one error for each invalid statement.
func ParseBody(src string) (*Block, error) {
	p := newParser(src)
	b := &Block{span: span{0, int32(len(src))}}
	for p.kind() != tokEOF {
		if p.kind() == tokRBrace {
			p.errorHere("extraneous closing brace ('}')")
			p.next()
			continue
		}
		if s := p.stmtOrSkip(); s != nil {
			b.Stmts = append(b.Stmts, s)
		}
	}
	if err := p.errs.Err(); err != nil {
		return nil, err
	}
	return b, nil
}

// ParseType parses the name of a type.
func ParseType(src string) (*TypeName, error) {
	p := newParser(src)
	t := p.typeName()
	if t != nil && p.kind() != tokEOF {
		p.errorHere("expected end of type")
	}
	if err := p.errs.Err(); err != nil {
		return nil, err
	}
	return t, nil
}

// A parser builds the tree by recursive descent. A parsing method returns nil after
// it has reported an error, and its callers return nil immediately; only statements
// recover.
type parser struct {
	src   string
	of    *File // the file with the text; nil for another text
	toks  []token
	i     int
	depth int
	errs  Errors

	// spec is positive during speculative parsing. Errors are then not recorded; a
	// nil result is the only indication.
	spec int

	// inCondition means that a declaration needs "=" or "{": "a && f(b)" is an
	// expression.
	inCondition bool

	// noArgs holds the indices of "<" tokens that are known not to open template
	// arguments, so that backtracking takes polynomial time.
	noArgs map[int]bool

	budget int // bounds the work of backtracking
}

func newParser(src string) *parser {
	p := &parser{src: src}
	p.toks = lex(src, &p.errs)
	p.budget = 64*len(p.toks) + 1024
	if len(p.errs) > 0 {
		// The text has invalid bytes; further errors would only be consequences.
		p.toks = p.toks[len(p.toks)-1:]
		p.spec = 1
	}
	return p
}

func (p *parser) kind() Tok  { return p.toks[p.i].kind }
func (p *parser) pos() int32 { return p.toks[p.i].pos }

// prevEnd returns the end of the last consumed token.
func (p *parser) prevEnd() int32 {
	if p.i == 0 {
		return 0
	}
	return p.toks[p.i-1].end
}

func (p *parser) text() string {
	t := p.toks[p.i]
	return p.src[t.pos:t.end]
}

func (p *parser) peek(n int) token {
	if p.i+n < len(p.toks) {
		return p.toks[p.i+n]
	}
	return p.toks[len(p.toks)-1]
}

func (p *parser) next() {
	if p.i < len(p.toks)-1 {
		p.i++
		p.budget--
	}
}

func (p *parser) accept(k Tok) bool {
	if p.kind() == k {
		p.next()
		return true
	}
	return false
}

// isWord reports whether the current token is the identifier s.
func (p *parser) isWord(s string) bool { return p.kind() == tokIdent && p.text() == s }

func (p *parser) acceptWord(s string) bool {
	if p.isWord(s) {
		p.next()
		return true
	}
	return false
}

func (p *parser) errorHere(format string, args ...any) {
	t := p.toks[p.i]
	p.errorAt(int(t.pos), int(t.end), format, args...)
}

// errorAfter reports an error after the last token, where clang reports missing
// tokens.
func (p *parser) errorAfter(format string, args ...any) {
	e := int(p.prevEnd())
	p.errorAt(e, e, format, args...)
}

func (p *parser) errorAt(pos, end int, format string, args ...any) {
	if p.spec == 0 {
		p.errs.add(pos, end, format, args...)
	}
}

func (p *parser) expect(k Tok) bool {
	if p.accept(k) {
		return true
	}
	p.errorHere("expected '%s'", k)
	return false
}

// enter increments the nesting depth. If it returns true, the caller must call
// leave.
func (p *parser) enter() bool {
	if p.depth >= maxNesting || p.budget <= 0 {
		if p.budget > 0 {
			p.errorHere("bracket nesting level exceeded maximum of %d", maxNesting)
		} else {
			p.errorHere("the expression is too complex")
		}
		return false
	}
	p.depth++
	return true
}

func (p *parser) leave() { p.depth-- }

// keywords that cannot name a value or a type of the host.
var keywords = map[string]bool{
	"auto": true, "break": true, "case": true, "const": true, "const_cast": true, "constexpr": true, "continue": true,
	"default": true, "delete": true, "do": true, "dynamic_cast": true, "else": true, "false": true, "for": true, "if": true,
	"mutable": true, "new": true, "nullptr": true, "operator": true, "reinterpret_cast": true, "return": true, "sizeof": true,
	"static": true, "static_cast": true, "switch": true, "template": true, "this": true, "throw": true, "true": true,
	"typename": true, "using": true, "while": true, "goto": true, "try": true, "catch": true,
	"class": true, "struct": true, "enum": true, "union": true, "namespace": true,
}

// builtinWords are the keywords that form fundamental types.
var builtinWords = map[string]bool{
	"bool": true, "char": true, "short": true, "int": true, "long": true, "signed": true, "unsigned": true,
	"float": true, "double": true, "void": true, "__int128": true,
}

// typeName parses a type:
//
//	type = { "const" | "typename" } ( name | builtin | "decltype" "(" expr ")" ) [ "(" types ")" ] { "const" | "*" | "&" | "&&" }
func (p *parser) typeName() *TypeName {
	if !p.enter() {
		return nil
	}
	defer p.leave()
	t := &TypeName{span: span{pos: p.pos()}}
	for p.isWord("const") || p.isWord("typename") || p.isWord("struct") || p.isWord("class") || p.isWord("enum") {
		t.Const = t.Const || p.isWord("const")
		p.next()
	}
	switch {
	case p.kind() == tokIdent && builtinWords[p.text()]:
		t.Name = p.builtinName()
	case p.isWord("auto"):
		t.Name = p.singleName()
	case p.isWord("decltype"):
		if !p.decltype(t) {
			return nil
		}
	default:
		if t.Name = p.name(true); t.Name == nil {
			return nil
		}
	}
	for {
		switch {
		case p.acceptWord("const"):
			t.Const = true
			continue
		case p.accept(tokMul):
			t.Pointers++
			continue
		case p.accept(tokAnd), p.accept(tokAndAnd):
			t.Reference = true
			continue
		}
		break
	}
	t.end = p.prevEnd()
	return t
}

// decltype parses decltype(x), or decltype(auto), which is auto here.
func (p *parser) decltype(t *TypeName) bool {
	t.Name = p.singleName()
	if !p.expect(tokLParen) {
		return false
	}
	if p.isWord("auto") {
		t.Name = p.singleName()
	} else {
		old := p.inCondition
		p.inCondition = false
		t.Decltype = p.expr()
		p.inCondition = old
		if t.Decltype == nil {
			return false
		}
	}
	return p.expect(tokRParen)
}

// singleName parses the current identifier as an unqualified name.
func (p *parser) singleName() *Name {
	s := span{p.pos(), p.toks[p.i].end}
	n := &Name{span: s, Parts: []NamePart{{span: s, Ident: p.text()}}}
	p.next()
	return n
}

// builtinName joins the words of a fundamental type such as "unsigned long long".
func (p *parser) builtinName() *Name {
	n := p.singleName()
	if p.kind() != tokIdent || !builtinWords[p.text()] {
		return n
	}
	words := []string{n.Parts[0].Ident}
	for p.kind() == tokIdent && builtinWords[p.text()] {
		words = append(words, p.text())
		p.next()
	}
	n.end = p.prevEnd()
	n.Parts[0] = NamePart{span: n.span, Ident: strings.Join(words, " ")}
	return n
}

// name parses a qualified name. In a type, "<" after an identifier always opens
// template arguments; in an expression this is tried speculatively.
func (p *parser) name(inType bool) *Name {
	n := &Name{span: span{pos: p.pos()}}
	n.Global = p.accept(tokColons)
	for {
		p.acceptWord("template")
		part, ok := p.namePart(inType)
		if !ok {
			return nil
		}
		n.Parts = append(n.Parts, part)
		if p.kind() != tokColons || p.peek(1).kind != tokIdent {
			break
		}
		p.next()
	}
	n.end = p.prevEnd()
	return n
}

func (p *parser) namePart(inType bool) (NamePart, bool) {
	part := NamePart{span: span{pos: p.pos()}}
	if p.kind() != tokIdent || keywords[p.text()] {
		if inType {
			p.errorHere("expected a type")
		} else {
			p.errorHere("expected unqualified-id")
		}
		return part, false
	}
	part.Ident = p.text()
	p.next()
	if p.kind() == tokLt {
		if inType {
			args, ok := p.templateArgs()
			if !ok {
				return part, false
			}
			part.Args, part.HasArgs = args, true
		} else if args, ok := p.tryTemplateArgs(); ok {
			part.Args, part.HasArgs = args, true
		}
	}
	part.end = p.prevEnd()
	return part, true
}

// tryTemplateArgs parses template arguments if the token after the closing ">"
// cannot follow a comparison. Otherwise it consumes nothing.
func (p *parser) tryTemplateArgs() ([]TemplateArg, bool) {
	start, depth := p.i, p.depth
	if p.noArgs[start] {
		return nil, false
	}
	p.spec++
	args, ok := p.templateArgs()
	p.spec--
	if ok && p.endsTemplateArgs() {
		return args, true
	}
	p.notArgs(start)
	p.i, p.depth = start, depth
	return nil, false
}

func (p *parser) endsTemplateArgs() bool {
	switch p.kind() {
	case tokLParen, tokLBrace, tokColons, tokRParen, tokRBrace, tokRBracket, tokComma, tokSemi, tokDot, tokArrow, tokEOF,
		tokGt, tokAndAnd, tokOrOr, tokEq, tokNe, tokQuestion, tokColon, tokEllipsis:
		return true
	}
	return false
}

// notArgs records that the "<" at that index does not open template arguments.
func (p *parser) notArgs(i int) {
	if p.noArgs == nil {
		p.noArgs = map[int]bool{}
	}
	p.noArgs[i] = true
}

// templateArgs parses "<" [ targ { "," targ } ] ">".
func (p *parser) templateArgs() ([]TemplateArg, bool) {
	start := p.i
	if p.spec > 0 && p.noArgs[start] || !p.enter() {
		return nil, false
	}
	defer p.leave()
	args, ok := p.templateArgList()
	if !ok {
		p.notArgs(start)
	}
	return args, ok
}

func (p *parser) templateArgList() ([]TemplateArg, bool) {
	p.next()
	var args []TemplateArg
	if p.accept(tokGt) {
		return args, true
	}
	for {
		a, ok := p.templateArg()
		if !ok {
			return nil, false
		}
		args = append(args, a)
		if p.accept(tokGt) {
			return args, true
		}
		if p.kind() != tokComma {
			p.errorHere("expected '>'")
			return nil, false
		}
		p.next()
	}
}

func (p *parser) templateArg() (TemplateArg, bool) {
	start := p.i
	p.spec++
	t := p.typeName()
	if t != nil && p.kind() == tokLParen {
		t = p.functionType(t)
	}
	if t != nil && p.accept(tokEllipsis) {
		t.Pack = true
	}
	p.spec--
	if t != nil && (p.kind() == tokComma || p.kind() == tokGt) {
		return TemplateArg{Type: t}, true
	}
	p.i = start
	e := p.binary(binaryPrec(tokShl) + 1)
	return TemplateArg{Expr: e}, e != nil
}

// functionType parses the parameters of a function type with result type t.
func (p *parser) functionType(t *TypeName) *TypeName {
	p.next()
	f := &TypeName{span: t.span, Name: t.Name, Const: t.Const, Pointers: t.Pointers, Reference: t.Reference, Func: true}
	for p.kind() != tokRParen {
		if len(f.Params) > 0 && !p.expect(tokComma) {
			return nil
		}
		q := p.typeName()
		if q == nil {
			return nil
		}
		if p.kind() == tokIdent { // a name that documents the parameter
			p.next()
		}
		f.Params = append(f.Params, q)
	}
	p.next()
	f.end = p.prevEnd()
	return f
}
