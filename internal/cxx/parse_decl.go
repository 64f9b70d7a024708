package cxx

import "strings"

// A FuncDecl is a declaration of a function in the body of a class or outside of it.
type FuncDecl struct {
	span
	Static bool
	// Virtual means that the declaration has virtual or override, and Pure that it ends in "=
	// 0".
	Virtual, Pure bool
	Const         bool // a method that does not change its object
	Result        *TypeName
	Name          *Name // qualified in a definition outside of the class
	Params        []Param
	Body          *Block // nil if the function is only declared, or if Err is set
	Err           error  // the errors in the body
}

// Defined reports whether the declaration has a body, which may have errors.
func (d *FuncDecl) Defined() bool { return d.Body != nil || d.Err != nil }

// ParseDecls returns the functions that are declared in a text: the body of a class,
// or a list of definitions. Everything else, such as variables, constructors, nested
// classes and templates, is skipped.
func ParseDecls(src string) []*FuncDecl {
	var lexical Errors // a bad token is reported by the declaration that contains it
	p := &parser{src: src, toks: lex(src, &lexical)}
	p.budget = 64*len(p.toks) + 1024
	var decls []*FuncDecl
	for p.kind() != tokEOF {
		if p.text() == "#" {
			p.skipLine()
			continue
		}
		start := p.i
		p.spec++
		d := p.funcHead()
		p.spec--
		if d == nil {
			p.i, p.depth = start, 0
			p.skipDecl()
			continue
		}
		p.funcBody(d)
		decls = append(decls, d)
	}
	return decls
}

// funcHead parses a declaration up to its body or semicolon:
//
//	decl = { specifier } type name "(" params ")" { "const" | "override" | ... } [ "->" type ] [ "=" "0" ]
func (p *parser) funcHead() *FuncDecl {
	for p.accept(tokSemi) || p.accessLabel() {
	}
	d := &FuncDecl{span: span{pos: p.pos()}}
	for {
		switch {
		case p.acceptWord("static"):
			d.Static = true
			continue
		case p.acceptWord("virtual"):
			d.Virtual = true
			continue
		case p.acceptWord("inline"), p.acceptWord("constexpr"), p.acceptWord("explicit"):
			continue
		case p.kind() == tokLBracket && p.peek(1).kind == tokLBracket: // an attribute
			p.skipBalanced(tokLBracket, tokRBracket)
			continue
		}
		break
	}
	if p.isWord("template") || p.isWord("using") || p.isWord("friend") {
		return nil
	}
	if d.Result = p.typeName(); d.Result == nil {
		return nil
	}
	if d.Name = p.funcName(); d.Name == nil || !p.accept(tokLParen) {
		return nil
	}
	l := &Lambda{}
	if !p.params(l) {
		return nil
	}
	d.Params = l.Params
	for {
		if p.acceptWord("override") || p.acceptWord("final") {
			d.Virtual = true
		} else if p.acceptWord("const") {
			d.Const = true
		} else if !p.acceptWord("noexcept") && !p.accept(tokAnd) {
			break
		}
	}
	if p.accept(tokArrow) {
		if d.Result = p.typeName(); d.Result == nil {
			return nil
		}
	}
	if d.Virtual && p.kind() == tokAssign && p.peek(1).kind == tokInt {
		d.Pure = true
		p.skip(2)
	}
	if p.kind() != tokSemi && p.kind() != tokLBrace {
		return nil
	}
	d.end = p.prevEnd()
	return d
}

// funcName parses the name of a function, which may be an operator.
func (p *parser) funcName() *Name {
	n := &Name{span: span{pos: p.pos()}}
	start := p.i
	for !p.isWord("operator") {
		if p.peek(1).kind != tokColons || p.kind() != tokIdent {
			p.i = start
			return p.name(true)
		}
		n.Parts = append(n.Parts, NamePart{span: span{p.pos(), p.toks[p.i].end}, Ident: p.text()})
		p.skip(2)
	}
	op := NamePart{span: span{pos: p.pos()}}
	p.next()
	k, tokens := p.operator()
	switch {
	case k == tokLParen && p.peek(1).kind == tokRParen:
		op.Ident, tokens = "operator()", 2
	case k == tokLBracket && p.peek(1).kind == tokRBracket:
		op.Ident, tokens = "operator[]", 2
	case binaryPrec(k) > 0 || assignOp(k) != tokEOF || k == tokNot || k == tokTilde || k == tokInc || k == tokDec || k == tokArrow:
		op.Ident = "operator" + k.String()
	default:
		return nil
	}
	p.skip(tokens)
	op.end = p.prevEnd()
	n.Parts, n.end = append(n.Parts, op), op.end
	return n
}

// funcBody parses the body of a function, if it has one, or the semicolon.
func (p *parser) funcBody(d *FuncDecl) {
	if p.accept(tokSemi) {
		return
	}
	start := p.i
	p.errs, p.depth = nil, 0
	d.Body = p.block()
	if d.Err = p.errs.Err(); d.Err != nil || d.Body == nil {
		d.Body = nil
		p.i = start
		p.skipBalanced(tokLBrace, tokRBrace)
	}
	p.errs, p.depth = nil, 0
	d.end = p.prevEnd()
}

func (p *parser) accessLabel() bool {
	if (p.isWord("public") || p.isWord("private") || p.isWord("protected")) && p.peek(1).kind == tokColon {
		p.skip(2)
		return true
	}
	return false
}

// skipLine skips a line, a directive of the preprocessor.
func (p *parser) skipLine() {
	rest := p.src[p.pos():]
	end := int(p.pos()) + len(rest)
	if i := strings.IndexByte(rest, '\n'); i >= 0 {
		end = int(p.pos()) + i
	}
	for p.kind() != tokEOF && int(p.pos()) < end {
		p.next()
	}
}

// skipDecl skips to the end of a declaration: a semicolon, or a brace that is not
// followed by one.
func (p *parser) skipDecl() {
	start := p.i
	for p.kind() != tokEOF {
		switch p.kind() {
		case tokSemi:
			p.next()
			return
		case tokLBrace:
			p.skipBalanced(tokLBrace, tokRBrace)
			p.accept(tokSemi)
			return
		case tokRBrace: // closes the scope around the declaration
			if p.i > start {
				return
			}
		}
		p.next()
	}
}

// skipBalanced skips from an opening token to its closing one.
func (p *parser) skipBalanced(open, end Tok) {
	for depth := 0; p.kind() != tokEOF; {
		switch p.kind() {
		case open:
			depth++
		case end:
			depth--
		}
		p.next()
		if depth <= 0 {
			return
		}
	}
}
