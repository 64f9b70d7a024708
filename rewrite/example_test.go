package rewrite_test

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

func Example() {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	module, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(`
		%a = "toy.source"() : () -> i32
		%b = "toy.transpose"(%a) : (i32) -> i32
		%c = "toy.transpose"(%b) : (i32) -> i32
		"toy.print"(%c) : (i32) -> ()
	`)), asm.ParseOptions{})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}

	var set rewrite.Set
	set.Add(&rewrite.Pattern{
		Name:    "transpose of transpose",
		Root:    "toy.transpose",
		Benefit: 1,
		MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			inner := op.Operand(0).DefiningOp()
			if inner == nil || inner.Def() != op.Def() {
				return r.MatchFailure(op, "the operand is not a transpose")
			}
			r.Replace(op, inner.Operand(0))
			r.Erase(inner)
			return true
		},
	})
	frozen, err := set.Freeze(module.Context(), rewrite.Filter{})
	if err != nil {
		fmt.Println(err)
		return
	}
	res := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	fmt.Println(res.Converged, res.Stats.Applied)
	fmt.Println(asm.String(module, asm.Options{}))

	// Output:
	// true 1
	// module {
	//   %0 = "toy.source"() : () -> i32
	//   "toy.print"(%0) : (i32) -> ()
	// }
}
