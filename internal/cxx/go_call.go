package cxx

import (
	"slices"
	"strconv"
	"strings"
)

// call translates a call of a native by its [GoCall], or of a library function by
// goBuiltin.
func (g *goWriter) call(t *tree) *goVal {
	if t.fn.Builtin {
		if f := goBuiltin(t.fn.Name); f != nil {
			return f(g, t)
		}
	}
	c := t.fn.Go
	if g.o.Call != nil {
		c = g.o.Call(t.fn)
	}
	if c == nil || c.Text == "" && c.Append != "" {
		return g.untranslatable(t, "%s", t.fn.Name)
	}
	if len(c.For) > 0 && len(t.list) > 0 {
		if f, ok := c.For[g.receiverType(t.list[0])]; ok {
			c = &f
		}
	}
	if c.None != nil && slices.ContainsFunc(t.list, isNone) {
		c = c.None
	}
	args := make([]*goExpr, len(t.list))
	for i, a := range t.list {
		if !c.names(i) && (isNone(a) || slices.Contains(c.Unused, i)) {
			continue
		}
		if i > 0 && !c.names(i) {
			return g.untranslatable(t, "%s with %d arguments", t.fn.Name, len(t.list))
		}
		x := g.val(a)
		if i == 0 && t.fn.method && !t.fn.NullOK && a.t.Kind == KindObject {
			x = g.present(x)
			x = g.receiver(t.fn, x)
		}
		args[i] = g.argument(c, i, a, x).e
	}
	return g.called(t, c, args)
}

// isNone reports whether an argument is an optional without a value.
func isNone(t *tree) bool { return t.op == opConst && t.t.Kind == KindOptional && t.val.IsNone() }

// receiver converts the receiver of a method that a base class declares, if its Go type lacks
// the members of the base class's Go type.
func (g *goWriter) receiver(f *Func, x *goVal) *goVal {
	if f.owner == nil || g.o.Implements == nil {
		return x
	}
	c := g.class(f.owner)
	if c == nil || g.o.Implements(x.typ, c.Type) {
		return x
	}
	v, ok := g.ofClass(x, f.owner.typ)
	g.failUnless(ok)
	return v
}

// receiverType returns the Go type of the first argument.
func (g *goWriter) receiverType(t *tree) string {
	old, nodes := g.save(), g.nodes
	defer func() { g.nodes = nodes; g.restore(old) }()
	return g.val(t).typ
}

// names reports whether the call contains argument i.
func (c *GoCall) names(i int) bool {
	if c.Steps != nil {
		return true
	}
	if strings.Contains(c.Text, "$"+strconv.Itoa(i)) {
		return true
	}
	for k := range i {
		if strings.Contains(c.Text, "$"+strconv.Itoa(k)+"...") {
			return true
		}
	}
	return false
}

// argument converts an argument to the type that a Go function has for it.
func (g *goWriter) argument(c *GoCall, i int, a *tree, x *goVal) *goVal {
	typ := ""
	if i < len(c.Args) {
		typ = c.Args[i]
	}
	switch {
	case typ != "":
		return g.as(a, x, typ)
	case a.t.Kind == KindInt || a.t.Kind == KindFloat:
		if x.lit != nil {
			return x
		}
		return g.number(x, g.goType(a.t))
	}
	return x
}

// called writes a call.
func (g *goWriter) called(t *tree, c *GoCall, args []*goExpr) *goVal {
	for n := len(args) - (len(c.Args) - len(c.Defaults)); n >= 0 && n < len(c.Defaults); n++ {
		args = append(args, primary(c.Defaults[n]))
	}
	if c.Steps != nil {
		g.steps(c, args)
		return &goVal{e: primary(""), typ: ""}
	}
	if c.Guard != "" {
		g.failUnless(g.known(parseGo(expandGo(c.Guard, args))))
	}
	if c.Missing != "" {
		for c.names(len(args)) {
			args = append(args, primary(c.Missing))
		}
	}
	text := expandGo(c.Text, args)
	out := &goVal{typ: c.Type, nonNil: c.NonNil, positive: c.Positive}
	if out.typ == "" && t.t.Kind != KindVoid {
		out.typ = g.goType(t.t)
	}
	switch {
	case t.t.Kind == KindVoid:
		g.add(&goStmt{kind: goLine, text: text})
		return &goVal{e: primary(""), typ: ""}
	case c.OK || c.Found:
		s := g.bind(primary(text), nil, c.Hint)
		out.e = primary(variableToken(s.id))
		ok := primary(variableToken(s.ok))
		if c.Found {
			out.ok = ok
			return out
		}
		g.failUnless(ok)
		return out
	}
	out.e = parseGo(text)
	if c.Len != "" {
		out.len = parseGo(expandGo(c.Len, args))
	}
	if !out.nonNil && g.holds(text+" != nil") {
		out.nonNil = true
	}
	return out
}

// steps writes the statements of a call.
func (g *goWriter) steps(c *GoCall, args []*goExpr) {
	for _, s := range c.Steps {
		list := args
		if s.Arg > 0 {
			list = []*goExpr{args[s.To], args[s.Arg]}
			if text := list[1].String(); text == "nil" || strings.HasPrefix(text, "[]") && strings.HasSuffix(text, "{}") {
				continue
			}
		}
		g.add(&goStmt{kind: goLine, text: expandGo(s.Text, list)})
	}
}

// goBuiltin returns the translator for calls of a library function, or nil if it
// cannot be translated.
func goBuiltin(name string) func(g *goWriter, t *tree) *goVal {
	switch name {
	case "llvm::all_of":
		return goQuantifier("!", true)
	case "llvm::any_of":
		return goQuantifier("", false)
	case "llvm::none_of":
		return goQuantifier("", true)
	case "llvm::is_contained":
		return goContained
	case "llvm::all_equal":
		return goAllEqual
	case "llvm::success", "llvm::LogicalResult::success":
		return goResult(true)
	case "llvm::failure", "llvm::LogicalResult::failure":
		return goResult(false)
	case "assert":
		return func(g *goWriter, t *tree) *goVal {
			g.failUnless(g.cond(t.list[0]))
			return &goVal{e: primary("")}
		}
	case "llvm::hasNItems":
		return goLength("len($0) == $1")
	case "llvm::hasNItemsOrMore":
		return goLength("len($0) >= $1")
	case "llvm::hasNItemsOrLess":
		return goLength("len($0) <= $1")
	case "llvm::hasSingleElement":
		return goLength("len($0) == 1")
	case "std::min", "std::max":
		return goExtreme
	case "llvm::isPowerOf2_64", "llvm::isPowerOf2_32":
		return goLength("$0 != 0 && $0&($0-1) == 0")
	case "size", "length", "llvm::size":
		return func(g *goWriter, t *tree) *goVal {
			return &goVal{e: g.length(g.val(t.list[0])), typ: "int", positive: true}
		}
	case "empty", "llvm::empty":
		return func(g *goWriter, t *tree) *goVal {
			x := g.val(t.list[0])
			if x.typ == "string" {
				return boolean(parseGo(x.e.operand() + ` == ""`))
			}
			return boolean(parseGo(g.length(x).String() + " == 0"))
		}
	case "front":
		return goElement(func(string) string { return "0" })
	case "back":
		return goElement(func(n string) string { return n + "-1" })
	case "drop_front":
		return goCut("$0[$1:]")
	case "drop_back":
		return goCut("$0[:len($0)-$1]")
	case "take_front":
		return goCut("$0[:$1]")
	case "take_back":
		return goCut("$0[len($0)-$1:]")
	case "starts_with", "startswith":
		return goStrings("HasPrefix")
	case "ends_with", "endswith":
		return goStrings("HasSuffix")
	case "contains":
		return goStrings("Contains")
	case "push_back":
		return func(g *goWriter, t *tree) *goVal { return goAppend(g, t, "") }
	case "append":
		return func(g *goWriter, t *tree) *goVal { return goAppend(g, t, "...") }
	}
	return nil
}

// goResult translates success and failure, which may have a condition.
func goResult(good bool) func(g *goWriter, t *tree) *goVal {
	return func(g *goWriter, t *tree) *goVal {
		cond := goTrue
		if len(t.list) > 0 {
			cond = g.val(t.list[0]).e
		}
		if !good {
			cond = not(cond)
		}
		return boolean(cond)
	}
}

// goLength translates a call with a condition on numbers and lengths.
func goLength(text string) func(g *goWriter, t *tree) *goVal {
	return func(g *goWriter, t *tree) *goVal {
		var args []*goExpr
		text := text
		for i, a := range t.list {
			x := g.val(a)
			if i == 1 {
				x = g.number(x, "int")
			} else if x.len != nil {
				text = strings.ReplaceAll(text, "len($0)", x.len.String())
			}
			args = append(args, x.e)
		}
		return boolean(parseGo(expandGo(text, args)))
	}
}

func goStrings(name string) func(g *goWriter, t *tree) *goVal {
	return func(g *goWriter, t *tree) *goVal {
		x, y := g.val(t.list[0]), g.val(t.list[1]).e.String()
		if t.list[1].t.Kind == KindInt { // a character
			y = "string([]byte{byte(" + y + ")})"
		}
		return boolean(primary("strings." + name + "(" + x.e.String() + ", " + y + ")"))
	}
}

// quantified translates the list of a quantifier and declares its element.
func (g *goWriter) quantified(t *tree) (list *goVal, elem int) {
	list = g.val(t.list[0])
	g.effect(t.list[1])
	f := t.calls[0]
	elem = g.variable(f.hint())
	e := t.list[0].t.Elem
	x := &goVal{e: primary(variableToken(elem)), typ: strings.TrimPrefix(list.typ, "[]"), nonNil: e.Kind == KindObject && g.elementsExist(list)}
	g.locals[f.slots[0]] = x
	return list, elem
}

// hint returns a name for the argument of a lambda.
func (c *Callable) hint() string {
	if c.call.op == opInvoke && c.call.lam != nil && len(c.call.lam.names) > 0 {
		return c.call.lam.names[0]
	}
	return "x"
}

// goQuantifier translates all_of, any_of and none_of: to slices.ContainsFunc, or if the
// condition can fail to a loop.
func goQuantifier(negated string, all bool) func(g *goWriter, t *tree) *goVal {
	return func(g *goWriter, t *tree) *goVal {
		f := t.calls[0]
		list, elem := g.quantified(t)
		old := g.save()
		var cond *goExpr
		body := g.capture(func() {
			if cond = g.cond(f.call); negated != "" {
				cond = not(cond)
			}
		})
		x := variableToken(elem)
		if len(body) == 0 {
			if name, arg, ok := strings.Cut(strings.TrimSuffix(cond.String(), ")"), "("); cond.kind == goText && ok && arg == x && !strings.ContainsAny(name, " ()") {
				return boolean(maybeNot(all, primary("slices.ContainsFunc("+list.e.String()+", "+name+")")))
			}
			fn := "func(" + x + " " + strings.TrimPrefix(list.typ, "[]") + ") bool { return " + cond.String() + " }"
			g.vars[elem].name = g.vars[elem].hint
			return boolean(maybeNot(all, primary("slices.ContainsFunc("+list.e.String()+", "+fn+")")))
		}
		g.restore(old)
		id := g.variable("ok")
		v := variableToken(id)
		g.add(&goStmt{kind: goDefine, id: id, x: primary(map[bool]string{true: "true", false: "false"}[all])})
		label := g.label("loop")
		label.used = false
		body = g.capture(func() {
			cond := g.cond(f.call)
			if negated != "" {
				cond = not(cond)
			}
			g.add(&goStmt{kind: goIf, x: cond, body: []*goStmt{
				{kind: goSet, text: v, x: primary(map[bool]string{true: "false", false: "true"}[all])}, {kind: goLine, text: "break"},
			}})
		})
		g.loopOver(list, elem, body, label)
		return boolean(primary(v))
	}
}

func maybeNot(negate bool, x *goExpr) *goExpr {
	if negate {
		return not(x)
	}
	return x
}

// loopOver writes a loop over a list.
func (g *goWriter) loopOver(list *goVal, elem int, body []*goStmt, label *goLabel) {
	over := list.e.String()
	if list.typ == "string" {
		over = "[]int8(" + over + ")"
	}
	head := "for range " + over
	used := false
	eachStmt(body, func(s *goStmt) {
		s.texts(func(text string) { used = used || slices.Contains(variablesIn(text), elem) })
		if s.is != nil {
			used = used || slices.Contains(variablesIn(s.is.String()), elem)
		}
	})
	if used {
		head = "for _, " + variableToken(elem) + " := range " + over
	}
	g.add(&goStmt{kind: goLoop, id: elem, text: head, body: body, label: label})
}

func goContained(g *goWriter, t *tree) *goVal {
	x, y := g.val(t.list[0]), g.val(t.list[1])
	elem := strings.TrimPrefix(x.typ, "[]")
	if isNumeric(elem) {
		y = g.number(y, elem)
	}
	return boolean(primary("slices.Contains(" + x.e.String() + ", " + y.e.String() + ")"))
}

func goAllEqual(g *goWriter, t *tree) *goVal {
	e := t.list[0].t.Elem
	if e.Kind == KindObject && e.Class.equal() != nil || e.Kind == KindList || e.Kind == KindOptional {
		return g.untranslatable(t, "the comparison of values of type '%s'", e)
	}
	list := g.val(t.list[0])
	id, x := g.variable("ok"), g.variable("x")
	v := variableToken(id)
	g.add(&goStmt{kind: goDefine, id: id, x: goTrue})
	differs := parseGo(variableToken(x) + " != " + list.e.operand() + "[0]")
	g.loopOver(list, x, []*goStmt{{kind: goIf, x: differs, body: []*goStmt{{kind: goSet, text: v, x: goFalse}}}}, nil)
	return boolean(primary(v))
}

func goExtreme(g *goWriter, t *tree) *goVal {
	name := strings.TrimPrefix(t.fn.Name, "std::")
	typ := g.goType(t.t)
	if len(t.list) == 1 {
		list := g.val(t.list[0])
		g.failUnless(parseGo(g.length(list).String() + " > 0"))
		return &goVal{e: primary("slices." + map[string]string{"min": "Min", "max": "Max"}[name] + "(" + list.e.String() + ")"), typ: typ}
	}
	x, y := g.to(t.list[0], typ), g.to(t.list[1], typ)
	if x.lit != nil && y.lit != nil {
		x = &goVal{e: primary(typ + "(" + x.e.String() + ")")}
	}
	return &goVal{e: primary(name + "(" + x.e.String() + ", " + y.e.String() + ")"), typ: typ}
}

func goElement(index func(n string) string) func(g *goWriter, t *tree) *goVal {
	return func(g *goWriter, t *tree) *goVal {
		x := g.val(t.list[0])
		n := g.length(x)
		g.failUnless(parseGo(n.String() + " > 0"))
		return g.element(t, x, index(n.String()))
	}
}

func goCut(text string) func(g *goWriter, t *tree) *goVal {
	return func(g *goWriter, t *tree) *goVal {
		x, n := g.val(t.list[0]), &goVal{e: primary("1"), typ: "int", positive: true}
		if len(t.list) > 1 {
			n = g.val(t.list[1])
		}
		length := g.length(x)
		if n.positive {
			n = g.number(n, "int")
			g.failUnless(parseGo(n.e.operand() + " <= " + length.String()))
		} else {
			n = g.number(n, "uint64")
			text := strings.Replace(text, "len($0)", "uint64(len($0))", 1)
			g.failUnless(parseGo(n.e.operand() + " <= uint64(" + length.String() + ")"))
			return &goVal{e: primary(expandGo(text, []*goExpr{x.e, n.e})), typ: x.typ, nonNil: x.nonNil}
		}
		return &goVal{e: primary(expandGo(text, []*goExpr{x.e, n.e})), typ: x.typ, nonNil: x.nonNil}
	}
}

func goAppend(g *goWriter, t *tree, dots string) *goVal {
	if t.list[0].op != opLocal {
		return g.appendTo(t, dots)
	}
	v := g.val(t.list[0])
	elem := v.typ
	if dots == "" {
		elem = strings.TrimPrefix(v.typ, "[]")
	}
	x := g.to(t.list[1], elem)
	g.add(&goStmt{kind: goSet, text: v.e.String(), x: primary("append(" + v.e.String() + ", " + x.e.String() + dots + ")")})
	return &goVal{e: primary("")}
}

// appendTo adds to a list that a function of the host yields.
func (g *goWriter) appendTo(t *tree, dots string) *goVal {
	list := t.list[0]
	if list.op == opCall && g.o.Call != nil && len(list.list) == 1 {
		if c := g.o.Call(list.fn); c != nil && c.Append != "" {
			typ := g.goType(list.t)
			if dots == "" {
				typ = strings.TrimPrefix(typ, "[]")
			}
			x := primary(g.to(t.list[1], typ).e.String() + dots)
			g.add(&goStmt{kind: goLine, text: expandGo(c.Append, []*goExpr{g.present(g.val(list.list[0])).e, x})})
			return &goVal{e: primary("")}
		}
	}
	return g.untranslatable(t, "a change of a list that is no variable")
}
