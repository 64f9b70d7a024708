package memref

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

func verifyLoad(op *ir.Operation, c *ir.Checker) {
	want, n := len(operandType(op, 0).Shape()), op.NumOperands()-1
	c.Checkf(n == want, "incorrect number of indices for load, expected %d but got %d", want, n)
}

func verifyStore(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumOperands() == 2+len(operandType(op, 1).Shape()), "store index operand count not equal to memref rank")
}

func verifyAtomic(op AtomicRMWOp, c *ir.Checker) {
	c.Check(op.Operation.NumOperands() == 2+len(operandType(op.Operation, 1).Shape()), "expects the number of subscripts to be equal to memref rank")
	kind := enumText(op.Operation, "kind")
	switch kind {
	case "addf", "maximumf", "minimumf", "mulf":
		_, ok := op.Value().Type().(*ir.FloatType)
		if !ok {
			c.Failf("with kind '%s' expects a floating-point type", kind)
		}
	case "addi", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori", "andi":
		_, ok := op.Value().Type().(*ir.IntegerType)
		if !ok {
			c.Failf("with kind '%s' expects an integer type", kind)
		}
	}
}

// enumText returns the spelling of the case that an attribute is.
func enumText(op *ir.Operation, name string) string {
	slot := op.Def().Slot(name)
	v, ok := op.Attr(name).(*ir.IntegerAttr)
	if slot < 0 || !ok {
		return ""
	}
	c := op.Def().Attributes[slot].Constraint
	if c == nil || c.Enum == nil {
		return ""
	}
	for _, x := range c.Enum.Cases {
		if x.Value == v.Value.Low64() {
			return x.Text
		}
	}
	return ""
}

func verifyAtomicYield(op AtomicYieldOp, c *ir.Checker) {
	parent := op.Operation.ParentOp()
	if parent == nil || parent.NumResults() == 0 {
		return
	}
	got, want := op.ResultOperand().Type(), parent.Result(0).Type()
	c.Checkf(got == want, "types mismatch between yield op: '%s' and its parent: '%s'", got, want)
}

func verifyGenericAtomic(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	c.Check(b != nil && b.NumArguments() == 1, "expected single number of entry block arguments")
	c.Check(b.Argument(0).Type() == op.Result(0).Type(), "expected block argument of the same type result type")
	valid := true
	ir.Walk(op, ir.PostOrder, func(o *ir.Operation) ir.WalkResult {
		if o == op || effectFree(o) {
			return ir.Advance
		}
		c.On(o).PlainErrorf("body of 'memref.generic_atomic_rmw' should contain only operations with no side effects")
		valid = false
		return ir.Interrupt
	})
	c.Require(valid)
}

// effectFree reports whether an operation has no effect on memory, disregarding nested operations.
func effectFree(op *ir.Operation) bool {
	if op.Has(ir.NoMemoryEffect) || op.Has(ir.RecursiveMemoryEffects) {
		return true
	}
	return op.Def().Effects != nil && len(op.Def().Effects(op)) == 0
}

// genericAtomicSyntax is `memref[indices] : type region dictionary?`.
type genericAtomicSyntax struct{}

func (genericAtomicSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	m := p.ParseOperand()
	indices := p.ParseOperandList(asm.Squares, nil)
	t := parseColonMemRef(p)
	p.ResolveOperand(s, m, t)
	p.ResolveOperands(s, indices, p.Context().IndexType())
	s.Types = append(s.Types, t.Element)
	p.ParseRegion(p.NewRegion(s), nil)
	p.ParseAttrDict(s)
}

func (genericAtomicSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printIndexed(p, GenericAtomicRMWOp{op}.Memref(), GenericAtomicRMWOp{op}.Indices())
	p.Text(" : ").Type(GenericAtomicRMWOp{op}.Memref().Type()).Byte(' ').Region(op.Region(0), asm.RegionOptions{})
	p.AttrDict(op.AllAttrs())
}

// parseColonMemRef parses `: type` for a ranked memref.
func parseColonMemRef(p *asm.OpParser) *ir.MemRefType {
	return asm.TypeOf[*ir.MemRefType](p, "memref", p.ParseColonType)
}

// printIndexed writes `memref[indices]`.
func printIndexed(p *asm.OpPrinter, m *ir.Value, indices []ir.Operand) {
	p.Operand(m).Byte('[').Operands(indices).Byte(']')
}

func verifyPrefetch(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumOperands() == 1+len(operandType(op, 0).Shape()), "too few indices")
}
