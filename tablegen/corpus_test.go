package tablegen_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

var update = flag.Bool("update", false, "rewrite golden files")

// render formats the diagnostics as the command-line tool does.
func render(t testing.TB, list diag.List) string {
	t.Helper()
	var b bytes.Buffer
	if err := (&diag.Renderer{Out: &b}).RenderAll(list); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func golden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if d := reftest.Diff(string(want), got); d != "" {
		t.Errorf("%s (rewrite with -update):\n%s", path, d)
	}
}

// TestRun evaluates a corpus of whole files and compares records and warnings with
// goldens.
func TestRun(t *testing.T) {
	files, _ := filepath.Glob("testdata/run/*.td")
	if len(files) == 0 {
		t.Fatal("no corpus")
	}
	for _, path := range files {
		name := strings.TrimSuffix(filepath.Base(path), ".td")
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
			golden(t, strings.TrimSuffix(path, ".td")+".out", b.String()+render(t, list))
		})
	}
}

// TestErrors evaluates a corpus of wrong files. Each archive holds cases NAME.td
// with the expected diagnostics NAME.err.
func TestErrors(t *testing.T) {
	archives, _ := filepath.Glob("testdata/errors/*.txtar")
	if len(archives) == 0 {
		t.Fatal("no corpus")
	}
	for _, path := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
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
				_, list := tablegen.Load(source.NewFile(f.Name, f.Data), tablegen.Options{})
				got := render(t, list)
				if !strings.HasSuffix(got, "\n") && got != "" {
					got += "\n"
				}
				if !list.HasErrors() {
					t.Errorf("%s: no error", f.Name)
				}
				if !*update && want[name+".err"] != got {
					t.Errorf("%s (rewrite with -update):\n%s", f.Name, reftest.Diff(want[name+".err"], got))
				}
				out.Files = append(out.Files, f, txtar.File{Name: name + ".err", Data: []byte(got)})
			}
			if *update {
				if err := os.WriteFile(path, txtar.Format(out), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}
