package viewlike

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A SliceOp is the OffsetSizeAndStrideOpInterface of an operation whose operand
// groups First, First+1 and First+2 are the offsets, sizes and strides, and
// whose attributes have the names of the reference.
type SliceOp struct {
	First int
	// Ranks returns how many offsets, sizes and strides there must be.
	Ranks func(op *ir.Operation) [3]int
}

// Slice returns the lists of the operation.
func (s SliceOp) Slice(op *ir.Operation) ir.Slice {
	out := ir.Slice{Static: Lists(op), Rank: s.Ranks(op)}
	for i := range out.Dynamic {
		out.Dynamic[i] = len(op.OperandGroup(s.First + i))
	}
	return out
}

// Lists returns the mixed lists of offsets, sizes and strides.
func Lists(op *ir.Operation) [3][]int64 {
	return [3][]int64{named.IntsOf(op.Attr("static_offsets")), named.IntsOf(op.Attr("static_sizes")), named.IntsOf(op.Attr("static_strides"))}
}

// Same returns a function for SliceOp that requires three lists of the rank of an
// operand or, for -1, of the result.
func Same(operand int) func(op *ir.Operation) [3]int {
	return func(op *ir.Operation) [3]int {
		n := 0
		if s := shaped(op, operand); s != nil {
			n = len(s.Shape())
		}
		return [3]int{n, n, n}
	}
}

// shaped returns the type of an operand or, for -1, of the result; nil if it has
// no shape, which groups of a wrong size can lead to.
func shaped(op *ir.Operation, operand int) ir.ShapedType {
	switch {
	case operand < 0 && op.NumResults() > 0:
		s, _ := ir.AsShaped(op.Result(0).Type())
		return s
	case operand >= 0 && operand < op.NumOperands():
		s, _ := ir.AsShaped(op.Operand(operand).Type())
		return s
	}
	return nil
}

// VerifyInBounds checks that a slice does not leave a shape as far as both are known.
func VerifyInBounds(op *ir.Operation, c *ir.Checker, shape []int64, lists [3][]int64) {
	for i, n := range shape {
		if n == ir.Dynamic || lists[0][i] == ir.Dynamic {
			continue
		}
		offset, size, stride := lists[0][i], lists[1][i], lists[2][i]
		c.CheckPlainf(offset < n, "offset %d is out-of-bounds: %d >= %d", i, offset, n)
		if size == ir.Dynamic || stride == ir.Dynamic {
			continue
		}
		last := offset + (size-1)*stride
		c.CheckPlainf(last < n, "slice along dimension %d runs out-of-bounds: %d >= %d", i, last, n)
	}
}

// A Reduction decides whether a type is another one with some dimensions of size 1
// left out.
type Reduction uint8

// The answers.
const (
	Reduced Reduction = iota
	RankTooLarge
	SizeMismatch
	ElementMismatch
)

// RankReduction compares a type with the one that it may reduce.
func RankReduction(from, to ir.ShapedType) Reduction {
	switch {
	case from == to:
		return Reduced
	case len(to.Shape()) > len(from.Shape()):
		return RankTooLarge
	case !reduces(from.Shape(), to.Shape()):
		return SizeMismatch
	case from.ElementType() != to.ElementType():
		return ElementMismatch
	}
	return Reduced
}

// reduces reports whether a shape is another without some dimensions of size 1.
func reduces(from, to []int64) bool {
	k := 0
	for _, n := range from {
		switch {
		case k < len(to) && n == to[k]:
			k++
		case n != 1:
			return false
		}
	}
	return k == len(to)
}

// Times multiplies sizes. The product with an unknown size is unknown, except that with 0.
func Times(a, b int64) int64 {
	switch {
	case a == 0 || b == 0:
		return 0
	case a == ir.Dynamic || b == ir.Dynamic:
		return ir.Dynamic
	}
	return a * b
}

// Plus adds sizes.
func Plus(a, b int64) int64 {
	if a == ir.Dynamic || b == ir.Dynamic {
		return ir.Dynamic
	}
	return a + b
}
