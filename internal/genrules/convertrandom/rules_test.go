package convertrandom

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/internal/genrules/convert"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/randomrules"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// count is the number of rules.
const count = 60

func randomRules() (string, []randomrules.ConversionRoot) {
	return randomrules.Conversions(rand.New(rand.NewPCG(1, 43)), count)
}

// TestRules checks that rules.pdll has the random rules.
func TestRules(t *testing.T) {
	text, _ := randomRules()
	golden.Compare(t, "rules.pdll", text)
}

// TestBothEngines checks that the interpreter and the generated code convert random operations alike, with and without
// rollback.
func TestBothEngines(t *testing.T) {
	text, roots := randomRules()
	newContext := func() *mica.Context {
		var natives rewrite.Natives
		conversion.AddNatives(&natives, "Wide")
		return mica.Must(mica.NewContext(mica.Config{Natives: &natives, AllowUnregistered: true}))
	}
	engines := []func(ctx *mica.Context) rewrite.Matcher{
		func(ctx *mica.Context) rewrite.Matcher {
			read := mica.Must(ctx.ReadRules(mica.Text("rules.pdll", text)))
			return mica.Must(ctx.Compile(read[0], mica.RuleOptions{})).Matcher
		},
		func(ctx *mica.Context) rewrite.Matcher {
			m, err := Rules(ctx.IR())
			if err != nil {
				t.Fatal(err)
			}
			return m
		},
	}
	contexts := []*mica.Context{newContext(), newContext()}
	var matchers []rewrite.Matcher
	for i, engine := range engines {
		matchers = append(matchers, engine(contexts[i]))
	}
	converted, failed := 0, 0
	// In these a value replaces another one, and is itself replaced with nothing.
	seeds := []int{28845, 32519}
	for seed := range reftest.Count(400, 4_000, 40_000) {
		seeds = append(seeds, seed)
	}
	for _, seed := range seeds {
		in := randomrules.ConversionInput(rand.New(rand.NewPCG(uint64(seed), 44)), roots)
		for _, config := range []conversion.Config{{}, {NoRollback: true}} {
			var got []string
			for i, m := range matchers {
				got = append(got, convert.Apply(contexts[i], m, in, config))
			}
			if got[0] != got[1] {
				t.Errorf("seed %d, without rollback: %t\n%s\n%s", seed, config.NoRollback, in, reftest.Diff(got[0], got[1]))
			}
			if strings.Contains(got[0], "error") || strings.Contains(got[0], "failed") {
				failed++
			} else {
				converted++
			}
		}
	}
	t.Logf("%d conversions, %d failures", converted, failed)
	if converted < failed/10 {
		t.Errorf("only %d of %d conversions succeed", converted, converted+failed)
	}
}
