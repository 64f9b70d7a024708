package lowervector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// masks returns the patterns that lower masks, with 32-bit indices if narrow.
func masks(narrow bool) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		lower("CreateMaskOpLowering", "vector.create_mask", typed.Match(unrollMask)),
		lower("ConstantMaskOpLowering", "vector.constant_mask", constantMask),
		lower("VectorCreateMaskOpConversion", "vector.create_mask", func(op *ir.Operation, e emitter) bool {
			return compareIndices(vector.CreateMaskOp{Operation: op}, e, narrow)
		}),
		lower("MaterializeTransferMask", "vector.transfer_read", maskTransfer),
		lower("MaterializeTransferMask", "vector.transfer_write", maskTransfer),
	}
}

// unrollMask makes masks with one dimension less.
func unrollMask(op vector.CreateMaskOp, e emitter) bool {
	of := typeOf(op.ResultValue())
	switch {
	case len(of.Shape()) <= 1:
		return e.MatchFailure(op.Operation, "0-D and 1-D vectors are handled separately")
	case scalable(of, 0):
		return e.MatchFailure(op.Operation, "Cannot unroll leading scalable dim in dstType")
	}
	part := dropDims(of, 1)
	yes := vector.NewCreateMask(e.Builder, part, op.Operation.Operands()[1:]).ResultValue()
	no := e.zero(part)
	v := e.zero(of)
	for i := range of.Shape()[0] {
		inside := arith.NewCmpI(e.Builder, arith.CmpIPredicateSlt, e.index(i), op.OperandsOperand().At(0)).Result(0)
		v = e.insert(arith.NewSelect(e.Builder, inside, yes, no).Result(0), v, i)
	}
	e.Replace(op.Operation, v)
	return true
}

// constantMask replaces a one-dimensional mask by a constant, and others by masks with one
// dimension less.
func constantMask(op *ir.Operation, e emitter) bool {
	of := typeOf(op.Result(0))
	sizes := vector.ConstantMaskOp{Operation: op}.MaskDimSizes()
	if len(sizes) == 0 {
		return false
	}
	n := sizes[0]
	switch {
	case len(of.Shape()) == 0:
		e.Replace(op, e.constant(e.Context().DenseBoolElements(of, []bool{n == 1})))
		return true
	case len(of.Shape()) == 1 && (n == 0 || n == of.Shape()[0]):
		e.Replace(op, e.constant(e.Context().DenseBoolElements(of, []bool{n != 0})))
		return true
	case len(of.Shape()) == 1:
		values := make([]bool, of.Shape()[0])
		for i := range min(n, of.Shape()[0]) {
			values[i] = true
		}
		e.Replace(op, e.constant(e.Context().DenseBoolElements(of, values)))
		return true
	case scalable(of, 0):
		return e.MatchFailure(op, "Cannot unroll leading scalable dim in dstType")
	}
	yes := vector.NewConstantMask(e.Builder, dropDims(of, 1), sizes[1:]).ResultValue()
	v := e.zero(of)
	for i := range n {
		v = e.insert(yes, v, i)
	}
	e.Replace(op, v)
	return true
}

// compareIndices compares the numbers of the elements with a bound.
func compareIndices(op vector.CreateMaskOp, e emitter, narrow bool) bool {
	of := typeOf(op.ResultValue())
	if of.IsScalable() || len(of.Shape()) > 1 {
		return false
	}
	ctx := e.Context()
	elem := ctx.I64()
	if narrow {
		elem = ctx.I32()
	}
	numbers := []int64{0}
	if len(of.Shape()) == 1 {
		numbers = make([]int64, of.Shape()[0])
		for i := range numbers {
			numbers[i] = int64(i)
		}
	}
	t := withElement(of, elem)
	indices := e.constant(ctx.DenseIntElements(t, numbers))
	bound := arith.NewIndexCast(e.Builder, elem, op.OperandsOperand().At(0)).Result(0)
	e.Replace(op.Operation, arith.NewCmpI(e.Builder, arith.CmpIPredicateSlt, indices, e.broadcast(t, bound)).Result(0))
	return true
}

// maskTransfer computes a mask for a transfer that may go out of bounds.
func maskTransfer(op *ir.Operation, e emitter) bool {
	t := transferOf(op)
	if !slices.Contains(t.inBounds, false) || len(t.vector.Shape()) > 1 || len(t.indices) == 0 {
		return false
	}
	last := len(t.indices) - 1
	size := e.size(t.base, int64(last))
	left := arith.NewSubI(e.Builder, size, t.indices[last]).Result(0)
	mask := vector.NewCreateMask(e.Builder, withElement(t.vector, e.Context().I1()), []*ir.Value{left}).ResultValue()
	if t.mask != nil {
		mask = arith.NewAndI(e.Builder, mask, t.mask).Result(0)
	}
	e.ModifyInPlace(op, func() {
		groups := op.OperandGroups()
		op.SetOperandGroup(groups[len(groups)-1], []*ir.Value{mask}) // the mask is the last one
		op.SetAttr("in_bounds", e.Context().ArrayAttr([]ir.Attribute{e.Context().BoolAttr(true)}))
	})
	return true
}

// size returns the size of a dimension of a memref or tensor.
func (e emitter) size(of *ir.Value, dim int64) *ir.Value {
	i := e.index(dim)
	s, _ := ir.AsShaped(of.Type())
	if n := s.Shape()[dim]; n != ir.Dynamic {
		return e.index(n)
	}
	if _, ok := of.Type().(*ir.MemRefType); ok {
		return memref.NewDim(e.Builder, of, i).ResultValue()
	}
	return tensor.NewDim(e.Builder, of, i).ResultValue()
}
