package cxx

import (
	"go/ast"
	goparser "go/parser"
	gotoken "go/token"
	"slices"
	"strconv"
	"strings"
)

// A goExpr is a Go expression. Logical operators and comparisons are nodes, so that
// conditions can be negated and simplified; everything else is text. All expressions are
// free of side effects.
type goExpr struct {
	kind goKind
	text string // of goText, and the operator of goCmp
	prec int    // of goText
	list []*goExpr
	// equal are the operands of a call that compares two lists for equality.
	equal []string
}

type goKind uint8

const (
	goText goKind = iota
	goAnd
	goOr
	goNot
	goCmp
)

// precUnary and precPrimary are the precedences above those of binary operators, which
// are the ones of go/token.
const (
	precUnary   = gotoken.UnaryPrec
	precPrimary = gotoken.HighestPrec
)

var (
	goTrue  = &goExpr{text: "true", prec: precPrimary}
	goFalse = &goExpr{text: "false", prec: precPrimary}
)

// primary returns an expression that is a name, a call, a selector or the like.
func primary(text string) *goExpr { return &goExpr{text: text, prec: precPrimary} }

// parseGo parses the text of an expression.
func parseGo(text string) *goExpr {
	x, err := goparser.ParseExpr(text)
	if err != nil {
		return &goExpr{text: text, prec: precPrimary}
	}
	return exprOf(text, x)
}

func exprOf(text string, x ast.Expr) *goExpr {
	switch x := x.(type) {
	case *ast.ParenExpr:
		return exprOf(text, x.X)
	case *ast.UnaryExpr:
		if x.Op == gotoken.NOT {
			return not(exprOf(text, x.X))
		}
		return &goExpr{text: span0(text, x), prec: precUnary}
	case *ast.StarExpr:
		return &goExpr{text: span0(text, x), prec: precUnary}
	case *ast.BinaryExpr:
		switch x.Op {
		case gotoken.LAND:
			return and(exprOf(text, x.X), exprOf(text, x.Y))
		case gotoken.LOR:
			return or(exprOf(text, x.X), exprOf(text, x.Y))
		case gotoken.EQL, gotoken.NEQ, gotoken.LSS, gotoken.LEQ, gotoken.GTR, gotoken.GEQ:
			return &goExpr{kind: goCmp, text: x.Op.String(), list: []*goExpr{exprOf(text, x.X), exprOf(text, x.Y)}}
		}
		return &goExpr{text: span0(text, x), prec: x.Op.Precedence()}
	}
	return primary(span0(text, x))
}

// span0 returns the part of a text that a node was parsed from.
func span0(text string, x ast.Expr) string { return text[x.Pos()-1 : x.End()-1] }

func (e *goExpr) precedence() int {
	switch e.kind {
	case goAnd:
		return gotoken.LAND.Precedence()
	case goOr:
		return gotoken.LOR.Precedence()
	case goCmp:
		return gotoken.EQL.Precedence()
	case goNot:
		return precUnary
	}
	return e.prec
}

// String returns the text of the expression.
func (e *goExpr) String() string { return e.at(0) }

// at returns the text as an operand of an operator of a precedence.
func (e *goExpr) at(prec int) string {
	var text string
	own := e.precedence()
	switch e.kind {
	case goText:
		text = e.text
	case goNot:
		text = "!" + e.list[0].at(precUnary)
	case goCmp:
		text = e.list[0].at(own+1) + " " + e.text + " " + e.list[1].at(own+1)
	default:
		op := " && "
		if e.kind == goOr {
			op = " || "
		}
		var parts []string
		for _, x := range e.list {
			parts = append(parts, x.at(own+1))
		}
		text = strings.Join(parts, op)
	}
	if own < prec {
		return "(" + text + ")"
	}
	return text
}

// operand returns the text as an operand of a selector or an index.
func (e *goExpr) operand() string { return e.at(precPrimary) }

// not negates a condition.
func not(e *goExpr) *goExpr {
	switch e.kind {
	case goNot:
		return e.list[0]
	case goAnd, goOr:
		out := &goExpr{kind: goAnd + goOr - e.kind}
		for _, x := range e.list {
			out.list = append(out.list, not(x))
		}
		return out
	case goCmp:
		if op, ok := inverse[e.text]; ok {
			return &goExpr{kind: goCmp, text: op, list: e.list}
		}
	case goText:
		switch e.text {
		case "true":
			return goFalse
		case "false":
			return goTrue
		}
	}
	return &goExpr{kind: goNot, list: []*goExpr{e}}
}

// inverse are the comparisons that are false exactly if the others are true. Numbers
// with a decimal point are never compared for order in this way; see [floatCompare].
var inverse = map[string]string{"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}

// floatCompare compares numbers that may be NaN, so that negating the comparison does not
// invert it.
func floatCompare(x, y *goExpr, op string) *goExpr {
	prec := gotoken.EQL.Precedence()
	return &goExpr{text: x.at(prec+1) + " " + op + " " + y.at(prec+1), prec: prec}
}

// and returns the conjunction of xs without repetitions.
func and(xs ...*goExpr) *goExpr { return join(goAnd, "true", "false", xs) }

// or returns the disjunction of xs without repetitions.
func or(xs ...*goExpr) *goExpr { return join(goOr, "false", "true", xs) }

func join(kind goKind, neutral, absorbing string, xs []*goExpr) *goExpr {
	out := &goExpr{kind: kind}
	seen := map[string]bool{}
	var equal, lists equalities
	for _, x := range xs {
		parts := []*goExpr{x}
		if x.kind == kind {
			parts = x.list
		}
		for _, p := range parts {
			text := p.String()
			switch {
			case text == neutral || seen[text]:
				continue
			case text == absorbing && len(out.list) == 0:
				return p
			}
			if kind == goAnd && p.kind == goCmp && p.text == "==" && !equal.add(p.list[0].String(), p.list[1].String()) {
				continue
			}
			if kind == goAnd && p.equal != nil && !lists.add(p.equal[0], p.equal[1]) {
				continue
			}
			seen[text] = true
			out.list = append(out.list, p)
		}
	}
	switch len(out.list) {
	case 0:
		return primary(neutral)
	case 1:
		return out.list[0]
	}
	return out
}

// equalities are classes of expressions that are known to be equal.
type equalities [][]string

// add records that two expressions are equal. It reports whether that is new.
func (e *equalities) add(x, y string) bool {
	i := slices.IndexFunc(*e, func(c []string) bool { return slices.Contains(c, x) })
	j := slices.IndexFunc(*e, func(c []string) bool { return slices.Contains(c, y) })
	switch {
	case i < 0 && j < 0:
		*e = append(*e, []string{x, y})
	case i < 0:
		(*e)[j] = append((*e)[j], x)
	case j < 0:
		(*e)[i] = append((*e)[i], y)
	case i == j:
		return false
	default:
		(*e)[i] = append((*e)[i], (*e)[j]...)
		*e = slices.Delete(*e, j, j+1)
	}
	return true
}

// Variables whose names are chosen last are identifiers of this form in texts.
const goMark = "µ"

func variableToken(id int) string { return goMark + strconv.Itoa(id) + goMark }

// eachVariable calls f for each variable in a text, which is replaced by the result.
func eachVariable(text string, f func(id int) string) string {
	if !strings.Contains(text, goMark) {
		return text
	}
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, goMark)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		number, after, _ := strings.Cut(rest, goMark)
		id, err := strconv.Atoi(number)
		if err != nil { // not one of ours
			b.WriteString(goMark + number + goMark)
		} else {
			b.WriteString(f(id))
		}
		text = after
	}
}

// variablesIn returns the variables in a text.
func variablesIn(text string) (ids []int) {
	eachVariable(text, func(id int) string { ids = append(ids, id); return "" })
	return ids
}

// mapText replaces the texts in an expression.
func (e *goExpr) mapText(f func(string) string) *goExpr {
	out := *e
	if e.kind == goText {
		out.text = f(e.text)
	}
	out.list = make([]*goExpr, len(e.list))
	for i, x := range e.list {
		out.list[i] = x.mapText(f)
	}
	return &out
}
