package load

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/ods"
)

// Uses returns the other dialects whose types or attributes the definitions of a dialect use:
// they must be loaded together with it.
func Uses(m *ods.Module, dialect string) []string {
	owners := map[string]string{} // the dialects of C++ classes
	for _, defs := range [][]*ods.Def{m.Types, m.Attrs} {
		for _, d := range defs {
			if d.Dialect != nil && d.Dialect.Name != dialect && d.Dialect.Name != builtinDialect {
				owners[elementClass(d.CppType)] = d.Dialect.Name
			}
		}
	}
	if len(owners) == 0 {
		return nil
	}
	var names []string
	class := func(cpp string) {
		if n := owners[elementClass(cpp)]; n != "" && !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	is := func(d *ods.Dialect) bool { return d != nil && d.Name == dialect }
	for _, op := range m.Ops {
		if !is(op.Dialect) {
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
		if is(d.Dialect) {
			for _, p := range d.Params {
				class(p.CppType)
				class(p.Storage)
			}
		}
	}
	return names
}

// elementClass returns the C++ element type inside lists and optionals.
func elementClass(cpp string) string {
	if i := strings.LastIndexByte(cpp, '<'); i >= 0 {
		cpp, _, _ = strings.Cut(cpp[i+1:], ">")
	}
	return strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(cpp), "::"), "mlir::")
}
