package pdll

import "github.com/mica-ir/mica/internal/pdll/syntax"

// noneName is the word for an absent operand, result type or attribute. A variable of that name hides it.
const noneName = "none"

// exprOrNone checks an expression that can be none, of a type.
func (c *checker) exprOrNone(x syntax.Expr, t Type) (Expr, bool) {
	r, ok := x.(*syntax.Ref)
	if !ok || r.Name.Text != noneName || c.opt.Reference || c.scope.lookup(noneName) != nil {
		return c.expr(x)
	}
	c.at = r.Name.End
	return &NoneExpr{loc: loc{c.span(r.Name.Range)}, typ: t}, true
}

func (c *checker) exprsOrNone(list []syntax.Expr, t Type) ([]Expr, bool) {
	var out []Expr
	for _, x := range list {
		y, ok := c.exprOrNone(x, t)
		if !ok {
			return nil, false
		}
		out = append(out, y)
	}
	return out, true
}

// notOp checks an operation that must not exist. Variables that it defines are not visible outside.
func (c *checker) notOp(at loc, x *syntax.OpExpr) (*OpExpr, bool) {
	if c.context == inRewrite {
		c.errorf(at.Span, "`not` is a condition and cannot be used in a rewrite")
		return nil, false
	}
	c.push()
	defer c.pop()
	y, ok := c.expr(x)
	op, _ := y.(*OpExpr)
	return op, ok
}

// not checks a negated operation as an operand: a value that is not its result.
func (c *checker) not(l loc, x *syntax.NotExpr) (Expr, bool) {
	op, ok := c.notOp(l, x.Op)
	if !ok {
		return nil, false
	}
	core := &CoreConstraint{loc: l, Kind: ValueConstraint}
	v := &Var{loc: l, Name: "_", Type: ValueType, Constraints: []ConstraintRef{{Constraint: core, Span: l.Span}, {Span: l.Span, Not: op}}}
	return &DeclRef{loc: l, Decl: v, typ: ValueType}, true
}

// notStmt checks a negated operation as a statement: its operands have no such user.
func (c *checker) notStmt(x *syntax.NotExpr) (Stmt, bool) {
	l := loc{c.span(x.Span())}
	op, ok := c.notOp(l, x.Op)
	return &NotExpr{loc: l, Op: op}, ok
}

// notConstraint checks a negated constraint of a variable.
func (c *checker) notConstraint(ref ConstraintRef, x *syntax.NotConstraint) (ConstraintRef, bool) {
	if x.Op == nil {
		if c.at = x.Range.End; x.Name.Text == "" {
			return ref, false
		}
		ref, ok := c.namedConstraint(ref, x.Name.Text)
		ref.Negated = true
		return ref, ok
	}
	var ok bool
	ref.Not, ok = c.notOp(loc{ref.Span}, x.Op)
	return ref, ok
}

func (c *checker) forall(s *syntax.ForallStmt) (Stmt, bool) {
	at := c.span(s.Keyword)
	if c.context == inRewrite {
		c.errorf(at, "`forall` is a condition and cannot be used in a rewrite")
		return nil, false
	}
	if s.Of == nil {
		return nil, false
	}
	of, ok := c.expr(s.Of)
	if !ok || s.Body == nil {
		return nil, false
	}
	if _, isOp := of.Type().(*OpType); isOp {
		of = allResults(of, ValueRangeType)
	}
	r, ok := of.Type().(*RangeType)
	if !ok {
		c.errorf(of.Loc(), "expected `ValueRange` or `TypeRange` expression, but got `%s`", of.Type())
		return nil, false
	}
	c.push()
	defer c.pop()
	v, ok := c.newVar(s.Name.Text, c.span(s.Name.Range), r.Elem, nil, nil)
	if !ok {
		return nil, false
	}
	body, ok := c.block(s.Body)
	if !ok || s.Broken || !c.onlyConditions(s.Body) {
		return nil, false
	}
	c.at = s.End
	return &ForallStmt{loc: loc{at}, Var: v, Of: of, Body: body}, true
}

// onlyConditions checks that the body of forall has no statement that changes or returns something.
func (c *checker) onlyConditions(b *syntax.Block) bool {
	for _, s := range b.Stmts {
		switch s.(type) {
		case *syntax.EraseStmt, *syntax.ReplaceStmt, *syntax.RewriteStmt, *syntax.ReturnStmt:
			c.errorf(c.span(s.Span()), "the body of `forall` only has conditions")
			return false
		}
	}
	return true
}
