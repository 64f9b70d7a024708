package lowervector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// A transfer holds the common parts of vector.transfer_read and vector.transfer_write.
type transfer struct {
	base     *ir.Value
	indices  []*ir.Value
	vector   *ir.VectorType
	order    *affine.Map
	mask     *ir.Value // may be nil
	inBounds []bool
}

func transferOf(op *ir.Operation) transfer {
	var t transfer
	var bounds []ir.Attribute
	if op.Name() == "vector.transfer_read" {
		read := vector.TransferReadOp{Operation: op}
		t.base, t.indices, t.vector, t.order = read.Base(), read.Indices().Values(), typeOf(read.Vector()), read.PermutationMap().Map
		t.mask, _ = read.Mask()
		bounds = read.InBounds()
	} else {
		write := vector.TransferWriteOp{Operation: op}
		t.base, t.indices, t.vector, t.order = write.Base(), write.Indices().Values(), typeOf(write.ValueToStore()), write.PermutationMap().Map
		t.mask, _ = write.Mask()
		bounds = write.InBounds()
	}
	t.inBounds = make([]bool, len(t.order.Results))
	for i := range t.inBounds {
		// Dimensions that are broadcast are always in bounds.
		t.inBounds[i] = t.order.Results[i].IsConstant(0) || i < len(bounds) && typed.Bool(bounds[i])
	}
	return t
}

// Transfers returns the patterns that make loads and stores of transfers of vectors with a
// number of dimensions at most, of any number if it is negative.
func Transfers(rank int) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		lower("TransferReadToVectorLoadLowering", "vector.transfer_read", func(op *ir.Operation, e emitter) bool { return readToLoad(op, e, rank) }),
		lower("TransferWriteToVectorStoreLowering", "vector.transfer_write", func(op *ir.Operation, e emitter) bool { return writeToStore(op, e, rank) }),
	}
}

// isMasked reports whether an operation is in a vector.mask.
func isMasked(op *ir.Operation) bool { return op.ParentOp().Name() == "vector.mask" }

// accessed returns the memref that a transfer accesses if there are loads and stores for it.
func (t transfer) accessed(op *ir.Operation, e emitter, rank int) *ir.MemRefType {
	m, ok := t.base.Type().(*ir.MemRefType)
	switch {
	case isMasked(op):
		e.MatchFailure(op, "Masked case not supported")
	case rank >= 0 && len(t.vector.Shape()) > rank:
		e.MatchFailure(op, "vector type is greater than max transfer rank")
	case !ok:
		e.MatchFailure(op, "not a memref source")
	case !isLastUnitStride(m):
		e.MatchFailure(op, "!= 1 stride needs VectorToSCF")
	case slices.Contains(t.inBounds, false):
		e.MatchFailure(op, "out-of-bounds needs mask")
	case t.mask != nil && len(t.vector.Shape()) != 1:
		e.MatchFailure(op, "vector type is not rank 1, can't create masked load, needs VectorToSCF")
	default:
		return m
	}
	return nil
}

// isLastUnitStride reports whether elements of the last dimension are after one another.
func isLastUnitStride(m *ir.MemRefType) bool {
	strides, _, ok := m.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}

// minorIdentity reports whether a map has the last dimensions, in order, or broadcasts in
// place of some. It returns which results these are.
func minorIdentity(m *affine.Map) (broadcast []int, ok bool) {
	lead := m.NumDims - len(m.Results)
	if lead < 0 {
		return nil, false
	}
	for i, x := range m.Results {
		switch {
		case x.IsConstant(0):
			broadcast = append(broadcast, i)
		case x.Kind != affine.Dim || x.Value != int64(lead+i):
			return nil, false
		}
	}
	return broadcast, true
}

func readToLoad(op *ir.Operation, e emitter, rank int) bool {
	t := transferOf(op)
	broadcast, ok := minorIdentity(t.order)
	m := t.accessed(op, e, rank)
	if !ok || m == nil {
		return false
	}
	shape := slices.Clone(t.vector.Shape())
	for _, i := range broadcast {
		shape[i] = 1
	}
	loaded := e.Context().VectorType(shape, t.vector.Element, t.vector.Scalable)
	if !fits(m, loaded, t.vector) {
		return e.MatchFailure(op, "incompatible element type")
	}
	var v *ir.Value
	if t.mask != nil {
		fill := e.broadcast(loaded, vector.TransferReadOp{Operation: op}.Padding())
		v = vector.NewMaskedLoad(e.Builder, loaded, t.base, t.indices, t.mask, fill).ResultValue()
	} else {
		v = vector.NewLoad(e.Builder, loaded, t.base, t.indices).ResultValue()
	}
	if len(broadcast) > 0 {
		v = e.broadcast(t.vector, v)
	}
	e.Replace(op, v)
	return true
}

// fits reports whether a memref has the elements of a vector, or such vectors as elements.
func fits(m *ir.MemRefType, moved, of *ir.VectorType) bool {
	if v, ok := m.Element.(*ir.VectorType); ok {
		return v == moved
	}
	return m.Element == of.Element
}

func writeToStore(op *ir.Operation, e emitter, rank int) bool {
	t := transferOf(op)
	broadcast, ok := minorIdentity(t.order)
	m := t.accessed(op, e, rank)
	if !ok || len(broadcast) > 0 || m == nil {
		return false
	}
	if !fits(m, t.vector, t.vector) {
		return e.MatchFailure(op, "incompatible element type")
	}
	v := op.GroupOperand(0)
	if t.mask != nil {
		vector.NewMaskedStore(e.Builder, t.base, t.indices, t.mask, v)
	} else {
		vector.NewStore(e.Builder, v, t.base, t.indices)
	}
	e.Erase(op)
	return true
}
