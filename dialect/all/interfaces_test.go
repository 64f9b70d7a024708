package all_test

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// standard lists the interfaces that package ir has as Go interfaces or as fields of OpDef. For the
// latter, a function reports whether a definition has the field or an equivalent trait.
var standard = map[string]func(d *ir.OpDef) bool{
	"BranchOpInterface":   nil,
	"CallOpInterface":     nil,
	"CallableOpInterface": nil,
	"CastOpInterface":     nil,
	"ConditionallySpeculatable": func(d *ir.OpDef) bool {
		return d.Bits&(ir.AlwaysSpeculatable|ir.RecursivelySpeculatable) != 0
	},
	"DestinationStyleOpInterface": nil,
	"InferTypeOpInterface":        func(d *ir.OpDef) bool { return d.InferTypes != nil },
	"LoopLikeOpInterface":         nil,
	"MemoryEffectOpInterface":     func(d *ir.OpDef) bool { return !d.HasUnknownEffects() },
	"OpAsmOpInterface": func(d *ir.OpDef) bool {
		return d.ResultNames != nil || d.ArgumentNames != nil || d.BlockNames != nil || d.DefaultDialect != ""
	},
	"OffsetSizeAndStrideOpInterface":    nil,
	"RegionBranchOpInterface":           nil,
	"RegionBranchTerminatorOpInterface": func(d *ir.OpDef) bool { return d.Has(ir.ReturnLike) },
	"RegionKindInterface":               func(d *ir.OpDef) bool { return d.RegionKind != nil || d.Has(ir.GraphRegionTrait) },
	"SelectLikeOpInterface":             nil,
	"SymbolUserOpInterface":             nil,
}

// TestInterfaces compares the table of the standard interfaces of the reference's
// operations with its golden: how many are implemented in Go, in the C++ of the
// definition, and by a field or a trait, and which are not implemented.
func TestInterfaces(t *testing.T) {
	ctx, _, l := randomops.Upstream(reftest.Include(t))
	if l.HasErrors() {
		t.Fatal(l)
	}
	type row struct {
		golang, cpp, field int
		missing            []string
	}
	table := map[string]*row{}
	for _, name := range ctx.OpNames() {
		def := ctx.LookupOp(name)
		for _, i := range def.Interfaces {
			has, ok := standard[i.Name]
			if !ok {
				continue
			}
			r := table[i.Name]
			if r == nil {
				r = &row{}
				table[i.Name] = r
			}
			switch {
			case i.Impl != nil && fromDefinition(i.Impl):
				r.cpp++
			case i.Impl != nil:
				r.golang++
			case has != nil && has(def):
				r.field++
			default:
				r.missing = append(r.missing, name)
			}
		}
	}
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(table)) {
		r := table[name]
		fmt.Fprintf(&b, "%s: %d in Go, %d in C++, %d by a field or a trait; missing: %s\n", name, r.golang, r.cpp, r.field, strings.Join(r.missing, " "))
	}
	golden.Compare(t, "testdata/interfaces.txt", b.String())
}

// fromDefinition reports whether an implementation calls the C++ of a definition.
func fromDefinition(impl any) bool {
	t := reflect.TypeOf(impl)
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return strings.HasSuffix(t.PkgPath(), "/ods/load")
}
