package quant

import (
	"embed"
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed quant.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "quant",
		Ops: map[string]dialect.Op{
			DequantizeCastOpName: {Verify: typed.Verify(func(op DequantizeCastOp, c *ir.Checker) {
				verifyCast(op.Input(), op.ResultValue(), op.Input().Type(), c)
			})},
			QuantizeCastOpName: {Verify: typed.Verify(func(op QuantizeCastOp, c *ir.Checker) {
				verifyCast(op.ResultValue(), op.Input(), op.Input().Type(), c)
			})},
			StorageCastOpName: {Verify: typed.Verify(verifyStorageCast)},
		},
		Register: register,
		Complete: func(d *ir.Dialect) { d.ParseType, d.Bytecode = typeSyntax{}, encoding(d) },
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Quant/IR/QuantBase.td": "base.td",
				"mlir/Dialect/Quant/IR/QuantOps.td":  "quant.td",
			},
			Roots: []string{"mlir/Dialect/Quant/IR/QuantOps.td"},
		},
		Signatures: signatures,
	}
	addFolds(n)
	return n
}

// element returns the type of a value or of the elements of one.
func element(v *ir.Value) ir.Type { return ir.ElementTypeOrSelf(v.Type()) }

// verifyCast checks that a quantized value expresses the type of a float.
func verifyCast(quantized, float *ir.Value, container ir.Type, c *ir.Checker) {
	q := element(quantized)
	c.CheckPlain(ExpressedType(q) == element(float), "expressed type in quantized type expected to match float type")
	verifyContainer(container, q.(*ir.DefinedType), c)
}

func verifyStorageCast(op StorageCastOp, c *ir.Checker) {
	q, i := element(op.Input()), element(op.ResultValue())
	if class(q) == "" {
		q, i = i, q
	}
	c.CheckPlain(StorageType(q) == i, "storage type in quantized type expected to match integer type")
	verifyContainer(op.Input().Type(), q.(*ir.DefinedType), c)
}

// verifyContainer checks that the scales fit the type that contains the quantized values.
func verifyContainer(container ir.Type, q *ir.DefinedType, c *ir.Checker) {
	switch class(q) {
	case perAxisClass:
		verifyAxis(q, container, c)
		return
	case subChannelClass:
		verifyBlocks(q, container, c)
		return
	}
}

// tensor returns the shape of a tensor, and whether it has one.
func tensor(t ir.Type) (shape []int64, ranked, ok bool) {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return t.Shape(), true, true
	case *ir.UnrankedTensorType:
		return nil, false, true
	}
	return nil, false, false
}

func verifyAxis(q *ir.DefinedType, container ir.Type, c *ir.Checker) {
	shape, ranked, ok := tensor(container)
	c.CheckPlain(ok, "scalar types may not use per-axis quantization")
	if !ranked {
		return
	}
	axis, _ := q.Params[axisParam].(int64)
	c.CheckPlain(axis < int64(len(shape)), "quantized dimension must be less than tensor rank")
	scales, _ := q.Params[scalesParam].(ir.ParamList)
	n := shape[axis]
	c.CheckPlain(n == ir.Dynamic || n == int64(len(scales)), "quantized dimension size does not match number of scales")
}

func verifyBlocks(q *ir.DefinedType, container ir.Type, c *ir.Checker) {
	shape, ranked, ok := tensor(container)
	c.CheckPlain(ok, "scalar types may not use sub-channel quantization")
	c.CheckPlain(ranked, "tensor containing the sub-channel quantized type must be ranked")
	sizes := int64s(q.Params[sizesParam])
	blocks := slices.Repeat([]int64{1}, len(shape))
	for i, axis := range int64s(q.Params[axesParam]) {
		c.CheckPlainf(axis < int64(len(shape)), "quantized dimension %d must be less than tensor rank %d", axis, len(shape))
		if n := shape[axis]; n != ir.Dynamic && n%sizes[i] != 0 {
			c.FailPlainf("tensor dimension size %d at axis %d must be divisible by the corresponding block size %d", n, axis, sizes[i])
		}
		blocks[axis] = sizes[i]
	}
	c.CheckPlain(!slices.Contains(shape, 0), "tensor dimension size of zero is not allowed with sub-channel quantization")
	scales := int64s(q.Params[shapeParam])
	c.CheckPlainf(len(scales) == len(shape), "Rank of scales %d must match the rank of the tensor %d", len(scales), len(shape))
	for i, n := range scales {
		if shape[i] != ir.Dynamic && n != shape[i]/blocks[i] {
			c.FailPlainf("dimension size %d of scales tensor at axis %d should match (tensor dimension at axis / block sizes at axis) = %d", shape[i]/blocks[i], i, shape[i]/blocks[i])
		}
	}
}
