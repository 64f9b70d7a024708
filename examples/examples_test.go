package examples

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// tool is mica opt.
var tool = opt.New(opt.Config{Dialects: all.Natives()})

// root is the directory of the project, from where the READMEs' commands run.
var root = func() string {
	dir, err := filepath.Abs("..")
	if err != nil {
		panic(err)
	}
	return dir
}()

// micaOpt runs the tool in process, from the root of the project.
func micaOpt(t *testing.T, args ...string) (out, errs string, code int) {
	t.Helper()
	t.Chdir(root)
	var o, e bytes.Buffer
	code = tool.Main(args, strings.NewReader(""), &o, &e)
	return o.String(), e.String(), code
}

// commands returns the commands of mica opt that a README shows, each with its
// arguments.
func commands(t *testing.T, readme string) [][]string {
	t.Helper()
	text, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	var list [][]string
	for _, m := range regexp.MustCompile(`(?m)^\s*go run ./cmd/mica opt (.*)$`).FindAllStringSubmatch(string(text), -1) {
		list = append(list, strings.Fields(m[1]))
	}
	return list
}

// TestReadmes runs the commands that the README of each example shows, and that
// of the project. The output is the file expected.mlir beside the input.
func TestReadmes(t *testing.T) {
	readmes, err := filepath.Glob("*/README.md")
	if err != nil || len(readmes) < 3 {
		t.Fatalf("found only the READMEs %v, %v", readmes, err)
	}
	for _, readme := range append(readmes, "../README.md") {
		if _, err := os.Stat(filepath.Join(filepath.Dir(readme), "go.mod")); err == nil && readme != "../README.md" {
			continue // a module with its own tests
		}
		cmds := commands(t, readme)
		if len(cmds) == 0 {
			t.Errorf("%s shows no command", readme)
		}
		for _, args := range cmds {
			name := strings.ReplaceAll(readme, "..", "root") + "/" + filepath.Base(args[len(args)-1])
			t.Run(name, func(t *testing.T) {
				if strings.Contains(strings.Join(args, " "), reftest.Root) {
					reftest.Include(t)
				}
				in := args[len(args)-1]
				if strings.HasPrefix(filepath.Base(in), "bad") {
					t.Skip("shows an error: see TestBadEncoding")
				}
				out, errs, code := micaOpt(t, args...)
				if code != 0 || errs != "" {
					t.Errorf("exit code %d: %s", code, errs)
				}
				golden.Compare(t, filepath.Join(filepath.Dir(in), "expected.mlir"), out)
			})
		}
	}
}

// TestShopOpt builds the tool of its own and runs it.
func TestShopOpt(t *testing.T) {
	t.Chdir(root)
	binary := filepath.Join(t.TempDir(), "shop-opt")
	if out, err := exec.Command("go", "build", "-o", binary, "./examples/shop-opt").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	out, err := exec.Command(binary, "--patterns", "examples/shop-opt/rules.pdll", "examples/shop-opt/in.mlir").CombinedOutput()
	if err != nil {
		t.Errorf("%v: %s", err, out)
	}
	golden.Compare(t, "examples/shop-opt/expected.mlir", string(out))

	cmd := exec.Command(binary)
	cmd.Stdin = strings.NewReader("%0 = shop.price\n%1 = shop.discount %0 by 110\n")
	out, err = cmd.CombinedOutput()
	const want = "<stdin>:2:6: error: 'shop.discount' op discounts by 110 percent\n"
	if err == nil || !strings.HasPrefix(string(out), want) {
		t.Errorf("%v, got %q, want %q", err, out, want)
	}
}

// TestBothLanguagesAgree applies the rules as DRR and as PDLL.
func TestBothLanguagesAgree(t *testing.T) {
	for _, c := range []struct{ name, rules string }{
		{"toy", "examples/toy/toy_rules.td"},
		{"toy", "examples/toy/toy_rules.pdll"},
		{"arith", "examples/arith/rules.td"},
		{"arith", "examples/arith/rules.pdll"},
	} {
		t.Run(c.rules, func(t *testing.T) {
			args := []string{"--ods", "examples/toy/toy.td"}
			if c.name == "arith" {
				args = arithFlags(t)
			}
			args = append(args, "--patterns", c.rules, "examples/"+c.name+"/in.mlir")
			out, errs, code := micaOpt(t, args...)
			if code != 0 || errs != "" {
				t.Errorf("exit code %d: %s", code, errs)
			}
			golden.Compare(t, "examples/"+c.name+"/expected.mlir", out)
		})
	}
}

// arithFlags loads the reference's own definitions of arith and func.
func arithFlags(t *testing.T) []string {
	return []string{"-I", reftest.Include(t), "--ods", "mlir/Dialect/Arith/IR/ArithOps.td", "--ods", "mlir/Dialect/Func/IR/FuncOps.td"}
}

// TestRoundTrip prints the parsed output again, and reads the generic form.
func TestRoundTrip(t *testing.T) {
	t.Chdir(root)
	for _, c := range []struct{ ods, file string }{
		{"examples/toy/toy.td", "examples/toy/expected.mlir"},
		{"examples/lwe/lwe.td", "examples/lwe/expected.mlir"},
	} {
		want, err := os.ReadFile(c.file)
		if err != nil {
			t.Fatal(err)
		}
		run := func(in string, args ...string) string {
			var o, e bytes.Buffer
			if code := tool.Main(append([]string{"--ods", c.ods}, args...), strings.NewReader(in), &o, &e); code != 0 {
				t.Fatalf("%s %v: %s", c.file, args, e.String())
			}
			return o.String()
		}
		if d := reftest.Diff(string(want), run(string(want))); d != "" {
			t.Errorf("%s is not printed as it stands:\n%s", c.file, d)
		}
		generic := run(string(want), "--mlir-print-op-generic")
		if !strings.Contains(generic, `"toy.`) && !strings.Contains(generic, `"lwe.`) {
			t.Errorf("%s: the generic form has no operation in quotes:\n%s", c.file, generic)
		}
		if d := reftest.Diff(string(want), run(generic)); d != "" {
			t.Errorf("%s is another text after its generic form:\n%s", c.file, d)
		}
	}
}

func TestBadEncoding(t *testing.T) {
	out, errs, code := micaOpt(t, "--ods", "examples/lwe/lwe.td", "examples/lwe/bad_encoding.mlir")
	if code == 0 || out != "" {
		t.Errorf("exit code %d and the output %q", code, out)
	}
	const want = "examples/lwe/bad_encoding.mlir:6:6: error: 'lwe.encode' op failed to verify that the first arg's type's encoding matches the given encoding\n"
	if !strings.HasPrefix(errs, want) {
		t.Errorf("got %q, want %q", errs, want)
	}
	if _, errs, code := micaOpt(t, "--ods", "examples/lwe/lwe.td", "--verify-diagnostics", "examples/lwe/bad_encoding.mlir"); code != 0 {
		t.Errorf("the file does not expect its error: %s", errs)
	}
}
