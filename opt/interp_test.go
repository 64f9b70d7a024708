package opt

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
)

// pdlModules returns the inputs of other tests that have patterns of the pdl dialect, and
// the rules of the examples as such patterns, by name.
func pdlModules(t *testing.T) map[string]string {
	modules := map[string]string{}
	for _, glob := range []string{"../internal/pdl/testdata/bytecode/*.mlir", "../internal/pdl/testdata/run/*.mlir", "../internal/pdll/lower/testdata/*.mlir", "../dialect/pdl/testdata/valid/*.mlir"} {
		files, _ := filepath.Glob(glob)
		for _, file := range files {
			for i, part := range golden.Parts(t, file) {
				part, _, _ = strings.Cut(part, "module @ir")
				if strings.Contains(part, "pdl.pattern") {
					modules[file+"#"+strconv.Itoa(i)] = part
				}
			}
		}
	}
	for _, dir := range []string{"toy", "lwe", "shop-opt", "heir"} {
		definitions, _ := filepath.Glob("../examples/" + dir + "/*.td")
		rules, _ := filepath.Glob("../examples/" + dir + "/*.pdll")
		for _, file := range append(rules, definitions...) {
			out, _, code := runTool("", "--ods", definitions[0], "--patterns", file, "--print-pdl")
			if code == 0 && strings.Contains(out, "pdl.pattern") {
				modules[file] = out
			}
		}
	}
	return modules
}

// emptyRewrite matches a rewrite of nothing, which mlir-pdll prints and mlir-opt cannot read.
var emptyRewrite = regexp.MustCompile(`rewrite %\w+ \{\s*\}`)

// TestDifferentialConvertPDL compares the conversion to pdl_interp.
func TestDifferentialConvertPDL(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	modules := pdlModules(t)
	if len(modules) < 45 {
		t.Errorf("there are only %d modules", len(modules))
	}
	args := []string{"--allow-unregistered-dialect", "--convert-pdl-to-pdl-interp", "--mlir-print-op-generic"}
	for name, text := range modules {
		want, _, wantCode := reftest.Run(t, reference, text, args...)
		var got, errs strings.Builder
		code := tool.Main(args, strings.NewReader(text), &got, &errs)
		switch {
		case wantCode == -1:
			continue // it crashes after an error
		case wantCode == 1 && emptyRewrite.MatchString(text):
			if code != 0 {
				t.Errorf("%s: a rewrite of nothing is refused: %s", name, errs.String())
			}
			continue
		}
		if d := reftest.Diff(want, got.String()); d != "" || code != wantCode {
			t.Errorf("%s: code %d, want %d\n%s%s", name, code, wantCode, errs.String(), d)
		}
	}
}

// TestPassFlags tests the options of passes and the order of steps.
func TestPassFlags(t *testing.T) {
	rules := filepath.Join(t.TempDir(), "rules.pdll")
	if err := os.WriteFile(rules, []byte("Pattern => erase op<t.a>;"), 0o666); err != nil {
		t.Fatal(err)
	}
	const in = "\"t.a\"() : () -> ()\n"
	for _, tt := range []struct{ args, out, errs string }{
		{"--canonicalize", "module {\n  \"t.a\"() : () -> ()\n}\n\n", ""},
		{"--canonicalize --patterns " + rules, module, ""},
		{"--canonicalize=top-down=false --canonicalize=region-simplify=aggressive", "module {\n  \"t.a\"() : () -> ()\n}\n\n", ""},
		{"--canonicalize=a=b", "", "<unknown>:0: error: <Pass-Options-Parser>: no such option a\n\n"},
		{"--canonicalize=max-iterations", "", "mlir-opt: for the --max-iterations option: requires a value!\n<unknown>:0: error: \n"},
	} {
		args := append(strings.Fields(tt.args), "--allow-unregistered-dialect")
		out, errs, _ := runTool(in, args...)
		if out != tt.out || errs != tt.errs {
			t.Errorf("%s: output %q, errors %q", tt.args, out, errs)
		}
	}
}
