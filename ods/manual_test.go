package ods_test

import (
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
)

// readManual returns the definitions of testdata/manual.txtar.
func readManual(t *testing.T) *txtar.Archive {
	t.Helper()
	ar, err := txtar.ParseFile("testdata/manual.txtar")
	if err != nil {
		t.Fatal(err)
	}
	return ar
}

// TestManual reads the manual's examples without an error.
func TestManual(t *testing.T) {
	dir := t.TempDir()
	for _, f := range readManual(t).Files {
		set := &source.Set{Includes: []string{dir}, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
		file, err := set.Read(writeCase(t, dir, f.Name, f.Data))
		if err != nil {
			t.Fatal(err)
		}
		if out := check(t, set, file); strings.Contains(out, "error:") {
			t.Errorf("%s", out)
		}
	}
}

// TestDifferentialManual reads it with the reference, and with mica and the files of
// the reference.
func TestDifferentialManual(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	dir := t.TempDir()
	for _, f := range readManual(t).Files {
		path := writeCase(t, dir, f.Name, f.Data)
		first, _, _ := strings.Cut(string(f.Data), "\n")
		gen := "--" + strings.TrimPrefix(first, "// ")
		if _, stderr, code := reftest.Run(t, tool, "", append(strings.Fields(gen), "-I", include, "-I", dir, path)...); code != 0 {
			t.Errorf("the reference refuses %s: %s", f.Name, stderr)
		}
		set := &source.Set{Includes: []string{include, dir}}
		file, err := set.Read(path)
		if err != nil {
			t.Fatal(err)
		}
		if out := check(t, set, file); strings.Contains(out, "error:") {
			t.Errorf("%s", out)
		}
	}
}
