package drr_test

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

// TestDifferentialErrors compares the first error for each wrong rule, text and
// location, with that of the reference's rewriter generator.
func TestDifferentialErrors(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	dir := t.TempDir()
	for _, f := range readCases(t).Files {
		t.Run(f.Name, func(t *testing.T) {
			if strings.HasPrefix(string(f.Data), "// the reference ") {
				return // the reference crashes, or accepts a meaningless rule
			}
			path := writeCase(t, dir, f.Name, f.Data)
			_, stderr, _ := reftest.Run(t, tool, "", "--gen-rewriters", "-I", include, "-I", dir, path)
			want := firstError(dir, stderr)
			set := &source.Set{Includes: []string{include, dir}}
			file, err := set.Read(path)
			if err != nil {
				t.Fatal(err)
			}
			if want == "" {
				t.Fatalf("the reference has no error here: %s", stderr)
			}
			got := firstError(dir, check(t, set, file))
			if strings.HasPrefix(want, "error:") {
				_, got, _ = strings.Cut(got, " error:") // the reference reports no location
				got = "error:" + got
			}
			if got != want {
				t.Errorf("\nwant %s\ngot  %s\n(all of the reference: %s)", want, got, stderr)
			}
		})
	}
}
