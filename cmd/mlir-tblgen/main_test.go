package main

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"
)

// TestNames runs the tool under each of its names.
func TestNames(t *testing.T) {
	const td = "include \"mlir/IR/EnumAttr.td\"\ndef D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n"
	for _, c := range []struct{ program, arg, want string }{
		{"mlir-tblgen", "-gen-dialect-decls", "class D : public ::mlir::Dialect"},
		{"/usr/bin/mlir-tblgen-22", "-gen-dialect-decls", "class D : public ::mlir::Dialect"},
		{"another", "-gen-dialect-decls", "class D : public ::mlir::Dialect"},
		{"llvm-tblgen.exe", "-print-records", "def D {\t// Dialect"},
		{"tblgen-to-irdl", "-gen-dialect-irdl-defs -dialect=d", "irdl.dialect @d"},
	} {
		var out, errs bytes.Buffer
		code := run(append([]string{c.program}, strings.Fields(c.arg)...), strings.NewReader(td), &out, &errs)
		if code != 0 || errs.Len() > 0 || !strings.Contains(out.String(), c.want) {
			t.Errorf("%s %s: exit code %d, %q, got\n%swant\n%s", c.program, c.arg, code, errs.String(), out.String(), c.want)
		}
	}
	for program, want := range map[string]string{"another": "mlir-tblgen", "llvm-tblgen-22": "llvm-tblgen"} {
		var errs bytes.Buffer
		if code := run([]string{program, "--none"}, nil, nil, &errs); code != 1 || !strings.HasPrefix(errs.String(), want+": Unknown command line argument '--none'") {
			t.Errorf("%s: exit code %d, %q", program, code, errs.String())
		}
	}
}

// TestLinked checks that the program links nothing that slows its start.
func TestLinked(t *testing.T) {
	deps, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	const module = "github.com/mica-ir/mica/"
	for _, path := range strings.Fields(string(deps)) {
		for _, large := range []string{module + "ir", module + "dialect", module + "internal/cxx", module + "internal/cppapi", module + "internal/lsp", "github.com/BurntSushi/toml", "github.com/yuin/goldmark", "go.lsp.dev"} {
			if path == large || strings.HasPrefix(path, large+"/") {
				t.Errorf("the program links %s", path)
			}
		}
	}
}
