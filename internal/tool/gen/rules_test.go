package gen

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/dialect"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
)

// TestRules compiles the rules of internal/genrules, whose generated file is checked in.
func TestRules(t *testing.T) {
	dir := t.TempDir()
	depfile := filepath.Join(dir, "rules.d")
	var out, errs bytes.Buffer
	t.Chdir("../../genrules")
	args := []string{"--rules", "rules.td", "--rules", "rules.pdll", "--rules", "rules.mlir", "-I", ".", "--package", "genrules", "-o", dir, "-d", depfile}
	if code := Main(args, &out, &errs, Config{Natives: []*dialect.Natives{pdldialect.Natives()}}); code != 0 {
		t.Fatalf("exit code %d\n%s%s", code, out.Bytes(), errs.Bytes())
	}
	got, err := os.ReadFile(filepath.Join(dir, "rules.gen.go"))
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("rules.gen.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("rules.gen.go differs from what is checked in: %s", errs.Bytes())
	}
	depends, err := os.ReadFile(depfile)
	if err != nil || !bytes.Contains(depends, []byte("rules.pdll")) || !bytes.Contains(depends, []byte("calc.td")) {
		t.Errorf("the dependencies are %s", depends)
	}
}

func TestRulesErrors(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--rules", "missing.pdll", "--package", "p"}, "missing.pdll"},
		{[]string{"--rules", "../../genrules/twenty/rules.mlir"}, "names operation 't.root0'"},
	} {
		var out, errs bytes.Buffer
		c.args = append(c.args, "-o", t.TempDir())
		if code := Main(c.args, &out, &errs, Config{Natives: []*dialect.Natives{pdldialect.Natives()}}); code != 1 || !bytes.Contains(errs.Bytes(), []byte(c.want)) {
			t.Errorf("%v: exit code %d\n%s", c.args, code, errs.Bytes())
		}
	}
}

// TestRulesWithCxx compiles rules whose constraints are in a C++ file, and that name operations without a definition.
func TestRulesWithCxx(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"f.cpp":  "static bool isBig(mlir::Attribute a) { return true; }\nstatic mlir::LogicalResult Big(mlir::PatternRewriter &rewriter, mlir::Attribute a) { return mlir::success(isBig(a)); }\n",
		"r.pdll": "Constraint Big(a: Attr);\nConstraint Odd(a: Attr) [{ return success(!isBig(a)); }];\nPattern => erase op<u.n> {a = a: [Attr, Big, Odd]};\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	depfile := filepath.Join(dir, "rules.d")
	args := []string{"--rules", filepath.Join(dir, "r.pdll"), "--package", "p", "-o", dir, "-d", depfile}
	var out, errs bytes.Buffer
	config := Config{Natives: []*dialect.Natives{pdldialect.Natives()}}
	if code := Main(args, &out, &errs, config); code != 1 || !bytes.Contains(errs.Bytes(), []byte("isBig")) || !bytes.Contains(errs.Bytes(), []byte("'u.n', which no loaded dialect defines")) {
		t.Errorf("without the options: exit code %d\n%s", code, errs.Bytes())
	}
	errs.Reset()
	args = append(args, "--cxx", filepath.Join(dir, "f.cpp"), "--allow-unregistered-dialect")
	if code := Main(args, &out, &errs, config); code != 0 {
		t.Fatalf("exit code %d\n%s", code, errs.Bytes())
	}
	text, err := os.ReadFile(filepath.Join(dir, "rules.gen.go"))
	if err != nil || !bytes.Contains(text, []byte("Big(r *rewrite.Rewriter, arg0 ir.Attribute) bool")) || !bytes.Contains(text, []byte("Odd(r *rewrite.Rewriter, a ir.Attribute) bool")) {
		t.Errorf("%v\n%s", err, text)
	}
	if depends, err := os.ReadFile(depfile); err != nil || !bytes.Contains(depends, []byte("f.cpp")) {
		t.Errorf("the dependencies are %s", depends)
	}
}
