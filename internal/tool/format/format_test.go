package format_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/tool/format"
)

func run(in string, args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = format.Main(args, strings.NewReader(in), &o, &e)
	return o.String(), e.String(), code
}

const (
	ugly = "class A<int x>   {\n      int y=x;  // why\n}\ndef B:A<3>;\n"
	neat = "class A<int x> {\n  int y = x;  // why\n}\ndef B : A<3>;\n"
)

func TestStandardInput(t *testing.T) {
	out, errs, code := run(ugly)
	if code != 0 || errs != "" || out != neat {
		t.Errorf("exit code %d, stderr %q, got\n%swant\n%s", code, errs, out, neat)
	}
	if again, _, _ := run(out); again != out {
		t.Errorf("formatting again changes the text:\n%s", again)
	}
}

func TestInPlace(t *testing.T) {
	dir := t.TempDir()
	bad, good := filepath.Join(dir, "ugly.td"), filepath.Join(dir, "neat.td")
	for name, text := range map[string]string{bad: ugly, good: neat} {
		if err := os.WriteFile(name, []byte(text), 0o640); err != nil {
			t.Fatal(err)
		}
	}
	if out, _, code := run("", "--check", bad, good); code != 1 || out != bad+"\n" {
		t.Errorf("--check: exit code %d, %q", code, out)
	}
	if _, _, code := run("", "--check", bad, filepath.Join(dir, "none.td")); code != 2 {
		t.Errorf("--check of a missing file: exit code %d", code)
	}
	if out, _, code := run("", "-l", bad, good); code != 0 || out != bad+"\n" {
		t.Errorf("-l: exit code %d, %q", code, out)
	}
	if out, errs, code := run("", "-w", bad, good); code != 0 || out != "" || errs != "" {
		t.Errorf("-w: exit code %d, %q, %q", code, out, errs)
	}
	text, err := os.ReadFile(bad)
	if err != nil || string(text) != neat {
		t.Errorf("-w left %q, %v", text, err)
	}
	if st, err := os.Stat(bad); err != nil || st.Mode().Perm() != 0o640 {
		t.Errorf("-w changed the permissions to %v, %v", st.Mode(), err)
	}
}

func TestErrors(t *testing.T) {
	name := filepath.Join(t.TempDir(), "bad.td")
	if err := os.WriteFile(name, []byte("def A {\n  int x = ;\n}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	out, errs, code := run("", "-w", name)
	if code != 1 || out != "" || !strings.HasPrefix(errs, name+":2:11: error: ") || !strings.Contains(errs, "\n  int x = ;\n          ^\n") {
		t.Errorf("exit code %d, %q, stderr %q", code, out, errs)
	}
	if text, _ := os.ReadFile(name); string(text) != "def A {\n  int x = ;\n}\n" {
		t.Errorf("a file with errors was changed to %q", text)
	}
	if _, errs, code := run("", filepath.Join(t.TempDir(), "none.td")); code != 1 || !strings.Contains(errs, "cannot open input file") {
		t.Errorf("a file that is not there: exit code %d, %q", code, errs)
	}
	if _, errs, code := run("", "--none"); code != 1 || !strings.Contains(errs, "Unknown command line argument '--none'") {
		t.Errorf("an unknown flag: exit code %d, %q", code, errs)
	}
}
