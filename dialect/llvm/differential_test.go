package llvm_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/opt"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// definitions includes all files of the dialect. Those of other dialects name its
// types too, but func is needed for what stands beside it.
const definitions = `
include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
`

// model reads the definitions once.
var model = sync.OnceValues(func() (*ods.Module, error) {
	files := &source.Set{Includes: []string{filepath.Join(reftest.Root, "include")}}
	f := source.NewFile("llvm.td", []byte(definitions))
	files.Add(f)
	recs, l := tablegen.Load(f, tablegen.Options{Files: files})
	if l.HasErrors() {
		return nil, l
	}
	m, l := ods.Read(recs)
	if l.HasErrors() {
		return nil, l
	}
	return m, nil
})

func setup(ctx *ir.Context, _ *source.Set, d *diag.List) bool {
	m, err := model()
	if err != nil {
		d.Errorf(diag.Place{}, "%v", err)
		return false
	}
	_, l := load.Load(ctx, m, load.Options{Natives: all.Natives()})
	*d = append(*d, l...)
	return !d.HasErrors()
}

func run(text string, args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	c := opt.Config{Setup: setup}
	code = c.Main(args, strings.NewReader(text), &out, &errs)
	return out.String(), errs.String(), code
}

func corpus(t *testing.T, pattern string) map[string]string {
	files, err := filepath.Glob(filepath.Join("testdata", pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("no files: %v", err)
	}
	texts := map[string]string{}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		texts[strings.TrimSuffix(filepath.Base(f), ".mlir")] = string(data)
	}
	return texts
}

// TestDifferentialText wants the reference's text of the corpus in custom and in
// generic form.
func TestDifferentialText(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	for name, text := range corpus(t, "*.mlir") {
		for _, generic := range []bool{false, true} {
			args := []string{"--allow-unregistered-dialect"}
			form := "custom"
			if generic {
				args, form = append(args, "--mlir-print-op-generic"), "generic"
			}
			t.Run(name+"/"+form, func(t *testing.T) {
				want, errs, code := reftest.Run(t, tool, text, args...)
				if code != 0 {
					t.Fatalf("the reference fails: %s", errs)
				}
				got, errs, _ := run(text, args...)
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

// TestDifferentialInvalid gives the pieces of the corpus of errors to both tools
// and wants the reference's first message of each.
func TestDifferentialInvalid(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	args := []string{"--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false"}
	for name, text := range corpus(t, filepath.Join("invalid", "*.mlir")) {
		t.Run(name, func(t *testing.T) {
			all := append(args, "--split-input-file")
			_, want, code := reftest.Run(t, tool, text, all...)
			if code < 0 {
				t.Fatalf("the reference crashes: %s", want)
			}
			_, got, _ := run(text, all...)
			if d := reftest.Diff(want, got); d != "" {
				t.Error(d)
			}
			if pieces, found := len(separator.FindAllString(text, -1))+1, strings.Count(want, "error: "); found < pieces {
				t.Errorf("%d pieces, but %d errors", pieces, found)
			}
		})
	}
}
