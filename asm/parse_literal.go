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

// parseAlone reads a text that is one of what parse reads.
func parseAlone(ctx *ir.Context, file *source.File, parse func(*Parser)) diag.List {
	var diags diag.List
	syms := &symbols{attrs: map[string]ir.Attribute{}, types: map[string]ir.Type{}}
	p := newFileParser(ctx, file, &diags, syms, ParseOptions{})
	p.Try(func() {
		parse(&p.Parser)
		if p.tok.kind != EOF {
			p.Failf(p.tok.start, "found trailing characters: '%s'", file.Text[p.tok.start:])
		}
	})
	if len(diags) > 0 {
		return diags
	}
	return nil
}
