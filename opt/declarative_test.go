package opt

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
)

// TestDeclarative runs the archives of testdata/declarative. The first line of an archive's comment contains
// the arguments; the rest describes the test. The tool runs in a directory with the files of the archive. The
// files exit, stdout, stderr and output (of -o output) are goldens; empty ones are absent.
func TestDeclarative(t *testing.T) {
	tool := New(Config{Name: "mica opt", Dialects: all.Natives()})
	for _, file := range golden.Files(t, "testdata/declarative/*.txtar") {
		t.Run(golden.Stem(filepath.Base(file)), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			file, _ := filepath.Abs(file)
			t.Chdir(t.TempDir())
			want := map[string]string{}
			var inputs []txtar.File
			for _, f := range a.Files {
				switch f.Name {
				case "exit", "stdout", "stderr", "output":
					want[f.Name] = string(f.Data)
				default:
					inputs = append(inputs, f)
					if err := os.MkdirAll(filepath.Dir(f.Name), 0o777); err != nil {
						t.Fatal(err)
					}
					if err := os.WriteFile(f.Name, f.Data, 0o666); err != nil {
						t.Fatal(err)
					}
				}
			}
			args, _, _ := strings.Cut(string(a.Comment), "\n")
			var out, errs bytes.Buffer
			code := tool.Main(strings.Fields(args), strings.NewReader(""), &out, &errs)
			got := map[string]string{"stdout": out.String(), "stderr": errs.String()}
			if code != 0 {
				got["exit"] = fmt.Sprintln(code)
			}
			if text, err := os.ReadFile("output"); err == nil {
				got["output"] = string(text)
			}
			a.Files = inputs
			for _, name := range []string{"exit", "stdout", "stderr", "output"} {
				golden.CompareText(t, name, want[name], got[name])
				if got[name] != "" {
					a.Files = append(a.Files, txtar.File{Name: name, Data: []byte(got[name])})
				}
			}
			golden.Rewrite(t, file, txtar.Format(a))
		})
	}
}
