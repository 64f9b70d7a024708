package spirv_test

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
	names, err := filepath.Glob(filepath.Join("testdata", "*", "*.mlir"))
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for piece := range strings.SplitSeq(string(data), "// -----\n") {
			f.Add(piece)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<14 {
			t.Skip()
		}
		texts.Run(text, "--allow-unregistered-dialect")
	})
}
