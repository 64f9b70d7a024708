package patterns_test

import (
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/rewrite"
)

// The budget of the options is that of native code, also without an API that has one.
func TestBudgetWithoutAPI(t *testing.T) {
	const rules = "Constraint Long(op: Op) [{ for (int i = 0; i < 1000; ++i) {} return success(); }];\nPattern { let op = op<u.a>; Long(op); erase op; }"
	ctx := mica.Must(mica.NewContext(mica.Config{AllowUnregistered: true}))
	read := mica.Must(ctx.ReadRules(mica.Text("r.pdll", rules)))
	for budget, fails := range map[int]bool{0: false, 100: true} {
		c, list := read[0].Compile(ctx.IR(), patterns.Options{Budget: budget})
		if list.HasErrors() {
			t.Fatal(list)
		}
		set := &rewrite.Set{}
		set.AddMatcher(c.Matcher)
		frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
		if err != nil {
			t.Fatal(err)
		}
		op := mica.Must(ctx.Parse(mica.Text("in.mlir", `"u.a"() : () -> ()`)))
		if res := rewrite.ApplyGreedily(op, frozen, rewrite.GreedyConfig{}); res.Diagnostics.HasErrors() != fails {
			t.Errorf("budget %d: %v", budget, res.Diagnostics)
		}
	}
}
