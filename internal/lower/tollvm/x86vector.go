package tollvm

import (
	"fmt"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// x86Operations lists the operations of x86vector with the intrinsic for each type. The end of its
// name is formatted for a vector.
var x86Operations = []struct {
	name, intrinsic string
	suffix          x86Suffix
	sized           int // the operand with the vector that the suffix is for, -1 for the result
}{
	{"avx512.mask.rndscale", "llvm.x86.avx512.mask.rndscale", floatsSuffix, -1},
	{"avx512.mask.scalef", "llvm.x86.avx512.mask.scalef", floatsSuffix, -1},
	{"avx512.vp2intersect", "llvm.x86.avx512.vp2intersect", integersSuffix, 0},
	{"avx512.dot", "llvm.x86.avx512bf16.dpbf16ps", bitsSuffix, 0},
	{"avx512.cvt.packed.f32_to_bf16", "llvm.x86.avx512bf16.cvtneps2bf16", bitsSuffix, 0},
	{"avx.rsqrt", "llvm.x86.avx.rsqrt.ps.256", noSuffix, 0},
	{"avx.dot.i8", "llvm.x86.avx2.vpdpbssd", bitsSuffix, 0},
}

// An x86Suffix selects how an intrinsic's name depends on the type of a vector.
type x86Suffix uint8

const (
	noSuffix       x86Suffix = iota
	bitsSuffix               // .512
	floatsSuffix             // .ps.512 or .pd.512
	integersSuffix           // .d.512 or .q.512
)

// of returns the suffix for a vector.
func (s x86Suffix) of(v *ir.VectorType) string {
	width, _ := ir.IntOrFloatWidth(v.Element)
	bits := vectorBits(v)
	switch {
	case s == noSuffix:
		return ""
	case s == bitsSuffix:
		return fmt.Sprintf(".%d", bits)
	case s == floatsSuffix && width == 32:
		return fmt.Sprintf(".ps.%d", bits)
	case s == floatsSuffix:
		return fmt.Sprintf(".pd.%d", bits)
	case width == 32:
		return fmt.Sprintf(".d.%d", bits)
	}
	return fmt.Sprintf(".q.%d", bits)
}

// vectorBits returns the size of a vector of one dimension.
func vectorBits(v *ir.VectorType) int64 {
	width, _ := ir.IntOrFloatWidth(v.Element)
	return v.Shape()[0] * int64(width)
}

// x86Loads are the operations of x86vector on a memref, with the intrinsics for elements of type
// bf16 and of type f16.
var x86Loads = []struct{ name, bfloat, half string }{
	{"avx.bcst_to_f32.packed", "vbcstnebf162ps", "vbcstnesh2ps"},
	{"avx.cvt.packed.even.indexed_to_f32", "vcvtneebf162ps", "vcvtneeph2ps"},
	{"avx.cvt.packed.odd.indexed_to_f32", "vcvtneobf162ps", "vcvtneoph2ps"},
}

// X86VectorPatterns returns the patterns for x86vector.
func X86VectorPatterns(t *Types) []conversion.Pattern {
	list := []conversion.Pattern{
		t.pattern("x86vector.avx512.mask.compress", t.compress),
		t.pattern("x86vector.avx.intr.dot", func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			// All elements are multiplied and added, and all results are written.
			mask := t.emit(op, r).number(t.ctx.IntegerType(8), -1)
			return t.callIntrinsic(op, r, "llvm.x86.avx.dp.ps.256", append(operands, mask))
		}),
	}
	for _, o := range x86Operations {
		list = append(list, t.pattern("x86vector."+o.name, func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			v := op.Result(0)
			if o.sized >= 0 {
				v = op.Operand(o.sized)
			}
			return t.callIntrinsic(op, r, o.intrinsic+o.suffix.of(vectorType(v)), operands)
		}))
	}
	for _, o := range x86Loads {
		list = append(list, t.pattern("x86vector."+o.name, func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			of := memrefType(op.Operand(0))
			name := o.bfloat
			if of.Element == t.ctx.FloatType(num.F16) {
				name = o.half
			}
			p := t.emit(op, r).descriptor(operands[0]).start(of)
			return t.callIntrinsic(op, r, fmt.Sprintf("llvm.x86.%s%d", name, vectorBits(vectorType(op.Result(0)))), []*ir.Value{p})
		}))
	}
	return list
}

// compress lowers a compression, whose other elements are those of an operand, of a constant, or
// zero. The intrinsic has the mask last.
func (t *Types) compress(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	mask, from := operands[0], operands[1]
	var rest *ir.Value
	if len(operands) > 2 {
		rest = operands[2]
	} else {
		value := op.Attr("constant_src")
		if value == nil {
			value = zeros(vectorType(from))
		}
		rest = constant(r, op, from.Type(), value)
	}
	return t.callIntrinsic(op, r, "llvm.x86.avx512.mask.compress", []*ir.Value{from, rest, mask})
}

// zeros returns a vector of zeros.
func zeros(of *ir.VectorType) ir.Attribute {
	if f, ok := of.Element.(*ir.FloatType); ok {
		return folding.SplatOf(of, of.Context().Float64Attr(f, 0))
	}
	return folding.Splat(of, 0)
}
