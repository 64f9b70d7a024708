package all_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/opt"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// dialects are those whose corpora are read here, because they use each other;
// those of others are read by tests of their own.
var dialects = []string{"cf", "complex", "index", "memref", "scf", "tensor", "vector"}

// definitions are the reference's files of the dialects that the corpora use.
// arith comes after those whose files define attributes of it.
var definitions = []string{
	"ControlFlow/IR/ControlFlowOps.td", "SCF/IR/SCFOps.td", "Tensor/IR/TensorOps.td", "MemRef/IR/MemRefOps.td",
	"Vector/IR/VectorOps.td", "Index/IR/IndexOps.td", "Complex/IR/ComplexOps.td Complex/IR/ComplexAttributes.td", "Math/IR/MathOps.td", "UB/IR/UBOps.td",
	"Func/IR/FuncOps.td", "Arith/IR/ArithOps.td",
}

// models reads the definitions once.
var models = sync.OnceValues(func() ([]*ods.Module, error) {
	var ms []*ods.Module
	for _, names := range definitions {
		files := &source.Set{Includes: []string{filepath.Join(reftest.Root, "include")}}
		var text strings.Builder
		for name := range strings.FieldsSeq(names) {
			fmt.Fprintf(&text, "include \"mlir/Dialect/%s\"\n", name)
		}
		f := &source.File{Name: "definitions.td", Text: []byte(text.String())}
		files.Add(f)
		recs, l := tablegen.Load(f, tablegen.Options{Files: files})
		if l.HasErrors() {
			return nil, l
		}
		m, l := ods.Read(recs)
		if l.HasErrors() {
			return nil, l
		}
		ms = append(ms, m)
	}
	return ms, nil
})

// setup registers all dialects of the corpora.
func setup(ctx *ir.Context, _ *source.Set, d *diag.List) bool {
	ms, err := models()
	if err != nil {
		d.Errorf(diag.Place{}, "%v", err)
		return false
	}
	natives := all.Natives()
	api := dialect.NewAPI(natives)
	for _, m := range ms {
		_, l := load.Load(ctx, m, load.Options{API: api, Natives: natives})
		*d = append(*d, l...)
	}
	return !d.HasErrors()
}

func run(text string, args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	c := opt.Config{Setup: setup}
	code = c.Main(args, strings.NewReader(text), &out, &errs)
	return out.String(), errs.String(), code
}

// corpus returns the texts of a directory of each dialect.
func corpus(t *testing.T, dir string) []string {
	t.Helper()
	var files []string
	for _, d := range dialects {
		texts, err := filepath.Glob(filepath.Join("..", d, "testdata", dir, "*.mlir"))
		if err != nil || len(texts) == 0 {
			t.Fatalf("no files of %s: %v", d, err)
		}
		files = append(files, texts...)
	}
	return files
}

// TestDifferentialText reads the corpora of all dialects, valid operations in
// custom form, and wants the reference's text in custom and in generic form.
func TestDifferentialText(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	for _, file := range corpus(t, "valid") {
		for _, form := range []string{"custom", "generic"} {
			t.Run(name(file)+"/"+form, func(t *testing.T) {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				args := []string{"--allow-unregistered-dialect"}
				if form == "generic" {
					args = append(args, "--mlir-print-op-generic")
				}
				want, errs, code := reftest.Run(t, tool, string(text), args...)
				if code != 0 {
					t.Fatalf("the reference fails: %s", errs)
				}
				got, errs, _ := run(string(text), args...)
				if errs != "" {
					t.Error(errs)
				}
				if d := reftest.Diff(want, got); d != "" {
					t.Error(d)
				}
			})
		}
	}
}

var separator = regexp.MustCompile(`(?m)^// -----.*\n`)

// TestDifferentialErrors gives the pieces of the corpora of errors to both tools
// and wants the reference's messages.
func TestDifferentialErrors(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	args := []string{"--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false"}
	for _, file := range corpus(t, "errors") {
		t.Run(name(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			_, want, code := reftest.Run(t, tool, string(text), args...)
			if code < 0 {
				t.Fatalf("the reference crashes: %s", want)
			}
			_, got, _ := run(string(text), args...)
			if d := reftest.Diff(want, got); d != "" {
				t.Error(d)
			}
			if pieces, found := len(separator.FindAll(text, -1))+1, strings.Count(want, "error: "); found < pieces {
				t.Errorf("%d pieces, but %d errors", pieces, found)
			}
		})
	}
}

func name(file string) string {
	parts := strings.Split(filepath.ToSlash(file), "/")
	return parts[1] + "/" + strings.TrimSuffix(parts[len(parts)-1], ".mlir")
}
