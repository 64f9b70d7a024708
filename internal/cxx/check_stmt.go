package cxx

// decls checks a declaration. Each variable becomes an assignment to its local.
func (c *checker) decls(s *DeclStmt) *stree {
	out := &stree{kind: stBlock}
	for _, v := range s.Vars {
		out.list = append(out.list, c.decl(v)...)
	}
	if len(out.list) == 1 {
		return out.list[0]
	}
	return out
}

// decl checks one variable. The variable is declared after its initializer, which
// therefore cannot refer to it.
func (c *checker) decl(v *VarDecl) []*stree {
	if v.Bindings != nil {
		return c.bindings(v)
	}
	if v.Static && !v.Type.Const {
		c.errorf(v, "'%s' is a static variable that can change, which is not supported", v.Name)
	}
	if v.Type.Const {
		c.constants++
	}
	x := c.initializer(v)
	if v.Type.Const {
		c.constants--
	}
	if v.Type.refers() && !isPoison(x) {
		if place := reference(x, x.t); place != nil {
			slot := c.declareAs(variable{name: v.Name, t: x.t, pos: v.Pos(), ref: true})
			to := &tree{op: opLocal, t: place.t, at: at(v), name: v.Name, slot: slot, lvalue: true}
			return []*stree{{kind: stExpr, x: &tree{op: opAssign, flags: flagDecl, t: place.t, at: at(v), x: to, y: place}}}
		}
	}
	to := &tree{op: opLocal, t: x.t, at: at(v), name: v.Name, lvalue: true}
	to.slot = c.declare(v.Name, x.t, v.Pos())
	c.declareConstant(v, x)
	return []*stree{{kind: stExpr, x: &tree{op: opAssign, flags: flagDecl, t: x.t, at: at(v), x: to, y: x}}}
}

// initializer checks the initial value of a variable, converted to its type.
func (c *checker) initializer(v *VarDecl) *tree {
	t := c.typeName(v.Type)
	args := c.exprs(v.Args)
	if t != nil && t.Kind == Poison {
		return c.poison(v, args...)
	}
	if v.Array && t != nil {
		if t = ListOf(t); !v.Type.Const && !v.Static {
			t = VectorOf(t.Elem)
		}
	}
	switch {
	case t == nil && len(args) != 1:
		return c.errorf(v, "declaration of variable '%s' with deduced type 'auto' requires an initializer", v.Name)
	case t == nil || t.Kind == KindFunc && len(args) == 1:
		x := c.materialize(args[0], nil)
		switch x.t.Kind {
		case KindVoid:
			return c.errorf(v, "variable has incomplete type 'void'")
		case KindNull, KindNone:
			return x
		}
		if !v.Type.Reference {
			x = c.copied(x)
		}
		return x
	case v.Kind == CopyInit:
		x := c.convert(args[0], deduce(t, args))
		if !v.Type.Reference {
			x = c.copied(x)
		}
		return x
	case v.Kind == NoInit && t.Kind == KindVoid:
		return c.errorf(v, "variable has incomplete type 'void'")
	}
	return c.construct(v, t, args, v.Kind == BraceInit)
}

// bindings checks auto [a, b] = x.
func (c *checker) bindings(v *VarDecl) []*stree {
	if v.Kind == NoInit || len(v.Args) != 1 {
		c.errorf(v, "decomposition declaration requires an initializer")
		return nil
	}
	x := c.expr(v.Args[0])
	tmp := &tree{op: opLocal, t: x.t, at: at(v), slot: c.newLocal(), lvalue: true}
	out := []*stree{{kind: stExpr, x: &tree{op: opAssign, flags: flagDecl, t: x.t, at: at(v), x: tmp, y: x}}}
	return append(out, c.bind(v, tmp)...)
}

// bind declares the names of a structured binding as the elements of a tuple.
func (c *checker) bind(v *VarDecl, tmp *tree) []*stree {
	var out []*stree
	if tmp.t.Kind != Poison && (tmp.t.Kind != KindTuple || len(tmp.t.Elems) != len(v.Bindings)) {
		c.errorf(v, "cannot decompose a value of type '%s' into %d names", tmp.t, len(v.Bindings))
		tmp = &tree{op: opPoison, t: TypePoison, at: at(v), problem: &c.problems[len(c.problems)-1]}
	}
	for i, name := range v.Bindings {
		x := tmp
		if !isPoison(tmp) {
			x = field(at(v), tmp, i)
		}
		to := &tree{op: opLocal, t: x.t, at: at(v), name: name, lvalue: true}
		to.slot = c.declareAs(variable{name: name, t: x.t, pos: v.Pos(), alias: v.Type.refers()})
		out = append(out, &stree{kind: stExpr, x: &tree{op: opAssign, flags: flagDecl, t: x.t, at: at(v), x: to, y: x}})
	}
	return out
}

// A preamble holds the statements before a statement's condition, and the destructors of the
// variables that they declare.
type preamble struct {
	before  []*stree
	destroy []*tree
}

// within prepends a preamble to a statement.
func (p preamble) within(s *stree) *stree {
	if len(p.before) == 0 {
		return s
	}
	return &stree{kind: stBlock, list: append(p.before, finally(p.destroy, s))}
}

// preamble checks the init statement of a statement, nil for none.
func (c *checker) preamble(init Stmt) (p preamble) {
	if init == nil {
		return p
	}
	if s := c.stmt(init); s != nil {
		p.before = append(p.before, s)
	}
	p.destroy = c.destructors(init)
	return p
}

// header checks the init statement and the condition of an if or while.
func (c *checker) header(init Stmt, d *VarDecl, cond Expr) (preamble, *tree) {
	p := c.preamble(init)
	if d == nil {
		return p, c.condition(c.expr(cond))
	}
	p.before = append(p.before, c.decl(d)...)
	v := c.sc.vars[len(c.sc.vars)-1]
	if x := c.destructor(d); x != nil {
		p.destroy = append(p.destroy, x)
	}
	return p, c.condition(v.use(d))
}

func (c *checker) ifStmt(s *If) *stree {
	c.push()
	defer c.pop()
	if s.Constex {
		return c.ifConstexpr(s)
	}
	before, cond := c.header(s.Init, s.Decl, s.Cond)
	out := &stree{kind: stIf, x: cond, list: make([]*stree, 2)}
	out.list[0] = c.nested(s.Then)
	if s.Else != nil {
		out.list[1] = c.nested(s.Else)
	}
	return before.within(out)
}

// ifConstexpr checks if constexpr. The statement that is not executed is discarded: in a
// template it need not be valid for all arguments.
func (c *checker) ifConstexpr(s *If) *stree {
	c.constants++
	before, cond := c.header(s.Init, s.Decl, s.Cond)
	c.constants--
	if isPoison(cond) {
		return before.within(&stree{kind: stExpr, x: cond})
	}
	v, ok := c.constantValue(cond)
	switch {
	case !ok:
		return before.within(&stree{kind: stExpr, x: c.errorf(cond.at, "constexpr if condition is not a constant expression")})
	case v.Bool():
		return before.within(c.nested(s.Then))
	case s.Else != nil:
		return before.within(c.nested(s.Else))
	}
	return before.within(&stree{kind: stBlock})
}

func (c *checker) nested(s Stmt) *stree {
	c.push()
	defer c.pop()
	if t := c.stmt(s); t != nil {
		return t
	}
	return &stree{kind: stBlock}
}

func (c *checker) forStmt(s *For) *stree {
	c.push()
	defer c.pop()
	out := &stree{kind: stLoop}
	before := c.preamble(s.Init)
	if s.Cond != nil {
		out.x = c.condition(c.expr(s.Cond))
	}
	if s.Post != nil {
		out.y = c.expr(s.Post)
	}
	out.list = []*stree{c.nested(s.Body)}
	return before.within(out)
}

// whileStmt checks while and do loops. A condition with a declaration is evaluated
// in every iteration, so it becomes part of the body.
func (c *checker) whileStmt(s *While) *stree {
	c.push()
	defer c.pop()
	out := &stree{kind: stLoop, do: s.Do}
	before, cond := c.header(nil, s.Decl, s.Cond)
	body := c.nested(s.Body)
	if len(before.before) == 0 {
		out.x, out.list = cond, []*stree{body}
		return out
	}
	stop := &stree{kind: stIf, x: cond, list: []*stree{body, {kind: stBreak}}}
	out.list = []*stree{before.within(stop)}
	return out
}

func (c *checker) rangeFor(s *RangeFor) *stree {
	c.push()
	defer c.pop()
	before := c.preamble(s.Init)
	r := c.asList(c.materialize(c.expr(s.Range), nil))
	elem := TypePoison
	switch {
	case isPoison(r):
	case r.t.Kind == KindList:
		elem = r.t.Elem
	case r.t.Kind == KindString:
		elem = TypeChar
	default:
		r = c.errorf(r.at, "invalid range expression of type '%s'; no viable 'begin' function available", r.t)
	}
	out := &stree{kind: stRange, x: r, slot: c.newLocal()}
	tmp := &tree{op: opLocal, t: elem, at: at(s.Var), slot: out.slot, lvalue: true}
	var vars []*stree
	refers := s.Var.Type.refers()
	switch {
	case s.Var.Bindings != nil:
		vars = c.bind(s.Var, tmp)
	case refers && r.t.Kind == KindList && r.t.Vector && c.namesType(s.Var.Type, elem):
		out.ref = true
		c.sc.vars = append(c.sc.vars, variable{name: s.Var.Name, t: elem, slot: out.slot, pos: s.Var.Pos(), ref: true})
	default:
		t := c.typeName(s.Var.Type)
		if t == nil {
			t = elem
		}
		x := c.convert(tmp, t)
		if !s.Var.Type.Reference {
			x = c.copied(x)
		}
		to := &tree{op: opLocal, t: t, at: at(s.Var), name: s.Var.Name, lvalue: true}
		to.slot = c.declareAs(variable{name: s.Var.Name, t: t, pos: s.Var.Pos(), alias: refers})
		vars = []*stree{{kind: stExpr, x: &tree{op: opAssign, flags: flagDecl, t: t, at: at(s.Var), x: to, y: x}}}
	}
	body := c.nested(s.Body)
	out.list = []*stree{{kind: stBlock, list: append(vars, body)}}
	return before.within(out)
}

// namesType reports whether a variable that is declared with a type has just that of its
// initializer.
func (c *checker) namesType(n *TypeName, t *Type) bool {
	named, unknown := c.findType(n)
	return unknown == nil && (named == nil || Same(named, t))
}

func (c *checker) switchStmt(s *Switch) *stree {
	c.push()
	defer c.pop()
	before := c.preamble(s.Init)
	x := c.asNumber(c.expr(s.Cond))
	if !isPoison(x) && !x.t.isIntegral() {
		x = c.errorf(x.at, "statement requires expression of integer type ('%s' invalid)", x.t)
	}
	out := &stree{kind: stSwitch, x: x}
	for _, k := range s.Cases {
		ct := &caseTree{isDeflt: k.Default}
		for _, v := range k.Values {
			t := c.expr(v)
			if !isPoison(t, x) && !t.t.isIntegral() {
				t = c.errorf(v, "value of type '%s' is not implicitly convertible to '%s'", t.t, x.t)
			}
			ct.values = append(ct.values, t)
		}
		ct.body = c.stmts(k.Body)
		out.cases = append(out.cases, ct)
	}
	return before.within(out)
}
