package tollvm_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/lower/tollvm"
	"github.com/mica-ir/mica/rewrite"
)

// TestRuleNames checks that rules can be disabled by the names of operations.
func TestRuleNames(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
	for _, c := range []struct {
		dialect  string
		disabled []string
		others   int // the other operations that have rules
	}{
		{"arith", []string{"arith.addi", "arith.index_cast", "arith.truncf"}, 43},
		{"index", []string{"index.add", "index.casts", "index.ceildivs"}, 23},
		{"math", []string{"math.absf", "math.expm1", "math.sincos"}, 33},
	} {
		var set rewrite.Set
		if err := tollvm.AddPatterns(&set, c.dialect, tollvm.NewTypes(ctx.IR(), tollvm.Options{})); err != nil {
			t.Fatal(err)
		}
		frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{Disabled: c.disabled})
		if err != nil {
			t.Fatal(err)
		}
		roots := map[string]bool{}
		for _, p := range frozen.Patterns() {
			switch {
			case slices.Contains(c.disabled, p.Root):
				t.Errorf("a pattern for '%s' remains", p.Root)
			case strings.Contains(p.Name, "::"): // an expansion of a division, with the name that MLIR has
			case strings.HasPrefix(p.Root, c.dialect+".") && p.MatchAndRewrite == nil:
				if p.Name != p.Root {
					t.Errorf("the pattern for '%s' is called '%s'", p.Root, p.Name)
				}
				roots[p.Root] = true
			}
		}
		if len(roots) != c.others {
			t.Errorf("%d operations of %s have rules", len(roots), c.dialect)
		}
	}
}
