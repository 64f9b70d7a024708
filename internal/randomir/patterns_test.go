package randomir_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// A canonicalization is a pattern with the operation that it is tried on.
type canonicalization struct{ op, pattern string }

// triedOn returns the patterns in a log of actions. Those without a name, which are functions in the reference, are left out.
func triedOn(log string) map[canonicalization]bool {
	tried := map[canonicalization]bool{}
	for _, e := range actionsOf(log) {
		op := strings.TrimPrefix(strings.TrimPrefix(e.op, " "), "(")
		if _, after, ok := strings.Cut(op, " = "); ok && strings.HasPrefix(op, "%") {
			op = after
		}
		op = strings.TrimPrefix(op, `"`)
		if end := strings.IndexAny(op, " \"(<{)"); end > 0 {
			op = op[:end]
		}
		if e.kind == "apply-pattern" && e.pattern != "" {
			tried[canonicalization{op, e.pattern}] = true
		}
	}
	return tried
}

// elsewhere are the patterns of the reference that mica has in another form: the fold of the operation does the same,
// or another pattern.
func elsewhere() map[canonicalization]string {
	return map[canonicalization]string{
		{"memref.dim", "DimOfCastOp"}:                                         "fold",
		{"tensor.collapse_shape", "FoldReshapeWithConstant<CollapseShapeOp>"}: "fold",
		{"tensor.expand_shape", "FoldReshapeWithConstant<ExpandShapeOp>"}:     "fold",
		{"vector.extract_strided_slice", "StridedSliceSplat"}:                 "StridedSliceBroadcast",
		{"xegpu.convert_layout", "FoldConvertLayoutOp"}:                       "fold",
		{"vector.transpose", "FoldTransposeSplat"}:                            "FoldTransposeBroadcast",
	}
}

// corpusFiles returns the texts of the test files of dialects and passes, by path.
func corpusFiles(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for _, pattern := range []string{"../../dialect/*/testdata/valid/*.mlir", "../../pass/transforms/testdata/*.mlir", "../../pass/transforms/testdata/upstream/*.mlir"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no files %s", pattern)
		}
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			texts[name] = string(text)
		}
	}
	return texts
}

// TestPatterns compares which canonicalizations are tried on the operations of the test files of dialects and passes: each
// that the reference tries must be tried here, too, on operations of that name.
func TestPatterns(t *testing.T) {
	r := &actionRunner{t, reftest.Tool(t, "mlir-opt"), opt.New(opt.Config{Dialects: all.Natives(), Includes: []string{reftest.Include(t)}})}
	theirs, ours := map[canonicalization]bool{}, map[canonicalization]bool{}
	for _, text := range corpusFiles(t) {
		// A log is complete if both tools read the file.
		if want, got, ok := r.run([]string{text}, "--canonicalize", "--log-actions-to=-"); ok {
			maps.Copy(theirs, triedOn(want))
			maps.Copy(ours, triedOn(got))
		}
	}
	t.Logf("the reference tries %d patterns on operations, mica %d", len(theirs), len(ours))
	if len(theirs) < 300 {
		t.Error("these are too few")
	}
	for _, c := range slices.SortedFunc(maps.Keys(theirs), func(a, b canonicalization) int { return strings.Compare(a.op+a.pattern, b.op+b.pattern) }) {
		reason := elsewhere()[c]
		switch {
		case !ours[c] && reason == "":
			t.Errorf("mica does not try %s on %s", c.pattern, c.op)
		case ours[c] && reason != "":
			t.Errorf("mica tries %s on %s, which is listed as a %s", c.pattern, c.op, reason)
		}
	}
}
