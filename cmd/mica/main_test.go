package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestMain runs the program itself in the processes that tests start.
func TestMain(m *testing.M) {
	if os.Getenv("MICA_TEST_RUN") != "" {
		os.Exit(execute(append([]string{"mica"}, os.Args[1:]...), os.Stdin, os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

func call(in string, args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = execute(args, strings.NewReader(in), &o, &e)
	return o.String(), e.String(), code
}

func TestHelpAndVersion(t *testing.T) {
	for _, flag := range []string{"help", "--help", "-h"} {
		out, errs, code := call("", "mica", flag)
		if code != 0 || errs != "" || !strings.HasPrefix(out, "mica: ") {
			t.Errorf("%s: exit code %d, %q, %q", flag, code, out, errs)
		}
		for _, tool := range tools(false) {
			if !strings.Contains(out, "\n  "+tool.name+" ") {
				t.Errorf("%s does not tell of %s", flag, tool.name)
			}
		}
	}
	for _, tool := range tools(false) {
		if out, errs, code := call("", "mica", "help", tool.name); code != 0 || errs != "" || !strings.Contains(out, "--help") {
			t.Errorf("help %s: exit code %d, %q, %q", tool.name, code, out, errs)
		}
	}
	if out, _, _ := call("", "mica", "help", "opt"); !strings.Contains(out, "mica opt") {
		t.Errorf("help opt does not say how the tool is called:\n%.300s", out)
	}
	if _, errs, code := call("", "mica", "opt", "--none"); code != 1 || !strings.HasPrefix(errs, "mica opt: Unknown command line argument '--none'") {
		t.Errorf("an unknown flag: exit code %d, %q", code, errs)
	}
	if _, errs, code := call("", "mlir-opt", "--none"); code != 1 || !strings.HasPrefix(errs, "mlir-opt: Unknown command line argument '--none'") {
		t.Errorf("an unknown flag: exit code %d, %q", code, errs)
	}
	if _, errs, code := call("", "mica", "mlir-opt", "--none"); code != 1 || !strings.HasPrefix(errs, "mlir-opt: Unknown command line argument '--none'") {
		t.Errorf("an unknown flag of an alias: exit code %d, %q", code, errs)
	}
	if out, _, code := call("", "mica", "--version"); code != 0 || !strings.HasPrefix(out, "mica ") {
		t.Errorf("version: exit code %d, %q", code, out)
	}
	if _, errs, code := call("", "mica"); code != 1 || !strings.Contains(errs, "USAGE") {
		t.Errorf("without a command: exit code %d, %q", code, errs)
	}
	if _, errs, code := call("", "mica", "none"); code != 1 || errs != "mica: unknown command 'none'\nmica: 'mica help' lists the commands\n" {
		t.Errorf("an unknown command: exit code %d, %q", code, errs)
	}
	if _, errs, _ := call("", "mica", "mlir-otp"); !strings.HasPrefix(errs, "mica: unknown command 'mlir-otp'; did you mean 'mlir-opt'?\n") {
		t.Errorf("a misspelt command: %q", errs)
	}
}

// TestHelpOfEverything asks for help about each command, each alias and each flag of mica, in all spellings.
func TestHelpOfEverything(t *testing.T) {
	spellings := []string{"help", "--help", "-help", "-h"}
	subjects := []string{"completion", "version", "--version", "-version", "--help=man"}
	for _, tool := range tools(false) {
		subjects = append(append(subjects, tool.name), tool.aliases...)
	}
	for _, help := range spellings {
		for _, subject := range subjects {
			if out, errs, code := call("", "mica", help, subject); code != 0 || errs != "" || out == "" {
				t.Errorf("%s %s: exit code %d, %.200q, %q", help, subject, code, out, errs)
			}
		}
		for _, again := range spellings {
			if out, errs, code := call("", "mica", help, again); code != 0 || errs != "" || out != usage() {
				t.Errorf("%s %s: exit code %d, %.200q, %q", help, again, code, out, errs)
			}
			out, errs, code := call("", "mica", help, "opt", again)
			if want, _, _ := call("", "mica", "opt", "--help"); code != 0 || errs != "" || out != want {
				t.Errorf("%s opt %s: exit code %d, %.200q, %q", help, again, code, out, errs)
			}
		}
	}
}

// A fullDisk is a writer without space.
type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, syscall.ENOSPC }

// TestFullOutput checks that every tool fails if its output cannot be written.
func TestFullOutput(t *testing.T) {
	calls := [][]string{{"mica", "help"}, {"mica", "version"}, {"mica", "opt"}, {"mica", "opt", "--show-dialects"}, {"mica", "tblgen"}, {"mica", "pdll", "-x=mlir"}, {"mica", "fmt"}, {"mica", "completion", "bash"},
		{"mica", "doc", filepath.Join("..", "..", "examples", "toy", "toy.td")}}
	for _, tool := range tools(false) {
		calls = append(calls, []string{"mica", "help", tool.name}, []string{"mica", tool.name, "--version"})
	}
	for _, args := range calls {
		var errs bytes.Buffer
		code := execute(args, strings.NewReader(""), fullDisk{}, &errs)
		if code != 1 || !strings.Contains(strings.ToLower(errs.String()), "no space left on device") {
			t.Errorf("%q: exit code %d, %q", args, code, errs.String())
		}
	}
}

// TestDependencies reads the rule for make that mica opt writes.
func TestDependencies(t *testing.T) {
	toy := filepath.Join("..", "..", "examples", "toy")
	dir := t.TempDir()
	out, deps := filepath.Join(dir, "out.mlir"), filepath.Join(dir, "out.d")
	definitions, rules, input := filepath.Join(toy, "toy.td"), filepath.Join(toy, "toy_rules.pdll"), filepath.Join(toy, "in.mlir")
	args := []string{"mica", "opt", "--ods", definitions, "--patterns", rules, input, "-o", out, "-d", deps}
	if _, errs, code := call("", args...); code != 0 {
		t.Fatalf("exit code %d, %q", code, errs)
	}
	got, err := os.ReadFile(deps)
	if want := out + ": " + strings.Join([]string{input, definitions, rules}, " ") + "\n"; err != nil || string(got) != want {
		t.Errorf("the rule is %q, not %q, %v", got, want, err)
	}
	if _, errs, code := call("", "mica", "opt", "-d", deps); code != 1 || errs != "mica opt: the option -d must be used together with -o.  Try: 'mica opt --help'\n" {
		t.Errorf("without -o: exit code %d, %q", code, errs)
	}
}

// TestNames runs the tools as subcommands and under the names of the reference's
// binaries.
func TestNames(t *testing.T) {
	const (
		ir    = "\"a.b\"() : () -> ()\n"
		td    = "class A;\ndef B : A;\n"
		rules = "Pattern {\n  let root = op<a.b>;\n  erase root;\n}\n"
	)
	for _, c := range []struct {
		in   string
		args []string
		want string
	}{
		{ir, []string{"mica", "opt", "--allow-unregistered-dialect"}, "module {\n  \"a.b\"() : () -> ()\n}\n\n"},
		{ir, []string{"/usr/bin/mlir-opt", "-allow-unregistered-dialect", "-"}, "module {\n  \"a.b\"() : () -> ()\n}\n\n"},
		{ir, []string{"mlir-opt-22", "--allow-unregistered-dialect=true"}, "module {\n  \"a.b\"() : () -> ()\n}\n\n"},
		{td, []string{"mica", "tblgen", "--print-records"}, "------------- Classes -----------------\nclass A {\n}\n------------- Defs -----------------\ndef B {\t// A\n}\n"},
		{td, []string{"llvm-tblgen", "-print-records", "-"}, "------------- Classes -----------------\nclass A {\n}\n------------- Defs -----------------\ndef B {\t// A\n}\n"},
		{td, []string{"mlir-tblgen.exe", "--print-records"}, "------------- Classes -----------------\nclass A {\n}\n------------- Defs -----------------\ndef B {\t// A\n}\n"},
		{td, []string{"mica", "mlir-tblgen", "--print-records"}, "------------- Classes -----------------\nclass A {\n}\n------------- Defs -----------------\ndef B {\t// A\n}\n"},
		{td, []string{"mica", "fmt"}, td},
	} {
		out, errs, code := call(c.in, c.args...)
		if code != 0 || errs != "" || out != c.want {
			t.Errorf("%v: exit code %d, %q, got\n%swant\n%s", c.args, code, errs, out, c.want)
		}
	}
	for _, name := range []string{"mlir-lsp-server", "mlir-pdll-lsp-server", "mlir-pdll-lsp-server-22", "tblgen-lsp-server.exe"} {
		if out, errs, code := call("", name, "--help"); code != 0 || !strings.Contains(out, "-lit-test") {
			t.Errorf("%s: exit code %d, %q, %q", name, code, errs, out)
		}
	}
	for _, args := range [][]string{{"mica", "pdll", "-x=mlir"}, {"mica", "pdll", "--x", "mlir"}, {"mlir-pdll", "-x", "mlir"}} {
		out, errs, code := call(rules, args...)
		if code != 0 || errs != "" || !strings.Contains(out, "pdl.pattern") {
			t.Errorf("%v: exit code %d, %q, %q", args, code, errs, out)
		}
	}
}
