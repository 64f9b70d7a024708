package ir

// A Brancher implements BranchOpInterface: it maps operands of a terminator to
// arguments of a successor.
type Brancher interface {
	// SuccessorOperands returns the operands forwarded to successor i. They follow
	// the first produced arguments, which the op itself produces.
	SuccessorOperands(op *Operation, i int) (operands []Operand, produced int)
}

var branchTraits = []*Trait{{Name: "BranchOpInterface", Verify: verifyBranch}}

func verifyBranch(op *Operation, c *Checker) {
	impl, _ := op.def.Interface("BranchOpInterface")
	br, ok := impl.(Brancher)
	if !ok {
		return
	}
	for i := range op.NumSuccessors() {
		operands, produced := br.SuccessorOperands(op, i)
		dest := op.Successor(i)
		if n := len(operands) + produced; n != len(dest.args) {
			c.FailPlainf("branch has %d operands for successor #%d, but target block has %d", n, i, len(dest.args))
		}
		for k := range operands {
			if operands[k].val.typ != dest.args[produced+k].typ {
				c.FailPlainf("type mismatch for bb argument #%d of successor #%d", produced+k, i)
			}
		}
	}
}
