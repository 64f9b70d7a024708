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
