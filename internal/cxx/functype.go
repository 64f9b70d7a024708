package cxx

// A funcType is the type of a callable expression. Each lambda expression has its
// own type, so that the compiler resolves calls of it and the value carries no
// data.
type funcType struct {
	lambda *Lambda
	scope  *scope // scope in which the lambda occurs
	made   []*funcBody
	busy   bool // being compiled; calling it now would be recursion

	name  string  // of functions
	funcs []*Func // overloads; a function object has one with a Template
	targs []TemplateArg

	sig *signature // of functions that are values
}

func (f *funcType) String() string {
	if f.lambda != nil {
		return "(lambda)"
	}
	return f.name
}

// FuncType returns the type of a function object such as std::equal_to<>. Its
// values can only be called.
func FuncType(name string, f *Func) *Type {
	f.setName(name)
	return &Type{Kind: KindFunc, fn: &funcType{name: name, funcs: []*Func{f}}}
}

// A Callable is a lambda or function that was passed to a native, compiled for the
// argument types that the native's Template requested.
type Callable struct {
	Result *Type

	params []*Type
	call   *tree // a call of a function whose arguments are the locals in slots
	slots  []int
	eval   evalFn
	cost   int
}

// Call calls it. The result is meaningless after a failure; see [Machine.Failed].
func (c *Callable) Call(m *Machine, args ...Value) Value {
	if !m.Step(c.cost) {
		return Value{}
	}
	for i, s := range c.slots {
		m.local[s] = args[i]
	}
	return c.eval(m)
}
