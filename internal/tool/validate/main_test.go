package validate

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
)

func execute(args ...string) (text string, code int) {
	var o, e bytes.Buffer
	code = Main("mica validate", args, strings.NewReader(""), &o, &e, all.Natives())
	return fmt.Sprintf("== %s\n%s%sexit code %d\n", strings.Join(args, " "), o.String(), e.String(), code), code
}

// TestVerdicts compares functions of one module with those of another. All that is refuted is a mistake
// that somebody could make.
func TestVerdicts(t *testing.T) {
	const before, after = "testdata/before.mlir", "testdata/after.mlir"
	var b strings.Builder
	for _, args := range [][]string{
		{before, after},
		{before, before, "--strict"}, // it has functions that cannot be compared
		{before, after, "--samples=2", "--exhaustive=16", "--seed=7"},
		{before},
		{before, "testdata/missing.mlir"},
		{before, after, "--samples=0"},
	} {
		text, code := execute(args...)
		b.WriteString(text)
		if code == 0 {
			t.Errorf("%v: exit code 0", args)
		}
	}
	golden.Compare(t, "testdata/verdicts.golden", b.String())
	if text, code := execute(before, before); code != 0 || strings.Contains(text, "refuted") {
		t.Errorf("a module does something else than itself:\n%s", text)
	}
}
