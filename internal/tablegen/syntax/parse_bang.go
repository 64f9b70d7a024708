package syntax

// An opForm is the syntactic form of an operator's arguments.
type opForm uint8

const (
	formBinary opForm = iota // two or more values
	formUnary
	formTernary
	formTyped // !isa, !exists, !instances
	formForeach
	formFoldl
	formCond
	formRange
	formFind
	formSubstr
)

var opForms = [numOps]opForm{
	OpNot: formUnary, OpToLower: formUnary, OpToUpper: formUnary, OpCast: formUnary, OpLogTwo: formUnary,
	OpHead: formUnary, OpTail: formUnary, OpSize: formUnary, OpEmpty: formUnary, OpGetDagOp: formUnary,
	OpGetDagOpName: formUnary, OpInitialized: formUnary, OpRepr: formUnary, OpListFlatten: formUnary,
	OpIf: formTernary, OpDag: formTernary, OpSubst: formTernary, OpSetDagArg: formTernary, OpSetDagName: formTernary,
	OpIsA: formTyped, OpExists: formTyped, OpInstances: formTyped,
	OpForeach: formForeach, OpFilter: formForeach, OpFoldl: formFoldl, OpCond: formCond, OpRange: formRange,
	OpFind: formFind, OpSubstr: formSubstr,
}

// IsBinary reports whether the operator takes two or more values and has no special
// syntax.
func (o Op) IsBinary() bool { return opForms[o] == formBinary }

// bang parses an operator call.
func (p *Parser) bang() Expr {
	from := p.tok.Loc
	n := &BangCall{Op: p.tok.Op}
	p.advance()
	switch opForms[n.Op] {
	case formBinary:
		p.bangBinary(n)
	case formUnary:
		p.bangUnary(n)
	case formTernary:
		p.bangTernary(n)
	case formTyped:
		p.bangTyped(n)
	case formForeach:
		p.bangForeach(n)
	case formFoldl:
		p.bangFoldl(n)
	case formCond:
		p.bangCond(n)
	case formRange:
		if p.expect(LParen, "expected '(' after !range operator") {
			p.bangList(n)
		}
	case formFind:
		p.bangText(n, "find")
	case formSubstr:
		p.bangText(n, "substr")
	}
	n.Span = p.span(from)
	if p.err != nil {
		n.Partial = true
		return p.bad(from, n)
	}
	return n
}

// operatorType parses the type between angle brackets after an operator.
func (p *Parser) operatorType(n *BangCall) bool {
	const msg = "expected type name for operator"
	if !p.expect(Less, msg) {
		return false
	}
	if p.tok.Kind == KwCode {
		p.failHere("the 'code' type is not allowed in bang operators; use 'string'")
		return false
	}
	n.Type = p.typ()
	return p.err == nil && p.expect(Greater, msg)
}

// untyped adds the reference's note to the error of an operator without a type. Where the error is
// in a type, evaluation adds it.
func (p *Parser) untyped(n *BangCall, operator string) {
	if n.Type == nil || n.Type.Err == nil {
		p.err.Notes = append(p.err.Notes, Error{Loc: p.tok.Loc, Msg: "did not get type for " + operator + " operator", IsError: true})
	}
}

func (p *Parser) arg(n *BangCall) bool {
	n.Args = append(n.Args, p.value())
	return p.err == nil
}

func (p *Parser) bangUnary(n *BangCall) {
	if n.Op == OpCast || n.Op == OpGetDagOp && p.tok.Kind == Less {
		if !p.operatorType(n) {
			p.untyped(n, "unary")
			return
		}
	}
	if p.expect(LParen, "expected '(' after unary operator") && p.arg(n) {
		p.expect(RParen, "expected ')' in unary operator")
	}
}

func (p *Parser) bangTyped(n *BangCall) {
	name := n.Op.String()
	if !p.operatorType(n) || !p.expect(LParen, "expected '(' after type of !"+name) {
		return
	}
	if n.Op == OpInstances && p.eat(RParen) {
		return
	}
	if !p.arg(n) {
		return
	}
	p.expect(RParen, "expected ')' in !"+name)
}

func (p *Parser) bangBinary(n *BangCall) {
	if n.Op == OpGetDagArg && !p.operatorType(n) {
		p.untyped(n, "!getdagarg")
		return
	}
	if p.expect(LParen, "expected '(' after binary operator") {
		p.bangList(n)
	}
}

// bangList parses arguments and the closing parenthesis.
func (p *Parser) bangList(n *BangCall) {
	for p.arg(n) && p.eat(Comma) {
	}
	if p.err == nil {
		p.expect(RParen, "expected ')' in operator")
	}
}

func (p *Parser) bangTernary(n *BangCall) {
	const comma = "expected ',' in ternary operator"
	if p.expect(LParen, "expected '(' after ternary operator") &&
		p.arg(n) && p.expect(Comma, comma) && p.arg(n) && p.expect(Comma, comma) && p.arg(n) {
		p.expect(RParen, "expected ')' in binary operator")
	}
}

func (p *Parser) bangText(n *BangCall, name string) {
	if !p.expect(LParen, "expected '(' after !"+name+" operator") ||
		!p.arg(n) || !p.expect(Comma, "expected ',' in !"+name+" operator") || !p.arg(n) {
		return
	}
	if p.eat(Comma) && !p.arg(n) {
		return
	}
	p.expect(RParen, "expected ')' in !"+name+" operator")
}

// bound parses a name that the operator binds.
func (p *Parser) bound(n *BangCall, missing string) bool {
	if p.tok.Kind != Ident {
		p.failHere(missing)
		return false
	}
	n.Vars = append(n.Vars, Name{Span: Span{p.tok.Loc, p.tok.End}, Name: p.tok.Text})
	p.advance()
	return true
}

func (p *Parser) bangForeach(n *BangCall) {
	const comma = "expected ',' in !foreach/!filter"
	if p.expect(LParen, "expected '(' after !foreach/!filter") &&
		p.bound(n, "first argument of !foreach/!filter must be an identifier") &&
		p.expect(Comma, comma) && p.arg(n) && p.expect(Comma, comma) && p.arg(n) {
		p.expect(RParen, "expected ')' in !foreach/!filter")
	}
}

func (p *Parser) bangFoldl(n *BangCall) {
	const comma = "expected ',' in !foldl"
	if p.expect(LParen, "expected '(' after !foldl") &&
		p.arg(n) && p.expect(Comma, comma) && p.arg(n) && p.expect(Comma, comma) &&
		p.bound(n, "third argument of !foldl must be an identifier") && p.expect(Comma, comma) &&
		p.bound(n, "fourth argument of !foldl must be an identifier") && p.expect(Comma, comma) &&
		p.arg(n) {
		p.expect(RParen, "expected ')' in fold operator")
	}
}

func (p *Parser) bangCond(n *BangCall) {
	if !p.expect(LParen, "expected '(' after !cond operator") {
		return
	}
	for {
		if p.tok.Kind == RParen && len(n.Args) == 0 {
			p.advance()
			p.failHere("there should be at least 1 'condition : value' in the !cond operator")
			return
		}
		if p.tok.Kind == RParen {
			p.advance()
			return
		}
		if !p.arg(n) || !p.expect(Colon, "expected ':'  following a condition in !cond operator") || !p.arg(n) {
			return
		}
		if p.eat(RParen) {
			return
		}
		if !p.expect(Comma, "expected ',' or ')' following a value in !cond operator") {
			return
		}
	}
}
