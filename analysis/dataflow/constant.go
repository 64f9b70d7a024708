package dataflow

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A Constant is the lattice element of a value: not known yet, a constant, or not a
// constant.
type Constant struct {
	known bool
	Value ir.Attribute // nil if it is no constant
	// Dialect is the dialect of an operation that computes the value.
	Dialect *ir.Dialect
}

// IsConstant reports whether the value is a constant.
func (c Constant) IsConstant() bool { return c.Value != nil }

type constants struct{}

// AddConstants adds the propagation of constants to a solver. DeadCode takes branches on
// constants into account.
func AddConstants(s *Solver, dead *DeadCode) *Forward[Constant] {
	f := AddForward(s, dead, Domain[Constant](constants{}))
	dead.constants = f.lattice
	return f
}

func (constants) Join(a, b Constant) Constant {
	if a.Value == b.Value {
		return a
	}
	return Constant{known: true}
}

func (constants) Entry(*ir.Value) Constant { return Constant{known: true} }

// Transfer folds the operation without changing it.
func (c constants) Transfer(op *ir.Operation, operands []Constant, join func(int, Constant), copy func(int, *ir.Value)) {
	var values []ir.Attribute
	for _, o := range operands {
		if !o.known {
			return
		}
		values = append(values, o.Value)
	}
	unknown := func() {
		for i := range op.NumResults() {
			join(i, Constant{known: true})
		}
	}
	if op.NumRegions() > 0 {
		unknown() // the regions are not simulated
		return
	}
	if a := ir.ConstantValue(op); a != nil {
		join(0, Constant{true, a, op.Def().Dialect})
		return
	}
	before, attrs := op.Operands(), slices.Clone(op.AllAttrs())
	results, ok := rewrite.FoldConstants(op, values)
	if !ok {
		unknown()
		return
	}
	if len(results) != op.NumResults() {
		restore(op, before, attrs)
		unknown()
		return
	}
	for i, r := range results {
		if r.Attr != nil {
			join(i, Constant{true, ir.ConstantAs(r.Attr, op.Result(i).Type()), op.Def().Dialect})
		} else {
			copy(i, r.Value)
		}
	}
}

// restore undoes a fold in place.
func restore(op *ir.Operation, operands []*ir.Value, attrs []ir.NamedAttribute) {
	if !slices.Equal(op.Operands(), operands) {
		op.SetOperands(operands)
	}
	for _, a := range op.AllAttrs() {
		if !slices.ContainsFunc(attrs, func(b ir.NamedAttribute) bool { return b.Name == a.Name }) {
			op.RemoveAttr(a.Name)
		}
	}
	for _, a := range attrs {
		if op.Attr(a.Name) != a.Value {
			op.SetAttr(a.Name, a.Value)
		}
	}
}
