package randomir_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// otherLocations are the numbers of lines with other locations than the reference's, by file. Some rules of spirv and shape
// are in TableGen there and fuse the locations of all operations; here they are in PDLL. A cast that replaces a
// bufferization has the place of the replaced operation here, and of the value that it casts there.
func otherLocations() map[string]int {
	return map[string]int{"canonicalize_bufferization.mlir": 1, "canonicalize_rules.mlir": 6, "canonicalize_shape.mlir": 2, "canonicalize_spirv.mlir": 8}
}

// TestLocations compares the locations of operations after canonicalization with the reference's, for the test files of
// passes and dialects.
func TestLocations(t *testing.T) {
	r := &actionRunner{t, reftest.Tool(t, "mlir-opt"), opt.New(opt.Config{Dialects: all.Natives(), Includes: []string{reftest.Include(t)}})}
	same := 0
	for name, text := range corpusFiles(t) {
		if strings.Contains(name, "dialect") && !reftest.Sampled(name, 4) {
			continue
		}
		// Files whose operations are others have tests of their own.
		want, got, ok := r.run([]string{text}, "--canonicalize")
		if !ok || want != got {
			continue
		}
		want, got, _ = r.run([]string{text}, "--canonicalize", "--mlir-print-debuginfo", "--mlir-print-local-scope")
		if others := differentLines(want, got); others != otherLocations()[filepath.Base(name)] {
			t.Errorf("%s: %d lines have other locations\n%s", name, others, reftest.Diff(want, got))
		}
		same++
	}
	if same < 40 {
		t.Errorf("only %d files can be compared", same)
	}
}

// differentLines counts the lines that differ.
func differentLines(a, b string) int {
	n := 0
	other := strings.Split(b, "\n")
	for i, line := range strings.Split(a, "\n") {
		if i >= len(other) || line != other[i] {
			n++
		}
	}
	return n
}
