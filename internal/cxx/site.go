package cxx

import (
	"fmt"
	"slices"
	"strconv"
)

// A Site is a call of a function that has a Template. It provides the information
// from which the Template builds a function for the call.
type Site struct {
	c      *checker
	node   Node
	fn     *Func
	args   []*tree // including the receiver of a method
	targs  []TemplateArg
	calls  []*Callable
	failed bool
}

func (s *Site) base() int {
	if s.fn.method {
		return 1
	}
	return 0
}

// NumArgs returns the number of arguments, without the receiver.
func (s *Site) NumArgs() int { return len(s.args) - s.base() }

// ArgType returns the type of an argument.
func (s *Site) ArgType(i int) *Type { return s.args[s.base()+i].t }

// Receiver returns the type of the receiver of a method.
func (s *Site) Receiver() *Type { return s.args[0].t }

// NumTemplateArgs returns the number of template arguments.
func (s *Site) NumTemplateArgs() int { return len(s.targs) }

// TemplateType returns template argument i, which must be a type. If the type is
// unknown it reports that and returns nil.
func (s *Site) TemplateType(i int) *Type {
	if i >= len(s.targs) {
		return nil
	}
	t := s.targs[i].Type
	if t == nil {
		s.Errorf("template argument for template type parameter must be a type")
		return nil
	}
	typ := s.c.typeName(t)
	if typ == nil || typ.Kind == Poison {
		s.failed = true
		return nil
	}
	return typ
}

// TemplateName returns the name of a template argument as written, without a
// leading "::", and its qualified name if it is registered. Traits that are not
// classes of the host are identified in this way. The first name has the template
// arguments that are integers.
func (s *Site) TemplateName(i int) (written, qualified string) {
	if i >= len(s.targs) || s.targs[i].Type == nil {
		return "", ""
	}
	n := s.targs[i].Type.Name
	for k, p := range n.Parts {
		if k > 0 {
			written += "::"
		}
		written += p.Ident
		if l, ok := integerArg(p); ok {
			written += "<" + l + ">"
		}
	}
	if e := s.c.entity(n); e != nil {
		qualified = e.name
	}
	return written, qualified
}

// TemplateNames returns the qualified names that the name of a template argument may have, from
// the innermost namespace outwards.
func (s *Site) TemplateNames(i int) []string {
	written, _ := s.TemplateName(i)
	if written == "" {
		return nil
	}
	var names []string
	if s.targs[i].Type.Name.Global {
		return []string{written}
	}
	for sc := s.c.sc; sc != nil; sc = sc.parent {
		for _, ns := range sc.ns {
			names = append(names, qualify(ns, written))
		}
	}
	for _, ns := range s.c.ns {
		names = append(names, qualify(ns, written))
	}
	if s.c.reg.Namespace != nil {
		for k, n := range names {
			names[k] = s.c.reg.Namespace(n)
		}
	}
	return names
}

// integerArg returns the template argument of a name if it is one integer.
func integerArg(p NamePart) (string, bool) {
	if len(p.Args) != 1 {
		return "", false
	}
	l, ok := p.Args[0].Expr.(*Literal)
	if !ok || l.Kind != IntLit {
		return "", false
	}
	return strconv.FormatUint(l.Int, 10), true
}

// TemplateInt returns a template argument that is an integer constant.
func (s *Site) TemplateInt(i int) (int64, bool) {
	if i >= len(s.targs) {
		return 0, false
	}
	k, ok := s.TemplateConstant(i)
	return k.Value.Int(), ok
}

// TemplateConstant returns a template argument that is an integral constant.
func (s *Site) TemplateConstant(i int) (Constant, bool) {
	if i >= len(s.targs) {
		return Constant{}, false
	}
	e := s.targs[i].Expr
	if t := s.targs[i].Type; t != nil {
		e = &NameExpr{t.Name}
	}
	return s.c.integralConstant(e)
}

// ConstArg returns the value of an argument that is a constant.
func (s *Site) ConstArg(i int) (Value, bool) {
	t := s.args[s.base()+i]
	return t.val, t.op == opConst
}

// Errorf reports that the call is invalid. The Template then returns nil.
func (s *Site) Errorf(format string, args ...any) {
	s.failed = true
	s.c.errorf(s.node, format, args...)
}

// ListElem returns the element type of an argument that is a list, or nil. A braced
// list becomes a list of the given element type, or, if that is nil, of the common
// type of its elements.
func (s *Site) ListElem(i int, elem *Type) *Type { return s.listAt(s.base()+i, elem) }

// listAt is ListElem with an index that counts the receiver.
func (s *Site) listAt(i int, elem *Type) *Type {
	a := &s.args[i]
	if (*a).t.Kind == KindInit {
		*a = s.c.materialize(*a, elem)
	}
	*a = s.c.asList(*a)
	switch t := (*a).t; t.Kind {
	case KindList:
		return t.Elem
	case KindString:
		return TypeChar
	case Poison:
		return TypePoison
	case KindTuple:
		if len(t.Elems) > 0 {
			return t.Elems[0]
		}
	}
	return nil
}

// Convert converts an argument, or reports that there is no conversion.
func (s *Site) Convert(i int, to *Type) bool {
	a := &s.args[s.base()+i]
	conv, _ := s.c.coerce(*a, to, false)
	if conv == nil {
		s.Errorf("no viable conversion from '%s' to '%s'", (*a).t, to)
		return false
	}
	*a = conv
	return true
}

// Converts reports whether an argument converts implicitly to a type.
func (s *Site) Converts(i int, to *Type) bool {
	conv, _ := s.c.coerce(s.args[s.base()+i], to, false)
	return conv != nil
}

// Reference replaces a variable passed as an argument by its address ([Value.Cell]). It returns
// false if the argument is not a variable.
func (s *Site) Reference(i int) bool {
	a := &s.args[s.base()+i]
	place := reference(*a, (*a).t)
	if place != nil {
		*a = place
	}
	return place != nil
}

// Equal returns the comparison of two values of the types. Without one it reports an error and
// returns nil.
func (s *Site) Equal(a, b *Type) func(m *Machine, x, y Value) bool {
	switch {
	case a.Kind == Poison || b.Kind == Poison:
		return func(*Machine, Value, Value) bool { return false }
	case a.isNumber() && b.isNumber():
		n := arithType(a, b)
		return func(_ *Machine, x, y Value) bool {
			return compareNumbers(tokEq, n, convertNumber(x, a, n), convertNumber(y, b, n))
		}
	}
	c, t, u := s.binary(a, b)
	eq := s.c.overloaded(s.node, tokEq, t, u)
	if eq == nil {
		eq = s.c.equal(s.node, tokEq, t, u)
	}
	switch {
	case isPoison(eq):
		s.failed = true
		return nil
	case (eq.op == opEqual || eq.op == opCompare) && eq.x == t && eq.y == u:
		return equalFunc(eq.ct)
	}
	if c.call, c.Result = s.c.condition(eq), TypeBool; isPoison(c.call) {
		s.failed = true
		return nil
	}
	s.calls = append(s.calls, c)
	return func(m *Machine, x, y Value) bool { return c.Call(m, x, y).Bool() }
}

// less returns the comparison of two objects by operator<. Without one it reports an error and
// returns nil.
func (s *Site) less(elem *Type) func(m *Machine, x, y Value) bool {
	c, x, y := s.binary(elem, elem)
	if c.call, c.Result = s.c.condition(s.c.binary(s.node, tokLt, x, y)), TypeBool; isPoison(c.call) {
		s.failed = true
		return nil
	}
	s.calls = append(s.calls, c)
	return func(m *Machine, x, y Value) bool { return c.Call(m, x, y).Bool() }
}

// binary returns a function of two parameters, which has no code yet.
func (s *Site) binary(a, b *Type) (c *Callable, x, y *tree) {
	c = &Callable{params: []*Type{a, b}}
	var args [2]*tree
	for i, t := range c.params {
		args[i] = &tree{op: opLocal, t: t, at: at(s.node), slot: s.c.newLocal(), name: "element"}
		c.slots = append(c.slots, args[i].slot)
	}
	return c, args[0], args[1]
}

// Streamed compiles the operator << that code defines for streams of a type and an argument of
// another, or nil.
func (s *Site) Streamed(stream, arg *Type) *Callable {
	if arg.Class == nil {
		return nil
	}
	c, x, y := s.binary(stream, arg)
	if c.call = s.c.freeOperator(s.node, "operator<<", x, y); c.call == nil {
		return nil
	}
	if c.Result = c.call.t; isPoison(c.call) {
		s.failed = true
		return nil
	}
	s.calls = append(s.calls, c)
	return c
}

// Callable compiles an argument that is a lambda, a function or a function object
// for calls with the given argument types. If this is impossible it reports an
// error and returns nil. The native's Call calls the result.
func (s *Site) Callable(i int, params ...*Type) *Callable {
	a := s.args[s.base()+i]
	if isPoison(a) {
		s.failed = true
		return nil
	}
	if a.t.Kind != KindFunc && (a.t.Kind != KindObject || a.t.Class.method("operator()") == nil) {
		s.Errorf("called object type '%s' is not a function or function pointer", a.t)
		return nil
	}
	c := &Callable{params: params}
	args := make([]*tree, len(params))
	for i, p := range params {
		slot := s.c.newLocal()
		c.slots = append(c.slots, slot)
		args[i] = &tree{op: opLocal, t: p, at: at(s.node), slot: slot, name: fmt.Sprintf("arg%d", slot)}
	}
	c.call = s.c.invoke(s.node, a, args)
	c.Result = c.call.t
	if c.Result.Kind == Poison {
		s.failed = true
		return nil
	}
	s.calls = append(s.calls, c)
	return c
}

// CallableTo is Callable for a function whose result is converted to a type.
func (s *Site) CallableTo(i int, result *Type, params ...*Type) *Callable {
	c := s.Callable(i, params...)
	if c == nil || result.Kind == KindVoid {
		return c
	}
	c.call = s.c.convert(c.call, result)
	if c.call.t.Kind == Poison && result.Kind != Poison {
		s.failed = true
		return nil
	}
	c.Result = result
	return c
}

// Construct compiles the making of an object of a type with the arguments of the call from
// one on. If that is impossible it reports an error and returns nil.
func (s *Site) Construct(t *Type, first int) *Callable {
	c := &Callable{call: s.c.construct(s.node, t, s.args[s.base()+first:], false)}
	if c.Result = c.call.t; c.Result.Kind == Poison {
		s.failed = true
		return nil
	}
	s.calls = append(s.calls, c)
	return c
}

// ArgFuncs returns the functions that an argument names, nil if it is something else.
func (s *Site) ArgFuncs(i int) []*Func {
	t := s.ArgType(i)
	if t.Kind != KindFunc {
		return nil
	}
	return t.fn.funcs
}

// LambdaFunc returns the function that an argument is, if that is a lambda without captures: code may
// call it after the evaluation that made it has ended. It is nil for anything else.
func (s *Site) LambdaFunc(i int) *Func {
	t := s.ArgType(i)
	if t.Kind != KindFunc || t.fn.lambda == nil {
		return nil
	}
	l := t.fn.lambda
	if l.Default != 0 || len(l.Captures) > 0 {
		return nil
	}
	env := *s.c.env
	env.Slots, env.This, env.Class, env.Result = nil, 0, s.c.ownClass(), nil
	f := &Func{Name: "(lambda)"}
	for k, p := range l.Params {
		of := s.LambdaParam(i, k)
		if of == nil || of.Kind == Poison {
			return nil
		}
		f.Params = append(f.Params, of)
		env.Slots = append(env.Slots, Slot{Name: p.Name, Type: of, Variable: of.Kind != KindPointer && of.Kind != KindFunc && of.Kind != KindList})
	}
	if l.Result != nil {
		env.Result = s.c.typeName(l.Result)
	}
	prog := Compile(l.Body, &env)
	if f.Result = prog.Result; !prog.Complete() {
		p := prog.Problems[0]
		f.Unknown = p.Message
		if len(s.c.problems) < maxErrors {
			s.c.problems = append(s.c.problems, p)
		}
		s.failed = true
	}
	f.Call = func(m *Machine, args []Value) Value {
		v, err := prog.Run(m, slices.Clone(args))
		if err != nil {
			return m.Failf("%v", err)
		}
		return v
	}
	return f
}

// LambdaParam returns the declared type of a parameter of an argument that is a lambda,
// nil if the argument is something else or the type is auto.
func (s *Site) LambdaParam(i, param int) *Type {
	t := s.ArgType(i)
	if t.Kind != KindFunc || t.fn.lambda == nil || param >= len(t.fn.lambda.Params) {
		return nil
	}
	old := s.c.sc
	s.c.sc = t.fn.scope
	p := s.c.typeName(t.fn.lambda.Params[param].Type)
	s.c.sc = old
	return p
}

// Predicate is Callable for a function whose result is used as a condition.
func (s *Site) Predicate(i int, params ...*Type) *Callable {
	c := s.Callable(i, params...)
	if c == nil {
		return nil
	}
	c.call = s.c.condition(c.call)
	c.Result = c.call.t
	return c
}
