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
