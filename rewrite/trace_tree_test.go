package rewrite_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/rewrite"
)

// TestTreeShowsOperations tests that a tree shows operations even if the context cannot print them.
func TestTreeShowsOperations(t *testing.T) {
	module := parse(t, "tree.mlir", `"toy.a"() {k = 1 : i32} : () -> ()`)
	var set rewrite.Set
	set.Add(patterns()[0])
	ctx := module.Context()
	ctx.PrintOp = nil
	var out strings.Builder
	rewrite.ApplyGreedily(module, freeze(t, ctx, &set), rewrite.GreedyConfig{Trace: &out, TraceForm: rewrite.TraceTree})
	if line := `  "toy.a"() {k = 1 : i32} : () -> ()` + "\n"; !strings.Contains(out.String(), line) {
		t.Errorf("the tree does not contain %q:\n%s", line, out.String())
	}
}
