package opt

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/randomrules"
)

// TestNegationIsComplement applies a rule with a random constraint and one with its negation. They exclude each other
// and one of them matches, whichever is tried first.
func TestNegationIsComplement(t *testing.T) {
	tool := New(Config{Name: "mica opt", Dialects: all.Natives()})
	t.Chdir(t.TempDir())
	seeds := 60
	if os.Getenv("MICA_CAMPAIGN") != "" {
		seeds = 3000
	}
	run := func(rules, input string) (string, string) {
		for name, text := range map[string]string{"r.pdll": rules, "in.mlir": input} {
			if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		var out, errs bytes.Buffer
		tool.Main([]string{"--allow-unregistered-dialect", "--patterns", "r.pdll", "--mlir-print-op-generic", "in.mlir"}, strings.NewReader(""), &out, &errs)
		return out.String(), errs.String()
	}
	matched := 0
	for seed := range uint64(seeds) {
		r := rand.New(rand.NewPCG(seed, 11))
		constraints, input := randomrules.Constraints(r), randomrules.Operations(r)
		rules := func(holds, fails int) string {
			return constraints + fmt.Sprintf(`
Pattern Holds with benefit(%d) {
  let root = op<t.root>(xs: ValueRange) {done = none} -> (t: Type);
  C%d(root.0, xs);
  rewrite root with { let new = op<t.root>(xs) {done = attr<"true">} -> (t); replace root with new; };
}
Pattern Fails with benefit(%d) {
  let root = op<t.root>(xs: ValueRange) {done = none} -> (t: Type);
  not C%[2]d(root.0, xs);
  rewrite root with { let new = op<t.root>(xs) {done = attr<"false">} -> (t); replace root with new; };
}
`, holds, randomrules.Count-1, fails)
		}
		first, errs := run(rules(2, 1), input)
		if errs != "" {
			t.Fatalf("seed %d: %s\n%s", seed, errs, rules(2, 1))
		}
		second, _ := run(rules(1, 2), input)
		roots := strings.Count(first, "t.root")
		if done := strings.Count(first, "done = true") + strings.Count(first, "done = false"); first != second || done != roots {
			t.Fatalf("seed %d: %d of %d operations match a rule\n%s\n%s\n%s\n%s", seed, done, roots, rules(2, 1), input, first, second)
		}
		if strings.Contains(first, "done = true") && strings.Contains(first, "done = false") {
			matched++
		}
	}
	if matched < seeds/10 {
		t.Errorf("only %d of %d constraints hold for some operations and not for others", matched, seeds)
	}
}
