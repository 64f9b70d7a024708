package cxx

import (
	gotoken "go/token"
	"math"
	"strconv"
	"strings"
)

// isNumeric reports whether a Go type is numeric.
func isNumeric(typ string) bool {
	switch strings.TrimRight(typ, "0123456789") {
	case "int", "uint", "float":
		return true
	}
	return false
}

// number returns the text of a constant.
func number(t *tree) string {
	switch {
	case t.t.Kind == KindFloat:
		return strconv.FormatFloat(t.val.Float(), 'g', -1, 64)
	case t.t.Unsigned:
		return strconv.FormatUint(t.val.num, 10)
	}
	return strconv.FormatInt(t.val.Int(), 10)
}

// number converts a number to a Go type.
func (g *goWriter) number(x *goVal, typ string) *goVal {
	switch {
	case x.typ == typ:
		return x
	case x.lit != nil && fitsGo(x.lit, typ):
		return &goVal{e: x.e, typ: typ, lit: x.lit, positive: x.positive}
	}
	return &goVal{e: primary(typ + "(" + x.e.String() + ")"), typ: typ, positive: x.positive}
}

// fitsGo reports whether a Go type can represent an integer constant.
func fitsGo(t *tree, typ string) bool {
	if t.t.Kind == KindFloat {
		return strings.HasPrefix(typ, "float")
	}
	bits, unsigned := 64, strings.HasPrefix(typ, "u")
	if n, err := strconv.Atoi(strings.TrimLeft(typ, "uintfloa")); err == nil {
		bits = n
	}
	v := t.val.Int()
	switch {
	case strings.HasPrefix(typ, "float"):
		return true
	case t.t.Unsigned && t.val.Uint() > math.MaxInt64:
		return unsigned && bits == 64
	case unsigned:
		return v >= 0 && (bits == 64 || v < 1<<bits)
	}
	return bits == 64 || v >= -1<<(bits-1) && v < 1<<(bits-1)
}

// convert translates a conversion of numbers. One that keeps every value is left to the
// operation that needs it.
func (g *goWriter) convert(t *tree) *goVal {
	x := g.val(t.x)
	from, to := t.x.t, t.t
	switch {
	case from.Kind == KindBool && to.Kind != KindBool:
		id := g.variable("n")
		g.add(&goStmt{kind: goVar, id: id, text: g.goType(to)})
		g.add(&goStmt{kind: goIf, x: x.e, body: []*goStmt{{kind: goSet, text: variableToken(id), x: primary("1")}}})
		return &goVal{e: primary(variableToken(id)), typ: g.goType(to), positive: true}
	case to.Kind == KindBool:
		return boolean(&goExpr{kind: goCmp, text: "!=", list: []*goExpr{x.e, primary("0")}})
	case x.lit != nil && from.isNumber() && to.isNumber():
		c := &tree{op: opConst, t: to, at: t.at, val: convertNumber(x.lit.val, from, to)}
		return g.constant(c)
	case from.Kind == KindInt && to.Kind == KindInt && (x.positive && to.Bits >= 32 || keepsValues(from, to)):
		return x
	}
	return &goVal{e: primary(g.goType(to) + "(" + x.e.String() + ")"), typ: g.goType(to)}
}

// keepsValues reports whether one type can represent every integer of another.
func keepsValues(from, to *Type) bool {
	switch {
	case from.Unsigned == to.Unsigned:
		return from.Bits <= to.Bits
	case from.Unsigned:
		return from.Bits < to.Bits
	}
	return false
}

// unify converts two numbers to one Go type: that of one of them if possible, otherwise that of
// a C++ type that can represent the values of both.
func (g *goWriter) unify(x, y *goVal, t *Type) (*goVal, *goVal) {
	switch {
	case x.lit != nil && y.lit == nil && fitsGo(x.lit, y.typ):
		return g.number(x, y.typ), y
	case y.lit != nil && x.lit == nil && fitsGo(y.lit, x.typ):
		return x, g.number(y, x.typ)
	case x.typ == y.typ && x.lit == nil:
		return x, y
	}
	typ := g.goType(t)
	return g.number(x, typ), g.number(y, typ)
}

// compare translates a comparison of numbers or strings.
func (g *goWriter) compare(t *tree) *goExpr {
	x, y := g.val(t.x), g.val(t.y)
	if x.lit != nil && y.lit != nil && t.x.t.Kind != KindString {
		ok := compareNumbers(t.tok, t.x.t, x.lit.val, y.lit.val)
		return primary(strconv.FormatBool(ok))
	}
	if t.x.t.Kind == KindInt || t.x.t.Kind == KindFloat {
		x, y = g.unify(x, y, t.x.t)
	}
	op := t.tok.String()
	if t.x.t.Kind == KindFloat && op != "==" && op != "!=" {
		return floatCompare(x.e, y.e, op)
	}
	return &goExpr{kind: goCmp, text: op, list: []*goExpr{x.e, y.e}}
}

func (g *goWriter) unary(t *tree) *goVal {
	x := g.val(t.x)
	typ := g.goType(t.t)
	op := "-"
	if t.op == opCompl {
		op = "^"
	}
	if x.lit != nil {
		x = &goVal{e: primary(typ + "(" + x.e.String() + ")"), typ: typ}
	}
	x = g.number(x, typ)
	return &goVal{e: &goExpr{text: op + x.e.at(precUnary), prec: precUnary}, typ: typ}
}

// arith translates a binary operator on numbers.
func (g *goWriter) arith(t *tree) *goVal {
	x, y := g.val(t.x), g.val(t.y)
	typ := g.goType(t.t)
	if y.lit != nil && t.t.isNumber() {
		a := Int(1)
		if x.lit != nil {
			a = x.lit.val
		}
		v, fault := arith(t.tok, t.t, t.y.t, a, y.lit.val)
		switch {
		case fault != "":
			g.add(g.failStmt())
			return &goVal{e: primary(typ + "(0)"), typ: typ}
		case x.lit != nil:
			return g.constant(&tree{op: opConst, t: t.t, at: t.at, val: v})
		}
	}
	if t.tok == tokShl || t.tok == tokShr {
		return g.shift(t, x, y)
	}
	positive := false
	switch {
	case t.t.Kind != KindInt:
		x, y = g.number(x, typ), g.number(y, typ)
	case x.positive && y.positive && (t.tok == tokAdd || t.tok == tokDiv || t.tok == tokRem):
		x, y = g.unify(x, y, t.t)
		positive = t.tok != tokAdd
		typ = x.typ
		if x.typ != "int" {
			typ = g.goType(t.t)
			x, y = g.number(x, typ), g.number(y, typ)
		}
	case x.positive && y.positive && x.typ == "int" && t.tok == tokSub && !t.t.Unsigned && t.t.Bits == 64:
		x, y = g.unify(x, y, t.t)
		typ = x.typ
	default:
		x, y = g.number(x, typ), g.number(y, typ)
	}
	if (t.tok == tokDiv || t.tok == tokRem) && t.t.Kind != KindFloat && y.lit == nil {
		g.failUnless(&goExpr{kind: goCmp, text: "!=", list: []*goExpr{y.e, primary("0")}})
	}
	prec := goTokens[t.tok].Precedence()
	text := x.e.at(prec) + " " + t.tok.String() + " " + y.e.at(prec+1)
	return &goVal{e: &goExpr{text: text, prec: prec}, typ: typ, positive: positive}
}

var goTokens = map[Tok]gotoken.Token{
	tokAdd: gotoken.ADD, tokSub: gotoken.SUB, tokMul: gotoken.MUL, tokDiv: gotoken.QUO, tokRem: gotoken.REM,
	tokAnd: gotoken.AND, tokOr: gotoken.OR, tokXor: gotoken.XOR, tokShl: gotoken.SHL, tokShr: gotoken.SHR,
}

func (g *goWriter) shift(t *tree, x, y *goVal) *goVal {
	typ := g.goType(t.t)
	if x.lit != nil {
		x = &goVal{e: primary(typ + "(" + x.e.String() + ")"), typ: typ}
	}
	x = g.number(x, typ)
	if y.lit == nil {
		n := y.e
		if y.typ != "uint64" {
			n = primary("uint64(" + y.e.String() + ")")
		}
		g.failUnless(&goExpr{kind: goCmp, text: "<", list: []*goExpr{n, primary(strconv.Itoa(int(t.t.Bits)))}})
	}
	prec := gotoken.SHL.Precedence()
	text := x.e.at(prec) + " " + t.tok.String() + " " + y.e.at(prec+1)
	return &goVal{e: &goExpr{text: text, prec: prec}, typ: typ}
}
