package plugin_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/plugin"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/rewrite"
)

// An example is an archive in testdata/rules: the comment names a construct of DRR or PDLL, and the
// files are rules that use it, an input and the expected output. If the output is in located.mlir,
// it has locations.
type example struct {
	file    string
	archive *txtar.Archive
	name    string
	rules   plugin.RuleFile
	in      string
	located bool
	// differs is the reason why the reference deviates from its manual.
	differs string
}

func examples(t *testing.T) []*example {
	var list []*example
	for _, file := range golden.Files(t, "testdata/rules/*.txtar") {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		e := &example{file: file, archive: a, name: golden.Stem(filepath.Base(file))}
		if _, reason, ok := strings.Cut(string(a.Comment), "The reference "); ok {
			e.differs = reason
		}
		for _, f := range a.Files {
			switch f.Name {
			case "in.mlir":
				e.in = fmt.Sprintf("module attributes {rule.apply = [%q]} {\n%s} loc(\"module\")\n", e.name, f.Data)
			case "located.mlir":
				e.located = true
			case "functions.cpp":
				e.rules.Code = string(f.Data)
			case "rules.td":
				e.rules.Name, e.rules.Text = e.name+".td", ruleText(".td", string(f.Data))
			case "rules.pdll":
				e.rules.Name, e.rules.Text = e.name+".pdll", ruleText(".pdll", string(f.Data))
			}
		}
		list = append(list, e)
	}
	return list
}

// ruleText returns the text of a file of rules with the common includes.
func ruleText(ext, text string) string {
	if ext == ".td" {
		return "include \"mlir/IR/PatternBase.td\"\ninclude \"rules.td\"\n" + text
	}
	return "#include \"rules.td\"\n" + text
}

// rulesContext returns a context with the dialect of rules.td.
func rulesContext(t *testing.T, code string) *mica.Context {
	t.Helper()
	config := mica.Config{AllowUnregistered: true, Installed: true, Dialects: all.Natives()}
	if code != "" {
		config.Sources = []mica.Source{mica.Text("functions.cpp", code)}
	}
	ctx, diags := mica.NewContext(config, mica.Text("rules.td", plugin.Source("rules.td")))
	for _, d := range diags {
		t.Error(d)
	}
	if ctx == nil {
		t.FailNow()
	}
	return ctx
}

// limits are those of rules_apply.cpp.
var limits = rewrite.GreedyConfig{MaxIterations: 4, MaxRewrites: 20}

// apply rewrites a text and returns the result, or an error message. It does not verify the result.
func apply(ctx *mica.Context, set *rewrite.Frozen, text string, o asm.Options) string {
	msg, op := randomops.Verdict(ctx.IR(), text)
	if msg != "" {
		return "input: " + msg
	}
	res := rewrite.ApplyGreedily(op, set, limits)
	diags := slices.DeleteFunc(res.Diagnostics, func(d *diag.Diagnostic) bool {
		return d.Severity != diag.Error || strings.HasPrefix(d.Message, "rewriting did not converge")
	})
	if diags.HasErrors() {
		return "error: " + diags[0].Message + "\n"
	}
	return asm.String(op, o) + "\n"
}

// run applies the rules of the example to its input.
func (e *example) run(t *testing.T) string {
	t.Helper()
	ctx := rulesContext(t, e.rules.Code)
	set, diags := ctx.Patterns(mica.Text(e.rules.Name, e.rules.Text))
	if diags.HasErrors() {
		return golden.Render(diags)
	}
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	return apply(ctx, frozen, e.in, asm.Options{DebugInfo: e.located, LocalScope: e.located})
}

// TestExamples runs each construct of both rule languages.
func TestExamples(t *testing.T) {
	for _, e := range examples(t) {
		t.Run(e.name, func(t *testing.T) {
			last := &e.archive.Files[len(e.archive.Files)-1]
			got := e.run(t)
			golden.CompareText(t, last.Name, string(last.Data), got)
			last.Data = []byte(got)
			golden.Rewrite(t, e.file, txtar.Format(e.archive))
		})
	}
}

// TestDifferentialExamples compares them with the reference.
func TestDifferentialExamples(t *testing.T) {
	list := examples(t)
	var files []plugin.RuleFile
	for _, e := range list {
		if !strings.HasPrefix(e.differs, "does not compile") {
			files = append(files, e.rules)
		}
	}
	args := plugin.BuildRules(t, "examples", files)
	for _, e := range list {
		if e.differs != "" {
			continue
		}
		t.Run(e.name, func(t *testing.T) {
			with := append(slices.Clip(args), "--allow-unregistered-dialect")
			if e.located {
				with = append(with, "--mlir-print-debuginfo", "--mlir-print-local-scope")
			}
			want, errs, code := reftest.Run(t, reftest.Tool(t, "mlir-opt"), e.in, with...)
			if code != 0 {
				t.Fatalf("the reference fails:\n%s", errs)
			}
			if d := reftest.Diff(strings.TrimSpace(want), strings.TrimSpace(e.run(t))); d != "" {
				t.Error(d)
			}
		})
	}
}
