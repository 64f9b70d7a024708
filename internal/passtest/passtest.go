// Package passtest compares passes with those of mlir-opt.
package passtest

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/load"
)

// Declarations compares declarations of passes with those in files of the reference.
func Declarations(t *testing.T, passes []*pass.Definition, files ...string) {
	tree := os.DirFS(reftest.Include(t))
	found := 0
	for _, file := range files {
		records, diags := load.Read(tree, file)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		for _, d := range passes {
			rec := records.Def(d.Name)
			if rec == nil {
				continue
			}
			found++
			copied := *d
			if want, got := bare(load.Definition(rec)), bare(&copied); !reflect.DeepEqual(want, got) {
				t.Errorf("got %+v, want %+v", got, want)
			}
		}
	}
	if found == 0 {
		t.Error("the reference has none of the passes")
	}
}

// bare removes from a declaration what need not be the same.
func bare(d *pass.Definition) *pass.Definition {
	d.New, d.Description, d.On, d.DependentDialects = nil, "", pass.Anchor{}, nil
	return d
}

// Transforms compares the passes on each file of a pattern with each of the lists of
// arguments that it has after "// ARGS:". DIR is a directory for files that passes write.
// Definitions of dialects that mica does not have itself are found in includes.
func Transforms(t *testing.T, pattern string, includes ...string) {
	reference := reftest.Tool(t, "mlir-opt")
	eachRun(t, pattern, includes, func(t *testing.T, tool *opt.Tool, text string, args []string) {
		wantOut, wantErrs, wantCode := reftest.Run(t, reference, text, args...)
		var out, errs strings.Builder
		code := tool.Main(args, strings.NewReader(text), &out, &errs)
		if d := reftest.Diff(wantOut+wantErrs, out.String()+errs.String()); d != "" || code != wantCode {
			t.Errorf("code %d, want %d\n%s", code, wantCode, d)
		}
	})
}

// Kept checks that passes change nothing in the files of a pattern, which have arguments
// as for [Transforms], the first of them the pass. It is for what the reference changes although it must not.
func Kept(t *testing.T, pattern string, includes ...string) {
	eachRun(t, pattern, includes, func(t *testing.T, tool *opt.Tool, text string, args []string) {
		var before, after, errs strings.Builder
		code := tool.Main(args[1:], strings.NewReader(text), &before, &errs)
		if code != 0 {
			t.Fatalf("code %d without the pass\n%s", code, errs.String())
		}
		code = tool.Main(args, strings.NewReader(text), &after, &errs)
		if d := reftest.Diff(before.String(), after.String()+errs.String()); d != "" || code != 0 {
			t.Errorf("code %d\n%s", code, d)
		}
	})
}

// eachRun calls f for each list of arguments of each file.
func eachRun(t *testing.T, pattern string, includes []string, f func(t *testing.T, tool *opt.Tool, text string, args []string)) {
	tool := opt.New(opt.Config{Dialects: all.Natives(), Includes: includes})
	for _, file := range golden.Files(t, pattern) {
		text := golden.Read(t, file)
		for line := range strings.Lines(text) {
			list, ok := strings.CutPrefix(line, "// ARGS:")
			if !ok {
				continue
			}
			list = strings.TrimSpace(list)
			t.Run(golden.Stem(filepath.Base(file))+" "+list, func(t *testing.T) {
				f(t, tool, text, Arguments(strings.ReplaceAll(list, "DIR", t.TempDir())))
			})
		}
	}
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
