package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// depths are the sizes k of the products of warp groups by the type of the
// elements.
var depths = map[string]int64{"tf32": 8, "f16": 16, "bf16": 16, "s8": 32, "u8": 32, "e4m3": 32, "e5m2": 32, "b1": 256}

// multiplies reports whether there is a product of elements of two types with
// sums of a third.
func multiplies(a, b, sum string) bool {
	half := sum == "f32" || sum == "f16"
	switch a {
	case "f16":
		return half && b == "f16"
	case "tf32":
		return sum == "f32" && b == "tf32"
	case "u8", "s8":
		return sum == "s32" && (b == "u8" || b == "s8")
	case "b1":
		return sum == "s32" && b == "b1"
	case "bf16":
		return half && b == "bf16"
	case "e4m3", "e5m2":
		return half && (b == "e4m3" || b == "e5m2")
	}
	return false
}

// hasWidth reports whether a product may have a size n.
func hasWidth(a string, n int64) bool {
	if n < 8 || n > 256 || n%8 != 0 {
		return false
	}
	switch a {
	case "u8", "s8", "b1":
		return n <= 32 || n%16 == 0
	}
	return true
}

func verifyGroupProduct(op WgmmaMmaAsyncOp, c *ir.Checker) {
	body, ok := structBody(op.ResultsValue().Type())
	c.Check(ok, "expected results to be struct")
	a, b, sum := named.EnumText(op.TypeAAttr()), named.EnumText(op.TypeBAttr()), named.EnumText(op.TypeDAttr())
	for _, t := range body {
		c.Checkf(t == body[0], "all elements in struct must be same type but there is '%s'", t)
	}
	if sum != "f32" && sum != "f16" && sum != "s32" {
		c.Failf("does not support the given output type %s", sum)
	}
	c.Check(sum != "s32" || named.EnumText(op.ScaleAAttr()) != "neg" && named.EnumText(op.ScaleBAttr()) != "neg", "has s32 output, scaleA and scaleB cannot be neg")
	if !multiplies(a, b, sum) {
		c.Failf("%s += %s * %s, it is not supported.", sum, a, b)
	}
	s := shapeOf(op.ShapeAttr())
	c.Check(s[0] == 64, "shape 'm' must be 64")
	if s[2] != depths[a] {
		c.Failf("shape 'k' must be %d for input type %s", depths[a], a)
	}
	if !hasWidth(a, s[1]) {
		c.Failf("has input type %s n is set to %d, it is not supported.", a, s[1])
	}
	layoutA, layoutB := named.EnumText(op.LayoutAAttr()), named.EnumText(op.LayoutBAttr())
	if a != "f16" && a != "bf16" && (layoutA == "col" || layoutB == "row") {
		c.Failf("given layouts layout_a = %s and layout_b = %s for input types %s and %s requires transpose. However, this is only supported for: f16 and bf16",
			layoutA, layoutB, a, b)
	}
	want := s[1] / 2
	if sum == "f16" {
		want = s[1] / 4
	}
	c.Checkf(int64(len(body)) == want, "results %d, however output struct has %d elements", want, len(body))
	if sum != "s32" && named.EnumText(op.SatfiniteAttr()) == "satfinite" {
		c.Failf(" `satfinite` can be only used with s32 accumulator, however the current accumulator is %s", sum)
	}
}
