package main

import (
	"encoding/base64"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// syntaxOps are the operations whose custom forms are in Go.
func syntaxOps() map[string]dialect.Op {
	return map[string]dialect.Op{
		"test.conversion_func_op":    {Syntax: asm.FunctionSyntax{}},
		"test.parse_b64":             {Syntax: base64Syntax{}},
		"test.wrapping_region":       {Syntax: wrappingSyntax{}},
		"test.pretty_printed_region": {Syntax: prettyRegionSyntax{}},
	}
}

// base64Syntax is a string in Base64.
type base64Syntax struct{}

// ParseOp parses the string.
func (base64Syntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	s.AddAttribute("b64", p.Context().StringAttr(string(p.ParseBase64())))
}

// PrintOp prints the string.
func (base64Syntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	text, _ := op.Attr("b64").(*ir.StringAttr)
	if text != nil {
		p.Text(` "`).Text(base64.StdEncoding.EncodeToString([]byte(text.Value))).Byte('"')
	}
}

// wrappingSyntax parses an operation in generic form into a region as its only operation, with
// the same results:
//
//	`wraps` operation
type wrappingSyntax struct{}

// ParseOp parses the operation.
func (wrappingSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseKeyword("wraps", "")
	inner := p.ParseGenericOp()
	inner.Remove()
	b := ir.NewBlock()
	b.Append(inner)
	results := make([]*ir.Value, inner.NumResults())
	for i := range results {
		results[i] = inner.Result(i)
	}
	b.Append(ir.Create(&ir.OperationState{Def: p.Context().OpDef("test.return"), Loc: inner.Location(), Operands: results}))
	p.NewRegion(s).AppendBlock(b)
	s.Types = append(s.Types, inner.ResultTypes()...)
	s.Loc = inner.Location()
}

// PrintOp prints the first operation of the region.
func (wrappingSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Text(" wraps ")
	if b := op.Region(0).Entry(); b != nil && b.Front() != nil {
		p.GenericOp(b.Front())
	}
}

// prettyRegionSyntax is short for a region with one binary operation, whose operands and result
// have the type of the first operand, or the generic form:
//
//	operands `start` operation-name `end` `:` function-type location?
type prettyRegionSyntax struct{}

// ParseOp parses both forms.
func (prettyRegionSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	at := p.Pos()
	operands := p.ParseOperandList(asm.NoDelimiter, nil)
	if !p.ParseOptionalKeyword("start") {
		p.ParseGenericAfterOperands(s, operands)
		return
	}
	def := p.ParseCustomOpName()
	p.ParseKeyword("end", "")
	p.Punct(asm.Colon)
	typeAt := p.Pos()
	signature, ok := p.ParseType().(*ir.FunctionType)
	p.Check(ok, typeAt, "invalid kind of type specified")
	loc := p.Location(at)
	if l := p.ParseOptionalLocation(); l != nil {
		loc = l
	}
	p.ResolveOperandTypes(s, operands, signature.Inputs, at)
	b := ir.NewBlock()
	p.NewRegion(s).AppendBlock(b)
	var t ir.Type = p.Context().NoneType()
	if len(signature.Inputs) > 0 {
		t = signature.Inputs[0]
	}
	lhs, rhs := b.AddArgument(t, loc), b.AddArgument(t, loc)
	inner := ir.Create(&ir.OperationState{Def: def, Loc: loc, Operands: []*ir.Value{lhs, rhs}, Types: []ir.Type{t}})
	b.Append(inner)
	b.Append(ir.Create(&ir.OperationState{Def: p.Context().OpDef("test.return"), Loc: loc, Operands: []*ir.Value{inner.Result(0)}}))
	s.Types = append(s.Types, signature.Results...)
	s.Loc = loc
}

// PrintOp prints the short form where the operation is test.special.op.
func (prettyRegionSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Values(op.Operands())
	if b := op.Region(0).Entry(); b != nil && b.Front() != nil && b.Front().Name() == "test.special.op" {
		p.Text(" start test.special.op end")
	} else {
		p.Text(" (").Region(op.Region(0), asm.RegionOptions{})
		p.Byte(')')
	}
	p.Text(" : ")
	p.OpFunctionalType(op)
}

// fallbackSyntax returns the custom form of some operations that have none by their definition.
func fallbackSyntax(name string) any {
	switch name {
	case "test.dialect_custom_printer":
		return keywordSyntax("custom_format")
	case "test.dialect_custom_format_fallback":
		return keywordSyntax("custom_format_fallback")
	case "test.dialect_custom_printer.with.dot":
		return bareSyntax{}
	}
	return nil
}

// keywordSyntax is a keyword.
type keywordSyntax string

// ParseOp parses the keyword.
func (k keywordSyntax) ParseOp(p *asm.OpParser, _ *ir.OperationState) { p.ParseKeyword(string(k), "") }

// PrintOp prints the keyword.
func (k keywordSyntax) PrintOp(p *asm.OpPrinter, _ *ir.Operation) { p.Byte(' ').Text(string(k)) }

// bareSyntax is nothing but the name, and is printed in generic form.
type bareSyntax struct{}

// ParseOp parses nothing.
func (bareSyntax) ParseOp(*asm.OpParser, *ir.OperationState) {}

// PrintOp is not called.
func (bareSyntax) PrintOp(*asm.OpPrinter, *ir.Operation) {}

// PrintsGeneric returns true.
func (bareSyntax) PrintsGeneric() bool { return true }
