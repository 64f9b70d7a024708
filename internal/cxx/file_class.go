package cxx

// bases reads the bases of a class: ":" [ "public" | ... ] type { "," ... }. It stops at a
// token that it does not expect.
func (r *fileReader) bases(s *FileScope) {
	for r.accept(tokColon) || r.accept(tokComma) {
		for r.acceptWord("public") || r.acceptWord("private") || r.acceptWord("protected") || r.acceptWord("virtual") {
		}
		t := r.speculativeType()
		if t == nil {
			return
		}
		s.Bases = append(s.Bases, t)
	}
}

// field reads data members. It reports whether there are any.
func (r *fileReader) field(s *FileScope) bool {
	start, depth := r.i, r.depth
	r.acceptWord("mutable")
	r.spec++
	d := r.decl()
	r.spec--
	r.depth = depth
	if d == nil || r.kind() != tokSemi {
		r.i = start
		return false
	}
	r.next()
	for _, v := range d.Vars {
		s.Fields = append(s.Fields, &FileField{v})
	}
	return true
}

// constructor reads a constructor, in its class or outside of it, and reports whether
// there is one. Destructors are skipped.
func (r *fileReader) constructor(s *FileScope, template []TemplateParam) bool {
	start, pos := r.i, r.pos()
	explicit := r.specifiers()
	if s.Class != "" && (r.kind() == tokTilde || r.isWord("virtual") && r.peek(1).kind == tokTilde) {
		r.destructor(s)
		return true
	}
	name := r.constructorName(s)
	if name == nil || !r.accept(tokLParen) {
		r.i = start
		return false
	}
	l := &Lambda{}
	r.spec++
	ok := r.params(l)
	r.spec--
	r.depth = min(r.depth, maxNesting)
	r.acceptWord("noexcept")
	fn := &FileFunc{File: r.file, Scope: s, Template: template, Constructor: true, Explicit: explicit}
	fn.FuncDecl = &FuncDecl{span: span{pos: pos}, Name: name, Params: l.Params, Result: voidName(pos)}
	if ok && r.accept(tokColon) {
		fn.inits[0] = r.i
		ok = r.skipInits()
		fn.inits[1] = r.i
	}
	switch {
	case ok && r.kind() == tokAssign:
		fn.Default = r.peek(1).kind == tokIdent && r.word(1) == "default"
		deleted := !fn.Default
		r.skipDecl()
		if deleted {
			return true
		}
	case ok && r.kind() == tokLBrace:
		from := r.i
		r.skipBalanced(tokLBrace, tokRBrace)
		fn.body = [2]int{from, r.i}
	case ok && r.accept(tokSemi):
	default:
		r.i = start
		r.skipUnread()
		return true
	}
	fn.end = r.prevEnd()
	r.file.Funcs = append(r.file.Funcs, fn)
	return true
}

// destructor skips a destructor in its class, and notes whether it does something.
func (r *fileReader) destructor(s *FileScope) {
	start := r.i
	r.skipDecl()
	for i := start; i < r.i; i++ {
		if r.toks[i].kind == tokLBrace {
			s.Destructor = s.Destructor || r.toks[i+1].kind != tokRBrace
			return
		}
	}
}

// specifiers skips those of a constructor or a conversion, and reports whether explicit is
// among them.
func (r *fileReader) specifiers() (explicit bool) {
	for {
		switch {
		case r.acceptWord("explicit"):
			explicit = true
		case r.acceptWord("inline"), r.acceptWord("constexpr"):
		default:
			return explicit
		}
	}
}

// conversionName is the name of all functions operator T.
const conversionName = "operator "

// ConversionName is the last part of the names of functions operator T.
func ConversionName() string { return conversionName }

// conversion reads a function operator T, in its class or outside of it, and reports whether
// there is one.
func (r *fileReader) conversion(s *FileScope, template []TemplateParam) bool {
	start, pos := r.i, r.pos()
	explicit := r.specifiers()
	name := &Name{span: span{pos: r.pos()}}
	r.spec++
	defer func() { r.spec-- }()
	for r.kind() == tokIdent && !r.isWord("operator") {
		part, ok := r.namePart(true)
		if !ok || !r.accept(tokColons) {
			r.i = start
			return false
		}
		name.Parts = append(name.Parts, part)
	}
	at := r.pos()
	if !r.acceptWord("operator") || r.kind() != tokIdent && r.kind() != tokColons {
		r.i = start
		return false
	}
	to := r.typeName()
	if to == nil || r.kind() != tokLParen || r.peek(1).kind != tokRParen {
		r.i = start
		return false
	}
	r.skip(2)
	for r.acceptWord("const") || r.acceptWord("noexcept") || r.acceptWord("override") || r.accept(tokAnd) {
	}
	name.Parts = append(name.Parts, NamePart{span: span{at, r.prevEnd()}, Ident: conversionName})
	name.end = r.prevEnd()
	fn := &FileFunc{File: r.file, Scope: s, Template: template, Explicit: explicit, Conversion: true}
	fn.FuncDecl = &FuncDecl{span: span{pos: pos}, Name: name, Result: to}
	switch r.kind() {
	case tokLBrace:
		from := r.i
		r.skipBalanced(tokLBrace, tokRBrace)
		fn.body = [2]int{from, r.i}
	case tokSemi:
		r.next()
	default: // deleted
		r.skipDecl()
		return true
	}
	fn.end = r.prevEnd()
	r.file.Funcs = append(r.file.Funcs, fn)
	return true
}

func voidName(pos int32) *TypeName {
	s := span{pos, pos}
	return &TypeName{span: s, Name: &Name{span: s, Parts: []NamePart{{span: s, Ident: "void"}}}}
}

// constructorName reads the name of a constructor: C in the class C, and C::C outside of it. It
// returns nil for any other name.
func (r *fileReader) constructorName(s *FileScope) *Name {
	if r.kind() != tokIdent {
		return nil
	}
	if s.Class != "" && r.peek(1).kind == tokLParen && r.text() == shortName(s.Class) {
		return r.singleName()
	}
	n := 0 // the tokens before the last part
	for r.peek(n).kind == tokIdent && r.peek(n+1).kind == tokColons {
		n += 2
	}
	if n == 0 || r.peek(n).kind != tokIdent || r.peek(n+1).kind != tokLParen || r.word(n) != r.word(n-2) {
		return nil
	}
	name := &Name{span: span{pos: r.pos()}}
	for i := 0; i <= n; i += 2 {
		t := r.peek(i)
		name.Parts = append(name.Parts, NamePart{span: span{t.pos, t.end}, Ident: r.word(i)})
	}
	r.skip(n + 1)
	name.end = r.prevEnd()
	return name
}

// skipInits skips member initializers up to the body.
func (r *fileReader) skipInits() bool {
	for {
		if r.speculativeType() == nil {
			return false
		}
		switch r.kind() {
		case tokLParen:
			r.skipBalanced(tokLParen, tokRParen)
		case tokLBrace:
			r.skipBalanced(tokLBrace, tokRBrace)
		default:
			return false
		}
		if !r.accept(tokComma) {
			return r.kind() == tokLBrace
		}
	}
}

// memberInits parses member initializers: type ( "(" args ")" | "{" args "}" ) { "," ... }.
func (p *parser) memberInits() []MemberInit {
	var list []MemberInit
	for {
		m := MemberInit{Member: p.typeName()}
		if m.Member == nil {
			return nil
		}
		closing := tokRParen
		if m.Brace = p.kind() == tokLBrace; m.Brace {
			closing = tokRBrace
		}
		p.next()
		var ok bool
		if m.Args, ok = p.args(closing); !ok {
			return nil
		}
		list = append(list, m)
		if !p.accept(tokComma) {
			return list
		}
	}
}

// enum reads an enumeration:
//
//	"enum" [ "class" | "struct" ] name [ ":" type ] "{" { name [ "=" expr ] "," } "}" ";"
func (r *fileReader) enum(s *FileScope) {
	start := r.i
	r.spec++
	e := r.enumDecl()
	r.spec--
	if e == nil {
		r.i = start
		r.skipUnread()
		return
	}
	e.File, e.Scope = r.file, s
	r.file.Enums = append(r.file.Enums, e)
}

// enumDecl parses an enumeration, nil if it cannot.
func (p *parser) enumDecl() *FileEnum {
	p.next()
	e := &FileEnum{Scoped: p.acceptWord("class") || p.acceptWord("struct")}
	if p.kind() == tokIdent {
		e.Name = p.text()
		p.next()
	}
	if p.accept(tokColon) {
		if e.Underlying = p.typeName(); e.Underlying == nil {
			return nil
		}
	}
	if !p.expect(tokLBrace) {
		return nil
	}
	for !p.accept(tokRBrace) {
		if p.kind() != tokIdent {
			p.errorHere("expected identifier")
			return nil
		}
		k := FileEnumCase{Name: p.text()}
		p.next()
		if p.accept(tokAssign) {
			if k.Value = p.cond(); k.Value == nil {
				return nil
			}
		}
		e.Cases = append(e.Cases, k)
		if p.kind() != tokRBrace && !p.expect(tokComma) {
			return nil
		}
	}
	p.accept(tokSemi)
	return e
}

// constructName is the name of the method that runs a constructor of a class on an object
// that is being made.
func constructName(class string) string { return "(construct " + class + ")" }

// ConstructMethod returns the name of the method that runs a constructor of a class, given
// by its name without namespaces and template arguments, on an object that is being made.
// [Initialization] calls it for bases and for delegating constructors.
func ConstructMethod(class string) string { return constructName(shortName(class)) }

// Initialization returns the statements of a constructor: it initializes the bases and the
// fields, and runs its body. fn is nil for the implicit default constructor.
func Initialization(class *FileScope, fn *FileFunc) *Block {
	b := &Block{}
	inits := map[string]*MemberInit{}
	if fn != nil {
		b.span = fn.Body.span
		for i := range fn.Inits {
			m := &fn.Inits[i]
			name := m.Member.Name.last().Ident
			if name == shortName(class.Class) { // another constructor of the class
				b.Stmts = append(b.Stmts, constructBase(m.Member, m.Args), fn.Body)
				return b
			}
			inits[name] = m
		}
	}
	for _, t := range class.Bases {
		var args []Expr
		if m := inits[t.Name.last().Ident]; m != nil {
			args = m.Args
		}
		b.Stmts = append(b.Stmts, constructBase(t, args))
	}
	b.Stmts = append(b.Stmts, initFields(class, inits)...)
	if fn != nil {
		b.Stmts = append(b.Stmts, fn.Body)
	}
	return b
}

// FieldInitialization is [Initialization] without the bases, for constructors that a class
// takes over from a base.
func FieldInitialization(class *FileScope) *Block { return &Block{Stmts: initFields(class, nil)} }

func initFields(class *FileScope, inits map[string]*MemberInit) []Stmt {
	var list []Stmt
	for _, f := range class.Fields {
		if s := initField(f.VarDecl, inits[f.Name]); s != nil {
			list = append(list, s)
		}
	}
	return list
}

// constructBase is this->(construct T)(args).
func constructBase(t *TypeName, args []Expr) Stmt {
	sel := NamePart{span: t.span, Ident: constructName(t.Name.last().Ident)}
	return &ExprStmt{t.span, &Call{t.span, &Member{X: &This{t.span}, Arrow: true, Sel: sel}, args}}
}

// initField is { T x init; this->field = x; }.
func initField(f *VarDecl, m *MemberInit) Stmt {
	v := *f
	v.Name, v.Static = "(value)", false
	if m != nil {
		v.span, v.Kind, v.Args = m.Member.span, ParenInit, m.Args
		if m.Brace {
			v.Kind = BraceInit
		}
	}
	if v.Kind == NoInit && v.Array {
		return nil
	}
	if v.Type.Reference { // the field holds a copy
		t := *v.Type
		t.Const = true
		v.Type = &t
	}
	to := &Member{X: &This{v.span}, Arrow: true, Sel: NamePart{span: v.span, Ident: f.Name}}
	from := &NameExpr{&Name{span: v.span, Parts: []NamePart{{span: v.span, Ident: v.Name}}}}
	return &Block{v.span, []Stmt{
		&DeclStmt{v.span, []*VarDecl{&v}},
		&ExprStmt{v.span, &Assign{OpPos: int(v.pos), Op: tokAssign, X: to, Y: from}},
	}}
}
