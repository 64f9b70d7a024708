package dialect

import (
	"github.com/mica-ir/mica/ir"
)

// Speculation is a function that implements ConditionallySpeculatable.
type Speculation func(op *ir.Operation) ir.Speculatability

// Speculatability calls the function.
func (f Speculation) Speculatability(op *ir.Operation) ir.Speculatability { return f(op) }

// SpeculatableIf implements ConditionallySpeculatable for an operation that is speculatable if
// a condition holds.
func SpeculatableIf(holds func(op *ir.Operation) bool) ir.InterfaceImpl {
	return speculatableIf(holds, ir.Speculatable)
}

// RecursivelySpeculatableIf is [SpeculatableIf] for an operation with regions, whose
// operations must be speculatable, too.
func RecursivelySpeculatableIf(holds func(op *ir.Operation) bool) ir.InterfaceImpl {
	return speculatableIf(holds, ir.RecursivelySpeculatableOp)
}

// NeverSpeculatable implements ConditionallySpeculatable for an operation that its definition
// declares always speculatable, although it has undefined behavior if its preconditions do not
// hold.
func NeverSpeculatable() ir.InterfaceImpl {
	return SpeculatableIf(func(*ir.Operation) bool { return false })
}

func speculatableIf(holds func(op *ir.Operation) bool, then ir.Speculatability) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "ConditionallySpeculatable", Impl: Speculation(func(op *ir.Operation) ir.Speculatability {
		if holds(op) {
			return then
		}
		return ir.NotSpeculatable
	})}
}

// OnTensors reports whether no operand of an operation is a memref: it computes values, and
// accesses no memory.
func OnTensors(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if isMemRef(op.Operand(i).Type()) {
			return false
		}
	}
	return true
}

// KnownDimension reports whether an operation asks for a dimension that its first operand
// certainly has. The number of the dimension is the second one.
func KnownDimension(op *ir.Operation) bool {
	shape, ok := ir.AsShaped(op.Operand(0).Type())
	def := op.Operand(1).DefiningOp()
	if !ok || !shape.HasRank() || def == nil {
		return false
	}
	a, ok := ir.ConstantValue(def).(*ir.IntegerAttr)
	if !ok {
		return false
	}
	n, fits := a.Value.Int64()
	return fits && n >= 0 && n < int64(len(shape.Shape()))
}
