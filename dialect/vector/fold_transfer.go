package vector

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// maskGroup is the group of operands of a transfer that has its mask.
const maskGroup = 3

// A transferOp is a vector.transfer_read or vector.transfer_write.
type transferOp struct {
	op      *ir.Operation
	base    *ir.Value
	indices []ir.Operand
	vector  *ir.VectorType
	order   *affine.Map
}

// readOp and writeOp return the transfer that a value is the result of; its op is nil if it is of none.
func readOp(v *ir.Value) transferOp {
	return transferOf(named.DefiningOp(v, TransferReadOpName))
}

func writeOp(v *ir.Value) transferOp {
	return transferOf(named.DefiningOp(v, TransferWriteOpName))
}

func transferOf(op *ir.Operation) transferOp {
	if op == nil {
		return transferOp{}
	}
	t := transferOp{op: op, order: permutationOf(transferOperation{op})}
	if op.Name() == TransferReadOpName {
		t.base, t.indices, t.vector = TransferReadOp{op}.Base(), TransferReadOp{op}.Indices(), resultType(op)
	} else {
		t.base, t.indices, t.vector = TransferWriteOp{op}.Base(), TransferWriteOp{op}.Indices(), operandType(op, 0)
	}
	return t
}

// mask returns the mask, or that of a vector.mask around the transfer, or nil.
func (t transferOp) mask() *ir.Value {
	if v := t.op.GroupOperand(maskGroup); v != nil {
		return v
	}
	_, v := masking(t.op)
	return v
}

// onTensor reports whether a transfer is from or to a tensor.
func (t transferOp) onTensor() bool {
	_, ok := t.base.Type().(*ir.RankedTensorType)
	return ok
}

// sameIndices reports whether two transfers start at the same element.
func (t transferOp) sameIndices(u transferOp) bool {
	return slices.EqualFunc(t.indices, u.indices, func(x, y ir.Operand) bool { return x.Value() == y.Value() })
}

// samePlace reports whether two transfers are of vectors of one type, at the same place and in the same order.
func (t transferOp) samePlace(u transferOp) bool {
	return t.vector == u.vector && t.sameIndices(u) && t.order.Equal(u.order)
}

// inBounds returns for each dimension of the vector whether it is known to be within the base.
func (t transferOp) inBounds() []bool {
	list := make([]bool, t.order.NumResults())
	for i, e := range named.Elements(transferOperation{t.op}.InBoundsAttr()) {
		b, ok := e.(*ir.IntegerAttr)
		list[i] = ok && !b.Value.IsZero()
	}
	return list
}

// mayLeave reports whether a transfer may leave the base.
func (t transferOp) mayLeave() bool { return slices.Contains(t.inBounds(), false) }

// extents returns how many elements of the base a transfer covers in each dimension, at most;
// ir.Dynamic if that is not known.
func (t transferOp) extents() []int64 {
	list := slices.Repeat([]int64{1}, t.order.NumDims)
	for i, e := range t.order.Results {
		if e.Kind != affine.Dim {
			continue
		}
		list[e.Value] = t.vector.Shape()[i]
		if scalable(t.vector, i) {
			list[e.Value] = ir.Dynamic
		}
	}
	return list
}

// disjoint reports whether two transfers are known to have no element of the base in common.
func (t transferOp) disjoint(u transferOp) bool {
	if t.vector != u.vector {
		return false
	}
	a, b := t.extents(), u.extents()
	for i := range t.indices {
		m, ok1 := viewlike.ConstantInt(t.indices[i].Value())
		n, ok2 := viewlike.ConstantInt(u.indices[i].Value())
		if !ok1 || !ok2 || a[i] == ir.Dynamic || b[i] == ir.Dynamic {
			continue
		}
		if m+a[i] <= n || n+b[i] <= m {
			return true
		}
	}
	return false
}

// foldInBounds marks dimensions that are within the base.
func (t transferOp) foldInBounds() bool {
	if len(t.order.Results) == 0 {
		return false
	}
	base, _ := ir.AsShaped(t.base.Type())
	list := t.inBounds()
	changed, all := false, true
	for i, e := range t.order.Results {
		if e.Kind != affine.Dim {
			continue
		}
		if !list[i] && t.isWithin(base, i, int(e.Value)) {
			list[i], changed = true, true
		}
		all = all && list[i]
	}
	// A broadcast dimension is in bounds if all others are.
	for i, e := range t.order.Results {
		if all && e.IsConstant(0) && !list[i] {
			list[i], changed = true, true
		}
	}
	if changed {
		t.op.SetAttr("in_bounds", boolArray(t.op.Context(), list))
	}
	return changed
}

// isWithin reports whether dimension i of the vector is within dimension dim of the base.
func (t transferOp) isWithin(base ir.ShapedType, i, dim int) bool {
	n := base.Shape()[dim]
	first, ok := viewlike.ConstantInt(t.indices[dim].Value())
	return ok && n != ir.Dynamic && !scalable(t.vector, i) && first+t.vector.Shape()[i] <= n
}

func boolArray(ctx *ir.Context, list []bool) ir.Attribute {
	as := make([]ir.Attribute, len(list))
	for i, b := range list {
		as[i] = ctx.BoolAttr(b)
	}
	return ctx.ArrayAttr(as)
}

// foldFullMask removes a mask that is all true.
func (t transferOp) foldFullMask() bool {
	mask := t.op.GroupOperand(maskGroup)
	if mask == nil || formatOf(mask) != allTrue {
		return false
	}
	t.op.SetOperandGroup(t.op.OperandGroups()[maskGroup], nil)
	return true
}

func foldTransferRead(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	read := transferOf(op)
	if read.onTensor() {
		steps := 0
		for write := writeOp(read.base); write.op != nil && steps < maxInserts; write = writeOp(write.base) {
			if write.samePlace(read) && !write.mayLeave() && write.mask() == nil && read.mask() == nil {
				return folding.Value(TransferWriteOp{write.op}.ValueToStore())
			}
			if !write.disjoint(read) {
				break
			}
			steps++
		}
	}
	if read.foldInBounds() || read.foldFullMask() || viewlike.UseMemRefSources(op, -1) || viewlike.UseTensorSources(op) {
		return folding.InPlace()
	}
	return nil, false
}

func foldTransferWrite(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	write := transferOf(op)
	if read := readOp(TransferWriteOp{op}.ValueToStore()); read.op != nil && write.onTensor() && read.mask() == nil && write.mask() == nil {
		if copiesWhole(read, write) || read.base == write.base && read.samePlace(write) {
			return folding.Value(read.base)
		}
	}
	if write.foldInBounds() || write.foldFullMask() || viewlike.UseMemRefSources(op, -1) {
		return folding.InPlace()
	}
	return nil, false
}

// copiesWhole reports whether a read and a write copy all of a tensor.
func copiesWhole(read, write transferOp) bool {
	notZero := func(o ir.Operand) bool {
		n, ok := viewlike.ConstantInt(o.Value())
		return !ok || n != 0
	}
	t, ok := write.base.Type().(*ir.RankedTensorType)
	return ok && read.base.Type() == ir.Type(t) && read.vector == write.vector && len(read.order.Results) > 0 &&
		read.order.IsMinorIdentity() && write.order.IsMinorIdentity() && !read.mayLeave() && !write.mayLeave() &&
		slices.Equal(read.vector.Shape(), t.Shape()) &&
		!slices.ContainsFunc(read.indices, notZero) && !slices.ContainsFunc(write.indices, notZero)
}
