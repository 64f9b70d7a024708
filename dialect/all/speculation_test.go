package all_test

import (
	"regexp"
	"slices"
	"testing"

	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// division matches the names of divisions and of operations that compute remainders, and total
// those that are defined for all operands: on floating-point numbers, or in SMT-LIB.
var (
	division = regexp.MustCompile(`(?i)(div|rem|mod)([su]|si|ui)?(_shape)?$`)
	total    = regexp.MustCompile(`(?i)^smt\.|^complex\.div$|\.f(div|rem|mod)$|\.(div|rem)f$|^(nvvm|rocdl)\.`)
)

// TestSpeculation checks that no integer division of the reference's dialects is speculatable
// regardless of its operands, although many definitions claim so.
func TestSpeculation(t *testing.T) {
	ctx, _, l := randomops.Upstream(reftest.Include(t))
	if l.HasErrors() {
		t.Fatal(l)
	}
	found := 0
	for _, name := range ctx.OpNames() {
		def := ctx.LookupOp(name)
		if !def.Has(ir.AlwaysSpeculatable) || !division.MatchString(name) || total.MatchString(name) {
			continue
		}
		found++
		i := slices.IndexFunc(def.Interfaces, func(i ir.InterfaceImpl) bool { return i.Name == "ConditionallySpeculatable" })
		if i < 0 || def.Interfaces[i].Impl == nil {
			t.Errorf("%s always is speculatable", name)
		}
	}
	if found < 15 {
		t.Errorf("only %d divisions", found)
	}
}
