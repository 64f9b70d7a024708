package semantics

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// Argument returns the value of an attribute as an argument of a type: of a memref, new memory with
// the elements.
func (p *Program) Argument(a ir.Attribute, t ir.Type) (Value, error) {
	s, isShaped := ir.AsShaped(t)
	if !isShaped {
		v, ok := p.constant(a, t)
		if !ok {
			return Value{}, fmt.Errorf("%s is no value of type %s", a.String(), t.String())
		}
		return v, nil
	}
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok || d.ElementType() != s.ElementType() || s.HasRank() && !fits(d.ShapedType().Shape(), s.Shape()) {
		return Value{}, fmt.Errorf("%s is no value of type %s", a.String(), t.String())
	}
	v, ok := p.constant(d, d.Type())
	if !ok {
		return Value{}, fmt.Errorf("elements of type %s have no value here", s.ElementType().String())
	}
	if ir.IsMemRef(t) {
		return NewMemory(v.Aggregate().Sizes, slices.Clone(v.Aggregate().List)), nil
	}
	return v, nil
}
