package vectortoscf

import (
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
)

// eachElement lowers a one-dimensional transfer of elements that are not consecutive to a loop of
// loads or stores.
func eachElement(t *transfer) bool {
	m, ok := t.base.Type().(*ir.MemRefType)
	if len(t.order.Results) == 0 || !ok || t.rank() != 1 {
		return false
	}
	if t.order.IsMinorIdentity() && isLastUnitStride(m) {
		return false
	}
	from, to := t.index(0), t.sizeOf(t.vector, 0)
	step := t.index(1)
	var state []*ir.Value
	if !t.write {
		state = []*ir.Value{t.broadcast(t.vector, vector.TransferReadOp{Operation: t.op}.Padding())}
	}
	loop := t.loop(from, to, step, state, func(i *ir.Value, state []*ir.Value) []*ir.Value {
		indices := t.at(i)
		if t.write {
			t.checked(i, nil, func() []*ir.Value {
				v := t.extract(t.value, variable(i))
				memref.NewStore(t.Builder, v, t.base, indices)
				return nil
			}, func() []*ir.Value { return nil })
			return nil
		}
		return t.checked(i, []ir.Type{t.vector}, func() []*ir.Value {
			v := memref.NewLoad(t.Builder, t.base, indices).Operation.Result(0)
			return []*ir.Value{t.insert(v, state[0], variable(i))}
		}, func() []*ir.Value { return state })
	})
	return t.finish(loop.Results())
}

// isLastUnitStride reports whether elements of the last dimension are consecutive.
func isLastUnitStride(m *ir.MemRefType) bool {
	strides, _, ok := m.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}
