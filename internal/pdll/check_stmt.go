package pdll

import "github.com/mica-ir/mica/internal/pdll/syntax"

// block checks statements in a new scope. It continues after an invalid statement, but then no
// longer reports unknown names.
func (c *checker) block(b *syntax.Block) (*Block, bool) {
	out := &Block{loc: loc{c.span(b.Range)}}
	c.push()
	defer c.pop()
	defer func(outer *syntax.Block) { c.current = outer }(c.current)
	c.current = b
	ok := true
	for _, s := range b.Stmts {
		t, sok := c.stmt(s)
		if !sok {
			ok, c.scope.poisoned = false, true
			continue
		}
		out.Stmts = append(out.Stmts, t)
	}
	return out, ok
}

func (c *checker) stmt(s syntax.Stmt) (Stmt, bool) {
	switch s := s.(type) {
	case *syntax.BadStmt:
		if s.Part != nil {
			c.stmt(s.Part)
		}
		return nil, false
	case *syntax.ExprStmt:
		if not, ok := s.X.(*syntax.NotExpr); ok {
			return c.notStmt(not)
		}
		return c.expr(s.X)
	case *syntax.ForallStmt:
		return c.forall(s)
	case *syntax.LetStmt:
		return c.let(s)
	case *syntax.EraseStmt:
		if s.Root == nil {
			return nil, false
		}
		x, ok := c.expr(s.Root)
		if !ok || s.Broken {
			return nil, false
		}
		if _, isOp := x.Type().(*OpType); !isOp {
			c.errorf(x.Loc(), "expected `Op` expression")
			return nil, false
		}
		return &EraseStmt{loc: loc{c.span(s.Keyword)}, Root: x}, true
	case *syntax.ReplaceStmt:
		return c.replace(s)
	case *syntax.RewriteStmt:
		return c.rewrite(s)
	case *syntax.ReturnStmt:
		if s.Value == nil {
			return nil, false
		}
		x, ok := c.expr(s.Value)
		return &ReturnStmt{loc: loc{c.span(s.Keyword)}, Value: x}, ok && !s.Broken
	}
	panic("pdll: statement")
}

func (c *checker) let(s *syntax.LetStmt) (Stmt, bool) {
	refs, ok := c.constraints(s.Constraints)
	if !ok {
		return nil, false
	}
	var init Expr
	if s.Value != nil {
		_, isCall := s.Value.(*syntax.CallExpr)
		c.late = isCall && c.context == inMatch && c.current == c.body && c.region == nil
		if init, ok = c.expr(s.Value); !ok {
			return nil, false
		}
	}
	if s.Broken {
		return nil, false
	}
	c.at = s.End
	if init != nil {
		for _, ref := range refs {
			if d, ok := ref.Constraint.(*CoreConstraint); ok && d.Type != nil {
				c.errorf(ref.Span, "type constraints are not permitted on variables with initializers")
				return nil, false
			}
		}
	}
	v, ok := c.variable(s.Name, init, refs)
	if !ok {
		return nil, false
	}
	return &LetStmt{loc: loc{c.span(s.Keyword)}, Var: v}, c.evaluatedLate(v)
}

// variable defines a variable whose type is determined by its constraints or its
// initial value.
func (c *checker) variable(name syntax.Name, init Expr, refs []ConstraintRef) (*Var, bool) {
	at := c.span(name.Range)
	t, ok := c.inferAll(refs)
	if !ok {
		return nil, false
	}
	switch {
	case init == nil && t == nil:
		note(c.errorf(at, "unable to infer type for variable `%s`", name.Text), at,
			"the type of a variable must be inferable from the constraint list or the initializer")
		return nil, false
	case init == nil:
	case t == nil:
		t = init.Type()
	default:
		if m := refine(t, init.Type()); m != nil {
			t = m
		} else if init, ok = c.convert(init, t, nil); !ok {
			return nil, false
		}
	}
	if t == ConstraintType || t == RewriteType {
		c.errorf(at, "unable to define variable of `%s` type", t)
		return nil, false
	}
	return c.newVar(name.Text, at, t, init, refs)
}

func (c *checker) replace(s *syntax.ReplaceStmt) (Stmt, bool) {
	if s.Root == nil {
		return nil, false
	}
	root, ok := c.expr(s.Root)
	if !ok {
		return nil, false
	}
	defer c.in(inRewrite)()
	var values []Expr
	grouped := isGrouped(s.Values)
	for _, v := range s.Values {
		x, ok := c.replacement(v, grouped)
		if !ok {
			return nil, false
		}
		values = append(values, x)
	}
	if s.Broken {
		return nil, false
	}
	c.at = s.End
	if _, ok := root.Type().(*OpType); !ok {
		c.errorf(root.Loc(), "expected `Op` expression, but got `%s`", root.Type())
		return nil, false
	}
	if grouped {
		return &ReplaceStmt{loc: loc{c.span(s.Keyword)}, Root: root, Values: values, Grouped: true}, true
	}
	for i, x := range values {
		if _, ok := x.Type().(*OpType); ok {
			if len(values) > 1 {
				values[i] = allResults(x, ValueRangeType)
			}
			continue
		}
		if x.Type() != ValueType && x.Type() != ValueRangeType {
			c.errorf(x.Loc(), "expected `Op`, `Value` or `ValueRange` expression, but got `%s`", x.Type())
			return nil, false
		}
	}
	return &ReplaceStmt{loc: loc{c.span(s.Keyword)}, Root: root, Values: values}, true
}

func (c *checker) rewrite(s *syntax.RewriteStmt) (Stmt, bool) {
	if s.Root == nil {
		return nil, false
	}
	root, ok := c.expr(s.Root)
	if !ok || s.Body == nil {
		return nil, false
	}
	defer c.in(inRewrite)()
	body, ok := c.block(s.Body)
	if !ok || s.Broken {
		return nil, false
	}
	c.at = s.End
	if _, ok := root.Type().(*OpType); !ok {
		c.errorf(root.Loc(), "expected `Op` expression, but got `%s`", root.Type())
		return nil, false
	}
	return &RewriteStmt{loc: loc{c.span(s.Keyword)}, Root: root, Body: body}, true
}
