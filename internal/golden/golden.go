// Package golden compares the results of tests with files, and rewrites the files if the test
// binary has the flag -update. It also has shared code of tests with corpora: the files of a
// directory, the parts of a file, the text of diagnostics.
package golden

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/reftest"
)

var update = flag.Bool("update", false, "rewrite golden files")

// Updating reports whether golden files are rewritten.
func Updating() bool { return *update }

// Compare compares a golden file with a text, or rewrites it.
func Compare(t testing.TB, file, got string) {
	t.Helper()
	if *update {
		write(t, file, []byte(got))
		return
	}
	CompareText(t, file, Read(t, file), got)
}

// CompareText compares a part of a golden file with a text, unless the caller will
// [Rewrite] the file.
func CompareText(t testing.TB, what, want, got string) {
	t.Helper()
	if d := reftest.Diff(want, got); d != "" && !*update {
		t.Errorf("%s (run with -args -update if this is right):\n%s", what, d)
	}
}

// Rewrite writes a file, such as an archive of cases with their results, if golden files
// are rewritten.
func Rewrite(t testing.TB, file string, data []byte) {
	t.Helper()
	if *update {
		write(t, file, data)
	}
}

func write(t testing.TB, file string, data []byte) {
	t.Helper()
	if err := os.WriteFile(file, data, 0o666); err != nil {
		t.Fatal(err)
	}
}

// Read returns the text of a file.
func Read(t testing.TB, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Files returns the files that match patterns. It is an error if a pattern has none.
func Files(t testing.TB, patterns ...string) []string {
	t.Helper()
	var files []string
	for _, p := range patterns {
		list, err := filepath.Glob(p)
		if err != nil || len(list) == 0 {
			t.Fatalf("no files %s: %v", p, err)
		}
		files = append(files, list...)
	}
	return files
}

// Stem returns the name of a file without its extension.
func Stem(file string) string { return strings.TrimSuffix(file, filepath.Ext(file)) }

// Separator is the line between the parts of a file that are tested one by one.
const Separator = "// -----\n"

// Parts returns the parts of a file.
func Parts(t testing.TB, file string) []string { return strings.Split(Read(t, file), Separator) }

// Join joins the results for the parts of a file.
func Join(results []string) string { return strings.Join(results, "\n"+Separator) }

// Render returns the text of diagnostics as LLVM's tools show them.
func Render(list diag.List) string {
	var b strings.Builder
	_ = (&diag.Renderer{Out: &b}).RenderAll(list) // the builder has no errors
	return b.String()
}
