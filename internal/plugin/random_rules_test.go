package plugin_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/internal/plugin"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/rewrite"
)

// rulesPerPlugin is the number of random rules that are compiled at once.
const rulesPerPlugin = 250

// TestDifferentialRandomDRR applies random rules of DRR to random operations.
func TestDifferentialRandomDRR(t *testing.T) {
	compareRandom(t, ".td", drrPrelude, (*ruleWriter).drr)
}

// TestDifferentialRandomPDLL applies random rules of PDLL to random operations.
func TestDifferentialRandomPDLL(t *testing.T) {
	compareRandom(t, ".pdll", pdllPrelude, (*ruleWriter).pdll)
}

// compareRandom compares random rules, which write makes.
func compareRandom(t *testing.T, ext, prelude string, write func(w *ruleWriter, name string) *rule) {
	t.Helper()
	plugins, cases := reftest.Count(1, 2, 5), reftest.Count(60, 250, 1000)
	for k := range plugins {
		w := newRuleWriter(uint64(k))
		var rules []*rule
		var text strings.Builder
		text.WriteString(prelude)
		for i := range rulesPerPlugin {
			r := write(w, fmt.Sprintf("R%d", i))
			rules = append(rules, r)
			text.WriteString(r.text)
		}
		compareRules(t, plugin.RuleFile{Name: fmt.Sprintf("random%d%s", k, ext), Text: ruleText(ext, text.String())}, rules, cases)
	}
}

// compareRules applies some of the rules to operations that their sources resemble.
func compareRules(t *testing.T, file plugin.RuleFile, rules []*rule, cases int) {
	t.Helper()
	stem, _, _ := strings.Cut(file.Name, ".")
	ctx := rulesContext(t, "")
	read, diags := ctx.ReadRules(mica.Text(file.Name, file.Text))
	for _, d := range diags {
		t.Fatal(d)
	}
	var texts []string
	var names [][]string
	for i := range cases {
		w := &irWriter{Rand: rand.New(rand.NewPCG(uint64(i), 5))}
		var chosen []*rule
		var list, attr []string
		for range 1 + w.IntN(3) {
			r := oneOf(w.Rand, rules)
			chosen, list, attr = append(chosen, r), append(list, r.name), append(attr, fmt.Sprintf("%q", stem+"."+r.name))
		}
		texts, names = append(texts, w.module(attr, chosen)), append(names, list)
	}
	args := plugin.BuildRules(t, "random", []plugin.RuleFile{file})
	ref := &randomops.Reference{Tool: reftest.Tool(t, "mlir-opt"), Args: append(args, "--verify-each=false", "--mlir-print-debuginfo", "--mlir-print-local-scope"), Batch: 50}
	crashed, differ := 0, 0
	for i, want := range ref.Print(texts) {
		if want.Crash {
			crashed++
			if show("MICA_CRASHES", 0) >= crashed {
				t.Logf("%s\n%s", used(rules, names[i]), texts[i])
			}
			continue
		}
		got, expected := strings.TrimSpace(rewriteWith(ctx, read[0], names[i], texts[i])), strings.TrimSpace(want.Text)
		if strings.HasSuffix(file.Name, ".pdll") && len(names[i]) > 1 {
			// If a matcher has several patterns, the byte code of the reference forgets operations whose locations it fuses.
			got, expected = location.ReplaceAllString(got, ""), location.ReplaceAllString(expected, "")
		}
		if got != expected && !beats(got, expected) {
			if differ++; differ <= show("MICA_SHOW", 3) {
				t.Errorf("case %d:\n%s\n%s\n%s", i, used(rules, names[i]), texts[i], reftest.Diff(expected+"\n", got+"\n"))
			}
		}
	}
	t.Logf("%s: %d cases, %d crashes of the reference, %d differ", file.Name, cases, crashed, differ)
	if differ > 0 || crashed > cases/20 {
		t.Errorf("%s: %d of %d cases differ, the reference crashes on %d", file.Name, differ, cases, crashed)
	}
}

// location is the location of an operation in a text.
var location = regexp.MustCompile(`(?m) loc\(.*\)$`)

// beats reports whether mica's result differs from that of the reference with a reason.
func beats(got, want string) bool {
	// A rule that replaces an operation with itself leaves null values in the reference.
	return strings.HasSuffix(got, "is replaced with a result of the same operation") && strings.Contains(want, "<<NULL VALUE>>")
}

// used returns the texts of rules with some names.
func used(rules []*rule, names []string) string {
	var b strings.Builder
	for _, r := range rules {
		if slices.Contains(names, r.name) {
			b.WriteString(r.text)
		}
	}
	return b.String()
}

// rewriteWith applies the named rules to a text.
func rewriteWith(ctx *mica.Context, rules *patterns.Rules, names []string, text string) string {
	compiled, diags := ctx.Compile(rules, mica.RuleOptions{Filter: rewrite.Filter{Enabled: names}})
	if diags.HasErrors() {
		return "rules: " + diags[0].Message
	}
	var set rewrite.Set
	set.AddMatcher(compiled.Matcher)
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		return "rules: " + err.Error()
	}
	return apply(ctx, frozen, text, asm.Options{DebugInfo: true, LocalScope: true})
}
