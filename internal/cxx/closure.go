package cxx

// A lambda has a unique type, so that calls of it are compiled where the type is known. If it
// is converted to a type with a signature, function_ref<R(A)> or std::function<R(A)>, it
// becomes a value: a closure, which a parameter, a field or a list can hold.

// A signature is the type of a function that is a value.
type signature struct {
	params []*Type
	result *Type
}

// functionOf returns the type of functions with a signature.
func functionOf(result *Type, params ...*Type) *Type {
	return &Type{Kind: KindFunc, fn: &funcType{name: "function<" + result.String() + "(" + typeNames(params) + ")>", sig: &signature{params, result}}}
}

// isFunction reports whether the values of a type are functions with a signature.
func isFunction(t *Type) bool { return t.Kind == KindFunc && t.fn.sig != nil }

func sameFuncs(a, b *funcType) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || a.sig == nil || b.sig == nil || len(a.sig.params) != len(b.sig.params) {
		return false
	}
	return sameTypes(a.sig.params, b.sig.params) && Same(a.sig.result, b.sig.result)
}

// A functionValue is the value of a function with a signature: a native one, or the code of a
// lambda with the variables of the program in which it is.
type functionValue struct {
	native func(m *Machine, args []Value) Value

	code         *Callable
	frame, local []Value
	running      bool
}

// Function returns the value of a function that code calls through a parameter of a type such
// as function_ref<R(A)>.
func Function(call func(m *Machine, args []Value) Value) Value {
	return Obj(&functionValue{native: call})
}

// functionType resolves the type R(A, B), nil if a name in it is unknown.
func (c *checker) functionType(t *TypeName) *Type {
	sig := *t
	sig.Func, sig.Params = false, nil
	result, unknown := c.findType(&sig)
	if unknown != nil || result == nil {
		return nil
	}
	var params []*Type
	for _, p := range t.Params {
		q, unknown := c.findType(p)
		if unknown != nil || q == nil {
			return nil
		}
		params = append(params, q)
	}
	return functionOf(result, params...)
}

// toFunction converts something that can be called to a function with a signature.
func (c *checker) toFunction(t *tree, to *Type) (*tree, int) {
	from := t.t
	switch {
	case from.Kind == KindNull || from.Kind == KindNone:
		return constant(t.at, to, Null), promotion
	case from.Kind != KindFunc && (from.Kind != KindObject || from.Class.method("operator()") == nil):
		return nil, impossible
	case from.Kind == KindFunc && from.fn.lambda != nil && len(from.fn.lambda.Params) != len(to.fn.sig.params):
		return nil, impossible
	}
	site := &Site{c: c, node: t.at, fn: &Func{}, args: []*tree{t}}
	code := site.CallableTo(0, to.fn.sig.result, to.fn.sig.params...)
	if code == nil {
		return c.poison(t.at, t), checked
	}
	return &tree{op: opFunction, t: to, at: t.at, x: t, calls: []*Callable{code}}, userDefined
}

// callFunction checks a call of a function with a signature.
func (c *checker) callFunction(n Node, f *tree, args []*tree) *tree {
	sig := f.t.fn.sig
	fn := &Func{Name: f.t.fn.name, Builtin: true, Params: append([]*Type{f.t}, sig.params...), Result: sig.result, Call: callFunctionValue}
	return c.resolve(n, fn.Name, []*Func{fn}, append([]*tree{f}, args...), nil)
}

func callFunctionValue(m *Machine, args []Value) Value {
	f, ok := args[0].ref.(*functionValue)
	switch {
	case !ok:
		return m.failKind(NullAccess, "a null function is called")
	case f.native != nil:
		return f.native(m, args[1:])
	case f.running:
		return m.Failf("a lambda that calls itself is not supported")
	case m.nest >= maxCalls:
		return m.failKind(BudgetSpent, "the calls are nested too deeply")
	}
	frame, local := m.frame, m.local
	m.frame, m.local = f.frame, f.local
	f.running = true
	m.nest++
	v := f.code.Call(m, args[1:]...)
	m.nest--
	f.running = false
	m.frame, m.local = frame, local
	return v
}

// function generates the conversion of a lambda to a value.
func (g *generator) function(t *tree) evalFn {
	x, code, before := g.value(t.x), t.calls[0], g.nodes
	code.eval = g.value(code.call)
	code.cost = g.cost(before)
	return func(m *Machine) Value {
		if x(m); m.fail != nil {
			return Value{}
		}
		return Obj(&functionValue{code: code, frame: m.frame, local: m.local})
	}
}
