package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestHooks runs the hooks of this commit as pre-commit does, on a project with a file that is not laid out and a test. It compiles
// mica in pre-commit's copy of the project, and is therefore part of the test of a real release.
func TestHooks(t *testing.T) {
	t.Parallel()
	if !pack(t).real {
		t.Skip("needs the directory of a release in MICA_RELEASE")
	}
	have(t, "pre-commit")
	hooks, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, text := range map[string]string{"a.td": "def A {int x=1;}\n", "test/a.mlir": "// RUN: mica opt %s | FileCheck %s\n// CHECK: module\nmodule {}\n"} {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	command(t, "git", "-C", dir, "init", "-q")
	command(t, "git", "-C", dir, "add", ".")
	cmd := exec.Command("pre-commit", "try-repo", hooks, "--all-files")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PRE_COMMIT_HOME="+t.TempDir())
	out, err := cmd.CombinedOutput()
	for _, want := range []string{"files were modified by this hook", "mica lit.................................................................Passed"} {
		if err == nil || !strings.Contains(string(out), want) {
			t.Errorf("%v: no %q in\n%s", err, want, out)
		}
	}
	if text, err := os.ReadFile(filepath.Join(dir, "a.td")); err != nil || string(text) != "def A { int x = 1; }\n" {
		t.Errorf("after mica fmt: %q, %v", text, err)
	}
}
