package load

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// A known dialect was loaded from another module that overlaps with this one. Its types,
// attributes and enums are compared by pointer, so they must not be created twice.

func (s *shared) isKnown(d *ir.Dialect) bool {
	return s.finished[d] || slices.Contains(s.opts.Known, d)
}

// knownType returns the type of that C++ class in a dialect that is known or
// that another module began, or nil.
func (l *loader) knownType(d *ir.Dialect, class string) *ir.TypeDefinition {
	for _, t := range d.Types {
		if t.Name == class || modelClass(t.Model) == class {
			return t
		}
	}
	return nil
}

// knownAttr returns the attribute of that C++ class in a dialect that is known
// or that another module began, or nil.
func (l *loader) knownAttr(d *ir.Dialect, class string) *ir.AttributeDefinition {
	for _, a := range d.Attributes {
		if a.Name == class || modelClass(a.Model) == class {
			return a
		}
	}
	return nil
}

// modelClass returns the C++ class of a definition that was loaded, else "".
func modelClass(model any) string {
	if d, ok := model.(*ods.Def); ok {
		return d.CppClass
	}
	return ""
}

// knownEnum returns the enum that an attribute of a known dialect holds, or nil.
func (l *loader) knownEnum(e *ods.Enum) *ir.EnumDef {
	for _, d := range l.opts.Known {
		for _, a := range d.Attributes {
			if a.Enum == nil {
				continue
			}
			if m, ok := a.Enum.Model.(*ods.Enum); ok && m.Name == e.Name && m.CppNamespace == e.CppNamespace {
				return a.Enum
			}
		}
	}
	return nil
}

// sameRecord reports whether two records are one that was read twice, or a copy of
// it in another file. Definitions that are data have no records, and are not compared.
func sameRecord(a, b *tablegen.Record) bool {
	return a == b || a == nil || b == nil || samePlace(a, b) || tablegen.Same(a, b)
}

// samePlace reports whether two records are one that was read twice.
func samePlace(a, b *tablegen.Record) bool {
	fa, la, ca := diag.At(a.Pos()).Resolve()
	fb, lb, cb := diag.At(b.Pos()).Resolve()
	return fa == fb && la == lb && ca == cb
}
