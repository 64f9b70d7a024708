package syntax

import "github.com/mica-ir/mica/source"

// Options say how to read.
type Options struct {
	Set     *source.Set // where include directives look; nil leaves them as statements
	Defines []string    // macros that are defined from the start

	// Import, if it is not nil, is asked at each include directive between two
	// statements of the top level. If it knows the file, the directive becomes an
	// IncludeStmt, and the file's macros are defined.
	Import func(f *source.File) (macros []string, known bool)
}

// A Parser reads statements.
type Parser struct {
	lx     *Lexer
	tok    Token
	prev   Loc // end of the last token that was eaten
	depth  int
	err    *Error // the syntax error that is being left, nil if all is well
	tokens *[]Token

	pending []*Error // the lexer's errors that no syntax error carries yet

	// The elements of the lists that are being read.
	exprs  stack[Expr]
	given  stack[Arg]
	supers stack[SuperRef]
	stmts  stack[Stmt]
}

// A stack has the elements of lists that are not whole yet, those of inner lists
// on top of those of outer ones: a list is made once, of its length.
type stack[T any] []T

func (s *stack[T]) push(v T) { *s = append(*s, v) }

// cut takes the list that starts at an index.
func (s *stack[T]) cut(start int) []T {
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

// Facts returns what was found out about the files that were read whole, in the
// order of their ends.
func (p *Parser) Facts() []FileFacts { return p.lx.facts }

// Included lists the files that include directives have brought in so far.
func (p *Parser) Included() []Included { return p.lx.Included }

// Warnings returns the lexer's diagnostics that belong to no statement and that
// were found since the last call, in order.
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

// eat reads past a token of that kind, if it is there.
func (p *Parser) eat(k Kind) bool {
	if p.tok.Kind != k {
		return false
	}
	p.advance()
	return true
}

// fail notes a syntax error at a place, unless one is being left already.
func (p *Parser) fail(at Loc, msg string) *Error {
	if p.err == nil {
		p.err = &Error{Loc: at, Msg: msg, Before: p.pending}
		p.pending = nil
	}
	return p.err
}

// failHere notes a syntax error at the token in hand.
func (p *Parser) failHere(msg string) *Error { return p.fail(p.tok.Loc, msg) }

// expect eats a token of that kind or fails.
func (p *Parser) expect(k Kind, msg string) bool {
	if p.eat(k) {
		return true
	}
	p.failHere(msg)
	return false
}

func (p *Parser) span(from Loc) Span { return Span{from, max(from, p.prev)} }

// take returns the error that is being left and ends the leaving.
func (p *Parser) take() *Error {
	e := p.err
	p.err = nil
	return e
}

// enter counts nesting; it fails when there is too much.
func (p *Parser) enter() bool {
	p.depth++
	if p.depth > maxDepth {
		p.failHere("nesting is too deep")
		return false
	}
	return true
}

func (p *Parser) leave() { p.depth-- }

// Next returns the next statement of the top level, nil at the end of the text.
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
	p.failHere("Unexpected token at top level")
	bad.Err = p.take()
	p.recoverTop()
	bad.Span = p.span(from)
	return bad
}

// recoverTop skips to a token that can start a statement of the top level.
func (p *Parser) recoverTop() {
	for p.tok.Kind != EOF && !startsObject(p.tok.Kind) {
		p.advance()
	}
}

// recoverItem skips past the semicolon that ends an item, or to the brace that
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
		case KwClass, KwDef, KwDefm, KwMulticlass, KwDefset, KwForeach:
			if braces == 0 {
				return
			}
		}
		p.advance()
	}
}

func startsObject(k Kind) bool {
	switch k {
	case KwAssert, KwClass, KwDef, KwDefm, KwDefset, KwDeftype, KwDefvar, KwDump, KwForeach, KwIf,
		KwInclude, KwLet, KwMulticlass:
		return true
	}
	return false
}

// typ parses a type. In a template parameter list and in a body the messages are
// the same.
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

// A Tree is one file parsed whole.
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
			collectErrors(s.Body, out)
		case *DefStmt:
			collectErrors(s.Body, out)
		case *MulticlassStmt:
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
		if e := s.Failure(); e != nil {
			*out = append(*out, e.Before...)
			*out = append(*out, e)
		}
	}
}
