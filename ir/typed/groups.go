package typed

import (
	"iter"

	"github.com/mica-ir/mica/ir"
)

// Operands are the operands of a variadic group. They are valid until the operands of the
// operation change.
type Operands []ir.Operand

// Len returns the number of operands.
func (os Operands) Len() int { return len(os) }

// At returns the value of operand i.
func (os Operands) At(i int) *ir.Value { return os[i].Value() }

// All yields the values in order.
func (os Operands) All() iter.Seq[*ir.Value] {
	return func(yield func(*ir.Value) bool) {
		for i := range os {
			if !yield(os[i].Value()) {
				return
			}
		}
	}
}

// Values returns the values in order.
func (os Operands) Values() []*ir.Value {
	vs := make([]*ir.Value, len(os))
	for i := range os {
		vs[i] = os[i].Value()
	}
	return vs
}

// Results are the results of a variadic group.
type Results []ir.Value

// Len returns the number of results.
func (rs Results) Len() int { return len(rs) }

// At returns result i.
func (rs Results) At(i int) *ir.Value { return &rs[i] }

// All yields the results in order.
func (rs Results) All() iter.Seq[*ir.Value] {
	return func(yield func(*ir.Value) bool) {
		for i := range rs {
			if !yield(&rs[i]) {
				return
			}
		}
	}
}

// Values returns the results in order.
func (rs Results) Values() []*ir.Value {
	vs := make([]*ir.Value, len(rs))
	for i := range rs {
		vs[i] = &rs[i]
	}
	return vs
}

// Groups are the inner groups of a group of groups.
func Groups(op *ir.Operation, group int, sizes string) []Operands {
	var list []Operands
	a, _ := op.Attr(sizes).(*ir.DenseArrayAttr)
	if a == nil {
		return nil
	}
	for i := range a.Len() {
		list = append(list, op.InnerOperands(group, sizes, i))
	}
	return list
}

// Optional returns a value and whether there is one.
func Optional(v *ir.Value) (*ir.Value, bool) { return v, v != nil }
