package cxx

// expr parses an expression with an optional assignment:
//
//	expr = cond [ assignop expr ]
func (p *parser) expr() Expr {
	if !p.enter() {
		return nil
	}
	defer p.leave()
	x := p.cond()
	if x == nil {
		return nil
	}
	k, n := p.operator()
	op := assignOp(k)
	if op == tokEOF {
		return x
	}
	a := &Assign{OpPos: int(p.pos()), Op: op, X: x}
	p.skip(n)
	if a.Y = p.initOrExpr(); a.Y == nil {
		return nil
	}
	return a
}

// initOrExpr parses an expression, or {args} as an initializer.
func (p *parser) initOrExpr() Expr {
	if p.kind() != tokLBrace {
		return p.expr()
	}
	if l := p.initList(); l != nil {
		return l
	}
	return nil
}

// cond parses binary [ "?" expr ":" expr ].
func (p *parser) cond() Expr {
	c := p.binary(1)
	if c == nil || p.kind() != tokQuestion {
		return c
	}
	p.next()
	x := p.expr()
	if x == nil || !p.expect(tokColon) {
		return nil
	}
	y := p.expr()
	if y == nil {
		return nil
	}
	return &Cond{c, x, y}
}

// operator returns the operator at the current token and its number of tokens.
// Operators that begin with ">" are joined here if their tokens are adjacent.
func (p *parser) operator() (Tok, int) {
	k := p.kind()
	if k != tokGt {
		return k, 1
	}
	a, b, c := p.toks[p.i], p.peek(1), p.peek(2)
	if a.end != b.pos {
		return k, 1
	}
	switch {
	case b.kind == tokAssign:
		return tokGe, 2
	case b.kind == tokGt && c.kind == tokAssign && b.end == c.pos:
		return tokShrAssign, 3
	case b.kind == tokGt:
		return tokShr, 2
	}
	return k, 1
}

func (p *parser) skip(n int) {
	for range n {
		p.next()
	}
}

// binary parses operators of at least that precedence by precedence climbing.
func (p *parser) binary(prec int) Expr {
	x := p.unary()
	for chain := 0; x != nil; chain++ {
		k, n := p.operator()
		q := binaryPrec(k)
		if q == 0 || q < prec {
			return x
		}
		if chain == maxChain {
			p.errorHere("the expression is too complex")
			return nil
		}
		b := &Binary{OpPos: int(p.pos()), Op: k, X: x}
		p.skip(n)
		if p.kind() == tokEllipsis && p.peek(1).kind == tokRParen { // (x op ...)
			p.next()
			return &Fold{span: span{int32(x.Pos()), p.prevEnd()}, X: x, Op: k}
		}
		if !p.enter() {
			return nil
		}
		b.Y = p.binary(q + 1)
		p.leave()
		if b.Y == nil {
			return nil
		}
		x = b
	}
	return nil
}

// unary parses ( "!" | "-" | "+" | "~" | "*" | "&" | "++" | "--" ) unary | postfix.
func (p *parser) unary() Expr {
	switch k := p.kind(); k {
	case tokNot, tokSub, tokAdd, tokTilde, tokMul, tokAnd, tokInc, tokDec:
		if !p.enter() {
			return nil
		}
		defer p.leave()
		u := &Unary{span: span{pos: p.pos()}, Op: k}
		p.next()
		if u.X = p.unary(); u.X == nil {
			return nil
		}
		u.end = p.prevEnd()
		return u
	}
	x := p.primary()
	if x == nil {
		return nil
	}
	return p.postfix(x)
}

// postfix parses { ( "." | "->" ) part | "(" args ")" | "[" expr "]" | "++" | "--" }.
func (p *parser) postfix(x Expr) Expr {
	for chain := 0; ; chain++ {
		if chain == maxNesting*4 {
			p.errorHere("the expression is too complex")
			return nil
		}
		pos := int32(x.Pos())
		switch p.kind() {
		case tokDot, tokArrow:
			m := &Member{X: x, Arrow: p.kind() == tokArrow}
			p.next()
			p.acceptWord("template")
			var ok bool
			if m.Sel, ok = p.namePart(false); !ok {
				return nil
			}
			x = m
		case tokLParen:
			p.next()
			args, ok := p.args(tokRParen)
			if !ok {
				return nil
			}
			x = &Call{span{pos, p.prevEnd()}, x, args}
		case tokLBracket:
			p.next()
			i := p.expr()
			if i == nil || !p.expect(tokRBracket) {
				return nil
			}
			x = &Index{span{pos, p.prevEnd()}, x, i}
		case tokInc, tokDec:
			op := p.kind()
			p.next()
			x = &Unary{span{pos, p.prevEnd()}, op, true, x}
		default:
			return x
		}
	}
}

// args parses arguments including the closing token.
func (p *parser) args(closing Tok) ([]Expr, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	var args []Expr
	if p.accept(closing) {
		return args, true
	}
	for {
		if p.kind() == tokRBrace && closing == tokRBrace { // trailing comma
			p.next()
			return args, true
		}
		e := p.initOrExpr()
		if e == nil {
			return nil, false
		}
		if p.accept(tokEllipsis) {
			e = &PackExpansion{span{int32(e.Pos()), p.prevEnd()}, e}
		}
		args = append(args, e)
		if p.accept(closing) {
			return args, true
		}
		if p.kind() != tokComma {
			p.errorHere("expected '%s'", closing)
			return nil, false
		}
		p.next()
	}
}

// initList parses "{" args "}".
func (p *parser) initList() *InitList {
	l := &InitList{span: span{pos: p.pos()}}
	p.next()
	var ok bool
	if l.Elems, ok = p.args(tokRBrace); !ok {
		return nil
	}
	l.end = p.prevEnd()
	return l
}

// primary parses
//
//	literal | placeholder | "this" | name | name "{" args "}" | "(" expr ")" | "(" type ")" unary
//	| castword "<" type ">" "(" expr ")" | new | lambda | "{" args "}"
func (p *parser) primary() Expr {
	switch p.kind() {
	case tokInt, tokFloat, tokString, tokChar:
		return p.literal()
	case tokPlaceholder:
		e := &Placeholder{span: span{p.pos(), p.toks[p.i].end}, Name: p.text()[1:]}
		p.next()
		if p.kind() == tokEllipsis && p.pos() == e.end {
			p.next()
			e.Pack, e.end = true, p.prevEnd()
		}
		return e
	case tokLParen:
		return p.parenOrCast()
	case tokLBracket:
		if l := p.lambda(); l != nil {
			return l
		}
		return nil
	case tokLBrace:
		return p.initOrExpr()
	case tokColons:
		return p.nameExpr()
	case tokIdent:
		return p.word()
	}
	p.errorHere("expected expression")
	return nil
}

// word parses an expression that begins with an identifier or keyword.
func (p *parser) word() Expr {
	s := span{p.pos(), p.toks[p.i].end}
	switch w := p.text(); w {
	case "true", "false":
		p.next()
		e := &Literal{span: s, Kind: BoolLit}
		if w == "true" {
			e.Int = 1
		}
		return e
	case "nullptr":
		p.next()
		return &Literal{span: s, Kind: NullLit}
	case "this":
		p.next()
		return &This{s}
	case "static_cast", "const_cast", "reinterpret_cast", "dynamic_cast":
		return p.keywordCast(w)
	case "sizeof":
		return p.sizeOf()
	case "new":
		return p.newExpr()
	case "const", "typename":
		t := p.typeName()
		if t == nil {
			return nil
		}
		return p.typeExpr(t)
	default:
		if builtinWords[w] {
			n := p.builtinName()
			return p.typeExpr(&TypeName{span: n.span, Name: n})
		}
		if keywords[w] {
			p.errorHere("expected expression")
			return nil
		}
	}
	return p.nameExpr()
}

// sizeOf parses sizeof(T) for a fundamental type as the number that it is, and
// sizeof...(pack).
func (p *parser) sizeOf() Expr {
	s := span{pos: p.pos()}
	p.next()
	if p.kind() == tokEllipsis {
		return p.packSize(s.pos)
	}
	if !p.expect(tokLParen) {
		return nil
	}
	t := p.typeName()
	if t == nil || !p.expect(tokRParen) {
		return nil
	}
	s.end = p.prevEnd()
	bits, known := map[string]uint64{"size_t": 64, "int64_t": 64, "uint64_t": 64, "int32_t": 32, "uint32_t": 32, "int": 32, "unsigned": 32,
		"char": 8, "bool": 8, "int8_t": 8, "uint8_t": 8, "int16_t": 16, "uint16_t": 16, "double": 64, "float": 32, "long": 64}[t.Name.join()]
	if !known {
		p.errorAt(int(s.pos), int(s.end), "the size of '%s' is not known", t.Name.join())
		return nil
	}
	return &Literal{span: s, Kind: IntLit, Int: bits / 8, Unsigned: true, Long: true}
}

// typeExpr parses T(args) or T{args} after the type.
func (p *parser) typeExpr(t *TypeName) Expr {
	switch p.kind() {
	case tokLBrace:
		return p.construct(t)
	case tokLParen:
		return &NameExpr{t.Name}
	}
	p.errorHere("expected '(' for function-style cast or type construction")
	return nil
}

func (p *parser) construct(t *TypeName) Expr {
	l := p.initList()
	if l == nil {
		return nil
	}
	return &Construct{span{t.pos, l.end}, t, l.Elems, false}
}

// newExpr parses "new" type [ "(" args ")" | "{" args "}" ].
func (p *parser) newExpr() Expr {
	e := &Construct{span: span{pos: p.pos()}, New: true}
	p.next()
	if e.Type = p.typeName(); e.Type == nil {
		return nil
	}
	ok := true
	switch p.kind() {
	case tokLParen:
		p.next()
		e.Args, ok = p.args(tokRParen)
	case tokLBrace:
		p.next()
		e.Args, ok = p.args(tokRBrace)
	}
	if e.end = p.prevEnd(); !ok {
		return nil
	}
	return e
}

func (p *parser) nameExpr() Expr {
	n := p.name(false)
	if n == nil {
		return nil
	}
	if p.kind() == tokLBrace {
		return p.construct(&TypeName{span: n.span, Name: n})
	}
	return &NameExpr{n}
}

func (p *parser) keywordCast(w string) Expr {
	c := &CastExpr{span: span{pos: p.pos()}, Keyword: w}
	p.next()
	if !p.expect(tokLt) {
		return nil
	}
	if c.Type = p.typeName(); c.Type == nil || !p.expect(tokGt) || !p.expect(tokLParen) {
		return nil
	}
	if c.X = p.expr(); c.X == nil || !p.expect(tokRParen) {
		return nil
	}
	c.end = p.prevEnd()
	return c
}

// leftFold parses "..." op unary ")".
func (p *parser) leftFold(begin int32) Expr {
	p.next()
	k, n := p.operator()
	if binaryPrec(k) == 0 && k != tokComma {
		p.errorHere("expected an operator")
		return nil
	}
	p.skip(max(n, 1))
	x := p.unary()
	if x == nil || !p.expect(tokRParen) {
		return nil
	}
	return &Fold{span: span{begin, p.prevEnd()}, X: x, Op: k, Left: true}
}

// parenOrCast distinguishes (T)x from (x). It is a cast if the parentheses contain
// a type and are followed by an operand that cannot continue an expression.
func (p *parser) parenOrCast() Expr {
	if !p.enter() {
		return nil
	}
	defer p.leave()
	start, begin := p.i, p.pos()
	if p.peek(1).kind == tokIdent || p.peek(1).kind == tokColons {
		p.spec++
		p.next()
		t := p.typeName()
		p.spec--
		if t != nil && p.kind() == tokRParen && p.castFollows(t) {
			p.next()
			x := p.unary()
			if x == nil {
				return nil
			}
			return &CastExpr{span{begin, p.prevEnd()}, "", t, x}
		}
		p.i = start
	}
	p.next()
	if p.kind() == tokEllipsis {
		return p.leftFold(begin)
	}
	x := p.commaExpr()
	if x == nil || !p.expect(tokRParen) {
		return nil
	}
	return &Paren{span{begin, p.prevEnd()}, x}
}

func (p *parser) castFollows(t *TypeName) bool {
	sure := t.Pointers > 0 || t.Reference || t.Const || builtinWords[firstWord(t.Name.Parts[0].Ident)]
	switch n := p.peek(1); n.kind {
	case tokIdent, tokPlaceholder, tokInt, tokFloat, tokString, tokChar, tokColons, tokNot, tokTilde:
		return true
	case tokLParen, tokSub, tokAdd, tokMul, tokAnd, tokLBracket, tokInc, tokDec:
		return sure
	}
	return false
}

func firstWord(s string) string {
	return s[:scanIdent(s, 0)]
}
