package named_test

import (
	"fmt"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/internal/dialect/named"
)

// TestIntsOf reads attributes before these are verified: other ones than those of integers
// have none.
func TestIntsOf(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{}))
	ctx.IR().AllowUnregistered = true
	for text, want := range map[string]string{
		"array<i64: 1, 2>":                    "[1 2]",
		"array<i1: true, false>":              "[1 0]",
		"array<f32: 1.0>":                     "[]",
		"dense<[3, 4]> : tensor<2xindex>":     "[3 4]",
		"dense<[1.0, 2.0]> : tensor<2xf16>":   "[]",
		"dense<(1, 2)> : tensor<complex<i8>>": "[]",
		"[1, 2.0, 3 : i8]":                    "[1 3]",
		"\"text\"":                            "[]",
	} {
		module := mica.Must(ctx.Parse(mica.Text("in.mlir", `"x.y"() {a = `+text+`} : () -> ()`)))
		if got := fmt.Sprint(named.IntsOf(module.Region(0).Entry().Front().Attr("a"))); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
