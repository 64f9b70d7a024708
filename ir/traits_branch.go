package ir

var branchTraits = []*Trait{{Name: "BranchOpInterface", Verify: verifyBranch}}

func verifyBranch(op *Operation, c *Checker) {
	br, ok := InterfaceOf[BranchOpInterface](op)
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
