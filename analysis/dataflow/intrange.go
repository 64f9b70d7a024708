package dataflow

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// Ranges are the ranges of integers: of the elements of a value, if it has a shape.
type Ranges = Forward[num.IntRange]

type ranges struct{}

// AddRanges adds the analysis of integer ranges to a solver. A range of one integer is a
// constant for the other analyses.
func AddRanges(s *Solver, dead *DeadCode) *Ranges {
	f := AddForward(s, dead, Domain[num.IntRange](ranges{}))
	if dead.constants != nil {
		f.updated = func(v *ir.Value, r num.IntRange) { dead.constants.add(v, constantOf(v, r)) }
	}
	return f
}

// constantOf returns a range as a constant.
func constantOf(v *ir.Value, r num.IntRange) Constant {
	c, ok := r.Constant()
	if !ok {
		return Constant{known: true}
	}
	def := v.DefiningOp()
	if def == nil {
		def = v.ParentBlock().ParentOp()
	}
	return Constant{true, ir.IntegerOrSplat(v.Type(), c), def.Def().Dialect}
}

// Join keeps a if it contains b, so that equal ranges are identical.
func (ranges) Join(a, b num.IntRange) num.IntRange {
	if u := a.Union(b); !u.Equal(a) {
		return u
	}
	return a
}

// Entry returns the range of all integers of the value's type.
func (ranges) Entry(v *ir.Value) num.IntRange {
	if w := ir.StorageWidth(v.Type()); w > 0 {
		return num.MaxIntRange(w)
	}
	return num.IntRange{}
}

// Transfer asks the operation.
func (d ranges) Transfer(op *ir.Operation, operands []num.IntRange, join func(int, num.IntRange), _ func(int, *ir.Value)) {
	x, ok := ir.InterfaceOf[ir.InferIntRangeInterface](op)
	if !ok {
		for i, v := range op.Results() {
			join(i, d.Entry(v))
		}
		return
	}
	x.InferIntRanges(op, operands, func(v *ir.Value, r num.IntRange) {
		if v.DefiningOp() == op {
			join(v.Index(), r)
		}
	})
}

// Widen returns the range of a value whose range has changed before. A value that a terminator
// forwards gets the full range, because a loop could otherwise extend its range with each visit.
func (d ranges) Widen(v *ir.Value, r num.IntRange) num.IntRange {
	for user := range v.Users() {
		if user.Has(ir.IsTerminator) {
			return d.Join(r, d.Entry(v))
		}
	}
	return r
}

// Arguments asks the operation, or else takes the bounds of induction variables.
func (d ranges) Arguments(op *ir.Operation, region *ir.Region, read func(v *ir.Value, after *ir.Operation) num.IntRange, join func(arg *ir.Value, r num.IntRange, widen bool)) bool {
	if x, ok := ir.InterfaceOf[ir.InferIntRangeInterface](op); ok {
		operands := make([]num.IntRange, op.NumOperands())
		for i := range operands {
			operands[i] = read(op.Operand(i), op)
		}
		x.InferIntRanges(op, operands, func(v *ir.Value, r num.IntRange) {
			if v.IsBlockArgument() && v.ParentBlock().Parent() == region {
				join(v, r, true)
			}
		})
		return true
	}
	loop, ok := ir.InterfaceOf[ir.LoopBoundsInterface](op)
	if !ok {
		return false
	}
	for _, b := range loop.LoopBounds(op) {
		if r, ok := variableRange(b, func(v *ir.Value) num.IntRange { return read(v, nil) }); ok {
			join(b.Variable, r, false)
		}
	}
	return true
}

// variableRange returns the range of an induction variable; false if the loop has no iterations.
func variableRange(b ir.LoopBound, read func(v *ir.Value) num.IntRange) (num.IntRange, bool) {
	width := ir.StorageWidth(b.Variable.Type())
	lower, upper := rangeOf(b.Lower, width, read), rangeOf(b.Upper, width, read)
	one := num.NewAPInt(width, 1)
	if b.Unsigned {
		lo, hi := lower.UMin, upper.UMax.Sub(one)
		return num.UnsignedRange(lo, hi), hi.CmpU(lo) >= 0
	}
	lo, hi := lower.SMin, upper.SMax
	if rangeOf(b.Step, width, read).SMax.IsNegative() {
		lo, hi = hi, lo
	} else {
		hi = hi.Sub(one)
	}
	return num.SignedRange(lo, hi), hi.CmpS(lo) >= 0
}

// rangeOf returns the range of a constant, or the known range of a value.
func rangeOf(x ir.FoldResult, width int, read func(v *ir.Value) num.IntRange) num.IntRange {
	if a, ok := x.Attr.(*ir.IntegerAttr); ok {
		return num.ConstantRange(a.Value)
	}
	if x.Value != nil {
		if known := read(x.Value); known.Width() > 0 {
			return known
		}
	}
	return num.MaxIntRange(width)
}
