package drr_test

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
)

// errorHead matches the head of an error: file, line and column if there is a location.
var errorHead = regexp.MustCompile(`(?m)^(?:(.*?):(\d+):(\d+): )?error: (.*)$`)

// firstError returns the place and the text of the first error in a tool's output.
// The place has no column.
func firstError(dir, out string) (place, text string) {
	m := errorHead.FindStringSubmatch(strings.ReplaceAll(out, dir+string(filepath.Separator), ""))
	if m == nil {
		return "", ""
	}
	return m[1] + ":" + m[2], m[4]
}

// TestDifferentialErrors compares the text of the first error for each invalid rule with that
// of the reference's rewriter generator. The reference reports the definition of the rule
// instead of the wrong part: its line must be that of the error or of a note.
func TestDifferentialErrors(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	dir := t.TempDir()
	for _, f := range readCases(t).Files {
		t.Run(f.Name, func(t *testing.T) {
			if strings.HasPrefix(string(f.Data), "// the reference ") {
				return // the reference crashes, or accepts a meaningless rule
			}
			path := writeCase(t, dir, f.Name, f.Data)
			_, stderr, code := reftest.Run(t, tool, "", "--gen-rewriters", "-I", include, "-I", dir, path)
			if code != 1 {
				t.Fatalf("the reference has no error here: %s", stderr)
			}
			place, want := firstError(dir, stderr)
			set := &source.Set{Includes: []string{include, dir}}
			file, err := set.Read(path)
			if err != nil {
				t.Fatal(err)
			}
			all := check(t, set, file)
			if _, got := firstError(dir, all); got != want || place != ":" && !strings.Contains(all, place+":") {
				t.Errorf("\nwant %s: %s\ngot  %s\n(all of the reference: %s)", place, want, all, stderr)
			}
		})
	}
}
