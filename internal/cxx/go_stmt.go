package cxx

import (
	"slices"
	"strings"
)

// bindParams declares the parameters of a lambda that is called.
func (g *goWriter) bindParams(t *tree) {
	g.effect(t.x)
	for i, a := range t.list {
		if a.t.Kind == KindFunc {
			g.effect(a)
			continue
		}
		name := "x"
		if i < len(t.lam.names) {
			name = t.lam.names[i]
		}
		g.bindParam(t.lam, i, name, g.val(a), a)
	}
}

func (g *goWriter) bindParam(lam *funcBody, i int, name string, x *goVal, a *tree) {
	slot, uses := lam.params[i], 0
	eachStree(lam.body, func(t *tree) {
		if t.op == opLocal && t.slot == slot {
			uses++
		}
	})
	text := x.e.String()
	if g.mutable[slot] || g.changes(text) || uses > 1 && strings.Contains(text, "(") && (g.inExpr == 0 || g.isTotal(x.e)) {
		to := &tree{op: opLocal, t: lam.types[i], at: a.at, slot: slot, name: name}
		g.declare(to, x)
		return
	}
	if ids := variablesIn(text); len(ids) == 1 && text == variableToken(ids[0]) && g.vars[ids[0]].hint == "x" {
		g.vars[ids[0]].hint = name
	}
	g.locals[slot] = x
}

// invoke translates a call of a lambda by inlining its body, once for each call.
func (g *goWriter) invoke(t *tree) *goVal {
	g.bindParams(t)
	list := t.lam.body.list
	if n := len(list); n > 0 && list[n-1].kind == stReturn && list[n-1].x != nil && !slices.ContainsFunc(list[:n-1], hasReturn) {
		g.stmts(list[:n-1])
		return g.val(list[n-1].x)
	}
	v := ""
	out := &goVal{e: primary(""), typ: ""}
	if t.t.Kind != KindVoid {
		id := g.variable("result")
		v = variableToken(id)
		out = &goVal{e: primary(v), typ: g.goType(t.t)}
		g.add(&goStmt{kind: goVar, id: id, text: out.typ})
	}
	end := g.label("end")
	ret := g.ret
	body := g.capture(func() {
		g.ret = func(x *tree) {
			switch {
			case x == nil:
			case v == "":
				g.effect(x)
			default:
				g.add(&goStmt{kind: goSet, text: v, x: g.to(x, out.typ).e})
			}
			end.used = true
			g.add(&goStmt{kind: goLine, text: "break " + end.name})
		}
		g.function(t.lam)
	})
	g.ret = ret
	if !end.used {
		g.add(&goStmt{kind: goBlock, body: body})
		return out
	}
	body = append([]*goStmt{{kind: goLine, text: "default:"}}, body...)
	g.add(&goStmt{kind: goBlock, text: "switch", body: body, label: end})
	return out
}

// hasReturn reports whether a statement contains a return.
func hasReturn(s *stree) bool {
	if s == nil {
		return false
	}
	if s.kind == stReturn || slices.ContainsFunc(s.list, hasReturn) {
		return true
	}
	return slices.ContainsFunc(s.cases, func(c *caseTree) bool { return slices.ContainsFunc(c.body, hasReturn) })
}

// function translates a body.
func (g *goWriter) function(b *funcBody) {
	g.stmts(b.body.list)
	if b.result.Kind != KindVoid && !returns(b.body) {
		g.add(g.failStmt())
	}
}

// returns reports whether a statement always ends with a return, so that no further
// return is required.
func returns(s *stree) bool {
	switch s.kind {
	case stReturn:
		return true
	case stBlock:
		return len(s.list) > 0 && returns(s.list[len(s.list)-1])
	case stIf:
		return s.list[1] != nil && returns(s.list[0]) && returns(s.list[1])
	}
	return false
}

func (g *goWriter) stmts(list []*stree) {
	for _, s := range list {
		g.stmt(s)
		if returns(s) {
			return
		}
	}
}

func (g *goWriter) stmt(s *stree) {
	switch s.kind {
	case stBlock:
		g.stmts(s.list)
	case stExpr:
		g.effect(s.x)
	case stFinally:
		g.untranslatable(s.x, "a variable with a destructor")
	case stReturn:
		g.ret(s.x)
	case stIf:
		g.ifStmt(s)
	case stLoop:
		g.loop(s)
	case stRange:
		if s.ref {
			g.untranslatable(s.x, "a loop variable that refers to the element")
			return
		}
		g.rangeLoop(s)
	case stSwitch:
		g.switchStmt(s)
	case stBreak:
		g.jump("break", g.brk)
	case stContinue:
		g.jump("continue", g.cont)
	}
}

func (g *goWriter) jump(word string, l *goLabel) {
	if l == nil {
		g.untranslatable(&tree{}, "a break or continue outside of a loop")
		return
	}
	l.used = true
	g.add(&goStmt{kind: goLine, text: word})
}

func (g *goWriter) ifStmt(s *stree) {
	cond := g.cond(s.x)
	then := g.capture(func() { g.assume(cond); g.stmt(s.list[0]) })
	var els []*goStmt
	if s.list[1] != nil {
		els = g.capture(func() { g.assume(not(cond)); g.stmt(s.list[1]) })
	}
	switch cond.String() {
	case "true":
		g.add(&goStmt{kind: goBlock, body: then})
		return
	case "false":
		if len(els) > 0 {
			g.add(&goStmt{kind: goBlock, body: els})
		}
		return
	}
	g.add(&goStmt{kind: goIf, x: cond, body: then, els: els})
	if s.list[1] == nil && jumps(s.list[0]) {
		g.assume(not(cond))
	}
}

// inner translates the body of a loop. cont is nil if it cannot be left with continue.
func (g *goWriter) inner(brk, cont *goLabel, body *stree) []*goStmt {
	oldBrk, oldCont := g.brk, g.cont
	g.brk, g.cont = brk, cont
	list := g.capture(func() { g.stmt(body) })
	g.brk, g.cont = oldBrk, oldCont
	return list
}

// loop translates a loop. A condition or an increment that needs statements does not fit in Go's head
// of a loop; it then becomes a part of the body.
func (g *goWriter) loop(s *stree) {
	var cond *goExpr
	before := g.capture(func() {
		if s.x != nil {
			cond = g.cond(s.x)
		}
	})
	post, isSimple := "", true
	after := g.capture(func() {
		if s.y != nil {
			g.effect(s.y)
		}
	})
	if len(after) == 1 && after[0].kind == goSet {
		post = after[0].text + " = " + after[0].x.String()
		if after[0].x.String() == after[0].text+" + 1" {
			post = after[0].text + "++"
		}
	} else if len(after) > 0 {
		isSimple = false
	}
	var cont *goLabel
	if isSimple && !s.do {
		cont = &goLabel{}
	}
	body := g.inner(&goLabel{}, cont, s.list[0])
	if !isSimple {
		body = append(body, after...)
	}
	head := "for"
	switch {
	case s.do:
		body = append(body, before...)
		if cond != nil {
			body = append(body, &goStmt{kind: goIf, x: not(cond), body: []*goStmt{{kind: goLine, text: "break"}}})
		}
	case len(before) > 0:
		check := append(before, &goStmt{kind: goIf, x: not(cond), body: []*goStmt{{kind: goLine, text: "break"}}})
		body = append(check, body...)
		if post != "" {
			head = "for ; ; " + post
		}
	case post != "":
		head = "for ; ; " + post
		if cond != nil {
			head = "for ; " + cond.String() + "; " + post
		}
	case cond != nil:
		head = "for " + cond.String()
	}
	g.add(&goStmt{kind: goLoop, text: head, body: body})
}

func (g *goWriter) rangeLoop(s *stree) {
	list := g.val(s.x)
	elem := g.variable("x")
	e := s.x.t.Elem
	typ := "int8"
	if list.typ != "string" {
		typ = strings.TrimPrefix(list.typ, "[]")
	}
	g.locals[s.slot] = &goVal{e: primary(variableToken(elem)), typ: typ, nonNil: e != nil && e.Kind == KindObject && g.elementsExist(list)}
	g.loopOver(list, elem, g.inner(&goLabel{}, &goLabel{}, s.list[0]), nil)
}

// switchStmt translates a switch with fallthrough: every case except the last one
// falls through unless it ends with a jump.
func (g *goWriter) switchStmt(s *stree) {
	x := g.val(s.x)
	old := g.brk
	g.brk = &goLabel{}
	out := &goStmt{kind: goSwitch, x: x.e}
	for i, c := range s.cases {
		out.cases = append(out.cases, g.caseClause(c, i == len(s.cases)-1))
	}
	g.brk = old
	g.add(out)
}

func (g *goWriter) caseClause(c *caseTree, last bool) *goStmt {
	label := ""
	for _, v := range c.values {
		if v.op != opConst {
			g.untranslatable(v, "a case that is no constant")
		}
		if label != "" {
			label += ", "
		}
		label += number(v)
	}
	out := &goStmt{kind: goCase, text: "case " + label}
	if c.isDeflt { // also of the values that it names
		out.text = "default"
	}
	body := c.body
	if n := len(body); n > 0 && body[n-1].kind == stBreak {
		out.body = g.capture(func() { g.stmts(body[:n-1]) })
		return out
	}
	out.body = g.capture(func() { g.stmts(body) })
	if n := len(c.body); !last && (n == 0 || !jumps(c.body[n-1])) {
		out.body = append(out.body, &goStmt{kind: goLine, text: "fallthrough"})
	}
	return out
}

func jumps(s *stree) bool {
	switch s.kind {
	case stBreak, stContinue, stReturn:
		return true
	case stBlock:
		return len(s.list) > 0 && jumps(s.list[len(s.list)-1])
	}
	return returns(s)
}
