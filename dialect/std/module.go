package std

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/prelude"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// module returns the definitions of some dialects. The caller holds modules.
func module(s set) *ods.Module {
	if m := modules.bySet[s]; m != nil {
		return m
	}
	var text strings.Builder
	for i, d := range dialects {
		if s.has(i) {
			for _, f := range d.files {
				fmt.Fprintf(&text, "include %q\n", f)
			}
		}
	}
	root := source.NewFile("<std>", []byte(text.String()))
	files := &source.Set{EmbeddedOnly: true, FS: Trees()}
	files.Add(root)
	recs, l := tablegen.Load(root, tablegen.Options{Files: files})
	if l.HasErrors() {
		panic("std: " + l.Error())
	}
	m, l := ods.Read(recs)
	if l.HasErrors() {
		panic("std: " + l.Error())
	}
	if modules.bySet == nil {
		modules.bySet = map[set]*ods.Module{}
	}
	modules.bySet[s] = m
	return m
}

// Trees are the embedded files that definitions can include: those of the
// dialects and those of the prelude.
func Trees() []source.FS {
	return []source.FS{{Prefix: "std:", Tree: FS}, {Prefix: "prelude:", Tree: prelude.FS}}
}

// Completion returns the files without which a module would define but a part of
// some dialects: it has their attributes or types, since its operations use
// these, and none of their operations.
func Completion(m *ods.Module) []string {
	var files []string
	for _, d := range dialects {
		if partial(m, d.name) {
			files = append(files, d.files...)
		}
	}
	return files
}

func partial(m *ods.Module, dialect string) bool {
	for _, op := range m.Ops {
		if op.Dialect != nil && op.Dialect.Name == dialect {
			return false
		}
	}
	for _, defs := range [][]*ods.Def{m.Types, m.Attrs} {
		for _, d := range defs {
			if d.Dialect != nil && d.Dialect.Name == dialect {
				return true
			}
		}
	}
	return false
}
