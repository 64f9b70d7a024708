package tblgen

import (
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// TestDifferentialIRDL compares the modules that tblgen-to-irdl makes of definitions.
func TestDifferentialIRDL(t *testing.T) {
	tool, include := reftest.Tool(t, "tblgen-to-irdl"), reftest.Include(t)
	irdl := func(dialect, file string) {
		t.Helper()
		compare(t, tool, "--gen-dialect-irdl-defs", "--dialect="+dialect, "-I", include, file)
	}
	files, _ := filepath.Glob("testdata/irdl/*.td")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, f := range files {
		for _, dialect := range []string{"d", "e", "none", "", "x-y", "1x", "a__b"} {
			irdl(dialect, f)
		}
	}
	compare(t, tool, files[0])
	compare(t, tool, "--gen-dialect-irdl-defs", "--dialect", "none", "-I", include, files[0])
	compare(t, tool, "--print-records", "--dialect=d", "-I", include, files[0])
	irdl("builtin", filepath.Join(include, "mlir/IR/BuiltinTypes.td")) // has a type without a mnemonic
	for _, f := range installed(t, include) {
		if !reftest.Sampled(f, 16) {
			continue
		}
		for _, d := range dialectsIn(t, include, f) {
			irdl(d, filepath.Join(include, f))
		}
	}
}

// dialectsIn returns the names of the dialects that an installed file knows.
func dialectsIn(t *testing.T, include, file string) []string {
	set := &source.Set{Includes: []string{include}, FS: library.Trees(std.Natives)}
	f, err := set.Read(filepath.Join(include, file))
	if err != nil {
		t.Fatal(err)
	}
	recs, diags := tablegen.Load(f, tablegen.Options{Files: set})
	if diags.HasErrors() {
		return nil
	}
	module, _ := ods.Read(recs)
	var names []string
	for _, d := range module.Dialects {
		names = append(names, d.Name)
	}
	return names
}
