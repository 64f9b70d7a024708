package asm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// An affineParser reads a map or a set. Its names are dimensions and symbols.
type affineParser struct {
	*Parser
	names []affineName
	// operand takes an SSA name where such may stand; else it is nil.
	operand func(symbol bool) (*affine.Expr, bool)
}

type affineName struct {
	name string
	expr *affine.Expr
}

// affine-map-attribute ::= `affine_map` `<` map `>`
func (p *Parser) parseAffineMapAttr() (ir.Attribute, bool) {
	if !p.expect(Less, "expected '<' in affine map") {
		return nil, false
	}
	m, ok := p.ParseAffineMap()
	if !ok || !p.expect(Greater, "expected '>' in affine map") {
		return nil, false
	}
	return p.ctx.AffineMapAttr(m), true
}

// integer-set-attribute ::= `affine_set` `<` set `>`
func (p *Parser) parseIntegerSetAttr() (ir.Attribute, bool) {
	if !p.expect(Less, "expected '<' in integer set") {
		return nil, false
	}
	s, ok := p.ParseIntegerSet()
	if !ok || !p.expect(Greater, "expected '>' in integer set") {
		return nil, false
	}
	return p.ctx.IntegerSetAttr(s), true
}

// ParseAffineMap parses a map without its keyword and brackets.
func (p *Parser) ParseAffineMap() (*affine.Map, bool) {
	at := p.tok.start
	m, s, ok := (&affineParser{Parser: p}).mapOrSet()
	if ok && s != nil {
		return nil, p.failf(at, "expected AffineMap, but got IntegerSet")
	}
	return m, ok
}

// ParseIntegerSet parses a set without its keyword and brackets.
func (p *Parser) ParseIntegerSet() (*affine.Set, bool) {
	at := p.tok.start
	m, s, ok := (&affineParser{Parser: p}).mapOrSet()
	if ok && m != nil {
		return nil, p.failf(at, "expected IntegerSet, but got AffineMap")
	}
	return s, ok
}

// map-or-set ::= dimensions symbols? (`->` results | `:` constraints)
func (p *affineParser) mapOrSet() (*affine.Map, *affine.Set, bool) {
	dims, symbols := 0, 0
	if !p.ParseCommaSeparatedList(Parens, func() bool {
		dims++
		return p.definition(affine.NewDim(dims - 1))
	}, " in dimensional identifier list") {
		return nil, nil, false
	}
	if p.tok.kind == LSquare {
		if !p.ParseCommaSeparatedList(Squares, func() bool {
			symbols++
			return p.definition(affine.NewSymbol(symbols - 1))
		}, " in symbol list") {
			return nil, nil, false
		}
	}
	if p.consumeIf(Arrow) {
		m := &affine.Map{NumDims: dims, NumSymbols: symbols}
		ok := p.ParseCommaSeparatedList(Parens, func() bool {
			e, ok := p.expr()
			m.Results = append(m.Results, e)
			return ok
		}, " in affine map range")
		return m, nil, ok
	}
	if !p.expect(Colon, "expected '->' or ':'") {
		return nil, nil, false
	}
	s := &affine.Set{NumDims: dims, NumSymbols: symbols}
	ok := p.ParseCommaSeparatedList(Parens, func() bool {
		e, eq, ok := p.constraint()
		s.Constraints, s.Equality = append(s.Constraints, e), append(s.Equality, eq)
		return ok
	}, " in integer set constraint list")
	if len(s.Constraints) == 0 {
		s.Constraints, s.Equality = []*affine.Expr{affine.NewConstant(0)}, []bool{true}
	}
	return nil, s, ok
}

func (p *affineParser) definition(e *affine.Expr) bool {
	if !p.isKeywordLike() {
		return p.wrongToken("expected bare identifier")
	}
	name := p.spelling()
	for _, n := range p.names {
		if n.name == name {
			return p.errorHere("redefinition of identifier '%s'", name)
		}
	}
	p.consume()
	p.names = append(p.names, affineName{name, e})
	return true
}

// constraint ::= expr (`>=` | `<=` | `==`) expr
func (p *affineParser) constraint() (e *affine.Expr, equality, ok bool) {
	l, ok := p.expr()
	if !ok {
		return nil, false, false
	}
	for _, op := range []Kind{Greater, Less, Equal} {
		if !p.consumeIf(op) || !p.consumeIf(Equal) {
			continue
		}
		r, ok := p.expr()
		if !ok {
			return nil, false, false
		}
		if op == Less {
			l, r = r, l
		}
		return l.Sub(r), op == Equal, true
	}
	return nil, false, p.errorHere("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
}

// expr ::= product ((`+` | `-`) product)*
func (p *affineParser) expr() (*affine.Expr, bool) {
	if !p.enterUpTo(maxExpressions) {
		return nil, false
	}
	defer p.leave()
	var sum *affine.Expr
	minus := false
	for {
		e, ok := p.product(sum != nil)
		if !ok {
			return nil, false
		}
		switch {
		case sum == nil:
			sum = e
		case minus:
			sum = sum.Sub(e)
		default:
			sum = sum.Add(e)
		}
		switch p.tok.kind {
		case Plus:
			minus = false
		case Minus:
			minus = true
		default:
			return sum, true
		}
		p.consume()
	}
}

// product ::= operand ((`*` | `floordiv` | `ceildiv` | `mod`) operand)*
func (p *affineParser) product(right bool) (*affine.Expr, bool) {
	l, ok := p.factor(right)
	if !ok {
		return nil, false
	}
	// Operators are checked where the next one stands, if there is one.
	at, op := p.tok.start, p.tok.kind
	for isProductOp(op) {
		p.consume()
		r, ok := p.factor(true)
		if !ok {
			return nil, false
		}
		next := p.tok.kind
		if isProductOp(next) {
			at = p.tok.start
		}
		if l, ok = p.combine(op, l, r, at); !ok {
			return nil, false
		}
		op = next
	}
	return l, true
}

func isProductOp(k Kind) bool { return k == Star || k == kwFloorDiv || k == kwCeilDiv || k == kwMod }

func (p *affineParser) combine(op Kind, l, r *affine.Expr, at uint32) (*affine.Expr, bool) {
	const tail = "has to be either a constant or symbolic"
	if op == Star {
		if !l.IsSymbolicOrConstant() && !r.IsSymbolicOrConstant() {
			return nil, p.failf(at, "non-affine expression: at least one of the multiply operands %s", tail)
		}
		return l.Mul(r), true
	}
	if !r.IsSymbolicOrConstant() {
		return nil, p.failf(at, "non-affine expression: right operand of %s %s", keywordText[op], tail)
	}
	switch op {
	case kwFloorDiv:
		return l.FloorDiv(r), true
	case kwCeilDiv:
		return l.CeilDiv(r), true
	}
	return l.Mod(r), true
}

// factor ::= name | integer | `(` expr `)` | `-` factor
func (p *affineParser) factor(right bool) (*affine.Expr, bool) {
	switch p.tok.kind {
	case kwSymbol:
		return p.ssaSymbol()
	case PercentIdentifier:
		if p.operand == nil {
			return nil, p.wrongToken("unexpected ssa identifier")
		}
		return p.operand(false)
	case Integer:
		n, ok := uintValue(p.spelling())
		if !ok || int64(n) < 0 {
			return nil, p.errorHere("constant too large for index")
		}
		p.consume()
		return affine.NewConstant(int64(n)), true
	case LParen:
		p.consume()
		if p.tok.kind == RParen {
			return nil, p.errorHere("no expression inside parentheses")
		}
		e, ok := p.expr()
		if !ok || !p.expect(RParen, "expected ')'") {
			return nil, false
		}
		return e, true
	case Minus:
		if !p.enterUpTo(maxExpressions) {
			return nil, false
		}
		defer p.leave()
		p.consume()
		e, ok := p.factor(right)
		if !ok {
			return nil, p.errorHere("missing operand of negation")
		}
		return affine.NewConstant(-1).Mul(e), true
	case Plus, Star:
		if right {
			return nil, p.errorHere("missing right operand of binary operator")
		}
		return nil, p.errorHere("missing left operand of binary operator")
	}
	if p.isKeywordLike() {
		name := p.spelling()
		for _, n := range p.names {
			if n.name == name {
				p.consume()
				return n.expr, true
			}
		}
		return nil, p.wrongToken("use of undeclared identifier")
	}
	if right {
		return nil, p.errorHere("missing right operand of binary operator")
	}
	return nil, p.errorHere("expected affine expression")
}

// ssa-symbol ::= `symbol` `(` ssa-name `)`
func (p *affineParser) ssaSymbol() (*affine.Expr, bool) {
	p.consume()
	if !p.expect(LParen, "expected '(' at start of SSA symbol") {
		return nil, false
	}
	if p.operand == nil {
		return nil, p.wrongToken("unexpected ssa identifier")
	}
	e, ok := p.operand(true)
	if !ok || !p.expect(RParen, "expected ')' at end of SSA symbol") {
		return nil, false
	}
	return e, true
}
