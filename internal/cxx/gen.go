package cxx

import "fmt"

type (
	evalFn func(m *Machine) Value
	testFn func(m *Machine) bool
)

// A generator compiles a typed tree to closures. A node of type bool becomes a
// testFn, so that conditions need not be boxed as values; other nodes become an
// evalFn. Each is wrapped where the other is required.
//
// Failures do not unwind: after one, m.fail is set, evaluation returns normally,
// and the value is meaningless. Code checks m.fail before any observable effect (a
// call of the host) and in loops; pure operations may compute with a meaningless
// value.
type generator struct {
	nodes int // nodes generated so far; the size of a piece determines its cost in steps
}

// cost returns the number of steps for an iteration of a loop or a call of a
// lambda, if its nodes were generated since the count was before.
func (g *generator) cost(before int) int { return 1 + (g.nodes-before)>>3 }

// value returns a closure that evaluates t.
func (g *generator) value(t *tree) evalFn {
	g.nodes++
	if isTest(t) {
		f := g.test(t)
		return func(m *Machine) Value { return Bool(f(m)) }
	}
	switch t.op {
	case opPoison:
		return g.poison(t)
	case opConst:
		v := t.val
		return func(*Machine) Value { return v }
	case opSlot:
		return g.slot(t)
	case opVariable:
		cell := g.cell(t)
		return func(m *Machine) Value {
			if c := cell(m); c != nil {
				return c.Load()
			}
			return Value{}
		}
	case opLocal:
		i := t.slot
		return func(m *Machine) Value { return m.local[i] }
	case opCall:
		return g.call(t)
	case opCast:
		return g.cast(t)
	case opNeg, opCompl:
		x, op, typ := g.value(t.x), t.op, t.t
		return func(m *Machine) Value { return negate(op, x(m), typ) }
	case opCond:
		c, x, y := g.condition(t.x), g.value(t.y), g.value(t.z)
		return func(m *Machine) Value {
			if c(m) {
				return x(m)
			}
			if m.fail != nil {
				return Value{}
			}
			return y(m)
		}
	case opArith:
		return g.arith(t)
	case opConvert:
		x, from, to := g.value(t.x), t.x.t, t.t
		if from.isIntegral() && to.Kind != KindFloat && sameValues(from, to) {
			return x
		}
		return func(m *Machine) Value { return convertNumber(x(m), from, to) }
	case opRetype:
		return g.value(t.x)
	case opCheck:
		return g.check(t)
	case opUnwrap:
		x, f := g.value(t.x), failure(t, NullAccess, "the value of a disengaged optional is used")
		return func(m *Machine) Value {
			v := x(m)
			if v.ref == noneTag {
				m.setFail(f)
				return Value{}
			}
			return v
		}
	case opNonNull:
		x, f := g.value(t.x), failure(t, NullAccess, "null '%s' is dereferenced", t.t)
		return func(m *Machine) Value {
			v := x(m)
			if v.ref == nil {
				m.setFail(f)
			}
			return v
		}
	case opAddr, opLoad, opAssign, opUpdate:
		return g.place(t)
	case opList:
		return g.list(t)
	case opCopy:
		return g.copy(t)
	case opIndex:
		return g.index(t)
	case opField:
		x, i := g.value(t.x), t.slot
		return func(m *Machine) Value {
			v := x(m)
			if m.fail != nil {
				return Value{}
			}
			return v.At(i)
		}
	case opSeq:
		return g.seq(t)
	case opLambda:
		return g.lambda(t)
	case opInvoke:
		return g.invoke(t)
	case opFunction:
		return g.function(t)
	case opBody:
		return g.body(t.lam)
	}
	panic(fmt.Sprintf("cxx: opcode %d", t.op))
}

// copy generates a copy of a list, or of an object of a class that code defines.
func (g *generator) copy(t *tree) evalFn {
	x, elem := g.value(t.x), t.t.Elem
	if elem == nil {
		return func(m *Machine) Value {
			v := x(m)
			if !m.Step(1) {
				return Value{}
			}
			return CopyOf(v)
		}
	}
	return func(m *Machine) Value {
		v := x(m)
		if !m.Step(v.Len()) {
			return Value{}
		}
		return Value{ref: &Vec{copiesOf(elem, v)}}
	}
}

// isTest reports whether a node is compiled to a testFn.
func isTest(t *tree) bool {
	switch t.op {
	case opIsa, opNot, opAnd, opOr, opCompare, opEqual, opBool:
		return true
	case opCall:
		return t.fn.Test != nil
	}
	return false
}

// condition returns a closure that evaluates t, which has type bool.
func (g *generator) condition(t *tree) testFn {
	if t.op == opConst {
		b := t.val.Bool()
		return func(*Machine) bool { return b }
	}
	if isTest(t) {
		return g.test(t)
	}
	f := g.value(t)
	return func(m *Machine) bool { return f(m).num != 0 }
}

func (g *generator) test(t *tree) testFn {
	g.nodes++
	switch t.op {
	case opIsa:
		return g.isa(t)
	case opNot:
		x := g.condition(t.x)
		return func(m *Machine) bool { return !x(m) }
	case opAnd:
		x, y := g.condition(t.x), g.condition(t.y)
		return func(m *Machine) bool { return x(m) && m.fail == nil && y(m) }
	case opOr:
		x, y := g.condition(t.x), g.condition(t.y)
		return func(m *Machine) bool { return x(m) || m.fail == nil && y(m) }
	case opCompare:
		return g.compare(t)
	case opEqual:
		return g.equal(t)
	case opBool:
		return g.truth(t)
	case opCall:
		return g.methodTest(t)
	}
	panic(fmt.Sprintf("cxx: opcode %d", t.op))
}

// failure creates the Failure of a node in advance, so that failing does not
// allocate.
func failure(t *tree, k FailureKind, format string, args ...any) *Failure {
	return &Failure{Kind: k, Pos: t.at.Pos(), End: t.at.End(), Message: fmt.Sprintf(format, args...)}
}

func (m *Machine) setFail(f *Failure) {
	if m.fail == nil {
		m.fail = f
	}
}

func (g *generator) poison(t *tree) evalFn {
	p := t.problem
	f := &Failure{Kind: UnknownCode, Pos: p.Pos, End: p.End, Message: p.Message}
	if t.x == nil {
		return func(m *Machine) Value {
			m.setFail(f)
			return Value{}
		}
	}
	x := g.value(t.x)
	return func(m *Machine) Value {
		x(m)
		m.setFail(f)
		return Value{}
	}
}

func (g *generator) slot(t *tree) evalFn {
	i, f := t.slot, failure(t, UnknownCode, "'%s' has no value here", t.name)
	return func(m *Machine) Value {
		if i >= len(m.frame) {
			m.setFail(f)
			return Value{}
		}
		return m.frame[i]
	}
}

func (g *generator) isa(t *tree) testFn {
	x := g.value(t.x)
	name := t.types[0].String()
	null := failure(t, NullAccess, "isa<%s> used on a null object", name)
	present := t.flags&flagPresent != 0
	if len(t.types) == 1 {
		is := t.types[0].Class
		return func(m *Machine) bool {
			v := x(m)
			if v.ref == nil {
				if !present {
					m.setFail(null)
				}
				return false
			}
			return m.fail == nil && is.Holds(m, v.ref)
		}
	}
	return func(m *Machine) bool {
		v := x(m)
		if v.ref == nil && !present {
			m.setFail(null)
		}
		if v.ref == nil || m.fail != nil {
			return false
		}
		for _, is := range t.types {
			if is.Class.Holds(m, v.ref) {
				return true
			}
		}
		return false
	}
}

func (g *generator) cast(t *tree) evalFn {
	x, is := g.value(t.x), t.t.Class
	null := failure(t, NullAccess, "cast<%s> used on a null object", t.t)
	bad := failure(t, BadCast, "cast<%s>: the object is of another class", t.t)
	present, dyn := t.flags&flagPresent != 0, t.flags&flagDyn != 0
	return func(m *Machine) Value {
		v := x(m)
		switch {
		case m.fail != nil:
			return Value{}
		case v.ref == nil:
			if !present {
				m.setFail(null)
			}
			return Value{}
		case is.Holds(m, v.ref):
			return v
		case !dyn:
			m.setFail(bad)
		}
		return Value{}
	}
}

// check compiles an implicit conversion to an interface. Null stays null.
func (g *generator) check(t *tree) evalFn {
	x, is := g.value(t.x), t.t.Class
	bad := failure(t, BadCast, "the object does not implement '%s'", t.t)
	return func(m *Machine) Value {
		v := x(m)
		if v.ref != nil && m.fail == nil && !is.Holds(m, v.ref) {
			m.setFail(bad)
		}
		return v
	}
}

func (g *generator) truth(t *tree) testFn {
	x := g.value(t.x)
	switch t.x.t.Kind {
	case KindObject, KindPointer, KindNull, KindFunc:
		return func(m *Machine) bool { return x(m).ref != nil }
	case KindOptional, KindNone:
		return func(m *Machine) bool { return x(m).ref != noneTag }
	case KindFloat:
		return func(m *Machine) bool { return x(m).Float() != 0 }
	}
	return func(m *Machine) bool { return x(m).num != 0 }
}

func (g *generator) compare(t *tree) testFn {
	x, y, op, typ := g.value(t.x), g.value(t.y), t.tok, t.ct
	if typ.Kind == KindString {
		return func(m *Machine) bool {
			a, b := x(m), y(m)
			m.charge(int(min(a.num, b.num)))
			return m.fail == nil && compareOrdered(op, a.Str(), b.Str())
		}
	}
	if typ.Kind != KindFloat && t.y.op == opConst {
		k := t.y.val.num
		switch op {
		case tokEq:
			return func(m *Machine) bool { return x(m).num == k }
		case tokNe:
			return func(m *Machine) bool { return x(m).num != k }
		}
	}
	return func(m *Machine) bool { return compareNumbers(op, typ, x(m), y(m)) }
}

func (g *generator) equal(t *tree) testFn {
	x, y, want := g.value(t.x), g.value(t.y), t.tok == tokEq
	if t.ct.Kind == KindObject && t.ct.Class.equal() == nil {
		return func(m *Machine) bool { return (x(m).ref == y(m).ref) == want }
	}
	eq := equalFunc(t.ct)
	return func(m *Machine) bool {
		a, b := x(m), y(m)
		return m.fail == nil && eq(m, a, b) == want
	}
}

func (g *generator) arith(t *tree) evalFn {
	x, y, op, typ, rt := g.value(t.x), g.value(t.y), t.tok, t.t, t.y.t
	if typ.Kind == KindString {
		return func(m *Machine) Value {
			a, b := x(m), y(m)
			if a.num+b.num > maxLen {
				return m.failKind(BudgetSpent, "a string becomes too long")
			}
			if !m.Step(int(a.num+b.num) >> 4) {
				return Value{}
			}
			return Str(a.Str() + b.Str())
		}
	}
	return func(m *Machine) Value {
		a := x(m)
		v, fault := arith(op, typ, rt, a, y(m))
		if fault != "" {
			m.setFail(failure(t, BadArith, "%s", fault))
		}
		return v
	}
}

func (g *generator) list(t *tree) evalFn {
	elems := make([]evalFn, len(t.list))
	for i, x := range t.list {
		elems[i] = g.value(x)
	}
	return func(m *Machine) Value {
		base := len(m.stack)
		for _, e := range elems {
			v := e(m)
			m.stack = append(m.stack, v)
		}
		out := Values(m.alloc(m.stack[base:]))
		m.stack = m.stack[:base]
		return out
	}
}

func (g *generator) index(t *tree) evalFn {
	x, i := g.value(t.x), g.value(t.y)
	bad := failure(t, OutOfRange, "index out of range")
	return func(m *Machine) Value {
		v, k := x(m), i(m)
		if m.fail != nil {
			return Value{}
		}
		if k.num >= uint64(v.Len()) {
			m.setFail(bad)
			return Value{}
		}
		return v.At(int(k.num))
	}
}

func (g *generator) seq(t *tree) evalFn {
	x := g.value(t.x)
	if t.y == nil {
		return func(m *Machine) Value {
			x(m)
			return Value{}
		}
	}
	y := g.value(t.y)
	return func(m *Machine) Value {
		x(m)
		if m.fail != nil {
			return Value{}
		}
		return y(m)
	}
}
