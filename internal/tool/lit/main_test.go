package lit_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	runlines "github.com/mica-ir/mica/internal/lit"
	"github.com/mica-ir/mica/internal/tool/lit"
)

// write writes tests to a new directory.
func write(t *testing.T, files map[string]string) string {
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// call runs the tool; "good" and "bad" are its commands in RUN lines.
func call(args ...string) (code int, out, errs string) {
	tool := func(code int) runlines.Tool {
		return func(args []string, _ io.Reader, out, _ io.Writer) int {
			fmt.Fprintln(out, "said:", strings.Join(args, " "))
			return code
		}
	}
	var o, e bytes.Buffer
	code = lit.Main(args, &o, &e, map[string]runlines.Tool{"good": tool(0), "bad": tool(1)})
	return code, o.String(), e.String()
}

func TestOutcomes(t *testing.T) {
	dir := write(t, map[string]string{
		"a.mlir": "// RUN: good\n", "b/c.td": "// RUN: good\n// RUN: bad x\n", "b/d.mlir": "// REQUIRES: sun\n// RUN: bad\n",
		"e.mlir": "// no test\n", "Inputs/f.mlir": "// RUN: bad\n", "g.mlir": "// RUN: not bad\n", "h.mlir": "// RUN: good > x\n",
	})
	code, out, errs := call("-a", "-j", "3", dir)
	want := "PASS: a.mlir (1 of 5)\n" +
		"FAIL: b/c.td (2 of 5)\nDIR/b/c.td:2: RUN: bad x\ncommand failed: bad x\nsaid: x\n\n" +
		"UNSUPPORTED: b/d.mlir (3 of 5): requires sun\nPASS: g.mlir (4 of 5)\n" +
		"FAIL: h.mlir (5 of 5)\nDIR/h.mlir:1: the file \"x\" is not named by %s, %S or %t\ngood > x\n" +
		"2 passed, 2 failed, 1 skipped\n"
	if got := strings.ReplaceAll(filepath.ToSlash(out), filepath.ToSlash(dir), "DIR"); code != 1 || errs != "" || got != want {
		t.Errorf("exit code %d, %q\n%s\nwant\n%s", code, errs, got, want)
	}
	if code, out, _ := call("-q", "--filter", "a|g", dir); code != 0 || out != "" {
		t.Errorf("with a filter: exit code %d\n%s", code, out)
	}
	if code, out, _ := call("--feature", "sun", filepath.Join(dir, "b", "d.mlir")); code != 1 || !strings.HasPrefix(out, "FAIL: d.mlir (1 of 1)\n") {
		t.Errorf("with a feature: exit code %d\n%s", code, out)
	}
}

func TestMistakes(t *testing.T) {
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{write(t, map[string]string{"a.mlir": "\n"})}, 2, "mica lit: no tests: no file has a RUN line\n"},
		{[]string{"none"}, 2, "mica lit: none: No such file or directory\n"},
		{[]string{"-j", "0"}, 1, "mica lit: for the -j option: '0' value invalid for uint argument!\n"},
		{[]string{"--filter", "("}, 1, "mica lit: for the --filter option: error parsing regexp: missing closing ): `(`\n"},
	} {
		if code, out, errs := call(c.args...); code != c.code || out != "" || errs != c.want {
			t.Errorf("%q: exit code %d, %q, %q", c.args, code, out, errs)
		}
	}
}

// TestPrograms runs a program of the operating system, here the test itself.
func TestPrograms(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	line := "'" + self + "' -test.run=None"
	dir := write(t, map[string]string{"a.mlir": "// RUN: " + line + "\n", "b.mlir": "// RUN: not " + line + " -test.none\n"})
	if code, out, errs := call(dir); code != 0 || out != "2 passed, 0 failed, 0 skipped\n" {
		t.Errorf("exit code %d, %q, %q", code, out, errs)
	}
	if code, out, _ := call(write(t, map[string]string{"a.mlir": "// RUN: no-such-program\n"})); code != 1 || !strings.Contains(out, `a.mlir:1: unknown tool "no-such-program"`) {
		t.Errorf("exit code %d, %q", code, out)
	}
}

// TestRuleCoverage checks that mica opt and mlir-opt get the flag, and that other commands do not.
func TestRuleCoverage(t *testing.T) {
	dir := write(t, map[string]string{"a.mlir": "// RUN: mica opt %s\n// RUN: mica fmt %s\n// RUN: mlir-opt --cse\n"})
	var calls []string
	tool := func(name string) runlines.Tool {
		return func(args []string, _ io.Reader, _, _ io.Writer) int {
			calls = append(calls, strings.ReplaceAll(filepath.ToSlash(name+" "+strings.Join(args, " ")), filepath.ToSlash(dir), "DIR"))
			return 0
		}
	}
	var out, errs bytes.Buffer
	code := lit.Main([]string{"--rule-coverage", filepath.Join(dir, "cov"), dir}, &out, &errs, map[string]runlines.Tool{"mica": tool("mica"), "mlir-opt": tool("mlir-opt")})
	want := "mica opt --rule-coverage=DIR/cov DIR/a.mlir\nmica fmt DIR/a.mlir\nmlir-opt --rule-coverage=DIR/cov --cse"
	if got := strings.Join(calls, "\n"); code != 0 || got != want {
		t.Errorf("exit code %d, the calls are\n%s\nand not\n%s", code, got, want)
	}
}

// TestNoTemporaryDirectory runs a test that writes a file where the directory of temporary files is
// missing, as in an image without /tmp. Nothing is left in the working directory.
func TestNoTemporaryDirectory(t *testing.T) {
	dir := write(t, map[string]string{"b.mlir": "// RUN: good > %t\n// RUN: good < %t\n"})
	t.Chdir(t.TempDir())
	t.Setenv("TMPDIR", filepath.Join(dir, "missing"))
	t.Setenv("TMP", filepath.Join(dir, "missing")) // on Windows
	if code, out, errs := call(dir); code != 0 || out != "1 passed, 0 failed, 0 skipped\n" || errs != "" {
		t.Errorf("exit code %d, %q, %q", code, out, errs)
	}
	if left, err := os.ReadDir("."); err != nil || len(left) > 0 {
		t.Errorf("files are left: %v, %v", left, err)
	}
}
