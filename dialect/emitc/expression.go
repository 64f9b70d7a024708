package emitc

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// expressionSyntax is `operands noinline? : (types) -> type region dictionary?`.
// The arguments of the region have the names of the operands. Unlike the reference,
// noinline is printed, too.
type expressionSyntax struct{}

func (expressionSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var os []asm.UnresolvedOperand
	p.Explain(func() { os = p.ParseOperandList(asm.NoDelimiter, nil) }, "expected operands")
	p.ParseOptionalUnit(s, "noinline", "do_not_inline")
	var t ir.Type
	p.Explain(func() { t = p.ParseColonType() }, "expected function type")
	fn, ok := t.(*ir.FunctionType)
	p.Check(ok, p.Pos(), "expected function type")
	p.ResolveOperandTypes(s, os, fn.Inputs, p.Pos())
	p.Check(len(fn.Results) == 1, p.Pos(), "expected single return type")
	s.Types = append(s.Types, fn.Results...)
	args := make([]asm.Argument, len(os))
	for i := range os {
		args[i] = asm.Argument{Name: os[i], Type: fn.Inputs[i]}
	}
	p.ParseRegionShadowing(p.NewRegion(s), args)
}

func (expressionSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	r := op.Region(0)
	p.ShadowRegionArgs(r, op.Operands())
	if p.Failure != nil {
		return
	}
	p.Byte(' ').Operands(op.OpOperands())
	if (ExpressionOp{op}).DoNotInline() {
		p.Text(" noinline")
	}
	p.Text(" : ").OpFunctionalType(op)
	p.Byte(' ').Region(r, asm.RegionOptions{NoEntryArgs: true})
}

func verifyExpression(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	yield := b.Back()
	c.Check(mayTerminate(b) && yield.NumOperands() != 0, "must yield a value at termination")
	root := yield.Operand(0).DefiningOp()
	c.Check(root != nil, "yielded value has no defining op")
	c.Check(root.ParentOp() == op, "yielded value not defined within expression")
	c.Check(yield.Operand(0).Type() == op.Result(0).Type(), "requires yielded type to match return type")
	for x := range b.Ops() {
		if x == yield {
			break
		}
		_, ok := x.Def().Interface("emitc::CExpressionInterface")
		c.Check(ok, "contains an unsupported operation")
		c.Check(x.NumResults() == 1, "requires exactly one result for each operation")
		c.Check(x.Result(0).HasUses(), "contains an unused operation")
	}
	// An operation with effects must be reached exactly once, or the emitted code would repeat
	// them.
	visited := map[*ir.Operation]bool{}
	work := []*ir.Operation{root}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if visited[x] {
			c.Check(!hasEffects(x), "requires exactly one use for operations with side effects")
			continue
		}
		visited[x] = true
		for _, v := range x.Operands() {
			if def := v.DefiningOp(); def != nil && def != x {
				work = append(work, def)
			}
		}
	}
}

// hasEffects reports whether an operation of an expression may do more than
// compute its result.
func hasEffects(op *ir.Operation) bool {
	switch op.Name() {
	case AddressOfOpName, CastOpName, CallOpName, ConditionalOpName:
		return false
	case ApplyOpName:
		return ApplyOp{op}.ApplicableOperator() == "*"
	case CallOpaqueOpName, LoadOpName:
		return true
	case ConstantOpName:
		return !isFundamental(op.Result(0).Type())
	}
	return slices.ContainsFunc(op.Operands(), func(v *ir.Value) bool { return !isFundamental(v.Type()) })
}
