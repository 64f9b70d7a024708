package prelude_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialBase compares the records of each file of the prelude, evaluated
// without other include directories, with the reference's file of that path.
func TestDifferentialBase(t *testing.T) {
	include := reftest.Include(t)
	dir := directory(t)
	for _, file := range preludeFiles(t, dir) {
		t.Run(file, func(t *testing.T) {
			want, err := evaluate(t, filepath.Join(include, file), include)
			if err != nil {
				t.Fatal(err)
			}
			got, err := evaluate(t, filepath.Join(dir, file), dir)
			if err != nil {
				t.Fatal(err)
			}
			compare(t, want, got)
		})
	}
}

func compare(t *testing.T, want, got *records) {
	t.Helper()
	c := &comparison{want: want, got: got, same: make(map[[2]string]bool)}
	lines := 0
	c.report = func(path, format string, args ...any) {
		t.Helper()
		if lines++; lines <= 20 {
			t.Errorf(path+": "+format, args...)
		}
	}
	total, different := c.all()
	t.Logf("%d records, %d different", total, different)
}

// dialectFiles returns the paths of the reference's .td files outside the prelude
// that can be read on their own.
func dialectFiles(t *testing.T, include string, have []string) []string {
	t.Helper()
	var files []string
	for _, file := range preludeFiles(t, filepath.Join(include, "mlir")) {
		file = "mlir/" + file
		if strings.HasSuffix(file, ".td") && !slices.Contains(have, file) {
			files = append(files, file)
		}
	}
	return files
}

// TestDifferentialDialects evaluates the reference's own definitions with the
// prelude instead of the reference's base files.
func TestDifferentialDialects(t *testing.T) {
	include := reftest.Include(t)
	dir := directory(t)
	files := dialectFiles(t, include, preludeFiles(t, dir))
	files = slices.DeleteFunc(files, func(file string) bool { return !reftest.Portion(file, 8, 3) })
	// Only the dialects come from the reference.
	rest := t.TempDir()
	if err := os.Mkdir(filepath.Join(rest, "mlir"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(include, "mlir/Dialect"), filepath.Join(rest, "mlir/Dialect")); err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, file := range files {
		path := filepath.Join(include, file)
		want, err := evaluate(t, path, include)
		if err != nil {
			// The file is part of another one.
			continue
		}
		compared++
		t.Run(file, func(t *testing.T) {
			got, err := evaluate(t, path, dir, rest)
			if err != nil {
				t.Fatal(err)
			}
			compare(t, want, got)
		})
	}
	t.Logf("%d of %d files compared", compared, len(files))
}

// TestDifferentialGenerated compares the C++ that the reference generates from the
// records. Comments are ignored, since they contain descriptions.
func TestDifferentialGenerated(t *testing.T) {
	include := reftest.Include(t)
	tool := reftest.Tool(t, "mlir-tblgen")
	dir := directory(t)
	file := filepath.Join(include, "mlir/Dialect/Arith/IR/ArithOps.td")
	for _, generator := range []string{"--gen-op-decls", "--gen-op-defs"} {
		t.Run(generator, func(t *testing.T) {
			want, errs, code := reftest.RunIn(t, t.TempDir(), tool, "", generator, "-I", include, file)
			if code != 0 {
				t.Fatal(errs)
			}
			got, errs, code := reftest.RunIn(t, t.TempDir(), tool, "", generator, "-I", dir, "-I", include, file)
			if code != 0 {
				t.Fatal(errs)
			}
			if d := reftest.Diff(statements(want), statements(got)); d != "" {
				t.Error(d)
			}
		})
	}
}

// statements returns the lines of a C++ text without comments and spaces.
func statements(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		line = squeeze(line)
		if line != "" && !strings.HasPrefix(line, "//") {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}
