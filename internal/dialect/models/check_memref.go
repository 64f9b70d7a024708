package models

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

func memrefModels() map[string]dialect.Interfaces {
	return map[string]dialect.Interfaces{
		"memref.assume_alignment":   verifiable(checkAlignment),
		"memref.atomic_rmw":         verifiable(checkMemRefAccess(1)),
		"memref.cast":               verifiable(checkMemRefCast),
		"memref.copy":               verifiable(checkCopy),
		"memref.dim":                verifiable(checkMemRefDim),
		"memref.expand_shape":       verifiable(checkExpand),
		"memref.generic_atomic_rmw": verifiable(checkMemRefAccess(0)),
		"memref.load":               verifiable(checkMemRefAccess(0)),
		"memref.store":              verifiable(checkMemRefAccess(1)),
		"memref.subview":            verifiable(checkSubview),
	}
}

// memrefDim inserts the size of a dimension, folded.
func (c checks) memrefDim(v *ir.Value, i int) *ir.Value {
	return c.Folded(memref.NewDim(c.Builder, v, c.index(int64(i))).Operation)
}

func checkAlignment(c checks, op *ir.Operation) {
	alignment := int64(memref.AssumeAlignmentOp{Operation: op}.Alignment())
	address := memref.NewExtractAlignedPointerAsIndex(c.Builder, memref.AssumeAlignmentOp{Operation: op}.Memref()).Operation.Result(0)
	rest := arith.NewRemUI(c.Builder, address, c.index(alignment)).Result(0)
	c.assert(c.equal(rest, 0), "memref is not aligned to %d", alignment)
}

// checkMemRefAccess checks the indices after an operand.
func checkMemRefAccess(operand int) verification {
	return func(c checks, op *ir.Operation) {
		c.access(op.OpOperands()[operand+1:], func(i int) *ir.Value { return c.memrefDim(op.Operand(operand), i) })
	}
}

func checkMemRefDim(c checks, op *ir.Operation) {
	c.dimension(memref.DimOp{Operation: op}.Index(), memref.NewRank(c.Builder, memref.DimOp{Operation: op}.Source()).Operation.Result(0))
}

// checkMemRefCast checks only the static parts of the result. It reads offset and strides through a
// cast to a dynamic ranked type, because no operation yields those of an unranked memref.
func checkMemRefCast(c checks, op *ir.Operation) {
	source := memref.CastOp{Operation: op}.Source()
	to, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok {
		return
	}
	from, ranked := source.Type().(*ir.MemRefType)
	if !ranked {
		rank := memref.NewRank(c.Builder, source).Operation.Result(0)
		c.assert(c.equal(rank, int64(len(to.Shape()))), "rank mismatch")
	}
	unknown := slices.Repeat([]int64{ir.Dynamic}, len(to.Shape()))
	layout := c.Context().StridedLayoutAttr(ir.Dynamic, unknown)
	helper := memref.NewCast(c.Builder, c.Context().MemRefType(unknown, to.Element, layout, to.Space), source).Operation.Result(0)
	metadata := memref.NewExtractStridedMetadata(c.Builder, helper).Operation
	for i, n := range to.Shape() {
		if n != ir.Dynamic && (!ranked || from.Shape()[i] == ir.Dynamic) {
			size := memref.NewDim(c.Builder, source, c.index(int64(i))).Operation.Result(0)
			c.assert(c.equal(size, n), "size mismatch of dim %d", i)
		}
	}
	strides, offset, ok := to.StridesAndOffset()
	if !ok {
		return
	}
	if offset != ir.Dynamic {
		c.assert(c.equal(metadata.Result(1), offset), "offset mismatch")
	}
	actual := metadata.ResultGroup(3)
	for i, n := range strides {
		if n != ir.Dynamic {
			c.assert(c.equal(&actual[i], n), "stride mismatch of dim %d", i)
		}
	}
}

// checkCopy checks that sizes are equal. It knows the dimensions of memrefs with a rank only.
func checkCopy(c checks, op *ir.Operation) {
	from, ok := memref.CopyOp{Operation: op}.Source().Type().(*ir.MemRefType)
	to, both := memref.CopyOp{Operation: op}.Target().Type().(*ir.MemRefType)
	if !ok || !both {
		return
	}
	for i := range from.Shape() {
		if from.Shape()[i] != ir.Dynamic && to.Shape()[i] != ir.Dynamic {
			continue
		}
		size := func(v *ir.Value, n int64) *ir.Value {
			if n != ir.Dynamic {
				return c.index(n)
			}
			return memref.NewDim(c.Builder, v, c.index(int64(i))).Operation.Result(0)
		}
		source, target := size(memref.CopyOp{Operation: op}.Source(), from.Shape()[i]), size(memref.CopyOp{Operation: op}.Target(), to.Shape()[i])
		c.assert(c.compare(arith.CmpIPredicateEq, source, target), "size of %d-th source/target dim does not match", i)
	}
}

// checkExpand checks that each dimension is a multiple of the known sizes into which it is expanded.
func checkExpand(c checks, op *ir.Operation) {
	shape := op.Result(0).Type().(*ir.MemRefType).Shape()
	for i, group := range viewlike.Reassociation(memref.ExpandShapeOp{Operation: op}.Reassociation()) {
		size := memref.NewDim(c.Builder, memref.ExpandShapeOp{Operation: op}.Src(), c.index(int64(i))).Operation.Result(0)
		known := int64(1)
		for _, dim := range group {
			if n := shape[dim]; n != ir.Dynamic {
				known *= n
			}
		}
		rest := arith.NewRemSI(c.Builder, size, c.index(known)).Result(0)
		c.assert(c.equal(rest, 0), "static result dims in reassoc group do not divide src dim evenly")
	}
}

func checkSubview(c checks, op *ir.Operation) {
	zero, one := c.index(0), c.index(1)
	metadata := memref.NewExtractStridedMetadata(c.Builder, memref.SubViewOp{Operation: op}.Source()).Operation
	sizes := metadata.ResultGroup(2)
	c.slice(viewlike.MixedSliceOf(op, 1), zero, one, func(i int) *ir.Value { return &sizes[i] }, "subview")
}
