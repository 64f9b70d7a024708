package cxx

// lambda parses
//
//	"[" captures "]" [ "(" params ")" ] [ "mutable" ] [ "->" type ] block
func (p *parser) lambda() *Lambda {
	if !p.enter() {
		return nil
	}
	defer p.leave()
	l := &Lambda{span: span{pos: p.pos()}}
	defer func(old bool) { p.inCondition = old }(p.inCondition)
	p.inCondition = false
	p.next()
	if !p.captures(l) {
		return nil
	}
	if p.accept(tokLParen) && !p.params(l) {
		return nil
	}
	p.acceptWord("mutable")
	if p.accept(tokArrow) {
		if l.Result = p.typeName(); l.Result == nil {
			return nil
		}
	}
	if p.kind() != tokLBrace {
		p.errorHere("expected body of lambda expression")
		return nil
	}
	if l.Body = p.block(); l.Body == nil {
		return nil
	}
	l.end = p.prevEnd()
	return l
}

func (p *parser) captures(l *Lambda) bool {
	for first := true; p.kind() != tokRBracket; first = false {
		if !first && !p.expect(tokComma) {
			return false
		}
		c := Capture{span: span{pos: p.pos()}}
		next := p.peek(1).kind
		ends := next == tokComma || next == tokRBracket
		switch {
		case p.kind() == tokAssign && ends:
			l.Default = '='
			p.next()
			continue
		case p.kind() == tokAnd && ends:
			l.Default = '&'
			p.next()
			continue
		}
		p.accept(tokMul) // *this
		c.Ref = p.accept(tokAnd)
		if p.kind() != tokIdent || keywords[p.text()] && p.text() != "this" {
			p.errorHere("expected variable name or 'this' in lambda capture list")
			return false
		}
		c.Name = p.text()
		p.next()
		if p.accept(tokAssign) {
			if c.Init = p.expr(); c.Init == nil {
				return false
			}
		}
		c.end = p.prevEnd()
		l.Captures = append(l.Captures, c)
	}
	p.next()
	return true
}

func (p *parser) params(l *Lambda) bool {
	for p.kind() != tokRParen {
		if len(l.Params) > 0 && !p.expect(tokComma) {
			return false
		}
		q := Param{span: span{pos: p.pos()}}
		if q.Type = p.typeName(); q.Type == nil {
			return false
		}
		q.Type.Pack = p.accept(tokEllipsis)
		if p.kind() == tokIdent && !keywords[p.text()] {
			q.Name = p.text()
			p.next()
		}
		if p.accept(tokLBracket) {
			if p.kind() != tokRBracket && p.expr() == nil || !p.expect(tokRBracket) {
				return false
			}
			q.Type = pointedArray(q.Type)
		}
		if p.accept(tokAssign) {
			if q.Default = p.initOrExpr(); q.Default == nil {
				return false
			}
		}
		q.end = p.prevEnd()
		l.Params = append(l.Params, q)
	}
	p.next()
	return true
}

// stmtOrSkip parses a statement. After an error it skips to where the next one may
// begin and returns nil.
func (p *parser) stmtOrSkip() Stmt {
	start, depth := p.i, p.depth
	if s := p.stmt(); s != nil {
		return s
	}
	p.depth = depth
	if p.i == start {
		p.next()
	}
	for nest := 0; p.kind() != tokEOF; p.next() {
		switch p.kind() {
		case tokLBrace:
			nest++
		case tokRBrace:
			if nest == 0 {
				return nil
			}
			nest--
		case tokSemi:
			if nest == 0 {
				p.next()
				return nil
			}
		}
	}
	return nil
}

// block parses "{" { stmt } "}".
func (p *parser) block() *Block {
	if !p.enter() {
		return nil
	}
	defer p.leave()
	b := &Block{span: span{pos: p.pos()}}
	p.next()
	ok := true
	for p.kind() != tokRBrace {
		if p.kind() == tokEOF {
			p.errorHere("expected '}'")
			return nil
		}
		s := p.stmtOrSkip()
		if s == nil {
			if ok = false; p.spec > 0 {
				return nil
			}
			continue
		}
		b.Stmts = append(b.Stmts, s)
	}
	p.next()
	b.end = p.prevEnd()
	if !ok {
		return nil
	}
	return b
}

// stmt parses a statement, or returns nil after an error.
func (p *parser) stmt() Stmt {
	if !p.enter() {
		return nil
	}
	defer p.leave()
	p.skipAttributes()
	switch p.kind() {
	case tokSemi:
		s := &Empty{span{p.pos(), p.toks[p.i].end}}
		p.next()
		return s
	case tokLBrace:
		if b := p.block(); b != nil {
			return b
		}
		return nil
	case tokIdent:
		if s, ok := p.keywordStmt(); ok {
			return s
		}
	}
	return p.simpleStmt(true)
}

// keywordStmt parses a statement that begins with a keyword. It returns false if
// the current word does not begin one.
func (p *parser) keywordStmt() (Stmt, bool) {
	switch p.text() {
	case "return":
		return p.returnStmt(), true
	case "if":
		return p.ifStmt(), true
	case "for":
		return p.forStmt(), true
	case "while":
		return p.whileStmt(), true
	case "do":
		return p.doStmt(), true
	case "switch":
		return p.switchStmt(), true
	case "break", "continue":
		b := &Branch{span: span{pos: p.pos()}, Continue: p.text() == "continue"}
		what := p.text()
		p.next()
		if !p.semi(what + " statement") {
			return nil, true
		}
		b.end = p.prevEnd()
		return b, true
	case "using":
		return p.usingStmt(), true
	case "namespace":
		return p.namespaceAlias(), true
	case "struct", "class":
		if s := p.localClass(); s != nil {
			return s, true
		}
	case "enum":
		s := &EnumStmt{span: span{pos: p.pos()}}
		if s.Enum = p.enumDecl(); s.Enum == nil {
			return nil, true
		}
		s.end = p.prevEnd()
		return s, true
	case "LLVM_DEBUG": // text for developers, in builds with assertions only
		s := &Empty{span{pos: p.pos()}}
		p.next()
		if p.kind() != tokLParen {
			return nil, true
		}
		p.skipBalanced(tokLParen, tokRParen)
		p.accept(tokSemi)
		s.end = p.prevEnd()
		return s, true
	}
	return nil, false
}

func (p *parser) semi(after string) bool {
	if p.accept(tokSemi) {
		return true
	}
	p.errorAfter("expected ';' after %s", after)
	return false
}

func (p *parser) returnStmt() Stmt {
	s := &Return{span: span{pos: p.pos()}}
	p.next()
	switch p.kind() {
	case tokSemi:
	case tokLBrace:
		if s.X = p.initOrExpr(); s.X == nil {
			return nil
		}
	default:
		if s.X = p.commaExpr(); s.X == nil {
			return nil
		}
	}
	if !p.semi("return statement") {
		return nil
	}
	s.end = p.prevEnd()
	return s
}

// simpleStmt parses a declaration or an expression, with a semicolon if withSemi is
// set.
func (p *parser) simpleStmt(withSemi bool) Stmt {
	p.skipAttributes()
	pos := p.pos()
	if p.startsDecl() {
		d := p.decl()
		if d == nil || withSemi && !p.semi("declaration") {
			return nil
		}
		d.end = p.prevEnd()
		return d
	}
	x := p.commaExpr()
	if x == nil || withSemi && !p.semi("expression") {
		return nil
	}
	return &ExprStmt{span{pos, p.prevEnd()}, x}
}

// skipAttributes skips attributes of a statement, as in `[[maybe_unused]] int x = f();`.
// No expression begins with two brackets.
func (p *parser) skipAttributes() {
	for p.kind() == tokLBracket && p.peek(1).kind == tokLBracket {
		p.skipBalanced(tokLBracket, tokRBracket)
	}
}

// startsDecl reports whether a declaration follows: a type, then a name (or the
// bindings of auto), then a token that may follow a declared name.
func (p *parser) startsDecl() bool {
	if p.kind() != tokIdent && p.kind() != tokColons {
		return false
	}
	start, depth := p.i, p.depth
	defer func() { p.i, p.depth = start, depth }()
	p.spec++
	defer func() { p.spec-- }()
	p.declWords()
	auto := p.isWord("auto") || p.isWord("const") && p.peek(1).kind == tokIdent
	if p.typeName() == nil {
		return false
	}
	if auto && p.kind() == tokLBracket {
		return true
	}
	if p.kind() != tokIdent || keywords[p.text()] {
		return false
	}
	switch p.peek(1).kind {
	case tokAssign, tokLBrace, tokSemi:
		return true
	}
	if p.inCondition {
		return false
	}
	switch p.peek(1).kind {
	case tokLParen, tokLBracket, tokColon, tokComma, tokRParen:
		return true
	}
	return false
}

// declWords consumes static and constexpr and reports which were present.
func (p *parser) declWords() (static, isConst bool) {
	for {
		switch {
		case p.acceptWord("static"):
			static = true
		case p.acceptWord("constexpr"):
			isConst = true
		default:
			return static, isConst
		}
	}
}

// decl parses a declaration without its semicolon:
//
//	decl = { "static" | "constexpr" } type declarator { "," declarator }
func (p *parser) decl() *DeclStmt {
	d := &DeclStmt{span: span{pos: p.pos()}}
	static, isConst := p.declWords()
	t := p.typeName()
	if t == nil {
		return nil
	}
	t.Const = t.Const || isConst
	for {
		v := p.declarator(t, static)
		if v == nil {
			return nil
		}
		d.Vars = append(d.Vars, v)
		if p.kind() != tokComma {
			d.end = p.prevEnd()
			return d
		}
		p.next()
	}
}

// declarator parses the name and the initialiser of one variable:
//
//	declarator = ( ident [ "[" [ expr ] "]" ] | "[" ident { "," ident } "]" ) [ "=" init | "(" args ")" | "{" args "}" ]
func (p *parser) declarator(t *TypeName, static bool) *VarDecl {
	v := &VarDecl{span: span{pos: p.pos()}, Type: t, Static: static}
	if !p.declName(v) {
		return nil
	}
	v.end = p.prevEnd()
	ok := true
	switch p.kind() {
	case tokAssign:
		v.Kind = CopyInit
		p.next()
		e := p.initOrExpr()
		if e == nil {
			return nil
		}
		v.Args = []Expr{e}
	case tokLParen:
		v.Kind = ParenInit
		p.next()
		v.Args, ok = p.args(tokRParen)
	case tokLBrace:
		v.Kind = BraceInit
		p.next()
		v.Args, ok = p.args(tokRBrace)
	}
	if !ok {
		return nil
	}
	v.end = p.prevEnd()
	return v
}

func (p *parser) declName(v *VarDecl) bool {
	if p.accept(tokLBracket) {
		for {
			if p.kind() != tokIdent || keywords[p.text()] {
				p.errorHere("expected identifier")
				return false
			}
			v.Bindings = append(v.Bindings, p.text())
			p.next()
			if p.accept(tokRBracket) {
				return true
			}
			if !p.expect(tokComma) {
				return false
			}
		}
	}
	if p.kind() != tokIdent || keywords[p.text()] {
		p.errorHere("expected unqualified-id")
		return false
	}
	v.Name = p.text()
	p.next()
	if p.accept(tokLBracket) {
		v.Array = true
		if p.kind() != tokRBracket && p.expr() == nil {
			return false
		}
		return p.expect(tokRBracket)
	}
	return true
}

func (p *parser) usingStmt() Stmt {
	u := &Using{span: span{pos: p.pos()}}
	p.next()
	switch {
	case p.acceptWord("namespace"):
		u.Namespace = true
		if u.Name = p.name(true); u.Name == nil {
			return nil
		}
	case p.kind() == tokIdent && p.peek(1).kind == tokAssign:
		u.Alias = p.text()
		p.skip(2)
		if u.Type = p.typeName(); u.Type == nil {
			return nil
		}
		if p.kind() == tokLBracket && p.peek(1).kind == tokRBracket {
			p.skip(2)
			u.Type = arrayOf(u.Type)
		}
	default:
		if u.Name = p.name(true); u.Name == nil {
			return nil
		}
	}
	if !p.semi("using declaration") {
		return nil
	}
	u.end = p.prevEnd()
	return u
}

// namespaceAlias parses another name for a namespace:
//
//	"namespace" ident "=" name ";"
func (p *parser) namespaceAlias() Stmt {
	u := &Using{span: span{pos: p.pos()}, Namespace: true}
	p.next()
	if p.kind() != tokIdent || p.peek(1).kind != tokAssign {
		p.errorHere("expected the name of a namespace")
		return nil
	}
	u.Alias = p.text()
	p.skip(2)
	if u.Name = p.name(false); u.Name == nil || !p.semi("namespace alias") {
		return nil
	}
	u.end = p.prevEnd()
	return u
}

// arrayOf returns the type T[], which is that of a braced list of T.
func arrayOf(t *TypeName) *TypeName { return listType(t, "std", "initializer_list") }

// pointedArray returns the type of a parameter T x[]: a pointer to the elements of an array that
// the caller owns.
func pointedArray(t *TypeName) *TypeName {
	if t.Const {
		return listType(t, "llvm", "ArrayRef")
	}
	list := listType(t, "llvm", "SmallVectorImpl")
	list.Reference = true
	return list
}

// listType returns the type namespace::template<T>.
func listType(t *TypeName, namespace, template string) *TypeName {
	parts := []NamePart{{span: t.span, Ident: namespace}, {span: t.span, Ident: template, HasArgs: true, Args: []TemplateArg{{Type: t}}}}
	return &TypeName{span: t.span, Name: &Name{span: t.span, Global: true, Parts: parts}}
}
