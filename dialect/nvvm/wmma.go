package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A geometry is the sizes of a product of matrices: m x k by k x n.
type geometry struct{ m, n, k int64 }

// A warpProduct is an operation on a part of a product of a warp.
type warpProduct interface {
	M() int32
	N() int32
	K() int32
}

func geometryOf(op warpProduct) geometry {
	return geometry{int64(op.M()), int64(op.N()), int64(op.K())}
}

// isBig reports whether a geometry is one of those with small elements.
func (g geometry) isBig() bool {
	return g == geometry{16, 16, 16} || g == geometry{32, 8, 16} || g == geometry{8, 32, 16}
}

// isTransfer reports whether there is an instruction that loads, or stores, a
// fragment with elements of a type.
func (g geometry) isTransfer(element, fragment string) bool {
	factor := fragment == "a" || fragment == "b"
	switch element {
	case "f16":
		return g.isBig()
	case "s8", "u8":
		return factor && g.isBig()
	case "s32":
		return !factor && g.isBig()
	case "f32":
		return !factor && (g.isBig() || g == geometry{16, 16, 8})
	case "tf32":
		return factor && g == geometry{16, 16, 8}
	case "f64":
		return g == geometry{8, 8, 4}
	}
	return false
}

// isProduct reports whether there is an instruction for factors of one type and
// a sum of another.
func (g geometry) isProduct(factor, sum string) bool {
	switch factor {
	case "f16":
		return g.isBig() && (sum == "f16" || sum == "f32")
	case "s8", "u8":
		return g.isBig() && sum == "s32"
	case "tf32":
		return sum == "f32" && g == geometry{16, 16, 8}
	case "f64":
		return sum == "f64" && g == geometry{8, 8, 4}
	}
	return false
}

// fragment returns the type and the number of the registers that hold a thread's part of a matrix.
func (g geometry) fragment(ctx *ir.Context, element, fragment string) (t ir.Type, n int) {
	factor := fragment == "a" || fragment == "b"
	switch element {
	case "f16":
		n = 4
		if factor {
			n = 8
		}
		return ctx.VectorType([]int64{2}, ctx.F16(), nil), n
	case "f32":
		return ctx.F32(), 8
	case "f64":
		n = 2
		if factor {
			n = 1
		}
		return ctx.F64(), n
	case "tf32":
		return ctx.I32(), 4
	case "s32":
		return ctx.I32(), 8
	}
	size := g.m
	if fragment == "b" {
		size = g.n
	}
	return ctx.I32(), int(size / 8)
}

func verifyWarpLoad(op WMMALoadOp, c *ir.Checker) {
	s := addressSpace(op.Ptr().Type())
	c.Check(s == genericSpace || s == globalSpace || s == sharedSpace, "expected source pointer in memory space 0, 1, 3")
	g, element, fragment := geometryOf(op), named.EnumText(op.EltypeAttr()), named.EnumText(op.FragAttr())
	c.Check(g.isTransfer(element, fragment), "invalid attribute combination")
	t, n := g.fragment(op.Operation.Context(), element, fragment)
	if element == "f64" && n == 1 {
		c.Check(op.Res().Type() == t, "expected destination type to be f64")
		return
	}
	verifyStructResult(op.Res(), t, n, c)
}

// verifyStructResult checks that the result is a struct of n elements of a type.
func verifyStructResult(result *ir.Value, t ir.Type, n int, c *ir.Checker) {
	c.Checkf(result.Type() == structOf(t.Context(), repeated(t, n)...),
		"expected destination type is a structure of %d elements of type '%s'", n, t)
}

func verifyWarpStore(op WMMAStoreOp, c *ir.Checker) {
	if s := addressSpace(op.Ptr().Type()); s != genericSpace && s != globalSpace && s != sharedSpace {
		c.Failf("expected operands to be a source pointer in memory space 0, 1, 3")
	}
	g, element := geometryOf(op), named.EnumText(op.EltypeAttr())
	c.Check(g.isTransfer(element, "d"), "invalid attribute combination")
	t, n := g.fragment(op.Operation.Context(), element, "c")
	args := op.Args()
	c.Checkf(len(args) == n, "expected %d data operands", n)
	for i := range args {
		c.Checkf(args[i].Value().Type() == t, "expected data operands of type '%s'", t)
	}
}

func verifyWarpProduct(op WMMAMmaOp, c *ir.Checker) {
	g, factor, sum := geometryOf(op), named.EnumText(op.EltypeAAttr()), named.EnumText(op.EltypeBAttr())
	c.Check(g.isProduct(factor, sum), "invalid attribute combination")
	ctx := op.Operation.Context()
	var want []ir.Type
	for _, f := range []string{"a", "b"} {
		t, n := g.fragment(ctx, factor, f)
		want = append(want, repeated(t, n)...)
	}
	t, n := g.fragment(ctx, sum, "c")
	want = append(want, repeated(t, n)...)
	args := op.Args()
	c.Checkf(len(args) == len(want), "expected %d arguments", len(want))
	for i := range args {
		c.Checkf(args[i].Value().Type() == want[i], "expected argument %d to be of type '%s'", i, want[i])
	}
	verifyStructResult(op.Res(), t, n, c)
}

// shapeOf returns the parameters of an attribute that is a shape.
func shapeOf(a ir.Attribute) (sizes [3]int64) {
	if shape, ok := a.(*ir.DefinedAttr); ok {
		for i, p := range shape.Params {
			if n, ok := p.(int64); ok && i < 3 {
				sizes[i] = n
			}
		}
	}
	return sizes
}

func verifyMatrixLoad(op LdMatrixOp, c *ir.Checker) {
	num := op.Num()
	layout, element := named.EnumText(op.LayoutAttr()), named.EnumText(op.EltTypeAttr())
	packed := element == "b8x16.b4x16_p64" || element == "b8x16.b6x16_p32"
	n := num
	switch s := shapeOf(op.ShapeAttr()); {
	case s[0] == 8 && s[1] == 8:
		c.Check(num == 1 || num == 2 || num == 4, "expected num attribute to be 1, 2 or 4 for 8x8 matrix")
		c.Check(element == "b16", "expected element type to be b16 for 8x8 matrix")
	case s[0] == 8 && s[1] == 16:
		c.Check(num == 1 || num == 2 || num == 4, "expected num attribute to be 1, 2 or 4 for 8x16 matrix")
		c.Check(layout == "row", "expected layout to be row for 8x16 matrix")
		c.Check(packed, "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix")
	case s[0] == 16 && s[1] == 16:
		c.Check(num == 1 || num == 2, "expected num attribute to be 1 or 2 for 16x16 matrix")
		c.Check(layout == "col", "expected layout to be col for 16x16 matrix")
		c.Check(packed || element == "b8", "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix")
		n *= 2
	default:
		c.Failf("expected shape to be 8x8, 8x16 or 16x16")
	}
	ctx := op.Operation.Context()
	if n == 1 {
		c.Check(op.Res().Type() == ir.Type(ctx.I32()), "expected destination type is i32")
		return
	}
	c.Checkf(op.Res().Type() == structOf(ctx, repeated(ctx.I32(), int(n))...),
		"expected destination type is a structure of %d elements of type i32", n)
}

func verifyMatrixStore(op StMatrixOp, c *ir.Checker) {
	n := len(op.Sources())
	c.Check(n == 1 || n == 2 || n == 4, "expected num attribute to be 1, 2 or 4")
	element := named.EnumText(op.EltTypeAttr())
	switch s := shapeOf(op.ShapeAttr()); {
	case s[0] == 8 && s[1] == 8:
		c.Check(element == "b16", "expected element type to be B16 for 8x8 matrix")
	case s[0] == 16 && s[1] == 8:
		c.Check(element == "b8", "expected element type to be B8 for 16x8 matrix")
		c.Check(named.EnumText(op.LayoutAttr()) == "col", "expected layout to be col for 16x8 matrix")
	default:
		c.Failf("expected shape to be 8x8 or 16x8")
	}
}
