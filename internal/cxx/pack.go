package cxx

import "fmt"

// A parameter pack of a template is replaced, for each list of template arguments, by its
// elements: types and slots with unique names. [Env.Packs] has these names; an expansion is
// checked once for each of them.

// expansion checks x..., which expands to one argument for each element of the packs in x.
func (c *checker) expansion(e *PackExpansion) []*tree {
	n := -1
	for name, elems := range c.env.Packs {
		if !usesName(e.X, name) {
			continue
		}
		if n >= 0 && n != len(elems) {
			return []*tree{c.errorf(e, "pack expansion contains parameter packs that have different lengths")}
		}
		n = len(elems)
	}
	if n < 0 {
		return []*tree{c.errorf(e, "pack expansion does not contain any unexpanded parameter packs")}
	}
	old := c.element
	defer func() { c.element = old }()
	out := make([]*tree, 0, n)
	for i := range n {
		c.element = i + 1
		out = append(out, c.expr(e.X))
	}
	return out
}

// usesName reports whether an unqualified name occurs in an expression.
func usesName(e Expr, name string) bool {
	found := false
	is := func(n *Name) bool { return !n.Global && len(n.Parts) == 1 && n.Parts[0].Ident == name }
	Inspect(e, func(n Node) bool {
		switch n := n.(type) {
		case *NameExpr:
			found = found || is(n.Name)
		case *TypeName:
			found = found || is(n.Name)
		}
		return !found
	})
	return found
}

// packElement returns the name of the current element of a pack, and a name that is not
// that of a pack as it is.
func (c *checker) packElement(name string) string {
	if elems := c.env.Packs[name]; 0 < c.element && c.element <= len(elems) {
		return elems[c.element-1]
	}
	return name
}

// packSize checks sizeof...(x).
func (c *checker) packSize(e *PackSize) *tree {
	elems, ok := c.env.Packs[e.Pack]
	if !ok {
		return c.problem(e, UnknownName, e.Pack, "'%s' does not refer to the name of a parameter pack", e.Pack)
	}
	return constant(e, TypeUint64, Int(int64(len(elems))))
}

// packSize parses "..." "(" name ")" after sizeof.
func (p *parser) packSize(begin int32) Expr {
	p.next()
	if !p.expect(tokLParen) {
		return nil
	}
	if p.kind() != tokIdent {
		p.errorHere("expected the name of a parameter pack")
		return nil
	}
	e := &PackSize{span: span{pos: begin}, Pack: p.text()}
	p.next()
	if !p.expect(tokRParen) {
		return nil
	}
	e.end = p.prevEnd()
	return e
}

// Instantiate returns the function that a call with variables of these types finds: an
// instance, if f is a template. The error explains why the call is invalid.
func (f *Func) Instantiate(env *Env, types []*Type) (*Func, error) {
	if f.Template == nil {
		return f, nil
	}
	c := newChecker(env)
	site := &Site{c: c, node: &Empty{}, fn: f}
	for i, t := range types {
		site.args = append(site.args, &tree{op: opVariable, t: t, slot: i, lvalue: true})
	}
	g := f.Template(site)
	switch {
	case len(c.problems) > 0:
		return nil, fmt.Errorf("%s", c.problems[0].Message)
	case g == nil || len(g.Params) != len(types):
		return nil, fmt.Errorf("no matching function for call to '%s' with arguments (%s)", f.Name, typeNames(types))
	case g.Unknown != "":
		return nil, fmt.Errorf("%s", g.Unknown)
	}
	for i, a := range site.args {
		if conv, _ := c.coerce(a, g.Params[i], false); conv == nil {
			return nil, fmt.Errorf("no viable conversion from '%s' to '%s'", a.t, g.Params[i])
		}
	}
	return g, nil
}
