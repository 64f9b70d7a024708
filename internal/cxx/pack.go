package cxx

import (
	"fmt"
	"slices"
)

// A parameter pack of a template is replaced, for each list of template arguments, by its
// elements: types and slots with unique names. [Env.Packs] has these names; an expansion is
// checked once for each of them.

// expansion checks x..., which expands to one argument for each element of the packs in x.
func (c *checker) expansion(e *PackExpansion) []*tree {
	list, problem := c.elements(e, e.X)
	if problem != nil {
		return []*tree{problem}
	}
	return list
}

// elements checks an expression once for each element of the packs in it.
func (c *checker) elements(n, x Node) (list []*tree, problem *tree) {
	size := c.packLength(x)
	switch {
	case size == differentLengths:
		return nil, c.errorf(n, "pack expansion contains parameter packs that have different lengths")
	case size < 0:
		return nil, c.errorf(n, "pack expansion does not contain any unexpanded parameter packs")
	}
	old := c.element
	defer func() { c.element = old }()
	list = make([]*tree, 0, size)
	for i := range size {
		c.element = i + 1
		list = append(list, c.expr(x.(Expr)))
	}
	return list, nil
}

// differentLengths is the length of packs that differ in it.
const differentLengths = -2

// packLength returns the length of the packs in an expression or a type, -1 if there are none.
func (c *checker) packLength(x Node) int {
	size := -1
	for name, elems := range c.env.Packs {
		if !usesName(x, name) {
			continue
		}
		if size >= 0 && size != len(elems) {
			return differentLengths
		}
		size = len(elems)
	}
	return size
}

// foldPack checks (x op ...) and (... op x).
func (c *checker) foldPack(e *Fold) *tree {
	list, problem := c.elements(e, e.X)
	switch {
	case problem != nil:
		return problem
	case len(list) == 0 && (e.Op == tokAndAnd || e.Op == tokOrOr):
		return constant(e, TypeBool, Bool(e.Op == tokAndAnd))
	case len(list) == 0:
		return c.errorf(e, "a fold of an empty pack over '%s' has no value", e.Op)
	}
	if !e.Left {
		slices.Reverse(list)
	}
	x := list[0]
	if len(list) == 1 && (e.Op == tokAndAnd || e.Op == tokOrOr) {
		return c.condition(x)
	}
	for _, y := range list[1:] {
		l, r := x, y
		if !e.Left {
			l, r = y, x
		}
		x = c.foldStep(e, l, r)
	}
	return x
}

// foldStep applies the operator of a fold to two operands that are checked.
func (c *checker) foldStep(e *Fold, x, y *tree) *tree {
	switch {
	case isPoison(x, y):
		return c.poison(e, x, y)
	case e.Op == tokAndAnd:
		return &tree{op: opAnd, t: TypeBool, at: at(e), x: c.condition(x), y: c.condition(y)}
	case e.Op == tokOrOr:
		return &tree{op: opOr, t: TypeBool, at: at(e), x: c.condition(x), y: c.condition(y)}
	case e.Op == tokComma:
		return &tree{op: opSeq, t: y.t, at: at(e), x: x, y: y}
	}
	return c.binary(e, e.Op, x, y)
}

// expandArgs replaces template arguments T... by one for each element of the packs in T.
func (c *checker) expandArgs(args []TemplateArg) []TemplateArg {
	if !slices.ContainsFunc(args, func(a TemplateArg) bool { return a.Type != nil && a.Type.Pack }) {
		return args
	}
	var out []TemplateArg
	for _, a := range args {
		if a.Type == nil || !a.Type.Pack {
			out = append(out, a)
			continue
		}
		size := c.packLength(a.Type)
		if size < 0 {
			c.errorf(a.Type, "pack expansion does not contain any unexpanded parameter packs")
			continue
		}
		for i := range size {
			t := *a.Type
			t.Name, t.Pack = c.elementName(t.Name, i), false
			out = append(out, TemplateArg{Type: &t})
		}
	}
	return out
}

// elementName returns a name in which the names of packs are replaced by those of their elements.
func (c *checker) elementName(n *Name, i int) *Name {
	out := *n
	out.Parts = slices.Clone(n.Parts)
	for k := range out.Parts {
		p := &out.Parts[k]
		if elems := c.env.Packs[p.Ident]; len(out.Parts) == 1 && i < len(elems) {
			p.Ident = elems[i]
		}
		p.Args = slices.Clone(p.Args)
		for j := range p.Args {
			if t := p.Args[j].Type; t != nil && t.Name != nil {
				arg := *t
				arg.Name = c.elementName(t.Name, i)
				p.Args[j].Type = &arg
			}
		}
	}
	return &out
}

// usesName reports whether an unqualified name occurs in an expression.
func usesName(e Node, name string) bool {
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
