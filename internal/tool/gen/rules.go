package gen

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/rules"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/ir"
)

// rulesFile is the name of the generated file of all rules.
const rulesFile = "rules.gen.go"

// compileRules generates the Go file of the rules.
func (r *run) compileRules(ctx *ir.Context, lib *library.Library, dialects *library.Dialects, pkg string) error {
	var sets []rules.Set
	for _, name := range r.rules {
		compiled, list := r.readRules(ctx, lib, dialects, name)
		if r.show(list) {
			return errReported
		}
		sets = append(sets, rules.Set{Name: name, Compiled: compiled})
	}
	if r.show(dialects.Errors()) {
		return errReported
	}
	if pkg == "" {
		return fmt.Errorf("the package of the rules has no name; give --package")
	}
	out, list := rules.Generate(sets, rules.Options{Package: pkg, NoExplanations: r.noExplanations, CompactLocations: r.compactLocations, RootLocations: r.rootLocations})
	if r.show(list) {
		return errReported
	}
	if err := os.MkdirAll(r.dir, 0o777); err != nil {
		return err
	}
	return r.write(filepath.Join(r.dir, rulesFile), out.Text)
}

// readRules reads a file of rules and compiles it for a context.
func (r *run) readRules(ctx *ir.Context, lib *library.Library, dialects *library.Dialects, name string) (*patterns.Compiled, diag.List) {
	files := lib.Files().Fresh()
	f, err := files.Read(name)
	if err != nil {
		return nil, diag.List{{Message: err.Error(), Bare: true}}
	}
	read, list := patterns.Read(f, files, r.defines...)
	if list.HasErrors() {
		return nil, list
	}
	r.read = append(r.read, read.Files()...)
	if r.rulesInFileOrder {
		read.SortByPlace()
	}
	for _, m := range read.Definitions() {
		list = append(list, dialects.Include(m)...)
	}
	api := dialects.API()
	api.Update(func() { api.AddFiles(read.Functions()...) })
	compiled, more := read.Compile(ctx, patterns.Options{API: api, Undefined: true})
	return compiled, append(list, more...)
}
