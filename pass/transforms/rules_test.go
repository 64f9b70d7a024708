package transforms_test

import (
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/rewrite"
)

// TestRules checks that the rules of dialects can be disabled by their names, and have the benefit of MLIR's patterns,
// so that they do not take precedence over patterns in Go.
func TestRules(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()})).IR()
	for dialect, rule := range map[string]string{
		"bufferization": "LoadOfToBuffer", "memref": "FoldSelfCopy", "shape": "AssumingWithTrue",
		"spirv": "CombineChainedAccessChain", "tensor": "DimOfCastOp", "vector": "TransposeFolder",
	} {
		c, ok := ctx.Dialect(dialect).Canonicalizer.(rewrite.Canonicalizer)
		if !ok {
			t.Fatalf("%s has no rules", dialect)
		}
		patterns := func(f rewrite.Filter) map[string]int {
			var set rewrite.Set
			if list := c.AddCanonicalizationPatterns(ctx, &set); list.HasErrors() {
				t.Fatal(list)
			}
			frozen, err := set.Freeze(ctx, f)
			if err != nil {
				t.Fatal(err)
			}
			benefits := map[string]int{}
			for _, p := range frozen.Patterns() {
				benefits[p.Name] = p.Benefit
			}
			return benefits
		}
		every, rest := patterns(rewrite.Filter{}), patterns(rewrite.Filter{Disabled: []string{rule}})
		if _, remains := rest[rule]; remains || every[rule] != 1 || len(rest) != len(every)-1 {
			t.Errorf("%s: %v without %s: %v", dialect, every, rule, rest)
		}
		for name, benefit := range every {
			if benefit != 1 {
				t.Errorf("%s: the benefit of %s is %d", dialect, name, benefit)
			}
		}
	}
}
