package server

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/mica-ir/mica/internal/tablegen/index"
)

// maxFiles bounds the files and directories that are scanned around a document, and maxSize the
// bytes of a scanned .td file.
const (
	maxFiles = 20000
	maxSize  = 1 << 20
)

// DialectFiles are the .td files that define dialects, as a workspace without project files
// has them.
type DialectFiles struct {
	Files    []string
	Includes []string // directories in which they find each other
}

// A dialectScanner finds the .td files of directories and remembers their contents.
type dialectScanner struct {
	mu    sync.Mutex
	keep  time.Duration // how long the files of a directory are taken to be the same
	files map[string]*scannedFile
	roots map[string]scannedRoot
}

// A scannedRoot is the files of a directory.
type scannedRoot struct {
	at    time.Time
	files []*scannedFile
}

// A scannedFile is a .td file that was not evaluated.
type scannedFile struct {
	path     string
	modified time.Time
	size     int64
	dialects []string // that it defines
	includes []string
	rules    bool
}

// DialectFiles returns the .td files that define dialects which a document uses, for one whose
// project does not name any.
func (w *Workspace) DialectFiles(path string, used func(dialect string) bool) DialectFiles {
	if !w.Projects {
		return DialectFiles{}
	}
	return w.scanner.find(path, used)
}

// find returns the files that define the dialects which are used, and those that include one
// of them. They are searched beside the document and, if it is in a repository, in all of that.
func (s *dialectScanner) find(path string, used func(dialect string) bool) DialectFiles {
	var out DialectFiles
	root, deep := rootOf(absolute(path))
	files := s.scan(root, deep)
	belongs := make([]bool, len(files))
	for i, f := range files {
		belongs[i] = !f.rules && slices.ContainsFunc(f.dialects, used)
	}
	if !slices.Contains(belongs, true) {
		return out // as for most documents
	}
	for changed := true; changed; {
		changed = false
		for i, f := range files {
			for _, name := range f.includes {
				if belongs[i] || f.rules {
					break
				}
				if k := slices.IndexFunc(files, func(g *scannedFile) bool { return isIncluded(g.path, name) }); k >= 0 && belongs[k] {
					belongs[i], changed = true, true
				}
			}
		}
	}
	for i, f := range files {
		if !belongs[i] {
			continue
		}
		out.Files = append(out.Files, f.path)
		for _, name := range f.includes {
			for _, g := range files {
				if dir := strings.TrimSuffix(g.path, filepath.FromSlash("/"+name)); isIncluded(g.path, name) && !slices.Contains(out.Includes, dir) {
					out.Includes = append(out.Includes, dir)
				}
			}
		}
	}
	return out
}

// isIncluded reports whether a path can be that of an included file.
func isIncluded(path, name string) bool {
	return strings.HasSuffix(path, filepath.FromSlash("/"+name))
}

// rootOf returns the repository of a file, or else its directory.
func rootOf(path string) (dir string, repository bool) {
	for d := filepath.Dir(path); ; d = filepath.Dir(d) {
		if _, err := os.Stat(filepath.Join(d, ".git")); err == nil {
			return d, true
		}
		if d == filepath.Dir(d) {
			return filepath.Dir(path), false
		}
	}
}

// scan returns the .td files of a directory, in the order of their names.
func (s *dialectScanner) scan(root string, deep bool) []*scannedFile {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.files == nil {
		s.files, s.roots = map[string]*scannedFile{}, map[string]scannedRoot{}
	}
	if r, ok := s.roots[root]; ok && time.Since(r.at) < s.keep {
		return r.files
	}
	var out []*scannedFile
	seen := 0
	filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if seen++; seen > maxFiles {
			return filepath.SkipAll
		}
		switch {
		case err != nil:
			return nil // unreadable directories define nothing
		case d.IsDir():
			if name := d.Name(); path != root && (!deep || strings.HasPrefix(name, ".") || name == "node_modules") {
				return filepath.SkipDir
			}
			return nil
		case filepath.Ext(path) != ".td" || !d.Type().IsRegular():
			return nil
		}
		info, err := d.Info()
		if err != nil || info.Size() > maxSize {
			return nil
		}
		f := s.files[path]
		if f == nil || !f.modified.Equal(info.ModTime()) || f.size != info.Size() {
			f = readDialects(path, info)
			s.files[path] = f
		}
		out = append(out, f)
		return nil
	})
	s.roots[root] = scannedRoot{time.Now(), out}
	return out
}

func readDialects(path string, info fs.FileInfo) *scannedFile {
	f := &scannedFile{path: path, modified: info.ModTime(), size: info.Size()}
	text, err := os.ReadFile(path)
	if err != nil {
		return f
	}
	in := index.Read(path, text)
	f.includes, f.dialects = in.Includes, in.Dialects()
	f.rules = slices.ContainsFunc(in.Records, func(r index.Record) bool { return r.Derives("Pat", "Pattern") })
	return f
}
