package library

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// Options describe a library.
type Options struct {
	// Natives hold the Go code of dialects. A dialect whose natives contain its definitions
	// needs no file.
	Natives []*dialect.Natives
	// Includes are the include directories, searched in order.
	Includes []string
	// Defines are the macros that are defined at the start of each file.
	Defines []string
	// Installed also searches the directories of the environment variable
	// MICA_INCLUDE, after the include directories, and last of all the newest
	// installation of LLVM.
	Installed bool
	// Sources are C++ source files from which functions are taken that the definitions
	// of added files leave to C++.
	Sources []*cxx.File
	// Budget is the number of steps of each evaluation of C++; 0 means [cxx.DefaultBudget].
	Budget int
	// Rules finds the rules that these files include as generated code; it may be nil.
	Rules func(at cppapi.RuleInclude, wanted string) load.RuleFile
	// Compiled returns the definitions of a dialect as Go data, if its natives declare that these
	// exist. It is nil if definitions are always read from files.
	Compiled func(namespace string) *load.Generated
	// Files receives all files that are read, so that messages can quote them; nil for a new set.
	// The library resolves includes.
	Files *source.Set
}

// A Library is the definitions of dialects. It may be used by several goroutines.
type Library struct {
	opts  Options
	files *source.Set
	texts texts
	dirs  []*directory // the include directories, then those of MICA_INCLUDE
	llvm  string       // the include directory of the newest LLVM, or ""

	// mu is held for writing while definitions are read, and for reading while dialects are
	// created from them: the records of a session must not be used while it evaluates another
	// file.
	mu        sync.RWMutex
	session   *tablegen.Session // nil until a file is read
	reader    *ods.Reader
	added     []addedFile
	rules     bool                   // a rule file includes definitions
	modules   map[string]*readModule // by the name of a root file
	found     map[string]*Found      // by namespace; nil for undefined dialects
	used      map[use][]string
	sums      map[string]*summedFile          // by the names in include directives
	generated map[*ods.Module]*load.Generated // the modules that are Go data
	// included are the dialects that C++ source files include, nil if that is not known.
	included *[]string
}

// An addedFile is a definition file that the library was given.
type addedFile struct {
	file   *source.File
	module *ods.Module
}

// A readModule holds the definitions of a root file, or the errors in it.
type readModule struct {
	module *ods.Module
	list   diag.List
}

// New returns a library of the dialects that the natives define.
func New(opts Options) *Library {
	l := &Library{opts: opts, files: opts.Files, texts: texts{}, modules: map[string]*readModule{}, found: map[string]*Found{}, used: map[use][]string{}, sums: map[string]*summedFile{}, generated: map[*ods.Module]*load.Generated{}}
	if l.files == nil {
		l.files = &source.Set{}
	}
	for _, d := range opts.Includes {
		l.dirs = append(l.dirs, &directory{path: d, from: "-I", all: &l.dirs})
	}
	l.files.Includes = slices.Clone(opts.Includes)
	l.files.Beside, l.files.Overlay, l.files.FS = true, []source.FS{{Tree: l.texts}}, Trees(func() []*dialect.Natives { return opts.Natives })
	if opts.Installed {
		for _, d := range environment() {
			l.dirs = append(l.dirs, &directory{path: d, from: "MICA_INCLUDE", all: &l.dirs})
			l.files.Includes = append(l.files.Includes, d)
		}
		if found := InstalledLLVM(); len(found) > 0 {
			l.llvm = found[0]
			l.files.FS = append(l.files.FS, source.FS{Prefix: l.llvm + "/", Tree: os.DirFS(l.llvm)})
		}
	}
	l.reader = ods.NewReader()
	return l
}

// Trees are the files within the program that definitions can include: those of
// dialects, which are called for when the first file is not found elsewhere, and those of
// the prelude.
func Trees(natives func() []*dialect.Natives) []source.FS {
	return []source.FS{{Prefix: "std:", Tree: ownTree{sync.OnceValue(natives)}}, {Prefix: "prelude:", Tree: prelude.FS}}
}

// ownTree has mica's definitions of dialects at the include paths of LLVM's files: a definition
// that includes one of these files needs no installation of LLVM.
type ownTree struct{ natives func() []*dialect.Natives }

// Open returns the file that is included by that path.
func (t ownTree) Open(name string) (fs.File, error) {
	for _, d := range t.natives() {
		if file, ok := d.Definitions.Files[name]; ok {
			return d.Definitions.Tree.Open(file)
		}
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// Files returns the files that were read.
func (l *Library) Files() *source.Set { return l.files }

// AddFile adds a definition file: at its path, or in an include directory. The dialects whose
// operations it defines take precedence over other definitions of them.
func (l *Library) AddFile(name string) diag.List {
	l.mu.Lock()
	defer l.mu.Unlock()
	f, list := l.open(name)
	if list != nil {
		return list
	}
	return l.add(f)
}

// AddText adds definitions that are not in a file. The name is for messages, and
// include directives can use it.
func (l *Library) AddText(name, text string) diag.List {
	l.mu.Lock()
	defer l.mu.Unlock()
	if other, ok := l.texts[name]; ok && other != text {
		return diag.List{{Message: fmt.Sprintf("two texts of definitions are called '%s'", name), Bare: true}}
	}
	l.texts[name] = text
	f, list := l.open(name)
	if list != nil {
		return list
	}
	return l.add(f)
}

// AddFS adds a tree in which files are looked up by their names, before the include
// directories: a file with the same name cannot replace a file of the program. The names of its
// files are shown with the prefix.
func (l *Library) AddFS(prefix string, tree fs.FS) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.files.Overlay = append(l.files.Overlay, source.FS{Prefix: prefix, Tree: tree})
}

// add reads a definition file. A file that does not include everything that it needs is read
// after the files added before it, as if one file included all of them.
func (l *Library) add(f *source.File) diag.List {
	if slices.ContainsFunc(l.added, func(a addedFile) bool { return a.file == f }) {
		return nil
	}
	clear(l.found)
	l.included = nil
	recs, list := l.evaluate(f)
	if list.HasErrors() && len(l.added) > 0 {
		if more, again := l.evaluate(l.together(f)); !again.HasErrors() {
			recs, list = more, again
		}
	}
	if list.HasErrors() {
		return list
	}
	m, more := l.reader.Read(recs)
	l.added = append(l.added, addedFile{f, m})
	return append(list, more...)
}

// evaluate returns the records of a file. The caller holds mu.
func (l *Library) evaluate(f *source.File) (*tablegen.Records, diag.List) {
	if l.session == nil {
		l.session = tablegen.NewSession(tablegen.Options{Files: l.files, Defines: l.opts.Defines, NoUnusedArgWarnings: true})
	}
	return l.session.Load(f)
}

// together returns a file that includes the files that were added before, then f.
func (l *Library) together(f *source.File) *source.File {
	var text strings.Builder
	for _, a := range l.added {
		fmt.Fprintf(&text, "include %q\n", a.file.Name)
	}
	fmt.Fprintf(&text, "include %q\n", f.Name)
	return source.NewFile("<definitions>", []byte(text.String()))
}

// open finds a file by the name that a user gives.
func (l *Library) open(name string) (*source.File, diag.List) {
	var f *source.File
	var err error
	if name == "-" {
		f, err = l.files.Read(name)
	} else {
		f, err = l.files.Include(name, source.Pos{})
	}
	if err == nil {
		return f, nil
	}
	return nil, diag.List{{Message: fmt.Sprintf("cannot open input file '%s': %s", name, source.Reason(err)), Bare: true}}
}

// read returns the definitions of a root file of a dialect. The caller holds mu.
func (l *Library) read(name string) *readModule {
	if r := l.modules[name]; r != nil {
		return r
	}
	r := &readModule{}
	l.modules[name] = r
	f, list := l.open(name)
	if list != nil {
		r.list = list
		return r
	}
	recs, list := l.evaluate(f)
	if r.list = list; !list.HasErrors() {
		r.module, list = l.reader.Read(recs)
		r.list = append(r.list, list...)
	}
	return r
}

// Found is where the definition of a dialect was found.
type Found struct {
	Namespace string
	// Where describes the source: "-I dir", "MICA_INCLUDE dir", the directory of an
	// installation of LLVM, "mica" for definitions within the program, or the name of
	// a file that was added.
	Where string
	// Files are the files that define the dialect's operations, types and attributes,
	// as they are included.
	Files []string

	own      bool            // the files are within the program
	compiled *load.Generated // the same as data, or nil
	compare  bool            // whether the files may be those of a release, see isRelease
}

// Defined returns the dialects that the added files define, sorted.
func (l *Library) Defined() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.Sorted(maps.Keys(l.defined()))
}

// Modules returns the modules with the definitions of a dialect.
func (l *Library) Modules(namespace string) []*ods.Module {
	l.mu.Lock()
	defer l.mu.Unlock()
	var ms []*ods.Module
	if _, ok := l.defined()[namespace]; ok {
		for _, a := range l.added {
			ms = append(ms, a.module)
		}
		return ms
	}
	if f := l.find(namespace); f != nil {
		for _, file := range f.Files {
			if r := l.read(file); r.module != nil {
				ms = append(ms, r.module)
			}
		}
	}
	return ms
}

// find returns the place of a dialect that no added file defines, or nil. The caller holds mu.
func (l *Library) find(namespace string) *Found {
	if f, ok := l.found[namespace]; ok {
		return f
	}
	f := l.search(namespace)
	l.found[namespace] = f
	return f
}

// shown returns names by which files of an include directory are found: with the
// directory where an earlier one has a file of the same name.
func (l *Library) shown(dir int, files []string) []string {
	files = slices.Clone(files)
	for i, f := range files {
		if slices.ContainsFunc(l.dirs[:dir], func(d *directory) bool { return isFile(os.DirFS(d.path), f) }) {
			files[i] = filepath.Join(l.dirs[dir].path, f)
		}
	}
	return files
}

func (l *Library) search(namespace string) *Found {
	for i, d := range l.dirs {
		if files := d.find(namespace); files != nil {
			return &Found{Namespace: namespace, Where: d.from + " " + d.path, Files: l.shown(i, files), compare: true}
		}
	}
	for _, n := range l.opts.Natives {
		if n.Namespace == namespace && len(n.Definitions.Roots) > 0 {
			return &Found{Namespace: namespace, Where: "mica", Files: n.Definitions.Roots, own: true}
		}
	}
	if files := upstreamDialects[namespace]; files != nil && l.llvm != "" {
		if files = upstreamFiles(os.DirFS(l.llvm), files); files != nil {
			return &Found{Namespace: namespace, Where: l.llvm, Files: files}
		}
	}
	return nil
}

// Find returns where each dialect is found, by namespace.
func (l *Library) Find() []*Found {
	l.mu.Lock()
	defer l.mu.Unlock()
	var all []*Found
	for name, file := range l.defined() {
		all = append(all, &Found{Namespace: name, Where: file, Files: []string{file}})
	}
	for _, name := range l.names() {
		if f := l.find(name); f != nil && !slices.ContainsFunc(all, func(f *Found) bool { return f.Namespace == name }) {
			all = append(all, f)
		}
	}
	slices.SortFunc(all, func(a, b *Found) int { return cmp.Compare(a.Namespace, b.Namespace) })
	return all
}

// names returns the namespaces that may be found without a file that was added.
func (l *Library) names() []string {
	var names []string
	for _, d := range l.dirs {
		names = append(names, d.names()...)
	}
	for _, n := range l.opts.Natives {
		if len(n.Definitions.Roots) > 0 {
			names = append(names, n.Namespace)
		}
	}
	if l.llvm != "" {
		for n := range upstreamDialects {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// defined returns the dialects that added files define and the first of the files:
// those with an operation, those that have only types or attributes, or the
// dialect alone, if they are not found elsewhere. A file that includes the types of another
// dialect does not take its place. The caller holds mu.
func (l *Library) defined() map[string]string {
	names := map[string]string{}
	add := func(d *ods.Dialect, a *addedFile) {
		if d != nil && d.Name != "builtin" && names[d.Name] == "" {
			names[d.Name] = a.file.Name
		}
	}
	for i := range l.added {
		for _, op := range l.added[i].module.Ops {
			add(op.Dialect, &l.added[i])
		}
	}
	for i := range l.added {
		a := &l.added[i]
		for _, defs := range [][]*ods.Def{a.module.Types, a.module.Attrs} {
			for _, d := range defs {
				if d.Dialect != nil && names[d.Dialect.Name] == "" && l.find(d.Dialect.Name) == nil {
					add(d.Dialect, a)
				}
			}
		}
		for _, d := range a.module.Dialects {
			if names[d.Name] == "" && l.find(d.Name) == nil {
				add(d, a)
			}
		}
	}
	return names
}

// upstreamFiles returns the paths of the files of a dialect that a tree has.
func upstreamFiles(tree fs.FS, files []string) []string {
	var paths []string
	for _, f := range files {
		p := path.Join(upstreamRoot, f)
		if _, err := fs.Stat(tree, p); err == nil {
			paths = append(paths, p)
		}
	}
	return paths
}
