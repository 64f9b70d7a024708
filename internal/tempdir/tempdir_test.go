package tempdir

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// TestFind compares the directory with the system's while that exists, and with the working directory
// if it does not, or is a file.
func TestFind(t *testing.T) {
	variable := "TMPDIR"
	if runtime.GOOS == "windows" {
		variable = "TMP"
	}
	system, work := t.TempDir(), t.TempDir()
	file := filepath.Join(system, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Chdir(work)
	work, err := os.Getwd() // as links resolve it
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ value, want string }{
		{system, system},
		{filepath.Join(system, "missing"), work},
		{file, work},
	} {
		t.Setenv(variable, c.value)
		if got := Find(); got != c.want {
			t.Errorf("%s=%s: %s, want %s", variable, c.value, got, c.want)
		}
		dir, err := Make("dir-")
		if err != nil || filepath.Dir(dir) != c.want {
			t.Errorf("directory %s, %v", dir, err)
		}
		f, err := Create("file-*.txt")
		if err != nil || filepath.Dir(f.Name()) != c.want {
			t.Fatalf("file %v, %v", f, err)
		}
		f.Close()
	}
}
