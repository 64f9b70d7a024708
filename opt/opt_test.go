package opt

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
)

// tool is mica opt.
var tool = New(Config{Dialects: all.Natives()})

// runTool runs the plain tool on a text.
func runTool(in string, args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = Main(args, strings.NewReader(in), &o, &e, Config{})
	return o.String(), e.String(), code
}

const module = "module {\n}\n\n"

// TestTool tests the tool's behaviour apart from the IR itself.
func TestTool(t *testing.T) {
	dir := t.TempDir()
	out := filepath.Join(dir, "out.mlir")
	tests := []struct {
		name, in   string
		args       string
		out, errs  string
		code       int
		file       string // contents of the file written by -o
		fileAbsent bool
	}{
		{name: "empty", out: module},
		{name: "dash", args: "-", out: module},
		{name: "output", args: "-o " + out, file: module},
		{name: "failure leaves no output", in: "x", args: "-o " + out, code: 1, fileAbsent: true,
			errs: "<stdin>:1:1: error: custom op 'x' is unknown (tried 'builtin.x' as well)\nx\n^\n"},
		{name: "missing file", args: filepath.Join(dir, "missing"), code: 1,
			errs: "cannot open input file '" + filepath.Join(dir, "missing") + "': No such file or directory\n"},
		{name: "unknown flag", args: "--frobnicate", code: 1,
			errs: "mlir-opt: Unknown command line argument '--frobnicate'.  Try: 'mlir-opt --help'\nmlir-opt: Did you mean '--version'?\n"},
		{name: "show-dialects", args: "--show-dialects --no-installed-dialects", out: "Available Dialects: builtin,pdl\n"},
		{name: "no implicit module", in: "\"x\"() : () -> ()", args: "--no-implicit-module --allow-unregistered-dialect", out: "\"x\"() : () -> ()\n\n"},
		{name: "roundtrip", in: "\"x\"() {a = 1.5 : f32} : () -> ()", args: "--verify-roundtrip --allow-unregistered-dialect", out: "module {\n  \"x\"() {a = 1.500000e+00 : f32} : () -> ()\n}\n\n"},
	}
	for _, tt := range tests {
		os.Remove(out)
		got, errs, code := runTool(tt.in, strings.Fields(tt.args)...)
		if got != tt.out || code != tt.code || errs != tt.errs && tt.name != "unknown flag" {
			t.Errorf("%s: code %d, output %q, errors %q", tt.name, code, got, errs)
		}
		b, err := os.ReadFile(out)
		if tt.file != "" && string(b) != tt.file {
			t.Errorf("%s: wrote %q, %v", tt.name, b, err)
		}
		if tt.fileAbsent && err == nil {
			t.Errorf("%s: wrote %q", tt.name, b)
		}
	}
}

// verifyCases are texts with expected diagnostics, correct and wrong ones.
var verifyCases = []string{
	"",
	"// expected-error@+1 {{custom op 'x' is unknown}}\nx\n",
	"// expected-error @+1 {{custom op 'x' is unknown}}\nx\n",
	"x // expected-error {{is unknown}}\n",
	"x // expected-error-re {{custom op '{{[a-z]}}' is unknown}}\n",
	"x // expected-error-re {{custom op '{{[0-9]}}' is unknown}}\n",
	"x // expected-error-re {{custom op '{{[a-z]' is unknown}}\n",
	"x // expected-warning {{is unknown}}\n",
	"x // expected-error {{no such message}}\n",
	"// expected-error@below {{is unknown}}\nx\n",
	"// expected-error@below {{is unknown}}\n// expected-note@below {{no such note}}\nx\n",
	"x\n// expected-error@above {{is unknown}}\n// expected-error@-2 {{is unknown}}\n",
	"// expected-error@unknown {{anything}}\n",
	"x\n",
	"%a = \"y\"() : () -> i32 // expected-note {{previously defined here}}\n%a = \"y\"() : () -> i32 // expected-error {{redefinition}}\n",
	"%a = \"y\"() : () -> i32\n%a = \"y\"() : () -> i32 // expected-error {{redefinition}}\n",
	"x // expected-error {{is unknown}}\n// -----\n// expected-error@+2 {{is unknown}}\n\ny\n// -----\nz\n",
	"\"a\"() : () -> () // expected-remark {{nothing}}\n",
}

// TestDifferentialVerifyDiagnostics compares the messages about expected
// diagnostics.
func TestDifferentialVerifyDiagnostics(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	for _, flags := range [][]string{{"--verify-diagnostics"}, {"--verify-diagnostics=only-expected"}, {"--verify-diagnostics", "--split-input-file"}} {
		flags = append(flags, "--allow-unregistered-dialect")
		for _, text := range verifyCases {
			_, want, wantCode := reftest.Run(t, reference, text, flags...)
			_, got, code := runTool(text, flags...)
			if d := reftest.Diff(want, got); d != "" || code != wantCode {
				t.Errorf("%v %q: code %d, want %d\n%s", flags, text, code, wantCode, d)
			}
		}
	}
}

// TestDifferentialSplit compares splitting at markers, including near misses.
func TestDifferentialSplit(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	texts := []string{
		"",
		"module {}\n// -----\nmodule {}\n",
		"// -----\nmodule {}\n// -----\n",
		"module {}\n// -----",
		"module {}\n// ----- trailing\nmodule {}\n",
		"module {}\n  // -----\nmodule {}\n",
		"module {}\n// ---- \nmodule {}\n",
		"module {}\n// ------\nmodule {}\n",
		"module {}\n//-----\nmodule {}\n",
		"x\n// -----\nmodule {}\n// -----\ny",
	}
	for _, flags := range [][]string{
		{"--split-input-file"}, {"--split-input-file", "--output-split-marker=// >>"}, {"--split-input-file=// ----", "--mlir-print-debuginfo"},
		{"--split-input-file", "--mlir-print-debuginfo"},
	} {
		for _, text := range texts {
			wantOut, want, wantCode := reftest.Run(t, reference, text, flags...)
			gotOut, got, code := runTool(text, flags...)
			if d := reftest.Diff(want, got) + reftest.Diff(wantOut, gotOut); d != "" || code != wantCode {
				t.Errorf("%v %q: code %d, want %d\n%s", flags, text, code, wantCode, d)
			}
		}
	}
}

// withDialects returns the flags that load the reference's own func and arith.
func withDialects(t *testing.T) []string {
	return []string{"-I", reftest.Include(t), "--ods", "mlir/Dialect/Arith/IR/ArithOps.td", "--ods", "mlir/Dialect/Func/IR/FuncOps.td"}
}

// TestDifferentialFunc compares functions, constants and related operations in all
// forms.
func TestDifferentialFunc(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	load := withDialects(t)
	text, err := os.ReadFile("testdata/func/func.mlir")
	if err != nil {
		t.Fatal(err)
	}
	for _, flags := range [][]string{
		nil, {"--mlir-print-op-generic"}, {"--mlir-print-debuginfo"}, {"--mlir-print-debuginfo", "--mlir-print-op-generic"},
		{"--mlir-print-local-scope", "--mlir-print-debuginfo"}, {"--mlir-print-value-users"}, {"--mlir-print-unique-ssa-ids"},
		{"--mlir-print-skip-regions"}, {"--verify-roundtrip"},
	} {
		want, errs, code := reftest.Run(t, reference, string(text), flags...)
		if code != 0 {
			t.Fatal(errs)
		}
		var out, e bytes.Buffer
		tool.Main(append(load[:len(load):len(load)], flags...), bytes.NewReader(text), &out, &e)
		if d := reftest.Diff(want, out.String()); d != "" || e.Len() > 0 {
			t.Errorf("%v: %s\n%s", flags, d, e.String())
		}
	}
}

// TestDifferentialFuncErrors compares the errors for invalid functions.
func TestDifferentialFuncErrors(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	load := withDialects(t)
	text, err := os.ReadFile("testdata/func/errors.mlir")
	if err != nil {
		t.Fatal(err)
	}
	for i, part := range bytes.Split(text, []byte(defaultMarker+"\n")) {
		_, want, _ := reftest.Run(t, reference, string(part))
		var out, e bytes.Buffer
		tool.Main(load, bytes.NewReader(part), &out, &e)
		if d := reftest.Diff(want, e.String()); d != "" {
			t.Errorf("case %d: %s%s", i, part, d)
		}
	}
}
