package cxx

import "slices"

// A goFact is a condition that is known to hold at a place in the program. Facts form an
// immutable list, so that the facts of one place can be restored.
type goFact struct {
	next *goFact
	text string    // a condition that holds
	cond *goExpr   // the same, nil for some
	is   *goNarrow // or: an object belongs to a class
}

// A goNarrow is an object with the Go type of a class that it is known to have.
type goNarrow struct {
	operand string // the object as it was
	class   *Class
	val     *goVal
	implies []string // conditions that hold then
}

// assume records that a condition holds.
func (g *goWriter) assume(cond *goExpr) {
	if cond.kind == goAnd {
		for _, x := range cond.list {
			g.assume(x)
		}
		return
	}
	text := cond.String()
	if g.changes(text) {
		return
	}
	g.facts = &goFact{next: g.facts, text: text, cond: cond}
	if ids := variablesIn(text); len(ids) == 1 && text == variableToken(ids[0]) {
		if n := g.oks[ids[0]]; n != nil {
			g.facts = &goFact{next: g.facts, is: n}
			for _, text := range n.implies {
				g.facts = &goFact{next: g.facts, text: text}
			}
			if g.inExpr > 0 {
				g.guarded = append(g.guarded, variablesIn(n.val.e.String())...)
			}
		}
	}
}

// changes reports whether a text names a variable that is assigned to.
func (g *goWriter) changes(text string) bool {
	for _, id := range variablesIn(text) {
		if g.vars[id].changes {
			return true
		}
	}
	return false
}

// holds reports whether a condition is known to hold.
func (g *goWriter) holds(text string) bool {
	for f := g.facts; f != nil; f = f.next {
		if f.text == text {
			return true
		}
	}
	return false
}

// known simplifies a condition with the known facts.
func (g *goWriter) known(cond *goExpr) *goExpr {
	switch cond.kind {
	case goAnd, goOr:
		var list []*goExpr
		for _, x := range cond.list {
			list = append(list, g.known(x))
		}
		if cond.kind == goAnd {
			return and(list...)
		}
		return or(list...)
	}
	switch {
	case g.holds(cond.String()) || g.sameKnown(cond):
		return goTrue
	case g.holds(not(cond).String()):
		return goFalse
	}
	return cond
}

// sameKnown reports whether a comparison follows from those that hold.
func (g *goWriter) sameKnown(cond *goExpr) bool {
	isLists := cond.equal != nil
	var x, y string
	switch {
	case isLists:
		x, y = cond.equal[0], cond.equal[1]
	case cond.kind == goCmp && cond.text == "==":
		x, y = cond.list[0].String(), cond.list[1].String()
	default:
		return false
	}
	var equal equalities
	for f := g.facts; f != nil; f = f.next {
		switch {
		case f.cond == nil:
		case isLists && f.cond.equal != nil:
			equal.add(f.cond.equal[0], f.cond.equal[1])
		case !isLists && f.cond.kind == goCmp && f.cond.text == "==":
			equal.add(f.cond.list[0].String(), f.cond.list[1].String())
		}
	}
	return x != y && !equal.add(x, y)
}

// narrowed returns an object converted to a class if it is known to belong to that class, nil
// otherwise.
func (g *goWriter) narrowed(x string, c *Class) *goVal {
	for f := g.facts; f != nil; f = f.next {
		if f.is != nil && f.is.operand == x && f.is.class.DerivesFrom(c) {
			return f.is.val
		}
	}
	return nil
}

// isTotal reports whether an expression can be evaluated at the start of the statement:
// it uses nothing that is valid only on a condition within an expression.
func (g *goWriter) isTotal(x *goExpr) bool {
	for _, id := range variablesIn(x.String()) {
		if slices.Contains(g.guarded, id) {
			return false
		}
	}
	return true
}

// A goState is a snapshot of the writer, restored to translate something again.
type goState struct {
	out     []*goStmt
	facts   *goFact
	bound   map[string]*goStmt
	guarded []int
	locals  map[int]*goVal
}

func (g *goWriter) save() goState {
	s := goState{g.out[:len(g.out):len(g.out)], g.facts, map[string]*goStmt{}, g.guarded[:len(g.guarded):len(g.guarded)], map[int]*goVal{}}
	for k, v := range g.bound {
		s.bound[k] = v
	}
	for k, v := range g.locals {
		s.locals[k] = v
	}
	return s
}

func (g *goWriter) restore(s goState) {
	g.out, g.facts, g.guarded = s.out, s.facts, s.guarded
	g.bound, g.locals = map[string]*goStmt{}, map[int]*goVal{}
	for k, v := range s.bound {
		g.bound[k] = v
	}
	for k, v := range s.locals {
		g.locals[k] = v
	}
}

// capture runs f and returns the statements that it writes. They are executed conditionally, so
// the facts from f are dropped.
func (g *goWriter) capture(f func()) []*goStmt {
	old := g.save()
	in := g.inExpr
	g.out, g.inExpr = nil, 0
	f()
	list := g.out
	g.inExpr = in
	locals := g.locals
	g.restore(old)
	for k, v := range locals { // variables keep their names
		if g.locals[k] == nil {
			g.locals[k] = v
		}
	}
	return list
}

// part translates a part of an expression that is evaluated only if cond holds. The
// statements that it needs are written before the expression if they can be executed in
// any case. Otherwise part reports false, and nothing is written.
func (g *goWriter) part(cond *goExpr, f func() *goVal) (*goVal, bool) {
	old := g.save()
	n := len(g.out)
	g.inExpr++
	g.assume(cond)
	x := f()
	g.inExpr--
	for _, s := range g.out[n:] {
		if !s.total {
			g.restore(old)
			return nil, false
		}
	}
	out, bound, locals := g.out, g.bound, g.locals
	g.restore(old)
	g.out, g.bound, g.locals = out, bound, locals
	return x, true
}
