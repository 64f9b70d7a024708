package syntax

import "github.com/mica-ir/mica/diag"

// parseExprs parses a comma-separated list of at least one expression.
func (p *parser) parseExprs() ([]Expr, bool) {
	var list []Expr
	for {
		x, ok := p.parseExpr()
		if x != nil {
			list = append(list, x)
		}
		if !ok || !p.accept(Comma) {
			return list, ok
		}
	}
}

// parseExpr parses an expression.
//
//	expr = primary { "." name | "(" [ expr { "," expr } ] ")" } | var .
func (p *parser) parseExpr() (Expr, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	if p.is(Underscore) {
		return p.parseUnderscore()
	}
	x, ok := p.parsePrimary()
	// Each suffix nests the expression before it one level deeper.
	for n := p.depth; ok; n++ {
		if n > maxDepth && (p.is(Dot) || p.is(LParen)) {
			return x, p.fail(p.tok.Range, "nesting is too deep")
		}
		switch p.tok.Kind {
		case Dot:
			x, ok = p.parseMember(x)
		case LParen:
			x, ok = p.parseCall(x, false)
		default:
			return x, true
		}
	}
	return x, false
}

func (p *parser) parsePrimary() (Expr, bool) {
	switch p.tok.Kind {
	case KwAttrExpr:
		if p.peek() != Less {
			p.repeat++
			return p.parseIdent()
		}
		r, text, ok := p.parseLiteral("attribute")
		if !ok {
			return nil, false
		}
		return &AttrLit{Range: r, Text: text}, true
	case KwTypeExpr:
		if p.peek() != Less {
			p.repeat++
			return p.parseIdent()
		}
		r, text, ok := p.parseLiteral("type")
		if !ok {
			return nil, false
		}
		return &TypeLit{Range: r, Text: text}, true
	case KwOpExpr:
		return p.parseOpExpr(false)
	case Integer:
		if !p.reference {
			n := p.word()
			return &AttrLit{Range: n.Range, Text: n.Text}, true
		}
	case Ident:
		if !p.reference && p.peek() == Less {
			return p.parseConverterCall()
		}
		return p.parseIdent()
	case KwNot:
		return p.parseNot()
	case KwConstraint, KwRewrite:
		d := &Callable{Inline: true}
		ok := p.parseCallable(d)
		d.End, d.Broken = p.prev, !ok
		return &Lambda{Callable: d}, ok
	case LParen:
		return p.parseTuple()
	}
	return nil, p.fail(p.tok.Range, "expected expression")
}

// parseLiteral parses attr<"..."> or type<"...">.
func (p *parser) parseLiteral(what string) (r Range, text string, ok bool) {
	r = p.tok.Range
	p.next()
	p.next()
	if !p.is(String) && !p.is(CodeBlock) {
		return r, "", p.fail(p.tok.Range, "expected string literal containing MLIR "+what)
	}
	text = Unquote(p.lex.Text[p.tok.Start:p.tok.End])
	p.next()
	r.End = p.tok.End
	return r, text, p.expect(Greater, "expected `>` after "+what+" literal")
}

func (p *parser) parseIdent() (Expr, bool) {
	n := p.word()
	if !p.accept(Colon) {
		return &Ref{Name: n}, true
	}
	return p.parseVar(n)
}

func (p *parser) parseUnderscore() (Expr, bool) {
	n := p.word()
	if !p.expect(Colon, "expected `:` after `_` variable") {
		return nil, false
	}
	return p.parseVar(n)
}

func (p *parser) parseVar(n Name) (Expr, bool) {
	x := &VarExpr{Name: n}
	var ok bool
	x.Constraints, ok = p.parseConstraints()
	x.End, x.Broken = p.prev, !ok
	return x, ok
}

func (p *parser) parseNot() (Expr, bool) {
	not := p.tok.Range
	p.next()
	var x Expr
	var ok bool
	switch {
	case p.is(KwOpExpr) && !p.reference && p.peek() == Less:
		return p.parseNotOp(not)
	case p.is(KwConstraint) && !p.reference:
		x, ok = p.parsePrimary()
	case p.is(Ident):
		x, ok = p.parseIdent()
	default:
		return nil, p.fail(p.tok.Range, "expected native constraint")
	}
	if !ok {
		return x, false
	}
	if !p.is(LParen) {
		return x, p.fail(p.tok.Range, "expected `(` after function name")
	}
	return p.parseCall(x, true)
}

func (p *parser) parseCall(fun Expr, negate bool) (Expr, bool) {
	x := &CallExpr{Range: fun.Span(), Fun: fun, Negate: negate}
	ok := p.parseArgs(x)
	return x, ok
}

// parseArgs parses the argument list of a call.
func (p *parser) parseArgs(x *CallExpr) bool {
	p.next()
	if !p.is(RParen) {
		var ok bool
		if x.Args, ok = p.parseExprs(); !ok {
			x.Broken = true
			return false
		}
	}
	x.Range.End = p.tok.End
	x.Broken = !p.expect(RParen, "expected `)` after argument list")
	return !x.Broken
}

func (p *parser) parseMember(parent Expr) (Expr, bool) {
	dot := p.tok.Range
	p.next()
	x := &MemberExpr{Range: Range{parent.Span().Start, p.tok.End}, X: parent}
	if !p.tok.Kind.isWord() && !p.is(Integer) {
		x.Broken = true
		return x, p.fail(dot, "expected identifier or numeric member name")
	}
	x.Name = p.word().Text
	return x, true
}

func (p *parser) parseTuple() (Expr, bool) {
	x := &TupleExpr{Range: p.tok.Range}
	used := map[string]uint32{} // location of the first use of each label
	p.next()
	if !p.is(RParen) {
		for {
			var n Name
			if p.tok.Kind.isName() && p.peek() != Equal {
				p.repeat++
			} else if p.tok.Kind.isName() {
				n = p.word()
				p.next()
				if start, dup := used[n.Text]; dup {
					p.report(diag.Errorf(p.place(n.Start), "duplicate tuple element label `%s`", n.Text).
						Notef(p.place(start), "see previous label use here"))
				} else {
					used[n.Text] = n.Start
				}
			}
			v, ok := p.parseExpr()
			if v != nil {
				x.Names, x.Values = append(x.Names, n), append(x.Values, v)
			}
			if !ok {
				x.Broken = true
				return x, false
			}
			if !p.accept(Comma) {
				break
			}
		}
	}
	x.Range.End = p.tok.End
	x.Broken = !p.expect(RParen, "expected `)` after tuple element list")
	return x, !x.Broken
}

// parseOpExpr parses an operation expression, or a reference to a variable named
// "op".
func (p *parser) parseOpExpr(replacement bool) (Expr, bool) {
	if p.peek() != Less {
		p.repeat++
		return p.parseIdent()
	}
	x := &OpExpr{Keyword: p.tok.Range, Replacement: replacement}
	p.next()
	x.Broken = !p.parseOpBody(x)
	x.End = p.prev
	return x, !x.Broken
}

func (p *parser) parseOpBody(x *OpExpr) (ok bool) {
	if x.Op, ok = p.parseWrappedOpName(p.context != inRewrite); !ok {
		return false
	}
	if p.accept(LParen) {
		x.HasOperands = true
		if !p.accept(RParen) {
			if x.Operands, ok = p.parseExprs(); !ok || !p.expect(RParen, "expected `)` after operation operand list") {
				return false
			}
		}
	}
	if p.is(LSquare) && !p.reference && !p.parseSuccessors(x) {
		return false
	}
	if p.isRegions(false) {
		return p.parseRegions(x)
	}
	if p.accept(LBrace) {
		for {
			a, ok := p.parseAttr()
			if a != nil {
				x.Attrs = append(x.Attrs, a)
			}
			if !ok {
				return false
			}
			if !p.accept(Comma) {
				break
			}
		}
		if !p.expect(RBrace, "expected `}` after operation attribute list") {
			return false
		}
	}
	if p.accept(Arrow) && !p.parseResults(x) {
		return false
	}
	return !p.isRegions(true) || p.parseRegions(x)
}

func (p *parser) parseResults(x *OpExpr) (ok bool) {
	x.HasResults = true
	if !p.expect(LParen, "expected `(` before operation result type list") {
		return false
	}
	if p.accept(RParen) {
		return true
	}
	x.Results, ok = p.parseExprs()
	return ok && p.expect(RParen, "expected `)` after operation result type list")
}

func (p *parser) parseAttr() (*Attr, bool) {
	a := &Attr{}
	switch {
	case p.is(String) || p.is(CodeBlock):
		a.Name = Name{Unquote(p.lex.Text[p.tok.Start:p.tok.End]), p.tok.Range}
		p.next()
	case p.tok.Kind.isWord():
		a.Name = p.word()
	default:
		return nil, p.fail(p.tok.Range, "expected identifier or string attribute name")
	}
	if p.accept(Equal) {
		var ok bool
		a.Value, ok = p.parseExpr()
		a.Broken = !ok
	}
	return a, !a.Broken
}
