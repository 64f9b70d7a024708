package pdl_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
)

func TestDifferentialRewrite(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	files, _ := filepath.Glob("testdata/bytecode/*.mlir")
	interp, _ := filepath.Glob("testdata/pdl_interp/*.mlir")
	for _, file := range append(files, interp...) {
		t.Run(golden.Stem(filepath.Base(file)), func(t *testing.T) {
			want, errs, code := reftest.Run(t, tool, golden.Read(t, file), "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic", "--test-pdl-bytecode-pass")
			if code != 0 {
				t.Fatalf("the reference fails:\n%s", errs)
			}
			// The reference ends with a line feed after each part.
			got := rewriteFile(t, file, true) + "\n"
			if d := reftest.Diff(want, got); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestDifferentialErrors compares messages and their places, without the
// reference's notes that show the operation.
func TestDifferentialErrors(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	text := golden.Read(t, "testdata/errors.mlir")
	_, errs, _ := reftest.Run(t, tool, text, "--allow-unregistered-dialect", "--split-input-file")
	var got strings.Builder
	lines := 0
	for _, part := range strings.Split(text, golden.Separator) {
		// Places are those in the whole file.
		got.WriteString(headLines(messages(t, "<stdin>", strings.Repeat("\n", lines)+part)))
		lines += strings.Count(part, "\n") + 1
	}
	if d := reftest.Diff(headLines(errs), got.String()); d != "" {
		t.Error(d)
	}
}

// headLines returns the lines that have a place and a severity.
func headLines(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "<stdin>:") || strings.Contains(line, "note: see current operation") {
			continue
		}
		b.WriteString(line)
	}
	return b.String()
}
