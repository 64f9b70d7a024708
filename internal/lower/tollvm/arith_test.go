package tollvm_test

import (
	"slices"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/lower/tollvm"
	"github.com/mica-ir/mica/rewrite"
)

// TestArithNames checks that the rules for arith can be disabled by the names of operations.
func TestArithNames(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
	var set rewrite.Set
	if err := tollvm.AddPatterns(&set, "arith", tollvm.NewTypes(ctx.IR(), tollvm.Options{})); err != nil {
		t.Fatal(err)
	}
	disabled := []string{"arith.addi", "arith.index_cast", "arith.truncf"}
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{Disabled: disabled})
	if err != nil {
		t.Fatal(err)
	}
	roots := map[string]bool{}
	for _, p := range frozen.Patterns() {
		switch {
		case slices.Contains(disabled, p.Root):
			t.Errorf("a pattern for '%s' remains", p.Root)
		case len(p.Root) > 6 && p.Root[:6] == "arith." && p.MatchAndRewrite == nil:
			if p.Name != p.Root {
				t.Errorf("the pattern for '%s' is called '%s'", p.Root, p.Name)
			}
			roots[p.Root] = true
		}
	}
	if len(roots) != 43 {
		t.Errorf("%d operations have rules", len(roots))
	}
}
