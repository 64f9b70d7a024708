package patterns

import (
	"path"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/tablegen/index"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// Generated finds the rules that C++ source files use in the form that mlir-tblgen
// generates of them. For #include "dir/X.cpp.inc" they are those of X.td beside the C++
// file, or of dir/X.td in an include directory.
type Generated struct {
	files   func() *source.Set
	defines []string

	mu   sync.Mutex
	read map[cppapi.RuleInclude]*generatedFile
}

// NewGenerated returns a Generated that finds files in new sets.
func NewGenerated(files func() *source.Set, defines ...string) *Generated {
	return &Generated{files: files, defines: defines, read: map[cppapi.RuleInclude]*generatedFile{}}
}

// A generatedFile is a .td file that may have rules.
type generatedFile struct {
	files   *source.Set
	file    *source.File // nil if not found
	defines []string

	once  sync.Once
	rules *Rules // nil if it cannot be read
}

// Find returns the rules that an include directive includes, or nil. If wanted is set, it
// returns nil, too, if the file has no rule of that name.
func (g *Generated) Find(at cppapi.RuleInclude, wanted string) load.RuleFile {
	g.mu.Lock()
	f := g.read[at]
	if f == nil {
		f = g.open(at)
		g.read[at] = f
	}
	g.mu.Unlock()
	if f.file == nil || wanted != "" && !strings.Contains(string(f.file.Text), wanted) && !index.Read(f.file.Name, f.file.Text).Loops {
		return nil
	}
	f.once.Do(func() {
		if rules, diags := Read(f.file, f.files, f.defines...); !diags.HasErrors() {
			f.rules = rules
		}
	})
	if f.rules == nil || len(f.rules.drr) == 0 {
		return nil
	}
	return f
}

// open finds the .td file from which an included file is generated.
func (g *Generated) open(at cppapi.RuleInclude) *generatedFile {
	f := &generatedFile{files: g.files(), defines: g.defines}
	if file := FindGenerated(f.files, at.File, at.Include); file != nil && strings.Contains(string(file.Text), "Pat") {
		f.file = file
	}
	return f
}

// FindGenerated finds the .td file from which a file is generated that a C++ source file
// includes, or nil.
func FindGenerated(files *source.Set, cppFile, include string) *source.File {
	stem, ok := strings.CutSuffix(include, ".inc")
	if !ok {
		return nil
	}
	stem = strings.TrimSuffix(stem, path.Ext(stem))
	for _, name := range []string{path.Join(path.Dir(cppFile), path.Base(stem)+".td"), stem + ".td"} {
		if file, err := files.Include(name, source.Pos{}); err == nil {
			return file
		}
	}
	return nil
}

// Names returns the names of the rules.
func (f *generatedFile) Names() []string {
	var names []string
	for _, r := range f.rules.drr {
		names = append(names, r.Name)
	}
	return names
}

// AddTo adds the rules of some names to a set.
func (f *generatedFile) AddTo(ctx *ir.Context, api *cppapi.API, s *rewrite.Set, names []string) diag.List {
	api.Update(func() { api.AddFiles(f.rules.Functions()...) })
	compiled, diags := f.rules.Compile(ctx, Options{API: api, Filter: rewrite.Filter{Enabled: names}, AllowIncomplete: true})
	if compiled != nil {
		s.AddMatcher(compiled.Matcher)
	}
	return diags
}
