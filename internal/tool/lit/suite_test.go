package lit_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	runlines "github.com/mica-ir/mica/internal/lit"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/filecheck"
	"github.com/mica-ir/mica/internal/tool/lit"
)

// writeSuite writes the tests to a directory, and returns the verdicts that they expect, one a line.
func writeSuite(t *testing.T) (dir, want string) {
	t.Helper()
	archive, err := txtar.ParseFile("testdata/suite.txtar")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	var lines []string
	for _, f := range archive.Files {
		files[f.Name] = string(f.Data)
		verdict, _, _ := strings.Cut(string(f.Data), "\n")
		if !strings.HasSuffix(f.Name, ".cfg") && verdict != "NONE" {
			lines = append(lines, verdict+": "+f.Name)
		}
	}
	sort.Strings(lines)
	return write(t, files), strings.Join(lines, "\n") + "\n"
}

// TestSuite compares the verdicts of tests, in one process at a time and in several.
func TestSuite(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	t.Setenv("FILECHECK_OPTS", "")
	dir, want := writeSuite(t)
	for _, jobs := range []string{"1", "4"} {
		got, code, errs := verdicts("-j", jobs, "--feature=sun", "--suffix=.test", dir)
		// A file of the directory that has no RUN line is no test; lit takes each file of a suffix for one.
		whole := strings.ReplaceAll(strings.ReplaceAll(want, "UNRESOLVED: no-run.test\n", ""), "UNRESOLVED: define-only.test\n", "")
		if got != whole || code != 1 || errs != "" {
			t.Errorf("-j %s: exit code %d, %s\n%s", jobs, code, errs, reftest.Diff(whole, got))
		}
	}
	for _, name := range []string{"no-run.test", "define-only.test"} {
		if code, out, _ := call("--suffix=.test", filepath.Join(dir, name)); code != 1 || !strings.HasPrefix(out, "UNRESOLVED: "+name) {
			t.Errorf("%s: exit code %d\n%s", name, code, out)
		}
	}
}

// litVerdicts returns the verdicts of LLVM's lit for the tests of a directory, and its output.
func litVerdicts(t *testing.T, dir, settings string) (verdicts, output string) {
	t.Helper()
	reference := reftest.Tool(t, "lit")
	path := filepath.Dir(reftest.Tool(t, "FileCheck")) + string(os.PathListSeparator) + os.Getenv("PATH")
	text := "import lit.formats\nconfig.name = 'suite'\nconfig.test_format = lit.formats.ShTest(False)\nconfig.test_source_root = config.test_exec_root = '" + dir +
		"'\nconfig.environment['PATH'] = '" + path + "'\n" + settings
	if err := os.WriteFile(filepath.Join(dir, "lit.cfg.py"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	out, _ := exec.Command(reference, "-j1", "--print-result-after=all", dir).CombinedOutput() // it fails, because tests do
	var lines []string
	for line := range strings.Lines(string(out)) {
		if m := regexp.MustCompile(`^([A-Z]+): suite :: (\S+) \(`).FindStringSubmatch(line); m != nil {
			lines = append(lines, m[1]+": "+m[2])
		}
	}
	sort.Strings(lines)
	return strings.Join(lines, "\n") + "\n", string(out)
}

// verdicts returns those of mica lit for the tests of a directory.
func verdicts(args ...string) (list string, code int, errs string) {
	var out, e strings.Builder
	code = lit.Main(append([]string{"-a"}, args...), &out, &e, map[string]runlines.Tool{"FileCheck": filecheck.Main})
	var lines []string
	for line := range strings.Lines(out.String()) {
		if m := regexp.MustCompile(`^([A-Z]+: \S+) \(\d+ of \d+\)`).FindStringSubmatch(line); m != nil {
			lines = append(lines, filepath.ToSlash(m[1]))
		}
	}
	sort.Strings(lines)
	return strings.Join(lines, "\n") + "\n", code, e.String()
}

// TestDifferentialUpstream compares the verdicts of mica lit and of LLVM's on tests of MLIR, which run with LLVM's tools. They need not
// pass: the sources may be those of another release. MICA_MLIR_SOURCE is the directory mlir of the sources.
func TestDifferentialUpstream(t *testing.T) {
	source := os.Getenv("MICA_MLIR_SOURCE")
	if source == "" {
		t.Skip("MICA_MLIR_SOURCE does not name the sources of MLIR")
	}
	bin := filepath.Dir(reftest.Tool(t, "mlir-opt"))
	dir := t.TempDir()
	for _, part := range []string{"IR", "Transforms", "Dialect/Arith"} {
		if err := os.CopyFS(filepath.Join(dir, filepath.FromSlash(part)), os.DirFS(filepath.Join(source, "test", filepath.FromSlash(part)))); err != nil {
			t.Fatal(err)
		}
	}
	want, out := litVerdicts(t, dir, "config.suffixes = ['.td', '.mlir', '.test', '.pdll']\nconfig.excludes = ['Inputs']\n")
	got, _, errs := verdicts("--path="+bin, "--suffix=.td", "--suffix=.mlir", "--suffix=.test", "--suffix=.pdll", dir)
	if !strings.Contains(errs, "lit.cfg.py is not executed") {
		t.Errorf("the configuration is not mentioned: %s", errs)
	}
	if n := strings.Count(want, "\n"); got != want || n < 50 {
		t.Errorf("%d verdicts:\n%s\n%s", n, reftest.Diff(want, got), out)
	}
}

// TestDifferentialSuite compares the verdicts that the tests expect with those of LLVM's lit.
func TestDifferentialSuite(t *testing.T) {
	t.Setenv("FILECHECK_OPTS", "")
	dir, want := writeSuite(t)
	got, out := litVerdicts(t, dir, "config.suffixes = ['.test']\nconfig.available_features.add('sun')\n")
	if got != want {
		t.Errorf("%s\n%s", reftest.Diff(got, want), out)
	}
}
