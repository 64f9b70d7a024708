package ir

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/num"
)

// InherentAttributes returns the entries of a properties dictionary that are inherent
// attributes of the op. Other entries are ignored, as in mlir-opt. The error is the
// part of mlir-opt's message after "invalid properties ... for op ...: ".
func InherentAttributes(def *OpDef, props Attribute) ([]NamedAttribute, error) {
	if len(def.Attributes) == 0 {
		return nil, fmt.Errorf("this operation does not support properties")
	}
	dict, ok := props.(*DictionaryAttr)
	if !ok {
		return nil, fmt.Errorf("expected DictionaryAttr to set properties")
	}
	// MLIR checks attributes by name, then properties in the order of their
	// declaration, and the segment sizes last.
	var out, segments []NamedAttribute
	for _, e := range dict.Entries {
		slot := def.Slot(e.Name)
		switch {
		case slot < 0 || def.Attributes[slot].Property:
			continue
		case def.Attributes[slot].Hidden:
			segments = append(segments, e)
			continue
		}
		if err := def.Attributes[slot].convert(&e); err != nil {
			return nil, err
		}
		out = append(out, e)
	}
	for i := range def.Attributes {
		if d := &def.Attributes[i]; d.Property {
			if e := (NamedAttribute{d.Name, dict.Attr(d.Name)}); e.Value != nil {
				if err := d.convert(&e); err != nil {
					return nil, err
				}
				out = append(out, e)
			}
		}
	}
	for _, e := range segments {
		want := len(def.Operands)
		if e.Name == ResultSegments {
			want = len(def.Results)
		}
		a, ok := e.Value.(*DenseArrayAttr)
		switch {
		case !ok || !IsSignless(a.Element, 32):
			return nil, fmt.Errorf("expected DenseI32ArrayAttr for key `value`")
		case a.Len() != want:
			return nil, fmt.Errorf("size mismatch in attribute conversion: %d vs %d", a.Len(), want)
		}
	}
	return append(out, segments...), nil
}

// SomeInherentAttributes is InherentAttributes for a custom form in which the
// dictionary holds only the attributes in some slots, sorted by name. Those without a
// default must be in it.
func SomeInherentAttributes(def *OpDef, props Attribute, slots []int) ([]NamedAttribute, error) {
	dict, ok := props.(*DictionaryAttr)
	if !ok {
		return nil, fmt.Errorf("expected DictionaryAttr to set properties")
	}
	var out []NamedAttribute
	known := map[string]bool{}
	for _, slot := range slots {
		d := &def.Attributes[slot]
		known[d.Name] = true
		e := NamedAttribute{d.Name, dict.Attr(d.Name)}
		if e.Value == nil {
			if !d.Optional && d.Default == nil {
				return nil, fmt.Errorf("expected key entry for %s in DictionaryAttr to set Properties.", d.Name)
			}
			continue
		}
		if err := d.convert(&e); err != nil {
			return nil, err
		}
		out = append(out, e)
	}
	for _, e := range dict.Entries {
		if !known[e.Name] {
			return nil, fmt.Errorf("unknown key '%q' when parsing properties dictionary", e.Name)
		}
	}
	return out, nil
}

// DropMisfits removes the inherent attributes that MLIR's property storage cannot
// hold. MLIR does so, without an error, for the attribute dictionary of an operation
// that also has properties.
func (s *OperationState) DropMisfits() {
	s.Attributes = slices.DeleteFunc(s.Attributes, func(a NamedAttribute) bool {
		slot := s.Def.Slot(a.Name)
		if slot < 0 {
			return false
		}
		c := s.Def.Attributes[slot].Constraint
		return c != nil && !c.Stores(a.Value)
	})
}

// convertsProperty reports whether this is a property that not every attribute can represent.
func (d *AttributeDef) convertsProperty() bool {
	return d.Property && d.Constraint != nil && d.Constraint.Convert != nil
}

// PropertyForm returns the stored form of a property for the given attribute, or an error if
// the attribute does not represent one. For an inherent attribute it returns the attribute
// unchanged.
func (d *AttributeDef) PropertyForm(a Attribute) (Attribute, error) {
	if !d.convertsProperty() {
		return a, nil
	}
	b, err := d.Constraint.Convert(a)
	if err != nil {
		return nil, fmt.Errorf("%s is not a form of property '%s': %w", a, d.Name, err)
	}
	return b, nil
}

// ConvertProperties converts the attributes that are given for properties to the forms of
// these.
func (s *OperationState) ConvertProperties() error {
	if !s.Def.convertsProperties {
		return nil
	}
	for i := range s.Attributes {
		slot := s.Def.Slot(s.Attributes[i].Name)
		if slot < 0 {
			continue
		}
		a, err := s.Def.Attributes[slot].PropertyForm(s.Attributes[i].Value)
		if err != nil {
			return err
		}
		s.Attributes[i].Value = a
	}
	return nil
}

// convert converts an entry of a properties dictionary to its stored form.
func (d *AttributeDef) convert(e *NamedAttribute) (err error) {
	c := d.Constraint
	switch {
	case c != nil && c.Convert != nil:
		e.Value, err = c.Convert(e.Value)
	case c != nil && !c.Stores(e.Value):
		err = fmt.Errorf("Invalid attribute `%s` in property conversion: %s", e.Name, e.Value)
	}
	return err
}

// Stores reports whether the constraint's C++ storage class can hold the attribute.
// If the class is unknown, the constraint itself decides.
func (c *AttributeConstraint) Stores(a Attribute) bool {
	name := c.storageName()
	if is, ok := storageClasses[name]; ok {
		return is(a)
	}
	if d, ok := a.(*DefinedAttr); ok && c.Def != nil {
		return d.Def == c.Def
	}
	if i := strings.LastIndex(name, "::"); i >= 0 {
		name = name[i+2:]
	}
	if d, ok := a.(*DefinedAttr); ok && d.Def.Name == name {
		return true
	}
	return c.Check == nil || c.Check(nil, a) != Fails
}

func (c *AttributeConstraint) storageName() string {
	return strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(c.Storage), "::"), "mlir::")
}

// StorageClass returns the C++ storage class with its namespaces, "mlir::IntegerAttr".
func (c *AttributeConstraint) StorageClass() string { return "mlir::" + c.storageName() }

func isA[T Attribute](a Attribute) bool {
	_, ok := a.(T)
	return ok
}

func denseOf(is func(t Type) bool) func(Attribute) bool {
	return func(a Attribute) bool {
		d, ok := a.(*DenseElementsAttr)
		return ok && is(d.typ.ElementType())
	}
}

func arrayOf(is func(t Type) bool) func(Attribute) bool {
	return func(a Attribute) bool {
		d, ok := a.(*DenseArrayAttr)
		return ok && is(d.Element)
	}
}

func isFloat(t Type) bool {
	_, ok := t.(*FloatType)
	return ok
}

func isIntOrIndex(t Type) bool {
	_, ok := integerWidth(t)
	return ok
}

func signless(width int) func(Type) bool {
	return func(t Type) bool { return IsSignless(t, width) }
}

func floatOf(k num.FloatKind) func(Type) bool {
	return func(t Type) bool {
		f, ok := t.(*FloatType)
		return ok && f.Kind == k
	}
}

// storageClasses maps builtin C++ attribute classes to a test for their instances.
var storageClasses = map[string]func(Attribute) bool{
	"":            func(Attribute) bool { return true },
	"Attribute":   func(Attribute) bool { return true },
	"IntegerAttr": isA[*IntegerAttr],
	"BoolAttr": func(a Attribute) bool {
		i, ok := a.(*IntegerAttr)
		return ok && IsSignless(i.typ, 1)
	},
	"FloatAttr":      isA[*FloatAttr],
	"StringAttr":     isA[*StringAttr],
	"UnitAttr":       isA[*UnitAttr],
	"ArrayAttr":      isA[*ArrayAttr],
	"DictionaryAttr": isA[*DictionaryAttr],
	"TypeAttr":       isA[*TypeAttr],
	"SymbolRefAttr":  isA[*SymbolRefAttr],
	"FlatSymbolRefAttr": func(a Attribute) bool {
		s, ok := a.(*SymbolRefAttr)
		return ok && s.IsFlat()
	},
	"AffineMapAttr":     isA[*AffineMapAttr],
	"IntegerSetAttr":    isA[*IntegerSetAttr],
	"StridedLayoutAttr": isA[*StridedLayoutAttr],
	"LocationAttr":      isA[*Location],
	"TypedAttr": func(a Attribute) bool {
		d, ok := a.(*DefinedAttr)
		return isA[TypedAttribute](a) || ok && d.selfType() != nil
	},
	"ElementsAttr": func(a Attribute) bool {
		switch a.(type) {
		case *DenseElementsAttr, *DenseStringElementsAttr, *DenseResourceElementsAttr, *SparseElementsAttr:
			return true
		}
		return false
	},
	"DenseElementsAttr": func(a Attribute) bool {
		return isA[*DenseElementsAttr](a) || isA[*DenseStringElementsAttr](a)
	},
	"DenseIntElementsAttr":      denseOf(isIntOrIndex),
	"DenseFPElementsAttr":       denseOf(isFloat),
	"DenseIntOrFPElementsAttr":  isA[*DenseElementsAttr],
	"DenseStringElementsAttr":   isA[*DenseStringElementsAttr],
	"DenseResourceElementsAttr": isA[*DenseResourceElementsAttr],
	"SparseElementsAttr":        isA[*SparseElementsAttr],
	"DenseArrayAttr":            isA[*DenseArrayAttr],
	"DenseBoolArrayAttr":        arrayOf(signless(1)),
	"DenseI8ArrayAttr":          arrayOf(signless(8)),
	"DenseI16ArrayAttr":         arrayOf(signless(16)),
	"DenseI32ArrayAttr":         arrayOf(signless(32)),
	"DenseI64ArrayAttr":         arrayOf(signless(64)),
	"DenseF32ArrayAttr":         arrayOf(floatOf(num.F32)),
	"DenseF64ArrayAttr":         arrayOf(floatOf(num.F64)),
	"OpaqueAttr":                isA[*OpaqueAttr],
	"DistinctAttr":              isA[*DistinctAttr],
}
