package pdlinterp

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
)

// signatures are those of the definitions that the natives are written for.
//
//go:embed signatures.txt
var signatures string

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "pdl_interp",
		Ops: map[string]dialect.Op{
			"pdl_interp.create_operation":      {Verify: verifyCreateOperation},
			"pdl_interp.create_range":          {Verify: pdl.VerifyRange},
			"pdl_interp.foreach":               {Syntax: foreachSyntax{}, Verify: verifyForeach},
			"pdl_interp.func":                  {Syntax: asm.FunctionSyntax{}},
			"pdl_interp.switch_attribute":      {Verify: verifyCases},
			"pdl_interp.switch_operand_count":  {Verify: verifyCases},
			"pdl_interp.switch_operation_name": {Verify: verifyCases},
			"pdl_interp.switch_result_count":   {Verify: verifyCases},
			"pdl_interp.switch_type":           {Verify: verifyCases},
			"pdl_interp.switch_types":          {Verify: verifyCases},
		},
		Directives: map[string]*asm.Directive{
			"CreateOperationOpAttributes": pdl.Attributes,
			"CreateOperationOpResults":    {Parse: parseResults, Print: printResults},
			"RangeType":                   pdl.RangeResult,
		},
		Definitions: definitions(),
		Signatures:  signatures,
	}
}

func fail(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	op.EmitOpError(d, format, args...)
	return false
}

// The directive CreateOperationOpResults is the result types of a new operation:
// the operands that hold them, their types, and whether they are inferred.
//
//	results ::= (`->` (`<` `inferred` `>` | `(` operand, ... `:` type, ... `)`))?
func parseResults(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	if !p.OptionalPunct(asm.Arrow) {
		return false, true
	}
	if p.OptionalPunct(asm.Less) {
		if !p.ParseKeyword("inferred", "") || !p.Punct(asm.Greater) {
			return true, false
		}
		a.SetAttr(2, p.Context().UnitAttr())
		return true, true
	}
	if !p.Punct(asm.LParen) {
		return true, false
	}
	os, ok := p.ParseOperandList(asm.NoDelimiter, nil)
	if !ok {
		return true, false
	}
	ts, ok := p.ParseColonTypeList(nil)
	if !ok || !p.Punct(asm.RParen) {
		return true, false
	}
	a.SetOperands(0, os...)
	a.SetTypes(1, ts...)
	return true, true
}

func printResults(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if a.Attr(2) != nil {
		p.Text(" -> <inferred>")
		return
	}
	if os := a.Operands(0); len(os) > 0 {
		p.Text(" -> (")
		p.Operands(os)
		p.Text(" : ")
		p.OperandTypes(os)
		p.Byte(')')
	}
}

func verifyCreateOperation(op *ir.Operation, d *diag.List) bool {
	if op.Attr("inferredResultTypes") == nil {
		return true
	}
	if len(op.OperandGroup(2)) > 0 {
		return fail(op, d, "with inferred results cannot also have explicit result types")
	}
	name, ok := op.Attr("name").(*ir.StringAttr)
	if !ok {
		return true
	}
	if def := op.Context().LookupOp(name.Value); def != nil && pdl.InfersTypes(def) {
		return true
	}
	return fail(op, d, "has inferred results, but the created operation '%s' does not support result type inference (or is not registered)", name.Value)
}

// foreachSyntax is the form of a loop over a range:
//
//	foreach ::= argument `:` type `in` operand region dictionary? `->` successor
type foreachSyntax struct{}

func (foreachSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	arg, ok := p.ParseArgument(true, false)
	if !ok || !p.ParseKeyword("in", " after loop variable") {
		return false
	}
	o, ok := p.ParseOperand()
	if !ok {
		return false
	}
	t := pdl.RangeOf(p.Context(), arg.Type)
	if t == nil {
		return p.Errorf(p.NamePos(), "the dialect of the range is not loaded")
	}
	if !p.ResolveOperand(s, o, t) {
		return false
	}
	if !p.ParseRegion(p.NewRegion(s), []asm.Argument{arg}) || !p.ParseAttrDict(s) || !p.Punct(asm.Arrow) {
		return false
	}
	b, ok := p.ParseSuccessor()
	if ok {
		s.Successors = append(s.Successors, b)
	}
	return ok
}

func (foreachSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	arg := op.Region(0).Entry().Argument(0)
	p.Byte(' ')
	p.Operand(arg)
	p.Text(" : ")
	p.Type(arg.Type())
	p.Text(" in ")
	p.Operand(op.Operand(0))
	p.Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
	p.AttrDict(op.AllAttrs())
	p.Text(" -> ")
	p.Successor(op.Successor(0))
}

func verifyForeach(op *ir.Operation, d *diag.List) bool {
	b := op.Region(0).Entry()
	if b == nil || b.NumArguments() != 1 {
		return fail(op, d, "requires exactly one argument")
	}
	if pdl.RangeOf(op.Context(), b.Argument(0).Type()) != op.Operand(0).Type() {
		return fail(op, d, "operand must be a range of loop variable type")
	}
	return true
}

// verifyCases checks that there is a successor for each value.
func verifyCases(op *ir.Operation, d *diag.List) bool {
	values := 0
	switch a := op.Attr("caseValues").(type) {
	case *ir.ArrayAttr:
		values = len(a.Elements)
	case *ir.DenseElementsAttr:
		values = a.NumElements()
	}
	if cases := len(op.SuccessorGroup(1)); cases != values {
		return fail(op, d, "expected number of cases to match the number of case values, got %d but expected %d", cases, values)
	}
	return true
}
