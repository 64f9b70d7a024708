package cxx

import "slices"

// A Class describes a class of the host, or an enum. Its objects are Go values.
// Classes that derive from each other represent their objects in the same way, so
// that a cast changes only the static type.
type Class struct {
	Name  string // qualified, "mlir::VectorType"
	Bases []*Class

	// IsA implements the class's classof: it reports whether a non-null object is
	// of this class. A class without it cannot be the target of isa and cast,
	// except from a class that derives from it.
	IsA func(x any) bool

	// test is IsA for a class whose classof is a program; see [Class.SetTest].
	test func(m *Machine, x any) bool

	// Interface means that objects of unrelated classes may implement the class.
	// Objects of any class then convert implicitly, with a check by IsA at run
	// time.
	Interface bool

	// Handle means that the class and those that derive from it are handles, such as
	// mlir::Type: a pointer to one is the address of a variable. To the other classes,
	// such as mlir::Operation, it makes no difference whether an object is named by a
	// pointer or a reference.
	Handle bool

	// Arrow is the class whose methods the operator -> prefers, in this class and in those that
	// derive from it directly: mlir::Operation for mlir::OpState. It may be nil.
	Arrow *Class

	// Find returns the object of a class, this one or one that derives from it, that belongs to
	// an object of an unrelated class, or null: a dialect has interfaces, for example. Casts to
	// the class call it.
	Find func(m *Machine, of *Class, x any) Value

	// Destroy is the destructor of variables of the class; it may be nil. It is called when
	// a block ends that declares one, unless the evaluation has failed.
	Destroy *Func

	// Equal compares two objects, which may be null. Without it objects are
	// compared by identity and must be comparable Go values.
	Equal func(a, b Value) bool

	// Lookup finds methods that were not registered, such as the accessors of
	// parameters. It is called after the class's own methods and before its bases.
	// Both Lookup and its result may be nil.
	Lookup func(name string) []*Func
	// LookupStatic does the same for static functions.
	LookupStatic func(name string) []*Func

	// Declared finds a declaration of the class other than a function: a constant, a type or a
	// class template. It may be nil, as may its result.
	Declared func(name string) *Definition

	// Outer is the class around the class; code in the class can use that class's declarations.
	Outer *Class

	// Template and Args are those of an instance of a class template that may have several
	// equal instances.
	Template string
	Args     []*Type

	typ          *Type
	enum         bool
	unscoped     bool             // an enum that is no enum class
	cases        map[string]Value // of an enum in a function
	value        bool             // objects are Instances
	incomplete   bool             // the definition is being read
	cells        int              // values in an object, those in fields included
	fields       []*Type          // of Instances, those of bases first
	bases        []int            // the first field of each base
	methods      map[string][]*Func
	statics      map[string][]*Func
	rangeMethods map[string][]*Func // of lists of the class's objects
	// rangeConverts are explicit conversions of such lists.
	rangeConverts []conversion
	ctors         []*Func
	converts      []conversion
}

type conversion struct {
	to       *Type
	fn       *Func
	explicit bool
}

// Type returns the type of the class's objects.
func (c *Class) Type() *Type { return c.typ }

// Method registers a method; several with the same name are overloads. Operators
// are methods as well: "operator==" (also used for !=), "operator<", "operator+",
// "operator*" (binary, or without arguments to dereference), "operator[]",
// "operator()", "operator bool".
func (c *Class) Method(name string, f *Func) *Class {
	if c.methods == nil {
		c.methods = map[string][]*Func{}
	}
	f.setName(c.Name + "::" + name)
	f.method, f.owner = true, c
	c.methods[name] = append(c.methods[name], f)
	return c
}

// Field registers a field to which code can assign: cell returns its location.
func (c *Class) Field(name string, t *Type, cell func(x any) *Cell) *Class {
	return c.Method(name, &Func{Result: PointerTo(t), field: true, Get: func(x any) Value { return Value{ref: cell(x)} }})
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

// Constructor registers a constructor. If its Result is nil, it is the class. With
// Implicit set it also converts an argument of its single parameter's type.
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
	c.converts = append(c.converts, conversion{to: t, fn: fn})
	return c
}

// AddConversion adds a function operator T. An explicit one converts only where a type is
// named, and where a condition is expected.
func (c *Class) AddConversion(f *Func, explicit bool) *Class {
	f.setName(c.Name + "::operator " + f.Result.String())
	f.method, f.owner = true, c
	c.converts = append(c.converts, conversion{f.Result, f, explicit})
	return c
}

// sameClass reports whether two classes are the same, or equal instances of a template.
func sameClass(c, b *Class) bool {
	return c == b || c != nil && b != nil && c.Template != "" && c.Template == b.Template && slices.EqualFunc(c.Args, b.Args, Same)
}

func (c *Class) isHandle() bool {
	return c.Handle || slices.ContainsFunc(c.Bases, (*Class).isHandle)
}

// DerivesFrom reports whether c is b or derives from it.
func (c *Class) DerivesFrom(b *Class) bool {
	if sameClass(c, b) {
		return true
	}
	for _, p := range c.Bases {
		if p.DerivesFrom(b) {
			return true
		}
	}
	return false
}

// method returns the overloads of a method: those of the class, or else those of
// the first base that has any.
func (c *Class) method(name string) []*Func {
	if fs := c.methods[name]; fs != nil {
		return fs
	}
	if c.Lookup != nil {
		if fs := c.Lookup(name); len(fs) > 0 {
			for _, f := range fs {
				f.setName(c.Name + "::" + name)
				f.method = true
			}
			return fs
		}
	}
	for _, b := range c.Bases {
		if fs := b.method(name); fs != nil {
			return fs
		}
	}
	return nil
}

// HasMethod reports whether the class, or one of its bases for which follow is true,
// has a registered method of that name.
func (c *Class) HasMethod(name string, follow func(*Class) bool) bool {
	if c.methods[name] != nil {
		return true
	}
	for _, b := range c.Bases {
		if follow(b) && b.HasMethod(name, follow) {
			return true
		}
	}
	return false
}

func (c *Class) static(name string) []*Func {
	fs := c.statics[name]
	if c.LookupStatic != nil {
		found := c.LookupStatic(name)
		for _, f := range found {
			f.setName(c.Name + "::" + name)
		}
		fs = append(fs[:len(fs):len(fs)], found...)
	}
	if len(fs) > 0 {
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
	// Name is the qualified name. If it is "", registration sets it.
	Name string

	// Params are the types to which arguments are converted, without the receiver.
	// The last Optional ones may be omitted in a call; args is then shorter. With
	// Variadic, further arguments of the last type may follow.
	Params   []*Type
	Optional int
	Variadic bool

	// Refs marks the parameters that are references to variables: args has the address
	// of the variable ([Value.Cell]), or an object that is no variable as it is. It may
	// be shorter than Params.
	Refs []bool

	Result *Type // nil is void

	// Test and Get are methods without parameters on a non-null object, the most
	// frequent case and the fastest.
	Test func(x any) bool
	Get  func(x any) Value

	// Set makes a method without parameters a field: an assignment calls it with the receiver
	// and the assigned value.
	Set *Func

	// Call receives the receiver of a method as args[0]. args is reused after the
	// call and must not be retained. A failure is reported with m.Failf.
	Call func(m *Machine, args []Value) Value

	// Template is called by the compiler for each call. It returns a function for
	// these template arguments and argument types, or nil if this overload does not
	// match; it may explain that with Site.Errorf. The Params of the template
	// itself are ignored, those of the result are used.
	Template func(s *Site) *Func

	// Specialized orders templates that match the same call: the largest is tried first.
	Specialized int

	// NullOK means that the receiver of the method may be null (or None).
	NullOK bool

	// Implicit means that a constructor converts implicitly.
	Implicit bool

	// Code is the place of the definition in code, and Const means a const method. They detect
	// functions of different places whose parameter types differ in C++ but not here: a call of
	// these is ambiguous.
	Code  CodePlace
	Const bool

	// Builtin means that the function belongs to the language's library and is not
	// listed as a native in reports.
	Builtin bool

	// Unknown explains why calls of the function cannot be evaluated, "" if they can.
	Unknown string

	// Go is the function's translation to Go, or nil; see [Program.Go].
	Go *GoCall

	// Host is data that the host attaches to the function; package cxx does not use it.
	Host any

	method bool
	owner  *Class // of a registered method
	field  bool   // the result is the address of a field
	// exported is the Go function that the function calls with the same arguments, if that
	// may be an exported one.
	exported any
	later    func() GoCall

	build func(s *Site) *tree // like Template, for functions with an opcode of their own
}

func (f *Func) setName(name string) {
	if f.Name == "" {
		f.Name = name
	}
}

// Test returns a predicate method without parameters on an object of Go type T.
func Test[T any](f func(T) bool) *Func {
	return &Func{Result: TypeBool, Test: func(x any) bool { return f(x.(T)) }, exported: f}
}

// Getter returns a method without parameters on an object of Go type T.
func Getter[T any](result *Type, f func(T) Value) *Func {
	return &Func{Result: result, Get: func(x any) Value { return f(x.(T)) }}
}

// Changing returns a method that changes the variable that holds its object: f gets the
// location of the variable.
func Changing(params []*Type, result *Type, f func(m *Machine, x *Cell, args []Value) Value) *Func {
	return &Func{build: func(s *Site) *tree {
		if s.NumArgs() != len(params) {
			return nil
		}
		place := reference(s.args[0], s.args[0].t)
		if place == nil {
			return s.c.errorf(s.node, "expression is not assignable")
		}
		args := []*tree{place}
		for i, p := range params {
			x, _ := s.c.coerce(s.args[1+i], p, false)
			if x == nil {
				return nil
			}
			args = append(args, x)
		}
		to := result
		if to == nil {
			to = TypeVoid
		}
		return s.c.callFunc(s.node, &Func{Name: s.fn.Name, Builtin: s.fn.Builtin, Call: func(m *Machine, args []Value) Value {
			x := args[0].Cell()
			if x == nil {
				return m.failKind(NullAccess, "what is no variable cannot be changed")
			}
			return f(m, x, args[1:])
		}}, args, to)
	}}
}

// SetTest makes a function that runs programs the classof of a class. Its errors are those of the
// evaluation that asks; where none does, an object for which it fails is not of the class.
func (c *Class) SetTest(test func(m *Machine, x any) bool) {
	f := &Func{Call: func(m *Machine, args []Value) Value { return Bool(test(m, args[0].ref)) }}
	c.test = test
	c.IsA = func(x any) bool {
		v, err := f.Invoke(nil, Obj(x))
		return err == nil && v.Bool()
	}
}

// Holds reports in an evaluation whether a non-null object is of the class, which has IsA.
func (c *Class) Holds(m *Machine, x any) bool {
	if c.test != nil {
		return c.test(m, x) && m.fail == nil
	}
	return c.IsA(x)
}

// Is implements classof for a class whose objects are exactly the values of Go type
// T, or implement it if T is an interface.
func Is[T any](x any) bool {
	_, ok := x.(T)
	return ok
}

// A CodePlace is a place in a text, the zero value for none.
type CodePlace struct {
	Text   string
	Offset int
}

// arrowMethods returns the methods of a name that the operator -> prefers to those of the class.
func (c *Class) arrowMethods(name string) []*Func {
	for _, b := range append([]*Class{c}, c.Bases...) {
		if b.Arrow != nil {
			return b.Arrow.method(name)
		}
	}
	return nil
}
