package cxx

// condition parses "(" [ init ";" ] ( decl | expr ) ")".
func (p *parser) condition() (init Stmt, d *VarDecl, cond Expr, ok bool) {
	if !p.expect(tokLParen) {
		return nil, nil, nil, false
	}
	old := p.inCondition
	p.inCondition = true
	s := p.simpleStmt(false)
	if s != nil && p.accept(tokSemi) {
		init = s
		s = p.simpleStmt(false)
	}
	p.inCondition = old
	if s == nil {
		return nil, nil, nil, false
	}
	switch s := s.(type) {
	case *DeclStmt:
		if len(s.Vars) != 1 || s.Vars[0].Bindings != nil || s.Vars[0].Kind == NoInit {
			p.errorAt(s.Pos(), s.End(), "variable declaration in condition must have an initializer")
			return nil, nil, nil, false
		}
		d = s.Vars[0]
	case *ExprStmt:
		cond = s.X
	}
	return init, d, cond, p.expect(tokRParen)
}

func (p *parser) ifStmt() Stmt {
	s := &If{span: span{pos: p.pos()}}
	p.next()
	s.Constex = p.acceptWord("constexpr")
	var ok bool
	if s.Init, s.Decl, s.Cond, ok = p.condition(); !ok {
		return nil
	}
	if s.Then = p.stmt(); s.Then == nil {
		return nil
	}
	if p.acceptWord("else") {
		if s.Else = p.stmt(); s.Else == nil {
			return nil
		}
	}
	s.end = p.prevEnd()
	return s
}

// forStmt parses both kinds of for:
//
//	"for" "(" [ simple ] ";" [ expr ] ";" [ expr ] ")" stmt
//	"for" "(" [ simple ";" ] decl ":" expr ")" stmt
func (p *parser) forStmt() Stmt {
	pos := p.pos()
	p.next()
	if !p.expect(tokLParen) {
		return nil
	}
	var init Stmt
	if p.kind() != tokSemi {
		if init = p.simpleStmt(false); init == nil {
			return nil
		}
	}
	if p.kind() == tokColon {
		return p.rangeFor(pos, nil, init)
	}
	if !p.semiInFor() {
		return nil
	}
	if init != nil && p.startsDecl() {
		v := p.simpleStmt(false)
		if v == nil {
			return nil
		}
		if p.kind() != tokColon {
			p.errorHere("expected ':'")
			return nil
		}
		return p.rangeFor(pos, init, v)
	}
	s := &For{span: span{pos: pos}, Init: init}
	if p.kind() != tokSemi {
		if s.Cond = p.expr(); s.Cond == nil {
			return nil
		}
	}
	if !p.semiInFor() {
		return nil
	}
	if p.kind() != tokRParen {
		if s.Post = p.commaExpr(); s.Post == nil {
			return nil
		}
	}
	if !p.expect(tokRParen) {
		return nil
	}
	if s.Body = p.stmt(); s.Body == nil {
		return nil
	}
	s.end = p.prevEnd()
	return s
}

func (p *parser) semiInFor() bool {
	if p.accept(tokSemi) {
		return true
	}
	p.errorHere("expected ';' in 'for' statement specifier")
	return false
}

// commaExpr parses expr { "," expr }, which is allowed as a statement and as the
// step of a for. The result is a Binary with the comma operator.
func (p *parser) commaExpr() Expr {
	x := p.expr()
	for n := 0; x != nil && p.kind() == tokComma && n < maxNesting; n++ {
		b := &Binary{OpPos: int(p.pos()), Op: tokComma, X: x}
		p.next()
		if n == 0 && p.kind() == tokEllipsis && p.peek(1).kind == tokRParen { // (x, ...)
			p.next()
			return &Fold{span: span{int32(x.Pos()), p.prevEnd()}, X: x, Op: tokComma}
		}
		if b.Y = p.expr(); b.Y == nil {
			return nil
		}
		x = b
	}
	return x
}

func (p *parser) rangeFor(pos int32, init, v Stmt) Stmt {
	s := &RangeFor{span: span{pos: pos}, Init: init}
	d, ok := v.(*DeclStmt)
	if !ok || len(d.Vars) != 1 || d.Vars[0].Kind != NoInit {
		p.errorHere("for range declaration must declare a variable")
		return nil
	}
	s.Var = d.Vars[0]
	p.next()
	if s.Range = p.initOrExpr(); s.Range == nil {
		return nil
	}
	if !p.expect(tokRParen) {
		return nil
	}
	if s.Body = p.stmt(); s.Body == nil {
		return nil
	}
	s.end = p.prevEnd()
	return s
}

func (p *parser) whileStmt() Stmt {
	s := &While{span: span{pos: p.pos()}}
	p.next()
	init, d, cond, ok := p.condition()
	if !ok {
		return nil
	}
	if init != nil {
		p.errorAt(init.Pos(), init.End(), "a while statement has no init statement")
		return nil
	}
	s.Decl, s.Cond = d, cond
	if s.Body = p.stmt(); s.Body == nil {
		return nil
	}
	s.end = p.prevEnd()
	return s
}

func (p *parser) doStmt() Stmt {
	s := &While{span: span{pos: p.pos()}, Do: true}
	p.next()
	if s.Body = p.stmt(); s.Body == nil {
		return nil
	}
	if !p.acceptWord("while") {
		p.errorHere("expected 'while' in do/while loop")
		return nil
	}
	if !p.expect(tokLParen) {
		return nil
	}
	if s.Cond = p.expr(); s.Cond == nil {
		return nil
	}
	if !p.expect(tokRParen) || !p.semi("do/while statement") {
		return nil
	}
	s.end = p.prevEnd()
	return s
}

func (p *parser) switchStmt() Stmt {
	s := &Switch{span: span{pos: p.pos()}}
	p.next()
	init, d, cond, ok := p.condition()
	if !ok {
		return nil
	}
	if d != nil {
		p.errorAt(d.Pos(), d.End(), "a declaration as the condition of a switch is not supported")
		return nil
	}
	s.Init, s.Cond = init, cond
	if !p.expect(tokLBrace) {
		return nil
	}
	for p.kind() != tokRBrace {
		c := p.caseClause()
		if c == nil {
			return nil
		}
		s.Cases = append(s.Cases, c)
	}
	p.next()
	s.end = p.prevEnd()
	return s
}

// caseClause parses labels and the statements up to the next label.
func (p *parser) caseClause() *Case {
	c := &Case{span: span{pos: p.pos()}}
	for labels := 0; ; labels++ {
		switch {
		case p.acceptWord("default"):
			c.Default = true
		case p.acceptWord("case"):
			v := p.binary(1)
			if v == nil {
				return nil
			}
			c.Values = append(c.Values, v)
		case labels == 0:
			p.errorHere("expected 'case' or 'default' in a switch statement")
			return nil
		default:
			return p.caseBody(c)
		}
		if !p.expect(tokColon) {
			return nil
		}
	}
}

func (p *parser) caseBody(c *Case) *Case {
	for p.kind() != tokRBrace && !p.isWord("case") && !p.isWord("default") {
		if p.kind() == tokEOF {
			p.errorHere("expected '}'")
			return nil
		}
		s := p.stmt()
		if s == nil {
			return nil
		}
		c.Body = append(c.Body, s)
	}
	c.end = p.prevEnd()
	return c
}
