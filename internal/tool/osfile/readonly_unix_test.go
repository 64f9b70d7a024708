//go:build unix

package osfile_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestReadOnlyDirectory checks that a file can be written in a directory where no other can be
// created. The process that writes must not be the superuser: the superuser can create files
// everywhere.
func TestReadOnlyDirectory(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "out")
	if err := os.WriteFile(name, []byte("a long first text"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(name, 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := process(t, "stdout", name)
	if os.Getuid() == 0 {
		const nobody = 65534
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
		// The directories that go test makes are readable by their owner only.
		cmd.Path = filepath.Join(dir, "program")
		text, err := os.ReadFile(cmd.Args[0])
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(cmd.Path, text, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(filepath.Dir(dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(dir, 0o755)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if got, _ := os.ReadFile(name); string(got) != "output\n" {
		t.Errorf("the file holds %q", got)
	}
}
