package bufferize

import (
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// transferRead is vector.transfer_read.
type transferRead struct{ Defaults }

func (transferRead) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(vector.TransferReadOp{Operation: op}.Base())
	if v == nil {
		return false
	}
	operands := op.Operands()
	operands[0] = v
	r.ReplaceWithOp(op, r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: operands, Types: op.ResultTypes(), Attributes: op.AllAttrs()}))
	return true
}

// transferWrite is vector.transfer_write.
type transferWrite struct{ inserter }

// Reads reports whether the vector does not replace all of the tensor.
func (transferWrite) Reads(o *ir.Operand, _ *State) bool {
	op := o.Owner()
	t, ok := o.Value().Type().(*ir.RankedTensorType)
	v, ok2 := vector.TransferWriteOp{Operation: op}.ValueToStore().Type().(*ir.VectorType)
	if !ok || !ok2 || !ir.HasStaticShape(t) || v.IsScalable() || len(t.Shape()) != len(v.Shape()) || len(op.OperandGroup(3)) > 0 {
		return true
	}
	for i, n := range t.Shape() {
		if n != v.Shape()[i] {
			return true
		}
	}
	for _, at := range ir.GroupValues(op, 2) {
		if n, ok := viewlike.ConstantInt(at); !ok || n != 0 {
			return true
		}
	}
	m, ok := vector.TransferWriteOp{Operation: op}.PermutationMapAttr().(*ir.AffineMapAttr)
	return !ok || !m.Map.IsIdentity()
}

func (transferWrite) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(vector.TransferWriteOp{Operation: op}.Base())
	if v == nil {
		return false
	}
	operands := op.Operands()
	operands[1] = v
	r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: operands, Attributes: op.AllAttrs()})
	return r.ReplaceWithBuffers(op, v)
}
