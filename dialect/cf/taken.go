package cf

import "github.com/mica-ir/mica/ir"

// branchTaken returns the successor of a cf.cond_br with a constant condition.
func branchTaken(op *ir.Operation, operands []ir.Attribute) *ir.Block {
	c, ok := operands[0].(*ir.IntegerAttr)
	switch {
	case !ok:
		return nil
	case c.Value.IsZero():
		return op.Successor(1)
	}
	return op.Successor(0)
}

// caseTaken returns the successor of a cf.switch with a constant flag.
func caseTaken(op SwitchOp, operands []ir.Attribute) *ir.Block {
	flag, ok := operands[0].(*ir.IntegerAttr)
	if !ok {
		return nil
	}
	if cases, ok := ir.AsDenseIntElements(op.CaseValuesAttr()); ok {
		for i := range op.Operation.NumSuccessors() - 1 {
			if cases.Int(i).Equal(flag.Value) {
				return op.Operation.Successor(i + 1)
			}
		}
	}
	return op.Operation.Successor(0)
}
