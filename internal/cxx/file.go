package cxx

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"
)

// A File holds the definitions of a C++ source file or header that can be run: functions,
// constants and names of types. Everything else is skipped.
type File struct {
	Name string
	// Text is the text of the file after the preprocessor; [File.Place] returns the place in the
	// file itself.
	Text    string
	Funcs   []*FileFunc
	Vars    []*FileVar
	Aliases []*FileAlias
	// Namespaces are the aliases of namespaces.
	Namespaces []*FileAlias
	Classes    []*FileScope
	Enums      []*FileEnum
	// Includes are the include directives, each with the scope that contains it.
	Includes []*FileInclude
	// Unread are the definitions with a body that are skipped because they are not
	// understood.
	Unread []Unread

	written  string  // the text before the preprocessor, "" if it is the same
	pieces   []piece // the places of the text in it
	problems []macroProblem
	toks     []token
	lines    []int32 // where the lines begin
	indexed  sync.Once
}

// An Unread is a definition that is not understood: where it begins, and its text up to
// the body.
type Unread struct {
	Line, Col int
	Text      string
}

// A FileInclude is an include directive.
type FileInclude struct {
	Name  string // without quotes
	Scope *FileScope

	pos int32
}

// A FileScope is a namespace or a class in a file.
type FileScope struct {
	Parent *FileScope // nil for the file itself
	// Namespace is the qualified name of the namespace, also for a class in it.
	Namespace string
	// Class is the name of a class, qualified by the classes around it, else "".
	Class string
	// Internal means that the scope has internal linkage: other files do not see its names.
	Internal bool
	// Template are the parameters of the class, if it is a template.
	Template []TemplateParam
	// Using are the namespaces of using directives.
	Using []string
	// File, Bases, Fields and Special are those of a class: its bases, its data members,
	// and the arguments of the explicit specialization of a template that it is.
	File    *File
	Bases   []*TypeName
	Fields  []*FileField
	Special []TemplateArg
	// Destructor means that the class has a destructor with a body.
	Destructor bool
}

// InTemplate reports whether the scope is a class template, a specialization of one, or in one.
func (s *FileScope) InTemplate() bool {
	for ; s != nil && s.Class != ""; s = s.Parent {
		if s.Special != nil || len(s.Template) > 0 {
			return true
		}
	}
	return false
}

// A FileField is a data member of a class, with its initializer.
type FileField struct {
	*VarDecl
}

// A FileEnum is an enumeration in a file.
type FileEnum struct {
	File       *File
	Scope      *FileScope
	Name       string
	Scoped     bool // enum class
	Underlying *TypeName
	Cases      []FileEnumCase
}

// A FileEnumCase is a constant of an enumeration; its Value may be nil.
type FileEnumCase struct {
	Name  string
	Value Expr
}

// A TemplateParam is a parameter of a template.
type TemplateParam struct {
	Name string // may be ""
	Type bool   // "typename" or "class"
	Pack bool
	Of   *TypeName // the type of a parameter that is a constant; may be nil
	// Default is the argument of a parameter for which none is given; it may be nil.
	Default *TemplateArg
}

// A FileFunc is a function in a file.
type FileFunc struct {
	*FuncDecl
	File     *File
	Scope    *FileScope
	Template []TemplateParam // of the function itself
	// Special means that the function is a specialization of a template.
	Special bool
	// Friend is the class that has the function as its friend, or nil.
	Friend *FileScope
	// Constructor means that the function is a constructor, and Inits are its member
	// initializers, which [FileFunc.Parsed] reads. Default means that it ends in "= default".
	Constructor, Default bool
	Inits                []MemberInit
	// Explicit means that the constructor or the conversion is explicit, and Conversion that the
	// function is an operator T, which has the result T.
	Explicit, Conversion bool

	body  [2]int // the tokens of the body with its braces
	inits [2]int // the tokens of the member initializers
	parse sync.Once
}

// A MemberInit initializes a member or a base of an object in a constructor.
type MemberInit struct {
	Member *TypeName
	Brace  bool
	Args   []Expr
}

// A FileVar is a constant in a file, or a variable that can change.
type FileVar struct {
	File    *File
	Scope   *FileScope
	Name    string
	Static  bool
	Mutable bool

	decl  [2]int // the tokens of the declaration
	value *VarDecl
	parse sync.Once
}

// A FileAlias is another name for a type or a namespace or, in a using declaration, for anything.
type FileAlias struct {
	Scope  *FileScope
	Name   string
	Type   *TypeName
	Target string // the name in a using declaration, or of the namespace, else ""
}

// maxFileTokens bounds the length of a file.
const maxFileTokens = 1 << 22

// ParseFile reads a C++ source file or header. It does not fail: it skips unsupported
// declarations. The bodies of functions are parsed on first use.
func ParseFile(name, text string) *File {
	p := preprocess(text)
	f := &File{Name: name, Text: p.text(), Includes: p.includes, written: text, pieces: p.pieces, problems: p.problems}
	var lexical Errors // a bad token is reported by the function that contains it
	f.toks = lexUpTo(f.Text, maxFileTokens, &lexical)
	r := &fileReader{file: f, includes: f.Includes, parser: &parser{src: f.Text, toks: f.toks, budget: 64*len(f.toks) + 1024}}
	s := &FileScope{}
	for r.kind() != tokEOF {
		r.scope(s)
		r.next() // a brace that closes nothing
	}
	r.includesTo(s)
	f.unreadMacros()
	return f
}

// unreadMacros lists the problems of macros that are in no function with a body: a declaration is not read further.
func (f *File) unreadMacros() {
	reported := map[int32]bool{}
	for _, fn := range f.Funcs {
		if !fn.HasBody() {
			continue
		}
		for _, m := range f.problemsIn(fn.span) {
			reported[m.pos] = true
		}
	}
	for _, m := range f.problems {
		if !reported[m.pos] {
			line, col := f.Place(int(m.pos))
			f.Unread = append(f.Unread, Unread{line, col, m.message})
		}
	}
}

// problemsIn returns the problems of macros in a part of the text.
func (f *File) problemsIn(s span) []macroProblem {
	from := sort.Search(len(f.problems), func(i int) bool { return f.problems[i].pos >= s.pos })
	to := from
	for to < len(f.problems) && f.problems[to].pos < s.end {
		to++
	}
	return f.problems[from:to]
}

// origin returns the offset in the file before the preprocessor.
func (f *File) origin(offset int) int {
	return max(0, min(origin(f.pieces, offset), len(f.original())))
}

// original returns the text before the preprocessor.
func (f *File) original() string { return cmp.Or(f.written, f.Text) }

// Place returns the line and the column of an offset, counted from 1.
func (f *File) Place(offset int) (line, col int) {
	f.indexed.Do(func() {
		f.lines = []int32{0}
		for i, c := range []byte(f.original()) {
			if c == '\n' {
				f.lines = append(f.lines, int32(i+1))
			}
		}
	})
	at := f.origin(offset)
	line = sort.Search(len(f.lines), func(i int) bool { return int(f.lines[i]) > at })
	return line, at - int(f.lines[line-1]) + 1
}

// QualifiedName returns the name of a function as it is defined, with the names of the
// scopes around it.
func (fn *FileFunc) QualifiedName() string {
	return qualify(fn.Scope.Namespace, qualify(fn.Scope.Class, fn.Name.join()))
}

func qualify(scope, name string) string {
	if scope == "" {
		return name
	}
	return scope + "::" + name
}

// Usings returns the namespaces of the using directives that apply in a scope.
func (s *FileScope) Usings() []string {
	var all []string
	for ; s != nil; s = s.Parent {
		all = append(all, s.Using...)
	}
	return all
}

// parser returns a parser of some tokens of the file.
func (f *File) parser(tokens [2]int) *parser {
	toks := append([]token(nil), f.toks[tokens[0]:tokens[1]]...)
	end := toks[len(toks)-1].end
	p := &parser{src: f.Text, of: f, toks: append(toks, token{tokEOF, end, end})}
	p.budget = 64*len(p.toks) + 1024
	return p
}

// Parsed returns the declaration of a function with its body, or with the syntax errors in it.
func (fn *FileFunc) Parsed() *FuncDecl {
	fn.parse.Do(func() {
		if fn.body[1] == 0 {
			return
		}
		if list := fn.File.problemsIn(fn.span); len(list) > 0 {
			fn.Err = Errors{{int(list[0].pos), int(list[0].end), list[0].message}}
			return
		}
		p := fn.File.parser(fn.body)
		fn.Body = p.block()
		if fn.inits[1] > fn.inits[0] {
			q := fn.File.parser(fn.inits)
			fn.Inits = q.memberInits()
			p.errs = append(q.errs, p.errs...)
		}
		if err := p.errs.Err(); err != nil {
			fn.Body, fn.Err = nil, p.errs[:1]
		} else if fn.Body == nil {
			fn.Err = fmt.Errorf("the body cannot be parsed")
		}
	})
	return fn.FuncDecl
}

// ReturnsString returns the text that a function returns if its body is just that.
func (fn *FileFunc) ReturnsString() (string, bool) {
	if b := fn.Parsed().Body; b != nil && len(b.Stmts) == 1 {
		if r, ok := b.Stmts[0].(*Return); ok {
			if l, ok := r.X.(*Literal); ok && l.Kind == StringLit {
				return l.Str, true
			}
		}
	}
	return "", false
}

// Is reports whether a name is that of a class, ignoring how its namespace is written.
func (t *TypeName) Is(class string) bool { return t.Name != nil && t.Name.last().Ident == class }

// TemplateArgsOfCalls returns the types that are template arguments of calls of a function
// in the statements of the body, as in f<T, U>().
func (fn *FileFunc) TemplateArgsOfCalls(name string) []*TypeName {
	var types []*TypeName
	if fn.Parsed().Body == nil {
		return nil
	}
	for _, s := range fn.Body.Stmts {
		e, _ := s.(*ExprStmt)
		if e == nil {
			continue
		}
		call, _ := e.X.(*Call)
		if call == nil {
			continue
		}
		f, _ := call.Fun.(*NameExpr)
		if f == nil || f.Name.last().Ident != name {
			continue
		}
		for _, x := range f.Name.last().Args {
			if x.Type != nil {
				types = append(types, x.Type)
			}
		}
	}
	return types
}

// OtherStatement returns the text of the body's first statement that does more than call a known
// function, or "". It fails if the body cannot be parsed.
func (fn *FileFunc) OtherStatement(known func(callee string) bool) (string, error) {
	if fn.Parsed().Body == nil {
		return "", fn.Err
	}
	for _, s := range fn.Body.Stmts {
		switch s := s.(type) {
		case *Using, *Empty:
			continue
		case *ExprStmt:
			if call, ok := s.X.(*Call); ok {
				if f, ok := call.Fun.(*NameExpr); ok && known(f.Name.last().Ident) {
					continue
				}
			}
		}
		text, _, _ := strings.Cut(fn.File.Text[s.Pos():], "\n")
		return strings.TrimSpace(text), nil
	}
	return "", nil
}

// HasBody reports whether this is the definition of the function.
func (fn *FileFunc) HasBody() bool { return fn.body[1] != 0 }

// Value returns the declaration of the constant, nil if it cannot be parsed.
func (v *FileVar) Value() *VarDecl {
	v.parse.Do(func() {
		p := v.File.parser(v.decl)
		if d := p.decl(); d != nil && p.kind() == tokEOF {
			if i := slices.IndexFunc(d.Vars, func(d *VarDecl) bool { return d.Name == v.Name }); i >= 0 {
				v.value = d.Vars[i]
			}
		}
	})
	return v.value
}

// A fileReader reads the declarations of a file.
type fileReader struct {
	*parser
	file     *File
	includes []*FileInclude // those that are not reached yet
}

// scope reads declarations up to a closing brace or the end of the file.
func (r *fileReader) scope(s *FileScope) {
	if !r.enter() {
		r.skipToBrace()
		return
	}
	defer r.leave()
	for r.kind() != tokEOF && r.kind() != tokRBrace {
		r.includesTo(s)
		r.declaration(s)
	}
	r.includesTo(s)
}

// includesTo sets the scope of the include directives up to the current token.
func (r *fileReader) includesTo(s *FileScope) {
	for len(r.includes) > 0 && r.includes[0].pos <= r.pos() {
		r.includes[0].Scope = s
		r.includes = r.includes[1:]
	}
}

// skipToBrace skips to the brace that closes the current scope.
func (r *fileReader) skipToBrace() {
	for r.kind() != tokEOF && r.kind() != tokRBrace {
		if r.kind() == tokLBrace {
			r.skipBalanced(tokLBrace, tokRBrace)
			continue
		}
		r.next()
	}
}

// nested reads the declarations in braces.
func (r *fileReader) nested(s *FileScope) {
	r.next()
	r.scope(s)
	r.accept(tokRBrace)
}

func (r *fileReader) declaration(s *FileScope) {
	if r.accept(tokSemi) || r.accessLabel() {
		return
	}
	if r.isWord("inline") && r.peek(1).kind == tokIdent && r.word(1) == "namespace" {
		r.next()
	}
	switch {
	case r.isWord("namespace"):
		r.namespace(s)
	case r.isWord("extern") && r.peek(1).kind == tokString && r.peek(2).kind == tokLBrace:
		r.skip(2)
		r.nested(s)
	case r.isWord("using"), r.isWord("typedef"):
		r.using(s)
	case r.isWord("template"):
		params, ok := r.templateParams()
		switch {
		case !ok:
			r.skipDecl()
		case r.isWord("class") || r.isWord("struct"):
			r.class(s, params)
		default:
			r.member(s, params, len(params) == 0)
		}
	case r.isWord("class") || r.isWord("struct"):
		r.class(s, nil)
	case r.isWord("enum"):
		r.enum(s)
	case r.isWord("friend"):
		r.friend(s)
	case r.isWord("union"):
		r.skipDecl()
	default:
		r.member(s, nil, false)
	}
}

// word returns the text of a token ahead.
func (r *fileReader) word(n int) string {
	t := r.peek(n)
	return r.src[t.pos:t.end]
}

// namespace reads namespace a::b { ... } or namespace a = b::c.
func (r *fileReader) namespace(s *FileScope) {
	if r.peek(1).kind == tokIdent && r.peek(2).kind == tokAssign {
		r.spec++
		u, _ := r.namespaceAlias().(*Using)
		r.spec--
		if u != nil {
			r.file.Namespaces = append(r.file.Namespaces, &FileAlias{Scope: s, Name: u.Alias, Target: u.Name.join()})
			return
		}
		r.skipDecl()
		return
	}
	r.next()
	inner := &FileScope{Parent: s, Namespace: s.Namespace, Internal: s.Internal}
	if r.kind() == tokLBrace {
		inner.Internal = true
		r.nested(inner)
		return
	}
	for r.kind() == tokIdent || r.kind() == tokColons {
		if r.kind() == tokIdent && !r.isWord("inline") {
			inner.Namespace = qualify(inner.Namespace, r.text())
		}
		r.next()
	}
	if r.kind() != tokLBrace {
		r.skipDecl()
		return
	}
	r.nested(inner)
}

// using reads using namespace N, using X = Y, using a::b, and typedef Y X.
func (r *fileReader) using(s *FileScope) {
	start := r.i
	if r.acceptWord("typedef") {
		t := r.speculativeType()
		if t != nil && r.kind() == tokIdent && r.peek(1).kind == tokSemi {
			r.file.Aliases = append(r.file.Aliases, &FileAlias{Scope: s, Name: r.text(), Type: t})
		}
		r.skipDecl()
		return
	}
	r.spec++
	u, _ := r.usingStmt().(*Using)
	r.spec--
	switch {
	case u == nil:
		r.i = start
		r.skipDecl()
	case u.Namespace:
		s.Using = append(s.Using, u.Name.join())
	case u.Alias != "":
		r.file.Aliases = append(r.file.Aliases, &FileAlias{Scope: s, Name: u.Alias, Type: u.Type})
	default:
		r.file.Aliases = append(r.file.Aliases, &FileAlias{Scope: s, Name: u.Name.last().Ident, Target: u.Name.join()})
	}
}

func (r *fileReader) speculativeType() *TypeName {
	r.spec++
	defer func() { r.spec-- }()
	return r.typeName()
}

// templateDefault reads the argument of a template's parameter for which none is given, nil
// if it is not understood.
func (r *fileReader) templateDefault() *TemplateArg {
	start := r.i
	r.spec++
	a, ok := r.templateArg()
	r.spec--
	if !ok || r.kind() != tokComma && r.kind() != tokGt {
		r.i = start
		return &TemplateArg{}
	}
	return &a
}

// templateParams reads template<...>.
func (r *fileReader) templateParams() ([]TemplateParam, bool) {
	r.next()
	if r.kind() != tokLt {
		return nil, false
	}
	r.next()
	var params []TemplateParam
	for depth := 0; r.kind() != tokEOF; {
		begins := depth == 0 && (r.toks[r.i-1].kind == tokLt || r.toks[r.i-1].kind == tokComma)
		switch {
		case r.kind() == tokGt && depth == 0:
			r.next()
			return params, true
		case begins:
			p := TemplateParam{Type: r.isWord("typename") || r.isWord("class")}
			from := r.i
			if !p.Type && !r.isWord("template") {
				p.Of = r.speculativeType()
			}
			if p.Of == nil {
				r.i = from
				r.next()
			}
			p.Pack = r.accept(tokEllipsis)
			if r.kind() == tokIdent {
				p.Name = r.text()
				r.next()
			}
			if r.accept(tokAssign) {
				p.Default = r.templateDefault()
			}
			params = append(params, p)
			continue
		case r.kind() == tokLt, r.kind() == tokLParen:
			depth++
		case r.kind() == tokGt, r.kind() == tokRParen:
			depth--
		case r.kind() == tokSemi, r.kind() == tokLBrace:
			return nil, false
		}
		r.next()
	}
	return nil, false
}

// class reads the members of a class, or skips a declaration that only begins like
// one.
func (r *fileReader) class(s *FileScope, template []TemplateParam) {
	start := r.i
	r.next()
	name := ""
	inner := &FileScope{Parent: s, Namespace: s.Namespace, Internal: s.Internal, Template: template, File: r.file}
	for r.kind() == tokIdent || r.kind() == tokColons {
		if r.kind() == tokIdent && !r.isWord("final") {
			name = r.text()
		}
		r.next()
	}
	if name != "" && r.kind() == tokLt {
		r.spec++
		inner.Special, _ = r.templateArgs()
		r.spec--
		r.acceptWord("final")
	}
	if r.kind() == tokColon {
		r.bases(inner)
	}
	for r.kind() != tokLBrace {
		switch r.kind() {
		case tokSemi, tokEOF, tokLParen, tokAssign: // a declaration, or a variable or function of the class
			r.i = start
			r.skipDecl()
			return
		}
		r.next()
	}
	inner.Class = qualify(s.Class, name)
	if name == "" {
		r.skipDecl()
		return
	}
	r.file.Classes = append(r.file.Classes, inner)
	r.nested(inner)
	if !r.accept(tokSemi) {
		r.skipDecl()
	}
}

// member reads a function or a constant, or skips something else.
func (r *fileReader) member(s *FileScope, template []TemplateParam, special bool) {
	start := r.i
	if r.constructor(s, template) || r.conversion(s, template) {
		return
	}
	r.spec++
	d := r.funcHead()
	r.spec--
	r.depth = min(r.depth, maxNesting)
	if d == nil {
		r.i = start
		if template == nil && !special {
			r.constant(s)
		} else {
			r.skipUnread()
		}
		return
	}
	fn := &FileFunc{FuncDecl: d, File: r.file, Scope: s, Template: template, Special: special}
	r.body(fn)
	r.file.Funcs = append(r.file.Funcs, fn)
}

// friend reads a function that a class declares as its friend: one of the namespace around the
// class, whose body sees the names of the class. Friends that are classes are skipped.
func (r *fileReader) friend(s *FileScope) {
	start := r.i
	r.next()
	around := s
	for around.Class != "" {
		around = around.Parent
	}
	var d *FuncDecl
	if around != s && !s.InTemplate() {
		r.spec++
		d = r.funcHead()
		r.spec--
		r.depth = min(r.depth, maxNesting)
	}
	if d == nil {
		r.i = start
		r.skipUnread()
		return
	}
	fn := &FileFunc{FuncDecl: d, File: r.file, Scope: around, Friend: s}
	r.body(fn)
	r.file.Funcs = append(r.file.Funcs, fn)
}

// body reads the body of a function, or the semicolon of its declaration.
func (r *fileReader) body(fn *FileFunc) {
	if !r.accept(tokSemi) {
		from := r.i
		r.skipBalanced(tokLBrace, tokRBrace)
		fn.body = [2]int{from, r.i}
	}
	fn.end = r.prevEnd()
}

// constant reads a constant or a variable, or skips the declaration.
func (r *fileReader) constant(s *FileScope) {
	start := r.i
	if s.Class != "" && !r.isWord("static") && !r.isWord("inline") && !r.isWord("constexpr") && r.field(s) {
		return
	}
	v := &FileVar{File: r.file, Scope: s}
	isConst := false
	for r.isWord("static") || r.isWord("inline") || r.isWord("constexpr") || r.isWord("const") {
		isConst = isConst || r.isWord("constexpr") || r.isWord("const")
		v.Static = v.Static || r.isWord("static")
		r.next()
	}
	from := r.i
	t := r.speculativeType()
	if t != nil && r.kind() == tokIdent {
		v.Name = r.text()
		v.Mutable = !isConst && !t.Const
	}
	if next := r.peek(1).kind; v.Name == "" || v.Mutable && (s.Class != "" || next != tokAssign && next != tokSemi) {
		r.i = start
		r.macroOrDecl()
		return
	}
	r.next()
	switch k := r.kind(); {
	case k == tokAssign, k == tokLBrace, k == tokLBracket, k == tokLParen, v.Mutable:
	default:
		r.i = start
		r.skipDecl()
		return
	}
	vars := []*FileVar{v}
	for r.kind() != tokSemi && r.kind() != tokEOF && r.kind() != tokRBrace {
		switch r.kind() {
		case tokLBrace:
			r.skipBalanced(tokLBrace, tokRBrace)
			continue
		case tokLParen:
			r.skipBalanced(tokLParen, tokRParen)
			continue
		case tokComma: // of the declaration, or of template arguments
			if next := r.peek(2).kind; r.peek(1).kind == tokIdent && (next == tokAssign || next == tokLBrace) {
				vars = append(vars, &FileVar{File: r.file, Scope: s, Name: r.src[r.peek(1).pos:r.peek(1).end], Static: v.Static, Mutable: v.Mutable})
			}
		}
		r.next()
	}
	end := r.i
	if r.accept(tokSemi) {
		for _, v := range vars {
			v.decl = [2]int{from, end}
		}
		r.file.Vars = append(r.file.Vars, vars...)
	}
}

// macroOrDecl skips a declaration. The call of a macro may not end in a semicolon.
func (r *fileReader) macroOrDecl() {
	if r.kind() == tokRBrace {
		return
	}
	if r.kind() == tokIdent && r.peek(1).kind == tokLParen && strings.ToUpper(r.text()) == r.text() {
		start := r.i
		r.next()
		r.skipBalanced(tokLParen, tokRParen)
		if r.kind() != tokLBrace {
			r.accept(tokSemi)
			return
		}
		r.i = start // the macro is the head of a function
	}
	r.skipUnread()
}

// skipUnread skips a declaration that is not understood, and notes it if it has a body.
func (r *fileReader) skipUnread() {
	start, pos := r.i, r.pos()
	r.skipDecl()
	for _, t := range r.toks[start:r.i] {
		if t.kind == tokLBrace {
			u := Unread{Text: strings.Join(strings.Fields(r.file.Text[pos:t.pos]), " ")}
			u.Line, u.Col = r.file.Place(int(pos))
			r.file.Unread = append(r.file.Unread, u)
			return
		}
	}
}
