package pdl

import "github.com/mica-ir/mica/ir"

// A Kind is the kind of object that a value of the dialect is a handle to. There is one type for
// each kind.
type Kind uint8

// The kinds.
const (
	Operation Kind = iota
	Value
	Type
	Attribute
	ValueRange
	TypeRange
	OperationRange
	AttributeRange

	// NumKinds is the number of kinds. It is also the kind of a type that is not a handle.
	NumKinds
)

// IsRange reports whether a handle of the kind refers to any number of objects.
func (k Kind) IsRange() bool { return ValueRange <= k && k <= AttributeRange }

// Element returns the kind of the elements of a range, and of another kind itself.
func (k Kind) Element() Kind {
	switch k {
	case OperationRange:
		return Operation
	case ValueRange:
		return Value
	case TypeRange:
		return Type
	case AttributeRange:
		return Attribute
	}
	return k
}

// Range returns the kind of ranges with elements of the kind. There are no ranges
// of ranges.
func (k Kind) Range() Kind {
	switch k {
	case Operation:
		return OperationRange
	case Value:
		return ValueRange
	case Type:
		return TypeRange
	case Attribute:
		return AttributeRange
	}
	return NumKinds
}

const rangeMnemonic = "range"

var mnemonics = [...]string{Operation: "operation", Value: "value", Type: "type", Attribute: "attribute"}

// mnemonic returns the mnemonic of the type of a kind.
func mnemonic(k Kind) string {
	if k.IsRange() {
		return rangeMnemonic
	}
	return mnemonics[k]
}

// KindOf returns the kind of object that values of the type refer to, or [NumKinds] for a type of
// another dialect.
func KindOf(t ir.Type) Kind {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != "pdl" {
		return NumKinds
	}
	switch d.Def.Mnemonic {
	case "operation":
		return Operation
	case "value":
		return Value
	case "type":
		return Type
	case "attribute":
		return Attribute
	case rangeMnemonic:
		if len(d.Params) == 1 {
			if element, ok := d.Params[0].(ir.Type); ok {
				return KindOf(element).Range()
			}
		}
	}
	return NumKinds
}

// TypeOf returns the type of handles of a kind. It is nil if the dialect that is
// registered with ctx has no such type: see [Check].
func TypeOf(ctx *ir.Context, k Kind) ir.Type {
	if k.IsRange() {
		return RangeOf(ctx, TypeOf(ctx, k.Element()))
	}
	if k >= NumKinds {
		return nil
	}
	def := definition(ctx, mnemonics[k])
	if def == nil || len(def.Params) != 0 {
		return nil
	}
	return ctx.DefinedType(def, nil)
}

// RangeOf returns the type of ranges of a type, nil without an element or where
// [TypeOf] returns nil.
func RangeOf(ctx *ir.Context, element ir.Type) ir.Type {
	def := definition(ctx, rangeMnemonic)
	if def == nil || len(def.Params) != 1 || element == nil {
		return nil
	}
	return ctx.DefinedType(def, []ir.Param{element})
}

// elementType returns the type of a range's elements, and another type itself.
func elementType(t ir.Type) ir.Type {
	if KindOf(t).IsRange() {
		return t.(*ir.DefinedType).Params[0].(ir.Type)
	}
	return t
}

// definition returns the dialect's type definition with a mnemonic in ctx, or nil.
func definition(ctx *ir.Context, mnemonic string) *ir.TypeDefinition {
	d := ctx.Dialect("pdl")
	if d == nil {
		return nil
	}
	for _, t := range d.Types {
		if t.Mnemonic == mnemonic {
			return t
		}
	}
	return nil
}
