package ir_test

import (
	"testing"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// TestConstantAs reads attributes at types that are not theirs.
func TestConstantAs(t *testing.T) {
	c := ir.NewContext()
	i8, i32, i64, f32 := c.I8(), c.IntegerType(32), c.I64(), c.F32()
	vector := func(elem ir.Type, n int64) ir.ShapedType { return c.VectorType([]int64{n}, elem, nil) }
	splat := func(t ir.ShapedType, v int64) ir.Attribute {
		return c.DenseElementsAttr(t, ir.AppendElement(nil, num.NewAPInt(ir.StorageWidth(t.ElementType()), v)))
	}
	for _, x := range []struct {
		name     string
		a        ir.Attribute
		t        ir.Type
		expected ir.Attribute
	}{
		{"the same type", c.Int64Attr(i8, 1), i8, c.Int64Attr(i8, 1)},
		{"wider", c.Int64Attr(i8, -1), i64, c.Int64Attr(i64, -1)},
		{"narrower", c.Int64Attr(i32, 300), i8, c.Int64Attr(i8, 44)},
		{"index", c.Int64Attr(i32, 7), c.IndexType(), c.Int64Attr(c.IndexType(), 7)},
		{"an unsigned integer", c.Int64Attr(c.UnsignedType(8), 200), i32, nil},
		{"an integer for a float", c.Int64Attr(i32, 7), f32, nil},
		{"a float for an integer", c.Float64Attr(f32, 7), i32, nil},
		{"a float of another type", c.Float64Attr(f32, 7), c.F64(), nil},
		{"an integer for a vector", c.Int64Attr(i32, 7), vector(i32, 2).AsType(), nil},
		{"a text", c.StringAttr("x"), i32, c.StringAttr("x")},
		{"a splat", splat(vector(i32, 4), 300), vector(i8, 4).AsType(), splat(vector(i8, 4), 44)},
		{"a splat of another shape", splat(vector(i32, 4), 3), vector(i32, 2).AsType(), splat(vector(i32, 2), 3)},
		{"elements", c.DenseIntElements(vector(i32, 2), []int64{300, -1}), vector(i8, 2).AsType(), c.DenseIntElements(vector(i8, 2), []int64{44, -1})},
		{"elements of another shape", c.DenseIntElements(vector(i32, 2), []int64{1, 2}), vector(i32, 4).AsType(), nil},
		{"elements for a number", splat(vector(i32, 4), 3), i32, nil},
		{"integers for floats", splat(vector(i32, 4), 3), vector(f32, 4).AsType(), nil},
	} {
		if got := ir.ConstantAs(x.a, x.t); got != x.expected {
			t.Errorf("%s: %v is %v, not %v", x.name, x.a, got, x.expected)
		}
	}
}
