package opt

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
)

// available matches the list of dialects in a message.
var available = regexp.MustCompile(`Available dialects: [^;]*`)

// caseArgs returns the arguments for a corpus file: the common ones, and those
// after `// ARGS:` in its first line.
func caseArgs(text string) []string {
	args := []string{"--allow-unregistered-dialect", "--split-input-file"}
	first, _, _ := strings.Cut(text, "\n")
	if more, ok := strings.CutPrefix(first, "// ARGS:"); ok {
		args = append(args, strings.Fields(more)...)
	}
	return args
}

// cases calls f for each file of the corpus with the tool's output for its chunks,
// followed by its messages.
func cases(t *testing.T, f func(t *testing.T, path, text, got string)) {
	files, err := filepath.Glob("testdata/cases/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no corpus", err)
	}
	for _, path := range files {
		t.Run(golden.Stem(filepath.Base(path)), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var out, errs bytes.Buffer
			tool.Main(caseArgs(string(text)), bytes.NewReader(text), &out, &errs)
			f(t, path, string(text), outcome(out.String(), errs.String()))
		})
	}
}

func outcome(out, errs string) string {
	return out + "\n" + available.ReplaceAllString(errs, "Available dialects: ...")
}

// TestCases compares the corpus with goldens.
func TestCases(t *testing.T) {
	cases(t, func(t *testing.T, path, _, got string) {
		golden.Compare(t, golden.Stem(path)+".golden", got)
	})
}

// TestDifferentialCases compares the corpus with the reference.
func TestDifferentialCases(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	cases(t, func(t *testing.T, _, text, got string) {
		out, errs, _ := reftest.Run(t, reference, text, caseArgs(text)...)
		if d := reftest.Diff(outcome(out, errs), got); d != "" {
			t.Error(d)
		}
	})
}
