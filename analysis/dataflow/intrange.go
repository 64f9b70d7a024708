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

// Widen returns what is known about a value whose range has changed before. What a loop
// carries has any value then, because its range would grow with each visit.
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
		width := ir.StorageWidth(b.Variable.Type())
		bound := func(x ir.FoldResult, greatest bool) num.APInt {
			if a, ok := x.Attr.(*ir.IntegerAttr); ok {
				return a.Value
			}
			r := num.MaxIntRange(width)
			if x.Value != nil {
				if known := read(x.Value, nil); known.Width() > 0 {
					r = known
				}
			}
			if greatest {
				return r.SMax
			}
			return r.SMin
		}
		lo, hi := bound(b.Lower, false), bound(b.Upper, true)
		if bound(b.Step, true).IsNegative() {
			lo, hi = hi, lo
		} else {
			hi = hi.Sub(num.NewAPInt(width, 1))
		}
		if hi.CmpS(lo) >= 0 {
			join(b.Variable, num.SignedRange(lo, hi), false)
		}
	}
	return true
}
