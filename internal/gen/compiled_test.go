package gen

import (
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/gen/compare"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/ir"
)

// TestCompiledDefinitions compares mica's own dialects loaded from Go data with those loaded
// from the .td files.
func TestCompiledDefinitions(t *testing.T) {
	context := func(o library.Options) *ir.Context {
		ctx := ir.NewContext()
		ctx.AllowUnregistered = true
		if _, list := library.New(o).Register(ctx); list.HasErrors() {
			t.Fatal(list)
		}
		return ctx
	}
	loaded := context(library.Options{Natives: std.Natives()})
	made := context(library.Options{Natives: std.Natives(), Compiled: compiled.Find})
	for _, n := range std.Natives() {
		if has := compiled.Find(n.Namespace) != nil; has != n.Definitions.Compiled {
			t.Errorf("%s is Go data: %v", n.Namespace, has)
		}
		if !n.Definitions.Compiled {
			continue
		}
		var out strings.Builder
		counts := compare.Contexts(&out, loaded, made, []string{n.Namespace}, 12)
		if counts.Differ > 0 || counts.Cases > 0 && counts.Valid == 0 {
			t.Errorf("%s: %d of %d cases differ, %d are valid\n%.2000s", n.Namespace, counts.Differ, counts.Cases, counts.Valid, out.String())
		}
		if names := func(ctx *ir.Context) []string {
			var names []string
			for _, def := range ctx.OpDefs(ctx.Dialect(n.Namespace)) {
				names = append(names, def.Name)
			}
			return names
		}; !slices.Equal(names(loaded), names(made)) {
			t.Errorf("%s has other operations: %s and %s", n.Namespace, names(loaded), names(made))
		}
	}
}
