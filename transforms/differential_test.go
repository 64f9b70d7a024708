package transforms_test

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
	"github.com/mica-ir/mica/transforms"
)

// nop is a pass for a declaration whose options are not set.
func nop(d *pass.Definition) *pass.Definition {
	d.New, d.Description, d.On = nil, "", pass.Anchor{}
	d.DependentDialects = nil
	return d
}

// TestDifferentialDeclarations compares the declarations with the reference's.
func TestDifferentialDeclarations(t *testing.T) {
	tree := os.DirFS(reftest.Include(t))
	for _, file := range []string{"mlir/Transforms/Passes.td", "mlir/Dialect/Arith/Transforms/Passes.td"} {
		records, diags := load.Read(tree, file)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		for _, d := range transforms.Definitions() {
			rec := records.Def(d.Name)
			if rec == nil {
				continue
			}
			copied := *d
			if want, got := nop(load.Definition(rec)), nop(&copied); !reflect.DeepEqual(want, got) {
				t.Errorf("got %+v, want %+v", got, want)
			}
		}
	}
}

// TestDifferentialTransforms compares the passes on each file with each of its lists of
// arguments. DIR is a directory for files that passes write.
func TestDifferentialTransforms(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	tool := opt.New(opt.Config{Dialects: all.Natives()})
	for _, file := range golden.Files(t, "testdata/*.mlir") {
		text := golden.Read(t, file)
		for line := range strings.Lines(text) {
			list, ok := strings.CutPrefix(line, "// ARGS:")
			if !ok {
				continue
			}
			list = strings.TrimSpace(list)
			t.Run(golden.Stem(filepath.Base(file))+" "+list, func(t *testing.T) {
				args := strings.Fields(strings.ReplaceAll(list, "DIR", t.TempDir()))
				wantOut, wantErrs, wantCode := reftest.Run(t, reference, text, args...)
				var out, errs strings.Builder
				code := tool.Main(args, strings.NewReader(text), &out, &errs)
				if d := reftest.Diff(wantOut+wantErrs, out.String()+errs.String()); d != "" || code != wantCode {
					t.Errorf("code %d, want %d\n%s", code, wantCode, d)
				}
			})
		}
	}
}
