package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestProgram runs the program of the tutorial.
func TestProgram(t *testing.T) {
	want, err := os.ReadFile("program.out")
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := run("program.calc", false, &out); err != nil {
		t.Fatal(err)
	}
	if out.String() != string(want) {
		t.Errorf("the output is\n%s\nnot\n%s", out.String(), want)
	}
}

// TestSimplify checks that rules and folders leave nothing to compute.
func TestSimplify(t *testing.T) {
	var out strings.Builder
	if err := run("program.calc", true, &out); err != nil {
		t.Fatal(err)
	}
	_, simplified, _ := strings.Cut(out.String(), "// simplified")
	for _, op := range []string{"calc.add", "calc.sub", "calc.mul"} {
		if strings.Contains(simplified, op) {
			t.Errorf("%s is left:\n%s", op, simplified)
		}
	}
}

// TestErrors compiles invalid programs.
func TestErrors(t *testing.T) {
	file := filepath.Join(t.TempDir(), "bad.calc")
	for text, want := range map[string]string{
		"x = y":                    "bad.calc:1:5: y is not defined",
		"x = 1 +":                  "expected an operand",
		"x 1":                      "expected \"=\", found \"1\"",
		"x = (1":                   "expected \")\", found \"\"",
		"= 3":                      "expected Ident, found \"=\"",
		"x = 1 * +":                "expected an operand, found \"+\"",
		"x = 99999999999999999999": "is not a number of 64 bits",
	} {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := run(file, false, os.Stdout); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, not %s", text, err, want)
		}
	}
}
