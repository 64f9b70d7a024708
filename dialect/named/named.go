package named

import "github.com/mica-ir/mica/ir"

// Operands returns the operands of the group of that name, where they lie; none
// if there is no such group.
func Operands(op *ir.Operation, name string) []ir.Operand {
	groups := op.Def().Operands
	for i := range groups {
		if groups[i].Name == name {
			return op.OperandGroup(i)
		}
	}
	return nil
}

// Operand returns the first value of a group of operands, nil if it has none.
func Operand(op *ir.Operation, name string) *ir.Value {
	if g := Operands(op, name); len(g) > 0 {
		return g[0].Value()
	}
	return nil
}

// Type returns the type of [Operand], nil if there is none.
func Type(op *ir.Operation, name string) ir.Type {
	if v := Operand(op, name); v != nil {
		return v.Type()
	}
	return nil
}

// Enum returns the spelling of an attribute that is a case of an enumeration; ""
// if it is absent or another one.
func Enum(op *ir.Operation, name string) string { return EnumText(op.Attr(name)) }

// EnumText is [Enum] for an attribute.
func EnumText(a ir.Attribute) string {
	if d, ok := a.(*ir.DefinedAttr); ok && len(d.Params) == 1 {
		if v, ok := d.Params[0].(ir.EnumValue); ok {
			text, _ := v.Def.Text(v.Value)
			return text
		}
	}
	return ""
}

// Int returns the value of an integer attribute, and whether it is one.
func Int(op *ir.Operation, name string) (int64, bool) {
	a, ok := op.Attr(name).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int64(), true
}

// Bool reports whether an attribute is true or a unit attribute.
func Bool(op *ir.Operation, name string) bool {
	switch a := op.Attr(name).(type) {
	case *ir.UnitAttr:
		return true
	case *ir.IntegerAttr:
		return !a.Value.IsZero()
	}
	return false
}

// Ints returns the elements of a dense array of integers, and whether the
// attribute is one.
func Ints(op *ir.Operation, name string) ([]int64, bool) {
	a, ok := op.Attr(name).(*ir.DenseArrayAttr)
	if !ok {
		return nil, false
	}
	return a.Int64s(), true
}
