package cxx

// A ctl is the way in which a statement ended.
type ctl uint8

const (
	ctlNext ctl = iota
	ctlBreak
	ctlContinue
	ctlReturn // m.ret holds the value
	ctlFail   // m.fail is set
)

type execFn func(m *Machine) ctl

func (m *Machine) next() ctl {
	if m.fail != nil {
		return ctlFail
	}
	return ctlNext
}

func (g *generator) stmt(s *stree) execFn {
	switch s.kind {
	case stBlock:
		return g.stmts(s.list)
	case stExpr:
		x := g.value(s.x)
		return func(m *Machine) ctl {
			x(m)
			return m.next()
		}
	case stReturn:
		return g.returnStmt(s)
	case stIf:
		return g.ifStmt(s)
	case stLoop:
		return g.loop(s)
	case stRange:
		return g.rangeLoop(s)
	case stSwitch:
		return g.switchStmt(s)
	case stBreak:
		return func(*Machine) ctl { return ctlBreak }
	case stContinue:
		return func(*Machine) ctl { return ctlContinue }
	case stFinally:
		run, destroy := g.stmt(s.list[0]), g.value(s.x)
		return func(m *Machine) ctl {
			end := run(m)
			if end == ctlFail {
				return end
			}
			ret := m.ret
			destroy(m)
			if m.ret = ret; m.fail != nil {
				return ctlFail
			}
			return end
		}
	}
	panic("cxx: kind of statement")
}

func (g *generator) stmts(list []*stree) execFn {
	if len(list) == 1 {
		return g.stmt(list[0])
	}
	runs := make([]execFn, len(list))
	for i, s := range list {
		runs[i] = g.stmt(s)
	}
	return func(m *Machine) ctl {
		for _, run := range runs {
			if c := run(m); c != ctlNext {
				return c
			}
		}
		return ctlNext
	}
}

func (g *generator) returnStmt(s *stree) execFn {
	if s.x == nil {
		return func(m *Machine) ctl {
			m.ret = Value{}
			return ctlReturn
		}
	}
	x := g.value(s.x)
	return func(m *Machine) ctl {
		v := x(m)
		if m.fail != nil {
			return ctlFail
		}
		m.ret = v
		return ctlReturn
	}
}

func (g *generator) ifStmt(s *stree) execFn {
	cond, then := g.condition(s.x), g.stmt(s.list[0])
	els := execFn(func(*Machine) ctl { return ctlNext })
	if s.list[1] != nil {
		els = g.stmt(s.list[1])
	}
	return func(m *Machine) ctl {
		b := cond(m)
		switch {
		case m.fail != nil:
			return ctlFail
		case b:
			return then(m)
		}
		return els(m)
	}
}

func (g *generator) loop(s *stree) execFn {
	before := g.nodes
	cond := testFn(func(*Machine) bool { return true })
	if s.x != nil {
		cond = g.condition(s.x)
	}
	post := evalFn(func(*Machine) Value { return Value{} })
	if s.y != nil {
		post = g.value(s.y)
	}
	body, skip := g.stmt(s.list[0]), s.do
	cost := g.cost(before)
	return func(m *Machine) ctl {
		for first := skip; ; first = false {
			if !m.Step(cost) {
				return ctlFail
			}
			if !first && !cond(m) {
				return m.next()
			}
			switch body(m) {
			case ctlBreak:
				return ctlNext
			case ctlReturn:
				return ctlReturn
			case ctlFail:
				return ctlFail
			}
			post(m)
			if m.fail != nil {
				return ctlFail
			}
		}
	}
}

// rangeLoop reads the length in every iteration, because the body may change the
// list.
func (g *generator) rangeLoop(s *stree) execFn {
	list, slot, before := g.value(s.x), s.slot, g.nodes
	body, ref := g.stmt(s.list[0]), s.ref
	cost := g.cost(before)
	return func(m *Machine) ctl {
		l := list(m)
		if m.fail != nil {
			return ctlFail
		}
		for i := 0; i < l.Len(); i++ {
			if !m.Step(cost) {
				return ctlFail
			}
			if ref {
				m.local[slot] = elemAddress(l, i)
			} else {
				m.local[slot] = l.At(i)
			}
			switch body(m) {
			case ctlBreak:
				return ctlNext
			case ctlReturn:
				return ctlReturn
			case ctlFail:
				return ctlFail
			}
		}
		return ctlNext
	}
}

// elemAddress returns the address of an element of a list, of a copy if the list is the
// host's.
func elemAddress(l Value, i int) Value {
	if v, ok := l.ref.(*Vec); ok {
		return (*Cell)(&v.Elems[i]).Address()
	}
	c := Cell(l.At(i))
	return c.Address()
}

func (g *generator) switchStmt(s *stree) execFn {
	x := g.value(s.x)
	values := make([][]evalFn, len(s.cases))
	bodies := make([]execFn, len(s.cases))
	deflt := -1
	for i, c := range s.cases {
		values[i] = g.args(c.values)
		bodies[i] = g.stmts(c.body)
		if c.isDeflt {
			deflt = i
		}
	}
	return func(m *Machine) ctl {
		v := x(m)
		start := deflt
	find:
		for i, list := range values {
			for _, f := range list {
				if f(m).num == v.num {
					start = i
					break find
				}
			}
		}
		if m.fail != nil {
			return ctlFail
		}
		if start < 0 {
			return ctlNext
		}
		for _, run := range bodies[start:] {
			switch c := run(m); c {
			case ctlNext:
			case ctlBreak:
				return ctlNext
			default:
				return c
			}
		}
		return ctlNext
	}
}
