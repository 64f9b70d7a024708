package cxx

import "slices"

// returned translates the operand of a return statement.
func (g *goWriter) returned(t *tree) *goExpr {
	switch {
	case t == nil:
		return nil
	case g.resultType == "bool":
		return g.cond(t)
	}
	return g.to(t, g.resultType).e
}

func goReturning(x *goExpr) func() []*goStmt {
	return func() []*goStmt { return []*goStmt{{kind: goReturn, x: x}} }
}

// returnExpr writes statements that return the value of an expression from the function.
func (g *goWriter) returnExpr(t *tree) {
	if t == nil || g.resultType == "" {
		if t != nil {
			g.effect(t)
		}
		g.add(&goStmt{kind: goReturn})
		return
	}
	if g.resultType == "bool" && g.returnsDirectly(t) {
		return
	}
	if w := withoutRepeated(t); w != t {
		g.returnExpr(w)
		return
	}
	switch {
	case t.op == opAnd:
		g.unless(t.x, goReturning(goFalse))
		g.returnExpr(t.y)
	case t.op == opOr:
		g.when(t.x, goReturning(goTrue))
		g.returnExpr(t.y)
	case t.op == opCond:
		c := g.cond(t.x)
		switch c.String() {
		case "true":
			g.returnExpr(t.y)
			return
		case "false":
			g.returnExpr(t.z)
			return
		}
		g.add(&goStmt{kind: goIf, x: c, body: g.capture(func() { g.assume(c); g.returnExpr(t.y) })})
		g.assume(not(c))
		g.returnExpr(t.z)
	case t.op == opInvoke:
		g.bindParams(t)
		ret := g.ret
		g.ret = g.returnExpr
		g.function(t.lam)
		g.ret = ret
	case t.op == opRetype && t.t.Kind == KindBool:
		g.returnExpr(t.x)
	case isQuantifier(t):
		all := t.fn.Name != "llvm::any_of"
		g.each(t, goReturning(primary(map[bool]string{true: "false", false: "true"}[all])))
		g.add(&goStmt{kind: goReturn, x: primary(map[bool]string{true: "true", false: "false"}[all])})
	default:
		g.add(&goStmt{kind: goReturn, x: g.returned(t)})
	}
}

// returnsDirectly writes a return of a condition that is short and needs nothing but
// declarations before it. It reports whether that is possible.
func (g *goWriter) returnsDirectly(t *tree) bool {
	old := g.save()
	n := len(g.out)
	x := g.cond(t)
	for _, s := range g.out[n:] {
		if !s.total {
			g.restore(old)
			return false
		}
	}
	if len(x.String()) > maxGoLine && (t.op == opAnd || t.op == opOr || t.op == opInvoke) {
		g.restore(old)
		return false
	}
	g.add(&goStmt{kind: goReturn, x: x})
	return true
}

func isQuantifier(t *tree) bool {
	return t.op == opCall && t.fn.Builtin && slices.Contains([]string{"llvm::all_of", "llvm::any_of", "llvm::none_of"}, t.fn.Name)
}

// each writes a loop that ends with act if the condition of a quantifier decides its
// value for an element: if it is false in all_of, or true in any_of and none_of.
func (g *goWriter) each(t *tree, act func() []*goStmt) {
	list, elem := g.quantified(t)
	body := g.capture(func() {
		if t.fn.Name == "llvm::all_of" {
			g.unless(t.calls[0].call, act)
		} else {
			g.when(t.calls[0].call, act)
		}
	})
	g.loopOver(list, elem, body, nil)
}

// single returns the expression that a called lambda consists of, nil if there are
// statements.
func single(t *tree) *tree {
	if b := t.lam.body; len(b.list) == 1 && b.list[0].kind == stReturn {
		return b.list[0].x
	}
	return nil
}

// conjuncts returns the operands of nested &&.
func conjuncts(t *tree) []*tree {
	if t.op == opAnd {
		return append(conjuncts(t.x), conjuncts(t.y)...)
	}
	return []*tree{t}
}

// withoutRepeated removes repeated conditions from a conjunction, including comparisons with
// the operands in another order.
func withoutRepeated(t *tree) *tree {
	if t.op != opAnd {
		return t
	}
	all := conjuncts(t)
	if len(all) > maxConjuncts {
		return t
	}
	var list []*tree
	for _, x := range all {
		if !slices.ContainsFunc(list, func(y *tree) bool {
			return sameTree(x, y) || isEquality(x) && isEquality(y) && sameTree(x.x, y.y) && sameTree(x.y, y.x)
		}) {
			list = append(list, x)
		}
	}
	if len(list) == len(all) {
		return t
	}
	out := list[0]
	for _, x := range list[1:] {
		out = &tree{op: opAnd, t: TypeBool, at: t.at, x: out, y: x}
	}
	return out
}

// maxConjuncts bounds the comparison of each with each.
const maxConjuncts = 32

func isEquality(t *tree) bool { return (t.op == opEqual || t.op == opCompare) && t.tok == tokEq }

// sameTree reports whether two expressions are the same, without side effects.
func sameTree(a, b *tree) bool {
	if a == nil || b == nil {
		return a == b
	}
	switch a.op {
	case opConst, opSlot, opCall, opIsa, opCast, opNot, opAnd, opOr, opCond, opCompare, opEqual, opConvert, opRetype, opBool, opCheck, opNonNull, opArith, opList:
	default:
		return false
	}
	if a.op != b.op || a.flags != b.flags || a.tok != b.tok || !Same(a.t, b.t) || a.slot != b.slot || a.fn != b.fn ||
		len(a.list) != len(b.list) || len(a.types) != len(b.types) || len(a.calls)+len(b.calls) > 0 || a.op == opConst && a.val != b.val {
		return false
	}
	for i := range a.types {
		if !Same(a.types[i], b.types[i]) {
			return false
		}
	}
	for i := range a.list {
		if !sameTree(a.list[i], b.list[i]) {
			return false
		}
	}
	return sameTree(a.x, b.x) && sameTree(a.y, b.y) && sameTree(a.z, b.z)
}

// unless writes a check that executes act, which jumps, if a condition does not hold.
func (g *goWriter) unless(t *tree, act func() []*goStmt) {
	t = withoutRepeated(t)
	switch {
	case t.op == opAnd:
		g.unless(t.x, act)
		g.unless(t.y, act)
		return
	case t.op == opNot:
		g.when(t.x, act)
		return
	case t.op == opOr:
		x := g.cond(t.x)
		if s := x.String(); s == "true" || s == "false" {
			break
		}
		y, ok := g.part(not(x), func() *goVal { return boolean(g.cond(t.y)) })
		if !ok {
			body := g.capture(func() { g.assume(not(x)); g.unless(t.y, act) })
			g.add(&goStmt{kind: goIf, x: not(x), body: body})
			return
		}
		g.require(or(x, y.e), act)
		return
	case t.op == opInvoke && single(t) != nil:
		g.bindParams(t)
		g.unless(single(t), act)
		return
	case isQuantifier(t) && t.fn.Name != "llvm::any_of" && !g.isExpression(t):
		g.each(t, act)
		return
	}
	g.require(g.cond(t), act)
}

func (g *goWriter) require(x *goExpr, act func() []*goStmt) {
	if x.String() == "true" {
		return
	}
	g.add(&goStmt{kind: goIf, x: not(x), body: act()})
	g.assume(x)
}

// isExpression reports whether a condition needs no statements but declarations.
func (g *goWriter) isExpression(t *tree) bool {
	old := g.save()
	defer g.restore(old)
	n := len(g.out)
	g.cond(t)
	for _, s := range g.out[n:] {
		if !s.total {
			return false
		}
	}
	return true
}

// when writes a check that executes act, which jumps, if a condition holds.
func (g *goWriter) when(t *tree, act func() []*goStmt) {
	switch {
	case t.op == opOr:
		g.when(t.x, act)
		g.when(t.y, act)
		return
	case t.op == opNot:
		g.unless(t.x, act)
		return
	case t.op == opAnd && !g.isExpression(t):
		g.whenAll(conjuncts(t), act)
		return
	case t.op == opInvoke && single(t) != nil:
		g.bindParams(t)
		g.when(single(t), act)
		return
	case isQuantifier(t) && t.fn.Name == "llvm::any_of" && !g.isExpression(t):
		g.each(t, act)
		return
	}
	x := g.cond(t)
	if x.String() == "false" {
		return
	}
	g.add(&goStmt{kind: goIf, x: x, body: act()})
	g.assume(not(x))
}

func (g *goWriter) whenAll(ts []*tree, act func() []*goStmt) {
	if len(ts) == 1 {
		g.when(ts[0], act)
		return
	}
	x := g.cond(ts[0])
	body := g.capture(func() { g.assume(x); g.whenAll(ts[1:], act) })
	g.add(&goStmt{kind: goIf, x: x, body: body})
}
