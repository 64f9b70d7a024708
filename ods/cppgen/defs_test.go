package cppgen

import (
	"testing"

	"github.com/mica-ir/mica/cxx/emit"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/backend"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// TestDifferentialDefs compares the definitions of types and attributes whose syntax is not
// declarative. They are no generator of the tool as long as there are none for formats.
func TestDifferentialDefs(t *testing.T) {
	const name = "testdata/defs.td"
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	set := &source.Set{Includes: []string{include}}
	f, err := set.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	recs, diags := tablegen.Load(f, tablegen.Options{Files: set})
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	module, diags := ods.Read(recs)
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	for flag, write := range map[string]func(*emit.Writer, *backend.Input) error{"-gen-typedef-defs": typedefDefs, "-gen-attrdef-defs": attrdefDefs} {
		want, errs, code := reftest.Run(t, tool, "", flag, "-I", include, name)
		if code != 0 {
			t.Fatal(errs)
		}
		var w emit.Writer
		if err := write(&w, &backend.Input{File: name, Main: f, Module: module}); err != nil {
			t.Fatal(err)
		}
		if got := w.String(); got != want {
			t.Errorf("%s:\n%s", flag, reftest.Diff(want, got))
		}
	}
}
