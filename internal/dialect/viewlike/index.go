package viewlike

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
)

// An Index is an element of a mixed list: a value, or else a number.
type Index struct {
	Value *ir.Value
	Int   int64
}

// Indices returns the elements of a mixed list.
func Indices(list []int64, os []ir.Operand) []Index {
	out := make([]Index, len(list))
	for i, n := range list {
		out[i].Int = n
		if n == ir.Dynamic && len(os) > 0 {
			out[i] = Index{Value: os[0].Value()}
			os = os[1:]
		}
	}
	return out
}

// Split is the inverse of Indices.
func Split(indices []Index) (list []int64, values []*ir.Value) {
	list = make([]int64, len(indices))
	for i, x := range indices {
		list[i] = x.Int
		if x.Value != nil {
			list[i] = ir.Dynamic
			values = append(values, x.Value)
		}
	}
	return list, values
}

// Constant returns the number that an element is known to be.
func (x Index) Constant() (int64, bool) {
	if x.Value == nil {
		return x.Int, x.Int != ir.Dynamic
	}
	return ConstantInt(x.Value)
}

// Materialize returns the value of an element, for a number a new constant of type index;
// nil if the context does not have these.
func (x Index) Materialize(b *ir.Builder) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	t := b.Context().IndexType()
	c := folding.Constant(b, "arith.constant", b.Context().Int64Attr(t, x.Int), t)
	if c == nil {
		return nil
	}
	return c.Result(0)
}

// FoldConstants replaces the values of a list that are constants with numbers, if these
// satisfy a condition, and reports whether there were any.
func FoldConstants(indices []Index, accept func(n int64) bool) bool {
	changed := false
	for i, x := range indices {
		if x.Value == nil {
			continue
		}
		if n, ok := ConstantInt(x.Value); ok && n != ir.Dynamic && (accept == nil || accept(n)) {
			indices[i] = Index{Int: n}
			changed = true
		}
	}
	return changed
}

// PreservesStaticInformation reports whether the ranked tensor type to has each size that
// from has, and is the same otherwise.
func PreservesStaticInformation(from, to ir.Type) bool {
	s, ok1 := from.(*ir.RankedTensorType)
	t, ok2 := to.(*ir.RankedTensorType)
	if !ok1 || !ok2 || s.ElementType() != t.ElementType() || len(s.Shape()) != len(t.Shape()) || s.Encoding != t.Encoding {
		return false
	}
	for i, n := range s.Shape() {
		if n != ir.Dynamic && t.Shape()[i] == ir.Dynamic {
			return false
		}
	}
	return true
}
