package opt

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
)

// TestValidate runs passes and rules that are right and wrong. A wrong one is found by its name.
func TestValidate(t *testing.T) {
	const in, rules = "testdata/validate/in.mlir", "testdata/validate/rules.pdll"
	for name, args := range map[string][]string{
		"passes": {"--canonicalize", "--cse", "--convert-scf-to-cf", "--sccp"},
		"nested": {"--pass-pipeline=builtin.module(func.func(canonicalize,cse),inline,canonicalize)"},
		"rules":  {"--patterns=" + rules},
		"one":    {"--patterns=" + rules, "--disable-patterns=Wrong"},
	} {
		t.Run(name, func(t *testing.T) {
			_, errs, code := runPasses("", append([]string{in, "--validate"}, args...)...)
			if wrong := name == "rules"; (code != 0) != wrong || strings.Contains(errs, "has changed what") != wrong {
				t.Errorf("exit code %d", code)
			}
			golden.Compare(t, "testdata/validate/"+name+".golden", errs)
		})
	}
}
