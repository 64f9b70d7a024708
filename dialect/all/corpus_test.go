package all_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// newTool returns the tool with the natives of all dialects. It finds the definitions
// of a dialect in the include directories when a text names it.
func newTool(includes ...string) *opt.Tool {
	return opt.New(opt.Config{Dialects: all.Natives(), Includes: includes})
}

// A corpusFile is a text of a dialect's corpus: valid, or pieces that have errors.
type corpusFile struct {
	name, dialect string
	path          string
	text          string
	valid         bool
}

// corpora returns the files of all dialects' corpora, dialect/NAME/testdata/valid and
// dialect/NAME/testdata/errors.
func corpora(t testing.TB) []*corpusFile {
	t.Helper()
	paths, err := filepath.Glob("../*/testdata/*/*.mlir")
	if err != nil {
		t.Fatal(err)
	}
	var files []*corpusFile
	for _, path := range paths {
		parts := strings.Split(filepath.ToSlash(path), "/")
		f := &corpusFile{dialect: parts[1], path: path, valid: parts[3] == "valid"}
		f.name = strings.TrimSuffix(strings.Join([]string{parts[1], parts[3], parts[4]}, "/"), ".mlir")
		if !f.valid && parts[3] != "errors" {
			t.Fatalf("%s: corpora are in testdata/valid and testdata/errors", path)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f.text = string(text)
		files = append(files, f)
	}
	if len(files) < 100 {
		t.Fatalf("only %d files", len(files))
	}
	return files
}

// args are the arguments for both tools.
func (f *corpusFile) args() []string {
	args := []string{"--allow-unregistered-dialect", "--split-input-file"}
	if !f.valid {
		args = append(args, "--mlir-print-op-on-diagnostic=false")
	}
	return args
}

// run returns what a tool prints of a valid file, and what it reports of others.
func (f *corpusFile) run(t *testing.T, tool *opt.Tool, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	tool.Main(append(f.args(), args...), strings.NewReader(f.text), &out, &errs)
	if !f.valid {
		return errs.String()
	}
	if errs.Len() > 0 {
		t.Error(errs.String())
	}
	return out.String()
}

// withReference has the results of files with the reference's definitions, by path:
// functions that run the tool once for all tests.
var withReference sync.Map

// runOnce is run, but runs the tool only once for all tests.
func (f *corpusFile) runOnce(t *testing.T, tool *opt.Tool) string {
	t.Helper()
	once, _ := withReference.LoadOrStore(f.path, sync.OnceValue(func() string { return f.run(t, tool) }))
	return once.(func() string)()
}

// separator is the line between pieces of a file.
var separator = regexp.MustCompile(`(?m)^// -----.*\n`)

// TestDifferentialCorpora requires the reference's text of valid files, in custom and in
// generic form, and its messages for each piece of the files of errors.
func TestDifferentialCorpora(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	tool := newTool(reftest.Include(t))
	for _, f := range corpora(t) {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			if !f.valid {
				_, want, code := reftest.Run(t, reference, f.text, f.args()...)
				if code < 0 {
					t.Fatalf("the reference crashes: %s", want)
				}
				if d := reftest.Diff(want, f.runOnce(t, tool)); d != "" {
					t.Error(d)
				}
				if pieces, found := len(separator.FindAllString(f.text, -1))+1, strings.Count(want, "error: "); found < pieces {
					t.Errorf("%d pieces, but %d errors", pieces, found)
				}
				return
			}
			for _, form := range [][]string{nil, {"--mlir-print-op-generic"}} {
				want, errs, code := reftest.Run(t, reference, f.text, append(f.args(), form...)...)
				if code != 0 {
					t.Fatalf("the reference fails: %s", errs)
				}
				got := ""
				if form == nil {
					got = f.runOnce(t, tool)
				} else {
					got = f.run(t, tool, form...)
				}
				if d := reftest.Diff(want, got); d != "" {
					t.Errorf("%v\n%s", form, d)
				}
			}
		})
	}
}

// TestGolden compares texts and messages with goldens: with mica's own definitions
// alone for dialects that have them, and with the reference's where these are
// installed.
func TestGolden(t *testing.T) {
	embedded := newTool()
	var tool *opt.Tool
	if reftest.Installed() {
		tool = newTool(reftest.Include(t))
	}
	for _, f := range corpora(t) {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			own, _ := filepath.Glob(filepath.Join("..", f.dialect, "*.td"))
			var got []string
			if len(own) > 0 {
				got = append(got, f.run(t, embedded, "--no-installed-dialects"))
			}
			if tool == nil && len(own) == 0 {
				t.Skip("the reference's definitions are not installed")
			}
			if tool != nil {
				got = append(got, f.runOnce(t, tool))
			}
			for _, g := range got {
				golden.Compare(t, golden.Stem(f.path)+".golden", g)
			}
		})
	}
}

// FuzzCorpora reads pieces of the corpora: whatever the text, the tool ends with an
// answer. What it prints of llvm it can read again; the reference has operations of
// other dialects whose text it cannot read.
func FuzzCorpora(f *testing.F) {
	tool := newTool(reftest.Include(f))
	fuzzing := flag.Lookup("test.fuzz").Value.String() != ""
	for _, file := range corpora(f) {
		if !fuzzing && (file.dialect != "llvm" || !file.valid) {
			continue // TestGolden reads it
		}
		for _, piece := range separator.Split(file.text, -1) {
			f.Add(file.dialect, piece)
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
