package vectortoscf

import (
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
)

// checkUnroll reports whether the first dimension of the vector can be unrolled.
func (t *transfer) checkUnroll() bool {
	switch {
	case t.rank() <= int(t.options.Rank):
		return t.fail("vector rank is less or equal to target rank")
	case t.onTensor() && !t.options.Tensors:
		return t.fail("lowering tensor transfers is disabled")
	case t.castsElements():
		return t.fail("not yet supported: element type mismatch")
	case t.isScalable():
		return t.fail("scalable dimensions cannot be unrolled at compile time")
	}
	return true
}

// positionOf returns the position of an operation that extracts or inserts.
func positionOf(op *ir.Operation) position {
	if op.Name() == "vector.insert" {
		x := vector.InsertOp{Operation: op}
		return position{x.StaticPosition(), x.DynamicPosition().Values()}
	}
	x := vector.ExtractOp{Operation: op}
	return position{x.StaticPosition(), x.DynamicPosition().Values()}
}

// then returns a position with one more index.
func (p position) then(i int64) position {
	return position{append(append([]int64(nil), p.static...), i), p.values}
}

// unrollRead reads each part of the vector, into the vector into which the whole is inserted
// if that is its only use.
func unrollRead(t *transfer) bool {
	if !t.checkUnroll() {
		return false
	}
	var insert *ir.Operation
	if t.value.HasOneUse() {
		for user := range t.value.Users() {
			if user.Name() == "vector.insert" {
				insert = user
			}
		}
	}
	var at position
	var v *ir.Value
	if insert != nil {
		at = positionOf(insert)
		v = vector.InsertOp{Operation: insert}.Dest()
	} else {
		v = t.broadcast(t.vector, vector.TransferReadOp{Operation: t.op}.Padding())
	}
	row := part(t.vector)
	for n := range t.vector.Shape()[0] {
		i := t.index(n)
		v = t.checked(i, []ir.Type{v.Type()}, func() []*ir.Value {
			read := t.read(row, t.at(i))
			t.maskPart(read, n)
			x := read.Result(0)
			if len(row.Shape()) == 0 {
				x = t.extract(x, position{})
			}
			return []*ir.Value{t.insert(x, v, at.then(n))}
		}, func() []*ir.Value { return []*ir.Value{v} })[0]
	}
	if insert != nil {
		t.Replace(insert, v)
		t.Erase(t.op)
		return true
	}
	return t.finish([]*ir.Value{v})
}

// unrollWrite writes each part of the vector. If the vector was extracted from another one, the
// parts are extracted from that directly.
func unrollWrite(t *transfer) bool {
	if !t.checkUnroll() {
		return false
	}
	v, at := t.value, position{}
	if def := v.DefiningOp(); def != nil && def.Name() == "vector.extract" {
		at = positionOf(def)
		v = vector.ExtractOp{Operation: def}.Source()
	}
	base := t.base
	var types []ir.Type
	if t.onTensor() {
		types = []ir.Type{base.Type()}
	}
	for n := range t.vector.Shape()[0] {
		i := t.index(n)
		results := t.checked(i, types, func() []*ir.Value {
			indices := t.at(i)
			x := t.extract(v, at.then(n))
			if t.rank() == 1 {
				x = t.broadcast(part(t.vector), x)
			}
			write := t.store(x, base, indices)
			t.maskPart(write, n)
			return write.Results()
		}, func() []*ir.Value {
			if t.onTensor() {
				return []*ir.Value{base}
			}
			return nil
		})
		if t.onTensor() {
			base = results[0]
		}
	}
	if t.onTensor() {
		return t.finish([]*ir.Value{base})
	}
	return t.finish(nil)
}

// maskPart masks the transfer of part n.
func (t *transfer) maskPart(op *ir.Operation, n int64) {
	switch {
	case t.mask == nil:
	case t.isBroadcast():
		setMask(op, t.mask)
	case t.maskRank() > 1:
		defer t.Restore(t.InsertionPoint())
		t.SetInsertionPoint(op)
		setMask(op, t.extract(t.mask, numbers(n)))
	}
}
