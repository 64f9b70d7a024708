package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/passtest"
)

// A listing is a block of a page: a file, or commands with their output.
var listing = regexp.MustCompile("(?ms)^```(\\w+)(?: file=(\\S+))?\n(.*?)^```$")

// TestPages runs the pages of the manual that have files and commands.
func TestPages(t *testing.T) {
	for _, page := range []string{"tutorial.md", "tutorial2.md", "meaning.md", "debugging.md"} {
		t.Run(page, func(t *testing.T) { runPage(t, page) })
	}
}

// runPage writes the files of a page, runs its commands in order, and compares their output. The
// commands of Go take long and are left out of short tests.
func runPage(t *testing.T, page string) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(root, "docs", page))
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	commands := 0
	for _, block := range listing.FindAllStringSubmatch(string(text), -1) {
		kind, file, content := block[1], block[2], block[3]
		switch {
		case file != "":
			if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(content), 0o666); err != nil {
				t.Fatal(err)
			}
		case kind == "console":
			for _, part := range strings.Split("\n"+content, "\n$ ")[1:] {
				command, want, _ := strings.Cut(part, "\n")
				if want != "" && !strings.HasSuffix(want, "\n") {
					want += "\n"
				}
				if strings.HasPrefix(command, "go ") && testing.Short() {
					continue
				}
				commands++
				if got := runTutorial(t, root, command); got != want && strings.HasPrefix(command, "mica ") || strings.HasPrefix(command, "go run") && got != want {
					t.Errorf("%s prints\n%s\nand not\n%s", command, got, want)
				}
			}
		}
	}
	if commands < 3 {
		t.Errorf("only %d commands were found", commands)
	}
}

// runTutorial runs a command and returns its output.
func runTutorial(t *testing.T, root, command string) string {
	words := passtest.Arguments(command)
	if words[0] == "mica" {
		var out bytes.Buffer
		execute(words, strings.NewReader(""), &out, &out)
		return out.String()
	}
	edited := false
	if command == "go get -tool github.com/mica-ir/mica/cmd/mica" {
		// The module is the one that is tested.
		words = []string{"go", "mod", "edit", "-require=github.com/mica-ir/mica@v0.0.0", "-replace=github.com/mica-ir/mica=" + root, "-tool=github.com/mica-ir/mica/cmd/mica"}
		edited = true
	}
	out, err := exec.Command(words[0], words[1:]...).CombinedOutput()
	if err == nil && edited {
		out, err = exec.Command("go", "mod", "tidy").CombinedOutput()
	}
	if err != nil {
		t.Fatalf("%s: %v\n%s", command, err, out)
	}
	return string(out)
}
