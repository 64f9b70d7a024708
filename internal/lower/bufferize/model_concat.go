package bufferize

import (
	affinedialect "github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// tensorConcat is tensor.concat, whose operands are copied to slices of a new buffer.
type tensorConcat struct{ Defaults }

func (tensorConcat) Allocates(*ir.Value) bool { return true }

// BufferType takes the memory space of the first operand, which all have.
func (tensorConcat) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	var space ir.Attribute
	op := v.DefiningOp()
	for i, w := range op.Operands() {
		of := t.of(w, path)
		switch {
		case of == nil:
			return nil
		case i == 0:
			space = spaceOf(of)
		case space != spaceOf(of):
			op.EmitError(t.diags, "inconsistent memory space on operands")
			return nil
		}
	}
	return contiguous(v.Type(), space)
}

func (tensorConcat) Bufferize(op *ir.Operation, r *Rewriter) bool {
	concat := tensor.ConcatOp{Operation: op}
	v := r.CopyTensor(op.Result(0), false)
	if v == nil {
		return false
	}
	t, ok := r.types.Of(v).(*ir.MemRefType)
	if !ok {
		return false
	}
	to := r.toBuffer(op.Location(), t, v)
	dim := int(concat.Dim())
	var at viewlike.Index // where the next operand begins
	var slice viewlike.MixedSlice
	slice[0] = make([]viewlike.Index, len(t.Shape()))
	slice[1] = make([]viewlike.Index, len(t.Shape()))
	slice[2] = make([]viewlike.Index, len(t.Shape()))
	for i, n := range t.Shape() {
		slice[2][i].Int = 1
		slice[1][i].Int = n
		if n == ir.Dynamic {
			slice[1][i] = viewlike.Index{Value: memref.NewDim(r.Builder, to, r.index(int64(i))).Result(0)}
		}
	}
	for _, w := range op.Operands() {
		from := r.Buffer(w)
		if from == nil {
			return false
		}
		shape := w.Type().(*ir.RankedTensorType).Shape()
		size := viewlike.Index{Int: shape[dim]}
		if size.Int == ir.Dynamic {
			size = viewlike.Index{Value: r.foldedBufferDim(from, dim)}
		}
		slice[0][dim], slice[1][dim] = at, size
		view := r.subview(to, t, t.Shape(), slice)
		if view == nil {
			return false
		}
		memref.NewCopy(r.Builder, from, view)
		at = affinedialect.ComposedApply(r.Builder, affine.NewSymbol(0).Add(affine.NewSymbol(1)), at, size)
	}
	return r.ReplaceWithBuffers(op, to)
}
