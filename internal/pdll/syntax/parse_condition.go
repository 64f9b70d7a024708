package syntax

// parseNotOp parses an operation after "not".
func (p *parser) parseNotOp(not Range) (Expr, bool) {
	x, ok := p.parseOpExpr(false)
	op, isOp := x.(*OpExpr)
	if !isOp {
		return x, ok
	}
	not.End = op.Keyword.End
	return &NotExpr{Range: not, Op: op}, ok
}

// parseNotConstraint parses "not" and the name of a constraint or an operation.
func (p *parser) parseNotConstraint() (Constraint, bool) {
	c := &NotConstraint{Range: p.tok.Range}
	p.next()
	switch {
	case p.is(Ident):
		c.Name = p.word()
		c.Range.End = c.Name.End
		return c, true
	case p.is(KwOpExpr) && p.peek() == Less:
		x, ok := p.parseNotOp(c.Range)
		if not, isNot := x.(*NotExpr); isNot {
			c.Op, c.Range = not.Op, not.Range
		}
		return c, ok
	}
	return nil, p.fail(p.tok.Range, "expected the name of a constraint or an operation after `not`")
}

// isForall reports whether a forall statement begins: two words in a row are nothing else.
func (p *parser) isForall() bool {
	return !p.reference && p.is(Ident) && p.file.Text(p.tok.Range) == "forall" && p.peek().isName()
}

func (p *parser) parseForall(s *ForallStmt) (ok bool) {
	p.next()
	s.Name = p.word()
	if !p.is(Ident) || p.file.Text(p.tok.Range) != "in" {
		return p.fail(p.tok.Range, "expected `in` and a range after the variable of `forall`")
	}
	p.next()
	if s.Of, ok = p.parseExpr(); !ok {
		return false
	}
	if !p.is(LBrace) {
		return p.fail(p.tok.Range, "expected `{` to start the body of `forall`")
	}
	s.Body, ok = p.parseBlock()
	return ok
}
