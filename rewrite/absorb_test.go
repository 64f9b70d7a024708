package rewrite_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// TestAbsorbing has one operation absorb a long list of others, each time with a new operation:
// that many rewrites in a row are progress, not rules without end.
func TestAbsorbing(t *testing.T) {
	absorb := &rewrite.Pattern{
		Name: "absorb", Root: "toy.a", Benefit: 1,
		MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			next := op.Next()
			if next == nil {
				return false
			}
			r.Erase(next)
			r.ReplaceWithNew(op, op.Def(), nil)
			return true
		},
	}
	apply := func(run func(*ir.Operation, *rewrite.Frozen) rewrite.Result) {
		module := parse(t, "in.mlir", "\"toy.a\"() : () -> ()\n"+strings.Repeat("\"toy.other\"() : () -> ()\n", 20_000))
		var set rewrite.Set
		set.Add(absorb)
		res := run(module, freeze(t, module.Context(), &set))
		block := module.Region(0).Entry()
		if !res.Converged || len(res.Diagnostics) > 0 || block.Front() != block.Back() {
			t.Errorf("not all are absorbed: %s", render(res.Diagnostics))
		}
	}
	apply(func(module *ir.Operation, set *rewrite.Frozen) rewrite.Result {
		return rewrite.ApplyGreedily(module, set, rewrite.GreedyConfig{})
	})
	apply(func(module *ir.Operation, set *rewrite.Frozen) rewrite.Result {
		return rewrite.ApplyGreedilyToOps(slices.Collect(module.Region(0).Entry().Ops()), set, rewrite.GreedyConfig{})
	})
}
