package cxx

// args returns closures for the arguments of a call.
func (g *generator) args(list []*tree) []evalFn {
	out := make([]evalFn, len(list))
	for i, x := range list {
		out[i] = g.value(x)
	}
	return out
}

// nullReceiver returns the failure for a method call on a null object.
func nullReceiver(t *tree) *Failure {
	what := t.list[0].t
	if what.Kind == KindOptional {
		return failure(t, NullAccess, "%s is called on a disengaged optional", t.fn.Name)
	}
	return failure(t, NullAccess, "%s is called on a null object", t.fn.Name)
}

// methodTest generates a call of a Func with Test.
func (g *generator) methodTest(t *tree) testFn {
	x, f, null := g.value(t.list[0]), t.fn.Test, nullReceiver(t)
	if t.fn.NullOK {
		return func(m *Machine) bool {
			v := x(m)
			return m.fail == nil && f(v.ref)
		}
	}
	return func(m *Machine) bool {
		v := x(m)
		if v.ref == nil {
			m.setFail(null)
			return false
		}
		return m.fail == nil && f(v.ref)
	}
}

// call generates a call of a Func with Get or Call.
func (g *generator) call(t *tree) evalFn {
	for _, c := range t.calls {
		before := g.nodes
		c.eval = g.value(c.call)
		c.cost = g.cost(before)
	}
	if f := t.fn.Get; f != nil {
		x, null, nullOK := g.value(t.list[0]), nullReceiver(t), t.fn.NullOK
		return func(m *Machine) Value {
			v := x(m)
			if v.ref == nil && !nullOK {
				m.setFail(null)
			}
			if m.fail != nil {
				return Value{}
			}
			return f(v.ref)
		}
	}
	f := t.fn.Call
	if f == nil {
		f = func(m *Machine, _ []Value) Value { return m.Failf("%s has no implementation", t.fn.Name) }
	}
	args := g.args(t.list)
	checkNull := t.fn.method && !t.fn.NullOK && len(t.list) > 0 && t.list[0].t.Kind == KindObject
	var null *Failure
	if checkNull {
		null = nullReceiver(t)
	}
	if t.fn.Builtin {
		f = charged(t, f)
	}
	at := t.at
	return func(m *Machine) Value {
		base := len(m.stack)
		for _, a := range args {
			v := a(m)
			m.stack = append(m.stack, v)
		}
		if checkNull && m.stack[base].ref == nil {
			m.setFail(null)
		}
		if m.fail != nil {
			m.stack = m.stack[:base]
			return Value{}
		}
		v := f(m, m.stack[base:len(m.stack):len(m.stack)])
		m.stack = m.stack[:base]
		if m.fail != nil && m.fail.Pos < 0 {
			m.fail.Pos, m.fail.End = at.Pos(), at.End()
		}
		return v
	}
}

// charged wraps a library function so that it is charged for the length of its
// arguments.
func charged(t *tree, f func(m *Machine, args []Value) Value) func(m *Machine, args []Value) Value {
	var long []int
	for i, x := range t.list {
		if k := x.t.Kind; k == KindList || k == KindString || x.t == apClass().typ {
			long = append(long, i)
		}
	}
	if long == nil {
		return f
	}
	return func(m *Machine, args []Value) Value {
		for _, i := range long {
			if i < len(args) {
				m.charge(args[i].weight())
			}
		}
		if !m.Step(0) {
			return Value{}
		}
		return f(m, args)
	}
}

func (g *generator) lambda(t *tree) evalFn {
	if len(t.list) == 0 {
		return func(*Machine) Value { return Value{} }
	}
	copies := g.args(t.list)
	return func(m *Machine) Value {
		for _, c := range copies {
			c(m)
		}
		return Value{}
	}
}

// invoke generates a call of a lambda. The arguments are stored in the locals of
// its parameters.
func (g *generator) invoke(t *tree) evalFn {
	f, args, params := g.value(t.x), g.args(t.list), t.lam.params
	run := g.body(t.lam)
	cost := t.lam.cost
	if len(args) == 1 {
		a, p := args[0], params[0]
		return func(m *Machine) Value {
			f(m)
			v := a(m)
			if !m.Step(cost) {
				return Value{}
			}
			m.local[p] = v
			return run(m)
		}
	}
	return func(m *Machine) Value {
		f(m)
		base := len(m.stack)
		for _, a := range args {
			v := a(m)
			m.stack = append(m.stack, v)
		}
		if !m.Step(cost) {
			m.stack = m.stack[:base]
			return Value{}
		}
		for i, p := range params {
			m.local[p] = m.stack[base+i]
		}
		m.stack = m.stack[:base]
		return run(m)
	}
}

// body generates the body of a function, once. A body that is a single return
// statement is compiled as an expression.
func (g *generator) body(b *funcBody) evalFn {
	if b.eval != nil {
		return b.eval
	}
	before := g.nodes
	b.eval = g.bodyOf(b)
	b.cost = g.cost(before)
	return b.eval
}

func (g *generator) bodyOf(b *funcBody) evalFn {
	if len(b.body.list) == 1 && b.body.list[0].kind == stReturn && b.body.list[0].x != nil {
		return g.value(b.body.list[0].x)
	}
	run := g.stmt(b.body)
	void := b.result.Kind == KindVoid
	end := &Failure{Kind: NoReturn, Pos: b.at.Pos(), End: b.at.End(), Message: "the end of a function that must return a value was reached"}
	return func(m *Machine) Value {
		switch run(m) {
		case ctlReturn:
			v := m.ret
			m.ret = Value{}
			return v
		case ctlNext:
			if !void {
				m.setFail(end)
			}
		}
		return Value{}
	}
}

// place generates reads and writes of variables.
func (g *generator) place(t *tree) evalFn {
	switch t.op {
	case opLoad:
		x, null := g.value(t.x), failure(t, NullAccess, "a null pointer is dereferenced")
		return func(m *Machine) Value {
			c := x(m).Cell()
			if c == nil {
				m.setFail(null)
				return Value{}
			}
			return c.Load()
		}
	case opAddr:
		cell := g.cell(t.x)
		return func(m *Machine) Value {
			c := cell(m)
			if c == nil {
				return Value{}
			}
			return Value{ref: c}
		}
	case opAssign:
		y := g.value(t.y)
		if t.x.op == opLocal {
			i := t.x.slot
			return func(m *Machine) Value {
				v := y(m)
				m.local[i] = v
				return v
			}
		}
		cell := g.cell(t.x)
		return func(m *Machine) Value {
			v := y(m)
			if c := cell(m); c != nil && m.fail == nil {
				c.Store(v)
			}
			return v
		}
	}
	return g.update(t)
}

// update generates compound assignments and ++. The place is evaluated once; its
// old value is stored in a local, from which y computes the new one.
func (g *generator) update(t *tree) evalFn {
	y, cell, tmp, postfix := g.value(t.y), g.cell(t.x), t.slot, t.flags&flagPostfix != 0
	return func(m *Machine) Value {
		c := cell(m)
		if c == nil || m.fail != nil {
			return Value{}
		}
		old := c.Load()
		m.local[tmp] = old
		v := y(m)
		if m.fail != nil {
			return Value{}
		}
		c.Store(v)
		if postfix {
			return old
		}
		return v
	}
}

// cell returns a closure that evaluates an lvalue to its cell. The cell is nil
// after a failure.
func (g *generator) cell(t *tree) func(m *Machine) *Cell {
	bad := failure(t, OutOfRange, "index out of range")
	switch t.op {
	case opLocal:
		i := t.slot
		return func(m *Machine) *Cell { return (*Cell)(&m.local[i]) }
	case opSlot:
		i := t.slot
		return func(m *Machine) *Cell {
			if i >= len(m.frame) {
				m.setFail(bad)
				return nil
			}
			return (*Cell)(&m.frame[i])
		}
	case opVariable:
		i := t.slot
		return func(m *Machine) *Cell {
			if i >= len(m.frame) {
				m.setFail(bad)
				return nil
			}
			if c := m.frame[i].Cell(); c != nil {
				return c
			}
			return (*Cell)(&m.frame[i])
		}
	case opUnwrap: // an optional is represented by its value
		x, null := g.cell(t.x), failure(t, NullAccess, "the value of a disengaged optional is used")
		return func(m *Machine) *Cell {
			c := x(m)
			if c != nil && c.Load().IsNone() {
				m.setFail(null)
				return nil
			}
			return c
		}
	case opRetype:
		return g.cell(t.x)
	case opLoad:
		x, null := g.value(t.x), failure(t, NullAccess, "a null pointer is dereferenced")
		return func(m *Machine) *Cell {
			c := x(m).Cell()
			if c == nil {
				m.setFail(null)
			}
			return c
		}
	case opIndex:
		x, i := g.value(t.x), g.value(t.y)
		return func(m *Machine) *Cell {
			v, k := x(m), i(m)
			l, _ := v.ref.(*Vec)
			if l == nil || k.num >= uint64(len(l.Elems)) {
				m.setFail(bad)
				return nil
			}
			return (*Cell)(&l.Elems[k.num])
		}
	}
	return func(m *Machine) *Cell {
		m.setFail(bad)
		return nil
	}
}
