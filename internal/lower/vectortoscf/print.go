package vectortoscf

import (
	"math/bits"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
)

func (e emitter) punctuation(p vector.PrintPunctuation) *ir.Operation {
	return vector.NewPrint(e.Builder, vector.PrintOptions{Punctuation: &p}).Operation
}

// print creates loops that print the elements of a vector with brackets around each dimension.
func print(op vector.PrintOp, e emitter) bool {
	v, ok := op.Source()
	if !ok {
		return false
	}
	t, ok := v.Type().(*ir.VectorType)
	if !ok || len(t.Shape()) > 1 && t.Scalable != nil {
		return false
	}
	v = e.widened(v, t)
	shape := t.Shape()
	if len(shape) == 0 {
		shape = []int64{1}
	}
	if len(t.Shape()) != 1 {
		n := int64(1)
		for _, size := range shape {
			n *= size
		}
		v = vector.NewShapeCast(e.Builder, e.Context().VectorType([]int64{n}, ir.ElementTypeOrSelf(v.Type()), nil), v).ResultValue()
	}
	var end *ir.Operation
	indices := make([]*ir.Value, len(shape))
	for dim := range shape {
		from, to, step := e.index(0), e.index(shape[dim]), e.index(1)
		if t.Scalable != nil && t.Scalable[dim] {
			to = e.mul(to, vector.NewVectorScale(e.Builder).Res())
		}
		last := arith.NewSubI(e.Builder, to, step).Result(0)
		e.punctuation(vector.PrintPunctuationOpen)
		loop := e.loop(from, to, step, nil, func(*ir.Value, []*ir.Value) []*ir.Value { return nil })
		close := e.punctuation(vector.PrintPunctuationClose)
		if end == nil {
			end = close
		}
		body := loop.Region(0).Entry()
		indices[dim] = body.Argument(0)
		e.SetInsertionPointToStart(body)
		more := arith.NewCmpI(e.Builder, arith.CmpIPredicateUlt, indices[dim], last).Result(0)
		scf.NewIf(e.Builder, more, scf.IfOptions{ThenRegion: e.body(nil, func(*ir.Block) []*ir.Value {
			e.punctuation(vector.PrintPunctuationComma)
			return nil
		})})
		e.SetInsertionPointToStart(body)
	}
	none := vector.PrintPunctuationNoPunctuation
	vector.NewPrint(e.Builder, vector.PrintOptions{Source: e.extract(v, variable(e.flat(indices, shape))), Punctuation: &none})
	e.SetInsertionPointAfter(end)
	e.punctuation(op.Punctuation())
	e.Erase(op.Operation)
	return true
}

// flat returns the number of the element at a position.
func (e emitter) flat(indices []*ir.Value, shape []int64) *ir.Value {
	var flat *ir.Value
	stride := int64(1)
	for dim := len(shape) - 1; dim >= 0; dim-- {
		index := e.mul(e.index(stride), indices[dim])
		if flat != nil {
			index = arith.NewAddI(e.Builder, flat, index).Result(0)
		}
		flat = index
		stride *= shape[dim]
	}
	return flat
}

// widened extends integers to 8, 16, 32, 64 and so on bits. Integers with a sign are cast to
// those without one before, and back afterwards.
func (e emitter) widened(v *ir.Value, t *ir.VectorType) *ir.Value {
	i, ok := t.ElementType().(*ir.IntegerType)
	if !ok {
		return v
	}
	width := 1 << bits.Len(uint(max(8, i.Width)-1))
	ctx := e.Context()
	with := func(elem ir.Type) *ir.VectorType { return ctx.VectorType(t.Shape(), elem, t.Scalable) }
	wide, result := with(ctx.IntegerType(width)), ctx.IntegerType(width)
	switch i.Signedness {
	case ir.Signed:
		result = ctx.SignedType(width)
	case ir.Unsigned:
		result = ctx.UnsignedType(width)
	}
	v = vector.NewBitCast(e.Builder, with(ctx.IntegerType(i.Width)), v).ResultValue()
	if v.Type() != ir.Type(wide) {
		if i.Width == 1 || i.Signedness == ir.Unsigned {
			v = arith.NewExtUI(e.Builder, wide, v).Result(0)
		} else {
			v = arith.NewExtSI(e.Builder, wide, v).Result(0)
		}
	}
	return vector.NewBitCast(e.Builder, with(result), v).ResultValue()
}
