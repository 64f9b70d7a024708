package all_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// hooks are the interfaces whose implementations are fields of an OpDef.
var hooks = map[string]func(d *ir.OpDef) bool{
	"InferTypeOpInterface":    func(d *ir.OpDef) bool { return d.InferTypes != nil },
	"MemoryEffectOpInterface": func(d *ir.OpDef) bool { return d.Effects != nil || d.Has(ir.NoMemoryEffect) },
	"OpAsmOpInterface":        func(d *ir.OpDef) bool { return d.ResultNames != nil || d.ArgumentNames != nil || d.BlockNames != nil || d.DefaultDialect != "" },
	"RegionKindInterface":     func(d *ir.OpDef) bool { return d.RegionKind != nil },
}

// TestInterfaces compares the table of the reference's operations with a standard
// interface, and of what implements it, with its golden.
func TestInterfaces(t *testing.T) {
	ctx, _, l := randomops.Upstream(reftest.Include(t))
	if l.HasErrors() {
		t.Fatal(l)
	}
	table := map[string]map[string][]string{} // interface, implementation, operations
	for _, name := range ctx.OpNames() {
		def := ctx.LookupOp(name)
		for _, i := range def.Interfaces {
			how := "none"
			if h := hooks[i.Name]; h != nil {
				if h(def) {
					how = "hook"
				}
			} else if i.Impl != nil {
				rt := reflect.TypeOf(i.Impl)
				if rt.Kind() == reflect.Pointer {
					rt = rt.Elem()
				}
				how = "Go"
				if strings.HasSuffix(rt.PkgPath(), "/ods/load") {
					how = "C++"
				}
			}
			if table[i.Name] == nil {
				table[i.Name] = map[string][]string{}
			}
			table[i.Name][how] = append(table[i.Name][how], def.Name)
		}
	}
	var b strings.Builder
	for name, row := range table {
		for how, ops := range row {
			slices.Sort(ops)
			fmt.Fprintf(&b, "%s %s %d %s\n", name, how, len(ops), strings.Join(ops, " "))
		}
	}
	lines := strings.SplitAfter(b.String(), "\n")
	slices.Sort(lines)
	golden.Compare(t, "testdata/interfaces.txt", strings.Join(lines, ""))
}
