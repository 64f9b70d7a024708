package cxx

// A funcType is what a callable expression is: each lambda expression has a type
// of its own, so that a call of it is resolved by the compiler and the value
// carries nothing.
type funcType struct {
	lambda *Lambda
	scope  *scope // where the lambda stands
	made   []*funcBody
	busy   bool // being compiled: calling it now would be a recursion

	name  string  // of functions
	funcs []*Func // overloads; a function object has one with a Template
	targs []TemplateArg
}

func (f *funcType) String() string {
	if f.lambda != nil {
		return "(lambda)"
	}
	return f.name
}

// FuncType returns the type of a function object such as std::equal_to<>: a
// value of it does nothing but be called.
func FuncType(name string, f *Func) *Type {
	f.setName(name)
	return &Type{Kind: KindFunc, fn: &funcType{name: name, funcs: []*Func{f}}}
}

// A Callable is a lambda or a function that was passed to a native, compiled
// for the types of arguments that the native's Template asked for.
type Callable struct {
	Result *Type

	params []*Type
	call   *tree // a call of a function, whose arguments are the locals in slots
	slots  []int
	eval   evalFn
	cost   int
}

// Call calls it. After a failure, see [Machine.Failed], the result is of no use.
func (c *Callable) Call(m *Machine, args ...Value) Value {
	if !m.Step(c.cost) {
		return Value{}
	}
	for i, s := range c.slots {
		m.local[s] = args[i]
	}
	return c.eval(m)
}
