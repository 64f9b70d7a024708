package all_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
	"github.com/mica-ir/mica/internal/reftest"
)

// dialects are those whose corpora are read here, because they use each other;
// those of others are read by tests of their own.
var dialects = []string{"cf", "complex", "index", "memref", "scf", "tensor", "vector"}

// tool knows the dialects that the corpora use. arith comes before those whose files
// define attributes of it.
var tool = corpus.Tool("Arith/IR/ArithOps.td", "ControlFlow/IR/ControlFlowOps.td", "SCF/IR/SCFOps.td", "Tensor/IR/TensorOps.td", "MemRef/IR/MemRefOps.td",
	"Vector/IR/VectorOps.td", "Index/IR/IndexOps.td", "Complex/IR/ComplexOps.td Complex/IR/ComplexAttributes.td", "Math/IR/MathOps.td",
	"UB/IR/UBOps.td", "Func/IR/FuncOps.td")

func run(text string, args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	code = tool.Main(args, strings.NewReader(text), &out, &errs)
	return out.String(), errs.String(), code
}

// texts returns the texts of a directory of each dialect.
func texts(t *testing.T, dir string) []string {
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
	reference := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	for _, file := range texts(t, "valid") {
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
				want, errs, code := reftest.Run(t, reference, string(text), args...)
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
	reference := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	args := []string{"--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false"}
	for _, file := range texts(t, "errors") {
		t.Run(name(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			_, want, code := reftest.Run(t, reference, string(text), args...)
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
