package quant

import (
	_ "embed"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// signatures are those of the definitions that the natives are written for.
//
//go:embed signatures.txt
var signatures string

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "quant",
		Ops: map[string]dialect.Op{
			"quant.dcast": {Verify: func(op *ir.Operation, d *diag.List) bool { return verifyCast(op, op.Operand(0), op.Result(0), d) }},
			"quant.qcast": {Verify: func(op *ir.Operation, d *diag.List) bool { return verifyCast(op, op.Result(0), op.Operand(0), d) }},
			"quant.scast": {Verify: verifyStorageCast},
		},
		Register:   register,
		Complete:   func(d *ir.Dialect) { d.ParseType = typeSyntax{} },
		Signatures: signatures,
	}
}

// element returns the type of a value or of the elements of one.
func element(v *ir.Value) ir.Type { return ir.ElementTypeOrSelf(v.Type()) }

// verifyCast checks that a quantized value expresses the type of a float.
func verifyCast(op *ir.Operation, quantized, float *ir.Value, d *diag.List) bool {
	q := element(quantized)
	if ExpressedType(q) != element(float) {
		op.EmitError(d, "expressed type in quantized type expected to match float type")
		return false
	}
	return verifyContainer(op, q.(*ir.DefinedType), d)
}

func verifyStorageCast(op *ir.Operation, d *diag.List) bool {
	q, i := element(op.Operand(0)), element(op.Result(0))
	if class(q) == "" {
		q, i = i, q
	}
	if StorageType(q) != i {
		op.EmitError(d, "storage type in quantized type expected to match integer type")
		return false
	}
	return verifyContainer(op, q.(*ir.DefinedType), d)
}

// verifyContainer checks that the scales fit what holds the values.
func verifyContainer(op *ir.Operation, q *ir.DefinedType, d *diag.List) bool {
	container := op.Operand(0).Type()
	switch class(q) {
	case perAxisClass:
		return verifyAxis(op, q, container, d)
	case subChannelClass:
		return verifyBlocks(op, q, container, d)
	}
	return true
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

func verifyAxis(op *ir.Operation, q *ir.DefinedType, container ir.Type, d *diag.List) bool {
	shape, ranked, ok := tensor(container)
	if !ok {
		op.EmitError(d, "scalar types may not use per-axis quantization")
		return false
	}
	if !ranked {
		return true
	}
	axis, _ := q.Params[axisParam].(int64)
	if axis >= int64(len(shape)) {
		op.EmitError(d, "quantized dimension must be less than tensor rank")
		return false
	}
	scales, _ := q.Params[scalesParam].(ir.ParamList)
	if n := shape[axis]; n != ir.Dynamic && n != int64(len(scales)) {
		op.EmitError(d, "quantized dimension size does not match number of scales")
		return false
	}
	return true
}

func verifyBlocks(op *ir.Operation, q *ir.DefinedType, container ir.Type, d *diag.List) bool {
	shape, ranked, ok := tensor(container)
	if !ok {
		op.EmitError(d, "scalar types may not use sub-channel quantization")
		return false
	}
	if !ranked {
		op.EmitError(d, "tensor containing the sub-channel quantized type must be ranked")
		return false
	}
	sizes := int64s(q.Params[sizesParam])
	blocks := slices.Repeat([]int64{1}, len(shape))
	for i, axis := range int64s(q.Params[axesParam]) {
		if axis >= int64(len(shape)) {
			op.EmitError(d, "quantized dimension %d must be less than tensor rank %d", axis, len(shape))
			return false
		}
		if n := shape[axis]; n != ir.Dynamic && n%sizes[i] != 0 {
			op.EmitError(d, "tensor dimension size %d at axis %d must be divisible by the corresponding block size %d", n, axis, sizes[i])
			return false
		}
		blocks[axis] = sizes[i]
	}
	if slices.Contains(shape, 0) {
		op.EmitError(d, "tensor dimension size of zero is not allowed with sub-channel quantization")
		return false
	}
	scales := int64s(q.Params[shapeParam])
	if len(scales) != len(shape) {
		op.EmitError(d, "Rank of scales %d must match the rank of the tensor %d", len(scales), len(shape))
		return false
	}
	for i, n := range scales {
		if shape[i] != ir.Dynamic && n != shape[i]/blocks[i] {
			op.EmitError(d, "dimension size %d of scales tensor at axis %d should match (tensor dimension at axis / block sizes at axis) = %d", shape[i]/blocks[i], i, shape[i]/blocks[i])
			return false
		}
	}
	return true
}
