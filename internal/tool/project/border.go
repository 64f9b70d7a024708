package project

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A border is the directory of a project file with everything below it.
type border struct{ dir string }

// newBorder returns the border of a project.
func newBorder(dir string) border {
	abs, err := filepath.Abs(dir)
	if err != nil {
		abs = dir
	}
	return border{resolve(abs)}
}

// resolve returns a path without symbolic links, of as much of it as exists.
func resolve(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	up := filepath.Dir(path)
	if up == path {
		return path
	}
	return filepath.Join(resolve(up), filepath.Base(path))
}

// inside reports whether a path, with its symbolic links followed, is below the directory.
func (b border) inside(path string) bool {
	abs, err := filepath.Abs(path)
	if err != nil {
		return false
	}
	rel, err := filepath.Rel(b.dir, resolve(abs))
	return err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}

// refuse returns an error for a file that an include directive must not read: one that is
// not regular, or one outside that does not look like a source.
func (b border) refuse(path string) error {
	if st, err := os.Stat(path); err == nil && !st.Mode().IsRegular() {
		return errNotRegular
	}
	if b.inside(path) || slices.Contains([]string{".td", ".pdll", ".h", ".inc", ".cpp"}, filepath.Ext(resolve(path))) {
		return nil
	}
	return errors.New("outside of a project, only files named .td, .pdll, .h, .inc and .cpp are included")
}

var errNotRegular = errors.New("not a regular file")

// check returns errors for the files of a project that it must not name.
func (b border) check(f *source.File, p *Project) error {
	var wrong diag.List
	for _, k := range []key{{"definitions", &p.Definitions}, {"rules", &p.Rules}, {"cxx", &p.Cxx}} {
		for _, path := range *k.list {
			at := placeOf(f, k.name)
			if !b.inside(path) {
				wrong.Errorf(at, "'%s' is outside of the directory of the project file", path).Hintf(at, "--project-outside allows this")
			} else if st, err := os.Stat(path); err == nil && !st.IsDir() && !st.Mode().IsRegular() {
				wrong.Errorf(at, "'%s' is not a regular file", path)
			}
		}
	}
	return wrong.Err()
}

// maxSize bounds a project file.
const maxSize = 1 << 20

// readRegular reads a regular file. Opening any other file may block.
func readRegular(name string) ([]byte, error) {
	st, err := os.Stat(name)
	switch {
	case err != nil:
		return nil, err
	case !st.Mode().IsRegular() && !st.IsDir():
		return nil, errNotRegular
	case st.Size() > maxSize:
		return nil, fmt.Errorf("it has more than %d bytes", maxSize)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxSize))
}
