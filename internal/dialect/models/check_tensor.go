package models

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

func tensorModels() map[string]dialect.Interfaces {
	return map[string]dialect.Interfaces{
		"tensor.cast":          verifiable(checkTensorCast),
		"tensor.dim":           verifiable(checkTensorDim),
		"tensor.extract":       verifiable(checkTensorAccess(0)),
		"tensor.extract_slice": verifiable(checkExtractSlice),
		"tensor.insert":        verifiable(checkTensorAccess(1)),
	}
}

// tensorDim inserts the size of a dimension, folded.
func (c checks) tensorDim(v *ir.Value, i int) *ir.Value {
	return c.Folded(tensor.NewDim(c.Builder, v, c.index(int64(i))).Operation)
}

// checkTensorCast checks only the statically known parts of the result.
func checkTensorCast(c checks, op *ir.Operation) {
	source := tensor.CastOp{Operation: op}.Source()
	to, ok := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok {
		return
	}
	from, ranked := source.Type().(*ir.RankedTensorType)
	if !ranked {
		rank := tensor.NewRank(c.Builder, source).Operation.Result(0)
		c.assert(c.equal(rank, int64(len(to.Shape()))), "rank mismatch")
	}
	for i, n := range to.Shape() {
		if n != ir.Dynamic && (!ranked || from.Shape()[i] == ir.Dynamic) {
			size := tensor.NewDim(c.Builder, source, c.index(int64(i))).Operation.Result(0)
			c.assert(c.equal(size, n), "size mismatch of dim %d", i)
		}
	}
}

func checkTensorDim(c checks, op *ir.Operation) {
	c.dimension(tensor.DimOp{Operation: op}.Index(), tensor.NewRank(c.Builder, tensor.DimOp{Operation: op}.Source()).Operation.Result(0))
}

// checkTensorAccess checks the indices after an operand.
func checkTensorAccess(operand int) verification {
	return func(c checks, op *ir.Operation) {
		c.access(op.OpOperands()[operand+1:], func(i int) *ir.Value { return c.tensorDim(op.Operand(operand), i) })
	}
}

func checkExtractSlice(c checks, op *ir.Operation) {
	zero, one := c.index(0), c.index(1)
	c.slice(viewlike.MixedSliceOf(op, 1), zero, one, func(i int) *ir.Value { return c.tensorDim(tensor.ExtractSliceOp{Operation: op}.Source(), i) }, "extract_slice")
}
