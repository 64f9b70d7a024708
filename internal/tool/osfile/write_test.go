package osfile_test

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"

	"github.com/mica-ir/mica/internal/tool/osfile"
)

// contents reads a file and checks that its directory contains only this file and
// the given names.
func contents(t *testing.T, name string, beside ...string) string {
	t.Helper()
	entries, err := os.ReadDir(filepath.Dir(name))
	if err != nil {
		t.Fatal(err)
	}
	if len(entries) != 1+len(beside) {
		t.Errorf("the directory holds %v", entries)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestReplace(t *testing.T) {
	name := filepath.Join(t.TempDir(), "out")
	if err := osfile.WriteBytes(name, []byte("first")); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(name, 0o640); err != nil {
		t.Fatal(err)
	}
	if err := osfile.WriteBytes(name, []byte("second")); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, name); got != "second" {
		t.Errorf("the file holds %q", got)
	}
	if st, _ := os.Stat(name); runtime.GOOS != "windows" && st.Mode().Perm() != 0o640 {
		t.Errorf("the file has mode %v", st.Mode())
	}
}

func TestFailureLeavesFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "out")
	if err := osfile.WriteBytes(name, []byte("first")); err != nil {
		t.Fatal(err)
	}
	broken := errors.New("broken")
	err := osfile.Write(name, func(w io.Writer) error {
		io.WriteString(w, "half")
		return broken
	})
	if err != broken {
		t.Errorf("the error is %v", err)
	}
	if got := contents(t, name); got != "first" {
		t.Errorf("the file holds %q", got)
	}
}

func TestLinkRemains(t *testing.T) {
	dir := t.TempDir()
	name, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	if err := osfile.WriteBytes(name, []byte("first")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("file", link); err != nil {
		t.Skip(err)
	}
	if err := osfile.WriteBytes(link, []byte("second")); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, name, "link"); got != "second" {
		t.Errorf("the file holds %q", got)
	}
	if st, err := os.Lstat(link); err != nil || st.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link has become %v", st.Mode())
	}
}

// TestDeviceRemains checks that a file that is not regular is not replaced. It uses
// a named pipe, because a failing test would destroy a device.
func TestDeviceRemains(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	defer w.Close()
	dir := "/proc/self/fd"
	if _, err := os.Stat(dir); err != nil {
		t.Skip("no names of open files here")
	}
	name := filepath.Join(dir, strconv.Itoa(int(w.Fd())))
	if err := osfile.WriteBytes(name, []byte("text")); err != nil {
		t.Fatal(err)
	}
	buf := make([]byte, 10)
	n, err := r.Read(buf)
	if err != nil || string(buf[:n]) != "text" {
		t.Errorf("the pipe holds %q, %v", buf[:n], err)
	}
}

// TestDanglingLink checks that the file is created to which a link points.
func TestDanglingLink(t *testing.T) {
	dir := t.TempDir()
	name, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	if err := os.Symlink("file", link); err != nil {
		t.Skip(err)
	}
	if err := osfile.WriteBytes(link, []byte("text")); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, name, "link"); got != "text" {
		t.Errorf("the file holds %q", got)
	}
}

// TestHardLink checks that a file remains the same file under all of its names.
func TestHardLink(t *testing.T) {
	dir := t.TempDir()
	name, other := filepath.Join(dir, "file"), filepath.Join(dir, "other")
	if err := osfile.WriteBytes(name, []byte("a long text")); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(name, other); err != nil || runtime.GOOS == "windows" {
		t.Skip(err)
	}
	if err := osfile.WriteBytes(name, []byte("text")); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, other, "file"); got != "text" {
		t.Errorf("under its other name the file holds %q", got)
	}
	broken := errors.New("broken")
	err := osfile.Write(name, func(w io.Writer) error {
		io.WriteString(w, "half")
		return broken
	})
	if got := contents(t, other, "file"); err != broken || got != "text" {
		t.Errorf("after an error (%v) the file holds %q", err, got)
	}
}

// TestOwner checks that a file of somebody else remains theirs.
func TestOwner(t *testing.T) {
	name := filepath.Join(t.TempDir(), "out")
	if err := osfile.WriteBytes(name, []byte("first")); err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(name, 12345, 12346); err != nil {
		t.Skip(err)
	}
	before, err := os.Stat(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := osfile.WriteBytes(name, []byte("second")); err != nil {
		t.Fatal(err)
	}
	after, err := os.Stat(name)
	if got := contents(t, name); err != nil || got != "second" || !os.SameFile(before, after) {
		t.Errorf("the file holds %q, %v", got, err)
	}
}

// TestErrorsNameTheFile checks that an error while the output is written does not
// contain the name of the temporary file.
func TestErrorsNameTheFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "out")
	err := osfile.Write(name, func(w io.Writer) error {
		// This error simulates a full disk.
		entries, _ := os.ReadDir(filepath.Dir(name))
		for _, e := range entries {
			return &fs.PathError{Op: "write", Path: filepath.Join(filepath.Dir(name), e.Name()), Err: fs.ErrClosed}
		}
		return nil
	})
	var path *fs.PathError
	if !errors.As(err, &path) || path.Path != name {
		t.Errorf("the error is %v", err)
	}
}

func TestNoDirectory(t *testing.T) {
	err := osfile.WriteBytes(filepath.Join(t.TempDir(), "none", "out"), []byte("x"))
	if !os.IsNotExist(err) {
		t.Errorf("the error is %v", err)
	}
}

// TestNested writes a file while another one is written, which fails.
func TestNested(t *testing.T) {
	dir := t.TempDir()
	var w osfile.Writer
	defer w.Close()
	failure := errors.New("no")
	err := w.Write(filepath.Join(dir, "outer"), func(io.Writer) error {
		if err := w.WriteBytes(filepath.Join(dir, "inner"), []byte("x")); err != nil {
			t.Error(err)
		}
		return failure
	})
	if err != failure {
		t.Error(err)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 || entries[0].Name() != "inner" {
		t.Errorf("the directory holds %v", entries)
	}
}
