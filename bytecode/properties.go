package bytecode

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// hasPropertiesOf reports whether the operations of a registered definition have properties.
func hasPropertiesOf(d *ir.OpDef) bool { return len(d.Attributes) > 0 }

// writeProperties writes the properties of an operation and reports whether it has any.
func (c *Config) writeProperties(op *ir.Operation, w *Writer) bool {
	w.config = c
	d := op.Def()
	if !d.Registered {
		p := op.UnregisteredProperties()
		if p == nil {
			return false
		}
		w.Attribute(p)
		return true
	}
	if !hasPropertiesOf(d) {
		return false
	}
	if e := operationEncoding(d); e != nil {
		e.Write(w, op)
		return true
	}
	for _, slot := range d.SlotsByName() {
		a := &d.Attributes[slot]
		switch {
		case a.Property:
		case a.Hidden:
			if c.Version < versionSegments {
				w.Attribute(op.Inherent(slot))
			}
		case a.Optional || a.Default != nil:
			w.OptionalAttribute(op.Inherent(slot))
		default:
			w.Attribute(op.Inherent(slot))
		}
	}
	for slot := range d.Attributes {
		if d.Attributes[slot].Property {
			w.property(propertySyntax(&d.Attributes[slot]), op.Inherent(slot))
		}
	}
	if c.Version < versionSegments {
		return true
	}
	for slot := range d.Attributes {
		if d.Attributes[slot].Hidden {
			w.SparseArray(segmentsOf(op.Inherent(slot)))
		}
	}
	return true
}

// segmentsOf returns segment sizes.
func segmentsOf(a ir.Attribute) []int32 {
	array, ok := a.(*ir.DenseArrayAttr)
	if !ok {
		return nil
	}
	vs := make([]int32, array.Len())
	for i := range vs {
		vs[i] = int32(num.APIntFromBytes(32, array.Raw[4*i:]).Low64())
	}
	return vs
}

// propertySyntax returns the kind of a property.
func propertySyntax(d *ir.AttributeDef) any {
	if d.Constraint == nil {
		return nil
	}
	return d.Constraint.Property
}
