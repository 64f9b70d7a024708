package tospirv_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/opt"
)

// TestEmulatedFloats has logarithms of numbers that become integers, for which mlir-opt makes a
// constant of a wrong type. They remain.
func TestEmulatedFloats(t *testing.T) {
	tool := opt.New(opt.Config{Dialects: all.Natives()})
	for _, name := range []string{"log2", "log10"} {
		for _, of := range []string{"f8E4M3FN", "vector<4xf8E4M3FN>"} {
			text := strings.NewReplacer("NAME", name, "TYPE", of).Replace("func.func @f(%a: TYPE) {\n%0 = math.NAME %a : TYPE\nreturn }")
			var out, errs strings.Builder
			code := tool.Main([]string{"--convert-math-to-spirv"}, strings.NewReader(text), &out, &errs)
			if code != 0 || errs.Len() > 0 || !strings.Contains(out.String(), "math."+name) {
				t.Errorf("%s: code %d\n%s%s", text, code, out.String(), errs.String())
			}
		}
	}
}
