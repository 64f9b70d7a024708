package syntax

// parseBlock parses statements in braces. An invalid statement is skipped; the
// block fails only if its end is missing.
func (p *parser) parseBlock() (*Block, bool) {
	b := &Block{Range: p.tok.Range, Broken: true}
	if !p.enter() {
		return b, false
	}
	defer p.leave()
	p.next()
	for !p.is(RBrace) {
		start := p.tok.Start
		s, ok := p.parseStmt(true)
		if !ok {
			more := p.skipStmt()
			s = &BadStmt{Range{start, p.prev}, s}
			if !more {
				p.unclosed(b.Range.Start)
				b.Stmts = append(b.Stmts, s)
				b.Range.End, b.End = p.prev, p.prev
				return b, false
			}
		}
		b.Stmts = append(b.Stmts, s)
	}
	b.Range.End, b.Broken = p.tok.End, false
	p.next()
	b.End = p.prev
	return b, true
}

// unclosed adds to an error at the end of the text that the innermost block, which begins
// at an offset, has no end.
func (p *parser) unclosed(open uint32) {
	if n := len(p.file.Problems); n > 0 && p.is(EOF) {
		d := p.file.Problems[n-1].Diag
		if d.Place.Pos.Offset >= p.prev && len(d.Notes) == 0 {
			d.Hintf(p.place(open), "this '{' is not closed")
		}
	}
}

// skipStmt skips to after the end of a statement, or to the end of the block. It
// returns false at a token that can only start another declaration.
func (p *parser) skipStmt() bool {
	nesting := 0
	for {
		switch p.tok.Kind {
		case EOF, Directive, KwPattern:
			return false
		case KwConstraint, KwRewrite:
			if _, col := p.file.Source.LineCol(p.tok.Start); col == 1 {
				return false
			}
		case LBrace, LParen, LSquare:
			nesting++
		case RParen, RSquare:
			nesting = max(nesting-1, 0)
		case RBrace:
			if nesting == 0 {
				return true
			}
			nesting--
		case Semicolon:
			if nesting == 0 {
				p.next()
				return true
			}
		}
		p.next()
	}
}

// parseLambda parses "=>" and one statement.
func (p *parser) parseLambda(semicolon bool) (*Block, bool) {
	p.next()
	b := &Block{Range: p.tok.Range, Lambda: true, Broken: true}
	if !p.enter() {
		return b, false
	}
	defer p.leave()
	s, ok := p.parseStmt(semicolon)
	if !ok {
		s = &BadStmt{Range{b.Range.Start, p.prev}, s}
	}
	b.Broken = !ok
	b.Stmts = []Stmt{s}
	b.Range.End, b.End = p.tok.Start, p.prev
	return b, ok
}

// parseStmt parses a statement. For a broken statement, or one without its
// semicolon, it returns the statement and false; the statement may be nil.
func (p *parser) parseStmt(semicolon bool) (Stmt, bool) {
	var s Stmt
	var ok bool
	switch p.tok.Kind {
	case KwErase:
		t := &EraseStmt{Keyword: p.tok.Range}
		ok = p.parseErase(t)
		t.End, t.Broken, s = p.prev, !ok, t
	case KwLet:
		t := &LetStmt{Keyword: p.tok.Range}
		ok = p.parseLet(t)
		t.End, t.Broken, s = p.prev, !ok, t
	case KwReplace:
		t := &ReplaceStmt{Keyword: p.tok.Range}
		ok = p.parseReplace(t)
		t.End, t.Broken, s = p.prev, !ok, t
	case KwReturn:
		t := &ReturnStmt{Keyword: p.tok.Range}
		p.next()
		t.Value, ok = p.parseExpr()
		t.End, t.Broken, s = p.prev, !ok, t
	case KwRewriteStmt:
		t := &RewriteStmt{Keyword: p.tok.Range}
		ok = p.parseRewrite(t)
		t.End, t.Broken, s = p.prev, !ok, t
		semicolon = semicolon && (p.reference || p.is(Semicolon)) // not required after the brace
	default:
		if p.isForall() {
			t := &ForallStmt{Keyword: p.tok.Range}
			ok = p.parseForall(t)
			t.End, t.Broken = p.prev, !ok
			p.accept(Semicolon)
			return t, ok
		}
		x, xok := p.parseExpr()
		if x == nil {
			return nil, false
		}
		s, ok = &ExprStmt{X: x}, xok
	}
	return s, ok && (!semicolon || p.expect(Semicolon, "expected `;` after statement"))
}

func (p *parser) parseErase(s *EraseStmt) (ok bool) {
	if p.context == inConstraint {
		return p.fail(p.tok.Range, "`erase` cannot be used within a Constraint")
	}
	p.next()
	s.Root, ok = p.parseExpr()
	return ok
}

func (p *parser) parseLet(s *LetStmt) (ok bool) {
	p.next()
	if p.is(Underscore) {
		return p.fail(p.tok.Range, "`_` may only be used to define \"inline\" variables")
	}
	if !p.tok.Kind.isName() {
		return p.fail(p.tok.Range, "expected identifier after `let` to name a new variable")
	}
	s.Name = p.word()
	if p.accept(Colon) {
		if s.Constraints, ok = p.parseConstraints(); !ok {
			return false
		}
	}
	if p.accept(Equal) {
		if s.Value, ok = p.parseExpr(); !ok {
			return false
		}
	}
	return true
}

func (p *parser) parseReplace(s *ReplaceStmt) (ok bool) {
	if p.context == inConstraint {
		return p.fail(p.tok.Range, "`replace` cannot be used within a Constraint")
	}
	p.next()
	if s.Root, ok = p.parseExpr(); !ok {
		return false
	}
	if !p.expect(KwWith, "expected `with` after root operation") {
		return false
	}
	defer func(c context) { p.context = c }(p.context)
	p.context = inRewrite
	if p.accept(LParen) {
		s.Parens = true
		if p.accept(RParen) {
			return p.fail(s.Keyword, "expected at least one replacement value, consider using `erase` if no "+
				"replacement values are desired")
		}
		s.Values, ok = p.parseReplacements()
		return ok && p.expect(RParen, "expected `)` after replacement values")
	}
	var x Expr
	if p.is(KwOpExpr) {
		x, ok = p.parseOpExpr(true)
	} else {
		x, ok = p.parseReplacementValue()
	}
	if x != nil {
		s.Values = []Expr{x}
	}
	return ok
}

func (p *parser) parseRewrite(s *RewriteStmt) (ok bool) {
	if p.context == inConstraint {
		return p.fail(p.tok.Range, "`rewrite` cannot be used within a Constraint")
	}
	p.next()
	if s.Root, ok = p.parseExpr(); !ok {
		return false
	}
	if !p.expect(KwWith, "expected `with` before rewrite body") {
		return false
	}
	if !p.is(LBrace) {
		return p.fail(p.tok.Range, "expected `{` to start rewrite body")
	}
	defer func(c context) { p.context = c }(p.context)
	p.context = inRewrite
	if s.Body, ok = p.parseBlock(); !ok {
		return false
	}
	for _, c := range s.Body.Stmts {
		if r, ok := c.(*ReturnStmt); ok {
			p.fail(r.Keyword, returnOutside)
			break
		}
	}
	return true
}
