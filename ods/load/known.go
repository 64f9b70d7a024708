package load

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// What is known was made from another module, of which this one repeats a part:
// types, attributes and enums are the same only if they are one in memory.

func (l *loader) isKnown(d *ir.Dialect) bool { return slices.Contains(l.opts.Known, d) }

// knownType returns the type of that C++ class in a known dialect, or nil.
func (l *loader) knownType(d *ir.Dialect, class string) *ir.TypeDefinition {
	if l.isKnown(d) {
		for _, t := range d.Types {
			if t.Name == class {
				return t
			}
		}
	}
	return nil
}

// knownAttr returns the attribute of that C++ class in a known dialect, or nil.
func (l *loader) knownAttr(d *ir.Dialect, class string) *ir.AttributeDefinition {
	if l.isKnown(d) {
		for _, a := range d.Attributes {
			if a.Name == class {
				return a
			}
		}
	}
	return nil
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
