package main

import (
	"errors"
	"fmt"
	"strings"
	"text/scanner"

	"example.com/calculator/calc"
	"github.com/mica-ir/mica/ir"
)

// A parser reads a program, which is a list of definitions:
//
//	width = 3
//	area = width * (width + 4)
//
// and builds operations of calc while it reads. The value of each name is printed.
type parser struct {
	scanner.Scanner
	tok  rune
	ctx  *ir.Context
	b    *ir.Builder
	vars map[string]*ir.Value
	err  error
}

// parse returns the module of a program.
func parse(ctx *ir.Context, name, text string) (*ir.Operation, error) {
	module := ir.NewBuilder(ctx).Op("builtin.module").Body("bodyRegion", nil, nil).MustBuild()
	p := &parser{ctx: ctx, b: ir.NewBuilderAtEnd(ctx, module.Region(0).Entry()), vars: map[string]*ir.Value{}}
	p.Init(strings.NewReader(text))
	p.Filename = name
	p.Error = func(_ *scanner.Scanner, msg string) { p.fail("%s", msg) }
	p.next()
	for p.tok != scanner.EOF && p.err == nil {
		p.definition()
	}
	return module, p.err
}

func (p *parser) next() { p.tok = p.Scan() }

// fail notes the first error.
func (p *parser) fail(format string, args ...any) {
	if p.err == nil {
		p.err = errors.New(p.Position.String() + ": " + fmt.Sprintf(format, args...))
	}
}

func (p *parser) expect(tok rune) {
	if p.tok != tok {
		p.fail("expected %s, found %q", scanner.TokenString(tok), p.TokenText())
	}
	p.next()
}

// here is the location of the current token.
func (p *parser) here() *ir.Location {
	return p.ctx.FileLineColLoc(p.Position.Filename, uint32(p.Position.Line), uint32(p.Position.Column))
}

func (p *parser) definition() {
	name := p.TokenText()
	p.b.Loc = p.here()
	p.expect(scanner.Ident)
	p.expect('=')
	v := p.sum()
	if p.err != nil {
		return
	}
	p.vars[name] = v
	calc.NewPrint(p.b, v, calc.PrintOptions{Label: &name})
}

func (p *parser) sum() *ir.Value {
	x := p.product()
	for p.err == nil && (p.tok == '+' || p.tok == '-') {
		op := p.tok
		p.b.Loc = p.here()
		p.next()
		switch y := p.product(); {
		case p.err != nil:
		case op == '+':
			x = calc.NewAdd(p.b, x, y).ResultValue()
		default:
			x = calc.NewSub(p.b, x, y).ResultValue()
		}
	}
	return x
}

func (p *parser) product() *ir.Value {
	x := p.operand()
	for p.err == nil && p.tok == '*' {
		p.b.Loc = p.here()
		p.next()
		if y := p.operand(); p.err == nil {
			x = calc.NewMul(p.b, x, y).ResultValue()
		}
	}
	return x
}

func (p *parser) operand() *ir.Value {
	text := p.TokenText()
	p.b.Loc = p.here()
	switch p.tok {
	case scanner.Int:
		var n int64
		if _, err := fmt.Sscan(text, &n); err != nil {
			p.fail("%s is not a number of 64 bits", text)
		}
		p.next()
		return calc.NewConstant(p.b, n).ResultValue()
	case scanner.Ident:
		v := p.vars[text]
		if v == nil {
			p.fail("%s is not defined", text)
		}
		p.next()
		return v
	case '(':
		p.next()
		v := p.sum()
		p.expect(')')
		return v
	}
	p.fail("expected an operand, found %q", text)
	return nil
}
