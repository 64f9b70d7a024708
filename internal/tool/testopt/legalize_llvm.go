package main

import (
	"github.com/mica-ir/mica/internal/lower/tollvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// testConvertFunctions lowers functions and their returns to the llvm dialect, but not their
// calls.
func testConvertFunctions(r *pass.Run) error {
	var set rewrite.Set
	for _, p := range tollvm.FunctionPatterns(tollvm.NewTypes(r.Context(), tollvm.Options{})) {
		if p.Root == "func.func" {
			conversion.Add(&set, p)
		}
	}
	conversion.Add(&set, plain("func.return", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.ReplaceWithOp(op, create(r, op, "llvm.return", op.Operands()))
		return true
	}))
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	target := conversion.NewTarget()
	target.LegalDialects("llvm")
	return r.Check(conversion.Partial(target, frozen, conversion.Config{}, r.Op))
}
