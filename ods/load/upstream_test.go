package load_test

import (
	"bytes"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// loadFile loads a .td file with the natives of all dialects. Any diagnostic fails the test.
func loadFile(t testing.TB, set *source.Set, file *source.File) (*ir.Context, *load.Loaded) {
	t.Helper()
	ctx := ir.NewContext()
	ld, ds := loadInto(ctx, set, file)
	if len(ds) > 0 {
		var out bytes.Buffer
		r := diag.Renderer{Out: &out, Files: set}
		r.RenderAll(ds)
		t.Errorf("%s:\n%s", file.Name, out.String())
	}
	return ctx, ld
}

// loadInto loads the definitions of a .td file and returns the diagnostics.
func loadInto(ctx *ir.Context, set *source.Set, file *source.File, sources ...*cxx.File) (*load.Loaded, diag.List) {
	recs, l := tablegen.Load(file, tablegen.Options{Files: set})
	if l.HasErrors() {
		return &load.Loaded{Report: &load.Report{}}, l
	}
	m, ds := ods.Read(recs)
	l = append(l, ds...)
	ld, ds := load.Load(ctx, m, load.Options{Natives: all.Natives(), Sources: sources})
	return ld, append(l, ds...)
}
