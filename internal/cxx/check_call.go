package cxx

import (
	"slices"
	"strings"
)

// call checks f(args), x.f(args), T(args) and calls of other callable values.
func (c *checker) call(e *Call) *tree {
	switch fun := unparen(e.Fun).(type) {
	case *NameExpr:
		return c.callName(e, fun)
	case *Member:
		return c.callMethod(e, fun)
	}
	f := c.expr(e.Fun)
	return c.invoke(e, f, c.exprs(e.Args))
}

func unparen(e Expr) Expr {
	for {
		p, ok := e.(*Paren)
		if !ok {
			return e
		}
		e = p.X
	}
}

// callName checks a call by name: of a local variable or a slot, else of a member of
// the class, else of a function, a constant or a type.
func (c *checker) callName(e *Call, fun *NameExpr) *tree {
	if f := c.localName(fun); f != nil {
		return c.invoke(e, f, c.exprs(e.Args))
	}
	n := fun.Name
	if len(e.Args) == 0 && len(n.Parts) == 2 && n.Parts[1].HasArgs { // an object of a trait of types, which converts to bool
		value := *n
		value.Parts = append(n.Parts[:2:2], NamePart{Ident: "value"})
		if t := c.typeTrait(&NameExpr{&value}); t != nil {
			return t
		}
	}
	if !n.Global && len(n.Parts) == 1 {
		if t := c.callMember(e, fun); t != nil {
			return t
		}
	}
	ent := c.entity(n)
	args := c.exprs(e.Args)
	if !n.Global && len(n.Parts) == 1 && (ent == nil || ent.funcs != nil) {
		if t := c.callAnyScope(e, n.last(), ent, args); t != nil {
			return t
		}
	}
	switch {
	case ent == nil:
		return c.unknownCall(e, fun, args)
	case ent.isConst:
		return c.invoke(e, constant(fun, ent.typ, ent.val), args)
	case ent.funcs != nil:
		return c.resolve(e, n.join(), ent.funcs, args, n.last())
	}
	t := c.typeName(&TypeName{span: n.span, Name: n})
	return c.construct(e, t, args, false)
}

// callAnyScope checks a call of an unqualified name: of the functions of the nearest scope or,
// if none of these matches, of the others. It returns nil if the name refers to no functions.
func (c *checker) callAnyScope(e *Call, name *NamePart, nearest *entity, args []*tree) *tree {
	before := len(c.problems)
	if nearest != nil {
		t := c.overload(e, nearest.funcs, args, name.Args)
		switch {
		case t != nil:
			return t
		case len(c.problems) > before:
			return c.poison(e, args...)
		}
	}
	if isPoison(args...) {
		return nil
	}
	if funcs := c.farther(name.Ident, args); len(funcs) > 0 {
		return c.overload(e, funcs, args, name.Args)
	}
	return nil
}

// farther returns the functions of an unqualified name that the scopes around the nearest
// one have, which may not be declared where the text is, and those in the namespaces of the
// classes of arguments and of their bases.
func (c *checker) farther(name string, args []*tree) []*Func {
	var funcs []*Func
	add := func(ns string) {
		if e := c.entityIn(ns, name); e != nil && (len(e.funcs) == 0 || !slices.Contains(funcs, e.funcs[0])) {
			funcs = append(funcs, e.funcs...)
		}
	}
	var associated func(k *Class)
	associated = func(k *Class) {
		class, _, _ := strings.Cut(k.Name, "<")
		if i := strings.LastIndex(class, "::"); i > 0 {
			add(class[:i])
		}
		for _, b := range k.Bases {
			associated(b)
		}
	}
	for _, x := range args {
		t := x.t
		for t.Kind == KindPointer {
			t = t.Elem
		}
		if t.Class != nil {
			associated(t.Class)
		}
	}
	for _, ns := range c.ns {
		add(ns)
	}
	return funcs
}

// callMember checks a call of a function of the class to which the text belongs: a method of
// this, or a static function. It returns nil if there is no such function.
func (c *checker) callMember(e *Call, fun *NameExpr) *tree {
	name, class := fun.Name.last(), c.env.Class
	if c.env.This > 0 {
		this := c.slot(fun, c.env.This-1)
		if this.t.Kind == KindObject {
			class = this.t.Class
			if fs := class.method(name.Ident); fs != nil {
				return c.resolve(e, name.Ident, fs, append([]*tree{this}, c.exprs(e.Args)...), name)
			}
		}
	}
	if class == nil {
		return nil
	}
	if fs := class.static(name.Ident); fs != nil {
		return c.resolve(e, name.Ident, fs, c.exprs(e.Args), name)
	}
	return nil
}

// unknownCall reports a name that is neither a function nor a class. If the name is
// qualified by a class, the report says that a member is unknown.
func (c *checker) unknownCall(e *Call, fun *NameExpr, args []*tree) *tree {
	n := fun.Name
	name := n.join()
	if len(n.Parts) > 1 {
		scope := &Name{span: n.span, Global: n.Global, Parts: n.Parts[:len(n.Parts)-1]}
		if s := c.entity(scope); s != nil && s.typ != nil {
			last := n.last()
			return c.problem(last, UnknownMethod, s.name+"::"+last.Ident, "no member named '%s' in '%s'", last.Ident, s.name)
		}
	}
	return c.problem(fun, UnknownFunction, name, "use of undeclared identifier '%s'", name)
}

// invoke checks a call of a value.
func (c *checker) invoke(n Node, f *tree, args []*tree) *tree {
	switch {
	case isPoison(f):
		return c.poison(n, f)
	case f.t.Kind == KindFunc && f.t.fn.lambda != nil:
		return c.invokeLambda(n, f, args)
	case isFunction(f.t):
		return c.callFunction(n, f, args)
	case f.t.Kind == KindFunc:
		return c.resolveArgs(n, f.t.fn.name, f.t.fn.funcs, args, f.t.fn.targs)
	case f.t.Kind == KindObject:
		if fs := f.t.Class.method("operator()"); fs != nil {
			return c.resolve(n, "operator()", fs, append([]*tree{f}, args...), nil)
		}
	}
	return c.errorf(n, "called object type '%s' is not a function or function pointer", f.t)
}

// receiver checks the object of a member access. The operator -> dereferences
// pointers and optionals.
func (c *checker) receiver(e *Member) *tree {
	x := c.expr(e.X)
	if !e.Arrow || isPoison(x) {
		return x
	}
	switch x.t.Kind {
	case KindPointer, KindOptional, KindIter:
		return c.deref(e.X, x)
	case KindObject:
		if fs := x.t.Class.method("operator->"); fs != nil {
			return c.resolve(e.X, "operator->", fs, []*tree{x}, nil)
		}
	}
	return x
}

// methods returns the methods of a type with a name.
func (c *checker) methods(t *Type, name string) []*Func {
	if t.Kind == KindObject {
		if fs := t.Class.method(name); fs != nil {
			return fs
		}
	}
	if t.Kind == KindList && t.Elem != nil && t.Elem.Kind == KindObject {
		if fs := t.Elem.Class.rangeMethod(name); fs != nil {
			return fs
		}
	}
	return c.reg.methods[t.Kind][name]
}

func (c *checker) callMethod(e *Call, m *Member) *tree {
	x := c.receiver(m)
	args := c.exprs(e.Args)
	if isPoison(x) {
		return c.poison(e, x)
	}
	fs := c.methods(x.t, m.Sel.Ident)
	if _, this := m.X.(*This); m.Arrow && !this && x.t.Kind == KindObject {
		if preferred := x.t.Class.arrowMethods(m.Sel.Ident); preferred != nil {
			fs = preferred
		}
	}
	if fs == nil && x.t.Kind == KindObject {
		if fs := x.t.Class.static(m.Sel.Ident); fs != nil {
			return c.resolve(e, m.Sel.Ident, fs, args, &m.Sel)
		}
		if l := c.asList(x); l != x { // an ArrayAttr has begin and end
			if more := c.methods(l.t, m.Sel.Ident); more != nil {
				x, fs = l, more
			}
		}
	}
	if fs == nil {
		return c.noMember(m, x)
	}
	return c.resolve(e, m.Sel.Ident, fs, append([]*tree{x}, args...), &m.Sel)
}

func (c *checker) noMember(m *Member, x *tree) *tree {
	name := m.Sel.Ident
	return c.problem(m.Sel, UnknownMethod, x.t.String()+"::"+name, "no member named '%s' in '%s'", name, x.t)
}

// member checks x.name without a call: an element of a tuple, or a field. The host
// registers fields as methods without parameters, or with [Class.Field].
func (c *checker) member(e *Member) *tree {
	x := c.receiver(e)
	if isPoison(x) {
		return c.poison(e, x)
	}
	if x.t.Kind == KindTuple {
		i := map[string]int{"first": 0, "second": 1}
		if k, ok := i[e.Sel.Ident]; ok && k < len(x.t.Elems) {
			return field(at(e), x, k)
		}
	}
	if x.t.Kind == KindObject {
		for _, f := range x.t.Class.method(e.Sel.Ident) {
			if len(f.Params) == 0 && f.Template == nil && f.build == nil {
				t := c.callFunc(at(e), f, []*tree{x}, f.Result)
				if f.field {
					return c.deref(e, t)
				}
				return t
			}
		}
	}
	return c.noMember(e, x)
}

func field(at span, x *tree, k int) *tree {
	return &tree{op: opField, t: x.t.Elems[k], at: at, x: x, slot: k}
}

// resolve performs overload resolution and reports an error if no function matches.
func (c *checker) resolve(n Node, name string, funcs []*Func, args []*tree, part *NamePart) *tree {
	var targs []TemplateArg
	if part != nil {
		targs = part.Args
	}
	return c.resolveArgs(n, name, funcs, args, targs)
}

func (c *checker) resolveArgs(n Node, name string, funcs []*Func, args []*tree, targs []TemplateArg) *tree {
	before := len(c.problems)
	if t := c.overload(n, funcs, args, targs); t != nil {
		return t
	}
	if isPoison(args...) || len(c.problems) > before {
		return c.poison(n, args...)
	}
	what := "function"
	if len(funcs) > 0 && funcs[0].method {
		what = "member function"
		args = args[1:]
	}
	types := make([]*Type, len(args))
	for i, a := range args {
		types[i] = a.t
	}
	return c.errorf(n, "no matching %s for call to '%s' with arguments (%s)", what, name, typeNames(types))
}

// overload returns a call of the function that matches the arguments best: the one
// with the smallest rank, and the first in order of registration if ranks are equal
// (C++ would report an ambiguity). Templates are tried in order, and only if no other
// function matches; in C++ a template with a better rank would win. For methods
// args[0] is the receiver. The result is nil if no function matches.
func (c *checker) overload(n Node, funcs []*Func, args []*tree, targs []TemplateArg) *tree {
	targs = c.expandArgs(targs)
	var best *Func
	var bestArgs []*tree
	bestRank, same := 1<<30, false
	isTemplate := func(f *Func) bool { return f.Template != nil || f.build != nil }
	onlyTemplates := len(targs) > 0 && slices.ContainsFunc(funcs, isTemplate) // f<T>(x)
	for _, f := range funcs {
		if onlyTemplates || isTemplate(f) {
			continue
		}
		conv, rank := c.fit(f, args)
		switch {
		case conv != nil && rank < bestRank:
			best, bestArgs, bestRank, same = f, conv, rank, false
		case conv != nil && rank == bestRank:
			same = same || sameHere(f, best)
		}
	}
	if same {
		return c.ambiguous(n, best)
	}
	if best != nil {
		return c.callFunc(at(n), best, bestArgs, best.Result)
	}
	for _, f := range moreSpecialized(funcs) {
		if f.Template == nil && f.build == nil {
			continue
		}
		if t := c.expand(n, f, args, targs); t != nil {
			return t
		}
	}
	return nil
}

// sameHere reports whether code defines two functions whose parameters have the same types
// here, but different ones in C++, such as std::string and const char *.
func sameHere(f, g *Func) bool {
	return differ(f, g) && f.Const == g.Const && slices.EqualFunc(f.Params, g.Params, Same)
}

// differ reports whether code defines two functions, and not the same one for two copies of a class.
func differ(f, g *Func) bool {
	return f.Code != CodePlace{} && g.Code != CodePlace{} && f.Code != g.Code
}

func (c *checker) ambiguous(n Node, f *Func) *tree {
	return c.errorf(n, "overloads of '%s' are not supported that differ only in types like 'std::string' and 'const char *'", f.Name)
}

// moreSpecialized orders functions so that more specialized templates come first.
func moreSpecialized(funcs []*Func) []*Func {
	compare := func(f, g *Func) int { return g.Specialized - f.Specialized }
	if slices.IsSortedFunc(funcs, compare) {
		return funcs
	}
	funcs = slices.Clone(funcs)
	slices.SortStableFunc(funcs, compare)
	return funcs
}

// maxWork bounds the attempts to match calls, which nested braced lists multiply.
const maxWork = 1 << 16

// fit converts arguments to the parameters of f. It returns nil if they do not
// match. The rank is the sum of the ranks of the conversions, weighted so that
// worse conversions dominate.
func (c *checker) fit(f *Func, args []*tree) ([]*tree, int) {
	recv := 0
	if f.method {
		recv = 1
	}
	n := len(args) - recv
	if c.work++; c.work > maxWork {
		return nil, 0
	}
	if n < len(f.Params)-f.Optional || n > len(f.Params) && !f.Variadic {
		return nil, 0
	}
	out := make([]*tree, len(args))
	copy(out, args[:recv])
	sum := 0
	for i, a := range args[recv:] {
		p := f.Params[min(i, len(f.Params)-1)]
		if i < len(f.Refs) && f.Refs[i] {
			if place := reference(a, p); place != nil {
				out[recv+i] = place
				continue
			}
			if p.Kind != KindObject || a.lvalue && a.op == opVariable {
				return nil, 0
			}
		}
		conv, rank := c.coerce(a, p, false)
		if conv == nil {
			return nil, 0
		}
		out[recv+i] = conv
		sum += 1 << (4 * rank) &^ 1
	}
	return out, sum
}

// reference returns the address of a variable of a type or of a class that derives from it, or
// nil if t is not such a variable.
func reference(t *tree, to *Type) *tree {
	root := t
	for root.op == opUnwrap || root.op == opRetype {
		root = root.x
	}
	derived := t.t.Kind == KindObject && to.Kind == KindObject && t.t.Class.DerivesFrom(to.Class)
	if !t.lvalue || root.op == opSlot || !derived && !Same(t.t, to) {
		return nil
	}
	return &tree{op: opAddr, t: PointerTo(t.t), at: t.at, x: t}
}

// expand calls the function that a template returns for this call. It returns nil
// if the template does not match.
func (c *checker) expand(n Node, f *Func, args []*tree, targs []TemplateArg) *tree {
	s := &Site{c: c, node: n, fn: f, args: args, targs: targs}
	if f.build != nil {
		t := f.build(s)
		if t == nil && s.failed {
			return c.poison(n, args...)
		}
		return t
	}
	g := f.Template(s)
	if g == nil {
		if s.failed {
			return c.poison(n, args...)
		}
		return nil
	}
	if g.Name == "" {
		g.Name = f.Name
	}
	if f.Go != nil && g.Go == nil {
		g.Go = f.Go
	}
	g.method, g.Builtin = f.method, g.Builtin || f.Builtin
	conv := make([]*tree, len(s.args))
	for i, a := range s.args {
		conv[i] = c.materialize(a, nil)
	}
	if g.Params != nil {
		if conv, _ = c.fit(g, s.args); conv == nil {
			return nil
		}
	}
	t := c.callFunc(at(n), g, conv, g.Result)
	t.calls = s.calls
	return t
}

// callFunc returns a node that calls f with converted arguments.
func (c *checker) callFunc(n Node, f *Func, args []*tree, result *Type) *tree {
	if f.Unknown != "" {
		return c.errorf(n, "%s", f.Unknown)
	}
	if !f.Builtin {
		c.native(f.Name)
	}
	if result == nil {
		result = TypeVoid
	}
	return &tree{op: opCall, t: result, at: at(n), fn: f, list: args}
}

// construct checks T(args) and T{args}.
func (c *checker) construct(n Node, t *Type, args []*tree, brace bool) *tree {
	if t == nil {
		return c.errorf(n, "'auto' not allowed here")
	}
	if t.Kind == Poison {
		return c.poison(n, args...)
	}
	if brace && len(args) > 1 && t.Kind == KindList {
		init := &tree{t: &Type{Kind: KindInit}}
		for _, a := range args {
			init.t.Elems = append(init.t.Elems, a.t)
		}
		t = deduce(t, []*tree{init})
	}
	t = deduce(t, args)
	if t.Kind == KindFunc && (!isFunction(t) || len(args) == 0) {
		return constant(n, t, Null)
	}
	if isPoison(args...) {
		return retype(c.poison(n, args...), t)
	}
	if brace && len(args) > 0 && t.Kind == KindList {
		init := &tree{op: opList, at: at(n), list: args, t: &Type{Kind: KindInit}}
		if out, _ := c.coerceInit(init, t); out != nil {
			return out
		}
	}
	if out := c.constructor(n, t, args, true); out != nil {
		return out
	}
	if brace && t.Kind == KindObject {
		init := &tree{op: opList, at: at(n), list: args, t: &Type{Kind: KindInit}}
		if out := c.fromList(init, t); out != nil {
			return out
		}
	}
	if len(args) == 1 {
		if out, _ := c.coerce(args[0], t, true); out != nil {
			return c.copied(out)
		}
	}
	types := make([]*Type, len(args))
	for i, a := range args {
		types[i] = a.t
	}
	return c.errorf(n, "no matching constructor for initialization of '%s' with arguments (%s)", t, typeNames(types))
}

// deduce determines the arguments of a class template that was named without
// arguments.
func deduce(t *Type, args []*tree) *Type {
	if (t.Kind != KindList && t.Kind != KindOptional) || t.Elem.Kind != Poison || len(args) != 1 {
		return t
	}
	elem := args[0].t
	switch {
	case elem.Kind == t.Kind:
		elem = elem.Elem
	case elem.Kind == KindInit:
		list := elem.Elems
		elem = TypePoison
		for _, e := range list {
			if elem = commonType(elem, e); elem == nil {
				return t
			}
		}
	}
	d := typeOf(t.Kind, elem)
	d.Vector = t.Vector
	return d
}

// filled returns a list of n times x.
func (c *checker) filled(at Node, t *Type, n, x *tree) *tree {
	list := c.callFunc(at, fillFunc, []*tree{n, x}, t)
	if isInstance(t.Elem) { // each a copy
		return &tree{op: opCopy, t: t, at: list.at, x: list}
	}
	return list
}

// constructor performs overload resolution among the constructors of a type. It
// returns nil if none matches.
func (c *checker) constructor(n Node, t *Type, args []*tree, explicit bool) *tree {
	switch t.Kind {
	case KindObject:
		if len(args) == 0 && variantType(t) != nil {
			return c.emptyVariant(n, t)
		}
		if out := c.overload(n, t.Class.ctors, args, nil); out != nil {
			return out
		}
	case KindList:
		if len(args) == 2 && args[0].t.isIntegral() && !args[1].t.isIterator() {
			if x, rank := c.coerce(args[1], t.Elem, false); rank >= 0 {
				return c.filled(n, t, args[0], x)
			}
		}
		if len(args) == 2 && args[0].t.isIterator() && args[1].t.isIterator() {
			x := c.callFunc(n, betweenFunc, args, ListOf(t.Elem))
			if t.Vector {
				return &tree{op: opCopy, t: t, at: at(n), x: x}
			}
			return x
		}
		if len(args) == 1 && t.Vector && args[0].t.isIntegral() && explicit {
			if z, ok := zeroOf(t.Elem); ok {
				return c.filled(n, t, args[0], constant(n, t.Elem, z))
			}
			if isInstance(t.Elem) {
				if x := c.constructor(n, t.Elem, nil, true); x != nil {
					return c.filled(n, t, args[0], x)
				}
			}
		}
		if len(args) == 0 && t.Vector {
			return &tree{op: opCopy, t: t, at: at(n), x: constant(n, ListOf(t.Elem), Values(nil))}
		}
	case KindTuple:
		if len(args) == 0 && len(t.Elems) > 0 {
			for _, e := range t.Elems {
				args = append(args, c.construct(n, e, nil, false))
			}
		}
		if len(args) == len(t.Elems) {
			init := &tree{op: opList, at: at(n), list: args, t: &Type{Kind: KindInit}}
			if out, _ := c.coerceInit(init, t); out != nil {
				return out
			}
		}
	}
	if len(args) == 0 {
		if z, ok := zeroOf(t); ok {
			return constant(n, t, z)
		}
	}
	return nil
}
