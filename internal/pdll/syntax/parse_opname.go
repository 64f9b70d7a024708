package syntax

// parseWrappedOpName parses an operation name in angle brackets. If allowEmpty is
// set it may be omitted.
func (p *parser) parseWrappedOpName(allowEmpty bool) (*OpName, bool) {
	n := &OpName{}
	if p.accept(Less) {
		if !p.parseOpNames(n, allowEmpty) || !p.expect(Greater, "expected `>` after operation name") {
			return n, false
		}
	}
	n.End = p.prev
	return n, true
}

// parseOpNames parses a name, or a set of names in braces.
func (p *parser) parseOpNames(n *OpName, allowEmpty bool) bool {
	if p.reference || !p.is(LBrace) {
		return p.parseOpName(n, allowEmpty)
	}
	n.Name.Range = p.tok.Range
	p.next()
	for {
		one := &OpName{}
		if !p.parseOpName(one, false) {
			return false
		}
		n.Set = append(n.Set, one.Name)
		if !p.accept(Comma) {
			break
		}
	}
	n.Name.End = p.tok.End
	return p.expect(RBrace, "expected `}` after operation names")
}

func (p *parser) parseOpName(n *OpName, allowEmpty bool) bool {
	if !p.tok.Kind.isWord() {
		return allowEmpty || p.fail(p.tok.Range, "expected dialect namespace")
	}
	isVar := p.is(Ident) && !p.reference
	n.Name = p.word()
	if n.Ref = isVar && p.is(Greater); n.Ref {
		return true
	}
	if !p.expect(Dot, "expected `.` after dialect namespace") {
		return false
	}
	if !p.tok.Kind.isWord() {
		return p.fail(p.tok.Range, "expected operation name after dialect namespace")
	}
	// The reference adds up the lengths of the tokens and takes that many bytes
	// from the start of the first, including blanks.
	length := n.Name.End - n.Name.Start + 1
	for p.tok.Kind.isWord() || p.is(Dot) {
		length += p.tok.End - p.tok.Start
		n.Name.End = p.tok.End
		p.next()
	}
	n.Name.Text = string(p.lex.Text[n.Name.Start : n.Name.Start+length])
	return true
}
