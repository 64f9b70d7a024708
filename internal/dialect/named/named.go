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

// Operand returns the first value of a group of operands as [ir.Operation.GroupOperand]
// does, nil if it has none or if there is no such group.
func Operand(op *ir.Operation, name string) *ir.Value {
	groups := op.Def().Operands
	for i := range groups {
		if groups[i].Name == name {
			return op.GroupOperand(i)
		}
	}
	return nil
}

// Type returns the type of [Operand], or nil.
func Type(op *ir.Operation, name string) ir.Type {
	if v := Operand(op, name); v != nil {
		return v.Type()
	}
	return nil
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
	if !ok || !isInteger(a.Element) {
		return nil, false
	}
	return a.Int64s(), true
}

func isInteger(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return true
	}
	return false
}

// IntsOf returns the integers of a dense or other array or of dense elements, none
// for another attribute and for elements of another type.
func IntsOf(a ir.Attribute) []int64 {
	switch a := a.(type) {
	case *ir.DenseArrayAttr:
		if isInteger(a.Element) {
			return a.Int64s()
		}
	case *ir.DenseElementsAttr:
		if isInteger(a.ElementType()) {
			return a.Int64s()
		}
	case *ir.ArrayAttr:
		out := make([]int64, 0, len(a.Elements))
		for _, e := range a.Elements {
			if i, ok := e.(*ir.IntegerAttr); ok {
				out = append(out, i.Int64())
			}
		}
		return out
	}
	return nil
}

// Text returns the value of a string attribute, "" if it is absent or another one.
func Text(op *ir.Operation, name string) string {
	if s, ok := op.Attr(name).(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}

// TypeAttr returns the type in a type attribute, or nil.
func TypeAttr(op *ir.Operation, name string) ir.Type {
	if a, ok := op.Attr(name).(*ir.TypeAttr); ok {
		return a.Value
	}
	return nil
}

// FunctionType returns the type of a function, one without inputs and results if
// it has none.
func FunctionType(op *ir.Operation) *ir.FunctionType {
	if t, ok := TypeAttr(op, ir.FunctionTypeAttr).(*ir.FunctionType); ok {
		return t
	}
	return &ir.FunctionType{}
}

// Elements returns the elements of an array, none if the attribute is not an array.
func Elements(a ir.Attribute) []ir.Attribute {
	if list, ok := a.(*ir.ArrayAttr); ok {
		return list.Elements
	}
	return nil
}

// Entries returns the entries of the dictionary at an index of an array, or nil.
func Entries(a ir.Attribute, i int) []ir.NamedAttribute {
	if list := Elements(a); i < len(list) {
		if d, ok := list[i].(*ir.DictionaryAttr); ok {
			return d.Entries
		}
	}
	return nil
}
