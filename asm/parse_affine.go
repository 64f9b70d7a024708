package asm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// An affineParser reads a map or a set. Its names are dimensions and symbols.
type affineParser struct {
	*Parser
	names []AffineName
	// operand parses an SSA name; it is nil where none is allowed.
	operand func(symbol bool) *affine.Expr
}

// An AffineName binds a name in an affine expression.
type AffineName struct {
	Name string
	Expr *affine.Expr
}

// affine-map-attribute ::= `affine_map` `<` map `>`
func (p *Parser) parseAffineMapAttr() ir.Attribute {
	p.expect(Less, "expected '<' in affine map")
	m := p.ParseAffineMap()
	p.expect(Greater, "expected '>' in affine map")
	return p.ctx.AffineMapAttr(m)
}

// integer-set-attribute ::= `affine_set` `<` set `>`
func (p *Parser) parseIntegerSetAttr() ir.Attribute {
	p.expect(Less, "expected '<' in integer set")
	s := p.ParseIntegerSet()
	p.expect(Greater, "expected '>' in integer set")
	return p.ctx.IntegerSetAttr(s)
}

// ParseAffineMap parses a map without its keyword and brackets.
func (p *Parser) ParseAffineMap() *affine.Map {
	at := p.tok.start
	m, s := (&affineParser{Parser: p}).mapOrSet()
	if s != nil {
		p.failf(at, "expected AffineMap, but got IntegerSet")
	}
	return m
}

// ParseIntegerSet parses a set without its keyword and brackets.
func (p *Parser) ParseIntegerSet() *affine.Set {
	at := p.tok.start
	m, s := (&affineParser{Parser: p}).mapOrSet()
	if m != nil {
		p.failf(at, "expected IntegerSet, but got AffineMap")
	}
	return s
}

// ParseAffineExpr parses an expression over names.
func (p *Parser) ParseAffineExpr(names []AffineName) *affine.Expr {
	return (&affineParser{Parser: p, names: names}).expr()
}

// map-or-set ::= dimensions symbols? (`->` results | `:` constraints)
func (p *affineParser) mapOrSet() (*affine.Map, *affine.Set) {
	dims, symbols := 0, 0
	p.ParseCommaSeparatedList(Parens, func() {
		dims++
		p.definition(affine.NewDim(dims - 1))
	}, " in dimensional identifier list")
	if p.tok.kind == LSquare {
		p.ParseCommaSeparatedList(Squares, func() {
			symbols++
			p.definition(affine.NewSymbol(symbols - 1))
		}, " in symbol list")
	}
	if p.consumeIf(Arrow) {
		m := &affine.Map{NumDims: dims, NumSymbols: symbols}
		p.ParseCommaSeparatedList(Parens, func() {
			e := p.expr()
			m.Results = append(m.Results, e)
		}, " in affine map range")
		return m, nil
	}
	p.expect(Colon, "expected '->' or ':'")
	s := &affine.Set{NumDims: dims, NumSymbols: symbols}
	p.ParseCommaSeparatedList(Parens, func() {
		e, eq := p.constraint()
		s.Constraints, s.Equality = append(s.Constraints, e), append(s.Equality, eq)
	}, " in integer set constraint list")
	if len(s.Constraints) == 0 {
		s.Constraints, s.Equality = []*affine.Expr{affine.NewConstant(0)}, []bool{true}
	}
	return nil, s
}

func (p *affineParser) definition(e *affine.Expr) {
	if !p.isKeywordLike() {
		p.wrongToken("expected bare identifier")
	}
	name := p.spelling()
	for _, n := range p.names {
		if n.Name == name {
			p.errorHere("redefinition of identifier '%s'", name)
		}
	}
	p.consume()
	p.names = append(p.names, AffineName{name, e})
}

// constraint ::= expr (`>=` | `<=` | `==`) expr
func (p *affineParser) constraint() (e *affine.Expr, equality bool) {
	l := p.expr()
	for _, op := range []Kind{Greater, Less, Equal} {
		if !p.consumeIf(op) || !p.consumeIf(Equal) {
			continue
		}
		r := p.expr()
		if op == Less {
			l, r = r, l
		}
		return l.Sub(r), op == Equal
	}
	p.errorHere("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
	return nil, false
}

// expr ::= product ((`+` | `-`) product)*
func (p *affineParser) expr() *affine.Expr {
	p.enterUpTo(maxExpressions)
	defer p.leave()
	var sum *affine.Expr
	minus := false
	for {
		e := p.product(sum != nil)
		switch {
		case sum == nil:
			sum = e
		case minus:
			sum = sum.Sub(e)
		default:
			sum = sum.Add(e)
		}
		p.boundDepth(sum)
		switch p.tok.kind {
		case Plus:
			minus = false
		case Minus:
			minus = true
		default:
			return sum
		}
		p.consume()
	}
}

// product ::= operand ((`*` | `floordiv` | `ceildiv` | `mod`) operand)*
func (p *affineParser) product(right bool) *affine.Expr {
	l := p.factor(right)
	// Like mlir-opt, report errors about the operands at the next operator if there
	// is one.
	at, op := p.tok.start, p.tok.kind
	for n := 1; isProductOp(op); n++ {
		if n > maxExpressions {
			p.tooDeep(maxExpressions) // including the brackets for printing it
		}
		p.consume()
		r := p.factor(true)
		next := p.tok.kind
		if isProductOp(next) {
			at = p.tok.start
		}
		l = p.combine(op, l, r, at)
		p.boundDepth(l)
		op = next
	}
	return l
}

// boundDepth reports an expression that is too deep. Even without brackets, each operator makes it
// deeper.
func (p *affineParser) boundDepth(e *affine.Expr) {
	if e.Depth() > affine.MaxDepth {
		p.errorHere("affine expression has more than %d operators in a row", affine.MaxDepth)
	}
}

func isProductOp(k Kind) bool { return k == Star || k == kwFloorDiv || k == kwCeilDiv || k == kwMod }

func (p *affineParser) combine(op Kind, l, r *affine.Expr, at uint32) *affine.Expr {
	const tail = "has to be either a constant or symbolic"
	if op == Star {
		if !l.IsSymbolicOrConstant() && !r.IsSymbolicOrConstant() {
			p.failf(at, "non-affine expression: at least one of the multiply operands %s", tail)
		}
		return l.Mul(r)
	}
	if !r.IsSymbolicOrConstant() {
		p.failf(at, "non-affine expression: right operand of %s %s", keywordText[op], tail)
	}
	switch op {
	case kwFloorDiv:
		return l.FloorDiv(r)
	case kwCeilDiv:
		return l.CeilDiv(r)
	}
	return l.Mod(r)
}

// factor ::= name | integer | `(` expr `)` | `-` factor
func (p *affineParser) factor(right bool) *affine.Expr {
	switch p.tok.kind {
	case kwSymbol:
		return p.ssaSymbol()
	case PercentIdentifier:
		if p.operand == nil {
			p.wrongToken("unexpected ssa identifier")
		}
		return p.operand(false)
	case Integer:
		n, ok := uintValue(p.spelling())
		if !ok || int64(n) < 0 {
			p.errorHere("constant too large for index")
		}
		p.consume()
		return affine.NewConstant(int64(n))
	case LParen:
		p.consume()
		if p.tok.kind == RParen {
			p.errorHere("no expression inside parentheses")
		}
		e := p.expr()
		p.expect(RParen, "expected ')'")
		return e
	case Minus:
		p.enterUpTo(maxExpressions)
		defer p.leave()
		p.consume()
		var e *affine.Expr
		if !p.Try(func() { e = p.factor(right) }) {
			p.errorHere("missing operand of negation")
		}
		return affine.NewConstant(-1).Mul(e)
	case Plus, Star:
		if right {
			p.errorHere("missing right operand of binary operator")
		}
		p.errorHere("missing left operand of binary operator")
	}
	if p.isKeywordLike() {
		name := p.spelling()
		for _, n := range p.names {
			if n.Name == name {
				p.consume()
				return n.Expr
			}
		}
		p.wrongToken("use of undeclared identifier")
	}
	if right {
		p.errorHere("missing right operand of binary operator")
	}
	p.errorHere("expected affine expression")
	return nil
}

// ssa-symbol ::= `symbol` `(` ssa-name `)`
func (p *affineParser) ssaSymbol() *affine.Expr {
	p.consume()
	p.expect(LParen, "expected '(' at start of SSA symbol")
	if p.operand == nil {
		p.wrongToken("unexpected ssa identifier")
	}
	e := p.operand(true)
	p.expect(RParen, "expected ')' at end of SSA symbol")
	return e
}
