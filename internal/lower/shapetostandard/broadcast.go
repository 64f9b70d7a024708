package shapetostandard

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// A broadcasting is about shapes that are aligned at their last extents.
type broadcasting struct {
	emitter
	shapes  []*ir.Value
	rank    *ir.Value   // the greatest one
	missing []*ir.Value // how many extents each shape has less
}

// align computes the ranks of shapes. zero is the number.
func (e emitter) align(shapes []*ir.Value, zero *ir.Value) broadcasting {
	b := broadcasting{emitter: e, shapes: shapes}
	var ranks []*ir.Value
	for _, s := range shapes {
		ranks = append(ranks, e.dim(s, zero))
	}
	b.rank = ranks[0]
	for _, r := range ranks[1:] {
		b.rank = arith.NewMaxUI(e.Builder, r, b.rank).Result(0)
	}
	for _, r := range ranks {
		b.missing = append(b.missing, e.sub(b.rank, r))
	}
	return b
}

// extent computes an extent of the shape to which all are broadcast: the last one that is not
// one.
func (b broadcasting) extent(i *ir.Value) *ir.Value {
	one := b.index(1)
	result := one
	for n, s := range b.shapes {
		before := result
		result = b.choose(b.compare(arith.CmpIPredicateUlt, i, b.missing[n]), one.Type(),
			func() *ir.Value { return before },
			func() *ir.Value {
				extent := b.extract(s, b.sub(i, b.missing[n]))
				isOne := b.compare(arith.CmpIPredicateEq, extent, one)
				return arith.NewSelect(b.Builder, isOne, before, extent).Result(0)
			})
	}
	return result
}

func broadcast(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := op.Result(0).Type()
	if isShape(to) || len(operands) == 0 {
		return false
	}
	e := emitter{r}
	b := e.align(operands, e.index(0))
	v := e.generate(b.rank, b.extent).Result(0)
	if v.Type() != to {
		v = tensor.NewCast(e.Builder, to, v).Result(0)
	}
	r.Replace(op, v)
	return true
}

// isBroadcastable asks of each extent whether it is one, or the one to which all are broadcast.
func isBroadcastable(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if anyShape(op.Operands()) || len(operands) == 0 {
		return false
	}
	e := emitter{r}
	zero, one := e.index(0), e.index(1)
	b := e.align(operands, zero)
	yes := e.boolean(true)
	r.Replace(op, e.loop(zero, b.rank, one, []*ir.Value{yes}, func(i *ir.Value, state []*ir.Value) []*ir.Value {
		to, result := b.extent(i), state[0]
		for n, s := range b.shapes {
			before := result
			result = e.choose(e.compare(arith.CmpIPredicateUlt, i, b.missing[n]), yes.Type(),
				func() *ir.Value { return before },
				func() *ir.Value {
					extent := e.extract(s, e.sub(i, b.missing[n]))
					isOne := e.compare(arith.CmpIPredicateEq, extent, one)
					same := e.compare(arith.CmpIPredicateEq, extent, to)
					return e.and(before, arith.NewOrI(e.Builder, isOne, same).Result(0))
				})
		}
		return []*ir.Value{result}
	})...)
	return true
}
