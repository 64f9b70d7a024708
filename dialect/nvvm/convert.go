package nvvm

import (
	"strings"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

func verifyToTF32(op ConvertFloatToTF32Op, c *ir.Checker) {
	switch named.EnumText(op.RndAttr()) {
	case "rna":
		c.CheckPlain(!op.Relu(), "Relu not supported with rna rounding mode.")
	case "rn", "rz":
	default:
		c.FailPlainf("Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.")
	}
}

// small returns the kind of the float type in an attribute, or -1 if the attribute holds another
// type.
func small(a ir.Attribute) num.FloatKind {
	if t, ok := typed.Type[ir.Type](a).(*ir.FloatType); ok {
		return t.Kind
	}
	return num.F80 // which nothing is converted to
}

// The types of floats that a conversion is to or from. The attribute has one name in all of them.
var (
	toType   = typed.Get(ConvertF16x2ToF8x2Op.DstTyAttr)
	fromType = typed.Get(ConvertF8x2ToF16x2Op.SrcTypeAttr)
)

// between checks the type of floats that a conversion is to or from.
func between(attr func(op *ir.Operation) ir.Attribute, conversion string, kinds ...num.FloatKind) func(op *ir.Operation, c *ir.Checker) {
	texts := make([]string, len(kinds))
	for i, k := range kinds {
		texts[i] = "'" + k.String() + "'"
	}
	what := strings.Join(texts, " and ") + " type"
	verb := " is"
	if len(kinds) > 1 {
		verb = "s are"
	}
	message := "Only " + what + verb + " supported for conversions from " + conversion + "."
	return func(op *ir.Operation, c *ir.Checker) {
		have := small(attr(op))
		for _, k := range kinds {
			if k == have {
				return
			}
		}
		c.Failf("%s", message)
	}
}

func verifyToF8x2(op ConvertF32x2ToF8x2Op, c *ir.Checker) {
	rounding := named.EnumText(op.RndAttr())
	switch small(op.DstTyAttr()) {
	case num.F8E4M3FN, num.F8E5M2:
		c.Check(rounding == "rn", "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types")
		c.Check(named.EnumText(op.SatAttr()) == "satfinite", "Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types")
	case num.F8E8M0FNU:
		c.Check(rounding == "rz" || rounding == "rp", "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type")
		c.Check(!op.Relu(), "relu not supported for conversions to 'f8E8M0FNU' type")
	default:
		c.Failf("Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2")
	}
}

var fromBF16x2 = between(toType, "bf16x2 to f8x2", num.F8E8M0FNU)

func verifyFromBF16x2(op ConvertBF16x2ToF8x2Op, c *ir.Checker) {
	fromBF16x2(op.Operation, c)
	r := named.EnumText(op.RndAttr())
	c.Check(r == "rz" || r == "rp", "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.")
}

// verifyToPair checks conversions to two floats of 16 bits.
func verifyToPair(to string) func(op *ir.Operation, c *ir.Checker) {
	return typed.Verify(func(op ConvertF32x2ToF16x2Op, c *ir.Checker) { // that to bf16x2 has the same parts
		_, random := op.RandomBits()
		switch named.EnumText(op.RndAttr()) {
		case "rn", "rz":
			c.Check(!random, "random_bits not supported for RN and RZ rounding modes.")
		case "rs":
			c.Check(random, "random_bits is required for RS rounding mode.")
		default:
			c.Failf("Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to %s.", to)
		}
	})
}
