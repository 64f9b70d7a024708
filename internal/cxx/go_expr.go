package cxx

import (
	"fmt"
	"go/ast"
	goparser "go/parser"
	"strconv"
	"strings"
)

// A goVal is a translated expression.
type goVal struct {
	e        *goExpr
	typ      string // Go type
	nonNil   bool   // an object is not nil
	positive bool   // a number is not negative, and fits into an int32
	ok       *goExpr
	len      *goExpr // the length of a list, nil for len(e)
	lit      *tree   // of a constant
}

// maxGoNodes bounds the size of a translation, since lambdas are inlined at their
// calls.
const maxGoNodes = 1 << 14

// val translates an expression.
func (g *goWriter) val(t *tree) *goVal {
	if g.nodes++; g.nodes > maxGoNodes {
		g.untranslatable(t, "it becomes too large")
	}
	if g.err != nil {
		return &goVal{e: primary("nil")}
	}
	switch t.op {
	case opConst:
		return g.constant(t)
	case opSlot, opVariable:
		return g.slot(t)
	case opLocal:
		return g.local(t)
	case opCall:
		return g.call(t)
	case opIsa:
		return boolean(g.isa(t))
	case opCast:
		return g.cast(t)
	case opCheck:
		return g.check(t)
	case opUnwrap, opLoad:
		x := g.present(g.val(t.x))
		return &goVal{e: &goExpr{text: "*" + x.e.at(precUnary), prec: precUnary}, typ: g.goType(t.t), nonNil: t.t.Kind == KindObject}
	case opNonNull:
		return g.present(g.val(t.x))
	case opNot:
		return boolean(not(g.cond(t.x)))
	case opNeg, opCompl:
		return g.unary(t)
	case opAnd, opOr:
		return boolean(g.logical(t))
	case opCond:
		return g.choice(t)
	case opArith:
		return g.arith(t)
	case opCompare:
		return boolean(g.compare(t))
	case opEqual:
		return boolean(g.equal(t))
	case opConvert:
		return g.convert(t)
	case opRetype:
		return g.retype(t)
	case opBool:
		return boolean(g.truth(t))
	case opList:
		return g.list(t)
	case opCopy:
		if t.t.Kind != KindList || isInstance(t.t.Elem) {
			return g.untranslatable(t, "an object of a class that is defined in C++")
		}
		return &goVal{e: primary("slices.Clone(" + g.val(t.x).e.String() + ")"), typ: g.goType(t.t)}
	case opIndex:
		return g.index(t)
	case opAssign:
		g.assign(t)
		return g.val(t.x)
	case opUpdate:
		return g.update(t)
	case opSeq:
		g.effect(t.x)
		if t.y == nil {
			return &goVal{e: primary("")}
		}
		return g.val(t.y)
	case opAddr:
		if t.x.op == opVariable && t.x.t.Kind == KindObject {
			return g.slot(t.x) // a reference to an object is the object
		}
		return &goVal{e: &goExpr{text: "&" + g.place(t.x), prec: precUnary}, typ: g.goType(t.t), nonNil: true}
	case opLambda:
		g.effect(t)
		return &goVal{e: primary("")}
	case opInvoke:
		return g.invoke(t)
	}
	return g.untranslatable(t, "this kind of expression")
}

func boolean(x *goExpr) *goVal { return &goVal{e: x, typ: "bool"} }

// cond translates a condition.
func (g *goWriter) cond(t *tree) *goExpr {
	x := g.val(t)
	if x.e.kind == goText {
		return g.known(parseGo(x.e.text))
	}
	return g.known(x.e)
}

func (g *goWriter) slot(t *tree) *goVal {
	if t.slot >= len(g.o.Slots) || g.assigned[t.slot] {
		return g.untranslatable(t, "'%s'", t.name)
	}
	s := g.o.Slots[t.slot]
	if s.Expr == "" {
		return g.untranslatable(t, "'%s'", t.name)
	}
	x := &goVal{e: parseGo(s.Expr), typ: s.Type, nonNil: !s.Nilable || g.holds(s.Expr+" != nil")}
	if s.Type == "" {
		x.typ = g.goType(t.t)
	}
	return x
}

func (g *goWriter) local(t *tree) *goVal {
	if t.t.Kind == KindFunc {
		return &goVal{e: primary("")}
	}
	x := g.locals[t.slot]
	if x == nil {
		return g.untranslatable(t, "the variable '%s' before its declaration", t.name)
	}
	if !x.nonNil && g.holds(x.e.String()+" != nil") {
		y := *x
		y.nonNil = true
		return &y
	}
	return x
}

// present checks that an object or a pointer is not nil.
func (g *goWriter) present(x *goVal) *goVal {
	if x.nonNil || x.typ == "" {
		return x
	}
	if x.ok != nil {
		g.failUnless(x.ok)
	} else {
		g.failUnless(notNil(x))
	}
	y := *x
	y.nonNil = true
	return &y
}

func notNil(x *goVal) *goExpr {
	return &goExpr{kind: goCmp, text: "!=", list: []*goExpr{x.e, primary("nil")}}
}

// bind declares a pair of variables for a call or an assertion with two values, or
// returns the one that is in scope.
func (g *goWriter) bind(x, is *goExpr, hint string) *goStmt {
	key := x.String()
	if s := g.bound[key]; s != nil && s.kind == goBind && !g.changes(key) {
		return s
	}
	s := &goStmt{kind: goBind, id: g.variable(hint), ok: g.variable("ok"), x: x, is: is, total: g.isTotal(x)}
	g.bound[key] = s
	g.add(s)
	return s
}

// ofClass declares an object as one of a class.
func (g *goWriter) ofClass(x *goVal, t *Type) (*goVal, *goExpr) {
	text := x.e.String()
	c := g.class(t.Class)
	if c == nil {
		g.goType(t)
		return x, goTrue
	}
	if v := g.narrowed(text, t.Class); v != nil && (g.o.Implements == nil || g.o.Implements(v.typ, c.Type)) {
		return v, goTrue
	}
	if c.Cast == "" && c.Is != "" {
		is := g.known(parseGo(g.expand(c.Is, x.e)))
		v := &goVal{e: primary(g.asserted(x, c.Type)), typ: c.Type, nonNil: true}
		if x.typ == c.Type {
			v.e = x.e
		}
		return v, is
	}
	rhs, is := g.asserted(x, c.Type), (*goExpr)(nil)
	if g.o.Is != "" {
		is = primary(g.expand(strings.ReplaceAll(g.o.Is, "$1", c.Type), x.e))
	}
	if c.Cast != "" {
		rhs = g.expand(c.Cast, x.e)
		is = nil
		if c.Is != "" {
			is = primary(g.expand(c.Is, x.e))
		}
	}
	s := g.bind(primary(rhs), is, c.Hint)
	v := &goVal{e: primary(variableToken(s.id)), typ: c.Type, nonNil: true}
	n := &goNarrow{operand: text, class: t.Class, val: v}
	for _, cond := range c.Implies {
		n.implies = append(n.implies, g.expand(cond, v.e))
	}
	g.oks[s.ok] = n
	return v, primary(variableToken(s.ok))
}

// asserted returns a type assertion.
func (g *goWriter) asserted(x *goVal, typ string) string {
	text := x.e.operand()
	if strings.HasPrefix(x.typ, "*") || strings.HasPrefix(g.o.Is, "any") {
		text = "any(" + x.e.String() + ")"
	}
	return text + ".(" + typ + ")"
}

// expand replaces $0 in a template.
func (g *goWriter) expand(template string, x *goExpr) string { return expandGo(template, []*goExpr{x}) }

// expandGo replaces $0, $1 and so on in a Go template by expressions, and $1... by those
// from $1 on. Arguments in excess of the expressions disappear.
func expandGo(template string, args []*goExpr) string {
	var b strings.Builder
	for i := 0; i < len(template); i++ {
		if template[i] != '$' || i+1 == len(template) || !isDigit(template[i+1]) {
			b.WriteByte(template[i])
			continue
		}
		end := i + 1
		for end < len(template) && isDigit(template[end]) {
			end++
		}
		n, _ := strconv.Atoi(template[i+1 : end])
		rest := template[end:]
		i = end - 1
		if strings.HasPrefix(rest, "...") {
			i += 3
			var parts []string
			for _, x := range args[min(n, len(args)):] {
				parts = append(parts, x.String())
			}
			if spread := strings.HasPrefix(rest[3:], "..."); spread && len(parts) == 1 {
				if elements, ok := literalElements(parts[0]); ok {
					b.WriteString(elements)
					i += 3
					continue
				}
			}
			b.WriteString(strings.Join(parts, ", "))
			continue
		}
		if n >= len(args) {
			continue
		}
		before := strings.TrimRight(b.String(), " ")
		opened := before == "" || strings.HasSuffix(before, "(") || strings.HasSuffix(before, ",") || strings.HasSuffix(before, "[") || strings.HasSuffix(before, "{")
		closed := rest == "" || strings.HasPrefix(rest, ")") || strings.HasPrefix(rest, ",") || strings.HasPrefix(rest, "]") || strings.HasPrefix(rest, "}")
		if opened && closed {
			b.WriteString(args[n].String())
		} else {
			b.WriteString(args[n].operand())
		}
	}
	return strings.NewReplacer("(, ", "(", ", )", ")").Replace(b.String())
}

// literalElements returns the elements of a list literal.
func literalElements(text string) (string, bool) {
	if !strings.HasPrefix(text, "[]") {
		return "", false
	}
	x, err := goparser.ParseExpr(text)
	if err != nil {
		return "", false
	}
	lit, ok := x.(*ast.CompositeLit)
	if !ok {
		return "", false
	}
	return text[lit.Lbrace : lit.Rbrace-1], true
}

// isa translates a test for one of several classes.
func (g *goWriter) isa(t *tree) *goExpr {
	x := g.val(t.x)
	if t.flags&flagPresent == 0 {
		x = g.present(x)
	}
	var tests []*goExpr
	for _, c := range t.types {
		_, ok := g.ofClass(x, c)
		tests = append(tests, ok)
	}
	if x.nonNil {
		return or(tests...)
	}
	if g.isNilSafe(t.types) {
		return or(tests...)
	}
	return and(notNil(x), or(tests...))
}

// isNilSafe reports whether the tests for classes are false for nil.
func (g *goWriter) isNilSafe(types []*Type) bool {
	for _, t := range types {
		if c := g.class(t.Class); c == nil || c.Is != "" || c.Cast != "" {
			return false
		}
	}
	return true
}

func (g *goWriter) cast(t *tree) *goVal {
	x := g.val(t.x)
	if t.flags&flagPresent == 0 {
		x = g.present(x)
	}
	v, ok := g.ofClass(x, t.t)
	c := g.class(t.t.Class)
	switch {
	case ok.String() == "true":
		return v
	case t.flags&flagDyn != 0:
		if c.Is != "" && c.Cast == "" {
			return g.dynamic(t, v, ok)
		}
		y := *v
		y.nonNil, y.ok = false, ok
		return &y
	case t.flags&flagPresent != 0 && !x.nonNil:
		g.failUnless(or(not(notNil(x)), ok))
		y := *v
		y.nonNil = false
		return &y
	}
	g.failUnless(ok)
	return v
}

// dynamic translates a cast that yields null to a class that is not a Go type.
func (g *goWriter) dynamic(t *tree, v *goVal, ok *goExpr) *goVal {
	id := g.variable(g.class(t.t.Class).Hint)
	to := variableToken(id)
	g.add(&goStmt{kind: goVar, id: id, text: v.typ, total: true})
	g.add(&goStmt{kind: goIf, x: ok, body: []*goStmt{{kind: goSet, text: to, x: v.e}}})
	return &goVal{e: primary(to), typ: v.typ}
}

// check translates a check of an object's class, which may be null.
func (g *goWriter) check(t *tree) *goVal {
	x := g.val(t.x)
	c := g.class(t.t.Class)
	if c == nil {
		g.goType(t.t)
		return x
	}
	if c.Type == x.typ && c.Is == "" {
		return x
	}
	v, ok := g.ofClass(x, t.t)
	if x.nonNil {
		g.failUnless(ok)
		return v
	}
	g.failUnless(or(not(notNil(x)), ok))
	if c.Is != "" && c.Cast == "" && c.Type != x.typ {
		return g.dynamic(t, v, notNil(x))
	}
	y := *v
	y.nonNil = false
	return &y
}

// logical translates && and ||. A right operand that needs statements becomes an if statement.
func (g *goWriter) logical(t *tree) *goExpr {
	if t = withoutRepeated(t); t.op != opAnd && t.op != opOr {
		return g.cond(t)
	}
	x := g.cond(t.x)
	if s := x.String(); s == "true" && t.op == opAnd || s == "false" && t.op == opOr {
		return g.cond(t.y)
	} else if s == "true" || s == "false" {
		return x
	}
	cond, op := x, and
	if t.op == opOr {
		cond, op = not(x), or
	}
	y, ok := g.part(cond, func() *goVal { return boolean(g.cond(t.y)) })
	if ok {
		return op(x, y.e)
	}
	id := g.variable("ok")
	v := variableToken(id)
	if t.op == opOr {
		g.add(&goStmt{kind: goDefine, id: id, x: x})
		body := g.capture(func() { g.assume(cond); g.assignCond(v, t.y) })
		g.add(&goStmt{kind: goIf, x: not(primary(v)), body: body})
		return primary(v)
	}
	g.add(&goStmt{kind: goDefine, id: id, x: goFalse})
	body := g.capture(func() { g.assume(cond); g.assignCond(v, t.y) })
	g.add(&goStmt{kind: goIf, x: x, body: body})
	return primary(v)
}

// assignCond assigns a condition to a variable that is false.
func (g *goWriter) assignCond(v string, t *tree) {
	if t.op == opAnd {
		x := g.cond(t.x)
		body := g.capture(func() { g.assume(x); g.assignCond(v, t.y) })
		g.add(&goStmt{kind: goIf, x: x, body: body})
		return
	}
	g.add(&goStmt{kind: goSet, text: v, x: g.cond(t)})
}

// choice translates ?:.
func (g *goWriter) choice(t *tree) *goVal {
	c := g.cond(t.x)
	switch c.String() {
	case "true":
		return g.val(t.y)
	case "false":
		return g.val(t.z)
	}
	if t.t.Kind == KindBool {
		old := g.save()
		y, ok := g.part(c, func() *goVal { return boolean(g.cond(t.y)) })
		if ok {
			z, ok := g.part(not(c), func() *goVal { return boolean(g.cond(t.z)) })
			if ok {
				return boolean(or(and(c, y.e), and(not(c), z.e)))
			}
		}
		g.restore(old)
	}
	id := g.variable("")
	v := variableToken(id)
	typ := g.goType(t.t)
	g.add(&goStmt{kind: goVar, id: id, text: typ})
	var y, z *goVal
	then := g.capture(func() {
		g.assume(c)
		y = g.to(t.y, typ)
		g.add(&goStmt{kind: goSet, text: v, x: y.e})
	})
	els := g.capture(func() {
		g.assume(not(c))
		z = g.to(t.z, typ)
		if text := z.e.String(); text != "nil" && text != typ+"{}" {
			g.add(&goStmt{kind: goSet, text: v, x: z.e})
		}
	})
	g.add(&goStmt{kind: goIf, x: c, body: then, els: els})
	return &goVal{e: primary(v), typ: typ, nonNil: y.nonNil && z.nonNil}
}

func (g *goWriter) index(t *tree) *goVal {
	x, i := g.val(t.x), g.val(t.y)
	n, e := g.length(x), i.e
	if i.lit == nil && !i.positive {
		e = primary("uint64(" + e.String() + ")")
		n = primary("uint64(" + n.String() + ")")
	}
	g.failUnless(&goExpr{kind: goCmp, text: "<", list: []*goExpr{e, n}})
	return g.element(t, x, i.e.String())
}

func (g *goWriter) length(x *goVal) *goExpr {
	if x.len != nil {
		return x.len
	}
	return primary("len(" + x.e.String() + ")")
}

// element returns x[i], which exists.
func (g *goWriter) element(t *tree, x *goVal, i string) *goVal {
	e := primary(x.e.operand() + "[" + i + "]")
	if t.t.Kind == KindInt && x.typ == "string" {
		e = primary("int8(" + e.String() + ")")
	}
	return &goVal{e: e, typ: g.goType(t.t), nonNil: t.t.Kind == KindObject && g.elementsExist(x)}
}

// elementsExist reports whether the elements of a list are never nil.
func (g *goWriter) elementsExist(x *goVal) bool {
	return strings.HasPrefix(x.typ, "[]") && x.nonNil
}

func (g *goWriter) constant(t *tree) *goVal {
	v := t.val
	out := &goVal{lit: t}
	switch t.t.Kind {
	case KindBool:
		return boolean(primary(strconv.FormatBool(v.Bool())))
	case KindEnum:
		if t.t == logicalResult {
			return boolean(primary(strconv.FormatBool(v.Bool())))
		}
		out.e, out.typ = parseGo(number(t)), g.goType(t.t)
		return out
	case KindInt:
		out.e, out.typ = parseGo(number(t)), g.goType(t.t)
		out.positive = v.Int() >= 0 && v.Int() < 1<<31
		return out
	case KindFloat:
		return &goVal{e: primary(g.goType(t.t) + "(" + number(t) + ")"), typ: g.goType(t.t)}
	case KindString:
		return &goVal{e: primary(strconv.Quote(v.Str())), typ: "string"}
	case KindOptional:
		if v.IsNone() {
			return &goVal{e: primary("nil"), typ: g.goType(t.t)}
		}
		e := *t
		e.t = t.t.Elem
		return g.retype(&tree{op: opRetype, t: t.t, at: t.at, x: &e})
	case KindObject:
		if v.IsNull() {
			return &goVal{e: primary("nil"), typ: g.goType(t.t)}
		}
	case KindList:
		return g.constantList(t)
	}
	return g.untranslatable(t, "a constant of type '%s'", t.t)
}

func (g *goWriter) constantList(t *tree) *goVal {
	var parts []string
	for i := range t.val.Len() {
		e := &tree{op: opConst, t: t.t.Elem, at: t.at, val: t.val.At(i)}
		parts = append(parts, g.constant(e).e.String())
	}
	typ := g.goType(t.t)
	return &goVal{e: primary(typ + "{" + strings.Join(parts, ", ") + "}"), typ: typ}
}

func (g *goWriter) list(t *tree) *goVal {
	if t.t.Kind != KindList {
		return g.untranslatable(t, "a value of type '%s'", t.t)
	}
	elem := g.goType(t.t.Elem)
	var parts []string
	for _, a := range t.list {
		parts = append(parts, g.to(a, elem).e.String())
	}
	return &goVal{e: primary("[]" + elem + "{" + strings.Join(parts, ", ") + "}"), typ: "[]" + elem}
}

// truth translates a value as a condition.
func (g *goWriter) truth(t *tree) *goExpr {
	x := g.val(t.x)
	switch t.x.t.Kind {
	case KindBool:
		return x.e
	case KindInt, KindFloat, KindEnum:
		if t.x.t == logicalResult {
			return x.e
		}
		return &goExpr{kind: goCmp, text: "!=", list: []*goExpr{x.e, primary("0")}}
	case KindObject, KindOptional, KindPointer:
		switch {
		case x.nonNil:
			return goTrue
		case x.ok != nil:
			return x.ok
		}
		return notNil(x)
	}
	g.untranslatable(t, "a value of type '%s' as a condition", t.x.t)
	return goFalse
}

// equal translates comparisons of values other than numbers.
func (g *goWriter) equal(t *tree) *goExpr {
	x, y := g.val(t.x), g.val(t.y)
	compare := &goExpr{kind: goCmp, text: t.tok.String(), list: []*goExpr{x.e, y.e}}
	switch k := t.ct; k.Kind {
	case KindString, KindPointer:
		return compare
	case KindObject:
		if k.Class.equal() != nil {
			g.untranslatable(t, "the comparison of objects of class '%s'", k.Class.Name)
			return goFalse
		}
		if x.e.String() != "nil" && y.e.String() != "nil" {
			x, y = g.comparable(x), g.comparable(y)
		}
		if x.typ != y.typ && strings.HasPrefix(x.typ, "*") && strings.HasPrefix(y.typ, "*") {
			x = &goVal{e: primary("any(" + x.e.String() + ")")}
		}
		return &goExpr{kind: goCmp, text: t.tok.String(), list: []*goExpr{x.e, y.e}}
	case KindList:
		e := k.Elem
		if e.Kind == KindObject && e.Class.equal() != nil || e.Kind == KindList || e.Kind == KindTuple || e.Kind == KindOptional || x.typ != y.typ {
			break
		}
		same := primary("slices.Equal(" + x.e.String() + ", " + y.e.String() + ")")
		same.equal = []string{x.e.String(), y.e.String()}
		if t.tok == tokNe {
			return not(same)
		}
		return same
	}
	g.untranslatable(t, "the comparison of values of type '%s'", t.ct)
	return goFalse
}

// comparable returns an object with a Go type whose values are compared by identity: a
// nil pointer is not the same as a nil interface.
func (g *goWriter) comparable(x *goVal) *goVal {
	if g.o.Base != nil {
		if f := g.o.Base(x.typ, ""); f != "" {
			return &goVal{e: primary(g.expand(f, x.e)), typ: x.typ, nonNil: x.nonNil}
		}
	}
	return x
}

// to translates an expression to a value of a Go type.
func (g *goWriter) to(t *tree, typ string) *goVal { return g.as(t, g.val(t), typ) }

// as converts a value to a Go type.
func (g *goWriter) as(t *tree, x *goVal, typ string) *goVal {
	if x.typ == typ || typ == "" || x.e.String() == "nil" {
		return x
	}
	if isNumeric(typ) && isNumeric(x.typ) {
		return g.number(x, typ)
	}
	if g.o.Base != nil {
		if f := g.o.Base(x.typ, typ); f != "" {
			return &goVal{e: primary(g.expand(f, x.e)), typ: typ, nonNil: x.nonNil}
		}
	}
	if strings.HasPrefix(x.typ, "*") && !strings.HasPrefix(typ, "*") && !x.nonNil && x.typ != "" {
		return g.nilSafe(x, typ)
	}
	return x
}

// nilSafe converts a pointer that may be nil to an interface, which is nil then.
func (g *goWriter) nilSafe(x *goVal, typ string) *goVal {
	id := g.variable("")
	v := variableToken(id)
	g.add(&goStmt{kind: goVar, id: id, text: typ, total: true})
	cond := x.ok
	if cond == nil {
		cond = notNil(x)
	}
	g.add(&goStmt{kind: goIf, x: cond, body: []*goStmt{{kind: goSet, text: v, x: x.e}}, total: g.isTotal(x.e)})
	return &goVal{e: primary(v), typ: typ}
}

// retype translates a change of the static type: to a base class, or to an optional.
func (g *goWriter) retype(t *tree) *goVal {
	from, to := t.x.t, t.t
	x := g.val(t.x)
	if x.e.String() == "nil" {
		return &goVal{e: x.e, typ: g.goType(to)}
	}
	switch {
	case to.Kind == KindOptional && from.Kind != KindOptional:
		id := g.variable("value")
		g.add(&goStmt{kind: goVar, id: id, text: g.goType(to.Elem)})
		g.add(&goStmt{kind: goSet, text: variableToken(id), x: g.as(t, x, g.goType(to.Elem)).e})
		return &goVal{e: &goExpr{text: "&" + variableToken(id), prec: precUnary}, typ: g.goType(to), nonNil: true}
	case to.Kind == KindObject && from.Kind == KindObject:
		if x.nonNil && g.o.Base != nil && g.o.Base(x.typ, "") == "" {
			return x // Go converts it implicitly where that is necessary
		}
		return g.as(t, x, g.goType(to))
	case to.isNumber() && from.isNumber():
		return g.convert(t)
	}
	if a, b := g.goType(from), g.goType(to); a != b {
		return g.untranslatable(t, "the conversion from '%s' to '%s'", from, to)
	}
	return x
}

// effect translates an expression whose value is not used.
func (g *goWriter) effect(t *tree) {
	switch t.op {
	case opAssign:
		g.assign(t)
	case opLambda:
		for _, x := range t.list {
			g.effect(x)
		}
	default:
		if x := g.val(t); t.t.Kind != KindVoid && t.op == opCall && strings.HasSuffix(x.e.text, ")") && !t.fn.Builtin {
			g.add(&goStmt{kind: goLine, text: x.e.String()})
		}
	}
}

// assign translates an assignment or a declaration.
func (g *goWriter) assign(t *tree) {
	if t.t.Kind == KindFunc {
		g.effect(t.y)
		return
	}
	if t.x.op == opLocal && t.flags&flagDecl != 0 {
		g.declare(t.x, g.val(t.y))
		return
	}
	y := g.val(t.y)
	place := g.place(t.x)
	typ := g.goType(t.x.t)
	if t.x.op == opLocal && g.locals[t.x.slot] != nil {
		typ = g.locals[t.x.slot].typ
	}
	g.add(&goStmt{kind: goSet, text: place, x: g.as(t, y, typ).e})
}

// declare declares a local variable of the text.
func (g *goWriter) declare(to *tree, x *goVal) {
	name := to.name
	if g.mutable[to.slot] {
		typ := g.goType(to.t)
		x = g.as(to, x, typ)
		id := g.variable(name)
		g.locals[to.slot] = &goVal{e: primary(variableToken(id)), typ: typ}
		g.vars[id].changes = true
		if text := x.e.String(); text == "nil" || strings.HasSuffix(text, "{}") && strings.HasPrefix(text, "[]") {
			g.add(&goStmt{kind: goVar, id: id, text: typ})
			return
		}
		g.add(&goStmt{kind: goDefine, id: id, x: typed(x, typ)})
		return
	}
	text := x.e.String()
	if ids := variablesIn(text); !g.changes(text) && (x.lit != nil || text == "nil" || len(ids) == 1 && text == variableToken(ids[0]) || isSimple(text)) {
		if len(ids) == 1 && name != "" {
			g.vars[ids[0]].hint = name
		}
		g.locals[to.slot] = x
		return
	}
	if s := g.bound[text]; s != nil && s.kind == goDefine && !g.changes(text) {
		y := *x
		y.e = primary(variableToken(s.id))
		g.locals[to.slot] = &y
		return
	}
	id := g.variable(name)
	g.add(&goStmt{kind: goDefine, id: id, x: x.e, total: g.isTotal(x.e)})
	if !g.changes(text) {
		g.bound[text] = g.out[len(g.out)-1]
	}
	y := *x
	y.e = primary(variableToken(id))
	g.locals[to.slot] = &y
}

// typed returns a value with its type, for the declaration of a variable.
func typed(x *goVal, typ string) *goExpr {
	if x.lit != nil && typ != "bool" && typ != "string" {
		return primary(typ + "(" + x.e.String() + ")")
	}
	return x.e
}

// isSimple reports whether a text is an identifier or a number and can be repeated
// at no cost.
func isSimple(x string) bool {
	for i := range len(x) {
		if !isIdentPart(x[i]) {
			return false
		}
	}
	return x != ""
}

// place translates an lvalue.
func (g *goWriter) place(t *tree) string {
	switch t.op {
	case opLocal, opIndex, opLoad:
		return g.val(t).e.String()
	case opSlot:
		if t.slot < len(g.o.Slots) && g.o.Slots[t.slot].Variable {
			return g.o.Slots[t.slot].Expr
		}
	}
	g.untranslatable(t, "an assignment to this kind of expression")
	return "_"
}

func (g *goWriter) update(t *tree) *goVal {
	x := g.place(t.x)
	typ := g.goType(t.x.t)
	if t.flags&flagPostfix == 0 { // the old value is not needed afterwards
		g.locals[t.slot] = &goVal{e: primary(x), typ: typ}
		y := g.as(t, g.val(t.y), typ)
		g.add(&goStmt{kind: goSet, text: x, x: y.e})
		return &goVal{e: primary(x), typ: typ}
	}
	id := g.variable("old")
	g.add(&goStmt{kind: goDefine, id: id, x: primary(x)})
	old := &goVal{e: primary(variableToken(id)), typ: typ}
	g.locals[t.slot] = old
	y := g.as(t, g.val(t.y), typ)
	g.add(&goStmt{kind: goSet, text: x, x: y.e})
	return old
}

// findMutable finds the locals that change after their declaration.
func (g *goWriter) findMutable(t *tree) {
	eachTree(t, func(t *tree) {
		switch {
		case t.op == opAssign && t.flags&flagDecl == 0, t.op == opUpdate, t.op == opAddr:
			switch {
			case t.x.op == opLocal:
				g.mutable[t.x.slot] = true
			case t.x.op == opVariable && (t.op != opAddr || t.x.t.Kind != KindObject):
				g.assigned[t.x.slot] = true
			}
		case t.op == opCall && t.fn.Builtin && (t.fn.Name == "push_back" || t.fn.Name == "append"):
			if t.list[0].op == opLocal {
				g.mutable[t.list[0].slot] = true
			}
		}
	})
}

// A treeWalk visits everything in a tree. The body of a lambda is visited once, however
// often it is called.
type treeWalk struct {
	f    func(t *tree)
	seen map[*funcBody]bool
}

func eachTree(t *tree, f func(t *tree)) { (&treeWalk{f, map[*funcBody]bool{}}).tree(t) }

func eachStree(s *stree, f func(t *tree)) { (&treeWalk{f, map[*funcBody]bool{}}).stree(s) }

func (w *treeWalk) tree(t *tree) {
	if t == nil {
		return
	}
	w.f(t)
	w.tree(t.x)
	w.tree(t.y)
	w.tree(t.z)
	for _, x := range t.list {
		w.tree(x)
	}
	for _, c := range t.calls {
		w.tree(c.call)
	}
	if t.lam != nil && !w.seen[t.lam] {
		w.seen[t.lam] = true
		w.stree(t.lam.body)
	}
}

func (w *treeWalk) stree(s *stree) {
	if s == nil {
		return
	}
	w.tree(s.x)
	w.tree(s.y)
	for _, x := range s.list {
		w.stree(x)
	}
	for _, c := range s.cases {
		for _, x := range c.body {
			w.stree(x)
		}
	}
}

func (g *goWriter) label(prefix string) *goLabel {
	g.labels++
	return &goLabel{name: fmt.Sprintf("%s%d", prefix, g.labels)}
}
