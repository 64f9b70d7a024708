package pdl_test

import (
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// FuzzCompile compiles and applies every module that verifies, patterns of the pdl dialect also
// in the form of pdl_interp.
func FuzzCompile(f *testing.F) {
	for _, glob := range []string{"testdata/bytecode/*.mlir", "testdata/run*/*.mlir", "testdata/pdl_interp/*.mlir", "testdata/*errors.mlir"} {
		files, _ := filepath.Glob(glob)
		for _, file := range files {
			for _, part := range golden.Parts(f, file) {
				f.Add(part)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		fuzzCompile(t, text, false)
		fuzzCompile(t, text, true)
	})
}

func fuzzCompile(t *testing.T, text string, converted bool) {
	ctx := newContext(t)
	module, _ := parse(ctx, "fuzz", text)
	if module == nil || module.NumRegions() == 0 {
		return
	}
	body := ir.LookupSymbolIn(module, "ir")
	patterns := module
	if m := ir.LookupSymbolIn(module, "patterns"); m != nil && body != nil && m.Name() == "builtin.module" {
		m.Remove()
		patterns = m
	}
	compiled, _ := pdl.Compile(patterns, testNatives())
	if compiled == nil {
		return
	}
	if converted {
		if ir.LookupSymbolIn(patterns, "matcher") != nil || ir.LookupSymbolIn(patterns, "rewriters") != nil {
			return // the conversion creates symbols with these names
		}
		if pdl.ConvertToInterp(patterns).HasErrors() {
			return
		}
		var diags diag.List
		if compiled, diags = pdl.Compile(patterns, testNatives()); compiled == nil {
			t.Fatalf("the converted patterns cannot be compiled: %v", diags)
		}
	}
	if body == nil || patterns == module {
		return
	}
	var set rewrite.Set
	set.AddMatcher(compiled)
	rewrite.ApplyGreedily(body, freeze(t, body.Context(), &set), rewrite.GreedyConfig{MaxIterations: 3, MaxRewrites: 100})
}
