package prelude_test

import (
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/prelude"
)

var (
	include = regexp.MustCompile(`(?m)^include "(.*)"$`)
	guard   = regexp.MustCompile(`(?m)^#ifndef (\w+)\n#define (\w+)$`)
)

// TestFiles checks the common structure of all files: a title with the file's name,
// an include guard, and includes that are in the prelude as well.
func TestFiles(t *testing.T) {
	guards := make(map[string]string)
	err := fs.WalkDir(prelude.FS, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(prelude.FS, file)
		if err != nil {
			return err
		}
		if title := "//===- " + path.Base(file) + " - "; !strings.HasPrefix(string(text), title) {
			t.Errorf("%s does not start with %q", file, title)
		}
		if path.Ext(file) != ".td" {
			return nil
		}
		g := guard.FindSubmatch(text)
		switch {
		case g == nil || string(g[1]) != string(g[2]):
			t.Errorf("%s has no guard", file)
		case guards[string(g[1])] != "":
			t.Errorf("%s has the guard of %s", file, guards[string(g[1])])
		default:
			guards[string(g[1])] = file
		}
		for _, m := range include.FindAllSubmatch(text, -1) {
			if _, err := fs.Stat(prelude.FS, string(m[1])); err != nil {
				t.Errorf("%s: %v", file, err)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestNativeBody checks that the files use the value of the constant.
func TestNativeBody(t *testing.T) {
	text, err := fs.ReadFile(prelude.FS, "mlir/IR/Interfaces.td")
	if err != nil {
		t.Fatal(err)
	}
	if line := `defvar _native = "` + prelude.NativeBody + `";`; !strings.Contains(string(text), line) {
		t.Errorf("Interfaces.td has no line %q", line)
	}
}
