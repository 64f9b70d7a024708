package tablegen_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// TestRun evaluates a corpus of whole files and compares records and warnings with
// goldens.
func TestRun(t *testing.T) {
	for _, path := range golden.Files(t, "testdata/run/*.td") {
		name := golden.Stem(filepath.Base(path))
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			recs, list := tablegen.Load(source.NewFile(name+".td", text), tablegen.Options{})
			var b bytes.Buffer
			if err := recs.PrintRecords(&b); err != nil {
				t.Fatal(err)
			}
			golden.Compare(t, golden.Stem(path)+".out", b.String()+golden.Render(list))
		})
	}
}

// TestErrors evaluates a corpus of invalid files. Each archive holds cases NAME.td with the
// expected diagnostics NAME.err.
func TestErrors(t *testing.T) {
	archives, _ := filepath.Glob("testdata/errors/*.txtar")
	if len(archives) == 0 {
		t.Fatal("no corpus")
	}
	for _, path := range archives {
		t.Run(golden.Stem(filepath.Base(path)), func(t *testing.T) {
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
				name, ok := strings.CutSuffix(f.Name, ".td")
				if !ok {
					continue
				}
				_, list := tablegen.Load(source.NewFile(f.Name, f.Data), tablegen.Options{AsReference: true})
				got := golden.Render(list)
				if !strings.HasSuffix(got, "\n") && got != "" {
					got += "\n"
				}
				if !list.HasErrors() {
					t.Errorf("%s: no error", f.Name)
				}
				golden.CompareText(t, f.Name, want[name+".err"], got)
				out.Files = append(out.Files, f, txtar.File{Name: name + ".err", Data: []byte(got)})
			}
			golden.Rewrite(t, path, txtar.Format(out))
		})
	}
}

// TestOneError checks that a broken token is one error, although the reference continues in the
// statement and reports more.
func TestOneError(t *testing.T) {
	for text, want := range map[string]string{
		"class A;\ndef b : A { string s = \"abc;\n}\ndef c { A a = b; }\n": "a.td:2:25: error: end of line in string literal",
		"def a { string x = \"abc":          "a.td:1:21: error: end of file in string literal",
		"def a { code x = [{ abc\ndef b;\n": "a.td:1:18: error: unterminated code block",
		"def a { int x = @; }\ndef b;\n":    "a.td:1:17: error: unexpected character",
	} {
		_, list := tablegen.Load(source.NewFile("a.td", []byte(text)), tablegen.Options{})
		if got := list.Error(); got != want {
			t.Errorf("%q:\n%s\nwant %s", text, got, want)
		}
	}
}
