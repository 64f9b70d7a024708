//go:build unix

package project

import (
	"io"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/mica-ir/mica/source"
)

// TestPipe checks that nothing waits for the writer of a pipe.
func TestPipe(t *testing.T) {
	dir := t.TempDir()
	pipe := func(name string) {
		if err := syscall.Mkfifo(filepath.Join(dir, name), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	pipe("a.td")
	write(t, dir, FileName, `definitions = ["a.td"]`)
	_, err := (&Options{}).Find("-", io.Discard)
	if got := message(t, err); !strings.Contains(got, "'a.td' is not a regular file") {
		t.Errorf("a definition: %s", got)
	}
	write(t, dir, FileName, "")
	p, err := (&Options{}).Find("-", io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	files := &source.Set{Includes: []string{dir}, Refuse: p.Refuse}
	if _, err := files.Include("a.td", source.Pos{}); err == nil {
		t.Error("an included pipe is read")
	}
	if err := syscall.Unlink(filepath.Join(dir, FileName)); err != nil {
		t.Fatal(err)
	}
	pipe(FileName)
	if _, err := (&Options{}).Find("-", io.Discard); err == nil || !strings.Contains(err.Error(), "not a regular file") {
		t.Errorf("a project file: %v", err)
	}
}
