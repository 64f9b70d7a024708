package llvm

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// traits returns the checks of the dialect's interfaces. Those for aliases and access groups need
// none, because constraints on the attributes imply them.
func traits() map[string]*ir.Trait {
	out := dialect.Unchecked("LLVM::AccessGroupOpInterface", "LLVM::AliasAnalysisOpInterface")
	const dereferenceable = "LLVM::DereferenceableOpInterface"
	out[dereferenceable] = &ir.Trait{Name: dereferenceable, Verify: verifyDereferenceable}
	return out
}

// verifyDereferenceable checks that an operation with the attribute dereferenceable returns a
// pointer.
func verifyDereferenceable(op *ir.Operation, c *ir.Checker) {
	if op.Attr("dereferenceable") != nil {
		c.Check(op.NumResults() == 1 && class(op.Result(0).Type()) == pointerClass, "expected op to return a single LLVM pointer type")
	}
}
