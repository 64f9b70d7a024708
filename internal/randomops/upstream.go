package randomops

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// newLibrary returns a library of the reference's dialects with the natives of all
// dialects, and the files that define them.
func newLibrary(include string) (*library.Library, []string) {
	lib := library.New(library.Options{Natives: all.Natives(), Includes: []string{include}})
	var files []string
	for _, f := range lib.Find() {
		files = append(files, f.Files...)
	}
	return lib, files
}

// Upstream returns a context with all dialects of the reference, loaded from the
// files in an include directory with the natives of all dialects.
func Upstream(include string) (*ir.Context, *load.Report, diag.List) {
	lib, files := newLibrary(include)
	var list diag.List
	for _, f := range files {
		list = append(list, lib.AddFile(f)...)
	}
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	dialects, l := lib.Register(ctx)
	list = append(list, l...)
	if list.HasErrors() {
		return ctx, &load.Report{}, list
	}
	return ctx, dialects.Reports()[0], list
}

// Definitions reads the definitions of all dialects of the reference into models that
// the caller may change.
func Definitions(include string) ([]*ods.Module, diag.List) {
	lib, files := newLibrary(include)
	session, reader := tablegen.NewSession(tablegen.Options{Files: lib.Files(), NoUnusedArgWarnings: true}), ods.NewReader()
	var ms []*ods.Module
	var list diag.List
	for _, name := range files {
		f, err := lib.Files().Include(name, source.Pos{})
		if err != nil {
			list.Errorf(diag.Place{}, "%s", source.Reason(err))
			continue
		}
		recs, l := session.Load(f)
		list = append(list, l...)
		if l.HasErrors() {
			continue
		}
		m, l := reader.Read(recs)
		ms, list = append(ms, m), append(list, l...)
	}
	return ms, list
}
