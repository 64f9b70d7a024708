package asm_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// read returns a corpus file under a name that is independent of its directory.
func read(t testing.TB, path string) *source.File {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return source.NewFile(filepath.Base(path), text)
}

func newContext() *ir.Context {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	return ctx
}

// parse reads a text that must be right.
func parse(t testing.TB, ctx *ir.Context, f *source.File, res *asm.ExternalResources) *ir.Operation {
	t.Helper()
	op, diags := asm.Parse(ctx, f, asm.ParseOptions{Resources: res})
	if op == nil {
		t.Fatalf("%s: %v", f.Name, render(f, diags))
	}
	return op
}

func render(f *source.File, l diag.List) string {
	var b strings.Builder
	files := &source.Set{}
	files.Add(f)
	r := &diag.Renderer{Out: &b, Files: files}
	if err := r.RenderAll(l); err != nil {
		return err.Error()
	}
	return b.String()
}

// TestGolden prints each file of the corpus with and without locations; reading and
// printing the output must not change it.
func TestGolden(t *testing.T) {
	for _, path := range golden.Files(t, "testdata/*.mlir") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			f := read(t, path)
			ctx := newContext()
			res := &asm.ExternalResources{}
			op := parse(t, ctx, f, res)
			plain := string(asm.Append(nil, op, asm.Options{Resources: res}))
			located := string(asm.Append(nil, op, asm.Options{Resources: res, DebugInfo: true}))
			generic := string(asm.Append(nil, op, asm.Options{Resources: res, Generic: true}))
			golden.Compare(t, golden.Stem(path)+".golden", plain)
			for _, again := range []struct {
				text string
				opts asm.Options
			}{{plain, asm.Options{}}, {located, asm.Options{DebugInfo: true}}, {generic, asm.Options{Generic: true}}} {
				res := &asm.ExternalResources{}
				op := parse(t, newContext(), source.NewFile(f.Name, []byte(again.text)), res)
				again.opts.Resources = res
				if d := reftest.Diff(again.text, string(asm.Append(nil, op, again.opts))); d != "" {
					t.Errorf("printed again with %+v:\n%s", again.opts, d)
				}
			}
		})
	}
}
