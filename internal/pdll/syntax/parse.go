package syntax

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/source"
)

// maxDepth bounds the nesting of expressions, blocks and declarations.
const maxDepth = 256

// maxProblems bounds the number of problems that are kept for a file.
const maxProblems = 100

// Parse parses a text. It never fails; errors are listed in the file's problems.
func Parse(src *source.File) *File { return parse(src, false) }

// ParseReference is Parse for the language that mlir-pdll accepts, with its errors.
func ParseReference(src *source.File) *File { return parse(src, true) }

func parse(src *source.File, reference bool) *File {
	p := &parser{file: &File{Source: src, EOF: uint32(len(src.Text))}, reference: reference}
	p.lex.Text, p.lex.Reference = src.Text, reference
	p.lex.Error = p.lexical
	p.lex.Comment = func(r Range) { p.file.Comments = append(p.file.Comments, r) }
	p.tok = p.lex.Next()
	p.parseFile()
	return p.file
}

// A context is the part of a rule being parsed, on which some grammar rules depend.
type context uint8

const (
	atTop context = iota
	inMatch
	inConstraint
	inRewrite
)

// A parser parses one file. Its methods return false when they cannot continue; the
// caller that parses the statement or declaration then recovers.
type parser struct {
	lex     Lexer
	file    *File
	tok     Token  // current token
	prev    uint32 // end of the last consumed token
	context context
	depth   int

	// reference restricts the syntax to that of mlir-pdll.
	reference bool

	// repeat is the number of times that the reference lexes the token after the
	// current one again. If it is invalid, the reference reports it each time.
	repeat int
}

// lexical records a finding of the lexer, which is one token ahead of the parser.
func (p *parser) lexical(offset uint32, message string) {
	p.add(Problem{Diag: diag.Errorf(p.place(offset), "%s", message), After: p.tok.End, Lexical: true})
}

func (p *parser) place(offset uint32) diag.Place {
	return diag.At(source.Pos{File: p.file.Source, Offset: offset})
}

// fail records a finding at r and returns false.
func (p *parser) fail(r Range, message string) bool {
	p.report(diag.Errorf(p.place(r.Start), "%s", message))
	return false
}

// hint adds the word that was probably meant to an error about another one.
func (p *parser) hint(d *diag.Diagnostic, word string, known ...string) {
	if near := suggest.Closest(word, known); near != "" {
		d.Hintf(d.Place, "did you mean `%s`?", near)
	}
}

func (p *parser) report(d *diag.Diagnostic) {
	p.add(Problem{Diag: d, After: p.prev})
}

func (p *parser) add(q Problem) {
	if len(p.file.Problems) < maxProblems {
		p.file.Problems = append(p.file.Problems, q)
	}
}

func (p *parser) next() {
	p.prev = p.tok.End
	p.tok = p.lex.Next()
	for ; p.repeat > 0; p.repeat-- {
		if n := len(p.file.Problems); p.is(Bad) && n > 0 {
			p.add(p.file.Problems[n-1])
		}
	}
}

func (p *parser) is(k Kind) bool { return p.tok.Kind == k }

// accept consumes the token if it has that kind.
func (p *parser) accept(k Kind) bool {
	if p.tok.Kind != k {
		return false
	}
	p.next()
	return true
}

// expect consumes a token of that kind or fails with the message.
func (p *parser) expect(k Kind, message string) bool {
	if p.tok.Kind != k {
		return p.fail(p.tok.Range, message)
	}
	p.next()
	return true
}

// enter increments the nesting depth and fails if it is exceeded.
func (p *parser) enter() bool {
	if p.depth >= maxDepth {
		return p.fail(p.tok.Range, "nesting is too deep")
	}
	p.depth++
	return true
}

func (p *parser) leave() { p.depth-- }

// peek returns the kind of the token after the current one.
func (p *parser) peek() Kind {
	l := Lexer{Text: p.lex.Text, pos: p.lex.pos, Reference: p.reference}
	return l.Next().Kind
}

// word consumes the current token and returns it as a name.
func (p *parser) word() Name {
	n := Name{Text: p.file.Text(p.tok.Range), Range: p.tok.Range}
	p.next()
	return n
}

func (p *parser) parseFile() {
	for !p.is(EOF) {
		item, ok := p.parseItem()
		if item != nil {
			p.file.Items = append(p.file.Items, item)
		}
		if !ok {
			p.skipItem()
		}
	}
	p.file.EOF = p.tok.Start
}

// parseItem parses a directive or a declaration and consumes at least one token.
// For a broken declaration it returns the declaration and false.
func (p *parser) parseItem() (Item, bool) {
	p.context, p.depth = atTop, 0
	switch p.tok.Kind {
	case Directive:
		return p.parseDirective()
	case KwPattern:
		d := &Pattern{Keyword: p.tok.Range}
		ok := p.parsePattern(d)
		d.Broken, d.End = !ok, p.prev
		return d, ok
	case KwConstraint, KwRewrite:
		d := &Callable{}
		ok := p.parseCallable(d)
		d.Broken, d.End = !ok, p.prev
		return d, ok
	}
	d := diag.Errorf(p.place(p.tok.Range.Start), "expected top-level declaration, such as a `Pattern`")
	p.hint(d, p.file.Text(p.tok.Range), "Constraint", "Pattern", "Rewrite")
	p.report(d)
	p.next()
	return nil, false
}

// skipItem skips to the probable start of an item. Since a constraint or rewrite
// can be nested in another item, its keyword counts only at the start of a line.
func (p *parser) skipItem() {
	for !p.is(EOF) {
		switch p.tok.Kind {
		case Directive, KwPattern:
			return
		case KwConstraint, KwRewrite:
			if _, col := p.file.Source.LineCol(p.tok.Start); col == 1 {
				return
			}
		}
		p.next()
	}
}

func (p *parser) parseDirective() (Item, bool) {
	r := p.tok.Range
	if text := p.file.Text(r); text != "#include" {
		p.fail(r, "unknown directive `"+text+"`")
		p.next()
		return nil, false
	}
	p.next()
	if !p.is(String) && !p.is(CodeBlock) {
		return nil, p.fail(r, "expected string file name after `include` directive")
	}
	d := &Include{Range: Range{r.Start, p.tok.End}, Path: Unquote(p.lex.Text[p.tok.Start:p.tok.End]), PathRange: p.tok.Range}
	p.next()
	return d, true
}
