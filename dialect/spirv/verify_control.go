package spirv

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyBranchConditional(op BranchConditionalOp, c *ir.Checker) {
	list, ok := op.BranchWeightsAttr().(*ir.ArrayAttr)
	if !ok {
		return
	}
	c.Check(len(list.Elements) == 2, "must have exactly two branch weights")
	for _, x := range list.Elements {
		if a, ok := x.(*ir.IntegerAttr); !ok || a.Int64() != 0 {
			return
		}
	}
	c.Failf("branch weights cannot both be zero")
}

func verifySwitch(op SwitchOp, c *ir.Checker) {
	targets := op.Operation.NumSuccessors() - 1
	values, ok := op.LiteralsAttr().(*ir.DenseElementsAttr)
	if !ok {
		return
	}
	t := values.ElementType()
	c.Checkf(t == operandType(op.Operation), "'selector' type ('%s') should match literals type ('%s')", operandType(op.Operation), t)
	n := values.NumElements()
	c.Checkf(n == targets, "number of literals (%d) should match number of targets (%d)", n, targets)
}

func verifyUnreachable(op *ir.Operation, c *ir.Checker) {
	b := op.Block()
	c.Check(b == nil || b.Parent() == nil || b.Parent().Entry() != b, "cannot be used in reachable block")
}

// A symbolUser is the check of the symbols that an operation names.
type symbolUser func(op *ir.Operation, c *ir.Checker)

// VerifySymbolUses calls the function.
func (f symbolUser) VerifySymbolUses(op *ir.Operation, c *ir.Checker) { f(op, c) }

func verifyCall(op FunctionCallOp, c *ir.Checker) {
	ref, ok := op.CalleeAttr().(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	callee := c.Symbols().Lookup(op.Operation, ref)
	if !isOp(callee, FuncOpName) {
		c.Failf("callee function '%s' not found in nearest symbol table", ref.Root)
	}
	t, ok := named.TypeAttr(callee, ir.FunctionTypeAttr).(*ir.FunctionType)
	if !ok {
		return
	}
	n := op.Operation.NumOperands()
	c.Checkf(n == len(t.Inputs), "has incorrect number of operands for callee: expected %d, but provided %d", len(t.Inputs), n)
	for i, in := range t.Inputs {
		if have := op.Operation.Operand(i).Type(); have != in {
			c.Failf("operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d", in, have, i)
		}
	}
	n = op.Operation.NumResults()
	c.Checkf(n == len(t.Results), "has incorrect number of results has for callee: expected %d, but provided %d", len(t.Results), n)
	if op.Operation.NumResults() > 0 && resultType(op.Operation) != t.Results[0] {
		c.Failf("result type mismatch: expected '%s', but provided '%s'", t.Results[0], resultType(op.Operation))
	}
}

// isMerge reports whether a block has nothing but a spirv.mlir.merge.
func isMerge(b *ir.Block) bool {
	return b.Front() != nil && b.Front() == b.Back() && isOp(b.Front(), MergeOpName)
}

// goesTo reports whether a block branches to another.
func goesTo(b, to *ir.Block) bool {
	if b.Back() != nil {
		for s := range b.Back().Successors() {
			if s == to {
				return true
			}
		}
	}
	return false
}

// verifyMerge checks the last block of a construct, and that others do not merge.
func verifyMerge(op *ir.Operation, blocks []*ir.Block, c *ir.Checker) {
	c.Check(isMerge(blocks[len(blocks)-1]), "last block must be the merge block with only one 'spirv.mlir.merge' op")
	ok := true
	for _, b := range blocks[:len(blocks)-1] {
		for o := b.Front(); o != nil && ok; o = o.Next() {
			ok = !isOp(o, MergeOpName)
		}
	}
	c.Check(ok, "should not have 'spirv.mlir.merge' op outside the merge block")
}

func blocksOf(r *ir.Region) (bs []*ir.Block) {
	for b := range r.Blocks() {
		bs = append(bs, b)
	}
	return bs
}

func verifyLoop(op *ir.Operation, c *ir.Checker) {
	bs := blocksOf(op.Region(0))
	n := len(bs)
	if n == 0 {
		return
	}
	verifyMerge(op, bs, c)
	c.Check(n >= 2, "must have an entry block branching to the loop header block")
	c.Check(n >= 3, "must have a loop header block branched from the entry block")
	entry, header := bs[0], bs[1]
	if f := entry.Front(); f == nil || f != entry.Back() || !isOp(f, BranchOpName) || f.Successor(0) != header {
		c.Failf("entry block must only have one 'spirv.Branch' op to the second block")
	}
	c.Check(n >= 4, "requires a loop continue block branching to the loop header block")
	c.Check(goesTo(bs[n-2], header), "second to last block must be the loop continue block that branches to the loop header block")
	for _, b := range bs[2 : n-2] {
		c.Check(!goesTo(b, header), "can only have the entry and loop continue block branching to the loop header block")
	}
}

func verifySelection(op *ir.Operation, c *ir.Checker) {
	bs := blocksOf(op.Region(0))
	if len(bs) == 0 {
		return
	}
	verifyMerge(op, bs, c)
	c.Check(len(bs) > 1, "must have a selection header block")
}
