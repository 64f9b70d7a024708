package ods_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
)

// firstError returns the first error in a tool's output without the directory.
func firstError(dir, out string) string {
	for line := range strings.Lines(out) {
		if strings.Contains(line, "error:") {
			return strings.ReplaceAll(strings.TrimSuffix(line, "\n"), dir+string(filepath.Separator), "")
		}
	}
	return ""
}

// TestDifferentialErrors compares the first error for each invalid definition, text and
// location, with that of the generator that checks it.
func TestDifferentialErrors(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	dir := t.TempDir()
	for _, f := range readCases(t).Files {
		t.Run(f.Name, func(t *testing.T) {
			path := writeCase(t, dir, f.Name, f.Data)
			first, _, _ := strings.Cut(string(f.Data), "\n")
			gen, onlyOurs := strings.CutSuffix(first, ", which is broken C++ for the reference")
			gen = "--" + strings.TrimPrefix(gen, "// ")
			_, stderr, _ := reftest.Run(t, tool, "", gen, "-I", include, "-I", dir, path)
			want := firstError(dir, stderr)
			set := &source.Set{Includes: []string{include, dir}}
			file, err := set.Read(path)
			if err != nil {
				t.Fatal(err)
			}
			switch {
			case onlyOurs != (want == ""):
				t.Fatalf("the reference's error here is %q", want)
			case onlyOurs:
				return
			}
			got := firstError(dir, check(t, set, file))
			if strings.HasPrefix(want, "error:") {
				// The reference has no file name for the text of a format.
				_, got, _ = strings.Cut(got, " error:")
				got = "error:" + got
			}
			// Remove references to the tool's own source lines.
			want, _, _ = strings.Cut(want, " (from line ")
			if got != want {
				t.Errorf("\nwant %s\ngot  %s\n(all of the reference: %s)", want, got, stderr)
			}
		})
	}
}
