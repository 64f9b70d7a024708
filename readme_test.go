package mica_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestReadme compares the program in README.md and its output with the example,
// which is run.
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	code, err := os.ReadFile("example_test.go")
	if err != nil {
		t.Fatal(err)
	}
	example := regexp.MustCompile(`(?s)\nfunc Example\(\) \{\n(.*?)\t// Output:\n(.*?)\n\}\n`).FindStringSubmatch(string(code))
	program := regexp.MustCompile("(?s)```go\n(.*?)```.*?```mlir\n(.*?)```").FindStringSubmatch(string(readme))
	if example == nil || program == nil {
		t.Fatal("README.md or example_test.go has no program")
	}
	_, body, _ := strings.Cut(program[1], "\nfunc main() {\n")
	if body != example[1]+"}\n" {
		t.Errorf("README.md has\n%s\nthe example is\n%s", body, example[1])
	}
	output := strings.ReplaceAll(example[2], "\t// ", "") + "\n"
	if output != program[2] {
		t.Errorf("README.md shows the output\n%s\nthe example has\n%s", program[2], output)
	}
	if n := strings.Count(program[1], "\n"); n > 25 {
		t.Errorf("the program has %d lines", n)
	}
}
