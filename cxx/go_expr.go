package cxx

import (
	"fmt"
	"strconv"
	"strings"
)

// checked translates operations that test or require an object's class or presence.
func (g *goWriter) checked(t *tree) string {
	x := g.named(g.expr(t.x))
	switch t.op {
	case opUnwrap:
		g.failNil(x)
		return "*" + x
	case opNonNull:
		g.failNil(x)
		return x
	}
	if t.flags&flagPresent == 0 && t.op != opCheck {
		g.failNil(x)
	}
	switch t.op {
	case opIsa:
		return g.isa(t, x)
	case opCheck:
		v := g.temp("v")
		g.line("var %s %s", v, g.goType(t.t))
		g.line("if %s != nil {\n%s}", x, g.capture(func() { g.cast(t, x, v) }))
		return v
	}
	v := g.temp("v")
	switch {
	case g.isText(t.t.Class, x) != "":
		g.line("var %s %s", v, g.goType(t.t))
		if t.flags&flagPresent != 0 {
			g.line("if %s != nil {\n%s}", x, g.capture(func() { g.cast(t, x, v) }))
		} else {
			g.cast(t, x, v)
		}
	case t.flags&flagDyn != 0:
		g.line("%s, _ := any(%s).(%s)", v, x, g.goType(t.t))
	case t.flags&flagPresent != 0:
		ok := g.temp("ok")
		g.line("%s, %s := any(%s).(%s)", v, ok, x, g.goType(t.t))
		g.failIf(fmt.Sprintf("%s != nil && !%s", x, ok))
	default:
		ok := g.temp("ok")
		g.line("%s, %s := any(%s).(%s)", v, ok, x, g.goType(t.t))
		g.failIf("!" + ok)
	}
	return v
}

func (g *goWriter) isText(c *Class, x string) string {
	if g.o.Is == nil {
		return ""
	}
	return g.o.Is(c, x)
}

// cast checks the class of x and assigns x to the declared variable v.
func (g *goWriter) cast(t *tree, x, v string) {
	typ := g.goType(t.t)
	is := g.isText(t.t.Class, x)
	if is == "" {
		is = g.temp("ok")
		tmp := g.temp("v")
		g.line("%s, %s := any(%s).(%s)", tmp, is, x, typ)
		g.failIf("!" + is)
		g.line("%s = %s", v, tmp)
		return
	}
	if t.flags&flagDyn == 0 {
		g.failIf("!" + paren(is))
		g.line("%s = any(%s).(%s)", v, x, typ)
		return
	}
	g.line("if %s {\n%s = any(%s).(%s)\n}", is, v, x, typ)
}

func (g *goWriter) isa(t *tree, x string) string {
	var tests, types []string
	for _, c := range t.types {
		if is := g.isText(c.Class, x); is != "" {
			tests = append(tests, paren(is))
		} else {
			types = append(types, g.goType(c))
		}
	}
	if len(types) == 1 {
		ok := g.temp("ok")
		g.line("_, %s := any(%s).(%s)", ok, x, types[0])
		tests = append(tests, ok)
	} else if len(types) > 1 {
		ok := g.temp("ok")
		g.line("%s := false\nswitch any(%s).(type) {\ncase %s:\n%s = true\n}", ok, x, strings.Join(types, ", "), ok)
		tests = append(tests, ok)
	}
	test := strings.Join(tests, " || ")
	if t.flags&flagPresent != 0 {
		return fmt.Sprintf("(%s != nil && (%s))", x, test)
	}
	return paren(test)
}

// logical translates && and ||. A right operand that needs statements is translated
// to an if.
func (g *goWriter) logical(t *tree) string {
	op, cond := "&&", "%s"
	if t.op == opOr {
		op, cond = "||", "!%s"
	}
	x := g.expr(t.x)
	var y string
	before := g.capture(func() { y = g.expr(t.y) })
	if before == "" {
		return fmt.Sprintf("(%s %s %s)", x, op, y)
	}
	v := g.temp("ok")
	g.line("%s := %s", v, x)
	g.line("if "+cond+" {\n%s%s = %s\n}", v, before, v, y)
	return v
}

func (g *goWriter) cond(t *tree) string {
	c := g.expr(t.x)
	v := g.temp("v")
	g.line("var %s %s", v, g.goType(t.t))
	then := g.capture(func() { g.line("%s = %s", v, g.expr(t.y)) })
	els := g.capture(func() { g.line("%s = %s", v, g.expr(t.z)) })
	g.line("if %s {\n%s} else {\n%s}", c, then, els)
	return v
}

func (g *goWriter) arith(t *tree) string {
	if t.y.op == opConst && t.t.isNumber() {
		if _, fault := arith(t.tok, t.t, t.y.t, Int(1), t.y.val); fault != "" {
			g.discard(g.expr(t.x))
			g.line("%s", g.fail)
			return g.goType(t.t) + "(0)"
		}
	}
	x := g.operand(t.x, t.y)
	if t.x.op == opConst && t.t.isNumber() {
		x = g.expr(t.x) // the other operand of a shift has its own type
	}
	y := g.operand(t.y, t.x)
	switch t.tok {
	case tokDiv, tokRem:
		if t.t.Kind != KindFloat && t.y.op != opConst {
			y = g.named(y)
			g.failIf(y + " == 0")
		}
	case tokShl, tokShr:
		if t.y.op != opConst {
			y = g.named(y)
			g.failIf(fmt.Sprintf("uint64(%s) >= %d", y, t.t.Bits))
		}
	}
	return fmt.Sprintf("(%s %s %s)", x, t.tok, y)
}

// equal translates comparisons of values other than numbers.
func (g *goWriter) equal(t *tree) string {
	x, y := g.expr(t.x), g.expr(t.y)
	not := ""
	if t.tok == tokNe {
		not = "!"
	}
	switch k := t.ct; k.Kind {
	case KindString, KindPointer:
		return fmt.Sprintf("(%s %s %s)", x, t.tok, y)
	case KindObject:
		if k.Class.equal() != nil {
			return g.untranslatable(t, "the comparison of objects of class '%s'", k.Class.Name)
		}
		if g.goType(t.x.t) != g.goType(t.y.t) {
			return fmt.Sprintf("(any(%s) %s any(%s))", x, t.tok, y)
		}
		return fmt.Sprintf("(%s %s %s)", x, t.tok, y)
	case KindList:
		if e := k.Elem; e.Kind == KindObject && e.Class.equal() != nil || e.Kind == KindList || e.Kind == KindTuple || e.Kind == KindOptional {
			break
		}
		if g.goType(t.x.t) == g.goType(t.y.t) {
			g.imports["slices"] = true
			return fmt.Sprintf("%sslices.Equal(%s, %s)", not, x, y)
		}
	}
	return g.untranslatable(t, "the comparison of values of type '%s'", t.ct)
}

func (g *goWriter) convert(t *tree) string {
	x := g.expr(t.x)
	from, to := t.x.t, t.t
	switch {
	case from.Kind == KindBool && to.Kind != KindBool:
		v := g.temp("v")
		g.line("var %s %s\nif %s {\n%s = 1\n}", v, g.goType(to), x, v)
		return v
	case to.Kind == KindBool:
		return fmt.Sprintf("(%s != 0)", x)
	}
	return fmt.Sprintf("%s(%s)", g.goType(to), x)
}

// retype translates a change of the static type: to a base class, which is implicit
// in Go, or to an optional.
func (g *goWriter) retype(t *tree) string {
	from, to := t.x.t, t.t
	x := g.expr(t.x)
	a, b := g.goType(from), g.goType(to)
	switch {
	case a == b || x == "nil":
		return x
	case to.Kind == KindOptional && from.Kind != KindOptional:
		v := g.temp("v")
		g.line("var %s %s = %s", v, g.goType(to.Elem), x)
		return "&" + v
	case to.Kind == KindObject && from.Kind == KindObject:
		// A nil pointer must become a nil interface, so it cannot be assigned
		// directly.
		x = g.named(x)
		v := g.temp("v")
		g.line("var %s %s\nif %s != nil {\n%s = %s\n}", v, b, x, v, x)
		return v
	case to.isNumber() && from.isNumber():
		return fmt.Sprintf("%s(%s)", b, x)
	}
	return g.untranslatable(t, "the conversion from '%s' to '%s'", from, to)
}

func (g *goWriter) truth(t *tree) string {
	x := g.expr(t.x)
	switch t.x.t.Kind {
	case KindBool:
		return x
	case KindInt, KindFloat:
		return fmt.Sprintf("(%s != 0)", x)
	case KindEnum:
		if t.x.t == logicalResult {
			return x
		}
		return fmt.Sprintf("(%s != 0)", x)
	case KindObject, KindOptional, KindPointer:
		return fmt.Sprintf("(%s != nil)", x)
	}
	return g.untranslatable(t, "a value of type '%s' as a condition", t.x.t)
}

// call translates a call of a native by its template, or of a library function by
// goBuiltin.
func (g *goWriter) call(t *tree) string {
	if f := goBuiltin(t.fn.Name); f != nil && t.fn.Builtin {
		return f(g, t)
	}
	if t.fn.Go == "" {
		return g.untranslatable(t, "%s", t.fn.Name)
	}
	args := map[string]string{}
	for i, a := range t.list {
		x := g.expr(a)
		if i == 0 && t.fn.method && !t.fn.NullOK && a.t.Kind == KindObject {
			x = g.named(x)
			if !g.isClassValue(a) {
				g.failNil(x)
			}
		}
		args[strconv.Itoa(i)] = x
	}
	// An omitted argument is replaced by nothing.
	args[strconv.Itoa(len(t.list))] = ""
	if t.t.Kind == KindVoid {
		g.line("%s", Substitute(t.fn.Go, args))
		return ""
	}
	return Substitute(t.fn.Go, args)
}

// isClassValue reports whether an object was just checked to be non-null.
func (g *goWriter) isClassValue(t *tree) bool {
	switch t.op {
	case opCast:
		return t.flags == 0
	case opNonNull:
		return true
	case opRetype:
		return g.isClassValue(t.x)
	}
	return false
}

// invoke translates a call of a lambda by inlining its body, once for each call.
func (g *goWriter) invoke(t *tree) string {
	g.discard(g.expr(t.x))
	var params []string
	for i, a := range t.list {
		x := g.expr(a)
		if v := g.named(x); v != x {
			params = append(params, v)
			x = v
		}
		slot := t.lam.params[i]
		old, had := g.names[slot]
		g.names[slot] = x
		if had {
			defer func() { g.names[slot] = old }()
		}
	}
	var result string
	body := g.capture(func() { result = g.inlined(t) })
	for _, v := range params {
		if !mentions(body, v) && !mentions(result, v) {
			g.discard(v)
		}
	}
	g.out.WriteString(body)
	return result
}

func (g *goWriter) inlined(t *tree) string {
	if b := t.lam.body; len(b.list) == 1 && b.list[0].kind == stReturn && b.list[0].x != nil {
		return g.expr(b.list[0].x)
	}
	v := ""
	if t.t.Kind != KindVoid {
		v = g.temp("v")
		g.line("var %s %s", v, g.goType(t.t))
	}
	end := &goLabel{name: g.temp("end")}
	body := g.capture(func() {
		g.function(t.lam, func(x string) {
			if v != "" {
				g.line("%s = %s", v, x)
			}
			end.used = true
			g.line("break %s", end.name)
		})
	})
	g.labelled(end, body)
	return v
}

// labelled writes statements that can be left with break.
func (g *goWriter) labelled(l *goLabel, body string) {
	if !l.used {
		g.line("{\n%s}", body)
		return
	}
	g.line("%s:\nswitch {\ndefault:\n%s}", l.name, body)
}
