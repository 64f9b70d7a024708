package heir

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"text/scanner"

	"github.com/mica-ir/mica/dialect"
)

// A relation is an mlir::presburger::IntegerRelation as verifiers of layouts see it: its
// variables, by kind and in the order of the text, and the constraints between them.
type relation struct {
	domain, codomain, symbols []int
	constraints               []constraint
}

const presburger = "mlir::presburger::"

// A variableKind is a VarKind, a boundType a BoundType of MLIR's library.
type (
	variableKind int64
	boundType    int64
)

var (
	variableKinds = dialect.Enum{Name: presburger + "VarKind", Of: variableKind(0),
		Cases: []dialect.EnumCase{{Name: "Symbol"}, {Name: "Local", Value: 1}, {Name: "Domain", Value: 2}, {Name: "Range", Value: 3}, {Name: "SetDim", Value: 3}}}
	boundTypes = dialect.Enum{Name: presburger + "BoundType", Of: boundType(0), Cases: []dialect.EnumCase{{Name: "EQ"}, {Name: "LB", Value: 1}, {Name: "UB", Value: 2}}}
)

func relationClass() dialect.Class {
	return dialect.Class{Name: presburger + "IntegerRelation", Of: (*relation)(nil), Methods: map[string]any{
		"getNumDomainVars":   func(r *relation) uint32 { return uint32(len(r.domain)) },
		"getNumRangeVars":    func(r *relation) uint32 { return uint32(len(r.codomain)) },
		"getNumSymbolVars":   func(r *relation) uint32 { return uint32(len(r.symbols)) },
		"getNumDimVars":      func(r *relation) uint32 { return uint32(len(r.domain) + len(r.codomain)) },
		"getVarKindOffset":   (*relation).offset,
		"getConstantBound64": (*relation).constantBound,
	}}
}

// offset returns the index of the first variable of a kind.
func (r *relation) offset(k variableKind) uint32 {
	switch k {
	case 0:
		return uint32(len(r.domain) + len(r.codomain))
	case 1:
		return uint32(len(r.domain) + len(r.codomain) + len(r.symbols))
	case 3:
		return uint32(len(r.domain))
	}
	return 0
}

// constantBound returns a bound of a variable that holds whatever the others are.
func (r *relation) constantBound(of boundType, at uint32) (int64, bool, error) {
	vars := slices.Concat(r.domain, r.codomain, r.symbols)
	if int64(at) >= int64(len(vars)) {
		return 0, false, fmt.Errorf("no variable %d", at)
	}
	lower, upper, err := bounds(r.constraints, vars[at])
	if err != nil {
		return 0, false, err
	}
	x := lower
	if of == 2 {
		x = upper
	}
	if x == nil || !x.IsInt64() || of == 0 && (upper == nil || x.Cmp(upper) != 0) {
		return 0, false, nil
	}
	return x.Int64(), true, nil
}

// relationFromText reads a relation, which HEIR leaves to the library isl.
var relationFromText = dialect.Func{Name: "mlir::heir::getIntegerRelationFromIslStr", Go: func(text string) (*relation, bool) {
	r, err := parseRelation(text)
	return r, err == nil
}}

// A relationParser parses the notation of isl for a conjunction of affine constraints:
//
//	relation    ::= (tuple `->`)? `{` tuple `->` tuple (`:` conjunction)? `}`
//	tuple       ::= `[` (sum (`,` sum)*)? `]`
//	conjunction ::= condition (`and` condition)*
//	condition   ::= `exists` `(`? name (`,` name)* `:` conjunction `)`? | `(` conjunction `)` | `true` | sum (compare sum)+
//	sum         ::= `-`? product ((`+` | `-`) product)*
//	product     ::= factor (`*`? factor | `/` number | (`mod` | `%`) number)*
//	factor      ::= number | name | `(` sum `)` | `floor` `(` sum `)`
//
// After the first error nothing more is read.
type relationParser struct {
	toks   []string
	i      int
	depth  int
	names  []variable // those in scope
	vars   int        // the number of all
	result relation
	err    error
}

type variable struct {
	name  string
	index int
}

func parseRelation(text string) (*relation, error) {
	p := &relationParser{}
	var s scanner.Scanner
	s.Init(strings.NewReader(text))
	s.Mode, s.Error = scanner.ScanIdents|scanner.ScanInts, func(*scanner.Scanner, string) {}
	for t := s.Scan(); t != scanner.EOF; t = s.Scan() {
		p.toks = append(p.toks, s.TokenText())
	}
	if p.peek() == "[" {
		p.result.symbols = p.tuple()
		p.expect("-", ">")
	}
	p.expect("{")
	p.result.domain = p.tuple()
	p.expect("-", ">")
	p.result.codomain = p.tuple()
	if p.accept(":") {
		p.conjunction()
	}
	p.expect("}")
	if p.i < len(p.toks) {
		p.fail()
	}
	return &p.result, p.err
}

func (p *relationParser) peek() string {
	if p.err == nil && p.i < len(p.toks) {
		return p.toks[p.i]
	}
	return ""
}

func (p *relationParser) accept(toks ...string) bool {
	if p.err != nil || p.i+len(toks) > len(p.toks) || !slices.Equal(p.toks[p.i:p.i+len(toks)], toks) {
		return false
	}
	p.i += len(toks)
	return true
}

func (p *relationParser) expect(toks ...string) {
	if !p.accept(toks...) {
		p.fail()
	}
}

func (p *relationParser) fail() {
	if p.err == nil {
		p.err = fmt.Errorf("unexpected '%s'", p.peek())
	}
}

func isName(tok string) bool {
	return tok != "" && (tok[0] == '_' || 'a' <= tok[0]|0x20 && tok[0]|0x20 <= 'z') &&
		!slices.Contains([]string{"and", "or", "not", "exists", "mod", "floor", "true", "false"}, tok)
}

func isNumber(tok string) bool { return tok != "" && '0' <= tok[0] && tok[0] <= '9' }

func (p *relationParser) find(name string) (int, bool) {
	for _, v := range slices.Backward(p.names) {
		if v.name == name {
			return v.index, true
		}
	}
	return 0, false
}

// declare makes a variable; one without a name cannot be referred to.
func (p *relationParser) declare(name string) int {
	i := p.vars
	p.vars++
	if name != "" {
		p.names = append(p.names, variable{name, i})
	}
	return i
}

// tuple parses the variables of a space, or expressions for them. New names are declared.
func (p *relationParser) tuple() []int {
	p.expect("[")
	if p.accept("]") {
		return nil
	}
	var list []int
	for p.err == nil {
		name := p.peek()
		if _, known := p.find(name); isName(name) && !known {
			p.i++
			list = append(list, p.declare(name))
		} else {
			e := p.sum()
			v := p.declare("")
			list = append(list, v)
			p.constrain(e.minus(ofVariable(v)), true)
		}
		if !p.accept(",") {
			break
		}
	}
	p.expect("]")
	return list
}

// constrain adds e = 0 or e >= 0.
func (p *relationParser) constrain(e expression, equal bool) {
	p.result.constraints = append(p.result.constraints, constraint{e.integral(), equal})
}

func (p *relationParser) conjunction() {
	for p.condition(); p.accept("and"); {
		p.condition()
	}
}

// enter bounds the nesting of parentheses.
func (p *relationParser) enter() bool {
	if p.depth++; p.depth > 100 {
		p.fail()
	}
	return p.err == nil
}

func (p *relationParser) condition() {
	defer func() { p.depth-- }()
	switch {
	case !p.enter(), p.accept("true"):
		return
	case p.accept("exists"):
		paren, outer := p.accept("("), len(p.names)
		for first := true; first || p.accept(","); first = false {
			if !isName(p.peek()) {
				p.fail()
				return
			}
			p.declare(p.peek())
			p.i++
		}
		p.expect(":")
		p.conjunction()
		if paren {
			p.expect(")")
		}
		p.names = p.names[:outer]
		return
	case p.peek() == "(":
		start, before := p.i, p.result.constraints
		p.i++
		p.conjunction()
		p.expect(")")
		if p.err == nil && (p.peek() == "and" || p.peek() == "}" || p.peek() == ")") {
			return
		}
		p.i, p.err, p.result.constraints = start, nil, before // the parentheses are part of an expression
	}
	p.comparison()
}

// comparison parses a chain of comparisons.
func (p *relationParser) comparison() {
	left := p.sum()
	one := ofNumber(big.NewRat(1, 1))
	for n := 0; p.err == nil; n++ {
		op := ""
		for _, c := range []string{"<=", ">=", "<", ">", "="} {
			if p.accept(strings.Split(c, "")...) {
				op = c
				break
			}
		}
		if op == "" {
			if n == 0 {
				p.fail()
			}
			return
		}
		right := p.sum()
		switch op {
		case "=":
			p.constrain(left.minus(right), true)
		case "<=":
			p.constrain(right.minus(left), false)
		case ">=":
			p.constrain(left.minus(right), false)
		case "<":
			p.constrain(right.minus(left).integral().minus(one), false)
		case ">":
			p.constrain(left.minus(right).integral().minus(one), false)
		}
		left = right
	}
}

func (p *relationParser) sum() expression {
	e := ofNumber(new(big.Rat))
	sign := int64(1)
	if p.accept("-") {
		sign = -1
	}
	for p.err == nil {
		e = e.plus(p.product().times(big.NewRat(sign, 1)))
		switch {
		case p.accept("+"):
			sign = 1
		case p.accept("-"):
			sign = -1
		default:
			return e
		}
	}
	return e
}

func (p *relationParser) product() expression {
	e := p.factor()
	for p.err == nil {
		switch next := p.peek(); {
		case next == "/" || next == "mod" || next == "%":
			p.i++
			n, ok := new(big.Rat).SetString(p.peek())
			if !isNumber(p.peek()) || !ok || n.Sign() == 0 {
				p.fail()
				return e
			}
			p.i++
			fraction := e.times(new(big.Rat).Inv(n))
			if next == "/" {
				e = fraction
			} else {
				e = e.minus(p.floor(fraction).times(n))
			}
		case p.accept("*"), isName(next), next == "(", next == "floor":
			f := p.factor()
			switch {
			case e.isNumber():
				e = f.times(e.number())
			case f.isNumber():
				e = e.times(f.number())
			default:
				p.fail() // not affine
			}
		default:
			return e
		}
	}
	return e
}

func (p *relationParser) factor() expression {
	defer func() { p.depth-- }()
	if !p.enter() {
		return expression{}
	}
	tok := p.peek()
	v, known := p.find(tok)
	switch {
	case isNumber(tok):
		p.i++
		if n, ok := new(big.Rat).SetString(tok); ok {
			return ofNumber(n)
		}
		p.fail()
	case known:
		p.i++
		return ofVariable(v)
	case p.accept("("):
		e := p.sum()
		p.expect(")")
		return e
	case p.accept("floor", "("):
		e := p.sum()
		p.expect(")")
		return p.floor(e)
	default:
		p.fail()
	}
	return expression{}
}

// floor introduces a variable q with 0 <= n*e - n*q <= n - 1, where n is the denominator of e.
func (p *relationParser) floor(e expression) expression {
	q := ofVariable(p.declare(""))
	n := new(big.Rat).SetInt(e.denominator())
	rest := e.minus(q).times(n)
	p.constrain(rest, false)
	p.constrain(ofNumber(n).minus(ofNumber(big.NewRat(1, 1))).minus(rest), false)
	return q
}
