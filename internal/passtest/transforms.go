package passtest

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// Transforms runs mica opt on each file of a pattern with each of the lists of arguments
// that it has after "// ARGS:", and compares the results with the golden file beside it
// and, if it is installed, with those of mlir-opt. It does the same after "// UNSTABLE ARGS:",
// but mlir-opt may crash with these. DIR is a directory for files that
// passes write. The definitions of dialects are found in includes before mica's own; see [reftest.Includes].
func Transforms(t *testing.T, pattern string, includes ...string) {
	r := newRunner(includes)
	reference := reftest.OptionalTool(t, "mlir-opt")
	for _, file := range golden.Files(t, pattern) {
		text := golden.Read(t, file)
		a := readArchive(t, golden.Stem(file)+".golden")
		for _, list := range lists(text) {
			t.Run(golden.Stem(filepath.Base(file))+" "+list, func(t *testing.T) {
				got := r.run(t, text, a.record(list))
				a.compare(t, got)
				r.checked(t, text, got)
				if reference != "" && !golden.Updating() {
					compareReference(t, reference, text, got)
				}
			})
		}
		a.rewrite(t, lists(text))
	}
}

// Kept checks that passes do not change the files of a pattern. Their arguments are those of
// [Transforms], with the pass first. It is for cases in which the reference wrongly makes changes.
func Kept(t *testing.T, pattern string, includes ...string) {
	tool := opt.New(opt.Config{Dialects: all.Natives(), Includes: includes, Name: "mica opt"})
	for _, file := range golden.Files(t, pattern) {
		text := golden.Read(t, file)
		for _, list := range lists(text) {
			t.Run(golden.Stem(filepath.Base(file))+" "+list, func(t *testing.T) {
				_, rest, _ := strings.Cut(list, " ")
				before := runTool(tool, text, rest, "")
				if before.code != 0 {
					t.Fatalf("code %d without the pass\n%s", before.code, before.errors)
				}
				after := runTool(tool, text, list, "")
				if d := reftest.Diff(before.output, after.output+after.errors); d != "" || after.code != 0 {
					t.Errorf("code %d\n%s", after.code, d)
				}
			})
		}
	}
}

// A runner runs mica opt.
type runner struct{ tool *opt.Tool }

func newRunner(includes []string) *runner {
	return &runner{opt.New(opt.Config{Dialects: all.Natives(), Includes: includes})}
}

// run returns the results for a list of arguments.
func (r *runner) run(t *testing.T, text string, want *record) *record {
	t.Helper()
	return &record{args: want.args, result: runTool(r.tool, text, want.args, t.TempDir())}
}

// checked checks, for some lists and in a campaign for all, that the result is the same if the drivers
// check each pattern of the passes, which takes time that is proportional to the text for each.
func (r *runner) checked(t *testing.T, text string, got *record) {
	t.Helper()
	if !reftest.Sampled(text+got.args, 8) {
		return
	}
	if d := reftest.Diff(got.text(), runTool(r.tool, text, "--check-rewrites "+got.args, t.TempDir()).text()); d != "" {
		t.Errorf("with --check-rewrites:\n%s", d)
	}
}

const args, unstable = "// ARGS:", "// UNSTABLE ARGS:"

// lists returns the lists of arguments of a file.
func lists(text string) []string {
	var all []string
	for line := range strings.Lines(text) {
		list, ok := strings.CutPrefix(line, args)
		if !ok {
			list, ok = strings.CutPrefix(line, unstable)
		}
		if ok {
			all = append(all, strings.TrimSpace(list))
		}
	}
	return all
}

// isUnstable reports whether the file says that the reference has undefined behaviour with a list of arguments.
func isUnstable(text, list string) bool {
	for line := range strings.Lines(text) {
		if l, ok := strings.CutPrefix(line, unstable); ok && strings.TrimSpace(l) == list {
			return true
		}
	}
	return false
}

// Arguments splits a list at blanks that are not in quotes, and removes the quotes.
func Arguments(list string) []string {
	quoted := false
	args := strings.FieldsFunc(list, func(r rune) bool {
		if r == '\'' {
			quoted = !quoted
		}
		return r == ' ' && !quoted
	})
	for i := range args {
		args[i] = strings.ReplaceAll(args[i], "'", "")
	}
	return args
}
