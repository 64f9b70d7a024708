package syntax_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// TestFormat formats testdata/format/NAME.td and compares the result with NAME.out.
// Formatting the result again must not change it.
func TestFormat(t *testing.T) {
	for _, path := range golden.Files(t, "testdata/format/*.td") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			got := formatFile(t, path)
			out := golden.Stem(path) + ".out"
			golden.Compare(t, out, string(got))
		})
	}
}

// formatFile formats a file twice and returns the result.
func formatFile(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	once, err := syntax.Format(path, text)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	twice, err := syntax.Format(path, once)
	if err != nil {
		t.Fatalf("%s, second time: %v", path, err)
	}
	if !bytes.Equal(once, twice) {
		t.Errorf("%s: formatting again changes it:\n%s", path, reftest.Diff(string(once), string(twice)))
	}
	return once
}

// TestFormatCorpus formats the evaluator's corpus.
func TestFormatCorpus(t *testing.T) {
	for _, path := range golden.Files(t, "../../../tablegen/testdata/run/*.td") {
		formatFile(t, path)
	}
}

// TestDifferentialFormat formats every installed .td file. Format itself checks
// that the tokens do not change.
func TestDifferentialFormat(t *testing.T) {
	include := reftest.Include(t)
	changed, lines := 0, 0
	for _, dir := range []string{"mlir", "llvm"} {
		root, err := filepath.EvalSymlinks(filepath.Join(include, dir))
		if err != nil {
			t.Fatal(err)
		}
		err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".td" {
				return err
			}
			got := formatFile(t, path)
			text, _ := os.ReadFile(path)
			a, b := strings.Split(string(text), "\n"), strings.Split(string(got), "\n")
			lines += len(a)
			for i := range a {
				if i >= len(b) || a[i] != b[i] {
					changed++
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d of %d lines differ", changed, lines)
}
