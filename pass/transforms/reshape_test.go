package transforms_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
)

// canonicalized returns a module after canonicalization with checks of all rewrites.
func canonicalized(t *testing.T, text string) string {
	t.Helper()
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
	ctx.IR().CheckRewrites = true
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", text)))
	if list := ctx.Run(module, "canonicalize"); len(list) > 0 {
		t.Fatal(list.Err())
	}
	return asm.String(module, asm.Options{})
}

// TestLargeReshape checks that reshapes are kept, and nothing is created, if a size of the merged one would be too large.
func TestLargeReshape(t *testing.T) {
	text := `func.func @f(%a: tensor<?xf32>, %n: index) -> tensor<?x?xf32> {
		%0 = "tensor.expand_shape"(%a, %n) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: -9223372036854775808, 3, 4611686018427387904, 2>}>
			: (tensor<?xf32>, index) -> tensor<?x3x4611686018427387904x2xf32>
		%1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<?x3x4611686018427387904x2xf32>) -> tensor<?x?xf32>
		return %1 : tensor<?x?xf32>
	}`
	if out := canonicalized(t, text); !strings.Contains(out, "tensor.collapse_shape") || strings.Contains(out, "arith.muli") {
		t.Error(out)
	}
}

// TestManyUnits merges reshapes of very many dimensions of size 1 before sizes that must be skipped.
func TestManyUnits(t *testing.T) {
	const n = 100000
	ones := strings.Repeat("1x", n)
	numbers := func(n int) string {
		var b strings.Builder
		for i := range n {
			if i > 0 {
				b.WriteByte(',')
			}
			b.WriteString(strconv.Itoa(i))
		}
		return b.String()
	}
	text := "func.func @f(%a: tensor<" + ones + "2x2x0xf32>) -> tensor<3x" + ones + "0xf32> {\n" +
		"%0 = tensor.collapse_shape %a [[" + numbers(n+3) + "]] : tensor<" + ones + "2x2x0xf32> into tensor<0xf32>\n" +
		"%1 = tensor.expand_shape %0 [[" + numbers(n+2) + "]] output_shape [3," + strings.Repeat("1,", n) + "0] : tensor<0xf32> into tensor<3x" + ones + "0xf32>\n" +
		"return %1 : tensor<3x" + ones + "0xf32>\n}\n"
	// A search that multiplies all units again for each size is quadratic.
	if out := canonicalized(t, text); !strings.Contains(out, "tensor.collapse_shape") {
		t.Error("the reshapes were merged")
	}
}
