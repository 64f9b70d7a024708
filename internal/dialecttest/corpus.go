// Package dialecttest runs mica opt on the corpora of dialects, testdata/valid and
// testdata/errors in their directories, and compares its output with goldens and with mlir-opt.
package dialecttest

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// Corpora runs the corpora of dialects in their directories: with mica's own definitions
// alone, and with the reference's where these are installed.
func Corpora(t *testing.T, dirs ...string) {
	r := &runner{embedded: newTool(), reference: reftest.OptionalTool(t, "mlir-opt")}
	if includes := reftest.Includes(t); includes != nil {
		r.upstream = newTool(includes...)
	}
	for _, dir := range dirs {
		for _, f := range files(t, dir) {
			t.Run(f.name, func(t *testing.T) {
				t.Parallel()
				r.compare(t, f)
			})
		}
	}
}

// A runner has the tools that run the corpora.
type runner struct {
	embedded  *opt.Tool
	upstream  *opt.Tool // with the reference's definitions, nil without them
	reference string    // the path of mlir-opt, or ""
}

// newTool returns the tool with the natives of all dialects. It finds the definitions
// of a dialect in the include directories when a text names it.
func newTool(includes ...string) *opt.Tool {
	return opt.New(opt.Config{Dialects: all.Natives(), Includes: includes})
}

// readFiles defines a macro. The files of a release are then read also for the dialects that mica has
// as Go data, since a macro can change what they define.
const readFiles = "-DREAD_FILES"

// compare compares the results for a file with its golden and with the reference.
func (r *runner) compare(t *testing.T, f *file) {
	t.Helper()
	file := golden.Stem(f.path) + ".golden"
	golden.Compare(t, file, f.run(t, r.embedded, "--no-installed-dialects"))
	if r.upstream == nil {
		return
	}
	got := f.run(t, r.upstream, readFiles)
	golden.Compare(t, file, got)
	if r.reference != "" && !golden.Updating() {
		r.compareReference(t, f, got)
	}
}

// compareReference requires the reference's text of valid files, in custom and in
// generic form, and its messages for each piece of the files of errors.
func (r *runner) compareReference(t *testing.T, f *file, got string) {
	t.Helper()
	out, errs, code := reftest.Run(t, r.reference, f.text, f.args()...)
	if !f.valid {
		if code < 0 {
			t.Fatalf("the reference crashes: %s", errs)
		}
		if d := reftest.Diff(errs, got); d != "" {
			t.Error(d)
		}
		if pieces, found := len(separator.FindAllString(f.text, -1))+1, strings.Count(errs, "error: "); found < pieces {
			t.Errorf("%d pieces, but %d errors", pieces, found)
		}
		return
	}
	if d := reftest.Diff(out, got); d != "" || code != 0 {
		t.Errorf("code %d %s\n%s", code, errs, d)
	}
	const generic = "--mlir-print-op-generic"
	out, errs, code = reftest.Run(t, r.reference, f.text, append(f.args(), generic)...)
	if d := reftest.Diff(out, f.run(t, r.upstream, readFiles, generic)); d != "" || code != 0 {
		t.Errorf("generic form: code %d %s\n%s", code, errs, d)
	}
}

// separator is the line between pieces of a file.
var separator = regexp.MustCompile(`(?m)^// -----.*\n`)

// A file is a text of a dialect's corpus: valid, or pieces that have errors.
type file struct {
	name  string // DIALECT/valid/NAME or DIALECT/errors/NAME
	path  string
	text  string
	valid bool
}

// files returns the files of a dialect's corpus.
func files(t *testing.T, dir string) []*file {
	t.Helper()
	absolute, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	var list []*file
	for _, kind := range []string{"valid", "errors"} {
		paths, _ := filepath.Glob(filepath.Join(dir, "testdata", kind, "*.mlir"))
		for _, path := range paths {
			name := strings.Join([]string{filepath.Base(absolute), kind, golden.Stem(filepath.Base(path))}, "/")
			text := golden.Read(t, path)
			list = append(list, &file{name: name, path: path, text: text, valid: kind == "valid"})
		}
	}
	if len(list) == 0 {
		t.Fatalf("%s: no corpus in testdata/valid and testdata/errors", dir)
	}
	return list
}

// args are the arguments for both tools.
func (f *file) args() []string {
	args := []string{"--allow-unregistered-dialect", "--split-input-file"}
	if !f.valid {
		args = append(args, "--mlir-print-op-on-diagnostic=false")
	}
	return args
}

// run returns the output of a tool for a valid file, and its messages for another one.
func (f *file) run(t *testing.T, tool *opt.Tool, args ...string) string {
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
