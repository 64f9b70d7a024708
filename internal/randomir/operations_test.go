package randomir_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/lower"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pass/transforms"
)

// TestPassesOnOperations runs all passes on random operations of all dialects, which are valid and
// otherwise as strange as the verifier permits. A pass may fail with an error; none panics.
func TestPassesOnOperations(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir()) // snapshots go there
	include := reftest.Include(t)
	ctx, _, list := randomops.Upstream(include)
	if list.HasErrors() {
		t.Fatal(list)
	}
	cases := validCases(ctx, reftest.Count(1, 1, 6))
	if len(cases) < 100 {
		t.Fatalf("there are only %d cases", len(cases))
	}
	// Each pass gets another share of the cases. All passes on all cases take an hour.
	shares := 16
	if reftest.Whole() {
		shares = 1
	}
	tool := newTool(include)
	for i, d := range slices.Concat(transforms.Definitions(), lower.Definitions()) {
		if d.Name == "ViewOpGraph" || strings.HasPrefix(d.Argument, "print-") {
			continue
		}
		t.Run(d.Argument, func(t *testing.T) {
			var mine []string
			for k := i % shares; k < len(cases); k += shares {
				mine = append(mine, cases[k])
			}
			for list := range slices.Chunk(mine, modulesPerRun) {
				withoutPanic(t, tool, list, "--"+d.Argument)
			}
		})
	}
}

// validCases returns up to n valid modules for each operation, alone and in a function.
func validCases(ctx *ir.Context, n int) (texts []string) {
	g := randomops.NewGenerator(ctx, randomops.NewPool(randomops.Candidates(ctx)), 23)
	for _, d := range ctx.Dialects() {
		for _, def := range ctx.OpDefs(d) {
			if !reftest.Sampled(def.Name, 12) {
				continue
			}
			for _, c := range g.Cases(def, n) {
				for _, text := range []string{c.Text, inFunction(c.Text)} {
					if msg, op := randomops.Verdict(ctx, text); msg == "" && op != nil {
						texts = append(texts, strings.TrimRight(text, "\n")+"\n")
					}
				}
			}
		}
	}
	return texts
}

// inFunction returns a function around operations.
func inFunction(text string) string {
	return "func.func @around() {\n" + strings.TrimRight(text, "\n") + "\nreturn\n}\n"
}

// withoutPanic runs a pass on modules.
func withoutPanic(t *testing.T, tool *opt.Tool, texts []string, flag string) {
	t.Helper()
	run := func(text string) string {
		var out, errs bytes.Buffer
		tool.Main([]string{flag, "--split-input-file", "--allow-unregistered-dialect"}, strings.NewReader(text), &out, &errs)
		return errs.String()
	}
	if !strings.Contains(run(strings.Join(texts, separator)), crash.Prefix) {
		return
	}
	for _, text := range texts {
		if errs := run(text); strings.Contains(errs, crash.Prefix) {
			t.Errorf("%s\n%s", text, errs)
		}
	}
}
