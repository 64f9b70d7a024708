package syntax

// parseConverterCall parses a call of a function with the name of a type converter after the function's
// own, up to the argument list.
func (p *parser) parseConverterCall() (Expr, bool) {
	fun := &Ref{Name: p.word()}
	p.next()
	x := &CallExpr{Range: Range{fun.Name.Start, p.prev}, Fun: fun, Broken: true}
	if !p.tok.Kind.isName() {
		return x, p.fail(p.tok.Range, "expected the name of a type converter")
	}
	x.Converter = p.word()
	x.Range.End = p.prev
	if !p.expect(Greater, "expected `>` after the name of a type converter") {
		return x, false
	}
	if !p.is(LParen) {
		return x, p.fail(p.tok.Range, "expected `(` after function name")
	}
	ok := p.parseArgs(x)
	return x, ok
}

// parseReplacements parses the values of a replacement that are in parentheses.
func (p *parser) parseReplacements() ([]Expr, bool) {
	var list []Expr
	for {
		x, ok := p.parseReplacementValue()
		if x != nil {
			list = append(list, x)
		}
		if !ok || !p.accept(Comma) {
			return list, ok
		}
	}
}

// parseReplacementValue parses a value of a replacement, or a group of values.
func (p *parser) parseReplacementValue() (Expr, bool) {
	if !p.is(LSquare) || p.reference {
		return p.parseExpr()
	}
	x := &GroupExpr{Range: p.tok.Range, Broken: true}
	p.next()
	if !p.is(RSquare) {
		var ok bool
		if x.Values, ok = p.parseExprs(); !ok {
			return x, false
		}
	}
	x.Range.End = p.tok.End
	x.Broken = !p.expect(RSquare, "expected `]` after the values for a result")
	return x, !x.Broken
}
