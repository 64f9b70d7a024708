package vectortoscf

import (
	"github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	expr "github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
)

// A transfer is a vector.transfer_read or a vector.transfer_write, and the rewriter that lowers it.
type transfer struct {
	emitter
	op       *ir.Operation
	options  *Pass
	write    bool
	base     *ir.Value
	indices  []*ir.Value
	value    *ir.Value // the vector
	vector   *ir.VectorType
	order    *expr.Map
	mask     *ir.Value // may be nil
	inBounds []ir.Attribute
}

func transferOf(op *ir.Operation, e emitter, options *Pass) *transfer {
	t := &transfer{emitter: e, op: op, options: options}
	if op.Name() == "vector.transfer_read" {
		read := vector.TransferReadOp{Operation: op}
		t.base, t.indices, t.value, t.order, t.inBounds = read.Base(), read.Indices().Values(), read.Vector(), read.PermutationMap().Map, read.InBounds()
		t.mask, _ = read.Mask()
	} else {
		write := vector.TransferWriteOp{Operation: op}
		t.write = true
		t.base, t.indices, t.value, t.order, t.inBounds = write.Base(), write.Indices().Values(), write.ValueToStore(), write.PermutationMap().Map, write.InBounds()
		t.mask, _ = write.Mask()
	}
	t.vector, _ = t.value.Type().(*ir.VectorType)
	return t
}

// fail reports why the pattern does not match.
func (t *transfer) fail(reason string) bool { return t.MatchFailure(t.op, "%s", reason) }

// rank is the number of dimensions of the vector.
func (t *transfer) rank() int { return len(t.vector.Shape()) }

// isScalable reports whether the first dimension of the vector has no static size.
func (t *transfer) isScalable() bool { return t.vector.Scalable != nil && t.vector.Scalable[0] }

// onTensor reports whether the transfer reads or writes a tensor.
func (t *transfer) onTensor() bool {
	_, ok := t.base.Type().(*ir.RankedTensorType)
	return ok
}

// castsElements reports whether memory and vector have elements of different types.
func (t *transfer) castsElements() bool {
	return ir.ElementTypeOrSelf(t.base.Type()) != t.vector.ElementType()
}

// dim returns the dimension of the memory that the first one of the vector is. ok is false
// if it is broadcast.
func (t *transfer) dim() (dim int, ok bool) {
	if x := t.order.Results[0]; x.Kind == expr.Dim {
		return int(x.Value), true
	}
	return 0, false
}

func (t *transfer) isBroadcast() bool {
	_, ok := t.dim()
	return !ok
}

// maskRank is the number of dimensions of the mask.
func (t *transfer) maskRank() int { return len(t.mask.Type().(*ir.VectorType).Shape()) }

// rest returns the permutation map without the first dimension.
func (t *transfer) rest() *ir.AffineMapAttr {
	return t.Context().AffineMapAttr(&expr.Map{NumDims: t.order.NumDims, Results: t.order.Results[1:]})
}

// part returns the type of a vector without its first dimension.
func part(v *ir.VectorType) *ir.VectorType {
	var scalable []bool
	if v.Scalable != nil {
		scalable = v.Scalable[1:]
	}
	return v.Context().VectorType(v.Shape()[1:], v.ElementType(), scalable)
}

// at returns the indices of the element with number i in the first dimension.
func (t *transfer) at(i *ir.Value) []*ir.Value {
	indices := append([]*ir.Value(nil), t.indices...)
	if dim, ok := t.dim(); ok {
		indices[dim] = t.offset(indices[dim], i)
	}
	return indices
}

func (t *transfer) offset(from, by *ir.Value) *ir.Value {
	sum := &expr.Map{NumDims: 2, Results: []*expr.Expr{expr.NewDim(0).Add(expr.NewDim(1))}}
	return affine.Apply(t.Builder, sum, from, by)
}

// checked inserts the operations of inside for element i of the first dimension, or those of
// outside if the element is out of bounds or masked out. Both return values of the given types.
func (t *transfer) checked(i *ir.Value, types []ir.Type, inside, outside func() []*ir.Value) []*ir.Value {
	var condition *ir.Value
	dim, ok := t.dim()
	if ok && !typed.Bool(t.inBounds[0]) {
		size := t.sizeOfBase(dim)
		at := t.offset(t.indices[dim], i)
		condition = arith.NewCmpI(t.Builder, arith.CmpIPredicateSgt, size, at).Result(0)
	}
	if t.mask != nil && t.maskRank() == 1 && ok {
		masked := t.extract(t.mask, variable(i))
		if condition != nil {
			condition = arith.NewAndI(t.Builder, condition, masked).Result(0)
		} else {
			condition = masked
		}
	}
	if condition == nil {
		return inside()
	}
	return t.choose(condition, types, inside, outside).Results()
}

// sizeOfBase returns the size of a dimension of the memory.
func (t *transfer) sizeOfBase(dim int) *ir.Value {
	name := "memref.dim"
	if t.onTensor() {
		name = "tensor.dim"
	}
	index := t.index(int64(dim))
	return t.CreateOrFold(&ir.OperationState{Def: t.Context().OpDef(name), Operands: []*ir.Value{t.base, index}, Types: []ir.Type{t.Context().IndexType()}})[0]
}

// state returns the initial values of a loop: the tensor, for writes to one.
func (t *transfer) state() []*ir.Value {
	if t.write && t.onTensor() {
		return []*ir.Value{t.base}
	}
	return nil
}

// finish replaces the transfer with the given results.
func (t *transfer) finish(results []*ir.Value) bool {
	t.Replace(t.op, results...)
	return true
}

// read inserts a transfer of a part of the vector.
func (t *transfer) read(part *ir.VectorType, indices []*ir.Value) *ir.Operation {
	return vector.NewTransferRead(t.Builder, part, t.base, indices, t.rest(), vector.TransferReadOp{Operation: t.op}.Padding(), t.inBounds[1:]).Operation
}

// store inserts a transfer of a part of the vector.
func (t *transfer) store(part, base *ir.Value, indices []*ir.Value) *ir.Operation {
	options := vector.TransferWriteOptions{}
	if t.onTensor() {
		options.ResultValueType = base.Type()
	}
	return vector.NewTransferWrite(t.Builder, part, base, indices, t.rest(), t.inBounds[1:], options).Operation
}

// setMask sets the mask of a transfer.
func setMask(op *ir.Operation, mask *ir.Value) {
	groups := op.OperandGroups()
	op.SetOperandGroup(groups[len(groups)-1], []*ir.Value{mask})
}
