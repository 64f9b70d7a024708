package syntax

import (
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/source"
)

// Options configures the parser.
type Options struct {
	Set     *source.Set // where included files are searched; if nil, include directives are statements
	Defines []string    // macros that are defined initially

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
	p.lx.importer = opts.Import
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
	if p.tok.Kind == EOF {
		return nil
	}
	if p.tok.Kind == Imported {
		s := &IncludeStmt{Span: Span{p.tok.Loc, p.tok.End}, Imported: p.lx.imported[p.tok.Val]}
		p.advance()
		return s
	}
	if startsObject(p.tok.Kind) {
		s := p.object(context{})
		if s.Failure() != nil {
			p.recoverTop()
		}
		return s
	}
	bad := &BadStmt{}
	from := p.tok.Loc
	e := p.failHere("Unexpected token at top level")
	if near := suggest.Closest(p.tok.Text, topLevel); p.tok.Kind == Ident && near != "" {
		e.Notes = append(e.Notes, Error{Loc: p.tok.Loc, Msg: "did you mean '" + near + "'?", Hint: true})
	}
	bad.Err = p.take()
	p.recoverTop()
	bad.Span = p.span(from)
	return bad
}

// recoverTop skips to a token that can start a top-level statement.
func (p *Parser) recoverTop() {
	braces := 0
	for p.tok.Kind != EOF {
		switch k := p.tok.Kind; {
		case k == LBrace:
			braces++
		case k == RBrace:
			braces = max(0, braces-1)
		case startsBody(k) || startsObject(k) && braces == 0:
			return
		}
		p.advance()
	}
}

// recoverItem skips to after the semicolon that ends an item, or to the brace that
// ends the body.
func (p *Parser) recoverItem() {
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
			if braces == 0 {
				return
			}
			braces--
		default:
			if braces == 0 && startsBody(p.tok.Kind) {
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
	collectErrors(t.Stmts, &t.Errors)
	t.Errors = append(t.Errors, p.pending...)
	return t
}

func collectErrors(stmts []Stmt, out *[]*Error) {
	for _, s := range stmts {
		switch s := s.(type) {
		case *ClassStmt:
			collectParamErrors(s.Params, s.Err, out)
			collectErrors(s.Body, out)
		case *DefStmt:
			collectErrors(s.Body, out)
		case *MulticlassStmt:
			collectParamErrors(s.Params, s.Err, out)
			collectErrors(s.Body, out)
		case *DefsetStmt:
			collectErrors(s.Body, out)
		case *ForeachStmt:
			collectErrors(s.Body, out)
		case *IfStmt:
			collectErrors(s.Then, out)
			collectErrors(s.Else, out)
		case *LetStmt:
			collectErrors(s.Body, out)
		}
		collectError(s.Failure(), out)
	}
}

// collectParamErrors collects the errors in default values, except the one that ends the statement.
func collectParamErrors(params []*FieldStmt, last *Error, out *[]*Error) {
	for _, f := range params {
		if f.Err != last {
			collectError(f.Err, out)
		}
	}
}

func collectError(e *Error, out *[]*Error) {
	if e == nil {
		return
	}
	*out = append(*out, e.Before...)
	if !e.Follows {
		*out = append(*out, e)
	}
}
