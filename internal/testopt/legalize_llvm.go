package main

import (
	"github.com/mica-ir/mica/convert/tollvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/convert"
)

// testConvertFunctions lowers functions to the llvm dialect and returns them as they are,
// without what calls them.
func testConvertFunctions(r *pass.Run) error {
	var set rewrite.Set
	for _, p := range tollvm.FunctionPatterns(tollvm.NewTypes(r.Context(), tollvm.Options{})) {
		if p.Root == "func.func" {
			convert.Add(&set, p)
		}
	}
	convert.Add(&set, plain("func.return", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.ReplaceWithOp(op, create(r, op, "llvm.return", op.Operands()))
		return true
	}))
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	target := convert.NewTarget()
	target.LegalDialects("llvm")
	return r.Check(convert.Partial(target, frozen, convert.Config{}, r.Op))
}
