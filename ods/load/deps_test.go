package load_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestDependencies requires that the loader links no dialect, and package mica only
// those that it defines itself: a program links the dialects whose natives it gives
// to the loader.
func TestDependencies(t *testing.T) {
	t.Parallel()
	own := []string{"arith", "cf", "compiled", "complex", "folding", "func", "index", "intrange", "math", "named", "pdl", "pdlinterp", "scf", "std", "tensor", "ub", "viewlike"}
	for dir, allowed := range map[string][]string{".": nil, "../..": own} {
		cmd := exec.Command("go", "list", "-deps", ".")
		cmd.Dir = dir
		out, err := cmd.Output()
		if err != nil {
			t.Skip(err)
		}
		for path := range strings.FieldsSeq(string(out)) {
			name, ok := strings.CutPrefix(path, "github.com/mica-ir/mica/dialect/")
			name, _, _ = strings.Cut(name, "/")
			if ok && !slices.Contains(allowed, name) {
				t.Errorf("%s imports dialect/%s", dir, name)
			}
		}
	}
}
