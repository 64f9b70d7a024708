package arith

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// selectSyntax is `condition, a, b dictionary? : (condition-type,)? type`; the
// condition's type is i1 where it is left out.
type selectSyntax struct{}

func (selectSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var room [3]asm.UnresolvedOperand
	os := p.ParseOperandListN(asm.NoDelimiter, room[:0], 3)
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	var cond ir.Type = p.Context().I1()
	if p.OptionalPunct(asm.Comma) {
		cond = t
		t = p.ParseType()
	}
	s.Types = append(s.Types, t)
	p.ResolveOperandTypes(s, os, []ir.Type{cond, t, t}, p.NamePos())
}

func (selectSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operands(op.OpOperands()).AttrDict(op.AllAttrs()).Text(" : ")
	if t := (SelectOp{op}).Condition().Type(); ir.IsShaped(t) {
		p.Type(t).Text(", ")
	}
	p.Type(SelectOp{op}.ResultValue().Type())
}

func verifySelect(op SelectOp, c *ir.Checker) {
	cond := op.Condition().Type()
	if ir.IsSignless(cond, 1) {
		return
	}
	t := op.ResultValue().Type()
	switch t.(type) {
	case *ir.VectorType, *ir.RankedTensorType, *ir.UnrankedTensorType:
		s, _ := ir.AsShaped(t)
		want := ir.WithElementType(s, op.Operation.Context().I1())
		c.Checkf(want == cond, "expected condition type to have the same shape as the result type, expected '%s', but got '%s'", want, cond)
		return
	}
	c.Failf("expected condition to be a signless i1, but got '%s'", cond)
}

// selection is the interface of arith.select.
type selection struct{}

// Condition returns the first operand.
func (selection) Condition(op *ir.Operation) *ir.Value { return SelectOp{op}.Condition() }

// TrueValue returns the second operand.
func (selection) TrueValue(op *ir.Operation) *ir.Value { return SelectOp{op}.TrueValue() }

// FalseValue returns the third operand.
func (selection) FalseValue(op *ir.Operation) *ir.Value { return SelectOp{op}.FalseValue() }
