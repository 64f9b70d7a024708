package patterns

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/tablegen/index"
	"github.com/mica-ir/mica/source"
)

// GeneratedEnums returns the .td files of enumerations that C++ source files include as
// generated code. The definitions of a dialect need not include them: a type of a
// parameter is C++.
func GeneratedEnums(files *source.Set, sources []*cxx.File) []string {
	var names []string
	for _, f := range sources {
		for _, x := range f.Includes {
			td := FindGenerated(files, f.Name, x.Name)
			if td != nil && definesEnumsOnly(td) && !slices.Contains(names, td.Name) {
				names = append(names, td.Name)
			}
		}
	}
	return names
}

// definesEnumsOnly reports whether a file defines enumerations and nothing that only a dialect that
// is asked for should bring.
func definesEnumsOnly(td *source.File) bool {
	enums := false
	for _, r := range index.Read(td.Name, td.Text).Records {
		if r.Derives("Dialect", "Op", "TypeDef", "AttrDef") {
			return false
		}
		enums = enums || !r.Class && slices.ContainsFunc(r.Bases, func(base string) bool { return strings.Contains(base, "Enum") })
	}
	return enums
}
