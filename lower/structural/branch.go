package structural

import (
	"iter"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Branch returns the pattern that gives a branch the converted values for the arguments of
// its successors.
func Branch(types *conversion.TypeConverter) conversion.Pattern {
	return conversion.Pattern{
		Pattern: rewrite.Pattern{Interface: "BranchOpInterface", Benefit: 1},
		Types:   types,
		Convert: func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			values := op.Operands()
			for i := range forwarded(op) {
				values[i] = operands[i]
			}
			r.ModifyInPlace(op, func() { op.SetOperands(values) })
			return true
		},
	}
}

// IsLegalBranch reports whether the operands that an operation passes to its successors have
// legal types.
func IsLegalBranch(types *conversion.TypeConverter, op *ir.Operation) bool {
	for i := range forwarded(op) {
		if !types.IsLegalValue(op.Operand(i)) {
			return false
		}
	}
	return true
}

// forwarded yields the indexes of the operands that are passed to successors.
func forwarded(op *ir.Operation) iter.Seq[int] {
	return func(yield func(int) bool) {
		branch, ok := ir.InterfaceOf[ir.BranchOpInterface](op)
		if !ok {
			return
		}
		for s := range op.NumSuccessors() {
			operands, _ := branch.SuccessorOperands(op, s)
			for i := range operands {
				if !yield(operands[i].Index()) {
					return
				}
			}
		}
	}
}
