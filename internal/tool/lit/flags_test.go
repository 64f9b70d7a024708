package lit_test

import (
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// TestTimeout ends a test with a program, and does not wait for one that runs in the process.
func TestTimeout(t *testing.T) {
	if _, err := exec.LookPath("sleep"); err != nil {
		t.Skip(err)
	}
	dir := write(t, map[string]string{"a.mlir": "// RUN: sleep 60\n", "b.mlir": "// RUN: good\n", "c.mlir": "// XFAIL: *\n// RUN: sleep 60\n"})
	start := time.Now()
	code, out, errs := call("-a", "-j3", "--timeout=1", dir)
	want := "TIMEOUT: a.mlir (1 of 3)\nDIR/a.mlir: takes longer than 1s\nPASS: b.mlir (2 of 3)\nXFAIL: c.mlir (3 of 3)\n2 passed, 1 failed, 0 skipped\n"
	if got := strings.ReplaceAll(out, dir, "DIR"); code != 1 || got != want || errs != "" {
		t.Errorf("exit code %d, %s\n%s", code, errs, got)
	}
	if d := time.Since(start); d > 30*time.Second {
		t.Errorf("it took %s", d)
	}
}

// TestTimeoutOfGrandchild ends a program that a program of a test has started.
func TestTimeoutOfGrandchild(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("only the program itself is ended")
	}
	if _, err := exec.LookPath("ps"); err != nil {
		t.Skip(err)
	}
	pidFile := filepath.Join(t.TempDir(), "pid")
	dir := write(t, map[string]string{"a.mlir": "// RUN: sh -c \"sleep 100 & echo $! > " + pidFile + "; wait; true\"\n"})
	if code, out, errs := call("--timeout=1", dir); code != 1 || !strings.HasPrefix(out, "TIMEOUT: a.mlir") {
		t.Fatalf("exit code %d, %s\n%s", code, errs, out)
	}
	pid, err := os.ReadFile(pidFile)
	if err != nil {
		t.Fatal(err)
	}
	for range 500 { // a zombie has ended, too
		state, err := exec.Command("ps", "-o", "stat=", "-p", strings.TrimSpace(string(pid))).Output()
		if err != nil || strings.HasPrefix(string(state), "Z") {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("the program goes on")
}

// TestShards runs each test in one of the parts.
func TestShards(t *testing.T) {
	dir := write(t, map[string]string{"a.mlir": "// RUN: good\n", "b.mlir": "// RUN: good\n", "c.mlir": "// RUN: good\n", "d.mlir": "// RUN: good\n", "e.mlir": "// RUN: good\n"})
	all := ""
	for _, shard := range []string{"1", "2", "3"} {
		code, out, _ := call("-a", "--num-shards=3", "--run-shard="+shard, dir)
		if code != 0 {
			t.Errorf("shard %s: exit code %d", shard, code)
		}
		all += out
	}
	for _, name := range []string{"a", "b", "c", "d", "e"} {
		if n := strings.Count(all, "PASS: "+name+".mlir"); n != 1 {
			t.Errorf("%s runs %d times", name, n)
		}
	}
	for args, want := range map[string]string{
		"--num-shards=3":               "mica lit: --num-shards and --run-shard belong together.  Try: 'mica lit --help'\n",
		"--num-shards=2 --run-shard=3": "mica lit: --run-shard=3 is more than --num-shards=2.  Try: 'mica lit --help'\n",
	} {
		if code, _, errs := call(append(strings.Fields(args), dir)...); code != 1 || errs != want {
			t.Errorf("%s: exit code %d, %q", args, code, errs)
		}
	}
}

// TestReport reads the report in the form of XUnit.
func TestReport(t *testing.T) {
	dir := write(t, map[string]string{"a.mlir": "// RUN: good\n", "b/c.mlir": "// RUN: bad <x> ]]>\n", "d.mlir": "// REQUIRES: sun\n// RUN: bad\n"})
	file := filepath.Join(t.TempDir(), "report.xml")
	if code, out, errs := call("-q", "--xunit-xml-output", file, dir); code != 1 || errs != "" {
		t.Errorf("exit code %d, %s%s", code, out, errs)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var report struct {
		Suites []struct {
			Tests    int `xml:"tests,attr"`
			Failures int `xml:"failures,attr"`
			Skipped  int `xml:"skipped,attr"`
			Cases    []struct {
				Class   string `xml:"classname,attr"`
				Name    string `xml:"name,attr"`
				Failure string `xml:"failure"`
			} `xml:"testcase"`
		} `xml:"testsuite"`
	}
	if err := xml.Unmarshal(text, &report); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	s := report.Suites[0]
	if s.Tests != 3 || s.Failures != 1 || s.Skipped != 1 || s.Cases[1].Class != "mica.b" || s.Cases[1].Name != "c.mlir" || !strings.Contains(s.Cases[1].Failure, "]]>") {
		t.Errorf("%+v\n%s", s, text)
	}
}

// TestReportCharacters writes logs, reasons and names with characters that XML does not have.
func TestReportCharacters(t *testing.T) {
	dir := write(t, map[string]string{"a.mlir": "// RUN: bad '\x1b[31m\x01\ufffe\xff]]>\tend'\n", "b.mlir": "// REQUIRES: sun\x03\n// RUN: bad\n"})
	if err := os.WriteFile(filepath.Join(dir, "c\x02.mlir"), []byte("// RUN: good\n"), 0o666); err != nil {
		t.Skip(err) // a system without such names
	}
	_, out, errs := call("-q", "--xunit-xml-output=-", dir)
	text := out[max(strings.Index(out, "<?xml"), 0):]
	var report struct {
		Cases []struct {
			Name    string `xml:"name,attr"`
			Failure string `xml:"failure"`
		} `xml:"testsuite>testcase"`
	}
	if err := xml.Unmarshal([]byte(text), &report); err != nil {
		t.Fatalf("%v\n%s%q", err, errs, text)
	}
	if c := report.Cases; len(c) != 3 || c[2].Name != "c\ufffd.mlir" || !strings.Contains(c[0].Failure, "\ufffd[31m\ufffd\ufffd\ufffd]]>\tend") {
		t.Errorf("%+q", c)
	}
}

// TestOutputIsTest gives tests as outputs, which must not change, and writes a report twice into the directory of the tests.
func TestOutputIsTest(t *testing.T) {
	const text = "// RUN: good\n"
	dir := write(t, map[string]string{"a.mlir": text, "b/c.mlir": "// RUN: bad\n"})
	file := filepath.Join(dir, "a.mlir")
	if err := os.Symlink(file, filepath.Join(dir, "link")); err != nil {
		t.Skip(err)
	}
	for _, args := range [][]string{
		{"--xunit-xml-output=" + file, file}, {"--xunit-xml-output=" + file, dir}, {"--xunit-xml-output=" + file, "--filter=c", dir},
		{"--xunit-xml-output=" + filepath.Join(dir, "link"), file}, {"--rule-coverage=" + file, file},
	} {
		flag, _, _ := strings.Cut(args[0], "=")
		code, out, errs := call(args...)
		if want := "the test a.mlir would be overwritten by " + flag + "\n"; code != 2 || out != "" || !strings.HasSuffix(errs, want) {
			t.Errorf("%q: exit code %d, %q, %q", args, code, out, errs)
		}
		if now, err := os.ReadFile(file); err != nil || string(now) != text {
			t.Fatalf("%q: the test is %q, %v", args, now, err)
		}
	}
	if err := os.Remove(filepath.Join(dir, "link")); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if code, out, errs := call("--xunit-xml-output="+filepath.Join(dir, "report.xml"), dir); code != 1 || errs != "" || !strings.HasSuffix(out, "1 passed, 1 failed, 0 skipped\n") {
			t.Errorf("exit code %d, %s\n%s", code, errs, out)
		}
	}
}

// TestSettings gives what a configuration in Python would say by flags.
func TestSettings(t *testing.T) {
	dir := write(t, map[string]string{"lit.cfg.py": "raise 1\n", "a.mlir": "// RUN: %my_tool %if sun %{ x %}\n", "b.txt": "RUN: bad\n", "c.mlir": "// RUN: good\n"})
	code, out, errs := call("-a", "--suffix=.mlir", "--substitution=%my_tool=good %s", "--feature=sun", "--filter-out=^c", "--time-tests", dir)
	if code != 0 || !strings.HasPrefix(out, "PASS: a.mlir (1 of 1)\n1 passed, 0 failed, 0 skipped\nslowest tests:\n") || !strings.HasSuffix(out, "  a.mlir\n") {
		t.Errorf("exit code %d\n%s", code, out)
	}
	if want := "remark: " + filepath.Join(dir, "lit.cfg.py") + " is not executed: --suffix, --feature and --substitution, or test-suffixes and the like in mica.toml, have what it would say\n"; errs != want {
		t.Errorf("got %q, want %q", errs, want)
	}
	bin := write(t, map[string]string{"good": "#!/bin/sh\nexit 1\n"})
	if err := os.Chmod(filepath.Join(bin, "good"), 0o777); err != nil {
		t.Fatal(err)
	}
	if code, out, _ := call("--path="+bin, filepath.Join(dir, "c.mlir")); code != 1 {
		t.Errorf("a program does not precede the tool: exit code %d\n%s", code, out)
	}
}

// TestProject takes the settings from a project file.
func TestProject(t *testing.T) {
	dir := write(t, map[string]string{"p/mica.toml": "test-suffixes = [\".test\"]\ntest-features = [\"sun\"]\ntest-substitutions = [\"%tool=good\"]\n",
		"p/a.test": "RUN: %tool\nREQUIRES: sun\n", "p/b.mlir": "// RUN: bad\n", "p/.git/x": ""})
	if code, out, errs := call("-a", filepath.Join(dir, "p")); code != 0 || out != "PASS: a.test (1 of 1)\n1 passed, 0 failed, 0 skipped\n" || errs != "" {
		t.Errorf("exit code %d, %s\n%s", code, errs, out)
	}
	bad := write(t, map[string]string{"mica.toml": "test-substitutions = [\"%tool\"]\n", "a.mlir": "// RUN: good\n", ".git/x": ""})
	if code, _, errs := call(bad); code != 2 || errs != "mica lit: test-substitutions of the project file: '%tool' is not NAME=VALUE\n" {
		t.Errorf("exit code %d, %q", code, errs)
	}
}

// TestLocalMistakes reads files lit.local.cfg with statements that are not understood.
func TestLocalMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"import sys\n":                                 "1: \"import sys\" is not understood",
		"\nif config.fancy:\n  pass\n":                 "2: the condition \"config.fancy\" is not understood",
		"config.suffixes = [suffix]\n":                 "1: \"suffix\" is no string",
		"config.suffixes.add(*x)\n":                    "1: \"*x\" is no string",
		"config.unsupported = not True\n":              "1: \"config.unsupported = not True\" is not understood",
		"config.suffixes = [\".mlir\"\n":               "1: \"config.suffixes = [\\\".mlir\\\"\" is not understood",
		"exec('rm')\n":                                 "1: \"exec('rm')\" is not understood",
		"config.substitutions.append((\"\", \"x\"))\n": "1: a substitution needs a name",
		"exec(" + strings.Repeat("x", 1<<20) + ")\n":   "1: \"exec(" + strings.Repeat("x", 95) + "\"... is not understood",
	} {
		dir := write(t, map[string]string{"lit.local.cfg": text, "a.mlir": "// RUN: good\n"})
		code, _, errs := call(dir)
		if code != 2 || !strings.Contains(errs, "lit.local.cfg:"+want) {
			t.Errorf("%q: exit code %d, %q", text, code, errs)
		}
	}
}

// TestPlaces writes a failure for programs: at the RUN line, with the places in the output of the command as notes.
func TestPlaces(t *testing.T) {
	dir := write(t, map[string]string{"a.mlir": "\n// RUN: sh -c 'echo \"x.mlir:3:4: error: bad\" >&2; exit 1'\n"})
	_, _, errs := call("--diagnostics=json", dir)
	for _, want := range []string{`"severity":"error"`, `a.mlir","range":{"start":{"line":2,"column":1}`, `"message":"error: bad","file":"x.mlir","range":{"start":{"line":3,"column":4}`} {
		if !strings.Contains(errs, want) {
			t.Errorf("no %s in %s", want, errs)
		}
	}
}
