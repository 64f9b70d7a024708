package all_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/dialecttest"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// newTool returns the tool with the natives of all dialects. It finds the definitions
// of a dialect in the include directories when a text names it.
func newTool(includes ...string) *opt.Tool {
	return opt.New(opt.Config{Dialects: all.Natives(), Includes: includes})
}

// TestCorpora runs the corpora of the small dialects, whose packages do not run them themselves.
func TestCorpora(t *testing.T) {
	var dirs []string
	for _, data := range golden.Files(t, "../*/testdata/valid", "../*/testdata/errors") {
		dir := filepath.Dir(filepath.Dir(data))
		if _, err := os.Stat(filepath.Join(dir, "corpus_test.go")); err != nil && !slices.Contains(dirs, dir) {
			dirs = append(dirs, dir)
		}
	}
	dialecttest.Corpora(t, dirs...)
}

// separator is the line between pieces of a file.
var separator = regexp.MustCompile(`(?m)^// -----.*\n`)

// FuzzCorpora feeds mutated pieces of the corpora to the tool, which must terminate with a result
// for any text. Output in the llvm dialect must parse again; for other dialects not even the
// reference guarantees that.
func FuzzCorpora(f *testing.F) {
	tool := newTool(reftest.Include(f))
	fuzzing := flag.Lookup("test.fuzz").Value.String() != ""
	pattern := "../llvm/testdata/valid/*.mlir" // the other files are read by the tests
	if fuzzing {
		pattern = "../*/testdata/*/*.mlir"
	}
	for _, file := range golden.Files(f, pattern) {
		dialect := strings.Split(filepath.ToSlash(file), "/")[1]
		for _, piece := range separator.Split(golden.Read(f, file), -1) {
			f.Add(dialect, piece)
		}
	}
	f.Fuzz(func(t *testing.T, dialect, text string) {
		if len(text) > 1<<14 {
			t.Skip()
		}
		var out, errs bytes.Buffer
		code := tool.Main([]string{"--allow-unregistered-dialect"}, strings.NewReader(text), &out, &errs)
		if code != 0 || dialect != "llvm" {
			return
		}
		printed := out.String()
		if tool.Main([]string{"--allow-unregistered-dialect"}, &out, &bytes.Buffer{}, &errs) != 0 {
			t.Errorf("%s\n%s", errs.String(), printed)
		}
	})
}
