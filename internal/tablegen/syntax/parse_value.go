package syntax

import "strings"

// value parses a value.
func (p *Parser) value() Expr { return p.expr(false) }

// nameValue parses the name of an object, in which a brace does not start a bit
// slice but the object's body.
func (p *Parser) nameValue() Expr { return p.expr(true) }

func (p *Parser) bad(from Loc, parts ...Expr) Expr {
	return &BadExpr{Span: p.span(from), Parts: parts, Err: p.err}
}

func (p *Parser) expr(inName bool) Expr {
	from := p.tok.Loc
	if !p.enter() {
		p.leave()
		return p.bad(from)
	}
	defer p.leave()
	x := p.simple()
	for p.err == nil {
		switch p.tok.Kind {
		case LBrace:
			if inName {
				return x
			}
			brace := p.tok.Loc
			p.advance()
			r := p.ranges()
			s := &BitSlice{X: x, Brace: brace, Ranges: r}
			if p.err == nil {
				p.expect(RBrace, "expected '}' at end of bit range list")
			}
			s.Span = p.span(from)
			x = s
		case LSquare:
			p.advance()
			s := &ListSlice{X: x}
			p.slice(s)
			if p.err == nil {
				p.expect(RSquare, "expected ']' at end of list slice")
			}
			s.Span = p.span(from)
			x = s
		case Dot:
			p.advance()
			s := &FieldSel{X: x, NameLoc: p.tok.Loc}
			if p.tok.Kind != Ident {
				p.failHere("expected field identifier after '.'")
				return p.bad(from, x)
			}
			s.Name = p.tok.Text
			p.advance()
			s.Span = p.span(from)
			x = s
		case Hash:
			s := &Paste{X: x, Hash: p.tok.Loc}
			p.advance()
			switch p.tok.Kind {
			case Colon, Semi, LBrace:
			default:
				s.Y = p.expr(inName)
			}
			s.Span = p.span(from)
			x = s
		default:
			return x
		}
	}
	if b, ok := x.(*BadExpr); ok {
		return b
	}
	return p.bad(from, x)
}

// ranges parses bit ranges, at least one.
func (p *Parser) ranges() (list []Range) {
	for {
		lo := p.value()
		if p.err != nil {
			// The reference adds the expected token to the error of the value.
			p.err.Notes = append(p.err.Notes, Error{Loc: p.tok.Loc, Msg: "expected integer or bitrange", IsError: true})
			return append(list, Range{Lo: lo})
		}
		r := p.rangeFrom(lo)
		list = append(list, r)
		p.endOfRange(r)
		if p.err != nil || !p.eat(Comma) {
			return list
		}
	}
}

// endOfRange adds the token that the reference expects to an error in the last value of a range.
func (p *Parser) endOfRange(r Range) {
	if p.err != nil && r.Hi != nil {
		p.err.Notes = append(p.err.Notes, Error{Loc: p.tok.Loc, Msg: "expected integer value as end of range", IsError: true})
	}
}

// rangeFrom parses the rest of a range whose first value is lo.
func (p *Parser) rangeFrom(lo Expr) Range {
	r := Range{Lo: lo}
	switch p.tok.Kind {
	case DotDotDot, Minus:
		p.advance()
		r.Hi = p.value()
	case Int:
		r.Neg = true
		r.Hi = &IntLit{Span: Span{p.tok.Loc, p.tok.End}, Val: p.tok.Val}
		p.advance()
	}
	return r
}

// slice parses the elements of a list slice up to its closing bracket.
func (p *Parser) slice(s *ListSlice) {
	for {
		lo := p.value()
		if p.err != nil {
			s.Ranges = append(s.Ranges, Range{Lo: lo})
			return
		}
		s.Ranges = append(s.Ranges, p.rangeFrom(lo))
		if p.err != nil || !p.eat(Comma) {
			return
		}
		if p.tok.Kind == RSquare {
			s.Trailing = true
			return
		}
	}
}

// simple parses a value without suffixes.
func (p *Parser) simple() Expr {
	t := p.tok
	switch t.Kind {
	case Int:
		p.advance()
		return &IntLit{Span: Span{t.Loc, t.End}, Val: t.Val}
	case BinInt:
		p.advance()
		return &IntLit{Span: Span{t.Loc, t.End}, Val: t.Val, Binary: true, Width: int(t.End-t.Loc) - 2}
	case KwTrue, KwFalse:
		p.advance()
		return &BoolLit{Span{t.Loc, t.End}, t.Kind == KwTrue}
	case Question:
		p.advance()
		return &UnsetLit{Span{t.Loc, t.End}}
	case Code:
		p.advance()
		return &StringLit{Span: Span{t.Loc, t.End}, Val: t.Text, Code: true}
	case String:
		p.advance()
		val := t.Text
		if p.tok.Kind == String {
			var b strings.Builder
			b.WriteString(val)
			for p.tok.Kind == String {
				b.WriteString(p.tok.Text)
				p.advance()
			}
			val = b.String()
		}
		return &StringLit{Span: p.span(t.Loc), Val: val}
	case Ident:
		p.advance()
		if p.tok.Kind != Less {
			return &Name{Span: Span{t.Loc, t.End}, Name: t.Text, BeforeEqual: p.tok.Kind == Equal}
		}
		p.advance()
		n := &Instance{Name: t.Text, Args: p.args(), Err: p.err}
		n.Span = p.span(t.Loc)
		if p.err != nil {
			return p.bad(t.Loc, n)
		}
		return n
	case LBrace:
		p.advance()
		n := &BitsLit{}
		if p.tok.Kind != RBrace {
			n.Elems = p.values()
		}
		if p.err == nil {
			p.expect(RBrace, "expected '}' at end of bit list value")
		}
		n.Span = p.span(t.Loc)
		if p.err != nil {
			return p.bad(t.Loc, n.Elems...)
		}
		return n
	case LSquare:
		return p.list()
	case LParen:
		return p.dag()
	case Bang:
		return p.bang()
	}
	p.failHere("Unknown or reserved token when parsing a value")
	return p.bad(t.Loc)
}

// values parses comma-separated values. A trailing comma is allowed before a
// closing square bracket.
func (p *Parser) values() []Expr {
	start := len(p.exprs)
	for {
		push(&p.exprs, p.value())
		if p.err != nil || !p.eat(Comma) || p.tok.Kind == RSquare {
			return cut(&p.exprs, start)
		}
	}
}

func (p *Parser) list() Expr {
	from := p.tok.Loc
	p.advance()
	n := &ListLit{}
	if p.tok.Kind != RSquare {
		n.Elems = p.values()
	}
	if p.err == nil && p.expect(RSquare, "expected ']' at end of list value") && p.eat(Less) {
		n.Type = p.typ()
		if p.err == nil {
			p.expect(Greater, "expected '>' at end of list element type")
		}
	}
	if p.err != nil {
		return &BadExpr{Span: p.span(from), Parts: n.Elems, List: true, Err: p.err}
	}
	n.Span = p.span(from)
	return n
}

func (p *Parser) dag() Expr {
	from := p.tok.Loc
	p.advance()
	n := &DagLit{}
	ok := p.tok.Kind == Ident || p.tok.Kind == Question || p.tok.Kind == LSquare ||
		p.tok.Kind == Bang && (p.tok.Op == OpCast || p.tok.Op == OpGetDagOp)
	if !ok {
		p.failHere("expected identifier or list of value types in dag init")
		return p.bad(from)
	}
	n.Op = p.value()
	if p.err == nil && p.eat(Colon) {
		if p.tok.Kind != VarName {
			p.failHere("expected variable name in dag operator")
		} else {
			n.OpName, n.HasName = p.tok.Text, true
			p.advance()
		}
	}
	if p.err == nil && p.tok.Kind != RParen {
		p.dagArgs(n)
	}
	if p.err == nil {
		p.expect(RParen, "expected ')' in dag init")
	}
	if p.err != nil {
		parts := []Expr{n.Op}
		for _, a := range n.Args {
			if a.Value != nil {
				parts = append(parts, a.Value)
			}
		}
		return p.bad(from, parts...)
	}
	n.Span = p.span(from)
	return n
}

func (p *Parser) dagArgs(n *DagLit) {
	for {
		a := DagArg{Loc: p.tok.Loc}
		if p.tok.Kind == VarName {
			a.Name, a.HasName = p.tok.Text, true
			p.advance()
		} else {
			a.Value = p.value()
			if p.err == nil && p.eat(Colon) {
				if p.tok.Kind != VarName {
					p.failHere("expected variable name in dag literal")
				} else {
					a.Name, a.HasName = p.tok.Text, true
					p.advance()
				}
			}
		}
		n.Args = append(n.Args, a)
		if p.err != nil || !p.eat(Comma) {
			return
		}
	}
}

// args parses template arguments including the closing bracket.
func (p *Parser) args() []Arg {
	if p.eat(Greater) {
		return nil
	}
	start := len(p.given)
	for {
		a := Arg{Value: p.value()}
		if p.err == nil && p.eat(Equal) {
			a.Name, a.Value = a.Value, nil
			a.Value = p.value()
		}
		push(&p.given, a)
		if p.err != nil || p.eat(Greater) || !p.expect(Comma, "Expected comma before next argument") {
			return cut(&p.given, start)
		}
	}
}
