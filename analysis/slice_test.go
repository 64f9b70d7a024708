package analysis_test

import (
	"fmt"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/ir"
)

// TestSlices computes slices of the operation with the attribute "of"; operations are named by
// the attribute "n". Package query has differential tests.
func TestSlices(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: std.Natives(), AllowUnregistered: true}))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		module {
			%0 = "t.a"() {n = "a"} : () -> i32
			%1 = "t.b"(%0) {n = "b"} : (i32) -> i32
			%2 = "t.c"(%1) ({
			^bb0(%x: i32):
				%3 = "t.d"(%x, %0) {n = "d"} : (i32, i32) -> i32
				"t.e"(%3) {n = "e", of} : (i32) -> ()
			}) {n = "c"} : (i32) -> i32
			"t.f"(%2) {n = "f"} : (i32) -> ()
			// Each uses the other.
			%4 = "t.g"(%5, %5) {n = "g"} : (i32, i32) -> i32
			%5 = "t.h"(%4, %4, %2) {n = "h"} : (i32, i32, i32) -> i32
		}`)))
	ops := map[string]*ir.Operation{}
	for op := range ir.All(module, ir.PostOrder) {
		if n, ok := op.Attr("n").(*ir.StringAttr); ok {
			ops[n.Value] = op
		}
	}
	names := func(list []*ir.Operation) string {
		var b strings.Builder
		for _, op := range list {
			b.WriteString(op.Attr("n").(*ir.StringAttr).Value)
		}
		return b.String()
	}
	not := func(name string) analysis.SliceOptions {
		return analysis.SliceOptions{Inclusive: true, Filter: func(op *ir.Operation) bool { return op != ops[name] }}
	}
	all := analysis.SliceOptions{Inclusive: true}
	for _, c := range []struct {
		what, got, want string
	}{
		{"e", names(analysis.BackwardSlice(ops["e"], analysis.BackwardSliceOptions{SliceOptions: all})), "abcde"},
		{"e, exclusive", names(analysis.BackwardSlice(ops["e"], analysis.BackwardSliceOptions{})), "abcd"},
		{"e, no block arguments", names(analysis.BackwardSlice(ops["e"], analysis.BackwardSliceOptions{SliceOptions: all, OmitBlockArguments: true})), "ade"},
		{"e, not b", names(analysis.BackwardSlice(ops["e"], analysis.BackwardSliceOptions{SliceOptions: not("b")})), "acde"},
		{"c, no uses from above", names(analysis.BackwardSlice(ops["c"], analysis.BackwardSliceOptions{SliceOptions: not("b"), OmitUsesFromAbove: true})), "c"},
		{"c", names(analysis.BackwardSlice(ops["c"], analysis.BackwardSliceOptions{SliceOptions: not("b")})), "ac"},
		{"g", names(analysis.BackwardSlice(ops["g"], analysis.BackwardSliceOptions{SliceOptions: all})), "abchg"},
		{"from b", names(analysis.ForwardSlice(ops["b"], all)), "bcfhgde"},
		{"from c, not d", names(analysis.ForwardSlice(ops["c"], not("d"))), "cfhge"},
		{"from g", names(analysis.ForwardSlice(ops["g"], analysis.SliceOptions{})), "h"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %s, want %s", c.what, c.got, c.want)
		}
	}
}

// TestDeepSlices computes slices of a long chain with a small stack.
func TestDeepSlices(t *testing.T) {
	defer debug.SetMaxStack(debug.SetMaxStack(8 << 20))
	const n = 100_000
	var text strings.Builder
	text.WriteString("module {\n%0 = \"t.op\"() : () -> i32\n")
	for i := range n {
		fmt.Fprintf(&text, "%%%d = \"t.op\"(%%%d) : (i32) -> i32\n", i+1, i)
	}
	text.WriteString("}\n")
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: std.Natives(), AllowUnregistered: true}))
	block := mica.Must(ctx.Parse(mica.Text("in.mlir", text.String()))).Region(0).Entry()
	if got := len(analysis.BackwardSlice(block.Back(), analysis.BackwardSliceOptions{})); got != n {
		t.Errorf("the last operation has %d before it, want %d", got, n)
	}
	if got := len(analysis.ForwardSlice(block.Front(), analysis.SliceOptions{})); got != n {
		t.Errorf("the first operation has %d after it, want %d", got, n)
	}
}
