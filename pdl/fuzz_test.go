package pdl_test

import (
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pdl"
	"github.com/mica-ir/mica/rewrite"
)

// FuzzCompile compiles and applies whatever verifies.
func FuzzCompile(f *testing.F) {
	for _, glob := range []string{"testdata/bytecode/*.mlir", "testdata/run/*.mlir", "testdata/*errors.mlir"} {
		files, _ := filepath.Glob(glob)
		for _, file := range files {
			for _, part := range golden.Parts(f, file) {
				f.Add(part)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
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
		if compiled == nil || body == nil || patterns == module {
			return
		}
		var set rewrite.Set
		set.AddMatcher(compiled)
		rewrite.ApplyGreedily(body, freeze(t, body.Context(), &set), rewrite.GreedyConfig{MaxIterations: 3, MaxRewrites: 100})
	})
}
