package pdl

import (
	"strconv"
	"strings"
)

// condition writes a condition as a function in the function: it returns true at the first match of one of
// its ways. The variables around it are visible in it.
func (g *goMatch) condition(n *node) {
	q, k := n.question, n.question.condition
	for _, a := range q.args {
		g.reach(a) // the function loads the arguments that it needs
		if a.typ != attributeValue {
			g.require(n, a)
		}
	}
	g.flush()
	g.conditions++
	name := "holds" + strconv.Itoa(g.conditions)
	call := name + "()"
	param := ""
	if k.each != nil {
		v := g.variable(k.each)
		param = v + " " + goTypes[k.each.typ]
		call = g.value(q.args[0]) + ".All(" + name + ")"
		g.inFunction(name, param, func() {
			g.give(k.each, v)
			g.loops = true
			g.line("if !s.loops.Next(root, r) {\n%s\n}", g.giveUp())
			g.chain(k.chain(nil))
		})
	} else {
		g.inFunction(name, param, func() { g.chain(k.chain(nil)) })
	}
	if g.insideFail && g.inside == 0 {
		g.insideFail = false
		ok := "met" + strconv.Itoa(g.conditions)
		g.line("%s := %s\nif r.Failed() {\n%s\n}", ok, call, g.giveUp())
		call, g.canFail = ok, true
	}
	not := ""
	if q.negated {
		not = "!"
	}
	g.test(n, "%s%s", not, call)
}

// inFunction writes a function that returns false at its end, unless its body has returned before.
func (g *goMatch) inFunction(name, param string, body func()) {
	open, leave, visited := len(g.scopes), g.leave, len(g.visited)
	g.line("%s := func(%s) bool {", name, param)
	g.push(goScope{end: "}", written: true})
	g.leave = "return false"
	g.inside++
	inner := len(g.scopes)
	body()
	g.flush()
	g.closeTo(inner)
	g.inside--
	if !strings.HasSuffix(g.out.String(), "return true\n") {
		g.line("return false")
	}
	g.closeTo(open)
	g.leave, g.visited = leave, g.visited[:visited]
}
