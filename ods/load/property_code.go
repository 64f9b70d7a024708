package load

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// The C++ that a property overrides is not run. Operations that depend on it fail: parsing and
// printing the property, verifying its attribute form, and the functions that read or set it.

// propertySyntax returns how a property is written in a format.
func (o *opLoader) propertySyntax(p *ods.Property) asm.PropertySyntax {
	f, ok := o.propertyForm(p)
	switch {
	case len(p.SyntaxCode) > 0:
		return asm.NewUnreadableProperty(ownCode(p, strings.Join(p.SyntaxCode, ", ")), p.OptionalParser != "")
	case !ok:
		return nil
	}
	return f.syntax
}

// propertyCode reports the C++ of a property that is not run.
func (o *opLoader) propertyCode(p *ods.NamedProperty) {
	if _, ok := o.propertyForm(p.Prop); !ok {
		o.missing("property '" + p.Name + "' of C++ type " + p.Prop.Base().StorageType)
	}
	for _, field := range slices.Concat(p.Prop.SyntaxCode, p.Prop.Code) {
		o.missing("C++ of property '" + p.Name + "': " + field)
	}
}

// ownCode is the finding that C++ in the definition of a property is not run.
func ownCode(p *ods.Property, fields string) string {
	of := "a property"
	if p.Name != "" {
		of = "'" + p.Name + "'"
	}
	return of + " has C++ of its own that is not run: " + fields
}

// convertsValue reports whether a property overrides the conversions between its C++ type and the
// type of its accessors.
func convertsValue(p *ods.Property) bool {
	return slices.Contains(p.Code, "convertFromStorage") || slices.Contains(p.Code, "assignToStorage")
}

// unknownConversion explains why it is not known which value an attribute is for a property; "" if
// it is.
func unknownConversion(p *ods.Property, known bool) string {
	for _, field := range p.Code {
		if field == "convertToAttribute" || field == "convertFromAttribute" {
			return ownCode(p, field)
		}
	}
	if !known {
		return "the conversion of the C++ type '" + p.Base().StorageType + "' from attributes is not run"
	}
	return ""
}

// propConstraint returns the constraint on the attribute form of a property.
func (l *loader) propConstraint(p *ods.Property, ns string) *ir.AttributeConstraint {
	key := constraintKey{p.Constraint, ns}
	if c := l.attrConstraints[key]; c != nil {
		return c
	}
	c := &ir.AttributeConstraint{Name: p.Name, Summary: p.Summary, Model: p}
	l.attrConstraints[key] = c
	if p.Enum != nil {
		c.Enum = l.enums[p.Enum]
	}
	f, ok := l.propertyForm(p)
	if why := unknownConversion(p, ok); why != "" {
		c.Unknown = why
		c.Check = func(*ir.Operation, ir.Attribute) ir.Verdict { return ir.Unknown }
		return c
	}
	c.Property = f.syntax
	if f.refuses != nil {
		c.Convert = f.convert(l.ctx)
	}
	if holdsAlways(p.Condition) {
		return c
	}
	prog := l.compile(p.Condition, l.selfSlots(f.typ), l.namespaces(ns), cxx.TypeBool,
		where{p.Record, describe("property constraint", p.Constraint), Predicate})
	c.Unknown = prog.unknownText(p.Condition)
	c.Check = func(op *ir.Operation, x ir.Attribute) ir.Verdict { return prog.testIn(op, f.value(x)) }
	return c
}
