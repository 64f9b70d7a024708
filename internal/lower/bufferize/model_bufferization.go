package bufferize

import (
	"github.com/mica-ir/mica/dialect/bufferization"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
)

// allocTensor is bufferization.alloc_tensor, whose contents are those of a tensor or not defined.
type allocTensor struct{ Defaults }

// copied returns the tensor that is copied, or nil.
func copied(op *ir.Operation) *ir.Value {
	if g := op.OperandGroup(1); len(g) > 0 {
		return g[0].Value()
	}
	return nil
}

func (allocTensor) Allocates(*ir.Value) bool { return true }

func (allocTensor) WritesResult(v *ir.Value, _ *State) bool { return copied(v.DefiningOp()) != nil }

func (allocTensor) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	op := v.DefiningOp()
	if space := (bufferization.AllocTensorOp{Operation: op}).MemorySpaceAttr(); space != nil {
		return contiguous(v.Type(), space)
	}
	if from := copied(op); from != nil {
		of := t.of(from, path)
		if of == nil {
			return nil
		}
		return contiguous(v.Type(), spaceOf(of))
	}
	space, ok := t.options.space(v.Type())
	if !ok {
		op.EmitError(t.diags, "could not infer memory space")
		return nil
	}
	return contiguous(v.Type(), space)
}

func (allocTensor) Bufferize(op *ir.Operation, r *Rewriter) bool {
	if !op.HasUses() {
		r.Erase(op)
		return true
	}
	var from *ir.Value
	if v := copied(op); v != nil {
		if from = r.Buffer(v); from == nil {
			return false
		}
	}
	t := r.types.Of(op.Result(0))
	if t == nil {
		return false
	}
	sizes := ir.GroupValues(op, 0)
	if from != nil {
		sizes = r.dims(from)
	}
	v := r.alloc(t, sizes)
	if from != nil {
		memref.NewCopy(r.Builder, from, v)
	}
	return r.ReplaceWithBuffers(op, v)
}

type deallocTensor struct{ Defaults }

func (deallocTensor) Reads(*ir.Operand, *State) bool { return false }

func (deallocTensor) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(bufferization.DeallocTensorOp{Operation: op}.Tensor())
	if v == nil {
		return false
	}
	memref.NewDealloc(r.Builder, v)
	r.Erase(op)
	return true
}

// materialize is bufferization.materialize_in_destination, which is always in place.
type materialize struct{ Defaults }

func (materialize) Reads(o *ir.Operand, _ *State) bool                       { return o.Index() == 0 }
func (materialize) Writes(o *ir.Operand, _ *State) bool                      { return o.Index() == 1 }
func (materialize) MustBeInPlace(*ir.Operand, *State) bool                   { return true }
func (materialize) IsElementwise(*ir.Operation, [2]*ir.Operand, *State) bool { return true }

func (materialize) Aliases(o *ir.Operand, _ *State) []Alias {
	if o.Index() == 0 || o.Owner().NumResults() == 0 {
		return nil
	}
	return []Alias{{Value: o.Owner().Result(0), Relation: Equivalent}}
}

func (materialize) Bufferize(op *ir.Operation, r *Rewriter) bool {
	to := bufferization.MaterializeInDestinationOp{Operation: op}.Dest()
	if ir.IsTensor(to.Type()) {
		to = r.Buffer(to)
	}
	from := r.Buffer(bufferization.MaterializeInDestinationOp{Operation: op}.Source())
	if to == nil || from == nil {
		return false
	}
	memref.NewCopy(r.Builder, from, to)
	if op.NumResults() == 0 {
		r.Erase(op)
		return true
	}
	return r.ReplaceWithBuffers(op, to)
}

type toTensor struct{ Defaults }

func (toTensor) Writable(v *ir.Value, _ *State) bool {
	return bufferization.ToTensorOp{Operation: v.DefiningOp()}.Writable()
}

func (toTensor) BufferType(v *ir.Value, _ *Types, _ []*ir.Value) ir.Type {
	return bufferization.ToTensorOp{Operation: v.DefiningOp()}.Buffer().Type()
}

func (toTensor) Bufferize(*ir.Operation, *Rewriter) bool { return true }

type toBuffer struct{ Defaults }

func (toBuffer) Writes(o *ir.Operand, _ *State) bool {
	return !bufferization.ToBufferOp{Operation: o.Owner()}.ReadOnly()
}

func (toBuffer) Bufferize(op *ir.Operation, r *Rewriter) bool {
	r.foldBuffer(op)
	return true
}
