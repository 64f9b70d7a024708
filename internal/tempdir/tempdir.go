// Package tempdir finds the directory of temporary files also where the system's is missing, as in
// a container that has nothing but the binary.
package tempdir

import (
	"os"
)

// Find returns the directory of temporary files: that of the system if it exists, and otherwise the working
// directory, which Python and GCC fall back to as well. The path is absolute unless TMPDIR is
// relative, so programs that run elsewhere find the files.
func Find() string {
	dir := os.TempDir()
	if st, err := os.Stat(dir); err == nil && st.IsDir() {
		return dir
	}
	if wd, err := os.Getwd(); err == nil {
		return wd
	}
	return dir // for the error message of the caller
}

// Make creates a directory for temporary files, with a name as os.MkdirTemp chooses it. The caller removes it.
func Make(pattern string) (string, error) { return os.MkdirTemp(Find(), pattern) }

// Create creates a temporary file, with a name as os.CreateTemp chooses it. The caller removes it.
func Create(pattern string) (*os.File, error) { return os.CreateTemp(Find(), pattern) }
