package opt

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestProjectRules includes a file outside of a project in the project's rules. Its text must not
// be shown.
func TestProjectRules(t *testing.T) {
	top := t.TempDir()
	dir := filepath.Join(top, "project")
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(top, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(filepath.Join(dir, ".git"), 0o700); err != nil {
		t.Fatal(err)
	}
	write("secret", "the secret\n")
	write("project/mica.toml", `rules = ["r.pdll"]`)
	write("project/r.pdll", `#include "p.pdll"`)
	write("project/in.mlir", "module {}\n")
	if err := os.Symlink(filepath.Join(top, "secret"), filepath.Join(dir, "p.pdll")); err != nil {
		t.Skip(err)
	}
	t.Chdir(dir)
	var out, errs strings.Builder
	code := Main([]string{"in.mlir"}, strings.NewReader(""), &out, &errs, Config{Name: "mica opt"})
	if text := errs.String(); code == 0 || strings.Contains(text, "the secret") || !strings.Contains(text, "outside of a project") {
		t.Errorf("code %d, %s", code, text)
	}
}
