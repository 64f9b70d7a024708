package rewrite_test

import (
	"testing"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Runs with the same patterns do not return the errors of earlier ones.
func TestReportsOfEachRun(t *testing.T) {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	var set rewrite.Set
	set.Add(&rewrite.Pattern{Name: "complain", Root: "x.y", Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.EmitError(op, "no good")
		return false
	}})
	frozen, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	module := ir.NewModule(ctx, ctx.UnknownLoc())
	ir.NewBuilderAtEnd(ctx, module.Region(0).Entry()).New(ctx.OpDef("x.y"), nil, nil)
	for i := range 3 {
		if l := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{}).Diagnostics; len(l) != 1 {
			t.Errorf("greedy run %d has the errors %v", i, l)
		}
		if l := rewrite.WalkAndApplyPatterns(module, frozen, rewrite.WalkConfig{}).Diagnostics; len(l) != 1 {
			t.Errorf("walk %d has the errors %v", i, l)
		}
	}
}
