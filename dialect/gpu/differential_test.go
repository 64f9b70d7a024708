package gpu_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
	"github.com/mica-ir/mica/internal/reftest"
)

var update = flag.Bool("update", false, "rewrite golden files")

// tool knows the dialects of accelerators, whose corpora name each other, and those
// that stand beside them in the corpora.
var tool = corpus.Tool("Func/IR/FuncOps.td ControlFlow/IR/ControlFlowOps.td",
	"LLVMIR/LLVMOps.td LLVMIR/LLVMTypes.td LLVMIR/NVVMOps.td LLVMIR/ROCDLOps.td LLVMIR/XeVMOps.td GPU/IR/GPUOps.td NVGPU/IR/NVGPUOps.td",
	"MemRef/IR/MemRefOps.td", "AMDGPU/IR/AMDGPU.td", "XeGPU/IR/XeGPUOps.td",
	"ArmSME/IR/ArmSME.td ArmSME/IR/ArmSMEOps.td ArmSME/IR/ArmSMEIntrinsicOps.td", "AMX/AMX.td")

// dialects are the directories whose corpora are tested here.
var dialects = []string{"gpu", "nvgpu", "nvvm", "rocdl", "amdgpu", "xegpu", "xevm", "armsme", "amx"}

func run(text string, args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	code = tool.Main(args, strings.NewReader(text), &out, &errs)
	return out.String(), errs.String(), code
}

// texts returns the texts of a directory of all dialects.
func texts(t *testing.T, dir string) map[string]string {
	texts := map[string]string{}
	for _, name := range dialects {
		files, err := filepath.Glob(filepath.Join("..", name, "testdata", dir, "*.mlir"))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			texts[f] = string(data)
		}
	}
	if len(texts) == 0 {
		t.Fatal("no files")
	}
	return texts
}

func name(file string) string {
	parts := strings.Split(filepath.ToSlash(file), "/")
	return parts[1] + "/" + strings.TrimSuffix(parts[len(parts)-1], ".mlir")
}

// TestDifferentialText wants the reference's text of the corpora in custom and in
// generic form.
func TestDifferentialText(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	for file, text := range texts(t, "text") {
		for _, form := range []string{"custom", "generic"} {
			t.Run(name(file)+"/"+form, func(t *testing.T) {
				args := []string{"--allow-unregistered-dialect"}
				if form == "generic" {
					args = append(args, "--mlir-print-op-generic")
				}
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

var errorArgs = []string{"--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false"}

// golden is the file of what comes out of a file of a corpus.
func golden(file string) string { return strings.TrimSuffix(file, ".mlir") + ".golden" }

// TestDifferentialInvalid wants the goldens of the corpora of errors to be the
// reference's messages.
func TestDifferentialInvalid(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	for file, text := range texts(t, "invalid") {
		t.Run(name(file), func(t *testing.T) {
			_, want, code := reftest.Run(t, reference, text, errorArgs...)
			if code < 0 {
				t.Fatalf("the reference crashes: %s", want)
			}
			got, err := os.ReadFile(golden(file))
			if err != nil {
				t.Fatal(err)
			}
			if d := reftest.Diff(want, string(got)); d != "" {
				t.Error(d)
			}
			if pieces, found := len(separator.FindAllString(text, -1))+1, strings.Count(want, "error: "); found < pieces {
				t.Errorf("%d pieces, but %d errors", pieces, found)
			}
		})
	}
}

// TestGolden compares text and messages with goldens, where the definitions are
// installed.
func TestGolden(t *testing.T) {
	reftest.Include(t)
	for _, dir := range []string{"text", "invalid"} {
		for file, text := range texts(t, dir) {
			t.Run(dir+"/"+name(file), func(t *testing.T) {
				out, errs, _ := run(text, errorArgs...)
				golden, got := golden(file), out+errs
				if dir == "invalid" {
					got = errs
				}
				if *update {
					if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
						t.Fatal(err)
					}
					return
				}
				want, err := os.ReadFile(golden)
				if err != nil {
					t.Fatal(err)
				}
				if d := reftest.Diff(string(want), got); d != "" {
					t.Error(d)
				}
			})
		}
	}
}
