package tosa

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// exact divides, if nothing remains.
func exact(a, b int64) (int64, bool) {
	if b == 0 || a%b != 0 {
		return 0, false
	}
	return a / b, true
}

func anyBelow(ns []int64, limit int64) bool {
	return slices.ContainsFunc(ns, func(n int64) bool { return n < limit })
}

// accumulator checks the type in which floats are added up.
func accumulator(op *ir.Operation, t, acc ir.Type, c *ir.Checker) {
	c.Check(!ir.IsFloat(t, num.F16) || ir.IsFloat(acc, num.F16, num.F32), "accumulator type for f16 tensor is not f16/f32")
	c.Check(!ir.IsFloat(t, num.BF16) || ir.IsFloat(acc, num.F32), "accumulator type for bf16 tensor is not f32")
	c.Check(!ir.IsFloat(t, num.F32) || ir.IsFloat(acc, num.F32), "accumulator type for f32 tensor is not f32")
}

func accType(op accumulatingOp) ir.Type {
	if a, ok := op.AccTypeAttr().(*ir.TypeAttr); ok {
		return a.Value
	}
	return nil
}

// convTypes checks the types of a convolution.
func convTypes(op convOp, c *ir.Checker) {
	in, weight, bias, out := uniform(element(op.Input())), uniform(element(op.Weight())), element(op.Bias()), element(op.Output())
	biasFloat, outFloat := ir.IsFloat(bias), ir.IsFloat(out)
	bias, out = uniform(bias), uniform(out)
	c.Checkf(!biasFloat || !outFloat || bias == out, "expect both bias and result to have same element type, got '%s' and '%s'", bias, out)
	c.Checkf(!ir.IsFloat(in, num.F8E5M2, num.F8E4M3FN) && !ir.IsFloat(weight, num.F8E5M2, num.F8E4M3FN) || in == weight,
		"expect both input and weight to have same element type, got '%s' and '%s'", in, weight)
	c.Checkf(ir.IsFloat(in) == ir.IsFloat(weight), "expect both input and weight to be float or not together, got '%s' and '%s'", in, weight)
	z := storage(op.InputZp())
	c.Checkf(in == z, "expect both input and its zero point are the same element type, got '%s' and '%s'", in, z)
	z = storage(op.WeightZp())
	c.Checkf(weight == z, "expect both weight and its zero point are the same element type, got '%s' and '%s'", weight, z)
	zeroPointValue(op.Operation, op.InputZp(), "input", c)
	zeroPointValue(op.Operation, op.WeightZp(), "weight", c)
	acc := accType(accumulatingOp(op))
	c.Check(!isInteger(in, 8) || isInteger(acc, 32), "accumulator type for i8 tensor is not i32")
	c.Check(!isInteger(in, 16) || isInteger(acc, 48), "accumulator type for i16 tensor is not i48")
	c.Check(!ir.IsFloat(in, num.F8E5M2, num.F8E4M3) || ir.IsFloat(acc, num.F16), "accumulator type for f8 tensor is not f16")
	accumulator(op.Operation, in, acc, c)
}

// An axis is a dimension along which a window moves.
type axis struct {
	name, letter, before, after string
	in, kernel, out             int // the dimensions of input, weight and output
	at                          int // in strides and dilations, and twice that in paddings
}

var (
	planar    = []axis{{"height", "y", "top", "bottom", 1, 1, 1, 0}, {"width", "x", "left", "right", 2, 2, 2, 1}}
	depthwise = []axis{{"height", "y", "top", "bottom", 1, 0, 1, 0}, {"width", "x", "left", "right", 2, 1, 2, 1}}
	spatial   = []axis{{"depth", "d", "front", "back", 1, 1, 1, 0}, {"height", "y", "top", "bottom", 2, 2, 2, 1}, {"width", "x", "left", "right", 3, 3, 3, 2}}
)

// atLeast checks the elements of a list of padding, strides or the like.
func atLeast(c *ir.Checker, what string, ns []int64, limit int64) {
	if anyBelow(ns, limit) {
		c.Failf("expect all %s values to be >= %d, got %s", what, limit, ir.JoinInts(ns))
	}
}

// conv is the check of a convolution along axes.
func conv(axes []axis) func(op *ir.Operation, c *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) {
		convTypes(convOp{op}, c)
		pad, stride, dilation := array(op, "pad"), array(op, "stride"), array(op, "dilation")
		atLeast(c, "padding", pad, 0)
		atLeast(c, "stride", stride, 1)
		atLeast(c, "dilation", dilation, 1)
		out := shapeOf(convOp{op}.Output().Type())
		if !out.ranked {
			return
		}
		in, weight := shapeOf(convOp{op}.Input().Type()), shapeOf(convOp{op}.Weight().Type())
		if in.ranked && weight.ranked {
			for _, a := range axes {
				a.verify(op, in.dim(a.in), weight.dim(a.kernel), out.dim(a.out), pad[2*a.at:], stride[a.at], dilation[a.at], c)
			}
		}
		biasChannels(convOp{op}, out, c)
	}
}

func (a axis) verify(op *ir.Operation, in, kernel, out int64, pad []int64, stride, dilation int64, c *ir.Checker) {
	if in == dynamic || kernel == dynamic {
		return
	}
	n, ok := exact(in-1+pad[0]+pad[1]-(kernel-1)*dilation, stride)
	if !ok {
		c.Failf("expected input_%s - 1 + pad_%s + pad_%s - (kernel_%s - 1) * dilation_%s to be wholly divisible by stride_%s, got (%d - 1 + %d + %d - (%d - 1) * %d) / %d",
			a.name, a.before, a.after, a.name, a.letter, a.letter, in, pad[0], pad[1], kernel, dilation, stride)
	}
	calculated(op, a.name, n+1, out, c)
}

// calculated checks a dimension of the output against the computed one.
func calculated(op *ir.Operation, name string, n, out int64, c *ir.Checker) {
	c.Checkf(out == dynamic || n == out, "calculated output %s did not match expected: calculated=%d, expected=%d", name, n, out)
}

// biasChannels checks the number of biases.
func biasChannels(op convOp, out shaped, c *ir.Checker) {
	bias, channels := shapeOf(op.Bias().Type()).dim(0), out.dim(len(out.dims)-1)
	if bias == dynamic || channels == dynamic || bias == channels || bias == 1 {
		return
	}
	c.Failf("bias channels expected to be equal to output channels (%d) or 1, got %d", channels, bias)
}

func verifyTransposeConv(op TransposeConv2DOp, c *ir.Checker) {
	convTypes(convOp(op), c)
	stride, pad := array(op.Operation, "stride"), array(op.Operation, "out_pad")
	if anyBelow(stride, 1) {
		c.Failf("expect all stride values to be >= 1, got [%s]", ir.JoinInts(stride))
	}
	in, weight, out := shapeOf(op.Input().Type()), shapeOf(op.Weight().Type()), shapeOf(op.Output().Type())
	for i, name := range []string{"top", "bottom", "left", "right"} {
		kernel, what := weight.dim(1+i/2), "KH"
		if i > 1 {
			what = "KW"
		}
		if kernel != dynamic && pad[i] <= -kernel {
			c.Failf("expected out_pad_%s > -%s, but got: out_pad_%s=%d and %s=%d", name, what, name, pad[i], what, kernel)
		}
	}
	if !out.ranked {
		return
	}
	if in.ranked && weight.ranked {
		for i, x := range []struct{ letter, axis, before, after string }{{"H", "y", "top", "bottom"}, {"W", "x", "left", "right"}} {
			a, k, o := in.dim(1+i), weight.dim(1+i), out.dim(1+i)
			before, after := pad[2*i], pad[2*i+1]
			if a == dynamic || o == dynamic || o == (a-1)*stride[i]+before+after+k {
				continue
			}
			c.Failf("dimension mismatch: expected O%s == (I%s - 1) * stride_%s + out_pad_%s + out_pad_%s + K%s, but got %d != (%d - 1) * %d + %d + %d + %d",
				x.letter, x.letter, x.axis, x.before, x.after, x.letter, o, a, stride[i], before, after, k)
		}
	}
	biasChannels(convOp(op), out, c)
}

// pool checks the kernel, the stride and the padding of a pooling, and the sizes of its output.
func pool(op poolOp, c *ir.Checker) {
	kernel, stride, pad := array(op.Operation, "kernel"), array(op.Operation, "stride"), array(op.Operation, "pad")
	atLeast(c, "kernel", kernel, 1)
	atLeast(c, "stride", stride, 1)
	atLeast(c, "padding", pad, 0)
	c.Checkf(pad[3] < kernel[1] && pad[2] < kernel[1],
		"expected left/right padding to be less than the width of the kernel, got pad_left=%d, pad_right=%d, kernel_x=%d", pad[2], pad[3], kernel[1])
	c.Checkf(pad[0] < kernel[0] && pad[1] < kernel[0],
		"expected top/bottom padding to be less than the height of the kernel, got pad_top=%d, pad_bottom=%d, kernel_y=%d", pad[0], pad[1], kernel[0])
	in, out := shapeOf(op.Input().Type()), shapeOf(op.Output().Type())
	if !in.ranked || !out.ranked {
		return
	}
	for i, a := range planar {
		size := in.dim(a.in)
		if size == dynamic {
			continue
		}
		n, ok := exact(size+pad[2*i]+pad[2*i+1]-kernel[i], stride[i])
		if !ok {
			c.Failf("expected input_%s + pad_%s + pad_%s - kernel_%s to be wholly divisible by stride_%s, got (%d + %d + %d - %d) / %d",
				a.name, a.before, a.after, a.letter, a.letter, size, pad[2*i], pad[2*i+1], kernel[i], stride[i])
		}
		calculated(op.Operation, a.name, n+1, out.dim(a.out), c)
	}
}

func verifyMaxPool(op *ir.Operation, c *ir.Checker) {
	inputOutput(op, 0, c)
	pool(poolOp{op}, c)
}

func verifyAveragePool(op AvgPool2dOp, c *ir.Checker) {
	pool(poolOp(op), c)
	in, acc := storage(op.Input()), accType(accumulatingOp(op))
	_, ok := in.(*ir.IntegerType)
	c.Check(!ok || isInteger(acc, 32), "accumulator type for integer tensor is not i32")
	accumulator(op.Operation, in, acc, c)
	zeroPointType(op.Operation, op.Input(), op.InputZp(), "input", c)
	zeroPointType(op.Operation, op.Output(), op.OutputZp(), "output", c)
	zeroPointValue(op.Operation, op.InputZp(), "input", c)
	zeroPointValue(op.Operation, op.OutputZp(), "output", c)
}
