package syntax

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// maxDepth bounds how deep expressions, blocks and declarations may nest.
const maxDepth = 256

// maxProblems bounds how many problems of a file are kept, the first ones.
const maxProblems = 100

// Parse reads a text. It never fails: what is wrong is listed in the file's
// problems.
func Parse(src *source.File) *File {
	p := &parser{file: &File{Source: src, EOF: uint32(len(src.Text))}}
	p.lex.Text = src.Text
	p.lex.Error = p.lexical
	p.lex.Comment = func(r Range) { p.file.Comments = append(p.file.Comments, r) }
	p.tok = p.lex.Next()
	p.parseFile()
	return p.file
}

// A context says in which part of a rule the parser is; a few rules of the
// grammar depend on it.
type context uint8

const (
	atTop context = iota
	inMatch
	inConstraint
	inRewrite
)

// A parser reads one file. Its parse methods return false when they cannot go
// on; the caller that owns a statement or declaration then skips and recovers.
type parser struct {
	lex     Lexer
	file    *File
	tok     Token  // the token that is looked at
	prev    uint32 // end of the last token that was consumed
	context context
	depth   int

	// repeat is how often the reference reads the token behind the one that is
	// looked at once more, and complains of it again if it is none.
	repeat int
}

// lexical records a finding of the lexer, which reads one token ahead of what
// is consumed.
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

// enter counts one level of nesting and fails if there are too many.
func (p *parser) enter() bool {
	if p.depth >= maxDepth {
		return p.fail(p.tok.Range, "nesting is too deep")
	}
	p.depth++
	return true
}

func (p *parser) leave() { p.depth-- }

// peek returns the kind of the token behind the one that is looked at.
func (p *parser) peek() Kind {
	l := Lexer{Text: p.lex.Text, pos: p.lex.pos}
	return l.Next().Kind
}

// word consumes the token and returns it as a name.
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

// parseItem parses a directive or a declaration and consumes at least one
// token. A declaration that is broken is returned with false.
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
	p.fail(p.tok.Range, "expected top-level declaration, such as a `Pattern`")
	p.next()
	return nil, false
}

// skipItem skips to what looks like the start of an item. A constraint or
// rewrite can also stand inside of another, so its keyword counts only at the
// start of a line.
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
