package bufferize

import (
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/dialect/viewlike"
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
	at := viewlike.Index{}
	var slice viewlike.MixedSlice
	slice[0] = make([]viewlike.Index, len(t.Shape()))
	slice[1] = make([]viewlike.Index, len(t.Shape()))
	slice[2] = make([]viewlike.Index, len(t.Shape()))
	for i, n := range t.Shape() {
		slice[2][i].Int = 1
		slice[1][i].Int = n
		if n == ir.Dynamic && i != dim {
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
			size = viewlike.Index{Value: memref.NewDim(r.Builder, from, r.index(int64(dim))).Result(0)}
		}
		slice[0][dim], slice[1][dim] = at, size
		view := r.subview(to, t, t.Shape(), slice)
		if view == nil {
			return false
		}
		memref.NewCopy(r.Builder, from, view)
		at = viewlike.Index{Value: r.apply(sum(2), r.value(at), r.value(size))}
	}
	return r.ReplaceWithBuffers(op, to)
}

// value returns an index as a value.
func (r *Rewriter) value(x viewlike.Index) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return r.index(x.Int)
}

// sum returns the map that adds a number of symbols.
func sum(n int) *affine.Map {
	e := affine.NewSymbol(0)
	for i := 1; i < n; i++ {
		e = e.Add(affine.NewSymbol(i))
	}
	return &affine.Map{NumSymbols: n, Results: []*affine.Expr{e}}
}

// apply inserts an affine.apply of a map of symbols.
func (r *Rewriter) apply(m *affine.Map, symbols ...*ir.Value) *ir.Value {
	return r.Op("affine.apply").At(r.Loc).OperandAt(0, symbols...).Set("map", r.Context().AffineMapAttr(m)).ResultAt(0, r.Context().IndexType()).MustBuild().Result(0)
}
