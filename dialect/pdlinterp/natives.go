package pdlinterp

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "pdl_interp",
		Ops: map[string]dialect.Op{
			CreateOperationOpName: {Verify: typed.Verify(verifyCreateOperation)},
			CreateRangeOpName:     {Verify: pdl.VerifyRange},
			ForEachOpName:         {Syntax: foreachSyntax{}, Verify: typed.Verify(verifyForeach)},
			FuncOpName:            {Syntax: asm.FunctionSyntax{}},
		},
		Directives: map[string]*asm.Directive{
			"CreateOperationOpAttributes": pdl.Attributes,
			"CreateOperationOpResults":    {Parse: parseResults, Print: printResults},
			"RangeType":                   pdl.RangeResult,
		},
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files:    map[string]string{"mlir/Dialect/PDLInterp/IR/PDLInterpOps.td": "pdlinterp.td"},
			Roots:    []string{"mlir/Dialect/PDLInterp/IR/PDLInterpOps.td"},
			Needs:    []string{"pdl"},
		},
		Signatures: signatures,
	}
	n.Each(dialect.Op{Verify: verifyCases}, "switch_attribute switch_operand_count switch_operation_name switch_result_count switch_type "+
		"switch_types")
	return n
}

// The directive CreateOperationOpResults is the result types of a new operation:
// the operands that hold them, their types, and whether they are inferred.
//
//	results ::= (`->` (`<` `inferred` `>` | `(` operand, ... `:` type, ... `)`))?
func parseResults(p *asm.OpParser, a *asm.ParseArgs) bool {
	if !p.OptionalPunct(asm.Arrow) {
		return false
	}
	if p.OptionalPunct(asm.Less) {
		p.ParseKeyword("inferred", "")
		p.Punct(asm.Greater)
		a.SetAttr(2, p.Context().UnitAttr())
		return true
	}
	p.Punct(asm.LParen)
	os := p.ParseOperandList(asm.NoDelimiter, nil)
	ts := p.ParseColonTypeList(nil)
	p.Punct(asm.RParen)
	a.SetOperands(0, os...)
	a.SetTypes(1, ts...)
	return true
}

func printResults(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if a.Attr(2) != nil {
		p.Text(" -> <inferred>")
		return
	}
	if os := a.Operands(0); len(os) > 0 {
		p.Text(" -> (").Operands(os).Text(" : ").OperandTypes(os).Byte(')')
	}
}

func verifyCreateOperation(op CreateOperationOp, c *ir.Checker) {
	if !op.InferredResultTypes() {
		return
	}
	c.Check(len(op.InputResultTypes()) == 0, "with inferred results cannot also have explicit result types")
	name, ok := op.NameAttribute().(*ir.StringAttr)
	if !ok {
		return
	}
	if def := op.Operation.Context().LookupOp(name.Value); def != nil && pdl.InfersTypes(def) {
		return
	}
	c.Failf("has inferred results, but the created operation '%s' does not support result type inference (or is not registered)", name.Value)
}

// foreachSyntax is the form of a loop over a range:
//
//	foreach ::= argument `:` type `in` operand region dictionary? `->` successor
type foreachSyntax struct{}

func (foreachSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	arg := p.ParseArgument(true, false)
	p.ParseKeyword("in", " after loop variable")
	o := p.ParseOperand()
	t := pdl.RangeOf(p.Context(), arg.Type)
	p.Check(t != nil, p.NamePos(), "the dialect of the range is not loaded")
	p.ResolveOperand(s, o, t)
	p.ParseRegion(p.NewRegion(s), []asm.Argument{arg})
	p.ParseAttrDict(s)
	p.Punct(asm.Arrow)
	s.Successors = append(s.Successors, p.ParseSuccessor())
}

func (foreachSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	arg := op.Region(0).Entry().Argument(0)
	p.Byte(' ').Operand(arg).Text(" : ").Type(arg.Type()).Text(" in ").Operand(ForEachOp{op}.Values())
	p.Byte(' ').Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true}).AttrDict(op.AllAttrs())
	p.Text(" -> ").Successor(op.Successor(0))
}

func verifyForeach(op ForEachOp, c *ir.Checker) {
	b := op.Operation.Region(0).Entry()
	c.Check(b != nil && b.NumArguments() == 1, "requires exactly one argument")
	c.Check(pdl.RangeOf(op.Operation.Context(), b.Argument(0).Type()) == op.Values().Type(), "operand must be a range of loop variable type")
}

// verifyCases checks that there is a successor for each value of pdl_interp.switch_type or its like.
func verifyCases(op *ir.Operation, c *ir.Checker) {
	values := 0
	switch a := (SwitchTypeOp{op}).CaseValuesAttr().(type) {
	case *ir.ArrayAttr:
		values = len(a.Elements)
	case *ir.DenseElementsAttr:
		values = a.NumElements()
	}
	cases := len(op.SuccessorGroup(1))
	c.Checkf(cases == values, "expected number of cases to match the number of case values, got %d but expected %d", cases, values)
}
