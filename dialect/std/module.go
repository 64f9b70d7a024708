package std

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/prelude"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// read are the definitions that were read in this process. What a module says of
// its records is read when it is asked for, so one is loaded at a time.
var read struct {
	sync.Mutex
	set    set
	module *ods.Module
}

// module returns the definitions of some dialects. The caller holds read.
func module(s set) *ods.Module {
	if s&^read.set != 0 {
		read.set |= s
		read.module = evaluate(read.set)
	}
	if s == read.set {
		return read.module
	}
	m := *read.module
	m.Ops, m.Types, m.Attrs = nil, nil, nil
	for _, op := range read.module.Ops {
		if s.hasDialect(op.Dialect) {
			m.Ops = append(m.Ops, op)
		}
	}
	for _, d := range read.module.Types {
		if s.hasDialect(d.Dialect) {
			m.Types = append(m.Types, d)
		}
	}
	for _, d := range read.module.Attrs {
		if s.hasDialect(d.Dialect) {
			m.Attrs = append(m.Attrs, d)
		}
	}
	return &m
}

// hasDialect reports whether a definition of that dialect is wanted: of one of
// the set, or of one whose attributes these use.
func (s set) hasDialect(o *ods.Dialect) bool {
	for i, d := range own {
		if s.has(i) && o != nil && (d.Namespace == o.Name || slices.Contains(d.Definitions.Needs, o.Name)) {
			return true
		}
	}
	return false
}

func evaluate(s set) *ods.Module {
	var text strings.Builder
	for i, d := range own {
		if s.has(i) {
			for _, f := range d.Definitions.Roots {
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
	for _, d := range own {
		if partial(m, d.Namespace) {
			files = append(files, d.Definitions.Roots...)
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
