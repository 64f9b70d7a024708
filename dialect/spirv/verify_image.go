package spirv

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

func verifyQuerySize(op *ir.Operation, c *ir.Checker) {
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
		c.FailPlainf("the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect")
	}
	if dim != "Buffer" && dim != "Rect" && enumParam(image, imageSampling) != "MultiSampled" && enumParam(image, imageSamplerUse) == "NeedSampler" {
		c.FailPlainf("if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2")
	}
	if enumParam(image, imageArrayed) == "Arrayed" {
		n++
	}
	have := count(resultType(op))
	c.CheckPlainf(have == n, "expected the result to have %d component(s), but found %d component(s)", n, have)
}

// An access describes a kind of image operation, for the checks of its image operands.
type access struct {
	implicitLod, explicitLod bool
	fixed                    int // operands before those of the image operands
}

// verify checks the image operands.
func (a access) verify(op *ir.Operation, c *ir.Checker) {
	args := op.Operands()[a.fixed:]
	if (imageOp{op}).ImageOperandsAttr() == nil {
		c.CheckPlain(len(args) == 0, "the Image Operands should encode what operands follow, as per Image Operands")
		return
	}
	has := func(name string) bool { return hasBit(op, "image_operands", name) }
	c.CheckPlain(!has("Lod") || !has("Grad"), "it is invalid to set both the Lod and Grad bits")
	image := is(operandType(op), imageClass)
	if s := is(operandType(op), sampledImageClass); s != nil {
		image = is(typeParam(s, 0), imageClass)
	}
	if has("Bias") {
		c.CheckPlain(a.implicitLod, "Bias is only valid with implicit-lod instructions")
		c.CheckPlain(len(args) >= 1, "Bias operand requires 1 argument")
		c.CheckPlain(ir.IsFloat(args[0].Type()), "Bias must be a floating-point type scalar")
		verifySingle(op, image, "Bias", c)
		args = args[1:]
	}
	if has("Lod") {
		c.CheckPlain(a.explicitLod, "Lod is only valid with explicit-lod and fetch instructions")
		c.CheckPlain(len(args) >= 1, "Lod operand requires 1 argument")
		c.CheckPlain(ir.IsFloat(args[0].Type()), "for sampling operations, Lod must be a floating-point type scalar")
		verifySingle(op, image, "Lod", c)
		args = args[1:]
	}
	if has("Grad") {
		a.verifyGrad(op, image, args, c)
		args = args[2:]
	}
	c.CheckPlain(len(args) == 0, "too many image operand arguments have been provided")
}

// verifySingle checks the image of an operand that needs dimensions and one sample.
func verifySingle(op *ir.Operation, image *ir.DefinedType, what string, c *ir.Checker) {
	c.CheckPlainf(slices.Contains([]string{"Dim1D", "Dim2D", "Dim3D", "Cube"}, enumParam(image, imageDim)),
		"%s must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube", what)
	c.CheckPlainf(enumParam(image, imageSampling) == "SingleSampled", "%s must only be used with an image type that has a MS operand of 0", what)
}

func (a access) verifyGrad(op *ir.Operation, image *ir.DefinedType, args []*ir.Value, c *ir.Checker) {
	c.CheckPlain(a.explicitLod, "Grad is only valid with explicit-lod instructions")
	c.CheckPlain(len(args) >= 2, "Grad operand requires 2 arguments (scalars or vectors)")
	c.CheckPlain(enumParam(image, imageSampling) == "SingleSampled", "Grad must only be used with an image type that has a MS operand of 0")
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
		c.CheckPlain(count(x) == n && count(y) == n, wrong)
		c.CheckPlain(ir.IsFloat(x.Element) && ir.IsFloat(y.Element), "Grad arguments must be a vector of floating-point type")
	case ir.IsFloat(args[0].Type()) && ir.IsFloat(args[1].Type()):
		c.CheckPlain(n == 1, wrong)
	default:
		c.FailPlainf("Grad arguments must be a scalar or vector of floating-point type")
	}
}
