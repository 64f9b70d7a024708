package nvvm

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// elementOf returns the matrix element type that the registers of an operand imply, or "" if they
// leave it open.
func elementOf(t ir.Type, sum bool) string {
	switch t := t.(type) {
	case *ir.FloatType:
		switch {
		case t.Kind == num.F64:
			return "f64"
		case t.Kind == num.F16:
			return "f16"
		case t.Kind == num.F32 && sum:
			return "f32"
		case t.Kind == num.F32:
			return "tf32"
		}
	case *ir.VectorType:
		if t == t.Context().VectorType([]int64{2}, t.Context().F16(), nil) {
			return "f16"
		}
	case *ir.IntegerType:
		if sum {
			return "s32"
		}
	case *ir.DefinedType:
		if body, ok := structBody(t); ok && len(body) > 0 {
			return elementOf(body[0], sum)
		}
	}
	return ""
}

// A variant lists the permitted operand and result types of a matrix product.
type variant struct {
	a, b, c [][]ir.Type
	results []ir.Type
	depths  []int64 // the sizes k
}

// variantOf16 returns the variant of a product with m = 16; ok is false if there is no such
// instruction. A sparse product has half of the factor a, and twice the depth.
func variantOf16(ctx *ir.Context, s [3]int64, element string, sparse bool) (v variant, ok bool) {
	half := ir.Type(ctx.VectorType([]int64{2}, ctx.F16(), nil))
	i32, f32 := ir.Type(ctx.I32()), ir.Type(ctx.F32())
	halves, floats := structOf(ctx, half, half), structOf(ctx, f32, f32, f32, f32)
	register, integer := i32, false
	var factor int64
	switch element {
	case "tf32":
		factor, v.results = 4, []ir.Type{floats}
	case "bf16":
		factor, v.results = 8, []ir.Type{floats}
	case "f16":
		factor, register, v.results = 8, half, []ir.Type{halves, floats}
	case "s4", "u4":
		factor, integer = 32, true
	case "s8", "u8":
		factor, integer = 16, true
	case "b1":
		if sparse {
			return v, false
		}
		factor, integer = 128, true
	case "e4m3", "e5m2", "e3m2", "e2m3", "e2m1":
		if !sparse {
			return v, false
		}
		factor, v.results = 32, []ir.Type{halves, floats}
	default:
		return v, false
	}
	if integer {
		v.results, v.c = []ir.Type{structOf(ctx, i32, i32, i32, i32)}, [][]ir.Type{repeated(i32, 4)}
	} else {
		v.c = [][]ir.Type{repeated(half, 2), repeated(f32, 4)}
	}
	tiles := s[2] / factor
	unitsA, unitsB := s[0]/8*tiles, s[1]/8*tiles
	v.depths = []int64{factor, 2 * factor}
	if sparse {
		unitsA /= 2
		v.depths = []int64{2 * factor, 4 * factor}
		if element[0] == 'e' {
			v.depths = v.depths[:1]
		}
	}
	if max(unitsA, unitsB) > 1<<16 || min(unitsA, unitsB) < 0 {
		return v, true // the depth is refused anyhow
	}
	v.a, v.b = [][]ir.Type{repeated(register, int(unitsA))}, [][]ir.Type{repeated(register, int(unitsB))}
	return v, true
}

// variantOf8 returns the variant of a product whose size m is 8.
func variantOf8(ctx *ir.Context, element string) (v variant) {
	i32 := ir.Type(ctx.I32())
	switch element {
	case "f16":
		half, f32 := ir.Type(ctx.VectorType([]int64{2}, ctx.F16(), nil)), ir.Type(ctx.F32())
		v.a, v.b = [][]ir.Type{{half, half}}, [][]ir.Type{{half, half}}
		v.c = [][]ir.Type{repeated(half, 4), repeated(f32, 8)}
		v.results = []ir.Type{structOf(ctx, repeated(half, 4)...), structOf(ctx, repeated(f32, 8)...)}
		v.depths = []int64{4}
	case "f64":
		f64 := ir.Type(ctx.F64())
		v.a, v.b, v.c = [][]ir.Type{{f64}}, [][]ir.Type{{f64}}, [][]ir.Type{{f64, f64}}
		v.results = []ir.Type{structOf(ctx, f64, f64)}
		v.depths = []int64{4}
	case "s4", "u4":
		v.depths = []int64{32}
	case "s8", "u8":
		v.depths = []int64{16}
	case "b1":
		v.depths = []int64{128}
	}
	if v.a == nil && v.depths != nil {
		v.a, v.b, v.c = [][]ir.Type{{i32}}, [][]ir.Type{{i32}}, [][]ir.Type{{i32, i32}}
		v.results = []ir.Type{structOf(ctx, i32, i32)}
	}
	return v
}

func verifyProduct(op MmaOp, c *ir.Checker) {
	s, a := shapeOf(op.ShapeAttr()), named.EnumText(op.MultiplicandAPtxTypeAttr())
	verifyVariant(op, a, false, c)
	c.Check(a != "b1" || op.B1OpAttr() != nil, "op requires b1Op attribute")
	verifyOverflow(op, a, c)
	if s == [3]int64{8, 8, 4} && a == "f16" {
		return
	}
	if named.EnumText(op.LayoutAAttr()) != "row" || named.EnumText(op.LayoutBAttr()) != "col" {
		c.Failf("requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <%d, %d, %d> with element types %s and %s. Only m8n8k4 with f16 supports other layouts.",
			s[0], s[1], s[2], a, named.EnumText(op.MultiplicandBPtxTypeAttr()))
	}
}

func verifySparseProduct(op MmaSpOp, c *ir.Checker) {
	a := named.EnumText(op.MultiplicandAPtxTypeAttr())
	verifyVariant(op, a, true, c)
	verifyOverflow(op, a, c)
}

// A product is a product of matrices, dense or sparse.
type product interface {
	OperandA() typed.Operands
	OperandB() typed.Operands
	OperandC() typed.Operands
	Res() *ir.Value
	ShapeAttr() ir.Attribute
	IntOverflowBehaviorAttr() ir.Attribute
}

// verifyOverflow checks that integer products specify the behavior on overflow.
func verifyOverflow(op product, element string, c *ir.Checker) {
	switch element {
	case "s4", "u4", "s8", "u8":
		c.Check(op.IntOverflowBehaviorAttr() != nil, "op requires intOverflowBehavior attribute")
	}
}

// verifyVariant checks the types of the operands and the result.
func verifyVariant(op product, element string, sparse bool, c *ir.Checker) {
	s, result := shapeOf(op.ShapeAttr()), op.Res().Type()
	ctx := result.Context()
	var v variant
	switch {
	case s[0] == 16:
		var ok bool
		if v, ok = variantOf16(ctx, s, element, sparse); !ok {
			c.FailPlainf("invalid shape or multiplicand type: %s", element)
		}
		var sum ir.Type
		if os := op.OperandC(); len(os) > 0 {
			sum = os.At(0).Type()
		}
		c.Check(elementOf(result, true) == elementOf(sum, true), "ctype does not match dtype")
	case s[0] == 8 && (!sparse || element != "b1"):
		v = variantOf8(ctx, element)
	}
	if v.a == nil || s[1] != 8 || !slices.Contains(v.depths, s[2]) {
		c.Failf("unimplemented variant for MMA shape <%d, %d, %d>", s[0], s[1], s[2])
	}
	operands := [...]typed.Operands{op.OperandA(), op.OperandB(), op.OperandC()}
	for i, want := range [][][]ir.Type{v.a, v.b, v.c} {
		var have []ir.Type
		for v := range operands[i].All() {
			have = append(have, v.Type())
		}
		if !slices.ContainsFunc(want, func(ts []ir.Type) bool { return slices.Equal(ts, have) }) {
			c.Failf("Could not match types for the %c operands; expected one of %sbut got %s", 'A'+i, variants(want), types(have))
		}
	}
	if !slices.Contains(v.results, result) {
		c.Failf("Could not match allowed types for the result; expected one of %s but got %s", types(v.results), result)
	}
}

// variants lists types by their number.
func variants(list [][]ir.Type) string {
	var b strings.Builder
	for _, ts := range list {
		b.WriteString(itoa(len(ts)))
		b.WriteByte('x')
		if len(ts) > 0 {
			b.WriteString(ts[0].String())
		}
		b.WriteByte(' ')
	}
	return b.String()
}

func types(ts []ir.Type) string {
	texts := make([]string, len(ts))
	for i, t := range ts {
		texts[i] = t.String()
	}
	return strings.Join(texts, ", ")
}

// verifyScaled returns the check of a product with scales of blocks, dense or
// sparse: the shapes are those of a depth and of its half.
func verifyScaled(depth int64, sparse bool) func(op *ir.Operation, c *ir.Checker) {
	what := "mma"
	if sparse {
		what = "sparse mma"
	}
	return typed.Verify(func(op MmaSpBlockScaleOp, c *ir.Checker) { // a dense one has most of its attributes
		c.Check(!sparse || op.OrderedMetadata(), "'orderedMetadata' attribute is mandatory")
		kind, size, format := named.EnumText(op.KindAttr()), named.EnumText(op.ScaleVecSizeAttr()), named.EnumText(op.BlockScaleFormatAttr())
		switch s := shapeOf(op.ShapeAttr()); s {
		case [3]int64{16, 8, depth}:
			if named.EnumText(op.MultiplicandAPtxTypeAttr()) != "e2m1" || named.EnumText(op.MultiplicandBPtxTypeAttr()) != "e2m1" {
				c.Errorf("unsupported MMATypes attribute for mma.m16n8k%d.(mxf4nvf4|mxf4)", depth)
			}
			switch kind {
			case "mxf4":
				if size != "x2" {
					c.Errorf("unsupported ScaleVecSize attribute for mma.m16n8k%d.mxf4", depth)
				}
				if format != "ue8m0" {
					c.Errorf("unsupported BlockScaleFormat attribute for mma.m16n8k%d.mxf4", depth)
				}
			case "mxf4nvf4":
				if !(size == "x2" && format == "ue8m0" || size == "x4" && format == "ue4m3") {
					c.Errorf("unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k%d.mxf4nvf4", depth)
				}
			default:
				c.Errorf("unsupported Kind attribute for mma.m16n8k%d", depth)
			}
		case [3]int64{16, 8, depth / 2}:
			if kind != "mxf8f6f4" || size != "x1" || format != "ue8m0" {
				c.Errorf("unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k%d", depth/2)
			}
		default:
			c.Errorf("unsupported Geom for %s with block scaling", what)
		}
	})
}
