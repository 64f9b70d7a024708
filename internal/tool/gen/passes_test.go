package gen

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestPasses generates the declarations of mica's own passes, whose files are checked in.
func TestPasses(t *testing.T) {
	for _, c := range []struct{ dir, pkg string }{{"pass/transforms", "transforms"}, {"lower", "lower"}} {
		source := filepath.Join("../../..", c.dir)
		dir := t.TempDir()
		var out, errs bytes.Buffer
		if code := Main([]string{"--passes", filepath.Join(source, "Passes.td"), "--package", c.pkg, "-o", dir}, &out, &errs, Config{}); code != 0 {
			t.Fatalf("exit code %d\n%s%s", code, out.Bytes(), errs.Bytes())
		}
		got, err := os.ReadFile(filepath.Join(dir, "passes.gen.go"))
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(filepath.Join(source, "passes.gen.go"))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s/passes.gen.go is not what go generate makes", c.dir)
		}
	}
}

func TestPassesErrors(t *testing.T) {
	dir := t.TempDir()
	wrong := filepath.Join(dir, "wrong.td")
	if err := os.WriteFile(wrong, []byte("def A : Pass<\"a\">;\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--passes", filepath.Join(dir, "missing.td"), "--package", "p"}, "missing.td"},
		{[]string{"--passes", wrong, "--package", "p"}, "wrong.td:1:9: error: Couldn't find class 'Pass'"},
		{[]string{"--passes", "../../../pass/transforms/Passes.td"}, "give --package"},
	} {
		var out, errs bytes.Buffer
		c.args = append(c.args, "-o", dir)
		if code := Main(c.args, &out, &errs, Config{}); code != 1 || !bytes.Contains(errs.Bytes(), []byte(c.want)) {
			t.Errorf("%v: exit code %d\n%s", c.args, code, errs.Bytes())
		}
	}
}
