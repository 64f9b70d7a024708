package lowervector

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/ub"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// An emitter inserts operations of vector and arith.
type emitter struct{ *rewrite.Rewriter }

// lower returns a pattern for the operations of a name.
func lower(name, root string, f func(op *ir.Operation, e emitter) bool) *rewrite.Pattern {
	p := rewrite.IsolatedPattern(name, root, func(op *ir.Operation, r *rewrite.Rewriter) bool { return f(op, emitter{r}) })
	p.BoundedRecursion = true
	return p
}

// typeOf returns the type of a value that is a vector, nil if it is not.
func typeOf(v *ir.Value) *ir.VectorType {
	t, _ := v.Type().(*ir.VectorType)
	return t
}

// scalable reports whether the size of a dimension is not static.
func scalable(t *ir.VectorType, dim int) bool { return t.Scalable != nil && t.Scalable[dim] }

// dropDims returns a vector type without the first n dimensions.
func dropDims(t *ir.VectorType, n int) *ir.VectorType {
	var flags []bool
	if t.Scalable != nil {
		flags = t.Scalable[n:]
	}
	return t.Context().VectorType(t.Shape()[n:], t.Element, flags)
}

// withElement returns a vector type with another type of elements.
func withElement(t *ir.VectorType, elem ir.Type) *ir.VectorType {
	return t.Context().VectorType(t.Shape(), elem, t.Scalable)
}

func (e emitter) poison(t ir.Type) *ir.Value { return ub.NewPoison(e.Builder, t).Operation.Result(0) }

func (e emitter) extract(v *ir.Value, at ...int64) *ir.Value {
	return vector.NewExtract(e.Builder, v, nil, at).ResultValue()
}

func (e emitter) insert(v, into *ir.Value, at ...int64) *ir.Value {
	return vector.NewInsert(e.Builder, v, into, nil, at).ResultValue()
}

func (e emitter) broadcast(t ir.Type, v *ir.Value) *ir.Value {
	return vector.NewBroadcast(e.Builder, t, v).Vector()
}

func (e emitter) constant(a ir.Attribute) *ir.Value {
	return arith.NewConstant(e.Builder, a).Operation.Result(0)
}

// zero inserts the constant 0 of a type.
func (e emitter) zero(t ir.Type) *ir.Value {
	var number ir.Attribute
	if elem := ir.ElementTypeOrSelf(t); ir.IsFloat(elem) {
		number = e.Context().Float64Attr(elem, 0)
	} else {
		number = e.Context().Int64Attr(elem, 0)
	}
	if _, ok := t.(*ir.VectorType); ok {
		number = folding.SplatOf(t, number)
	}
	return e.constant(number)
}

func (e emitter) index(n int64) *ir.Value {
	return e.constant(e.Context().Int64Attr(e.Context().IndexType(), n))
}

func (e emitter) shuffle(x, y *ir.Value, mask []int64) *ir.Value {
	return vector.NewShuffle(e.Builder, x, y, mask).Vector()
}

// integers returns an array attribute.
func (e emitter) integers(ns ...int64) []ir.Attribute {
	list := make([]ir.Attribute, len(ns))
	for i, n := range ns {
		list[i] = e.Context().Int64Attr(e.Context().I64(), n)
	}
	return list
}

// numbers returns the integers of an array attribute.
func numbers(list []ir.Attribute) []int64 {
	ns := make([]int64, len(list))
	for i, a := range list {
		if n, ok := a.(*ir.IntegerAttr); ok {
			ns[i] = n.Int64()
		}
	}
	return ns
}

// next advances a position, the last index first, and reports whether there is another one.
func next(position, sizes []int64) bool {
	for i := len(position) - 1; i >= 0; i-- {
		if position[i]++; position[i] < sizes[i] {
			return true
		}
		position[i] = 0
	}
	return false
}
