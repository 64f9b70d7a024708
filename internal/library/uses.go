package library

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
)

// withUsed returns the modules that define some dialects: those given, those found for a
// dialect that is not wanted yet, and those of the dialects whose types or attributes the
// operations, types and attributes of these use. All of these dialects become wanted: they are
// created together, so that each is complete. The caller holds mu.
func (l *Library) withUsed(ms []*ods.Module, names []string, wanted map[string]bool, ctx *ir.Context) ([]*ods.Module, diag.List) {
	var list diag.List
	for ; len(names) > 0; names = names[1:] {
		name := names[0]
		of := ms
		if !wanted[name] {
			if ctx.Registered(name) != nil {
				continue
			}
			f := l.find(name)
			if f == nil {
				// The dialect has no files of its own, only the definitions that others
				// include.
				wanted[name] = len(ms) > 0
				continue
			}
			wanted[name] = true
			found, errs := l.modulesOf(f)
			list = append(list, errs...)
			for _, m := range found {
				if !slices.Contains(ms, m) {
					ms = append(ms, m)
				}
			}
			of = found
		}
		for _, m := range of {
			for _, used := range l.usedBy(m, name) {
				if !wanted[used] {
					names = append(names, used)
				}
			}
		}
	}
	return ms, list
}

// modulesOf returns the modules that define a dialect. The caller holds mu.
func (l *Library) modulesOf(f *Found) ([]*ods.Module, diag.List) {
	if l.isCompiled(f) {
		l.generated[f.compiled.Module] = f.compiled
		return []*ods.Module{f.compiled.Module}, nil
	}
	var ms []*ods.Module
	var list diag.List
	for _, file := range f.Files {
		r := l.read(file)
		if r.list.HasErrors() {
			list = append(list, r.list...)
		}
		if r.module != nil {
			ms = append(ms, r.module)
		}
	}
	return ms, list
}

// isCompiled reports whether a dialect is created from Go data. It is not if an added file
// includes definitions of the dialect, which must be compared with the others. The caller holds
// mu.
func (l *Library) isCompiled(f *Found) bool {
	includes := func(a addedFile) bool {
		return slices.ContainsFunc(a.module.Dialects, func(d *ods.Dialect) bool { return d.Name == f.Namespace })
	}
	if slices.ContainsFunc(l.added, includes) {
		return false
	}
	if f.own {
		if f.own = false; !l.isOverridden(f.Files) {
			f.compiled = l.compiledBy(f.Namespace)
		}
	}
	if f.compare {
		f.compare = false
		if l.isRelease(f) {
			f.compiled = l.compiledBy(f.Namespace)
		}
	}
	return f.compiled != nil
}

// A use is a dialect as one module defines it.
type use struct {
	module  *ods.Module
	dialect string
}

// usedBy returns the other dialects whose types or attributes a dialect uses in the definitions
// of a module. The caller holds mu.
func (l *Library) usedBy(m *ods.Module, dialect string) []string {
	names, ok := l.used[use{m, dialect}]
	if !ok {
		names = load.Uses(m, dialect)
		l.used[use{m, dialect}] = names
	}
	return names
}
