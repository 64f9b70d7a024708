package syntax

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/source"
)

// Options configures the parser.
type Options struct {
	Set     *source.Set // where included files are searched; if nil, include directives are statements
	Defines []string    // macros that are defined initially

	// Reference restricts the language to that of the reference: without the statements of later
	// versions of LLVM, and without operators that it no longer has.
	Reference bool

	// Import, if it is not nil, is called for each include directive between two
	// top-level statements. If it reports that it knows the file, the directive
	// becomes an IncludeStmt, and the file's macros are defined.
	Import func(f *source.File) (macros []string, known bool)
}

// A Parser reads statements.
type Parser struct {
	lx     *Lexer
	tok    Token
	prev   Loc // end of the last consumed token
	depth  int
	err    *Error // the current syntax error, nil after recovery
	tokens *[]Token

	// After an error in the head of a statement its body may be parsed as if there were no head:
	// doubt is set for the next statement, and unclosed is the number of braces whose closing ones
	// are still to come.
	doubt    bool
	unclosed int

	pending []*Error // lexer errors that are not attached to a syntax error yet

	// Elements of the lists that are being parsed.
	exprs  stack[Expr]
	given  stack[Arg]
	supers stack[SuperRef]
	stmts  stack[Stmt]
}

// A stack holds the elements of incomplete lists, those of inner lists above those
// of outer ones. Each list is then allocated once, with its final length. It has functions
// instead of methods, which the compiler would compile in every package that uses Parser.
type stack[T any] []T

func push[T any](s *stack[T], v T) { *s = append(*s, v) }

// cut removes the elements from index start on and returns them as a list.
func cut[T any](s *stack[T], start int) []T {
	top := (*s)[start:]
	if len(top) == 0 {
		return nil
	}
	list := append([]T(nil), top...)
	clear(top)
	*s = (*s)[:start]
	return list
}

// maxDepth bounds the nesting of values and statements.
const maxDepth = 2000

// NewParser returns a parser at the start of f, which it adds to files.
func NewParser(files *Files, f *source.File, opts Options) *Parser {
	p := &Parser{lx: NewLexer(files, f, opts.Set, opts.Defines)}
	p.lx.importer, p.lx.reference = opts.Import, opts.Reference
	p.advance()
	return p
}

// Facts describes the files that were read completely, in the order in which they
// ended.
func (p *Parser) Facts() []FileFacts { return p.lx.facts }

// Included lists the files that include directives have included so far.
func (p *Parser) Included() []Included { return p.lx.Included }

// Skipped returns the include directives of files that were included before and have an
// include guard.
func (p *Parser) Skipped() []Included { return p.lx.Skipped }

// Warnings returns, in order, the lexer's diagnostics since the last call that do
// not belong to a statement.
func (p *Parser) Warnings() []*Error {
	e := p.pending
	p.pending = nil
	return e
}

func (p *Parser) advance() {
	p.prev = p.tok.End
	p.tok = p.lx.Next()
	if p.tokens != nil && p.tok.Kind != EOF {
		*p.tokens = append(*p.tokens, p.tok)
	}
	if len(p.lx.Errors) > 0 {
		p.pending = append(p.pending, p.lx.Errors...)
		p.lx.Errors = p.lx.Errors[:0]
	}
}

// eat consumes the current token if it has that kind.
func (p *Parser) eat(k Kind) bool {
	if p.tok.Kind != k {
		return false
	}
	p.advance()
	return true
}

// fail records a syntax error, unless the parser is recovering from one.
func (p *Parser) fail(at Loc, msg string) *Error {
	if p.err == nil {
		follows := p.tok.Kind == Invalid || p.tok.Kind == EOF && p.lx.cut
		p.err = &Error{Loc: at, Msg: msg, Before: p.pending, Follows: follows}
		p.pending = nil
	}
	return p.err
}

// failHere records a syntax error at the current token.
func (p *Parser) failHere(msg string) *Error { return p.fail(p.tok.Loc, msg) }

// expect consumes a token of that kind or records an error.
func (p *Parser) expect(k Kind, msg string) bool {
	if p.eat(k) {
		return true
	}
	p.failHere(msg)
	return false
}

func (p *Parser) span(from Loc) Span { return Span{from, max(from, p.prev)} }

// take returns the current error and clears it.
func (p *Parser) take() *Error {
	e := p.err
	p.err = nil
	return e
}

// enter increments the nesting depth and records an error if it is exceeded.
func (p *Parser) enter() bool {
	p.depth++
	if p.depth > maxDepth {
		p.failHere("nesting is too deep")
		return false
	}
	return true
}

func (p *Parser) leave() { p.depth-- }

// topLevel are the keywords with which a top-level statement begins.
var topLevel = []string{
	"assert", "class", "def", "defm", "defset", "deftype", "defvar", "dump", "foreach", "if", "include", "let", "multiclass",
}

// Next returns the next top-level statement, or nil at the end of the text.
func (p *Parser) Next() Stmt {
	for p.unclosed > 0 && p.tok.Kind == RBrace {
		p.unclosed--
		p.advance()
		if p.eat(KwElse) && p.eat(LBrace) {
			p.unclosed++
		}
	}
	if p.tok.Kind == EOF {
		return nil
	}
	if p.tok.Kind == Imported {
		s := &IncludeStmt{Span: Span{p.tok.Loc, p.tok.End}, Imported: p.lx.imported[p.tok.Val]}
		p.advance()
		return s
	}
	if startsObject(p.tok.Kind) {
		from := p.tok.Loc
		doubt := p.doubt || p.unclosed > 0
		p.doubt = false
		s := p.object(context{})
		s.tail().Doubt = doubt
		if e := s.Failure(); e != nil {
			e.Skipped = p.skip(func() { p.recoverTop(from) })
		}
		p.doubt = p.doubt || losesBody(s)
		return s
	}
	bad := &BadStmt{}
	from := p.tok.Loc
	e := p.failHere("Unexpected token at top level")
	if near := suggest.Closest(p.tok.Text, topLevel); p.tok.Kind == Ident && near != "" {
		e.Notes = append(e.Notes, Error{Loc: p.tok.Loc, Msg: "did you mean '" + near + "'?", Hint: true})
	}
	bad.Err = p.take()
	bad.Stray = p.tok.Kind == RBrace
	p.recoverTop(from)
	bad.Span = p.span(from)
	p.doubt = !bad.Stray // the keyword may be missing
	return bad
}

// losesBody reports whether the statement after s may be the body of s.
func losesBody(s Stmt) bool {
	bad := func(body []Stmt) bool {
		if len(body) == 0 {
			return s.Failure() != nil
		}
		_, bad := body[len(body)-1].(*BadStmt)
		return bad
	}
	switch s := s.(type) {
	case *ForeachStmt:
		return bad(s.Body)
	case *LetStmt:
		return bad(s.Body)
	case *IfStmt:
		return bad(s.Then) || s.HasElse && bad(s.Else)
	}
	return false
}

// skip calls a function that skips tokens, and returns their text.
func (p *Parser) skip(f func()) Span {
	from := p.tok.Loc
	f()
	return p.span(from)
}

// recoverTop skips to a token that can start a top-level statement, after an error in one that
// starts at from. A let in a line that is indented more belongs to the body of that statement, whose
// brace may be missing.
func (p *Parser) recoverTop(from Loc) {
	braces := 0
	for p.tok.Kind != EOF {
		switch k := p.tok.Kind; {
		case k == LBrace:
			braces++
		case k == RBrace:
			braces = max(0, braces-1)
		case startsBody(k):
			p.unclosed += braces
			return
		case startsObject(k) && braces == 0 && (!p.lx.startsLine(p.tok.Loc) || p.lx.column(p.tok.Loc) <= p.lx.column(from)):
			return
		}
		p.advance()
	}
}

// recoverItem skips to after the semicolon that ends an item, or to the brace that ends the body,
// which starts at open. A closing brace in the middle of a line does not end a body that starts in
// another one.
func (p *Parser) recoverItem(open Loc) {
	braces := 0
	for {
		switch p.tok.Kind {
		case EOF:
			return
		case Semi:
			if braces == 0 {
				p.advance()
				return
			}
		case LBrace:
			braces++
		case RBrace:
			if braces == 0 && (p.lx.startsLine(p.tok.Loc) || p.lx.sameLine(open, p.tok.Loc)) {
				return
			}
			braces = max(0, braces-1)
		default:
			if startsBody(p.tok.Kind) && (braces == 0 || p.lx.startsLine(p.tok.Loc)) {
				p.unclosed += braces
				return
			}
		}
		p.advance()
	}
}

// startsBody reports whether a token starts a statement that bodies do not contain.
func startsBody(k Kind) bool {
	switch k {
	case KwClass, KwDef, KwDefm, KwMulticlass, KwDefset, KwForeach:
		return true
	}
	return false
}

// startsField reports whether a token starts the declaration of a field.
func startsField(k Kind) bool {
	switch k {
	case KwField, KwBit, KwBits, KwInt, KwString, KwCode, KwDag, KwList, Ident:
		return true
	}
	return false
}

func startsObject(k Kind) bool {
	switch k {
	case KwAssert, KwClass, KwDef, KwDefm, KwDefset, KwDeftype, KwDefvar, KwDump, KwForeach, KwIf,
		KwInclude, KwLet, KwMulticlass:
		return true
	}
	return false
}

// typ parses a type. The messages are the same in parameter lists and bodies.
func (p *Parser) typ() *Type {
	from := p.tok.Loc
	t := &Type{}
	defer func() {
		t.Span = p.span(from)
		if p.err != nil {
			t.Kind, t.Err = TypeBad, p.err
		}
	}()
	if !p.enter() {
		p.leave()
		return t
	}
	defer p.leave()
	switch p.tok.Kind {
	case KwBit:
		t.Kind = TypeBit
	case KwInt:
		t.Kind = TypeInt
	case KwString:
		t.Kind = TypeString
	case KwCode:
		t.Kind = TypeCode
	case KwDag:
		t.Kind = TypeDag
	case Ident:
		t.Kind, t.Name = TypeName, p.tok.Text
	case KwBits:
		t.Kind = TypeBits
		p.advance()
		if p.tok.Kind != Less {
			p.failHere("expected '<' after bits type")
			return t
		}
		p.advance()
		if p.tok.Kind != Int {
			p.failHere("expected integer in bits<n> type")
			return t
		}
		t.Size = p.tok.Val
		p.advance()
		p.expect(Greater, "expected '>' at end of bits<n> type")
		return t
	case KwList:
		t.Kind = TypeList
		p.advance()
		if p.tok.Kind != Less {
			p.failHere("expected '<' after list type")
			return t
		}
		p.advance()
		t.Elem = p.typ()
		if p.err != nil {
			return t
		}
		p.expect(Greater, "expected '>' at end of list<ty> type")
		return t
	default:
		p.failHere("Unknown token when expecting a type")
		return t
	}
	p.advance()
	return t
}

// A Tree is the complete parse of one file.
type Tree struct {
	File   *source.File
	Files  *Files
	Tokens []Token
	Stmts  []Stmt
	Errors []*Error // syntax errors, in order
}

// Parse parses one file without following its include directives.
func Parse(f *source.File, defines []string) *Tree {
	t := &Tree{File: f, Files: &Files{}}
	p := &Parser{lx: NewLexer(t.Files, f, nil, defines), tokens: &t.Tokens}
	p.advance()
	for {
		s := p.Next()
		if s == nil {
			break
		}
		t.Stmts = append(t.Stmts, s)
	}
	for _, s := range t.Stmts {
		for _, e := range Failures(s) {
			t.Errors = append(t.Errors, e.Before...)
			if !e.Follows {
				t.Errors = append(t.Errors, e)
			}
		}
	}
	t.Errors = append(t.Errors, p.pending...)
	return t
}

// Failures returns the errors of a statement and of those in it, in the order of the text.
func Failures(s Stmt) []*Error {
	list := failures([]Stmt{s}, nil)
	slices.SortStableFunc(list, func(a, b *Error) int { return cmp.Compare(a.Loc, b.Loc) })
	return list
}

// failures appends the errors of statements to a list, those of a body before that of its statement.
func failures(stmts []Stmt, list []*Error) []*Error {
	for _, s := range stmts {
		var params []*FieldStmt
		switch s := s.(type) {
		case *ClassStmt:
			params = s.Params
			list = failures(s.Body, list)
		case *DefStmt:
			list = failures(s.Body, list)
		case *MulticlassStmt:
			params = s.Params
			list = failures(s.Body, list)
		case *DefsetStmt:
			list = failures(s.Body, list)
		case *ForeachStmt:
			list = failures(s.Body, list)
		case *IfStmt:
			list = failures(s.Else, failures(s.Then, list))
		case *LetStmt:
			list = failures(s.Body, list)
		}
		for _, f := range params {
			if f.Err != nil && f.Err != s.Failure() {
				list = append(list, f.Err)
			}
		}
		if e := s.Failure(); e != nil {
			list = append(list, e)
		}
	}
	return list
}
