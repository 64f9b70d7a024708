package library

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// withUsed returns the modules that define some dialects: those given, those found
// for a dialect that is not wanted yet, and those of the dialects whose types or
// attributes the operations, types and attributes of these use. All of these dialects
// become wanted: they are made together, so that the dialects that are made are
// complete. The caller holds mu.
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
				// What includes bring along is all that there is of it.
				wanted[name] = len(ms) > 0
				continue
			}
			wanted[name] = true
			of = nil
			for _, file := range f.Files {
				r := l.read(file)
				if r.list.HasErrors() {
					list = append(list, r.list...)
				}
				if r.module == nil {
					continue
				}
				of = append(of, r.module)
				if !slices.Contains(ms, r.module) {
					ms = append(ms, r.module)
				}
			}
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

// A use is a dialect as one module defines it.
type use struct {
	module  *ods.Module
	dialect string
}

// usedBy returns the other dialects of which a dialect uses types or attributes in
// the definitions of a module. The caller holds mu.
func (l *Library) usedBy(m *ods.Module, dialect string) []string {
	if names, ok := l.used[use{m, dialect}]; ok {
		return names
	}
	owners := map[string]string{} // the dialects of C++ classes
	for _, defs := range [][]*ods.Def{m.Types, m.Attrs} {
		for _, d := range defs {
			if d.Dialect != nil && d.Dialect.Name != dialect && d.Dialect.Name != "builtin" {
				owners[plain(d.CppType)] = d.Dialect.Name
			}
		}
	}
	var names []string
	class := func(cpp string) {
		if n := owners[plain(cpp)]; n != "" && !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	is := func(d *ods.Dialect) bool { return d != nil && d.Name == dialect }
	for _, op := range m.Ops {
		if len(owners) == 0 || !is(op.Dialect) {
			continue
		}
		for _, v := range slices.Concat(op.Operands, op.Results) {
			class(v.Constraint.Base().CppType)
		}
		for _, a := range op.Attributes {
			class(a.Attr.Base().StorageType)
			if a.Attr.Def != nil {
				class(a.Attr.Def.CppType)
			}
		}
	}
	for _, d := range slices.Concat(m.Types, m.Attrs) {
		if len(owners) > 0 && is(d.Dialect) {
			for _, p := range d.Params {
				class(p.CppType)
				class(p.Storage)
			}
		}
	}
	l.used[use{m, dialect}] = names
	return names
}

// plain returns a C++ type without what a list or an optional wraps around it.
func plain(cpp string) string {
	if i := strings.LastIndexByte(cpp, '<'); i >= 0 {
		cpp, _, _ = strings.Cut(cpp[i+1:], ">")
	}
	return strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(cpp), "::"), "mlir::")
}
