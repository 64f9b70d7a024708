package cxx

// A Class describes a class of the host, or an enum. The objects are Go values;
// classes that derive from each other share the representation of their
// objects, so that a cast changes nothing but the static type.
type Class struct {
	Name  string // qualified, "mlir::VectorType"
	Bases []*Class

	// IsA is the class's classof: whether a non-null object is of this class. A
	// class without one cannot be the target of isa and cast, except from a
	// class that derives from it.
	IsA func(x any) bool

	// Interface says that objects of unrelated classes may implement it: then an
	// object of any class converts implicitly after a check by IsA.
	Interface bool

	// Equal compares two objects, which may be null. Without it objects are
	// compared by identity and must be comparable Go values.
	Equal func(a, b Value) bool

	// Lookup finds methods that were not registered, such as the accessors of
	// parameters; it is called when the class has no method of that name, before
	// the bases are asked. It may be nil and may return nil.
	Lookup func(name string) *Func

	typ          *Type
	enum         bool
	methods      map[string][]*Func
	statics      map[string][]*Func
	rangeMethods map[string][]*Func // of lists of the class's objects
	ctors        []*Func
	converts     []conversion
}

type conversion struct {
	to *Type
	fn *Func
}

// Type returns the type of the class's objects.
func (c *Class) Type() *Type { return c.typ }

// Method registers a method; several of the same name are overloads. Operators
// are methods, too: "operator==" (which also serves !=), "operator<",
// "operator+", "operator*" (with one argument, or none to dereference),
// "operator[]", "operator()", "operator bool".
func (c *Class) Method(name string, f *Func) *Class {
	if c.methods == nil {
		c.methods = map[string][]*Func{}
	}
	f.setName(c.Name + "::" + name)
	f.method = true
	c.methods[name] = append(c.methods[name], f)
	return c
}

// Static registers a static function, such as get.
func (c *Class) Static(name string, f *Func) *Class {
	if c.statics == nil {
		c.statics = map[string][]*Func{}
	}
	f.setName(c.Name + "::" + name)
	c.statics[name] = append(c.statics[name], f)
	return c
}

// Constructor registers a constructor. Its Result is the class if it is nil;
// with Implicit set it also converts an argument of its one parameter's type.
func (c *Class) Constructor(f *Func) *Class {
	f.setName(c.Name + "::" + shortName(c.Name))
	if f.Result == nil {
		f.Result = c.typ
	}
	c.ctors = append(c.ctors, f)
	return c
}

// ConvertsTo registers an implicit conversion, "operator T()".
func (c *Class) ConvertsTo(t *Type, f func(m *Machine, v Value) Value) *Class {
	fn := &Func{
		Name: c.Name + "::operator " + t.String(), Result: t, method: true,
		Call: func(m *Machine, args []Value) Value { return f(m, args[0]) },
	}
	c.converts = append(c.converts, conversion{t, fn})
	return c
}

// DerivesFrom reports whether c is b or derives from it.
func (c *Class) DerivesFrom(b *Class) bool {
	if c == b {
		return true
	}
	for _, p := range c.Bases {
		if p.DerivesFrom(b) {
			return true
		}
	}
	return false
}

// method finds the overloads of a method: those of the class, else those of the
// first base that has any.
func (c *Class) method(name string) []*Func {
	if fs := c.methods[name]; fs != nil {
		return fs
	}
	if c.Lookup != nil {
		if f := c.Lookup(name); f != nil {
			f.setName(c.Name + "::" + name)
			f.method = true
			return []*Func{f}
		}
	}
	for _, b := range c.Bases {
		if fs := b.method(name); fs != nil {
			return fs
		}
	}
	return nil
}

func (c *Class) static(name string) []*Func {
	if fs := c.statics[name]; fs != nil {
		return fs
	}
	for _, b := range c.Bases {
		if fs := b.static(name); fs != nil {
			return fs
		}
	}
	return nil
}

func shortName(q string) string {
	for i := len(q) - 1; i > 0; i-- {
		if q[i] == ':' {
			return q[i+1:]
		}
	}
	return q
}

// A Func is a native function or method. Exactly one of Test, Get, Call and
// Template is set.
type Func struct {
	// Name is the qualified name; registering the function sets it if it is "".
	Name string

	// Params are the types to which arguments are converted, without the
	// receiver. The last Optional ones may be absent in a call: then args is
	// shorter. With Variadic, further arguments of the last type may follow.
	Params   []*Type
	Optional int
	Variadic bool

	Result *Type // nil is void

	// Test and Get are methods without parameters on a non-null object, the
	// commonest case and the fastest.
	Test func(x any) bool
	Get  func(x any) Value

	// Call receives the receiver of a method in front of the arguments. args is
	// reused after the call: do not keep it. A failure is reported by m.Failf.
	Call func(m *Machine, args []Value) Value

	// Template is called by the compiler for each call: it returns a function
	// for these template arguments and types of arguments, or nil, after
	// Site.Errorf or else to say that this overload does not fit. Params of the
	// template itself are not used, those of the result are.
	Template func(s *Site) *Func

	// NullOK says that the receiver of the method may be null (or None).
	NullOK bool

	// Implicit is for constructors: they convert implicitly.
	Implicit bool

	// Builtin says that the function is part of the language's library and does
	// not count as a native in reports.
	Builtin bool

	// Go is the function's translation to Go; see [Program.Go].
	Go string

	method bool
	build  func(s *Site) *tree // like Template, for what has an opcode of its own
}

func (f *Func) setName(name string) {
	if f.Name == "" {
		f.Name = name
	}
}

// Test returns a method without parameters that answers a question about an
// object of the Go type T.
func Test[T any](f func(T) bool) *Func {
	return &Func{Result: TypeBool, Test: func(x any) bool { return f(x.(T)) }}
}

// Getter returns a method without parameters on an object of the Go type T.
func Getter[T any](result *Type, f func(T) Value) *Func {
	return &Func{Result: result, Get: func(x any) Value { return f(x.(T)) }}
}

// Is is the classof of a class whose objects are exactly the values of the Go
// type T, or implement it.
func Is[T any](x any) bool {
	_, ok := x.(T)
	return ok
}
