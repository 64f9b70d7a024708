package reftest_test

import (
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/reftest"
)

// TestNone hides LLVM from the tests, and from the search for dialects.
func TestNone(t *testing.T) {
	t.Setenv("MICA_REFERENCE", "none")
	if reftest.Installed() || reftest.OptionalTool(t, "mlir-opt") != "" || reftest.Includes(t) != nil {
		t.Error("the reference is not hidden")
	}
	for _, f := range library.New(library.Options{Natives: all.Natives(), Installed: true}).Find() {
		if f.Where != "mica" {
			t.Errorf("%s is from %q", f.Namespace, f.Where)
		}
	}
	t.Run("skipped", func(t *testing.T) {
		reftest.Include(t)
		t.Error("a test that needs the reference runs")
	})
}
