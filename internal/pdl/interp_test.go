package pdl_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// lower returns the module @patterns of a text in the pdl_interp dialect.
func lower(t testing.TB, text string) string {
	t.Helper()
	ctx := newContext(t)
	module, diags := parse(ctx, "in", text)
	if module == nil {
		return golden.Render(diags)
	}
	if m := ir.LookupSymbolIn(module, "patterns"); m != nil {
		module = m
		module.Remove()
	}
	if diags := pdl.ConvertToInterp(module); diags.HasErrors() {
		return golden.Render(diags)
	}
	var verified diag.List
	if !ir.Verify(module, &verified) {
		return golden.Render(verified)
	}
	return asm.String(module, asm.Options{Generic: true}) + "\n"
}

// onlyPatterns cuts the module @ir off a text.
func onlyPatterns(text string) string {
	before, _, _ := strings.Cut(text, "module @ir")
	return before
}

func TestDifferentialInterp(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	var parts []string
	files, _ := filepath.Glob("testdata/bytecode/*.mlir")
	for _, file := range files {
		if strings.Contains(file, "infer") {
			continue // the reference infers only in dialects that are in use
		}
		for _, part := range golden.Parts(t, file) {
			parts = append(parts, onlyPatterns(part))
		}
	}
	for seed := range uint64(100) {
		parts = append(parts, onlyPatterns(randomCase(seed)))
	}
	want, errs, _ := reftest.Run(t, tool, strings.Join(parts, "// -----\n"), "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic", "--convert-pdl-to-pdl-interp")
	outputs := strings.Split(want, "\n// -----\n")
	if len(outputs) != len(parts) {
		t.Fatalf("the reference gave %d results for %d cases:\n%s", len(outputs), len(parts), errs)
	}
	for i, part := range parts {
		if d := reftest.Diff(strings.TrimSpace(outputs[i]), strings.TrimSpace(lower(t, part))); d != "" {
			t.Errorf("%s\n%s", part, d)
			return
		}
	}
}

func TestInterp(t *testing.T) {
	files, _ := filepath.Glob("testdata/bytecode/*.mlir")
	for _, file := range files {
		name := golden.Stem(filepath.Base(file))
		t.Run(name, func(t *testing.T) {
			var out []string
			for _, part := range golden.Parts(t, file) {
				out = append(out, lower(t, onlyPatterns(part)))
			}
			golden.Compare(t, "testdata/interp/"+name+".out", golden.Join(out))
		})
	}
}

// TestInterpRuns applies patterns in the form of pdl_interp, and expects the same result.
func TestInterpRuns(t *testing.T) {
	var parts []string
	files, _ := filepath.Glob("testdata/bytecode/*.mlir")
	for _, file := range files {
		parts = append(parts, golden.Parts(t, file)...)
	}
	for seed := range uint64(100) {
		parts = append(parts, randomCase(seed))
	}
	for _, part := range append(parts, longCase()) {
		want := rewriteCase(t, "in", part, false)
		if d := reftest.Diff(want, rewriteWith(t, "in", part, false, true)); d != "" {
			t.Errorf("%s\n%s", part, d)
			return
		}
	}
}
