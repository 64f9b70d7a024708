package asm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// ParseAttribute reads a text that is one attribute.
func ParseAttribute(ctx *ir.Context, file *source.File) (ir.Attribute, diag.List) {
	var a ir.Attribute
	list := parseAlone(ctx, file, func(p *Parser) {
		a = p.ParseAttribute(nil)
	})
	if list.HasErrors() {
		return nil, list
	}
	return a, list
}

// ParseType reads a text that is one type.
func ParseType(ctx *ir.Context, file *source.File) (ir.Type, diag.List) {
	var t ir.Type
	list := parseAlone(ctx, file, func(p *Parser) {
		t = p.ParseType()
	})
	if list.HasErrors() {
		return nil, list
	}
	return t, list
}

// ParseAttributePrefix reads an attribute at the beginning of a text, and returns where it
// ends.
func ParseAttributePrefix(ctx *ir.Context, file *source.File) (a ir.Attribute, end int, list diag.List) {
	end, list = parsePrefix(ctx, file, true, func(p *Parser) { a = p.ParseAttribute(nil) })
	return a, end, list
}

// ParseTypePrefix reads a type at the beginning of a text, and returns where it ends.
func ParseTypePrefix(ctx *ir.Context, file *source.File) (t ir.Type, end int, list diag.List) {
	end, list = parsePrefix(ctx, file, true, func(p *Parser) { t = p.ParseType() })
	return t, end, list
}

// parseAlone applies parse to a text and fails if anything is left over.
func parseAlone(ctx *ir.Context, file *source.File, parse func(*Parser)) diag.List {
	_, list := parsePrefix(ctx, file, false, func(p *Parser) {
		parse(p)
		if p.tok.kind != EOF {
			p.Failf(p.tok.start, "found trailing characters: '%s'", file.Text[p.tok.start:])
		}
	})
	return list
}

// parsePrefix calls parse at the beginning of a text, and returns where the next token
// begins. again is [ParseOptions].Again.
func parsePrefix(ctx *ir.Context, file *source.File, again bool, parse func(*Parser)) (end int, diags diag.List) {
	syms := &symbols{attrs: map[string]ir.Attribute{}, types: map[string]ir.Type{}, again: again}
	p := newFileParser(ctx, file, &diags, syms, ParseOptions{})
	p.Try(func() { parse(&p.Parser) })
	if len(diags) == 0 {
		diags = nil
	}
	return int(p.tok.start), diags
}
