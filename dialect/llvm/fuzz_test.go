package llvm_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// FuzzText reads pieces of the corpora: whatever comes, there is an answer.
func FuzzText(f *testing.F) {
	reftest.Include(f)
	files, err := filepath.Glob(filepath.Join("testdata", "invalid", "*.mlir"))
	if err != nil {
		f.Fatal(err)
	}
	valid, err := filepath.Glob(filepath.Join("testdata", "*.mlir"))
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range append(files, valid...) {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, piece := range strings.Split(string(data), "// -----\n") {
			f.Add(piece)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<14 {
			t.Skip()
		}
		if out, _, code := run(text, "--allow-unregistered-dialect"); code == 0 {
			// What is printed can be read.
			if _, errs, code := run(out, "--allow-unregistered-dialect"); code != 0 {
				t.Errorf("%s\n%s", errs, out)
			}
		}
	})
}
