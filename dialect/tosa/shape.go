package tosa

import (
	"strings"

	"github.com/mica-ir/mica/ir"
)

const dynamic int64 = ir.Dynamic

// A shaped is the shape of a tensor type. If ranked is false, the rank is unknown.
type shaped struct {
	dims   []int64
	ranked bool
}

func shapeOf(t ir.Type) shaped {
	s, ok := ir.AsShaped(t)
	if !ok || !s.HasRank() {
		return shaped{}
	}
	return shaped{s.Shape(), true}
}

func (s shaped) rank() int64 { return int64(len(s.dims)) }

// dim returns a dimension, dynamic for one that is not known.
func (s shaped) dim(i int) int64 {
	if !s.ranked || i >= len(s.dims) {
		return dynamic
	}
	return s.dims[i]
}

// elements returns the number of elements, and whether it is known.
func (s shaped) elements() (int64, bool) {
	n := int64(1)
	for _, d := range s.dims {
		if d == dynamic {
			return 0, false
		}
		n *= d
	}
	return n, s.ranked
}

// compatible reports whether two shapes may be the same.
func compatible(a, b []int64) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] && a[i] != dynamic && b[i] != dynamic {
			return false
		}
	}
	return true
}

// text writes a shape as messages do.
func text(dims []int64) string {
	var b strings.Builder
	for i, n := range dims {
		if i > 0 {
			b.WriteString(", ")
		}
		if n == dynamic {
			b.WriteByte('?')
		} else {
			b.WriteString(ir.JoinInts([]int64{n}))
		}
	}
	return b.String()
}

// shapeRank returns the rank in a shape type.
func shapeRank(t ir.Type) int64 {
	d, ok := t.(*ir.DefinedType)
	if !ok || !IsShape(t) || len(d.Params) == 0 {
		return 0
	}
	switch n := d.Params[0].(type) {
	case int64:
		return n
	case uint64:
		return int64(n)
	}
	return 0
}

// IsShape reports whether a type is a tosa.shape.
func IsShape(t ir.Type) bool {
	d, ok := t.(*ir.DefinedType)
	return ok && d.Def.Dialect != nil && d.Def.Dialect.Namespace == "tosa" && d.Def.Mnemonic == "shape"
}

// constant returns the elements of a constant value, or nil.
func constant(v *ir.Value) *ir.DenseElementsAttr {
	op := v.DefiningOp()
	if op == nil {
		return nil
	}
	name := ""
	switch op.Name() {
	case ConstOpName, ConstShapeOpName:
		name = "values"
	case "arith.constant":
		name = "value"
	default:
		return nil
	}
	a, _ := op.Attr(name).(*ir.DenseElementsAttr)
	return a
}

// shapeValues returns the values of a shape that is a constant.
func shapeValues(v *ir.Value) ([]int64, bool) {
	if op := v.DefiningOp(); op == nil || op.Name() != ConstShapeOpName {
		return nil, false
	}
	a := constant(v)
	if a == nil {
		return nil, false
	}
	ns := make([]int64, a.NumElements())
	for i := range ns {
		ns[i], _ = a.Int(i).Int64()
	}
	return ns, true
}

// array returns the numbers of an attribute.
func array(op *ir.Operation, name string) []int64 {
	if a, ok := op.Attr(name).(*ir.DenseArrayAttr); ok {
		return a.Int64s()
	}
	return nil
}

// integer returns the value of an attribute.
func integer(op *ir.Operation, name string) int64 {
	if a, ok := op.Attr(name).(*ir.IntegerAttr); ok {
		return a.Int64()
	}
	return 0
}
