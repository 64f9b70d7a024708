package library

import (
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
)

// Options describe a library.
type Options struct {
	// Natives are what dialects have in Go beside their definitions.
	Natives []*dialect.Natives
	// Includes are the include directories, searched in order.
	Includes []string
	// Files receives all files that are read, so that messages can show their
	// text; nil for a new set. The library decides where its includes are found.
	Files *source.Set
}

// A Library is the definitions of dialects. It may be used by several goroutines.
type Library struct {
	opts  Options
	files *source.Set
	std   std.Library
	texts texts

	mu      sync.Mutex
	roots   []string
	modules []*ods.Module
}

// New returns a library that has mica's own definitions.
func New(opts Options) *Library {
	l := &Library{opts: opts, files: opts.Files, texts: texts{}}
	if l.files == nil {
		l.files = &source.Set{}
	}
	l.files.Includes, l.files.Beside, l.files.FS = slices.Clone(opts.Includes), true, std.Trees()
	l.files.Overlay = []source.FS{{Tree: l.texts}}
	return l
}

// Files returns the files that were read.
func (l *Library) Files() *source.Set { return l.files }

// AddFile adds a definition file: as it is named, or in an include directory. All
// that it defines takes precedence over what is found elsewhere.
func (l *Library) AddFile(name string) diag.List {
	l.mu.Lock()
	defer l.mu.Unlock()
	if _, list := l.open(name); list != nil {
		return list
	}
	l.add(name)
	return nil
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
	l.add(name)
	return nil
}

// AddFS adds a tree in which files are looked up by their names, before the include
// directories: what a program brings along cannot be replaced by a file that happens
// to have the same name. The names of its files are shown with the prefix.
func (l *Library) AddFS(prefix string, tree fs.FS) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.files.Overlay = append(l.files.Overlay, source.FS{Prefix: prefix, Tree: tree})
}

func (l *Library) add(root string) { l.roots, l.modules = append(l.roots, root), nil }

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

// Dialects are the dialects of one context.
type Dialects struct {
	// API is the C++ API in which the classes of the dialects are defined.
	API *cppapi.API

	loaded []*load.Loaded
}

// Reports returns what of the added definitions is live.
func (d *Dialects) Reports() []*load.Report {
	var rs []*load.Report
	for _, l := range d.loaded {
		rs = append(rs, l.Report)
	}
	return rs
}

// Register attaches the library to a context. The dialects of added files are made
// at once, and take the place of those of their names; the others, unless a dialect
// of that name is registered already, when they are first looked up.
func (l *Library) Register(ctx *ir.Context) (*Dialects, diag.List) {
	l.mu.Lock()
	defer l.mu.Unlock()
	var list diag.List
	d := &Dialects{API: dialect.NewAPI(l.opts.Natives)}
	if l.modules == nil && len(l.roots) > 0 {
		if !l.readDefinitions(&list) {
			return d, list
		}
	}
	var known []*ir.Dialect
	for _, m := range l.modules {
		ld, errs := load.Load(ctx, m, load.Options{API: d.API, Natives: l.opts.Natives, Known: known})
		list = append(list, errs...)
		d.loaded = append(d.loaded, ld)
		known = append(known, ld.Dialects...)
	}
	if list.HasErrors() {
		return d, list
	}
	if err := l.std.Register(ctx); err != nil {
		list.Errorf(diag.Place{}, "%v", err)
	}
	return d, list
}
