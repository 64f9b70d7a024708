package asm

import (
	"math"

	"github.com/mica-ir/mica/ir"
)

// ParseOptionalLocation parses `loc(...)` if it is there; the answer is nil if it
// is not. An alias that is defined only later is remembered and resolved then.
func (p *Parser) ParseOptionalLocation() (*ir.Location, bool) {
	if !p.consumeIf(kwLoc) {
		return nil, true
	}
	if !p.expect(LParen, "expected '(' in location") {
		return nil, false
	}
	var l *ir.Location
	var ok bool
	if p.tok.kind == HashIdentifier && !hasDot(p.spelling()) {
		l, ok = p.parseLocationAlias()
	} else {
		l, ok = p.parseLocationInstance()
	}
	if !ok || !p.expect(RParen, "expected ')' in location") {
		return nil, false
	}
	return l, true
}

func hasDot(s string) bool {
	for i := range len(s) {
		if s[i] == '.' {
			return true
		}
	}
	return false
}

// A deferredMark tells the location of an alias that is not defined yet.
type deferredMark struct {
	symbols *symbols // of the file
	loc     deferredLoc
}

func (p *Parser) parseLocationAlias() (*ir.Location, bool) {
	at, name := p.tok.start, p.spelling()[1:]
	p.consume()
	if a, ok := p.symbols.attrs[name]; ok {
		l, ok := a.(*ir.Location)
		if !ok {
			return nil, p.failf(at, "expected location, but found '%s'", a)
		}
		return l, true
	}
	d := deferredLoc{at: at, name: name}
	p.symbols.deferred++
	return p.ctx.OpaqueLoc(deferredMark{p.symbols.file(), d}, p.ctx.UnknownLoc()), true
}

// location ::= alias | string (`:` line `:` column)? | `callsite` ... | `fused` ... | `unknown`
func (p *Parser) parseLocationInstance() (*ir.Location, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	switch p.tok.kind {
	case HashIdentifier:
		a, ok := p.parseExtendedAttr(nil)
		if !ok {
			return nil, false
		}
		l, ok := a.(*ir.Location)
		if !ok {
			return nil, p.errorHere("expected location attribute, but got%s", a)
		}
		return l, true
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
			return p.ctx.UnknownLoc(), true
		}
	}
	return nil, p.wrongToken("expected location instance")
}

// callsite ::= `callsite` `(` location `at` location `)`
func (p *Parser) parseCallSite() (*ir.Location, bool) {
	p.consume()
	if !p.expect(LParen, "expected '(' in callsite location") {
		return nil, false
	}
	callee, ok := p.parseLocationInstance()
	if !ok {
		return nil, false
	}
	if p.tok.kind != BareIdentifier || p.spelling() != "at" {
		return nil, p.wrongToken("expected 'at' in callsite location")
	}
	p.consume()
	caller, ok := p.parseLocationInstance()
	if !ok || !p.expect(RParen, "expected ')' in callsite location") {
		return nil, false
	}
	return p.ctx.CallSiteLoc(callee, caller), true
}

// fused ::= `fused` (`<` attribute `>`)? `[` locations `]`
func (p *Parser) parseFused() (*ir.Location, bool) {
	p.consume()
	var metadata ir.Attribute
	if p.consumeIf(Less) {
		var ok bool
		if metadata, ok = p.ParseAttribute(nil); !ok {
			return nil, false
		}
		if !p.expect(Greater, "expected '>' after fused location metadata") {
			return nil, false
		}
	}
	var ls []*ir.Location
	if !p.ParseCommaSeparatedList(Squares, func() bool {
		l, ok := p.parseLocationInstance()
		ls = append(ls, l)
		return ok
	}, " in fused location") {
		return nil, false
	}
	return p.ctx.FusedLoc(ls, metadata), true
}

// name-or-file ::= string (`(` location `)`)?
// | string `:` line (`:` column (`to` line? `:` column)?)?
func (p *Parser) parseNameOrFileLocation() (*ir.Location, bool) {
	name := p.stringValue(p.tok)
	p.consume()
	if !p.consumeIf(Colon) {
		var child *ir.Location
		if p.consumeIf(LParen) {
			var ok bool
			if child, ok = p.parseLocationInstance(); !ok {
				return nil, false
			}
			if !p.expect(RParen, "expected ')' after child location of NameLoc") {
				return nil, false
			}
		}
		return p.ctx.NameLoc(name, child), true
	}
	line, ok := p.locationInt("line")
	if !ok {
		return nil, false
	}
	if !p.consumeIf(Colon) {
		return p.ctx.FileLineColLoc(name, line, 0), true
	}
	col, ok := p.locationInt("column")
	if !ok {
		return nil, false
	}
	if !p.ParseOptionalKeyword("to") {
		return p.ctx.FileLineColLoc(name, line, col), true
	}
	endLine := line
	if p.tok.kind == Integer {
		if endLine, ok = p.locationInt("line"); !ok {
			return nil, false
		}
	}
	if !p.consumeIf(Colon) {
		return nil, p.wrongToken("expected either integer or `:` post `to` in FileLineColRange")
	}
	endCol, ok := p.locationInt("column")
	if !ok {
		return nil, false
	}
	return p.ctx.FileLineColRangeLoc(name, line, col, endLine, endCol), true
}

func (p *Parser) locationInt(what string) (uint32, bool) {
	if p.tok.kind == Integer {
		if n, ok := uintValue(p.spelling()); ok && n <= math.MaxUint32 {
			p.consume()
			return uint32(n), true
		}
	}
	return 0, p.wrongToken("expected integer %s number in FileLineColRange", what)
}
