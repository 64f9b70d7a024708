package asm

import "github.com/mica-ir/mica/ir"

// syntaxOf returns the custom form of an operation, or nil if it has none. The forms of the
// builtin dialect are here, because that dialect is below text.
func syntaxOf(def *ir.OpDef) OpSyntax {
	if s, ok := def.Syntax.(OpSyntax); ok {
		return s
	}
	if !def.Registered {
		return nil
	}
	switch def.Name {
	case "builtin.module":
		return moduleSyntax{}
	case "builtin.unrealized_conversion_cast":
		return castSyntax{}
	}
	return nil
}

// fallbackSyntax returns the custom form that a dialect provides for an operation without its
// own, or nil. d may be nil.
func fallbackSyntax(d *ir.Dialect, name string) OpSyntax {
	if d == nil || d.FallbackSyntax == nil {
		return nil
	}
	s, _ := d.FallbackSyntax(name).(OpSyntax)
	return s
}

// moduleSyntax is `module (@name)? (attributes {...})? { ... }`.
type moduleSyntax struct{}

func (moduleSyntax) DefaultDialect() string { return "builtin" }

func (moduleSyntax) ParseOp(p *OpParser, s *ir.OperationState) {
	name, named := p.ParseOptionalSymbolName()
	p.ParseAttrDictWithKeyword(s)
	// A name in the dictionary takes precedence.
	if named && s.Attr(ir.SymbolNameAttr) == nil {
		s.AddAttribute(ir.SymbolNameAttr, p.Context().StringAttr(name))
	}
	r := p.NewRegion(s)
	p.ParseRegion(r, nil)
	if r.Empty() {
		r.AppendBlock(nil)
	}
}

func (moduleSyntax) PrintOp(p *OpPrinter, op *ir.Operation) {
	if name, ok := op.Attr(ir.SymbolNameAttr).(*ir.StringAttr); ok {
		p.Byte(' ')
		p.SymbolName(name.Value)
	}
	p.AttrDictWithKeyword(op.AllAttrs(), ir.SymbolNameAttr)
	p.Byte(' ')
	p.Region(op.Region(0), RegionOptions{})
}

// castSyntax is `unrealized_conversion_cast (operands : types)? to types dictionary?`.
type castSyntax struct{}

func (castSyntax) ParseOp(p *OpParser, s *ir.OperationState) {
	var os []UnresolvedOperand
	at := p.Pos()
	os = p.ParseOperandList(NoDelimiter, os)
	if len(os) > 0 {
		ts := p.ParseColonTypeList(nil)
		p.ResolveOperandTypes(s, os, ts, at)
	}
	p.ParseKeyword("to", "")
	s.Types = p.ParseTypeList(s.Types)
	p.ParseAttrDict(s)
}

func (castSyntax) PrintOp(p *OpPrinter, op *ir.Operation) {
	if op.NumOperands() > 0 {
		p.Byte(' ')
		p.Operands(op.OpOperands())
		p.Text(" : ")
		p.OperandTypes(op.OpOperands())
	}
	p.Text(" to ")
	for i := range op.NumResults() {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(op.Result(i).Type())
	}
	p.AttrDict(op.AllAttrs())
}
