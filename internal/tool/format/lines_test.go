package format_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/rogpeppe/go-internal/txtar"
)

// TestLanguages formats the inputs in testdata, NAME.in.LANGUAGE, and compares the result
// with NAME.LANGUAGE.
func TestLanguages(t *testing.T) {
	path := filepath.Join("testdata", "languages.txtar")
	ar, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for _, f := range ar.Files {
		want[f.Name] = string(f.Data)
	}
	out := &txtar.Archive{Comment: ar.Comment}
	for _, f := range ar.Files {
		name, language, ok := strings.Cut(f.Name, ".in.")
		if !ok {
			continue
		}
		got, errs, code := run(string(f.Data), "-x", language)
		if code != 0 {
			got = errs
		} else if again, _, _ := run(got, "-x", language); again != got {
			t.Errorf("%s: formatting again changes the text:\n%s", name, again)
		}
		golden.CompareText(t, f.Name, want[name+"."+language], got)
		out.Files = append(out.Files, f, txtar.File{Name: name + "." + language, Data: []byte(got)})
	}
	golden.Rewrite(t, path, txtar.Format(out))
}

// TestCorpora formats the files of the tests of other packages: the result is stable.
func TestCorpora(t *testing.T) {
	for _, pattern := range []string{"../../pdll/testdata/*.pdll", "../../../examples/*/*.pdll", "../../../examples/*/*.mlir",
		"../../../dialect/scf/testdata/valid/*.mlir", "../../../opt/testdata/*/*.mlir", "../../../pass/transforms/testdata/*.mlir"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			language := strings.TrimPrefix(filepath.Ext(f), ".")
			once, errs, code := run(string(text), "-x", language)
			if code != 0 {
				t.Errorf("%s: %s", f, errs)
			}
			if twice, _, _ := run(once, "-x", language); twice != once {
				t.Errorf("%s: formatting again changes the text", f)
			}
		}
	}
}

func TestDirectory(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{"a.td": ugly, "sub/b.mlir": "module {\nfunc.func private @f()\n}\n", "sub/c.pdll": "Pattern {\nerase op<a.b>;\n}\n",
		"notes.txt": "x   y\n", ".git/d.td": ugly}
	for name, text := range files {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	out, errs, code := run("", "--diff", dir)
	if code != 0 || errs != "" || !strings.Contains(out, "+  func.func private @f()\n") || !strings.Contains(out, "+  erase op<a.b>;\n") || strings.Contains(out, ".git") {
		t.Errorf("--diff: exit code %d, %q,\n%s", code, errs, out)
	}
	if _, _, code := run("", "--check", dir); code != 1 {
		t.Errorf("--check: exit code %d", code)
	}
	if out, errs, code := run("", "-w", dir); code != 0 || out != "" || errs != "" {
		t.Errorf("-w: exit code %d, %q, %q", code, out, errs)
	}
	if out, _, code := run("", "--check", dir); code != 0 || out != "" {
		t.Errorf("after -w, --check: exit code %d, %q", code, out)
	}
	for _, name := range []string{"notes.txt", ".git/d.td"} {
		if text, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(text) != files[name] {
			t.Errorf("%s was changed to %q, %v", name, text, err)
		}
	}
}

func FuzzLanguages(f *testing.F) {
	f.Add("module {\n\"a.b\"() ({\n^bb0(%a: i32):\n}) : () -> ()\n}", true)
	f.Add("Pattern {\nlet x = op<a.b>\n-> (y);\n}", false)
	f.Fuzz(func(t *testing.T, text string, mlir bool) {
		language := "pdll"
		if mlir {
			language = "mlir"
		}
		once, errs, code := run(text, "-x", language)
		if code != 0 {
			if errs == "" || strings.Contains(errs, "would change") {
				t.Errorf("%q: %s", text, errs)
			}
			return
		}
		if twice, _, code := run(once, "-x", language); code != 0 || twice != once {
			t.Errorf("%q: code %d, formatted %q, then %q", text, code, once, twice)
		}
	})
}
