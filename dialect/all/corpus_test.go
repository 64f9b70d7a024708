package all_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

var update = flag.Bool("update", false, "rewrite golden files")

// definitions lists the files below mlir/Dialect that define the dialects of a
// corpus, and those that its texts also use. Files in one string are evaluated
// together; those of different strings may use the same names for different records.
var definitions = []struct {
	corpora string
	files   []string
}{
	{"acc", []string{"OpenACC/OpenACCOps.td LLVMIR/LLVMOps.td ControlFlow/IR/ControlFlowOps.td"}},
	{"affine", []string{"Affine/IR/AffineOps.td SCF/IR/SCFOps.td Arith/IR/ArithOps.td"}},
	{"amx", []string{"AMX/AMX.td"}},
	{"async", []string{"Async/IR/AsyncOps.td"}},
	{"bufferization", []string{"Bufferization/IR/BufferizationOps.td"}},
	{"cf complex index memref scf tensor vector", []string{
		"Arith/IR/ArithOps.td", "ControlFlow/IR/ControlFlowOps.td", "SCF/IR/SCFOps.td", "Tensor/IR/TensorOps.td", "MemRef/IR/MemRefOps.td",
		"Vector/IR/VectorOps.td", "Index/IR/IndexOps.td", "Complex/IR/ComplexOps.td Complex/IR/ComplexAttributes.td", "Math/IR/MathOps.td",
		"UB/IR/UBOps.td"}},
	{"dlti", []string{"DLTI/DLTI.td DLTI/DLTIAttrs.td"}},
	{"emitc", []string{"EmitC/IR/EmitC.td"}},
	{"gpu nvgpu nvvm rocdl amdgpu xegpu xevm armsme", []string{
		"ControlFlow/IR/ControlFlowOps.td",
		"LLVMIR/LLVMOps.td LLVMIR/LLVMTypes.td LLVMIR/NVVMOps.td LLVMIR/ROCDLOps.td LLVMIR/XeVMOps.td GPU/IR/GPUOps.td NVGPU/IR/NVGPUOps.td",
		"MemRef/IR/MemRefOps.td", "AMDGPU/IR/AMDGPU.td", "XeGPU/IR/XeGPUOps.td",
		"ArmSME/IR/ArmSME.td ArmSME/IR/ArmSMEOps.td ArmSME/IR/ArmSMEIntrinsicOps.td"}},
	{"irdl", []string{"IRDL/IR/IRDLOps.td"}},
	{"linalg", []string{"Math/IR/MathOps.td Complex/IR/ComplexOps.td Arith/IR/ArithOps.td",
		"Linalg/IR/LinalgOps.td Linalg/IR/LinalgStructuredOps.td Linalg/IR/LinalgRelayoutOps.td"}},
	{"llvm", []string{"LLVMIR/LLVMOps.td LLVMIR/LLVMIntrinsicOps.td LLVMIR/LLVMTypes.td"}},
	{"mlprogram", []string{"MLProgram/IR/MLProgramOps.td"}},
	{"omp", []string{"OpenMP/OpenMPOps.td LLVMIR/LLVMOps.td ControlFlow/IR/ControlFlowOps.td"}},
	{"pdl", []string{"PDL/IR/PDLOps.td"}},
	{"pdlinterp", []string{"PDLInterp/IR/PDLInterpOps.td"}},
	{"ptr", []string{"Ptr/IR/PtrOps.td"}},
	{"quant tosa", []string{"Quant/IR/QuantOps.td Tosa/IR/TosaOps.td"}},
	{"shape", []string{"Shape/IR/ShapeOps.td"}},
	{"shard", []string{"Shard/IR/ShardOps.td"}},
	{"smt", []string{"SMT/IR/SMT.td"}},
	{"sparsetensor", []string{"SparseTensor/IR/SparseTensorOps.td"}},
	{"spirv", []string{"SPIRV/IR/SPIRVOps.td"}},
	{"transform", []string{"Transform/IR/TransformOps.td Transform/PDLExtension/PDLExtensionOps.td Linalg/TransformOps/LinalgTransformOps.td" +
		" MemRef/TransformOps/MemRefTransformOps.td Func/TransformOps/FuncTransformOps.td GPU/TransformOps/GPUTransformOps.td" +
		" Affine/TransformOps/AffineTransformOps.td Bufferization/TransformOps/BufferizationTransformOps.td"}},
	{"wasmssa", []string{"WasmSSA/IR/WasmSSAOps.td"}},
	{"x86vector", []string{"X86Vector/X86Vector.td"}},
}

// newTool returns the tool with the natives of all dialects and these definitions;
// func is always there. The tool reads them when it first runs.
func newTool(files ...string) *opt.Tool {
	include := filepath.Join(reftest.Root, "include")
	c := opt.Config{Dialects: all.Natives(), Includes: []string{include, filepath.Join(include, "mlir/Dialect/ArmSME/IR")}}
	for i, names := range files {
		var text strings.Builder
		for name := range strings.FieldsSeq(names) {
			fmt.Fprintf(&text, "include \"mlir/Dialect/%s\"\n", name)
		}
		if i == len(files)-1 {
			text.WriteString("include \"mlir/Dialect/Func/IR/FuncOps.td\"\n")
		}
		c.Definitions = append(c.Definitions, mica.Text(fmt.Sprintf("definitions%d.td", i), text.String()))
	}
	return opt.New(c)
}

// A corpusFile is a text of a dialect's corpus: valid, or pieces that have errors.
type corpusFile struct {
	name, dialect string
	path          string
	text          string
	valid         bool
	tool          *opt.Tool
}

// corpora returns the files of all dialects' corpora, dialect/NAME/testdata/valid and
// dialect/NAME/testdata/errors.
func corpora(t testing.TB) []*corpusFile {
	t.Helper()
	tools := map[string]*opt.Tool{}
	for _, d := range definitions {
		tool := newTool(d.files...)
		for name := range strings.FieldsSeq(d.corpora) {
			tools[name] = tool
		}
	}
	paths, err := filepath.Glob("../*/testdata/*/*.mlir")
	if err != nil {
		t.Fatal(err)
	}
	var files []*corpusFile
	for _, path := range paths {
		parts := strings.Split(filepath.ToSlash(path), "/")
		f := &corpusFile{dialect: parts[1], path: path, valid: parts[3] == "valid"}
		f.name = strings.TrimSuffix(strings.Join([]string{parts[1], parts[3], parts[4]}, "/"), ".mlir")
		if !f.valid && parts[3] != "errors" {
			t.Fatalf("%s: corpora are in testdata/valid and testdata/errors", path)
		}
		if f.tool = tools[f.dialect]; f.tool == nil {
			t.Fatalf("%s: the files that define its dialects are not listed", path)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f.text = string(text)
		files = append(files, f)
	}
	if len(files) < 100 {
		t.Fatalf("only %d files", len(files))
	}
	return files
}

// args are the arguments for both tools.
func (f *corpusFile) args() []string {
	args := []string{"--allow-unregistered-dialect", "--split-input-file"}
	if !f.valid {
		args = append(args, "--mlir-print-op-on-diagnostic=false")
	}
	return args
}

// run returns what a tool prints of a valid file, and what it reports of others.
func (f *corpusFile) run(t *testing.T, tool *opt.Tool, args ...string) string {
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

// separator is the line between pieces of a file.
var separator = regexp.MustCompile(`(?m)^// -----.*\n`)

// TestDifferentialCorpora wants the reference's text of valid files, in custom and in
// generic form, and its messages for each piece of the files of errors.
func TestDifferentialCorpora(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	reftest.Include(t)
	for _, f := range corpora(t) {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			if !f.valid {
				_, want, code := reftest.Run(t, reference, f.text, f.args()...)
				if code < 0 {
					t.Fatalf("the reference crashes: %s", want)
				}
				if d := reftest.Diff(want, f.run(t, f.tool)); d != "" {
					t.Error(d)
				}
				if pieces, found := len(separator.FindAllString(f.text, -1))+1, strings.Count(want, "error: "); found < pieces {
					t.Errorf("%d pieces, but %d errors", pieces, found)
				}
				return
			}
			for _, form := range [][]string{nil, {"--mlir-print-op-generic"}} {
				want, errs, code := reftest.Run(t, reference, f.text, append(f.args(), form...)...)
				if code != 0 {
					t.Fatalf("the reference fails: %s", errs)
				}
				if d := reftest.Diff(want, f.run(t, f.tool, form...)); d != "" {
					t.Errorf("%v\n%s", form, d)
				}
			}
		})
	}
}

// TestGolden compares texts and messages with goldens: with mica's own definitions
// alone for dialects that have them, and with the reference's where these are
// installed.
func TestGolden(t *testing.T) {
	embedded := newTool()
	for _, f := range corpora(t) {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			golden := strings.TrimSuffix(f.path, ".mlir") + ".golden"
			own, _ := filepath.Glob(filepath.Join("..", f.dialect, "*.td"))
			var got []string
			if len(own) > 0 {
				got = append(got, f.run(t, embedded))
			}
			if len(own) == 0 || reftest.Installed() {
				reftest.Include(t)
				got = append(got, f.run(t, f.tool))
			}
			if *update {
				if err := os.WriteFile(golden, []byte(got[0]), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			for _, g := range got {
				if d := reftest.Diff(string(want), g); d != "" {
					t.Error(d)
				}
			}
		})
	}
}

// FuzzCorpora reads pieces of the corpora: whatever the text, the tool ends with an
// answer. What it prints of llvm it can read again; the reference has operations of
// other dialects whose text it cannot read.
func FuzzCorpora(f *testing.F) {
	reftest.Include(f)
	files := corpora(f)
	tools := map[string]*opt.Tool{}
	for _, file := range files {
		tools[file.dialect] = file.tool
		for _, piece := range separator.Split(file.text, -1) {
			f.Add(file.dialect, piece)
		}
	}
	f.Fuzz(func(t *testing.T, dialect, text string) {
		tool := tools[dialect]
		if tool == nil || len(text) > 1<<14 {
			t.Skip()
		}
		var out, errs bytes.Buffer
		code := tool.Main([]string{"--allow-unregistered-dialect"}, strings.NewReader(text), &out, &errs)
		if code != 0 || dialect != "llvm" {
			return
		}
		printed := out.String()
		if tool.Main([]string{"--allow-unregistered-dialect"}, &out, &bytes.Buffer{}, &errs) != 0 {
			t.Errorf("%s\n%s", errs.String(), printed)
		}
	})
}
