package rewrite

import (
	"fmt"
	"testing"

	"github.com/mica-ir/mica/ir"
)

func TestDefTable(t *testing.T) {
	ctx := ir.NewContext()
	var table DefTable[int]
	def := func(i int) *ir.OpDef { return ctx.OpDef(fmt.Sprintf("t.op%d", i)) }
	if _, ok := table.Lookup(def(0)); ok {
		t.Error("an empty table has a value")
	}
	for i := range 1000 {
		table.Set(def(i), i)
		table.Set(def(i/2), i/2)
	}
	for i := range 1000 {
		if n, ok := table.Lookup(def(i)); !ok || n != i {
			t.Errorf("%d: %d, %t", i, n, ok)
		}
	}
	if _, ok := table.Lookup(def(1000)); ok {
		t.Error("a value that was not set")
	}
}
