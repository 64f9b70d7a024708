package syntax

// regionWord begins a region of an operation expression.
const regionWord = "region"

// cloneWord precedes the name of a region that a new operation gets a copy of.
const cloneWord = "clone"

// isRegions reports whether a list of regions begins, not a list of attributes: "region" followed by "{"
// or a name, and after the result types by anything.
func (p *parser) isRegions(last bool) bool {
	if p.reference || !p.is(LBrace) {
		return false
	}
	l := Lexer{Text: p.lex.Text, pos: p.lex.pos}
	word := l.Next()
	if word.Kind != Ident || p.file.Text(word.Range) != regionWord {
		return false
	}
	next := l.Next().Kind
	return last || next == LBrace || next == Ident
}

// parseSuccessors parses a list of labels in square brackets.
func (p *parser) parseSuccessors(x *OpExpr) bool {
	p.next()
	x.HasSuccessors = true
	for {
		label, ok := p.parseLabel()
		if !ok {
			return false
		}
		x.Successors = append(x.Successors, label)
		if !p.accept(Comma) {
			return p.expect(RSquare, "expected `]` after the successors of an operation")
		}
	}
}

// parseLabel parses the label of a block.
func (p *parser) parseLabel() (Name, bool) {
	n := Name{Range: p.tok.Range}
	if !p.expect(Caret, "expected the label of a block, such as `^bb`") {
		return n, false
	}
	if !p.tok.Kind.isName() || p.tok.Start != n.End {
		return n, p.fail(p.tok.Range, "expected the name of a block after `^`")
	}
	w := p.word()
	return Name{w.Text, Range{n.Start, w.End}}, true
}

// parseRegions parses the regions of an operation in braces.
func (p *parser) parseRegions(x *OpExpr) bool {
	p.next()
	for !p.accept(RBrace) {
		r := &Region{Range: p.tok.Range}
		x.Regions = append(x.Regions, r)
		if !p.isWord(regionWord) {
			return p.fail(p.tok.Range, "expected `region` or `}`")
		}
		p.next()
		if !p.parseRegion(r) {
			return false
		}
	}
	return true
}

func (p *parser) parseRegion(r *Region) bool {
	if p.isWord(cloneWord) && p.peek() == Ident {
		r.Clone = true
		p.next()
		if p.isWord(regionWord) {
			return p.fail(p.tok.Range, "expected the name of a region after `clone`")
		}
	}
	if p.is(Ident) && !p.isWord(regionWord) {
		r.Name = p.word()
	}
	if !p.is(LBrace) {
		return true
	}
	if !p.enter() {
		return false
	}
	defer p.leave()
	r.HasBody = true
	p.next()
	for !p.accept(RBrace) {
		b := &RegionBlock{Range: p.tok.Range}
		r.Blocks = append(r.Blocks, b)
		if p.is(Caret) && !p.parseHeader(b) || !p.parseRegionStmts(b) {
			return false
		}
	}
	return true
}

func (p *parser) isWord(s string) bool { return p.is(Ident) && p.file.Text(p.tok.Range) == s }

// parseHeader parses the label and the arguments of a block.
func (p *parser) parseHeader(b *RegionBlock) (ok bool) {
	if b.Label, ok = p.parseLabel(); !ok {
		return false
	}
	b.HasHeader, b.Range = true, b.Label.Range
	if p.accept(LParen) && !p.accept(RParen) {
		if b.Params, ok = p.parseExprs(); !ok || !p.expect(RParen, "expected `)` after the arguments of a block") {
			return false
		}
	}
	return p.expect(Colon, "expected `:` after the label and the arguments of a block")
}

// parseRegionStmts parses statements up to the next block or the end of the region.
func (p *parser) parseRegionStmts(b *RegionBlock) bool {
	for !p.is(RBrace) && !p.is(Caret) {
		if p.is(Dot) {
			r := p.tok.Range
			for range 3 {
				if p.tok.End > r.End+1 || !p.expect(Dot, "expected `...` for any operations") {
					return false
				}
				r.End = p.prev
			}
			b.Stmts = append(b.Stmts, &AnyOpsStmt{Range: r})
			if !p.expect(Semicolon, "expected `;` after statement") {
				return false
			}
			continue
		}
		s, ok := p.parseStmt(true)
		if s != nil {
			b.Stmts = append(b.Stmts, s)
		}
		if !ok {
			return false
		}
	}
	return true
}
