package spirv

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func verifyQuerySize(op *ir.Operation, d *diag.List) bool {
	image := is(operandType(op), imageClass)
	dim := enumParam(image, imageDim)
	n := int64(0)
	switch dim {
	case "Dim1D", "Buffer":
		n = 1
	case "Dim2D", "Cube", "Rect":
		n = 2
	case "Dim3D":
		n = 3
	default:
		return plain(op, d, "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect")
	}
	if dim != "Buffer" && dim != "Rect" && enumParam(image, imageSampling) != "MultiSampled" && enumParam(image, imageSamplerUse) == "NeedSampler" {
		return plain(op, d, "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2")
	}
	if enumParam(image, imageArrayed) == "Arrayed" {
		n++
	}
	if have := count(resultType(op)); have != n {
		return plain(op, d, "expected the result to have %d component(s), but found %d component(s)", n, have)
	}
	return true
}

// An access is what an operation on an image is, for the checks of its image
// operands.
type access struct {
	implicitLod, explicitLod bool
	fixed                    int // operands before those of the image operands
}

// verify checks the image operands.
func (a access) verify(op *ir.Operation, d *diag.List) bool {
	args := op.Operands()[a.fixed:]
	if op.Attr("image_operands") == nil {
		return len(args) == 0 || plain(op, d, "the Image Operands should encode what operands follow, as per Image Operands")
	}
	has := func(name string) bool { return hasBit(op, "image_operands", name) }
	if has("Lod") && has("Grad") {
		return plain(op, d, "it is invalid to set both the Lod and Grad bits")
	}
	image := is(operandType(op), imageClass)
	if s := is(operandType(op), sampledImageClass); s != nil {
		image = is(typeParam(s, 0), imageClass)
	}
	if has("Bias") {
		switch {
		case !a.implicitLod:
			return plain(op, d, "Bias is only valid with implicit-lod instructions")
		case len(args) < 1:
			return plain(op, d, "Bias operand requires 1 argument")
		case !isFloat(args[0].Type()):
			return plain(op, d, "Bias must be a floating-point type scalar")
		case !verifySingle(op, image, "Bias", d):
			return false
		}
		args = args[1:]
	}
	if has("Lod") {
		switch {
		case !a.explicitLod:
			return plain(op, d, "Lod is only valid with explicit-lod and fetch instructions")
		case len(args) < 1:
			return plain(op, d, "Lod operand requires 1 argument")
		case !isFloat(args[0].Type()):
			return plain(op, d, "for sampling operations, Lod must be a floating-point type scalar")
		case !verifySingle(op, image, "Lod", d):
			return false
		}
		args = args[1:]
	}
	if has("Grad") {
		if !a.verifyGrad(op, image, args, d) {
			return false
		}
		args = args[2:]
	}
	return len(args) == 0 || plain(op, d, "too many image operand arguments have been provided")
}

func isFloat(t ir.Type) bool { _, ok := t.(*ir.FloatType); return ok }

// verifySingle checks the image of an operand that needs dimensions and one sample.
func verifySingle(op *ir.Operation, image *ir.DefinedType, what string, d *diag.List) bool {
	if !slices.Contains([]string{"Dim1D", "Dim2D", "Dim3D", "Cube"}, enumParam(image, imageDim)) {
		return plain(op, d, "%s must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube", what)
	}
	if enumParam(image, imageSampling) != "SingleSampled" {
		return plain(op, d, "%s must only be used with an image type that has a MS operand of 0", what)
	}
	return true
}

func (a access) verifyGrad(op *ir.Operation, image *ir.DefinedType, args []*ir.Value, d *diag.List) bool {
	switch {
	case !a.explicitLod:
		return plain(op, d, "Grad is only valid with explicit-lod instructions")
	case len(args) < 2:
		return plain(op, d, "Grad operand requires 2 arguments (scalars or vectors)")
	case enumParam(image, imageSampling) != "SingleSampled":
		return plain(op, d, "Grad must only be used with an image type that has a MS operand of 0")
	}
	n := int64(1)
	if v := vectorOf(op.Operand(1)); v != nil {
		n = count(v)
		if enumParam(image, imageArrayed) == "Arrayed" {
			n--
		}
	}
	x, y := vectorOf(args[0]), vectorOf(args[1])
	const wrong = "number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present"
	switch {
	case x != nil && y != nil:
		if count(x) != n || count(y) != n {
			return plain(op, d, wrong)
		}
		if !isFloat(x.Element) || !isFloat(y.Element) {
			return plain(op, d, "Grad arguments must be a vector of floating-point type")
		}
	case isFloat(args[0].Type()) && isFloat(args[1].Type()):
		if n != 1 {
			return plain(op, d, wrong)
		}
	default:
		return plain(op, d, "Grad arguments must be a scalar or vector of floating-point type")
	}
	return true
}
