package syntax

// parsePatternParams parses the parameters of a pattern in square brackets.
func (p *parser) parsePatternParams(d *Pattern) bool {
	p.next()
	for {
		x := &PatternParam{Range: p.tok.Range}
		if !p.parsePatternParam(x) {
			return false
		}
		x.Range.End = p.prev
		d.Params = append(d.Params, x)
		if !p.accept(Comma) {
			return p.expect(RSquare, "expected `]` after the parameters of the pattern")
		}
	}
}

func (p *parser) parsePatternParam(x *PatternParam) bool {
	tuple := p.accept(LParen)
	for {
		if !p.tok.Kind.isName() {
			return p.fail(p.tok.Range, "expected the name of a parameter of the pattern")
		}
		x.Names = append(x.Names, p.word())
		if !tuple || !p.accept(Comma) {
			break
		}
	}
	if tuple && !p.expect(RParen, "expected `)` after the names of parameters") {
		return false
	}
	if !p.is(Ident) || p.file.Text(p.tok.Range) != "in" {
		return p.fail(p.tok.Range, "expected `in` and the values of the parameter in braces")
	}
	p.next()
	if !p.expect(LBrace, "expected `{` before the values of the parameter") {
		return false
	}
	for {
		values, ok := p.parseParamValues(tuple, len(x.Names))
		if !ok {
			return false
		}
		x.Values = append(x.Values, values)
		if !p.accept(Comma) {
			return p.expect(RBrace, "expected `}` after the values of the parameter")
		}
	}
}

// parseParamValues parses a value, or the values of a tuple of n parameters.
func (p *parser) parseParamValues(tuple bool, n int) ([]ParamValue, bool) {
	open := p.tok.Range
	if tuple && !p.expect(LParen, "expected `(` before the values of the parameters") {
		return nil, false
	}
	var values []ParamValue
	for {
		v, ok := p.parseParamValue()
		if !ok {
			return nil, false
		}
		values = append(values, v)
		if !tuple || !p.accept(Comma) {
			break
		}
	}
	if tuple && len(values) != n {
		return nil, p.fail(open, "expected a value for each of the parameters")
	}
	return values, !tuple || p.expect(RParen, "expected `)` after the values of the parameters")
}

func (p *parser) parseParamValue() (v ParamValue, ok bool) {
	v.Range = p.tok.Range
	defer func() { v.Range.End = p.prev }()
	switch next := p.peek(); {
	case p.tok.Kind.isWord() && next == Dot:
		n := &OpName{}
		ok = p.parseOpName(n, false)
		v.Op = n.Name
	case p.is(Integer), (p.is(KwAttrExpr) || p.is(KwTypeExpr)) && next == Less:
		v.Literal, ok = p.parsePrimary()
	default:
		return v, p.fail(p.tok.Range, "expected the name of an operation, an attribute, a type or an integer")
	}
	return v, ok
}
