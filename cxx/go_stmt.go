package cxx

import (
	"fmt"
	"strconv"
)

// function translates a body; ret writes the statements for a return of a value.
func (g *goWriter) function(b *funcBody, ret func(x string)) {
	oldRet, oldBrk, oldCont := g.ret, g.brk, g.cont
	g.ret, g.brk, g.cont = ret, nil, nil
	g.stmts(b.body.list)
	if b.result.Kind != KindVoid && !returns(b.body) {
		g.line("%s", g.fail)
	}
	g.ret, g.brk, g.cont = oldRet, oldBrk, oldCont
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
		if x := g.expr(s.x); s.x.op != opAssign && s.x.op != opUpdate {
			g.discard(x)
		}
	case stReturn:
		x := ""
		if s.x != nil {
			x = g.expr(s.x)
		}
		g.ret(x)
	case stIf:
		cond := g.expr(s.x)
		then := g.capture(func() { g.stmt(s.list[0]) })
		if s.list[1] == nil {
			g.line("if %s {\n%s}", cond, then)
			break
		}
		g.line("if %s {\n%s} else {\n%s}", cond, then, g.capture(func() { g.stmt(s.list[1]) }))
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
		g.jump(g.brk)
	case stContinue:
		g.jump(g.cont)
	}
}

func (g *goWriter) jump(l *goLabel) {
	if l == nil {
		g.untranslatable(&tree{}, "a break or continue outside of a loop")
		return
	}
	l.used = true
	g.line("break %s", l.name)
}

// inner translates the body of a loop. continue leaves the body, break leaves the
// loop.
func (g *goWriter) inner(brk *goLabel, body *stree) string {
	oldBrk, oldCont := g.brk, g.cont
	cont := &goLabel{name: g.temp("next")}
	g.brk, g.cont = brk, cont
	text := g.capture(func() {
		inner := g.capture(func() { g.stmt(body) })
		g.labelled(cont, inner)
	})
	g.brk, g.cont = oldBrk, oldCont
	return text
}

func (g *goWriter) loop(s *stree) {
	brk := &goLabel{name: g.temp("loop")}
	body := g.inner(brk, s.list[0])
	cond := g.capture(func() {
		if s.x != nil {
			brk.used = true
			g.line("if !%s {\nbreak %s\n}", paren(g.expr(s.x)), brk.name)
		}
	})
	post := g.capture(func() {
		if s.y != nil {
			if x := g.expr(s.y); s.y.op != opUpdate && s.y.op != opAssign {
				g.discard(x)
			}
		}
	})
	if brk.used {
		g.line("%s:", brk.name)
	}
	if s.do {
		g.line("for {\n%s%s%s}", body, post, cond)
		return
	}
	g.line("for {\n%s%s%s}", cond, body, post)
}

func (g *goWriter) rangeLoop(s *stree) {
	list := g.expr(s.x)
	elem := g.temp("x")
	g.names[s.slot] = elem
	brk := &goLabel{name: g.temp("loop")}
	body := g.inner(brk, s.list[0])
	if brk.used {
		g.line("%s:", brk.name)
	}
	if s.x.t.Kind == KindString {
		g.line("for _, %s := range []int8(%s) {\n_ = %s\n%s}", elem, list, elem, body)
		return
	}
	g.line("for _, %s := range %s {\n_ = %s\n%s}", elem, list, elem, body)
}

// switchStmt translates a switch with fallthrough: every case except the last one
// falls through unless it ends with a jump.
func (g *goWriter) switchStmt(s *stree) {
	x := g.named(g.expr(s.x))
	brk := &goLabel{name: g.temp("end")}
	old := g.brk
	g.brk = brk
	text := g.capture(func() {
		g.line("switch %s {", x)
		for i, c := range s.cases {
			g.caseClause(c, i == len(s.cases)-1)
		}
		g.line("}")
	})
	g.brk = old
	if brk.used {
		g.line("%s:", brk.name)
	}
	g.line("%s", text)
}

func (g *goWriter) caseClause(c *caseTree, last bool) {
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
	switch {
	case c.isDeflt && label != "":
		g.untranslatable(&tree{}, "a default that shares its statements with other cases")
	case c.isDeflt:
		g.line("default:")
	default:
		g.line("case %s:", label)
	}
	g.stmts(c.body)
	if n := len(c.body); !last && (n == 0 || !jumps(c.body[n-1])) {
		g.line("fallthrough")
	}
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

// goBuiltin returns the translator for calls of a library function, or nil if it
// cannot be translated.
func goBuiltin(name string) func(g *goWriter, t *tree) string {
	switch name {
	case "llvm::all_of":
		return goQuantifier("!", "true", "false")
	case "llvm::any_of":
		return goQuantifier("", "false", "true")
	case "llvm::none_of":
		return goQuantifier("", "true", "false")
	case "llvm::is_contained":
		return goContained
	case "llvm::all_equal":
		return goAllEqual
	case "llvm::success":
		return goTemplate("true")
	case "llvm::failure":
		return goTemplate("false")
	case "llvm::hasNItems":
		return goTemplate("(len($0) == int($1))")
	case "llvm::hasNItemsOrMore":
		return goTemplate("(len($0) >= int($1))")
	case "llvm::hasNItemsOrLess":
		return goTemplate("(len($0) <= int($1))")
	case "llvm::hasSingleElement":
		return goTemplate("(len($0) == 1)")
	case "std::min":
		return goExtreme("min")
	case "std::max":
		return goExtreme("max")
	case "llvm::isPowerOf2_64", "llvm::isPowerOf2_32":
		return goTemplate("($0 != 0 && $0&($0-1) == 0)")
	case "size", "length", "llvm::size":
		return goTemplate("uint64(len($0))")
	case "empty":
		return goTemplate("(len($0) == 0)")
	case "front":
		return goElement("0")
	case "back":
		return goElement("len($0)-1")
	case "drop_front":
		return goCut("$0[$1:]")
	case "drop_back":
		return goCut("$0[:uint64(len($0))-$1]")
	case "take_front":
		return goCut("$0[:$1]")
	case "take_back":
		return goCut("$0[uint64(len($0))-$1:]")
	case "starts_with":
		return goStrings("HasPrefix")
	case "ends_with":
		return goStrings("HasSuffix")
	case "contains":
		return goStrings("Contains")
	case "push_back":
		return func(g *goWriter, t *tree) string { return goAppend(g, t, "") }
	case "append":
		return func(g *goWriter, t *tree) string { return goAppend(g, t, "...") }
	}
	return nil
}

// goTemplate translates a call to an expression in which $0, $1 and so on are
// replaced by the arguments.
func goTemplate(text string) func(g *goWriter, t *tree) string {
	return func(g *goWriter, t *tree) string {
		args := map[string]string{}
		for i, a := range t.list {
			args[strconv.Itoa(i)] = g.named(g.expr(a))
		}
		return Substitute(text, args)
	}
}

func goStrings(name string) func(g *goWriter, t *tree) string {
	return func(g *goWriter, t *tree) string {
		g.imports["strings"] = true
		return fmt.Sprintf("strings.%s(%s, %s)", name, g.expr(t.list[0]), g.expr(t.list[1]))
	}
}

// goQuantifier translates all_of, any_of and none_of to a loop.
func goQuantifier(not, start, found string) func(g *goWriter, t *tree) string {
	return func(g *goWriter, t *tree) string {
		f := t.calls[0]
		list := g.expr(t.list[0])
		g.discard(g.expr(t.list[1]))
		v, x := g.temp("ok"), g.temp("x")
		g.names[f.slots[0]] = x
		loop := g.temp("loop")
		body := g.capture(func() {
			cond := g.expr(f.call)
			g.line("if %s%s {\n%s = %s\nbreak %s\n}", not, paren(cond), v, found, loop)
		})
		if mentions(body, x) {
			g.line("%s := %s\n%s:\nfor _, %s := range %s {\n%s}", v, start, loop, x, list, body)
		} else {
			g.line("%s := %s\n%s:\nfor range %s {\n%s}", v, start, loop, list, body)
		}
		return v
	}
}

func goContained(g *goWriter, t *tree) string {
	if a, b := g.goType(t.list[0].t.Elem), g.goType(t.list[1].t); a != b {
		return g.untranslatable(t, "a search for a '%s' among values of type '%s'", t.list[1].t, t.list[0].t.Elem)
	}
	g.imports["slices"] = true
	return fmt.Sprintf("slices.Contains(%s, %s)", g.expr(t.list[0]), g.expr(t.list[1]))
}

func goAllEqual(g *goWriter, t *tree) string {
	e := t.list[0].t.Elem
	if e.Kind == KindObject && e.Class.equal() != nil || e.Kind == KindList || e.Kind == KindOptional {
		return g.untranslatable(t, "the comparison of values of type '%s'", e)
	}
	list, v, x := g.named(g.expr(t.list[0])), g.temp("ok"), g.temp("x")
	g.line("%s := true\nfor _, %s := range %s {\n%s = %s && %s == %s[0]\n}", v, x, list, v, v, x, list)
	return v
}

func goExtreme(name string) func(g *goWriter, t *tree) string {
	return func(g *goWriter, t *tree) string {
		if len(t.list) == 1 {
			list := g.named(g.expr(t.list[0]))
			g.failIf(fmt.Sprintf("len(%s) == 0", list))
			g.imports["slices"] = true
			return fmt.Sprintf("slices.%s(%s)", map[string]string{"min": "Min", "max": "Max"}[name], list)
		}
		return fmt.Sprintf("%s(%s, %s)", name, g.expr(t.list[0]), g.expr(t.list[1]))
	}
}

func goElement(index string) func(g *goWriter, t *tree) string {
	return func(g *goWriter, t *tree) string {
		x := g.named(g.expr(t.list[0]))
		g.failIf(fmt.Sprintf("len(%s) == 0", x))
		elem := fmt.Sprintf("%s[%s]", x, Substitute(index, map[string]string{"0": x}))
		if t.list[0].t.Kind == KindString {
			return "int8(" + elem + ")"
		}
		return elem
	}
}

func goCut(text string) func(g *goWriter, t *tree) string {
	return func(g *goWriter, t *tree) string {
		x, n := g.named(g.expr(t.list[0])), "1"
		if len(t.list) > 1 {
			n = g.named(g.expr(t.list[1]))
		}
		g.failIf(fmt.Sprintf("%s > uint64(len(%s))", n, x))
		return Substitute(text, map[string]string{"0": x, "1": n})
	}
}

func goAppend(g *goWriter, t *tree, dots string) string {
	if t.list[0].op != opLocal {
		return g.untranslatable(t, "a change of a list that is no variable")
	}
	v := g.local(t.list[0])
	g.line("%s = append(%s, %s%s)", v, v, g.expr(t.list[1]), dots)
	return ""
}
