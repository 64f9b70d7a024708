package vectortoscf

import (
	"slices"

	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// writeTransposed writes the rows of a transposed matrix whose rows have a static size and
// which has a scalable number of them.
func writeTransposed(t *transfer) bool {
	switch {
	case t.onTensor() && !t.options.Tensors:
		return t.fail("lowering tensor transfers is disabled")
	case !slices.Equal(t.vector.Scalable, []bool{true, false}):
		return t.fail("expected vector of the form vector<[N]xMxty>")
	case !t.order.IsIdentity():
		return t.fail("non-identity permutations are unsupported (lower first)")
	case !t.isInBounds():
		return t.fail("out-of-bounds dims are unsupported (use masking)")
	}
	transpose := ofName(t.value.DefiningOp(), "vector.transpose")
	if transpose == nil || !slices.Equal(vector.TransposeOp{Operation: transpose}.Permutation(), []int64{1, 0}) {
		return t.fail("source not transpose")
	}
	scale := &scaled{e: t.emitter}
	sizes, ok := t.maskSizes(scale)
	if !ok {
		return t.fail("failed to resolve mask dims")
	}
	source := transpose.Operand(0)
	columns := make([]*ir.Value, t.vector.Shape()[1])
	for i := range columns {
		columns[i] = t.extract(source, numbers(int64(i)))
	}
	from := t.index(0)
	var to *ir.Value
	if sizes == nil {
		to = scale.times(t.vector.Shape()[0])
	} else {
		to = t.emitter.value(sizes[0])
	}
	step := t.index(1)
	row := part(t.vector)
	var mask *ir.Value
	if sizes != nil {
		lanes := t.Context().VectorType(row.Shape(), t.Context().I1(), row.Scalable)
		mask = vector.NewCreateMask(t.Builder, lanes, []*ir.Value{t.emitter.value(sizes[1])}).ResultValue()
	}
	loop := t.loop(from, to, step, t.state(), func(i *ir.Value, state []*ir.Value) []*ir.Value {
		indices := t.at(i)
		elements := make([]*ir.Value, len(columns))
		for k, c := range columns {
			elements[k] = t.extract(c, variable(i))
		}
		v := vector.NewFromElements(t.Builder, row, elements).Operation.Result(0)
		base := t.base
		if len(state) > 0 {
			base = state[0]
		}
		write := t.store(v, base, indices)
		if mask != nil {
			setMask(write, mask)
		}
		return write.Results()
	})
	return t.finish(loop.Results())
}

// isInBounds reports whether the first dimension is in bounds.
func (t *transfer) isInBounds() bool { return typed.Bool(t.inBounds[0]) }

// scaled computes multiples of vscale, which it inserts once.
type scaled struct {
	e     emitter
	scale *ir.Value
}

func (s *scaled) times(n int64) *ir.Value {
	if s.scale == nil {
		s.scale = vector.NewVectorScale(s.e.Builder).Res()
	}
	return s.e.mul(s.scale, s.e.index(n))
}

// maskSizes returns the number of elements that the mask enables in each dimension, or nil without a
// mask. ok is false if they are not known.
func (t *transfer) maskSizes(scale *scaled) (sizes []viewlike.Index, ok bool) {
	if t.mask == nil {
		return nil, true
	}
	def := t.mask.DefiningOp()
	if op := ofName(def, "vector.create_mask"); op != nil {
		for _, v := range op.Operands() {
			sizes = append(sizes, viewlike.Index{Value: v})
		}
		return sizes, true
	}
	op := ofName(def, "vector.constant_mask")
	if op == nil {
		return nil, false
	}
	m := vector.ConstantMaskOp{Operation: op}
	scalable := m.ResultValue().Type().(*ir.VectorType).Scalable
	for i, n := range m.MaskDimSizes() {
		if scalable != nil && scalable[i] {
			sizes = append(sizes, viewlike.Index{Value: scale.times(n)})
		} else {
			sizes = append(sizes, viewlike.Index{Int: n})
		}
	}
	return sizes, true
}

// value returns a size as a value.
func (e emitter) value(x viewlike.Index) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return e.index(x.Int)
}
