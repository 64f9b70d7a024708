package rewrite_test

import (
	"slices"
	"testing"

	"github.com/mica-ir/mica/rewrite"
)

// TestFold folds operations to a constant, to an operand, and not at all.
func TestFold(t *testing.T) {
	module := parse(t, "in.mlir", `
		%x, %y = "t.x"() : () -> (index, index)
		%0 = "index.constant"() {value = 0 : index} : () -> index
		%2 = "index.constant"() {value = 2 : index} : () -> index
		%a = "index.add"(%2, %2) : (index, index) -> index
		%b = "index.add"(%x, %0) : (index, index) -> index
		%c = "index.add"(%x, %y) : (index, index) -> index
	`)
	var got []string
	for op := range module.Region(0).Ops() {
		if op.Name() != "index.add" {
			continue
		}
		results, ok := rewrite.Fold(op)
		switch {
		case !ok:
			got = append(got, "none")
		case results[0].Attr != nil:
			got = append(got, results[0].Attr.String())
		case results[0].Value == op.Operand(0):
			got = append(got, "%x")
		}
	}
	if want := []string{"4 : index", "%x", "none"}; !slices.Equal(got, want) {
		t.Errorf("the results are %q, want %q", got, want)
	}
	if c := module.Region(0).Entry().Front().Next(); rewrite.MayFold(module) || !rewrite.MayFold(c) {
		t.Error("a module may fold, or a constant may not")
	}
}
