package syntax

import (
	"strconv"

	"github.com/mica-ir/mica/diag"
)

func (p *parser) parsePattern(d *Pattern) bool {
	p.next()
	p.context = inMatch
	if p.is(Ident) {
		d.Name = p.word()
	}
	if p.is(LSquare) && !p.reference && !p.parsePatternParams(d) {
		return false
	}
	if p.accept(KwWith) && !p.parseMetadata(d) {
		return false
	}
	if p.is(EqualArrow) {
		body, ok := p.parseLambda(true)
		d.Body = body
		if ok && !isRewriteStmt(body.Stmts[0]) {
			p.fail(body.Stmts[0].Span(), "expected Pattern lambda body to contain a single operation "+
				"rewrite statement, such as `erase`, `replace`, or `rewrite`")
		}
		return ok
	}
	if !p.is(LBrace) {
		return p.fail(p.tok.Range, "expected `{` or `=>` to start pattern body")
	}
	body, ok := p.parseBlock()
	d.Body = body
	if ok {
		p.checkPatternBody(d)
	}
	return ok
}

// isRewriteStmt reports whether s ends a pattern. A BadStmt may have been such a
// statement.
func isRewriteStmt(s Stmt) bool {
	switch s.(type) {
	case *EraseStmt, *ReplaceStmt, *RewriteStmt, *BadStmt:
		return true
	}
	return false
}

func (p *parser) checkPatternBody(d *Pattern) {
	for i, s := range d.Body.Stmts {
		if s, ok := s.(*ReturnStmt); ok {
			p.fail(s.Keyword, returnOutside)
			return
		}
		if !isRewriteStmt(s) {
			continue
		}
		if _, bad := s.(*BadStmt); !bad && i+1 < len(d.Body.Stmts) {
			p.fail(d.Body.Stmts[i+1].Span(), "Pattern body was terminated by an operation rewrite "+
				"statement, but found trailing statements")
		}
		return
	}
	p.fail(d.Keyword, "expected Pattern body to terminate with an operation rewrite statement, such as `erase`")
}

const returnOutside = "`return` statements are only permitted within a `Constraint` or `Rewrite` body"

func (p *parser) parseMetadata(d *Pattern) bool {
	var benefit, recursion Range
	for {
		if !p.is(Ident) {
			return p.fail(p.tok.Range, "expected pattern metadata identifier")
		}
		switch n := p.word(); n.Text {
		case "benefit":
			if d.HasBenefit {
				p.report(diag.Errorf(p.place(n.Start), "pattern benefit has already been specified").
					Notef(p.place(benefit.Start), "see previous definition here"))
			}
			benefit, d.HasBenefit = n.Range, true
			if !p.expect(LParen, "expected `(` before pattern benefit") {
				return false
			}
			if !p.is(Integer) {
				return p.fail(p.tok.Range, "expected integral pattern benefit")
			}
			v, err := strconv.ParseUint(p.file.Text(p.tok.Range), 10, 16)
			if err != nil {
				p.fail(p.tok.Range, "expected pattern benefit to fit within a 16-bit integer")
			}
			d.Benefit = uint16(v)
			p.next()
			if !p.expect(RParen, "expected `)` after pattern benefit") {
				return false
			}
		case "recursion":
			if d.Recursion {
				p.report(diag.Errorf(p.place(n.Start), "pattern recursion metadata has already been specified").
					Notef(p.place(recursion.Start), "see previous definition here"))
			}
			recursion, d.Recursion = n.Range, true
		default:
			d := diag.Errorf(p.place(n.Start), "unknown pattern metadata")
			p.hint(d, n.Text, "benefit", "recursion")
			p.report(d)
			return false
		}
		if !p.accept(Comma) {
			return true
		}
	}
}

// parseCallable parses a constraint or a rewrite after its keyword.
func (p *parser) parseCallable(d *Callable) bool {
	if !p.enter() {
		return false
	}
	defer p.leave()
	d.Keyword, d.IsRewrite = p.tok.Range, p.is(KwRewrite)
	p.next()
	defer func(c context) { p.context = c }(p.context)
	p.context = inConstraint
	if d.IsRewrite {
		p.context = inRewrite
	}
	if p.is(Ident) {
		d.Name = p.word()
	} else if !d.Inline {
		return p.fail(p.tok.Range, "expected identifier name")
	}
	if !p.parseSignature(d) {
		return false
	}
	d.SignatureEnd, d.Next = p.prev, p.tok.Range
	switch p.tok.Kind {
	case EqualArrow:
		body, ok := p.parseLambda(!d.Inline)
		d.Body = body
		if ok {
			p.checkLambda(d, body.Stmts[0])
		}
		return ok
	case LBrace:
		body, ok := p.parseBlock()
		d.Body = body
		return ok
	}
	return p.parseNative(d)
}

func (p *parser) checkLambda(d *Callable, s Stmt) {
	switch s.(type) {
	case *ExprStmt, *BadStmt:
		return
	case *EraseStmt, *ReplaceStmt, *RewriteStmt:
		if d.IsRewrite {
			return
		}
	}
	if d.IsRewrite {
		p.fail(s.Span(), "expected `Rewrite` lambda body to contain a single expression or an operation "+
			"rewrite statement; such as `erase`, `replace`, or `rewrite`")
		return
	}
	p.fail(s.Span(), "expected `Constraint` lambda body to contain a single expression")
}

func (p *parser) parseNative(d *Callable) bool {
	switch {
	case p.is(String) || p.is(CodeBlock):
		d.HasCode, d.CodeRange = true, p.tok.Range
		d.Code = Unquote(p.lex.Text[p.tok.Start:p.tok.End])
		p.next()
	case d.Inline:
		r := d.Keyword
		if d.Name.Text != "" {
			r = d.Name.Range
		}
		return p.fail(r, "external declarations must be declared in global scope")
	case p.is(Bad):
		p.file.Problems[len(p.file.Problems)-1].Final = true
		return false
	}
	if d.Inline && !p.reference {
		if p.is(Semicolon) && continuesNative(p.peek()) {
			p.next()
		}
		return true
	}
	return p.expect(Semicolon, "expected `;` after native declaration")
}

// continuesNative reports whether a token after "[{...}];" shows that the semicolon belongs to the native
// body: mlir-pdll requires one also where the body is in an expression or a list of constraints.
func continuesNative(next Kind) bool {
	switch next {
	case LParen, RParen, RSquare, Comma, Dot, Equal, Greater, Semicolon, KwWith:
		return true
	}
	return false
}

func (p *parser) parseSignature(d *Callable) bool {
	if !p.expect(LParen, "expected `(` to start argument list") {
		return false
	}
	if !p.is(RParen) {
		for {
			in := &Param{}
			in.Broken = !p.parseInput(in)
			in.Next = p.tok.Range
			d.Inputs = append(d.Inputs, in)
			if in.Broken {
				return false
			}
			if !p.accept(Comma) {
				break
			}
		}
	}
	if !p.expect(RParen, "expected `)` to end argument list") {
		return false
	}
	if !p.accept(Arrow) {
		return true
	}
	d.Parens = p.accept(LParen)
	for {
		out := &Param{}
		out.Broken = !p.parseResult(out)
		out.Next = p.tok.Range
		d.Results = append(d.Results, out)
		if out.Broken {
			return false
		}
		if !d.Parens || !p.accept(Comma) {
			break
		}
	}
	if d.Parens && !p.expect(RParen, "expected `)` to end result list") {
		return false
	}
	if len(d.Results) == 1 && d.Results[0].Name.Text != "" {
		p.fail(d.Results[0].Name.Range, "cannot create a single-element tuple with an element label")
	}
	return true
}

func (p *parser) parseInput(in *Param) bool {
	if !p.tok.Kind.isName() {
		return p.fail(p.tok.Range, "expected identifier argument name")
	}
	in.Name, in.Colon = p.word(), p.tok.Range
	if !p.expect(Colon, "expected `:` before argument constraint") {
		return false
	}
	var ok bool
	in.Constraint, ok = p.parseConstraint(nil, false)
	return ok
}

// parseResult parses a result. In the reference an identifier is the name or the
// constraint of the result depending on what it refers to. Here the colon decides,
// and the checker reports the difference.
func (p *parser) parseResult(out *Param) bool {
	dependent := p.tok.Kind.isName() && !p.is(Ident)
	if p.tok.Kind.isName() && (dependent || p.peek() == Colon) {
		out.Name, out.Colon = p.word(), p.tok.Range
		if !p.expect(Colon, "expected `:` before result constraint") {
			return false
		}
	}
	var ok bool
	out.Constraint, ok = p.parseConstraint(nil, false)
	return ok
}

// parseConstraints parses one constraint or a list in square brackets.
func (p *parser) parseConstraints() ([]Constraint, bool) {
	var list []Constraint
	var typed *Range
	if !p.accept(LSquare) {
		c, ok := p.parseConstraint(&typed, true)
		if c != nil {
			list = append(list, c)
		}
		return list, ok
	}
	for {
		c, ok := p.parseConstraint(&typed, true)
		if c != nil {
			list = append(list, c)
		}
		if !ok {
			return list, false
		}
		if !p.accept(Comma) {
			break
		}
	}
	return list, p.expect(RSquare, "expected `]` after constraint list")
}

// parseConstraint parses a constraint. typed is the location of an earlier
// constraint in the same list that determines a type, if there is one.
func (p *parser) parseConstraint(typed **Range, inlineTypes bool) (Constraint, bool) {
	switch p.tok.Kind {
	case KwAttr, KwValue, KwValueRange:
		c := &CoreConstraint{Keyword: p.tok}
		p.next()
		if p.is(Less) {
			c.Broken = !p.parseTypeConstraint(c, typed, inlineTypes)
		}
		c.End = p.prev
		return c, !c.Broken
	case KwOp:
		c := &CoreConstraint{Keyword: p.tok}
		p.next()
		op, ok := p.parseWrappedOpName(true)
		c.Op, c.End, c.Broken = op, p.prev, !ok
		return c, ok
	case KwType, KwTypeRange:
		c := &CoreConstraint{Keyword: p.tok, End: p.tok.End}
		p.next()
		return c, true
	case KwConstraint:
		d := &Callable{Inline: true}
		ok := p.parseCallable(d)
		d.End, d.Broken = p.prev, !ok
		return &InlineConstraint{Callable: d}, ok
	case Ident:
		return &NamedConstraint{Name: p.word()}, true
	case KwNot:
		if !p.reference {
			return p.parseNotConstraint()
		}
	}
	return nil, p.fail(p.tok.Range, "expected identifier constraint")
}

func (p *parser) parseTypeConstraint(c *CoreConstraint, typed **Range, inlineTypes bool) bool {
	c.Less = p.tok.Range
	if !inlineTypes {
		return p.fail(c.Less, "inline `Attr`, `Value`, and `ValueRange` type constraints are not "+
			"permitted on arguments or results")
	}
	if *typed != nil {
		p.report(diag.Errorf(p.place(c.Less.Start), "the type of this variable has already been constrained").
			Notef(p.place((*typed).Start), "see previous constraint location here"))
	}
	p.next()
	var ok bool
	if c.Type, ok = p.parseExpr(); !ok {
		return false
	}
	r := c.Type.Span()
	*typed = &r
	return p.expect(Greater, "expected `>` after variable type constraint")
}
