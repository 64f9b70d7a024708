package syntax

// A context describes where a statement occurs.
type context struct {
	multiclass bool
	loop       bool // in a foreach or an if
	head       Loc  // of the innermost foreach or if
	open       Loc  // of the brace of the innermost body, or 0
}

// object parses a statement whose first token satisfied startsObject.
func (p *Parser) object(cx context) (s Stmt) {
	from := p.tok.Loc
	bad := func(msg string) Stmt {
		b := &BadStmt{}
		p.failHere(msg)
		b.Err = p.take()
		b.Span = Span{from, p.tok.End}
		// After recovery the parser is at the start of the next statement.
		if startsObject(p.tok.Kind) {
			p.advance()
		}
		return b
	}
	if !p.enter() {
		p.leave()
		return bad("")
	}
	defer p.leave()
	switch p.tok.Kind {
	case KwAssert:
		return p.assert()
	case KwDef:
		return p.def()
	case KwDefm:
		return p.defm()
	case KwDeftype:
		return p.deftype()
	case KwDefvar:
		return p.defvar()
	case KwDump:
		return p.dump()
	case KwForeach:
		return p.foreach(cx)
	case KwIf:
		return p.ifStmt(cx)
	case KwInclude:
		return p.include()
	case KwLet:
		return p.let(cx)
	case KwDefset:
		if cx.multiclass {
			return bad("defset is not allowed inside multiclass")
		}
		return p.defset(cx)
	case KwClass:
		if cx.multiclass {
			return bad("class is not allowed inside multiclass")
		}
		if cx.loop {
			return bad("class is not allowed inside foreach loop")
		}
		return p.class()
	case KwMulticlass:
		if cx.loop {
			return bad("multiclass is not allowed inside foreach loop")
		}
		return p.multiclass()
	}
	return bad("Expected assert, class, def, defm, defset, dump, foreach, if, or let")
}

// objects parses statements until a token cannot start one. A statement with an
// error is kept, and parsing continues after it.
func (p *Parser) objects(cx context) []Stmt {
	start := len(p.stmts)
	doubt := false
	for startsObject(p.tok.Kind) {
		if cx.loop && (p.tok.Kind == KwClass || p.tok.Kind == KwMulticlass) && p.lx.startsLine(p.tok.Loc) && p.lx.column(p.tok.Loc) <= p.lx.column(cx.head) {
			s := &BadStmt{Span: Span{p.tok.Loc, p.tok.Loc}}
			p.failHere(p.tok.Text + " is not allowed inside foreach loop")
			s.Err = p.take()
			push(&p.stmts, Stmt(s))
			break // the brace of the loop is missing
		}
		s := p.object(cx)
		push(&p.stmts, s)
		s.tail().Doubt = doubt
		doubt = false
		if e := s.Failure(); e != nil {
			e.Skipped = p.skip(func() { p.recoverItem(cx.open) })
		}
		doubt = losesBody(s)
	}
	return cut(&p.stmts, start)
}

// block parses one statement, or several in braces. missing is the end of the message about a
// missing brace.
func (p *Parser) block(cx context, missing string) []Stmt {
	if p.tok.Kind != LBrace {
		s := p.object(cx)
		if e := s.Failure(); e != nil {
			e.Skipped = p.skip(func() { p.recoverItem(cx.open) })
		}
		return []Stmt{s}
	}
	brace := p.tok.Loc
	cx.open = brace
	p.advance()
	list := p.objects(cx)
	if p.tok.Kind != RBrace {
		p.closeBrace(brace, list, missing)
		return list
	}
	p.advance()
	return list
}

// closeBrace reports a missing closing brace. It follows from an error in the body.
func (p *Parser) closeBrace(open Loc, body []Stmt, msg string) {
	e := p.failHere(msg)
	e.Follows = e.Follows || anyFails(body)
	e.Notes = append(e.Notes, Error{Loc: open, Msg: "to match this '{'", IsError: true})
}

// anyFails reports whether a statement of a body has an error.
func anyFails(body []Stmt) bool {
	return len(failures(body, nil)) > 0
}

func (p *Parser) assert() Stmt {
	s := &AssertStmt{}
	from := p.tok.Loc
	p.advance()
	s.Cond = p.value()
	if p.err == nil && p.expect(Comma, "expected ',' in assert statement") {
		s.Message = p.value()
		if p.err == nil {
			p.expect(Semi, "expected ';'")
		}
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

func (p *Parser) dump() Stmt {
	s := &DumpStmt{}
	from := p.tok.Loc
	p.advance()
	s.Message = p.value()
	if p.err == nil {
		p.expect(Semi, "expected ';'")
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

func (p *Parser) deftype() Stmt {
	s := &DeftypeStmt{}
	from := p.tok.Loc
	p.alias(&s.Name, &s.NameLoc, func() { s.Type = p.typ() })
	s.Span, s.Err = p.span(from), p.take()
	return s
}

func (p *Parser) defvar() Stmt {
	s := &DefvarStmt{}
	from := p.tok.Loc
	p.alias(&s.Name, &s.NameLoc, func() { s.Value = p.value() })
	s.Span, s.Err = p.span(from), p.take()
	return s
}

// alias parses a keyword followed by "name = value;".
func (p *Parser) alias(name *string, at *Loc, what func()) {
	p.advance()
	*at = p.tok.Loc
	if p.tok.Kind != Ident {
		p.failHere("expected identifier")
		return
	}
	*name = p.tok.Text
	p.advance()
	if !p.expect(Equal, "expected '='") {
		return
	}
	what()
	if p.err == nil {
		p.expect(Semi, "expected ';'")
	}
}

func (p *Parser) include() Stmt {
	s := &IncludeStmt{}
	from := p.tok.Loc
	p.advance()
	s.FileLoc = p.tok.Loc
	if p.tok.Kind != String {
		p.failHere("expected filename after include")
	} else {
		s.File = p.tok.Text
		p.advance()
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

func (p *Parser) class() Stmt {
	s := &ClassStmt{}
	from := p.tok.Loc
	p.advance()
	s.NameLoc = p.tok.Loc
	if p.tok.Kind != Ident {
		p.failHere("expected class name after 'class' keyword")
	} else {
		s.Name = p.tok.Text
		p.advance()
		if p.tok.Kind == Less {
			s.Params = p.templateParams()
		}
		if p.err == nil && p.eat(Colon) {
			s.Supers = p.superRefs("expected name for ClassID")
		}
		if p.err == nil {
			s.Body, s.HasBody = p.body(from)
		}
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

// templateParams parses a parameter list that starts at the current token.
func (p *Parser) templateParams() (list []*FieldStmt) {
	p.advance()
	for {
		f := p.declaration()
		list = append(list, f)
		switch _, bad := f.Value.(*BadExpr); {
		case p.err == nil:
		case bad && (p.tok.Kind == Comma || p.tok.Kind == Greater):
			f.Err = p.take() // the reference continues
		default:
			f.Err = p.err
			return list
		}
		if !p.eat(Comma) {
			break
		}
	}
	p.expect(Greater, "expected '>' at end of template argument list")
	return list
}

// declaration parses a type, a name and an optional value.
func (p *Parser) declaration() *FieldStmt {
	f := &FieldStmt{}
	from := p.tok.Loc
	f.Field = p.eat(KwField)
	f.Type = p.typ()
	if p.err == nil {
		f.NameLoc = p.tok.Loc
		if p.tok.Kind != Ident {
			p.failHere("Expected identifier in declaration")
		} else {
			f.Name = p.tok.Text
			p.advance()
			if p.eat(Equal) {
				f.Value = p.value()
			}
		}
	}
	f.Span = p.span(from)
	return f
}

// superRefs parses the references after a colon.
func (p *Parser) superRefs(missing string) []SuperRef {
	start := len(p.supers)
	for {
		push(&p.supers, p.superRef(missing))
		if p.err != nil || !p.eat(Comma) {
			return cut(&p.supers, start)
		}
	}
}

func (p *Parser) superRef(missing string) SuperRef {
	r := SuperRef{NameLoc: p.tok.Loc}
	if p.tok.Kind != Ident {
		r.Err = p.failHere(missing)
		r.Span = p.span(r.NameLoc)
		return r
	}
	r.Name = p.tok.Text
	p.advance()
	if p.eat(Less) {
		r.HasArgs = true
		r.Args = p.args()
		r.Err = p.err
	}
	r.Span = p.span(r.NameLoc)
	return r
}

// endsBody reports whether the current token ends the body of a statement that starts at from, because
// the brace is in the text that was skipped after an error.
func (p *Parser) endsBody(from Loc) bool {
	switch k := p.tok.Kind; {
	case k == EOF:
		return true
	case !p.lx.startsLine(p.tok.Loc):
		return false
	default:
		return startsBody(k) || startsObject(k) && p.lx.column(p.tok.Loc) <= p.lx.column(from)
	}
}

// body parses a body, or a semicolon in its place, of a statement that starts at from.
func (p *Parser) body(from Loc) (items []Stmt, hasBody bool) {
	if p.eat(Semi) {
		return nil, false
	}
	open := p.tok.Loc
	if !p.expect(LBrace, "Expected '{' to start body or ';' for declaration only") {
		return nil, false
	}
	start := len(p.stmts)
	failed := false
	for p.tok.Kind != RBrace {
		if failed && p.endsBody(from) {
			return cut(&p.stmts, start), true // the brace may have been in the skipped text
		}
		s := p.bodyItem()
		push(&p.stmts, s)
		if s.Failure() == nil {
			continue
		}
		failed = true
		switch p.tok.Kind {
		case KwLet, KwAssert, KwDefvar, KwDump:
			// A semicolon is missing.
			continue
		case EOF, KwClass, KwDef, KwDefm, KwMulticlass, KwDefset, KwForeach:
			if e := s.Failure(); e.Loc == p.tok.Loc && len(e.Before) == 0 && (p.tok.Kind == EOF || p.lx.startsLine(p.tok.Loc)) {
				e.Notes = append(e.Notes, Error{Loc: open, Msg: "this '{' is not closed", Hint: true})
			}
			return cut(&p.stmts, start), true
		}
		if s.Pos() < p.tok.Loc && startsField(p.tok.Kind) && p.lx.startsLine(p.tok.Loc) {
			continue // here as well
		}
		before := p.tok.Loc
		s.Failure().Skipped = p.skip(func() { p.recoverItem(open) })
		if p.tok.Loc == before && p.tok.Kind != RBrace {
			return cut(&p.stmts, start), true
		}
	}
	p.advance()
	if s := p.semiError(); s != nil {
		push(&p.stmts, s)
	}
	return cut(&p.stmts, start), true
}

// semiError consumes a superfluous semicolon after a closing brace.
func (p *Parser) semiError() Stmt {
	if p.tok.Kind != Semi {
		return nil
	}
	s := &SemiError{Span: Span{p.tok.Loc, p.tok.End}}
	p.advance()
	return s
}

func (p *Parser) bodyItem() Stmt {
	switch p.tok.Kind {
	case KwAssert:
		return p.assert()
	case KwDefvar:
		return p.defvar()
	case KwDump:
		return p.dump()
	case KwInclude:
		return p.include()
	case KwLet:
		s := &LetFieldStmt{}
		from := p.tok.Loc
		p.advance()
		s.LetItem = p.letItem(LBrace, "expected field identifier after let")
		if p.err == nil {
			p.expect(Semi, "expected ';' after let expression")
		}
		s.Span, s.Err = p.span(from), p.take()
		return s
	}
	f := p.declaration()
	if p.err == nil {
		p.expect(Semi, "expected ';' after declaration")
	}
	f.Span, f.Err = p.span(f.From), p.take()
	return f
}

// letItem parses a mode, a name, optional bits and a value. "append" and "prepend" are also names of
// fields. Bits are in brackets of kind open: braces in a body, and up to LLVM 22 angle brackets
// outside of bodies, where later versions have braces.
func (p *Parser) letItem(open Kind, missing string) LetItem {
	it := LetItem{NameLoc: p.tok.Loc}
	if p.tok.Kind != Ident {
		p.failHere(missing)
		return it
	}
	it.Name = p.tok.Text
	p.advance()
	if m := letMode(it.Name); m != LetReplace && p.tok.Kind == Ident && !p.lx.reference {
		it.Mode, it.Name, it.NameLoc = m, p.tok.Text, p.tok.Loc
		p.advance()
	}
	if p.tok.Kind == open || p.tok.Kind == LBrace && !p.lx.reference {
		it.HasBits = true
		if it.Bits = p.letBits(p.tok.Kind); p.err != nil {
			return it
		}
	}
	if p.expect(Equal, "expected '=' in let expression") {
		it.Value = p.value()
	}
	return it
}

// letMode returns the mode with that word.
func letMode(word string) LetMode {
	switch word {
	case "append":
		return LetAppend
	case "prepend":
		return LetPrepend
	}
	return LetReplace
}

// letBits parses the bits of a field between brackets.
func (p *Parser) letBits(open Kind) []Range {
	end, unclosed, match := RBrace, "expected '}' at end of bit list", "to match this '{'"
	if open == Less {
		end, unclosed, match = Greater, "expected '>' at end of range list", "to match this '<'"
	}
	at := p.tok.Loc
	p.advance()
	bits := p.ranges()
	if p.err == nil && !p.eat(end) {
		e := p.failHere(unclosed)
		e.Notes = append(e.Notes, Error{Loc: at, Msg: match, IsError: true})
	}
	return bits
}

func (p *Parser) let(cx context) Stmt {
	s := &LetStmt{}
	from := p.tok.Loc
	p.advance()
	for {
		s.Items = append(s.Items, p.letItem(Less, "expected identifier in let definition"))
		if p.err != nil || !p.eat(Comma) {
			break
		}
	}
	if p.err == nil && p.expect(KwIn, "expected 'in' at end of top-level 'let'") {
		s.Body = p.block(cx, "expected '}' at end of top level let command")
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

func (p *Parser) def() Stmt {
	s := &DefStmt{}
	from := p.tok.Loc
	p.advance()
	s.NameToken = from
	if p.tok.Kind == Ident {
		s.NameToken = p.tok.Loc
	}
	s.Name = p.objectName()
	if p.err == nil && p.eat(Colon) {
		s.Supers = p.superRefs("expected name for ClassID")
	}
	if p.err == nil {
		s.Body, s.HasBody = p.body(from)
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

// objectName parses the name of a def or defm; it returns nil if the name is missing.
func (p *Parser) objectName() Expr {
	switch p.tok.Kind {
	case Colon, Semi, LBrace:
		return nil
	}
	return p.nameValue()
}

func (p *Parser) defm() Stmt {
	s := &DefmStmt{}
	from := p.tok.Loc
	p.advance()
	s.Name = p.objectName()
	if p.err == nil && p.expect(Colon, "expected ':' after defm identifier") {
		for {
			missing := "expected name for MultiClassID"
			if len(s.Supers) > 0 {
				missing = "expected identifier"
			}
			s.Supers = append(s.Supers, p.superRef(missing))
			if p.err != nil || !p.eat(Comma) {
				break
			}
		}
		if p.err == nil {
			p.expect(Semi, "expected ';' at end of defm")
		}
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

func (p *Parser) defset(cx context) Stmt {
	s := &DefsetStmt{}
	from := p.tok.Loc
	p.advance()
	s.Type = p.typ()
	if p.err == nil {
		s.NameLoc = p.tok.Loc
		if p.tok.Kind != Ident {
			p.failHere("expected identifier")
		} else {
			s.Name = p.tok.Text
			p.advance()
			brace := p.tok.Loc
			if p.expect(Equal, "expected '='") {
				brace = p.tok.Loc
				p.expect(LBrace, "expected '{'")
			}
			if p.err == nil {
				s.Body = p.objects(cx)
				if p.tok.Kind != RBrace {
					p.closeBrace(brace, s.Body, "expected '}' at end of defset")
				} else {
					p.advance()
				}
			}
		}
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

func (p *Parser) multiclass() Stmt {
	s := &MulticlassStmt{}
	from := p.tok.Loc
	p.advance()
	s.NameLoc = p.tok.Loc
	if p.tok.Kind != Ident {
		p.failHere("expected identifier after multiclass for name")
		s.Span, s.Err = p.span(from), p.take()
		return s
	}
	s.Name = p.tok.Text
	p.advance()
	if p.tok.Kind == Less {
		s.Params = p.templateParams()
	}
	inherits := false
	if p.err == nil && p.eat(Colon) {
		inherits = true
		s.Supers = p.superRefs("expected name for MultiClassID")
	}
	if p.err == nil {
		p.multiclassBody(s, inherits)
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

func (p *Parser) multiclassBody(s *MulticlassStmt, inherits bool) {
	if p.tok.Kind != LBrace {
		if !inherits {
			p.failHere("expected '{' in multiclass definition")
		} else {
			p.expect(Semi, "expected ';' in multiclass definition")
		}
		return
	}
	open, doubt := p.tok.Loc, false
	p.advance()
	if p.tok.Kind == RBrace {
		p.failHere("multiclass must contain at least one def")
		p.advance()
		return
	}
	for p.tok.Kind != RBrace {
		switch p.tok.Kind {
		case KwAssert, KwDef, KwDefm, KwDefvar, KwDump, KwForeach, KwIf, KwLet, KwInclude:
		default:
			p.failHere("expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body").Follows = anyFails(s.Body)
			return
		}
		item := p.object(context{multiclass: true, open: open})
		item.tail().Doubt = doubt
		doubt = losesBody(item)
		s.Body = append(s.Body, item)
		if item.Failure() == nil {
			continue
		}
		before := p.tok.Loc
		item.Failure().Skipped = p.skip(func() { p.recoverItem(open) })
		if p.tok.Kind == EOF || p.tok.Loc == before && p.tok.Kind != RBrace {
			return
		}
	}
	p.advance()
	if e := p.semiError(); e != nil {
		s.Body = append(s.Body, e)
	}
}

func (p *Parser) foreach(cx context) Stmt {
	s := &ForeachStmt{}
	from := p.tok.Loc
	p.advance()
	p.foreachHead(s)
	if p.err == nil && p.expect(KwIn, "Unknown tok") {
		cx.loop, cx.head = true, from
		s.Body = p.block(cx, "expected '}' at end of foreach command")
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}

func (p *Parser) foreachHead(s *ForeachStmt) {
	const unclosed = "expected '}' at end of bit range list"
	s.NameLoc = p.tok.Loc
	failed := func() {
		s.HeadEnd = p.prev
		if p.err != nil {
			if s.IsRanges && p.tok.Kind == RBrace {
				p.advance()
			} else if s.IsRanges && p.err.Msg != unclosed {
				p.err.Notes = append(p.err.Notes, Error{Loc: p.tok.Loc, Msg: unclosed, IsError: true})
			}
			p.err.Notes = append(p.err.Notes, Error{Loc: p.tok.Loc, Msg: "expected declaration in for", IsError: true})
		}
	}
	defer failed()
	if p.tok.Kind != Ident {
		p.failHere("Expected identifier in foreach declaration")
		return
	}
	s.Name = p.tok.Text
	p.advance()
	if !p.expect(Equal, "Expected '=' in foreach declaration") {
		return
	}
	if p.eat(LBrace) {
		s.IsRanges = true
		s.Ranges = p.ranges()
		if p.err == nil {
			p.expect(RBrace, unclosed)
		}
		return
	}
	s.List = p.value()
	if p.err != nil {
		return
	}
	if k := p.tok.Kind; k == Minus || k == DotDotDot || k == Int {
		r := p.rangeFrom(s.List)
		s.Piece = &r
		p.endOfRange(r)
	}
}

func (p *Parser) ifStmt(cx context) Stmt {
	s := &IfStmt{}
	from := p.tok.Loc
	p.advance()
	s.Cond = p.value()
	if p.err == nil && p.expect(KwThen, "Unknown tok") {
		cx.loop, cx.head = true, from
		s.Then = p.block(cx, "expected '}' at end of 'then' clause")
		if p.err == nil && p.eat(KwElse) {
			s.HasElse = true
			s.Else = p.block(cx, "expected '}' at end of 'else' clause")
		}
	}
	s.Span, s.Err = p.span(from), p.take()
	return s
}
