package llvm_test

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

// tool knows all files of the dialect. Those of other dialects name its types too, but
// func is needed for what stands beside it.
var tool = corpus.Tool("LLVMIR/LLVMOps.td LLVMIR/LLVMIntrinsicOps.td LLVMIR/LLVMTypes.td Func/IR/FuncOps.td")

func run(text string, args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	code = tool.Main(args, strings.NewReader(text), &out, &errs)
	return out.String(), errs.String(), code
}

func texts(t *testing.T, pattern string) map[string]string {
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
	reference := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	for name, text := range texts(t, "*.mlir") {
		for _, generic := range []bool{false, true} {
			args := []string{"--allow-unregistered-dialect"}
			form := "custom"
			if generic {
				args, form = append(args, "--mlir-print-op-generic"), "generic"
			}
			t.Run(name+"/"+form, func(t *testing.T) {
				want, errs, code := reftest.Run(t, reference, text, args...)
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
	reference := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	args := []string{"--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false"}
	for name, text := range texts(t, filepath.Join("invalid", "*.mlir")) {
		t.Run(name, func(t *testing.T) {
			all := append(args, "--split-input-file")
			_, want, code := reftest.Run(t, reference, text, all...)
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
