package folding

import "github.com/mica-ir/mica/ir"

// Constant creates a constant operation that has its value in an attribute `value`; nil if
// the context does not have the operation.
func Constant(b *ir.Builder, name string, value ir.Attribute, t ir.Type) *ir.Operation {
	def := b.Context().LookupOp(name)
	if def == nil {
		return nil
	}
	return b.New(def, nil, []ir.Type{t}, ir.NamedAttribute{Name: "value", Value: value})
}

// Materialize makes an arith.constant of a value, or poison. Most dialects have no constants
// of their own.
func Materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	if IsPoison(value) {
		return Constant(b, "ub.poison", value, t)
	}
	if i, ok := t.(*ir.IntegerType); ok && i.Signedness != ir.Signless || ir.TypeOf(value) != t {
		return nil
	}
	switch value.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr, *ir.DenseElementsAttr, *ir.DenseStringElementsAttr, *ir.DenseResourceElementsAttr, *ir.SparseElementsAttr:
		return Constant(b, "arith.constant", value, t)
	}
	return nil
}
