package tblgen

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestFlags passes flags in all spellings.
func TestFlags(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "inc.td"), []byte("def included;\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	const input = "include \"inc.td\"\n#ifdef FLAG\ndef flagged;\n#endif\n"
	for _, args := range [][]string{
		{"-I", dir, "-D", "FLAG", "-"},
		{"-I" + dir, "-DFLAG"},
		{"--print-records", "-I=" + dir, "-D=FLAG"},
		{"-print-records", "-I", dir, "-DFLAG", "-o", "-"},
	} {
		var out, errs bytes.Buffer
		code := Main(args, strings.NewReader(input), &out, &errs, Config{Name: defaultName})
		if code != 0 || !strings.Contains(out.String(), "def flagged {") || !strings.Contains(out.String(), "def included {") {
			t.Errorf("%v: exit code %d\n%s%s", args, code, errs.String(), out.String())
		}
	}
}

// TestBadFlags checks that invalid flags cause one message and no output.
func TestBadFlags(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"--nothing", "Unknown command line argument '--nothing'"},
		{"--gen-asm-matcher", "the backend '--gen-asm-matcher' is not implemented"},
		{"--gen-ctgs", "Did you mean '--gen-ctags'?"},
		{"-I", "requires a value!"},
		{"a.td b.td", "Too many positional arguments"},
		{"no/such/file.td", "Could not open input file 'no/such/file.td': No such file or directory"},
		{"-d x.d -", "the option -d must be used together with -o"},
	} {
		var out, errs bytes.Buffer
		code := Main(strings.Fields(c.args), strings.NewReader(""), &out, &errs, Config{Name: defaultName})
		if code == 0 || out.Len() > 0 || !strings.Contains(errs.String(), c.want) {
			t.Errorf("%s: exit code %d, output %q, errors %q, want %q", c.args, code, out.String(), errs.String(), c.want)
		}
	}
}

// TestName checks that messages contain the name by which the tool was called.
func TestName(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"--help", "USAGE: mlir-tblgen [options]"},
		{"--nothing", "mlir-tblgen: Unknown command line argument '--nothing'.  Try: 'mlir-tblgen --help'"},
		{"--gen-op-dfs", "mlir-tblgen: Did you mean '--gen-op-defs'?"},
		{"no/such/file.td", "mlir-tblgen: Could not open"},
	} {
		out, errs, _ := runAs("mlir-tblgen", strings.Fields(c.args)...)
		if all := out + errs; !strings.Contains(all, c.want) || strings.Contains(all, defaultName) {
			t.Errorf("%s: %s", c.args, all)
		}
	}
}

// TestBindingsWithoutAttribute checks a definition with which mlir-tblgen crashes.
func TestBindingsWithoutAttribute(t *testing.T) {
	name := filepath.Join(t.TempDir(), "in.td")
	text := `include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; }
def X : Op<D, "x", [FirstAttrDerivedResultType]> { let results = (outs AnyType:$r); }
`
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	out, errs, code := runAs("mlir-tblgen", "-gen-python-op-bindings", "-bind-dialect=d", name)
	if want := "in.td:3:5: error: 'FirstAttrDerivedResultType' trait needs an attribute"; code != 1 || out != "" || !strings.Contains(errs, want) {
		t.Errorf("exit code %d, output %q, errors %q, want %q", code, out, errs, want)
	}
}

// TestBadBytes checks that the output does not grow quadratically with the input.
func TestBadBytes(t *testing.T) {
	for _, part := range []string{"`", "\x00", "` ", "$ ", "!", "\x80\n", "..", "def ` ; ", "0x "} {
		const size = 60000
		name := write(t, "bad.td", strings.Repeat(part, size/len(part)))
		out, errs, code := run(name)
		if code != 1 || out != "" || !strings.Contains(errs, "error: ") || len(errs) > 10*size {
			t.Errorf("%q: exit code %d, %d bytes of errors, %d of output", part, code, len(errs), len(out))
		}
	}
}

// TestVerifyDiagnostics runs files whose comments list the expected diagnostics.
func TestVerifyDiagnostics(t *testing.T) {
	good := write(t, "good.td", `class A<int x> { int y = x; }
def a : A<"s">; // expected-error {{Value specified for template argument 'A:x' is of type string}}
// expected-warning@+1 {{unused template argument: B:n}}
class B<int n>;
`)
	if _, errs, code := run("--verify-diagnostics", good); code != 0 || errs != "" {
		t.Errorf("exit code %d: %s", code, errs)
	}
	bad := write(t, "bad.td", "def a; // expected-error {{nothing}}\ndef a;\n")
	_, errs, code := run("--verify-diagnostics", bad)
	if code != 1 || !strings.Contains(errs, "was not produced") || !strings.Contains(errs, "def already exists: a") {
		t.Errorf("exit code %d: %s", code, errs)
	}
}

// TestOutputFile writes a file and its dependencies, and checks that the file is
// not written again if nothing has changed.
func TestOutputFile(t *testing.T) {
	dir := t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	for name, text := range map[string]string{"a.td": "include \"z.td\"\ninclude \"b.td\"\ndef a;\n", "b.td": "def b;\n", "z.td": "def z;\n"} {
		if err := os.WriteFile(path(name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	args := []string{"-I", dir, path("a.td"), "-o", path("out"), "-d", path("deps"), "--write-if-changed"}
	if _, errs, code := run(args...); code != 0 {
		t.Fatal(errs)
	}
	deps, err := os.ReadFile(path("deps"))
	want := path("out") + ": " + path("b.td") + " " + path("z.td") + "\n"
	if err != nil || string(deps) != want {
		t.Errorf("dependencies %q, want %q", deps, want)
	}
	before, err := os.Stat(path("out"))
	if err != nil {
		t.Fatal(err)
	}
	if _, errs, code := run(args...); code != 0 {
		t.Fatal(errs)
	}
	if after, err := os.Stat(path("out")); err != nil || !os.SameFile(before, after) || after.ModTime() != before.ModTime() {
		t.Error("the output was written again")
	}
}

// TestNoPartialOutput checks that an invalid input causes no output.
func TestNoPartialOutput(t *testing.T) {
	dir := t.TempDir()
	in := write(t, "in.td", "def a;\ndef a;\n")
	out := filepath.Join(dir, "out")
	if stdout, _, code := run(in, "-o", out); code != 1 || stdout != "" {
		t.Errorf("exit code %d, output %q", code, stdout)
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("an output file was written")
	}
}

// TestEmbedded includes definitions that are embedded in the tool.
func TestEmbedded(t *testing.T) {
	in := write(t, "in.td", `include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/IR/EnumAttr.td"
def Mine : Arith_Op<"mine">;
`)
	out, errs, code := run(in)
	if code != 0 || !strings.Contains(out, "\ndef Mine {") {
		t.Errorf("exit code %d: %s", code, errs)
	}
}

// TestTimes checks that the phases have the reference's names and that the output
// is the same.
func TestTimes(t *testing.T) {
	in := write(t, "in.td", "def a;\n")
	out, errs, code := run(in, "--time-phases")
	plain, _, _ := run(in)
	for _, want := range []string{"TableGen Phase Timing", "Parse, build records\n", "Backend overall\n", "Write output\n", "Total\n"} {
		if !strings.Contains(errs, want) {
			t.Errorf("no %q in\n%s", want, errs)
		}
	}
	if code != 0 || out != plain {
		t.Errorf("exit code %d, output %q", code, out)
	}
}

// usersFile uses definitions of several dialects in an operation of its own.
const usersFile = `include "mlir/Dialect/Linalg/IR/LinalgOps.td"
include "mlir/Dialect/GPU/IR/GPUOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/Tosa/IR/TosaOps.td"
include "mlir/Dialect/OpenMP/OpenMPOps.td"
include "mlir/Dialect/NVGPU/IR/NVGPUOps.td"

def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Op : Op<My_Dialect, "op", [Pure, LinalgStructuredInterface, DestinationStyleOpInterface]> {
  let summary = "uses types and attributes of others";
  let arguments = (ins LLVM_AnyPointer:$p, GPU_AsyncToken:$t, Tosa_Tensor:$x, Optional<NVGPU_TensorMapDescriptor>:$map,
    DefaultValuedAttr<GPU_AllReduceOperationAttr, "::mlir::gpu::AllReduceOperation::ADD">:$operation,
    OptionalAttr<LLVM_FastmathFlagsAttr>:$flags, OptionalAttr<MemoryOrderKindAttr>:$order);
  let results = (outs LLVM_Type:$r);
  let assemblyFormat = "$p ` + "`,` $t `,` $x ($map^)? attr-dict `:` type($p) `,` type($t) `,` type($x) (`map` type($map)^)? `->`" + ` type($r)";
  let hasVerifier = 1;
}
`

// TestUserDefinitions generates the code of an operation that uses definitions of other dialects, with those within
// mica. TestDifferentialUserDefinitions compares it with that of the reference's definitions.
func TestUserDefinitions(t *testing.T) {
	for _, generator := range []string{"-gen-op-decls", "-gen-op-defs"} {
		if out := usersCode(t, generator); strings.Count(out, "\n") < 200 {
			t.Errorf("%s writes\n%s", generator, out)
		}
	}
}

func TestDifferentialUserDefinitions(t *testing.T) {
	include := reftest.Include(t)
	for _, generator := range []string{"-gen-op-decls", "-gen-op-defs", "-gen-op-doc", "-gen-op-interface-decls", "-gen-python-op-bindings"} {
		if d := reftest.Diff(usersCode(t, generator, "-I", include), usersCode(t, generator)); d != "" {
			t.Errorf("%s: %s", generator, d)
		}
	}
}

func usersCode(t *testing.T, args ...string) string {
	t.Helper()
	file := write(t, "user.td", usersFile)
	out, errs, code := run(append([]string{"--op-include-regex=^my[.]", "--bind-dialect=my", file}, args...)...)
	if code != 0 {
		t.Fatal(errs)
	}
	return strings.ReplaceAll(out, file, "user.td")
}
