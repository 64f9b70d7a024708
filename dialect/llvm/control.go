package llvm

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// segments returns the inner groups of a group of operands that has one for each
// size in an attribute, nil if the sizes do not fit.
func segments(op *ir.Operation, group int, attr string) [][]ir.Operand {
	sizes, ok := op.Attr(attr).(*ir.DenseArrayAttr)
	if !ok {
		return nil
	}
	rest := op.OperandGroup(group)
	var out [][]ir.Operand
	for i := range sizes.Len() {
		n := sizes.Int64(i)
		if n < 0 || n > int64(len(rest)) {
			return nil
		}
		out, rest = append(out, rest[:n]), rest[n:]
	}
	return out
}

func indirectOperands(op *ir.Operation, i int) []ir.Operand {
	return op.InnerOperands(1, "indbr_operand_segments", i)
}

// The directive SwitchOpCases lists the cases of a switch:
//
//	cases ::= `[` (integer `:` target (`,` integer `:` target)*)? `]`
//
// The arguments are the type of the value, the values, and the successors,
// operands and types of the cases.
func parseCases(p *asm.OpParser, a *asm.ParseArgs) bool {
	c := dialect.CaseParser{Flag: a.Types(0)}
	p.ParseCommaSeparatedList(asm.Squares, func() { c.Parse(p) }, "")
	c.Set(p, a, 1)
	return true
}

func printCases(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	p.Byte('[').Newline()
	values, ok := a.Attr(1).(*ir.DenseElementsAttr)
	if !ok {
		if len(a.Operands(3)) > 0 {
			p.PrintGeneric() // there is no case that has them
		}
		p.Byte(']')
		return
	}
	for i := range values.NumElements() {
		if i > 0 {
			p.Byte(',').Newline()
		}
		p.Text("  ")
		p.Buf = values.Int(i).Append(p.Buf, true)
		p.Text(": ")
		if i < a.NumSuccessors(2) {
			p.SuccessorAndOperands(a.Successor(2, i), dialect.SwitchOperands(op, i+1))
		}
	}
	p.Newline().Byte(']')
}

func verifySwitch(op SwitchOp, c *ir.Checker) {
	cases := op.Operation.NumSuccessors() - 1
	values, ok := op.CaseValuesAttr().(*ir.DenseElementsAttr)
	c.Check((!ok || values.NumElements() == cases) && (ok || cases == 0), "expects number of case values to match number of case destinations")
	c.CheckPlain(!ok || values.ElementType() == op.Value().Type(), "expects case value type to match condition value type")
	if w, ok := op.BranchWeightsAttr().(*ir.DenseArrayAttr); ok && w.Len() != op.Operation.NumSuccessors() {
		c.Failf("expects number of branch weights to match number of successors: %d vs %d", w.Len(), op.Operation.NumSuccessors())
	}
}

// The directive IndirectBrOpSucessors lists targets in square brackets. The
// arguments are the type of the address, and the successors, operands and types.
func parseTargets(p *asm.OpParser, a *asm.ParseArgs) bool {
	var (
		blocks []*ir.Block
		groups [][]asm.UnresolvedOperand
		types  []ir.Type
	)
	p.ParseCommaSeparatedList(asm.Squares, func() {
		b, os, ts := p.ParseTarget(types)
		blocks, groups, types = append(blocks, b), append(groups, os), ts
	}, "successor blocks")
	a.SetSuccessors(1, blocks...)
	a.SetOperandGroups(2, groups)
	a.SetTypes(3, types...)
	return true
}

func printTargets(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	n := a.NumSuccessors(1)
	sizes, ok := (IndirectBrOp{op}).IndbrOperandSegmentsAttr().(*ir.DenseArrayAttr)
	if !ok || sizes.Len() != n {
		p.PrintGeneric() // the verifier does not compare the number of groups of operands
		return
	}
	p.Byte('[')
	for i := range n {
		if i > 0 {
			p.Byte(',')
		}
		p.Newline().SuccessorAndOperands(a.Successor(1, i), indirectOperands(op, i))
	}
	if n > 0 {
		p.Newline()
	}
	p.Byte(']')
}

// landingpadSyntax is `cleanup`? (`(` (`catch` | `filter`) value : type `)`)*
// dictionary? : type.
type landingpadSyntax struct{}

func (landingpadSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseOptionalUnit(s, "cleanup", "cleanup")
	for p.OptionalPunct(asm.LParen) {
		if _, ok := p.ParseOptionalKeywordOf([]string{"filter", "catch"}); !ok {
			break
		}
		o := p.ParseOperand()
		p.ResolveOperand(s, o, p.ParseColonType())
		p.Punct(asm.RParen)
	}
	s.Types = append(s.Types, p.ParseColonType())
}

func (landingpadSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if len(op.Attrs()) > 0 {
		p.PrintGeneric() // no attributes are read
		return
	}
	p.TextIf(LandingpadOp{op}.Cleanup(), " cleanup").Byte(' ')
	for i := range op.NumOperands() {
		v := op.Operand(i)
		if class(v.Type()) == arrayClass {
			p.Text("(filter ")
		} else {
			p.Text("(catch ")
		}
		p.Operand(v).Text(" : ").Type(v.Type()).Text(") ")
	}
	p.Text(": ").Type(LandingpadOp{op}.Res().Type())
}

// verifyReturn compares the operand with the result of the function.
func verifyReturn(op *ir.Operation, c *ir.Checker) {
	fn := enclosingFunction(op)
	if fn == nil {
		return
	}
	s, ok := functionSignature(fn)
	if !ok {
		return
	}
	void := class(s.Result) == voidClass
	var message string
	switch n := op.NumOperands(); {
	case void && n == 0:
		return
	case void:
		message = "expected no operands"
	case n == 0:
		message = "expected 1 operand"
	case op.Operand(0).Type() != s.Result:
		message = "mismatching result types"
	default:
		return
	}
	c.Errorf("%s", message).Notef(fn.Location().Place(), "when returning from function")
	c.Stop()
}

// enclosingFunction returns the llvm.func around op, or nil.
func enclosingFunction(op *ir.Operation) *ir.Operation {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if op.Name() == LLVMFuncOpName {
			return op
		}
	}
	return nil
}
