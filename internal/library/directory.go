package library

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/tablegen/index"
)

// A directory is an include directory. It may be the root of an LLVM include tree,
// whose layout is known, or that of a project, which is searched for definitions of
// dialects when one is looked up that the layout does not have.
type directory struct {
	path string
	from string // how it became an include directory: "-I", "MICA_INCLUDE"
	// all are the include directories in the order in which includes are looked up.
	all *[]*directory

	searched bool
	roots    map[string][]string // the files that define each dialect, by namespace
}

// find returns the files below the directory that define a dialect, by their include paths, or
// nil.
func (d *directory) find(namespace string) []string {
	if files := upstreamFiles(os.DirFS(d.path), upstreamDialects[namespace]); files != nil {
		return files
	}
	d.search()
	return d.roots[namespace]
}

// names returns the namespaces of the dialects that are defined below the directory.
func (d *directory) names() []string {
	d.search()
	names := slices.Collect(maps.Keys(d.roots))
	for n, files := range upstreamDialects {
		if upstreamFiles(os.DirFS(d.path), files) != nil {
			names = append(names, n)
		}
	}
	return names
}

// The bounds of a search: an include directory can be any directory.
const (
	maxEntries  = 20000
	maxTdFiles  = 2000
	maxTdLength = 4 << 20
)

// A scannedFile is a file of definitions that was not evaluated.
type scannedFile struct {
	path     string // from the include directory
	file     string // with the include directory
	includes []string
	dialects []string // the namespaces that it defines

	included []*scannedFile // those of the includes that are scanned, too
}

// search looks for definitions of dialects in the .td files below the directory. The files of a
// dialect are those in the directory of its definition, or below it, that include the
// definition and that no other such file includes. Their definitions are only known once they
// are evaluated.
func (d *directory) search() {
	if d.searched {
		return
	}
	d.searched = true
	d.roots = map[string][]string{}
	files := d.scan()
	d.resolve(files)
	for _, def := range files {
		for _, namespace := range def.dialects {
			if d.roots[namespace] == nil {
				d.roots[namespace] = rootsOf(def, files)
			}
		}
	}
}

// resolve finds the files that the include directives of files name, among these. A name is looked
// up in the include directories, and then beside the file.
func (d *directory) resolve(files []*scannedFile) {
	byPath := map[string]*scannedFile{}
	for _, f := range files {
		byPath[f.file] = f
	}
	listed := map[string]*scannedFile{} // by their names from an include directory
	for _, dir := range slices.Backward(*d.all) {
		prefix := filepath.Join(dir.path, "x")
		prefix = prefix[:len(prefix)-1]
		for _, f := range files {
			if name, ok := strings.CutPrefix(f.file, prefix); ok {
				listed[name] = f
			}
		}
	}
	for _, f := range files {
		for _, name := range f.includes {
			name = filepath.Clean(filepath.FromSlash(name))
			x := listed[name]
			for _, dir := range *d.all {
				if x == nil && strings.HasPrefix(name, "..") {
					x = byPath[filepath.Join(dir.path, name)]
				}
			}
			if x == nil {
				x = byPath[filepath.Join(filepath.Dir(f.file), name)]
			}
			if x != nil {
				f.included = append(f.included, x)
			}
		}
	}
}

// rootsOf returns the files of the dialect that a file defines. Of files that include each other,
// it is the one that defines the dialect, or else the first.
func rootsOf(def *scannedFile, files []*scannedFile) []string {
	var near []*scannedFile
	includes := map[*scannedFile]map[*scannedFile]bool{}
	for _, f := range files {
		if dir := path.Dir(def.path); dir != "." && !strings.HasPrefix(f.path, dir+"/") {
			continue
		}
		seen := map[*scannedFile]bool{}
		f.closure(seen)
		if !seen[def] {
			continue
		}
		near = append(near, f)
		includes[f] = seen
	}
	before := func(f, g *scannedFile) bool { return f == def || g != def && f.path < g.path }
	var roots []string
	for _, f := range near {
		if !slices.ContainsFunc(near, func(g *scannedFile) bool {
			return g != f && includes[g][f] && (!includes[f][g] || before(g, f))
		}) {
			roots = append(roots, f.path)
		}
	}
	return roots
}

// closure adds a file and its includes to seen.
func (f *scannedFile) closure(seen map[*scannedFile]bool) {
	if seen[f] {
		return
	}
	seen[f] = true
	for _, x := range f.included {
		x.closure(seen)
	}
}

// scan reads the .td files below the directory; in an LLVM include tree only those of
// dialects.
func (d *directory) scan() []*scannedFile {
	root := d.path
	if isFile(os.DirFS(d.path), "mlir/IR/OpBase.td") {
		root = filepath.Join(d.path, filepath.FromSlash(upstreamRoot))
	}
	var files []*scannedFile
	entries := 0
	// Unreadable entries are skipped.
	_ = filepath.WalkDir(root, func(p string, e fs.DirEntry, err error) error {
		entries++
		switch {
		case entries > maxEntries || len(files) > maxTdFiles:
			return fs.SkipAll
		case err != nil:
			return nil
		case e.IsDir() && p != root && strings.HasPrefix(e.Name(), "."):
			return fs.SkipDir
		case e.IsDir() || !strings.HasSuffix(e.Name(), ".td"):
			return nil
		}
		if st, err := e.Info(); err != nil || st.Size() > maxTdLength {
			return nil
		}
		text, err := os.ReadFile(p)
		rel, relErr := filepath.Rel(d.path, p)
		if err != nil || relErr != nil {
			return nil
		}
		f := index.Read(p, text)
		files = append(files, &scannedFile{path: filepath.ToSlash(rel), file: filepath.Join(d.path, rel), includes: f.Includes, dialects: f.Dialects()})
		return nil
	})
	return files
}
