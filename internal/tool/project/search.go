package project

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// search returns the project file of a directory: the first in it and those above, up to the
// root of the repository. Without a repository it ends at the home directory, and before a
// directory to which anyone can write, such as /tmp. If it finds none, ignored is the first
// file beyond these limits, and why explains why it is not used.
func search(dir string) (name, ignored, why string) {
	repository, home := repositoryOf(dir), ""
	if h, err := os.UserHomeDir(); err == nil {
		home = filepath.Clean(h)
	}
	for {
		if why == "" && (public(dir, fs.ModeSticky) || repository == "" && public(dir, 0)) {
			why = "anyone can write to its directory"
		}
		if file := filepath.Join(dir, FileName); exists(file) {
			if why != "" {
				return "", file, why
			}
			return file, "", ""
		}
		switch {
		case why != "":
		case dir == repository:
			why = "it is outside of the repository"
		case repository == "" && dir == home:
			why = "it is outside of the home directory"
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", "", ""
		}
		dir = up
	}
}

// repositoryOf returns the root of the repository to which a directory belongs, or "".
func repositoryOf(dir string) string {
	for {
		if exists(filepath.Join(dir, ".git")) && !public(dir, fs.ModeSticky) {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			return ""
		}
		dir = up
	}
}

// public reports whether anyone can write to a directory that has certain bits in its mode.
// The sticky bit marks directories that are made for this.
func public(dir string, bits fs.FileMode) bool {
	if runtime.GOOS == "windows" {
		return false // the mode does not say it
	}
	st, err := os.Stat(dir)
	return err == nil && st.Mode().Perm()&0o002 != 0 && st.Mode()&bits == bits
}

func exists(name string) bool {
	_, err := os.Lstat(name)
	return err == nil
}
