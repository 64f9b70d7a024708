package nvvm

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

func verifyToTF32(op *ir.Operation, d *diag.List) bool {
	switch named.Enum(op, "rnd") {
	case "rna":
		if named.Bool(op, "relu") {
			return fail(op, d, "Relu not supported with rna rounding mode.")
		}
	case "rn", "rz":
	default:
		return fail(op, d, "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.")
	}
	return true
}

// small returns the type of floats that an attribute names, -1 if it is none.
func small(op *ir.Operation, name string) num.FloatKind {
	if a, ok := op.Attr(name).(*ir.TypeAttr); ok {
		if t, ok := a.Value.(*ir.FloatType); ok {
			return t.Kind
		}
	}
	return num.F80 // which nothing is converted to
}

// between checks the type of floats that an attribute of a conversion names.
func between(attr, conversion string, kinds ...num.FloatKind) func(op *ir.Operation, d *diag.List) bool {
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
	return func(op *ir.Operation, d *diag.List) bool {
		have := small(op, attr)
		for _, k := range kinds {
			if k == have {
				return true
			}
		}
		return failOp(op, d, "%s", message)
	}
}

func verifyToF8x2(op *ir.Operation, d *diag.List) bool {
	rounding := named.Enum(op, "rnd")
	switch small(op, "dstTy") {
	case num.F8E4M3FN, num.F8E5M2:
		if rounding != "rn" {
			return failOp(op, d, "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types")
		}
		if named.Enum(op, "sat") != "satfinite" {
			return failOp(op, d, "Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types")
		}
	case num.F8E8M0FNU:
		if rounding != "rz" && rounding != "rp" {
			return failOp(op, d, "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type")
		}
		if named.Bool(op, "relu") {
			return failOp(op, d, "relu not supported for conversions to 'f8E8M0FNU' type")
		}
	default:
		return failOp(op, d, "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2")
	}
	return true
}

var fromBF16x2 = between("dstTy", "bf16x2 to f8x2", num.F8E8M0FNU)

func verifyFromBF16x2(op *ir.Operation, d *diag.List) bool {
	if !fromBF16x2(op, d) {
		return false
	}
	if r := named.Enum(op, "rnd"); r != "rz" && r != "rp" {
		return failOp(op, d, "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.")
	}
	return true
}

// verifyToPair checks conversions to two floats of 16 bits.
func verifyToPair(to string) func(op *ir.Operation, d *diag.List) bool {
	return func(op *ir.Operation, d *diag.List) bool {
		random := named.Operand(op, "random_bits") != nil
		switch named.Enum(op, "rnd") {
		case "rn", "rz":
			if random {
				return failOp(op, d, "random_bits not supported for RN and RZ rounding modes.")
			}
		case "rs":
			if !random {
				return failOp(op, d, "random_bits is required for RS rounding mode.")
			}
		default:
			return failOp(op, d, "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to %s.", to)
		}
		return true
	}
}
