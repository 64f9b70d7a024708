package transforms

import (
	"os"
	"reflect"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/load"
)

// nop is a pass for a declaration whose options are not set.
func nop(d *pass.Definition) *pass.Definition {
	d.New, d.Description, d.On = nil, "", pass.Anchor{}
	d.DependentDialects = nil
	return d
}

// TestDifferentialDeclarations compares the declarations with the reference's.
func TestDifferentialDeclarations(t *testing.T) {
	tree := os.DirFS(reftest.Include(t))
	for _, file := range []string{"mlir/Transforms/Passes.td", "mlir/Dialect/Arith/Transforms/Passes.td"} {
		records, diags := load.Read(tree, file)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		for _, d := range Definitions() {
			rec := records.Def(d.Name)
			if rec == nil {
				continue
			}
			copied := *d
			if want, got := nop(load.Definition(rec)), nop(&copied); !reflect.DeepEqual(want, got) {
				t.Errorf("got %+v, want %+v", got, want)
			}
		}
	}
}
