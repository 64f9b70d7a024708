package cxx

import (
	"fmt"
	"slices"
)

// lambda checks a lambda expression. Captures by copy are evaluated here; the body
// is compiled at each call, when the argument types are known.
func (c *checker) lambda(e *Lambda) *tree {
	n := &tree{op: opLambda, at: at(e)}
	c.push()
	for i := range e.Captures {
		c.capture(n, e, &e.Captures[i])
	}
	if e.Default == '=' {
		for _, name := range freeNames(e) {
			v, _ := c.variable(e, name)
			switch slot := c.findSlot(name); {
			case v != nil && v.t.Kind != KindFunc:
				c.captureCopy(n, name, v.use(e))
			case v == nil && slot >= 0 && c.env.Slots[slot].Variable: // a parameter
				c.captureCopy(n, name, c.slot(e, slot))
			}
		}
	}
	n.t = &Type{Kind: KindFunc, fn: &funcType{lambda: e, scope: c.sc}}
	c.pop()
	return n
}

func (c *checker) capture(n *tree, e *Lambda, k *Capture) {
	switch {
	case k.Name == "this":
		return
	case k.Init != nil:
		x := c.expr(k.Init)
		c.captureCopy(n, k.Name, x)
		return
	}
	v, bad := c.variable(k, k.Name)
	slot := c.findSlot(k.Name)
	switch {
	case bad != nil:
	case v == nil && slot >= 0: // a parameter
		if x := c.slot(k, slot); !k.Ref && x.t.Kind != KindFunc {
			c.captureCopy(n, k.Name, x)
		}
	case v == nil:
		c.problem(k, UnknownName, k.Name, "use of undeclared identifier '%s'", k.Name)
	case !k.Ref && v.t.Kind != KindFunc:
		c.captureCopy(n, k.Name, v.use(e))
	}
}

// captureCopy declares a copy of x in the scope of the lambda.
func (c *checker) captureCopy(n *tree, name string, x *tree) {
	x = c.copied(c.materialize(x, nil))
	slot := c.declare(name, x.t, 0)
	to := &tree{op: opLocal, t: x.t, at: n.at, slot: slot, name: name, lvalue: true}
	n.list = append(n.list, &tree{op: opAssign, flags: flagDecl, t: x.t, at: n.at, x: to, y: x})
}

// invokeLambda checks a call of a lambda. Its body is compiled once for each list
// of argument types.
func (c *checker) invokeLambda(n Node, f *tree, args []*tree) *tree {
	ft := f.t.fn
	l := ft.lambda
	if len(args) != len(l.Params) {
		return c.errorf(n, "no matching function for call to object of type '(lambda)': requires %d arguments, but %d were provided",
			len(l.Params), len(args))
	}
	conv := make([]*tree, len(args))
	types := make([]*Type, len(args)) // of a reference, that of its address
	for i, a := range args {
		p := l.Params[i].Type
		sc := c.sc
		c.sc = ft.scope
		t := c.typeName(p)
		c.sc = sc
		if t == nil || t.Kind == KindFunc {
			a = c.materialize(a, nil)
			t = a.t
		}
		t = deduce(t, []*tree{a})
		if place := reference(a, t); place != nil && p.refers() {
			conv[i], types[i] = place, place.t
			continue
		}
		if !p.Reference {
			a = c.copied(a)
		}
		conv[i] = c.convert(a, t)
		types[i] = t
	}
	body, bad := c.instantiate(n, ft, types)
	if bad != nil {
		return bad
	}
	return &tree{op: opInvoke, t: body.result, at: at(n), x: f, lam: body, list: conv}
}

// maxInstances bounds the number of argument type lists for which a lambda is
// compiled.
const maxInstances = 128

func (c *checker) instantiate(n Node, ft *funcType, types []*Type) (*funcBody, *tree) {
	for _, b := range ft.made {
		if sameTypes(b.types, types) {
			return b, nil
		}
	}
	if ft.busy {
		return nil, c.errorf(n, "a lambda that calls itself is not supported")
	}
	if len(ft.made) == maxInstances {
		return nil, c.errorf(n, "a lambda is called with arguments of too many different types")
	}
	l := ft.lambda
	old := c.sc
	ft.busy = true
	fn := &function{lambda: l}
	c.sc = &scope{parent: ft.scope, fn: fn}
	if l.Result != nil {
		fn.result = c.typeName(l.Result)
	}
	b := &funcBody{types: types, at: at(l)}
	for i, p := range l.Params {
		b.names = append(b.names, p.Name)
		v := variable{name: p.Name, t: types[i], pos: p.Pos(), alias: p.Type.refers()}
		if v.alias && v.t.Kind == KindPointer && p.Type.Pointers == 0 {
			v.t, v.ref = v.t.Elem, true
		}
		b.params = append(b.params, c.declareAs(v))
	}
	b.body = c.block(l.Body)
	b.result = c.finish(fn)
	c.sc = old
	ft.busy = false
	ft.made = append(ft.made, b)
	return b, nil
}

// refers reports whether a variable of the type is a reference through which it can be
// assigned to.
func (t *TypeName) refers() bool { return t.Reference && !t.Const }

func sameTypes(a, b []*Type) bool {
	for i := range a {
		if !Same(a[i], b[i]) {
			return false
		}
	}
	return true
}

// finish determines the result type of a function and converts the operands of its
// return statements to it.
func (c *checker) finish(fn *function) *Type {
	t := fn.result
	for _, r := range fn.returns {
		if t == nil && r.x != nil && r.x.t.Kind != Poison {
			r.x = c.materialize(r.x, nil)
			t = r.x.t
		}
	}
	if t == nil {
		t = TypeVoid
		for _, r := range fn.returns {
			if r.x != nil {
				t = TypePoison
			}
		}
	}
	for _, r := range fn.returns {
		switch {
		case r.x == nil && t.Kind != KindVoid && t.Kind != Poison:
			r.x = c.errorf(r.y.at, "non-void function should return a value")
		case r.x != nil && t.Kind == KindVoid && r.x.t.Kind != KindVoid:
			r.x = c.errorf(r.x.at, "void function should not return a value")
		case r.x != nil && t.Kind == KindFunc:
			r.x = c.errorf(r.x.at, "returning a lambda is not supported")
		case r.x != nil:
			if fn.result == nil && t.Kind != Poison && commonType(t, r.x.t) == nil && r.x.t.Kind != KindInit {
				r.x = c.errorf(r.x.at, "return type '%s' must match previous return type '%s' when lambda expression has unspecified explicit return type",
					r.x.t, t)
				continue
			}
			r.x = c.copied(c.convert(r.x, t))
		}
		r.y = nil
	}
	return t
}

// program checks a whole body.
func (c *checker) program(b *Block) *tree {
	fn := &function{result: c.env.Result}
	c.sc = &scope{parent: c.sc, fn: fn}
	body := c.block(b)
	t := c.finish(fn)
	return &tree{op: opBody, t: t, at: at(b), lam: &funcBody{body: body, result: t, at: at(b)}}
}

func (c *checker) block(b *Block) *stree {
	c.push()
	defer c.pop()
	return &stree{kind: stBlock, list: c.stmts(b.Stmts)}
}

func (c *checker) stmts(list []Stmt) []*stree {
	out := make([]*stree, 0, len(list))
	for i, s := range list {
		if t := c.stmt(s); t != nil {
			out = append(out, t)
		}
		if destroy := c.destructors(s); destroy != nil {
			return append(out, finally(destroy, c.stmts(list[i+1:])...))
		}
	}
	return out
}

// finally returns a statement that executes a list and then the destructors, the last one
// first.
func finally(destroy []*tree, list ...*stree) *stree {
	s := &stree{kind: stBlock, list: list}
	for _, x := range slices.Backward(destroy) {
		s = &stree{kind: stFinally, x: x, list: []*stree{s}}
	}
	return s
}

// destructors returns the calls of the destructors of the variables that a statement
// declares.
func (c *checker) destructors(s Stmt) []*tree {
	d, ok := s.(*DeclStmt)
	if !ok {
		return nil
	}
	var calls []*tree
	for _, v := range d.Vars {
		if x := c.destructor(v); x != nil {
			calls = append(calls, x)
		}
	}
	return calls
}

// destructor returns the call of the destructor of a variable that was just declared, or nil.
func (c *checker) destructor(d *VarDecl) *tree {
	if d.Bindings != nil || d.Type.Reference || d.Type.Pointers > 0 {
		return nil
	}
	v, _ := c.variable(d, d.Name)
	if v == nil || v.t.Kind != KindObject || v.t.Class.Destroy == nil {
		return nil
	}
	return c.callFunc(d, v.t.Class.Destroy, []*tree{v.use(d)}, TypeVoid)
}

// stmt checks a statement. It returns nil if the statement has no effect.
func (c *checker) stmt(s Stmt) *stree {
	switch s := s.(type) {
	case *Block:
		return c.block(s)
	case *Empty:
		return nil
	case *ExprStmt:
		return &stree{kind: stExpr, x: c.expr(s.X)}
	case *DeclStmt:
		return c.decls(s)
	case *Return:
		return c.returnStmt(s)
	case *If:
		return c.ifStmt(s)
	case *For:
		return c.forStmt(s)
	case *RangeFor:
		return c.rangeFor(s)
	case *While:
		return c.whileStmt(s)
	case *Switch:
		return c.switchStmt(s)
	case *Branch:
		if s.Continue {
			return &stree{kind: stContinue}
		}
		return &stree{kind: stBreak}
	case *Using:
		c.using(s)
		return nil
	case *EnumStmt:
		c.localEnum(s.Enum)
		return nil
	case *ClassStmt:
		c.localClass(s)
		return nil
	}
	panic(fmt.Sprintf("cxx: statement %T", s))
}

func (c *checker) returnStmt(s *Return) *stree {
	r := &stree{kind: stReturn, y: &tree{at: at(s)}}
	if s.X != nil {
		r.x = c.expr(s.X)
	}
	for sc := c.sc; sc != nil; sc = sc.parent {
		if sc.fn != nil {
			sc.fn.returns = append(sc.fn.returns, r)
			break
		}
	}
	return r
}

func (c *checker) using(s *Using) {
	switch {
	case s.Namespace && s.Alias != "":
		c.sc.setName(s.Alias, &entity{name: c.aliased(s.Name), namespace: true})
	case s.Namespace:
		c.sc.ns = append(c.sc.ns, c.aliased(s.Name))
	case s.Alias != "":
		t := c.typeName(s.Type)
		if t == nil {
			c.errorf(s.Type, "'auto' not allowed in type alias")
			return
		}
		c.sc.setType(s.Alias, t)
	default:
		e := c.entity(s.Name)
		switch {
		case e == nil:
		case e.typ != nil && !e.isConst:
			c.sc.setType(s.Name.last().Ident, e.typ)
		default:
			c.sc.setName(s.Name.last().Ident, e)
		}
	}
}

// aliased returns the name of a namespace, in which an alias of a function is replaced.
func (c *checker) aliased(n *Name) string {
	if e := c.sc.named(n.Parts[0].Ident); e != nil && e.namespace && !n.Global {
		rest := n.join()[len(n.Parts[0].Ident):]
		return e.name + rest
	}
	return n.join()
}

// named returns what a using declaration or an alias of a namespace in a function introduces
// under a name, or nil.
func (s *scope) named(name string) *entity {
	for ; s != nil; s = s.parent {
		if e := s.names[name]; e != nil {
			return e
		}
	}
	return nil
}

func (s *scope) setName(name string, e *entity) {
	if s.names == nil {
		s.names = map[string]*entity{}
	}
	s.names[name] = e
}

// localEnum declares an enumeration in a function.
func (c *checker) localEnum(e *FileEnum) {
	var under *Type
	if e.Underlying != nil {
		under = c.typeName(e.Underlying)
	}
	t := EnumType(e.Name, under, e.Scoped)
	t.Class.cases = map[string]Value{}
	c.sc.setType(e.Name, t)
	if !e.Scoped {
		c.sc.enums = append(c.sc.enums, t)
	}
	next := int64(0)
	for _, k := range e.Cases {
		if k.Value != nil {
			x, ok := c.integralConstant(k.Value)
			if !ok {
				c.errorf(k.Value, "expression is not an integral constant expression")
				return
			}
			next = x.Value.Int()
		}
		t.Class.cases[k.Name] = Int(next)
		next++
	}
}

func (s *scope) setType(name string, t *Type) {
	if s.types == nil {
		s.types = map[string]*Type{}
	}
	s.types[name] = t
}
