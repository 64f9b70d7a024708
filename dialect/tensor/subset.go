package tensor

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// subsets are the interfaces of operations that extract or insert a slice.
func subsets() map[string]dialect.Interfaces {
	return map[string]dialect.Interfaces{
		ExtractSliceOpName: dialect.SubsetExtraction(extractedSlice{}),
		InsertSliceOpName:  dialect.SubsetInsertion(insertedSlice{}),
	}
}

// extractedSlice is the SubsetExtractionOpInterface of tensor.extract_slice.
type extractedSlice struct{ viewlike.Subsets }

// AccessedSlice returns the slice.
func (extractedSlice) AccessedSlice(op *ir.Operation) (ir.HyperrectangularSlice, bool) {
	return viewlike.MixedSliceOf(op, 1).Hyperrectangle(op.Context()), true
}

// ExtractionSource returns the first operand.
func (extractedSlice) ExtractionSource(op *ir.Operation) *ir.Operand { return &op.OpOperands()[0] }

// insertedSlice is the SubsetInsertionOpInterface of tensor.insert_slice.
type insertedSlice struct{ viewlike.Subsets }

// AccessedSlice returns the slice.
func (insertedSlice) AccessedSlice(op *ir.Operation) (ir.HyperrectangularSlice, bool) {
	return viewlike.MixedSliceOf(op, 2).Hyperrectangle(op.Context()), true
}

// InsertionSource returns the first operand.
func (insertedSlice) InsertionSource(op *ir.Operation) *ir.Operand { return &op.OpOperands()[0] }

// InsertionDestination returns the second operand.
func (insertedSlice) InsertionDestination(op *ir.Operation) *ir.Operand { return &op.OpOperands()[1] }

// UpdatedDestination returns the result.
func (insertedSlice) UpdatedDestination(op *ir.Operation) *ir.Value { return op.Result(0) }
