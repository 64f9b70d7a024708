package intrange

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A Setter sets the range of a result, or of an argument of a region.
type Setter = func(v *ir.Value, r num.IntRange)

// Func implements InferIntRangeInterface. It is called only if all operands have a range.
type Func func(op *ir.Operation, operands []num.IntRange, set Setter)

// InferIntRanges calls the function if all operands have a range.
func (f Func) InferIntRanges(op *ir.Operation, operands []num.IntRange, set func(v *ir.Value, r num.IntRange)) {
	for i := range operands {
		if operands[i].Width() == 0 {
			return
		}
	}
	f(op, operands, set)
}

// OptionalFunc implements InferIntRangeInterface. It is called even if operands have no range.
type OptionalFunc func(op *ir.Operation, operands []num.IntRange, set Setter)

// InferIntRanges calls the function.
func (f OptionalFunc) InferIntRanges(op *ir.Operation, operands []num.IntRange, set func(v *ir.Value, r num.IntRange)) {
	f(op, operands, set)
}

// Impl returns the interface as that of an operation.
func Impl(f ir.InferIntRangeInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "InferIntRangeInterface", Impl: f}
}

// A Binary returns the range of the result of two operands.
type Binary func(x, y num.IntRange) num.IntRange

// Result is for operations with two operands and one result.
func Result(f Binary) Func {
	return func(op *ir.Operation, operands []num.IntRange, set Setter) {
		set(op.Result(0), f(operands[0], operands[1]))
	}
}

// Dim returns the range of a dimension of a shape whose number is in a range, if it has one.
func Dim(t ir.Type, dim num.IntRange, width int) num.IntRange {
	any := num.SignedRange(num.NewAPInt(width, 0), num.SignedMax(width))
	shape, ok := ir.AsShaped(t)
	if !ok || !shape.HasRank() {
		return any
	}
	dims := shape.Shape()
	lo, hi := int64(0), int64(len(dims)-1)
	if dim.Width() != 0 {
		if n, ok := dim.SMin.Int64(); ok {
			lo = max(lo, n)
		}
		if n, ok := dim.SMax.Int64(); ok {
			hi = min(hi, n)
		}
	}
	var r num.IntRange
	for i := lo; i <= hi; i++ {
		if dims[i] < 0 {
			r = r.Union(any)
		} else {
			r = r.Union(num.ConstantRange(num.NewAPInt(width, dims[i])))
		}
	}
	if r.Width() == 0 {
		return any
	}
	return r
}

// Of returns the range of a value that follows from the operation that defines it alone, one
// of width 0 if none does.
func Of(v *ir.Value) (r num.IntRange) {
	def := v.DefiningOp()
	if def == nil {
		return r
	}
	switch a := ir.ConstantValue(def).(type) {
	case *ir.IntegerAttr:
		return num.ConstantRange(a.Value)
	case *ir.DenseElementsAttr:
		if a.IsSplat() && Width(a.Type()) > 0 && a.NumElements() > 0 {
			return num.ConstantRange(a.Int(0))
		}
	}
	x, ok := ir.InterfaceOf[ir.InferIntRangeInterface](def)
	if !ok {
		return r
	}
	operands := make([]num.IntRange, def.NumOperands())
	for i := range operands {
		if w := Width(def.Operand(i).Type()); w > 0 {
			operands[i] = num.MaxIntRange(w)
		}
	}
	x.InferIntRanges(def, operands, func(w *ir.Value, known num.IntRange) {
		if w == v {
			r = known
		}
	})
	return r
}
