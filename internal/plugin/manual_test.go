package plugin_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/plugin"
	"github.com/mica-ir/mica/internal/randomops"
)

// TestDifferentialManual compares the dialect whose hooks are all in its definitions.
func TestDifferentialManual(t *testing.T) {
	ctx := load(t, "manual.td")
	var cases []randomops.Case
	for text := range strings.SplitSeq(plugin.Source("manual.mlir"), "// -----\n") {
		cases = append(cases, randomops.Case{Op: "by hand", Text: text})
	}
	compare(t, "manual", ctx, cases)
}
