package vector

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// subsets are the interfaces of transfers. Those from and to tensors access a part of the tensor.
func subsets() map[string]dialect.Interfaces {
	return map[string]dialect.Interfaces{
		TransferReadOpName:  dialect.SubsetExtraction(readSubset{}),
		TransferWriteOpName: dialect.SubsetInsertion(writtenSubset{}),
	}
}

// transferSubset compares the subsets of transfers.
type transferSubset struct{ viewlike.Subsets }

// OperatesOnEquivalentSubset reports whether the slices are equal and their dimensions in the
// same order in the vectors.
func (t transferSubset) OperatesOnEquivalentSubset(op, other *ir.Operation) bool {
	return transferOperation{op}.PermutationMapAttr() == transferOperation{other}.PermutationMapAttr() && t.Subsets.OperatesOnEquivalentSubset(op, other)
}

// slice returns the part of a tensor that a transfer of a vector accesses.
func (transferSubset) slice(op *ir.Operation, tensor int, t ir.Type) (ir.HyperrectangularSlice, bool) {
	vector, isVector := t.(*ir.VectorType)
	order, ordered := transferOperation{op}.PermutationMapAttr().(*ir.AffineMapAttr)
	if _, ok := op.Operand(tensor).Type().(*ir.RankedTensorType); !ok || !isVector || !ordered ||
		vector.IsScalable() || len(op.OperandGroup(3)) > 0 {
		return ir.HyperrectangularSlice{}, false
	}
	if parent := op.ParentOp(); parent != nil && parent.Name() == MaskOpName {
		return ir.HyperrectangularSlice{}, false
	}
	var s viewlike.MixedSlice
	indices := op.OperandGroup(tensor + 1)
	for i := range indices {
		s[0] = append(s[0], viewlike.Index{Value: indices[i].Value()})
		s[1] = append(s[1], viewlike.Index{Int: 1})
		s[2] = append(s[2], viewlike.Index{Int: 1})
	}
	for i, e := range order.Map.Results {
		if e.Kind == affine.Dim {
			s[1][e.Value].Int = vector.Shape()[i]
		}
	}
	return s.Hyperrectangle(op.Context()), true
}

// readSubset is the SubsetExtractionOpInterface of vector.transfer_read.
type readSubset struct{ transferSubset }

// AccessedSlice returns the slice that is read.
func (r readSubset) AccessedSlice(op *ir.Operation) (ir.HyperrectangularSlice, bool) {
	return r.slice(op, 0, op.Result(0).Type())
}

// ExtractionSource returns the first operand.
func (readSubset) ExtractionSource(op *ir.Operation) *ir.Operand { return &op.OpOperands()[0] }

// writtenSubset is the SubsetInsertionOpInterface of vector.transfer_write.
type writtenSubset struct{ transferSubset }

// AccessedSlice returns the slice that is written.
func (w writtenSubset) AccessedSlice(op *ir.Operation) (ir.HyperrectangularSlice, bool) {
	return w.slice(op, 1, TransferWriteOp{op}.ValueToStore().Type())
}

// InsertionSource returns the first operand.
func (writtenSubset) InsertionSource(op *ir.Operation) *ir.Operand { return &op.OpOperands()[0] }

// InsertionDestination returns the second operand.
func (writtenSubset) InsertionDestination(op *ir.Operation) *ir.Operand { return &op.OpOperands()[1] }

// UpdatedDestination returns the result, nil of a write to memory.
func (writtenSubset) UpdatedDestination(op *ir.Operation) *ir.Value {
	if op.NumResults() == 0 {
		return nil
	}
	return op.Result(0)
}
