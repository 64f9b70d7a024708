package vectortoscf

import (
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
)

// label marks transfers between memory and a buffer, which unpack lowers.
const label = "__vector_to_scf_lowering__"

// checkPrepare reports whether the transfer needs a buffer.
func (t *transfer) checkPrepare() bool {
	switch {
	case t.op.Attr(label) != nil:
		return t.fail("kPassLabel is present (vector-to-scf lowering in progress)")
	case t.rank() <= int(t.options.Rank):
		return t.fail("xferOp vector rank <= transformation target rank")
	case t.isScalable():
		return t.fail("Unpacking of the leading dimension into the memref is not yet supported for scalable dims")
	case t.onTensor() && !t.options.Tensors:
		return t.fail("Unpacking for tensors has been disabled.")
	case t.castsElements():
		return t.fail("Mismatching source and destination element types.")
	case allocationScope(t.op) == nil:
		return t.fail("no operation around it allocates automatically")
	}
	return true
}

// allocationScope returns the closest operation around op whose buffers live long enough,
// which is not a loop.
func allocationScope(op *ir.Operation) (scope *ir.Operation) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Has(ir.AutomaticAllocationScope) {
			scope = p
		}
		if p.Name() != "scf.for" {
			break
		}
	}
	return scope
}

// buffers inserts buffers for the vector and the mask, and returns the former, and the mask
// as it is loaded from the latter.
func (t *transfer) buffers() (data, mask *ir.Value) {
	at := t.InsertionPoint()
	defer t.Restore(at)
	t.SetInsertionPointToStart(allocationScope(t.op).Region(0).Entry())
	data = t.buffer(t.vector)
	if t.mask != nil {
		buffer := t.buffer(t.mask.Type())
		t.SetInsertionPoint(t.op)
		memref.NewStore(t.Builder, t.mask, buffer, nil)
		mask = memref.NewLoad(t.Builder, buffer, nil).Operation.Result(0)
	}
	return data, mask
}

func (t *transfer) buffer(of ir.Type) *ir.Value {
	return memref.NewAlloca(t.Builder, t.Context().MemRefType(nil, of, nil, nil), nil, nil).Operation.Result(0)
}

func prepareRead(t *transfer) bool {
	if !t.checkPrepare() {
		return false
	}
	data, mask := t.buffers()
	read := t.Clone(t.op, nil)
	read.SetAttr(label, t.Context().UnitAttr())
	if mask != nil {
		setMask(read, mask)
	}
	memref.NewStore(t.Builder, read.Result(0), data, nil)
	return t.finish(memref.NewLoad(t.Builder, data, nil).Operation.Results())
}

func prepareWrite(t *transfer) bool {
	if !t.checkPrepare() {
		return false
	}
	data, mask := t.buffers()
	memref.NewStore(t.Builder, t.value, data, nil)
	loaded := memref.NewLoad(t.Builder, data, nil).Operation.Result(0)
	t.ModifyInPlace(t.op, func() {
		t.op.SetOperand(0, loaded)
		t.op.SetAttr(label, t.Context().UnitAttr())
		if mask != nil {
			setMask(t.op, mask)
		}
	})
	return true
}

// unpackOne moves the first dimension of the vectors in a buffer to the buffer. It returns
// nil if the dimension has no static size.
func unpackOne(m *ir.MemRefType) *ir.MemRefType {
	v, ok := m.Element.(*ir.VectorType)
	if !ok || len(v.Shape()) == 0 || v.Scalable != nil && v.Scalable[0] {
		return nil
	}
	shape := append(append([]int64(nil), m.Shape()...), v.Shape()[0])
	return m.Context().MemRefType(shape, part(v), nil, nil)
}

// access returns the operation that stores the result of a labeled read, or loads the vector of a
// labeled write, or nil.
func (t *transfer) access() *ir.Operation {
	if t.write {
		return ofName(t.value.DefiningOp(), "memref.load")
	}
	if t.value.HasOneUse() {
		for user := range t.value.Users() {
			return ofName(user, "memref.store")
		}
	}
	return nil
}

func ofName(op *ir.Operation, name string) *ir.Operation {
	if op == nil || op.Name() != name {
		return nil
	}
	return op
}

// buffered returns the buffer and the indices of a load or a store.
func buffered(access *ir.Operation) (buffer *ir.Value, indices []*ir.Value) {
	if access.Name() == "memref.load" {
		load := memref.LoadOp{Operation: access}
		return load.Memref(), load.Indices().Values()
	}
	store := memref.StoreOp{Operation: access}
	return store.Memref(), store.Indices().Values()
}

// cast casts a buffer of vectors to one with one more dimension, of smaller vectors.
func (t *transfer) cast(buffer *ir.Value, to *ir.MemRefType) *ir.Value {
	return vector.NewTypeCast(t.Builder, to, buffer).Operation.Result(0)
}

// unpack creates a loop over the first dimension of the vector of a labeled transfer.
func unpack(t *transfer) bool {
	if t.op.Attr(label) == nil {
		return t.fail("kPassLabel is present (progressing lowering in progress)")
	}
	access := t.access()
	if access == nil {
		return t.fail("the vector is in no buffer")
	}
	buffer, indices := buffered(access)
	rows := unpackOne(buffer.Type().(*ir.MemRefType))
	if rows == nil {
		return t.fail("Failed to unpack one vector dim.")
	}
	var load *ir.Operation // of the mask
	var masks *ir.MemRefType
	if t.mask != nil {
		if load = ofName(t.mask.DefiningOp(), "memref.load"); load == nil {
			return t.fail("the mask is in no buffer")
		}
		if !t.isBroadcast() && t.maskRank() > 1 {
			if masks = unpackOne(memref.LoadOp{Operation: load}.Memref().Type().(*ir.MemRefType)); masks == nil {
				return t.fail("Failed to unpack one vector dim.")
			}
		}
	}
	data := t.cast(buffer, rows)
	var maskBuffer *ir.Value
	if load != nil {
		maskBuffer = memref.LoadOp{Operation: load}.Memref()
		if masks != nil {
			maskBuffer = t.cast(maskBuffer, masks)
		}
	}
	shape := rows.Shape()
	from, to := t.index(0), t.index(shape[len(shape)-1])
	step := t.index(1)
	loop := t.loop(from, to, step, t.state(), func(i *ir.Value, state []*ir.Value) []*ir.Value {
		types := make([]ir.Type, len(state))
		for k, v := range state {
			types[k] = v.Type()
		}
		place := append(append([]*ir.Value(nil), indices...), i)
		return t.checked(i, types, func() []*ir.Value {
			op := t.transferRow(data, place, i, state)
			if t.mask != nil && (t.isBroadcast() || t.maskRank() > 1) {
				t.loadMask(op, maskBuffer, i)
			}
			if t.write {
				return op.Results()
			}
			return nil
		}, func() []*ir.Value {
			if !t.write {
				padding := t.broadcast(rows.Element, vector.TransferReadOp{Operation: t.op}.Padding())
				memref.NewStore(t.Builder, padding, data, place)
			}
			return state
		})
	})
	if !t.write {
		t.Erase(access)
		t.Erase(t.op)
		return true
	}
	return t.finish(loop.Results())
}

// transferRow inserts the transfer of row i between the memory and a buffer.
func (t *transfer) transferRow(data *ir.Value, place []*ir.Value, i *ir.Value, state []*ir.Value) *ir.Operation {
	row := data.Type().(*ir.MemRefType).Element.(*ir.VectorType)
	indices := t.at(i)
	if !t.write {
		op := t.read(row, indices)
		t.labelIfLarge(op, row)
		memref.NewStore(t.Builder, op.Result(0), data, place)
		return op
	}
	v := memref.NewLoad(t.Builder, data, place).Operation.Result(0)
	base := t.base
	if len(state) > 0 {
		base = state[0]
	}
	op := t.store(v, base, indices)
	t.labelIfLarge(op, row)
	return op
}

func (t *transfer) labelIfLarge(op *ir.Operation, row *ir.VectorType) {
	if len(row.Shape()) > int(t.options.Rank) {
		op.SetAttr(label, t.Context().UnitAttr())
	}
}

// loadMask loads the mask for the transfer of row i. The mask has its own indices, as it has
// no dimensions that are broadcast: they are those of the last load from its buffer.
func (t *transfer) loadMask(op *ir.Operation, buffer, i *ir.Value) {
	defer t.Restore(t.InsertionPoint())
	t.SetInsertionPoint(op)
	var indices []*ir.Value
	for user := range t.mask.DefiningOp().Operand(0).Users() {
		if user.Name() == "memref.load" {
			_, indices = buffered(user)
			break
		}
	}
	indices = append([]*ir.Value(nil), indices...)
	if !t.isBroadcast() {
		indices = append(indices, i)
	}
	setMask(op, memref.NewLoad(t.Builder, buffer, indices).Operation.Result(0))
}
