package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
)

// TestManuals compares the pages for man with the help texts, and formats them if man is installed.
func TestManuals(t *testing.T) {
	dir := filepath.Join("..", "..", "docs", "man")
	pages := map[string]string{"mica.1": manual()}
	for _, tool := range tools(false) {
		out, errs, code := call("", "mica", tool.name, "--help=man")
		if code != 0 || errs != "" {
			t.Errorf("%s: exit code %d, %s", tool.name, code, errs)
		}
		pages["mica-"+tool.name+".1"] = out
	}
	man, _ := exec.LookPath("man")
	for name, text := range pages {
		file := filepath.Join(dir, name)
		golden.Compare(t, file, text)
		if man == "" {
			continue
		}
		c := exec.Command(man, "--warnings", "-l", file)
		c.Env = append(os.Environ(), "MANPAGER=cat", "LC_ALL=C", "MANWIDTH=80")
		var errs strings.Builder
		c.Stderr = &errs
		if out, err := c.Output(); err != nil || errs.Len() > 0 || !strings.Contains(string(out), "NAME") {
			t.Errorf("%s: %v %s", name, err, errs.String())
		}
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if _, ok := pages[f.Name()]; !ok {
			t.Errorf("%s is the page of no command", f.Name())
		}
	}
}
