package asm

import (
	"math"

	"github.com/mica-ir/mica/ir"
)

// ParseOptionalLocation parses `loc(...)` if present, and otherwise returns nil. An alias that
// is not defined yet is resolved once it is.
func (p *Parser) ParseOptionalLocation() *ir.Location {
	if !p.consumeIf(kwLoc) {
		return nil
	}
	p.expect(LParen, "expected '(' in location")
	var l *ir.Location
	if p.tok.kind == HashIdentifier && !hasDot(p.spelling()) {
		l = p.parseLocationAlias()
	} else {
		l = p.parseLocationInstance()
	}
	p.expect(RParen, "expected ')' in location")
	return l
}

func hasDot(s string) bool {
	for i := range len(s) {
		if s[i] == '.' {
			return true
		}
	}
	return false
}

// A deferredMark identifies the location of an alias that is not defined yet.
type deferredMark struct {
	symbols *symbols // of the file
	loc     deferredLoc
}

func (p *Parser) parseLocationAlias() *ir.Location {
	at, name := p.tok.start, p.spelling()[1:]
	p.consume()
	p.aliasUse("#", name, at)
	if a, ok := p.symbols.attrs[name]; ok {
		l, ok := a.(*ir.Location)
		if !ok {
			p.failf(at, "expected location, but found '%s'", a)
		}
		return l
	}
	d := deferredLoc{at: at, name: name}
	p.symbols.deferred++
	return p.ctx.OpaqueLoc(deferredMark{p.symbols.file(), d}, p.ctx.UnknownLoc())
}

// location ::= alias | string (`:` line `:` column)? | `callsite` ... | `fused` ... | `unknown`
func (p *Parser) parseLocationInstance() *ir.Location {
	p.enter()
	defer p.leave()
	switch p.tok.kind {
	case HashIdentifier:
		a := p.parseExtendedAttr(nil)
		l, ok := a.(*ir.Location)
		if !ok {
			p.errorHere("expected location attribute, but got%s", a)
		}
		return l
	case StringLiteral:
		return p.parseNameOrFileLocation()
	case BareIdentifier:
		switch p.spelling() {
		case "callsite":
			return p.parseCallSite()
		case "fused":
			return p.parseFused()
		case "unknown":
			p.consume()
			return p.ctx.UnknownLoc()
		}
	}
	p.wrongToken("expected location instance")
	return nil
}

// callsite ::= `callsite` `(` location `at` location `)`
func (p *Parser) parseCallSite() *ir.Location {
	p.consume()
	p.expect(LParen, "expected '(' in callsite location")
	callee := p.parseLocationInstance()
	if p.tok.kind != BareIdentifier || p.spelling() != "at" {
		p.wrongToken("expected 'at' in callsite location")
	}
	p.consume()
	caller := p.parseLocationInstance()
	p.expect(RParen, "expected ')' in callsite location")
	return p.ctx.CallSiteLoc(callee, caller)
}

// fused ::= `fused` (`<` attribute `>`)? `[` locations `]`
func (p *Parser) parseFused() *ir.Location {
	p.consume()
	var metadata ir.Attribute
	if p.consumeIf(Less) {
		metadata = p.ParseAttribute(nil)
		p.expect(Greater, "expected '>' after fused location metadata")
	}
	var ls []*ir.Location
	p.ParseCommaSeparatedList(Squares, func() {
		l := p.parseLocationInstance()
		ls = append(ls, l)
	}, " in fused location")
	return p.ctx.FusedLoc(ls, metadata)
}

// name-or-file ::= string (`(` location `)`)?
// | string `:` line (`:` column (`to` line? `:` column)?)?
func (p *Parser) parseNameOrFileLocation() *ir.Location {
	name := p.stringValue(p.tok)
	p.consume()
	if !p.consumeIf(Colon) {
		var child *ir.Location
		if p.consumeIf(LParen) {
			child = p.parseLocationInstance()
			p.expect(RParen, "expected ')' after child location of NameLoc")
		}
		return p.ctx.NameLoc(name, child)
	}
	line := p.locationInt("line")
	if !p.consumeIf(Colon) {
		return p.ctx.FileLineColLoc(name, line, 0)
	}
	col := p.locationInt("column")
	if !p.ParseOptionalKeyword("to") {
		return p.ctx.FileLineColLoc(name, line, col)
	}
	endLine := line
	if p.tok.kind == Integer {
		endLine = p.locationInt("line")
	}
	if !p.consumeIf(Colon) {
		p.wrongToken("expected either integer or `:` post `to` in FileLineColRange")
	}
	endCol := p.locationInt("column")
	return p.ctx.FileLineColRangeLoc(name, line, col, endLine, endCol)
}

func (p *Parser) locationInt(what string) uint32 {
	if p.tok.kind == Integer {
		if n, ok := uintValue(p.spelling()); ok && n <= math.MaxUint32 {
			p.consume()
			return uint32(n)
		}
	}
	p.wrongToken("expected integer %s number in FileLineColRange", what)
	return 0
}
