package cxx

import (
	"fmt"
	"strconv"
	"strings"
)

// A Slot is a name that an expression may use without declaring it: a placeholder
// such as "$_self" or "$0", or an identifier.
type Slot struct {
	Name string // placeholders include the dollar
	Type *Type

	// Variable allows the text to assign to the slot, as to a parameter of a function.
	// If its value in the frame is the address of a variable ([Value.Cell]), the slot is
	// a reference to that variable. The type must not be a pointer.
	Variable bool
}

// An Env defines the names that an expression may use.
type Env struct {
	Registry *Registry

	// Namespaces are searched for a name in order, each followed by its enclosing
	// namespaces: "mlir::arith" implies mlir and the global namespace.
	Namespaces []string

	// Files are the namespaces that are visible only in certain files. They are searched for a
	// name that begins with "::", too, after the global namespace.
	Files []string

	// Slots are the values that an evaluation receives, in this order.
	Slots []Slot

	// This is the index + 1 of the slot that is the object of the keyword this; its
	// methods can be called without naming an object. 0 means none.
	This int

	// Class is set if This is 0 and the text is a static function of this class.
	Class *Class

	// Types are the types that only this text knows, such as template parameters, and
	// Values its constants.
	Types  map[string]*Type
	Values map[string]Constant

	// Packs are the parameter packs of a template: by name, the names of their elements,
	// which are slots or types.
	Packs map[string][]string

	// Result is the type to which the value is converted; nil keeps the type of the
	// expression.
	Result *Type
}

// A Constant is a value with its type.
type Constant struct {
	Type  *Type
	Value Value
}

// Compile compiles an [Expr] or a body, a [*Block]. It always returns a program; its Problems
// list the parts that could not be compiled.
func Compile(n Node, env *Env) *Program {
	c := newChecker(env)
	p := &Program{}
	if env.Registry != nil {
		p.limits = env.Registry.Limits
	}
	switch n := n.(type) {
	case *Block:
		p.tree = c.program(n)
	case Expr:
		p.tree = c.expr(n)
		if p.tree.t.Kind == KindInit && env.Result == nil {
			p.tree = c.materialize(p.tree, nil)
		}
	default:
		panic(fmt.Sprintf("cxx: Compile of a %T", n))
	}
	if env.Result != nil {
		p.tree = c.convert(p.tree, env.Result)
	}
	p.Result, p.Problems, p.Natives, p.locals = p.tree.t, c.problems, c.natives, c.locals
	g := &generator{}
	if isTest(p.tree) {
		test := g.test(p.tree)
		p.test = test
		p.eval = func(m *Machine) Value { return Bool(test(m)) }
	} else {
		eval := g.value(p.tree)
		p.eval = eval
		p.test = func(m *Machine) bool { return eval(m).num != 0 }
	}
	return p
}

// A checker builds the typed tree from the syntax tree. It resolves names and
// overloads and makes conversions explicit, so that the code generators need no
// further lookup.
//
// An error yields an opPoison node, whose type converts to every type. This avoids
// follow-up errors, and the program can still be run if the evaluation does not
// reach the node.
type checker struct {
	env       *Env
	reg       *Registry
	ns        []string
	problems  []Problem
	natives   []string
	locals    int
	sc        *scope
	element   int  // of packs, within the expansion of one; counted from 1
	nodes     int  // number of expressions checked
	work      int  // attempts to match a call with a function
	decays    bool // in the arguments of a template that removes references
	constants int  // how many expressions are being checked whose value must be known
	user      bool // within a user-defined conversion; C++ allows only one in a sequence
}

// A scope is a block with its variables and the names that using declarations add.
type scope struct {
	parent *scope
	vars   []variable
	types  map[string]*Type
	enums  []*Type // of whose cases the names are in the scope
	ns     []string
	names  map[string]*entity // of using declarations and aliases of namespaces
	fn     *function          // the lambda or body with this outermost scope
}

type variable struct {
	name string
	t    *Type
	slot int
	pos  int
	ref  bool // the local holds the address of a variable of type t
	// known is the value of an integral constant.
	known *Value
	// alias means that the variable refers to something without an address, so that an
	// assignment to it would be lost.
	alias bool
}

// A function is a lambda or body being compiled.
type function struct {
	lambda  *Lambda
	result  *Type // nil until it is known
	returns []*stree
}

// maxNodes bounds the number of expressions checked. A lambda is checked again for
// each list of argument types, so that nested lambdas can multiply the work.
const maxNodes = 2 * maxTokens

// maxTypeSize bounds the size of types, since nested pairs can grow exponentially.
const maxTypeSize = 1 << 12

func newChecker(env *Env) *checker {
	c := &checker{env: env, reg: env.Registry, sc: &scope{types: env.Types}}
	if c.reg == nil {
		c.reg = core()
	}
	c.namespaces(env.Namespaces)
	return c
}

func (c *checker) namespaces(list []string) {
	seen := map[string]bool{}
	add := func(ns string) {
		if !seen[ns] {
			seen[ns] = true
			c.ns = append(c.ns, ns)
		}
	}
	for _, ns := range list {
		ns = strings.Trim(ns, ":")
		for ns != "" {
			add(ns)
			i := strings.LastIndex(ns, "::")
			ns = ns[:max(i, 0)]
		}
	}
	add("")
}

func (c *checker) newLocal() int {
	c.locals++
	return c.locals - 1
}

func (c *checker) push() { c.sc = &scope{parent: c.sc} }
func (c *checker) pop()  { c.sc = c.sc.parent }

func (c *checker) declare(name string, t *Type, pos int) int {
	return c.declareAs(variable{name: name, t: t, pos: pos})
}

// declareAs declares a variable, which gets a new local.
func (c *checker) declareAs(v variable) int {
	v.slot = c.newLocal()
	if v.name != "" {
		c.sc.vars = append(c.sc.vars, v)
	}
	return v.slot
}

// problem records a problem and returns a poison node.
func (c *checker) problem(n Node, u Unknown, name, format string, args ...any) *tree {
	p := Problem{n.Pos(), n.End(), u, name, fmt.Sprintf(format, args...)}
	if len(c.problems) < maxErrors {
		c.problems = append(c.problems, p)
	}
	return &tree{op: opPoison, t: TypePoison, at: at(n), problem: &p}
}

func (c *checker) errorf(n Node, format string, args ...any) *tree {
	return c.problem(n, NotUnknown, "", format, args...)
}

func at(n Node) span { return span{int32(n.Pos()), int32(n.End())} }

// poison returns a node for an expression with an error that was already reported.
// It keeps the operand that caused the error, so that an evaluation fails there and
// with its message.
func (c *checker) poison(n Node, operands ...*tree) *tree {
	t := &tree{op: opPoison, t: TypePoison, at: at(n)}
	for _, x := range operands {
		switch {
		case x != nil && x.op == opPoison:
			return x
		case isPoison(x):
			t.x = x
		}
	}
	t.problem = &Problem{Pos: n.Pos(), End: n.End(), Message: "it depends on code that is not known"}
	if len(c.problems) > 0 {
		t.problem.Message = c.problems[len(c.problems)-1].Message
	}
	return t
}

func isPoison(list ...*tree) bool {
	for _, x := range list {
		if x != nil && x.t.Kind == Poison {
			return true
		}
	}
	return false
}

func (c *checker) native(name string) {
	for _, n := range c.natives {
		if n == name {
			return
		}
	}
	c.natives = append(c.natives, name)
}

func constant(n Node, t *Type, v Value) *tree {
	return &tree{op: opConst, t: t, at: at(n), val: v}
}

// expr checks an expression; the result is never nil.
func (c *checker) expr(e Expr) *tree {
	if c.nodes++; c.nodes > maxNodes {
		if c.nodes == maxNodes+1 {
			return c.errorf(e, "the expression is too complex")
		}
		return c.poison(e)
	}
	t := c.exprOf(e)
	if t.t.size > maxTypeSize {
		return c.errorf(e, "the type of an expression is too large")
	}
	return t
}

// exprOf checks an expression by its kind.
func (c *checker) exprOf(e Expr) *tree {
	switch e := e.(type) {
	case *Literal:
		return c.literal(e)
	case *Paren:
		return c.expr(e.X)
	case *Placeholder:
		return c.placeholder(e)
	case *This:
		if c.env.This == 0 {
			return c.errorf(e, "invalid use of 'this' outside of a non-static member function")
		}
		return c.slot(e, c.env.This-1)
	case *NameExpr:
		return c.nameExpr(e)
	case *Unary:
		return c.unary(e)
	case *Binary:
		return c.binaryExpr(e)
	case *Assign:
		return c.assign(e)
	case *Cond:
		return c.cond(e)
	case *Member:
		return c.member(e)
	case *Call:
		return c.call(e)
	case *Index:
		return c.index(e)
	case *Construct:
		t := c.typeName(e.Type)
		if e.New && t != nil && t.Kind != Poison && (t.Kind != KindObject || t.Class.value || t.Class.isHandle()) {
			return c.errorf(e, "'new' is supported only for objects of the host, not for '%s'", t)
		}
		return c.construct(e, t, c.exprs(e.Args), !e.New)
	case *InitList:
		return c.initList(e)
	case *CastExpr:
		return c.cast(e)
	case *Lambda:
		return c.lambda(e)
	case *PackSize:
		return c.packSize(e)
	case *Fold:
		return c.foldPack(e)
	case *PackExpansion:
		return c.errorf(e, "pack expansion is only of use among arguments")
	}
	panic(fmt.Sprintf("cxx: expression %T", e))
}

// exprs checks arguments. $N... expands to all slots from that number on.
func (c *checker) exprs(list []Expr) []*tree {
	out := make([]*tree, 0, len(list))
	for _, e := range list {
		if p, ok := e.(*Placeholder); ok && p.Pack {
			out = append(out, c.pack(p)...)
			continue
		}
		if p, ok := e.(*PackExpansion); ok {
			out = append(out, c.expansion(p)...)
			continue
		}
		out = append(out, c.expr(e))
	}
	return out
}

func (c *checker) pack(e *Placeholder) []*tree {
	var out []*tree
	n, err := strconv.Atoi(e.Name)
	for ; err == nil; n++ {
		i := c.findSlot("$" + strconv.Itoa(n))
		if i < 0 {
			break
		}
		out = append(out, c.slot(e, i))
	}
	if out == nil {
		out = append(out, c.problem(e, UnknownName, "$"+e.Name+"...", "use of undeclared placeholder '$%s...'", e.Name))
	}
	return out
}

func (c *checker) findSlot(name string) int {
	for i, s := range c.env.Slots {
		if s.Name == name {
			return i
		}
	}
	return -1
}

func (c *checker) literal(e *Literal) *tree {
	switch e.Kind {
	case IntLit:
		t := TypeInt32
		switch {
		case e.Unsigned && e.Long:
			t = TypeUint64
		case e.Unsigned:
			t = TypeUint32
		case e.Long:
			t = TypeInt64
		}
		return constant(e, t, Uint(e.Int))
	case FloatLit:
		if e.Single {
			return constant(e, TypeFloat, Float(e.Float))
		}
		return constant(e, TypeDouble, Float(e.Float))
	case StringLit:
		return constant(e, TypeString, Str(e.Str))
	case CharLit:
		return constant(e, TypeChar, Uint(e.Int))
	case BoolLit:
		return constant(e, TypeBool, Value{num: e.Int})
	case NullLit:
		return constant(e, TypeNull, Null)
	}
	panic("cxx: kind of literal")
}

func (c *checker) slot(n Node, i int) *tree {
	s := c.env.Slots[i]
	op := opSlot
	if s.Variable {
		op = opVariable
	}
	return &tree{op: op, t: s.Type, at: at(n), slot: i, name: s.Name, lvalue: true}
}

func (c *checker) placeholder(e *Placeholder) *tree {
	if e.Pack {
		return c.errorf(e, "'$%s...' is only of use among arguments", e.Name)
	}
	if i := c.findSlot("$" + e.Name); i >= 0 {
		return c.slot(e, i)
	}
	return c.problem(e, UnknownName, "$"+e.Name, "use of undeclared placeholder '$%s'", e.Name)
}

// initList checks {args}. Its type is determined by the conversion that follows.
func (c *checker) initList(e *InitList) *tree {
	t := &tree{op: opList, at: at(e), list: c.exprs(e.Elems), t: &Type{Kind: KindInit}}
	for _, x := range t.list {
		t.t.Elems = append(t.t.Elems, x.t)
	}
	return t
}

// materialize turns a braced list into a list with the given element type, or with
// the common type of its elements.
func (c *checker) materialize(t *tree, elem *Type) *tree {
	if t.t.Kind != KindInit {
		return t
	}
	for i, x := range t.list {
		t.list[i] = c.materialize(x, nil)
	}
	if elem == nil {
		elem = TypePoison
		for i, x := range t.list {
			if i == 0 {
				elem = x.t
			} else if elem = commonType(elem, x.t); elem == nil {
				return c.errorf(t.at, "deduced conflicting types for the elements of an initializer list")
			}
		}
	}
	list, _ := c.coerce(t, ListOf(elem), false)
	if list == nil {
		return c.errorf(t.at, "no viable conversion from '%s' to '%s'", t.t, ListOf(elem))
	}
	return list
}

// commonType returns the type to which both types convert in ?: and in deduced
// lists, or nil.
func commonType(a, b *Type) *Type {
	switch {
	case a.Kind == Poison:
		return b
	case b.Kind == Poison || Same(a, b):
		return a
	case a.isNumber() && b.isNumber():
		return arithType(a, b)
	case a.Kind == KindNull && (b.Kind == KindObject || b.Kind == KindPointer):
		return b
	case b.Kind == KindNull && (a.Kind == KindObject || a.Kind == KindPointer):
		return a
	case a.Kind == KindNone && b.Kind == KindOptional:
		return b
	case b.Kind == KindNone && a.Kind == KindOptional:
		return a
	case a.Kind == KindObject && b.Kind == KindObject:
		return commonClass(a.Class, b.Class)
	case a.Kind == KindList && b.Kind == KindList:
		if e := commonType(a.Elem, b.Elem); e != nil {
			return ListOf(e)
		}
	}
	return nil
}

// commonClass returns the first of a and its ancestors from which b derives.
func commonClass(a, b *Class) *Type {
	if b.DerivesFrom(a) {
		return a.typ
	}
	for _, p := range a.Bases {
		if t := commonClass(p, b); t != nil {
			return t
		}
	}
	return nil
}

// ResolveType resolves the name of a type. If a name is unknown the problem names
// it, otherwise the problem is nil. "auto" is not a type.
func ResolveType(t *TypeName, env *Env) (*Type, *Problem) {
	c := newChecker(env)
	typ := c.typeName(t)
	if typ == nil {
		c.errorf(t, "'auto' not allowed here")
	}
	if len(c.problems) > 0 {
		return TypePoison, &c.problems[0]
	}
	return typ, nil
}
