package asm

import "github.com/mica-ir/mica/ir"

// syntaxOf returns the custom form of an operation, nil if it has none. The
// forms of the builtin dialect are here, because that dialect is below text.
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

// moduleSyntax is `module (@name)? (attributes {...})? { ... }`.
type moduleSyntax struct{}

func (moduleSyntax) DefaultDialect() string { return "builtin" }

func (moduleSyntax) ParseOp(p *OpParser, s *ir.OperationState) bool {
	name, named := p.ParseOptionalSymbolName()
	if !p.ParseAttrDictWithKeyword(s) {
		return false
	}
	// A name in the dictionary is the one that counts.
	if named && s.Attr(ir.SymbolNameAttr) == nil {
		s.AddAttribute(ir.SymbolNameAttr, p.Context().StringAttr(name))
	}
	r := p.NewRegion(s)
	if !p.ParseRegion(r, nil) {
		return false
	}
	if r.Empty() {
		r.AppendBlock(nil)
	}
	return true
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

func (castSyntax) ParseOp(p *OpParser, s *ir.OperationState) bool {
	var os []UnresolvedOperand
	var ok bool
	at := p.Pos()
	if os, ok = p.ParseOperandList(NoDelimiter, os); !ok {
		return false
	}
	if len(os) > 0 {
		ts, ok := p.ParseColonTypeList(nil)
		if !ok || !p.ResolveOperandTypes(s, os, ts, at) {
			return false
		}
	}
	if !p.ParseKeyword("to", "") {
		return false
	}
	if s.Types, ok = p.ParseTypeList(s.Types); !ok {
		return false
	}
	return p.ParseAttrDict(s)
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
