package main

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// dynamicParams are the parameters of the types and attributes that are registered without a
// class.
var dynamicParams = []dynamicSyntax{
	{mnemonic: "dynamic_singleton"},
	{mnemonic: "dynamic_pair", count: 2},
	{mnemonic: "dynamic_custom_assembly_format", count: 2, custom: true},
}

// dynamicSyntax is the syntax of several attributes that form one parameter. An empty list may
// be omitted, and a custom syntax has a colon between two.
type dynamicSyntax struct {
	mnemonic string
	count    int
	custom   bool
}

func (s dynamicSyntax) verifier(kind string) func(params []ir.Param) error {
	return func(params []ir.Param) error {
		if n := len(params[0].(ir.ParamList)); n != s.count {
			return fmt.Errorf("expected %d %s arguments, but had %d", s.count, kind, n)
		}
		return nil
	}
}

// ParseParams parses the attributes.
func (s dynamicSyntax) ParseParams(p *asm.Parser) []ir.Param {
	list := ir.ParamList{}
	one := func() { list = append(list, p.ParseAttribute(nil)) }
	if s.custom {
		p.Punct(asm.Less)
		one()
		p.Punct(asm.Colon)
		one()
		p.Punct(asm.Greater)
	} else {
		p.ParseCommaSeparatedList(asm.OptionalLessGreater, one, "")
	}
	return []ir.Param{list}
}

// PrintParams prints the attributes.
func (s dynamicSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	list := params[0].(ir.ParamList)
	if len(list) == 0 {
		return
	}
	p.Byte('<')
	for i, a := range list {
		if s.custom && i > 0 {
			p.Byte(':')
		} else {
			p.Comma(i)
		}
		p.Attribute(a.(ir.Attribute))
	}
	p.Byte('>')
}

// dynamicOps are the operations that are registered without a class.
func dynamicOps(d *ir.Dialect) []*ir.OpDef {
	def := func(name string, syntax asm.OpSyntax, verify func(op *ir.Operation, c *ir.Checker)) *ir.OpDef {
		return &ir.OpDef{Name: name, Dialect: d, Registered: true, Syntax: syntax, Verify: verify,
			Operands: []ir.OperandDef{{Arity: ir.Variadic}}, Results: []ir.ResultDef{{Arity: ir.Variadic}},
			Regions: []ir.RegionDef{{Variadic: true}}, Successors: []ir.SuccessorDef{{Variadic: true}}}
	}
	return []*ir.OpDef{
		def("test.dynamic_generic", noSyntax{}, nil),
		def("test.dynamic_one_operand_two_results", noSyntax{}, func(op *ir.Operation, c *ir.Checker) {
			c.Checkf(op.NumOperands() == 1, "expected 1 operand, but had %d", op.NumOperands())
			c.Checkf(op.NumResults() == 2, "expected 2 results, but had %d", op.NumResults())
		}),
		def("test.dynamic_custom_parser_printer", wordSyntax("custom_keyword"), func(op *ir.Operation, c *ir.Checker) {
			c.CheckPlain(op.NumOperands() == 0 && op.NumResults() == 0, "operation should have no operands and no results")
		}),
	}
}

// noSyntax is that of an operation without a custom form.
type noSyntax struct{}

// ParseOp fails.
func (noSyntax) ParseOp(p *asm.OpParser, _ *ir.OperationState) {
	p.Failf(p.Pos(), "dynamic operation do not define any parser function")
}

// PrintOp is not called.
func (noSyntax) PrintOp(*asm.OpPrinter, *ir.Operation) {}

// PrintsGeneric returns true: the operation has no custom form.
func (noSyntax) PrintsGeneric() bool { return true }

// wordSyntax is the syntax of an operation that is a word.
type wordSyntax string

// ParseOp parses the word.
func (s wordSyntax) ParseOp(p *asm.OpParser, _ *ir.OperationState) { p.ParseKeyword(string(s), "") }

// PrintOp prints the word.
func (s wordSyntax) PrintOp(p *asm.OpPrinter, _ *ir.Operation) { p.Byte(' ').Text(string(s)) }
