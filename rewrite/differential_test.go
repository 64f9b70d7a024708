package rewrite_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/rewrite"
)

// TestDifferentialFold compares the output of the driver for operations that fold. The
// order of the constants reveals the order in which it visits operations.
func TestDifferentialFold(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	files, _ := filepath.Glob("testdata/fold/*.mlir")
	if len(files) == 0 {
		t.Fatal("no test data")
	}
	for _, c := range []struct {
		options string
		config  rewrite.GreedyConfig
	}{
		{"region-simplify=disabled", rewrite.GreedyConfig{TopDown: true, Regions: rewrite.KeepRegions}},
		{"top-down=true", rewrite.GreedyConfig{TopDown: true}},
		{"top-down=false", rewrite.GreedyConfig{}},
		{"top-down=true max-iterations=1", rewrite.GreedyConfig{TopDown: true, MaxIterations: 1}},
		{"top-down=false max-iterations=1", rewrite.GreedyConfig{MaxIterations: 1}},
		{"top-down=false max-num-rewrites=2", rewrite.GreedyConfig{MaxRewrites: 2}},
	} {
		for _, file := range files {
			t.Run(c.options+" "+filepath.Base(file), func(t *testing.T) {
				text := golden.Read(t, file)
				want, errs, code := reftest.Run(t, tool, text, "--allow-unregistered-dialect", "--mlir-print-op-generic", "--canonicalize="+c.options)
				if code != 0 {
					t.Fatalf("the reference fails:\n%s", errs)
				}
				module := parse(t, "in.mlir", text)
				rewrite.ApplyGreedily(module, &rewrite.Frozen{}, c.config)
				got := asm.String(module, asm.Options{Generic: true}) + "\n"
				if d := reftest.Diff(strings.TrimSuffix(want, "\n"), got); d != "" {
					t.Error(d)
				}
			})
		}
	}
}
