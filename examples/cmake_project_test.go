package examples

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestCMakeProjects configures the examples for CMake and generates their files with mica, twice: the second
// run has nothing to do. With MICA_CMAKE=1, which .ci/run sets, it also compiles and runs their tools, which takes a minute.
func TestCMakeProjects(t *testing.T) {
	if testing.Short() {
		t.Skip("builds mica")
	}
	config := filepath.Join(filepath.Dir(filepath.Dir(reftest.Tool(t, "mlir-opt"))), "lib", "cmake", "mlir")
	for _, name := range []string{"cmake", "ninja", "c++"} {
		if _, err := exec.LookPath(name); err != nil {
			if os.Getenv("MICA_CMAKE") != "" {
				t.Fatal(err)
			}
			t.Skipf("there is no %s", name)
		}
	}
	if _, err := os.Stat(filepath.Join(config, "MLIRConfig.cmake")); err != nil {
		reftest.Missing(t, err)
	}
	tools := t.TempDir()
	run(t, "..", "go", "build", "-o", filepath.Join(tools, "mica"), "./cmd/mica")
	run(t, "..", "go", "build", "-o", filepath.Join(tools, "mlir-tblgen"), "./cmd/mlir-tblgen")
	if err := os.Symlink("mica", filepath.Join(tools, "mlir-pdll")); err != nil {
		t.Skip(err)
	}
	for _, c := range []struct {
		dir, tool string
		args      []string // of the tool
		generated []string // the targets without C++, for a quick test
	}{
		{"cmake-project", "sums-opt", []string{"--sums-simplify"}, []string{"SumsIncGen", "SumsPDLLIncGen", "SumsDoc", "SumsPython"}},
		{"cmake", "shapes-opt", nil, []string{"shapes-ops.cpp.inc"}},
	} {
		t.Run(c.dir, func(t *testing.T) {
			source, build := t.TempDir(), t.TempDir()
			if err := os.CopyFS(source, os.DirFS(c.dir)); err != nil {
				t.Fatal(err)
			}
			run(t, source, "cmake", "-G", "Ninja", "-S", source, "-B", build, "-DMLIR_DIR="+config, "-DMICA_TOOLS="+tools, "-DMICA="+filepath.Join(tools, "mica"))
			whole := os.Getenv("MICA_CMAKE") != ""
			if whole {
				c.generated = nil
			}
			ninja := func(args ...string) string {
				return run(t, build, "ninja", append(args, c.generated...)...)
			}
			ninja()
			if out := ninja("-d", "explain"); !strings.Contains(out, "no work to do") {
				t.Errorf("the second run: %s", out)
			}
			if whole {
				want, err := os.ReadFile(filepath.Join(c.dir, "expected.mlir"))
				if err != nil {
					t.Fatal(err)
				}
				if got := run(t, source, filepath.Join(build, c.tool), append(c.args, "in.mlir")...); got != string(want) {
					t.Error(reftest.Diff(string(want), got))
				}
			}
			if c.dir == "cmake-project" {
				checkProject(t, source, build, ninja)
			}
		})
	}
}

// checkProject looks at the generated documentation and Python, and changes a file that others include: all that depend on
// it are generated again, and no others.
func checkProject(t *testing.T, source, build string, ninja func(...string) string) {
	if doc, err := os.ReadFile(filepath.Join(build, "Sums.md")); err != nil || !strings.Contains(string(doc), "_An integer with the opposite sign_") {
		t.Errorf("documentation: %v\n%s", err, doc)
	}
	if python, err := exec.LookPath("python3"); err == nil {
		run(t, build, python, "-m", "py_compile", "_sums_ops_gen.py")
	}
	name := filepath.Join(source, "Sums.td")
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(strings.Replace(string(text), "opposite", "other", 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	out := ninja("-n")
	for _, file := range []string{"Sums.h.inc", "SumsRules.inc", "SumsRulesPDLL.h.inc", "Sums.md", "_sums_ops_gen.py"} {
		if !strings.Contains(out, "Building "+file) {
			t.Errorf("%s is not generated again:\n%s", file, out)
		}
	}
	if strings.Contains(out, "Building SumsPasses.h.inc") {
		t.Errorf("SumsPasses.h.inc is generated again:\n%s", out)
	}
}

// run runs a command that must succeed, and returns its output.
func run(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}
