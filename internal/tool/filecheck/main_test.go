package filecheck

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// A call is a command line, run in a directory with the files "check" and "good".
var calls = []struct {
	name        string
	env, in     string
	args        []string
	sameMessage bool // the message is the reference's
}{
	{"standard input", "", "a\nb\n", []string{"check"}, true},
	{"standard input fails", "", "b\n", []string{"check"}, true},
	{"check from standard input", "", "CHECK: a\n", []string{"-", "--input-file=good"}, true},
	{"empty input", "", "", []string{"check"}, true},
	{"no check file", "", "a\n", nil, true},
	{"missing check file", "", "a\n", []string{"nowhere"}, true},
	{"missing input", "", "a\n", []string{"check", "--input-file=nowhere"}, true},
	{"directory", "", "a\n", []string{"."}, true},
	{"two check files", "", "a\n", []string{"check", "good"}, true},
	{"unknown flag", "", "a\n", []string{"check", "--match-full-line"}, true},
	{"environment", "-v --dump-input=never", "a\nb\n", []string{"check"}, true},
	{"environment fails", "--check-prefix='NONE SUCH'", "a\n", []string{"check"}, true},
	{"help", "", "", []string{"--help"}, false},
	{"version", "", "", []string{"--version"}, false},
	{"dump help", "", "", []string{"--dump-input=help"}, false},
	{"bad and dump help", "", "", []string{"--dump-input=help", "nowhere"}, false},
}

func enter(t *testing.T) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"check": "CHECK: a\nCHECK-NEXT: b\n", "good": "a\nb\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
}

func TestDifferentialMain(t *testing.T) {
	reference := reftest.Tool(t, "FileCheck")
	enter(t)
	for _, c := range calls {
		t.Run(c.name, func(t *testing.T) {
			t.Setenv(environment, c.env)
			_, want, wantCode := reftest.Run(t, reference, c.in, c.args...)
			want = strings.ReplaceAll(want, reference, "FileCheck")
			var out, errs bytes.Buffer
			code := Main(c.args, strings.NewReader(c.in), &out, &errs)
			if code != wantCode {
				t.Errorf("exit code %d, want %d", code, wantCode)
			}
			if d := reftest.Diff(want, errs.String()); d != "" && c.sameMessage {
				t.Error(d)
			}
			if !c.sameMessage && out.Len() == 0 {
				t.Error("no output")
			}
		})
	}
}

func TestTokenize(t *testing.T) {
	got := tokenize(` -v  '-D X' "a \"b" c\ d e'f'g ''`)
	want := []string{"-v", "-D X", `a "b`, "c d", "efg", ""}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestStructured checks that errors about files and the command line are objects of JSON.
func TestStructured(t *testing.T) {
	for _, c := range []struct{ in, args, want string }{
		{"a\n", "nowhere", `"message":"Could not open check file 'nowhere': No such file or directory"`},
		{"a\n", "check --input-file=nowhere", `"message":"Could not open input file 'nowhere': No such file or directory"`},
		{"", "check", `"message":"FileCheck error: '<stdin>' is empty.\nFileCheck command line:  FileCheck --diagnostics=json check"`},
		{"a\n", "", `"message":"<check-file> not specified"`},
		{"a\n", "check -DX", `"message":"Missing equal sign in command-line definition '-DX'"`},
		{"a\n", "check --check-prefix=!", `"message":"supplied check prefix must start with a letter`},
	} {
		enter(t)
		var out, errs bytes.Buffer
		code := Main(append([]string{"--diagnostics=json"}, strings.Fields(c.args)...), strings.NewReader(c.in), &out, &errs)
		if text := errs.String(); code != 2 || strings.Count(text, "\n") != 1 || !strings.HasPrefix(text, `{"severity":"error",`+c.want) {
			t.Errorf("%s: code %d\n%s", c.args, code, text)
		}
	}
}
