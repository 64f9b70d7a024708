package rewrite_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/lower"
	"github.com/mica-ir/mica/rewrite"
)

// benchmarkText is a module with arithmetic and loops. Canonicalization changes about a third of its operations.
func benchmarkText() string {
	var text strings.Builder
	for i := range 300 {
		fmt.Fprintf(&text, "func.func @f%d(%%v0: i32, %%x: i32, %%n: index, %%m: memref<?xi32>) -> i32 {\n%%z = arith.constant 0 : index\n%%one = arith.constant 1 : index\n", i)
		for k := range 10 {
			fmt.Fprintf(&text, "%%c%[1]d = arith.constant %[1]d : i32\n%%a%[1]d = arith.addi %%v%[1]d, %%c%[1]d : i32\n%%b%[1]d = arith.addi %%a%[1]d, %%c%[1]d : i32\n"+
				"%%p%[1]d = arith.muli %%b%[1]d, %%x : i32\n%%v%[2]d = arith.xori %%p%[1]d, %%x : i32\n"+
				"scf.for %%i%[1]d = %%z to %%n step %%one {\n memref.store %%v%[2]d, %%m[%%i%[1]d] : memref<?xi32>\n}\n", k, k+1)
		}
		text.WriteString("return %v10 : i32\n}\n")
	}
	return text.String()
}

// BenchmarkDrivers runs passes of all drivers.
func BenchmarkDrivers(b *testing.B) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives(), Passes: lower.Definitions()}))
	source := mica.Text("in.mlir", benchmarkText())
	for _, pipeline := range []string{"canonicalize", "canonicalize{top-down=false}", "convert-scf-to-cf", "convert-arith-to-llvm"} {
		b.Run(pipeline, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				module := mica.Must(ctx.Parse(source))
				b.StartTimer()
				if list := ctx.Run(module, pipeline); list.HasErrors() {
					b.Fatal(list)
				}
			}
		})
	}
	b.Run("walk", func(b *testing.B) {
		mica.Must(ctx.Parse(source)) // which loads the dialects
		var set rewrite.Set
		if list := rewrite.AddCanonicalizationPatterns(ctx.IR(), &set); list.HasErrors() {
			b.Fatal(list)
		}
		frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
		if err != nil {
			b.Fatal(err)
		}
		b.ReportAllocs()
		for b.Loop() {
			b.StopTimer()
			module := mica.Must(ctx.Parse(source))
			b.StartTimer()
			if res := rewrite.WalkAndApplyPatterns(module, frozen, rewrite.WalkConfig{}); res.Stats.Applied == 0 {
				b.Fatal("nothing is rewritten")
			}
		}
	})
}
