package tollvm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/lower/tollvm"
	"github.com/mica-ir/mica/pass"
)

// BenchmarkArith lowers functions with arithmetic.
func BenchmarkArith(b *testing.B) {
	var text strings.Builder
	for i := range 500 {
		fmt.Fprintf(&text, "func.func @f%d(%%v0: i32, %%x: i32, %%f0: f32) -> f32 {\n", i)
		for k := range 20 {
			fmt.Fprintf(&text, "%%c%[1]d = arith.constant %[1]d : i32\n%%a%[1]d = arith.addi %%v%[1]d, %%c%[1]d : i32\n%%m%[1]d = arith.muli %%a%[1]d, %%x : i32\n"+
				"%%v%[2]d = arith.xori %%m%[1]d, %%a%[1]d : i32\n%%f%[2]d = arith.addf %%f%[1]d, %%f%[1]d : f32\n", k, k+1)
		}
		text.WriteString("return %f20 : f32\n}\n")
	}
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
	source := mica.Text("in.mlir", text.String())
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		module := mica.Must(ctx.Parse(source))
		m := pass.NewManager(ctx.IR(), "builtin.module")
		m.Add(tollvm.NewArith())
		b.StartTimer()
		if err := m.Run(module); err != nil {
			b.Fatal(err)
		}
	}
}
