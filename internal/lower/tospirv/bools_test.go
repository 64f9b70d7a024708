package tospirv_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/opt"
)

// TestBools has arithmetic on i1, for which mlir-opt makes operations that SPIR-V does not have on booleans.
func TestBools(t *testing.T) {
	tool := opt.New(opt.Config{Dialects: all.Natives()})
	var text strings.Builder
	for _, name := range strings.Fields("addi subi muli divui divsi remui remsi shli shrui shrsi maxsi minsi maxui minui") {
		fmt.Fprintf(&text, "func.func @%s(%%a: i1, %%b: i1) -> i1 {\n  %%0 = arith.%[1]s %%a, %%b : i1\n  return %%0 : i1\n}\n", name)
	}
	var out, errs strings.Builder
	if code := tool.Main([]string{"--convert-arith-to-spirv"}, strings.NewReader(text.String()), &out, &errs); code != 0 {
		t.Fatalf("code %d\n%s", code, errs.String())
	}
	golden.Compare(t, "testdata/bools.golden", out.String())
}
