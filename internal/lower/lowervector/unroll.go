package lowervector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// unrolling returns the patterns that make an operation for each vector of one dimension.
func unrolling() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		lower("UnrollBitCastOp", "vector.bitcast", typed.Match(unrollBitcast)),
		lower("UnrollInterleaveOp", "vector.interleave", typed.Match(unrollInterleave)),
		lower("UnrollDeinterleaveOp", "vector.deinterleave", typed.Match(unrollDeinterleave)),
		lower("VectorFMAOpNDRewritePattern", "vector.fma", typed.Match(unrollFMA)),
		lower("UnrollGather", "vector.gather", unrollGather),
		lower("UnrollFromElements", "vector.from_elements", unrollFromElements),
		lower("UnrollToElements", "vector.to_elements", typed.Match(unrollToElements)),
		lower("StepToArithConstantOpRewrite", "vector.step", stepConstant),
	}
}

// rows returns the sizes of the dimensions of t that are unrolled: up to the last one, or to
// the first that is scalable. It is empty if there are none.
func rows(t *ir.VectorType) []int64 {
	n := max(len(t.Shape())-1, 0)
	if t.Scalable != nil {
		if i := slices.Index(t.Scalable[:n], true); i >= 0 {
			n = i
		}
	}
	return t.Shape()[:n]
}

// eachRow calls f with the position of each unrolled row of t, and reports whether there are
// such.
func eachRow(t *ir.VectorType, f func(at []int64)) bool {
	sizes := rows(t)
	if len(sizes) == 0 {
		return false
	}
	for at, more := make([]int64, len(sizes)), true; more; more = next(at, sizes) {
		f(at)
	}
	return true
}

func unrollBitcast(op vector.BitCastOp, e emitter) bool {
	of := typeOf(op.ResultValue())
	n := len(rows(of))
	if n == 0 {
		return false
	}
	v := e.poison(of)
	eachRow(of, func(at []int64) {
		part := vector.NewBitCast(e.Builder, dropDims(of, n), e.extract(op.Source(), at...)).ResultValue()
		v = e.insert(part, v, at...)
	})
	e.Replace(op.Operation, v)
	return true
}

func unrollInterleave(op vector.InterleaveOp, e emitter) bool {
	of := typeOf(op.ResultValue())
	if len(rows(of)) == 0 {
		return false
	}
	v := e.zero(of)
	eachRow(of, func(at []int64) {
		x := e.extract(op.Lhs(), at...)
		y := e.extract(op.Rhs(), at...)
		v = e.insert(vector.NewInterleave(e.Builder, x, y).ResultValue(), v, at...)
	})
	e.Replace(op.Operation, v)
	return true
}

func unrollDeinterleave(op vector.DeinterleaveOp, e emitter) bool {
	of := typeOf(op.Res1())
	if len(rows(of)) == 0 {
		return false
	}
	even := e.zero(of)
	odd := even
	eachRow(of, func(at []int64) {
		part := vector.NewDeinterleave(e.Builder, e.extract(op.Source(), at...))
		even = e.insert(part.Res1(), even, at...)
		odd = e.insert(part.Res2(), odd, at...)
	})
	e.Replace(op.Operation, even, odd)
	return true
}

// unrollFMA makes several operations on vectors with one dimension less.
func unrollFMA(op vector.FMAOp, e emitter) bool {
	of := typeOf(op.ResultValue())
	if len(of.Shape()) < 2 || scalable(of, 0) {
		return false
	}
	v := e.broadcast(of, e.zero(of.Element))
	for i := range of.Shape()[0] {
		x, y, z := e.extract(op.Lhs(), i), e.extract(op.Rhs(), i), e.extract(op.Acc(), i)
		v = e.insert(vector.NewFMA(e.Builder, x, y, z).ResultValue(), v, i)
	}
	e.Replace(op.Operation, v)
	return true
}

// unrollFirst replaces op, whose result has several dimensions, by the vectors that build returns
// for each index into the first one.
func unrollFirst(op *ir.Operation, e emitter, build func(part *ir.VectorType, i int64) *ir.Value) bool {
	of := typeOf(op.Result(0))
	if len(of.Shape()) < 2 || scalable(of, 0) {
		return false
	}
	v := e.poison(of)
	for i := range of.Shape()[0] {
		v = e.insert(build(dropDims(of, 1), i), v, i)
	}
	e.Replace(op, v)
	return true
}

func unrollGather(op *ir.Operation, e emitter) bool {
	g := vector.GatherOp{Operation: op}
	return unrollFirst(op, e, func(part *ir.VectorType, i int64) *ir.Value {
		indices, mask, rest := e.extract(g.Indices(), i), e.extract(g.Mask(), i), e.extract(g.PassThru(), i)
		made := vector.NewGather(e.Builder, part, g.Base(), g.Offsets().Values(), indices, mask, rest)
		if n, ok := g.Alignment(); ok {
			made.SetAlignment(n)
		}
		return made.ResultValue()
	})
}

func unrollFromElements(op *ir.Operation, e emitter) bool {
	return unrollFirst(op, e, func(part *ir.VectorType, i int64) *ir.Value {
		n := int64(1)
		for _, size := range part.Shape() {
			n *= size
		}
		return vector.NewFromElements(e.Builder, part, op.Operands()[i*n:(i+1)*n]).Dest()
	})
}

func unrollToElements(op vector.ToElementsOp, e emitter) bool {
	of := typeOf(op.Source())
	if len(of.Shape()) < 2 || scalable(of, 0) {
		return false
	}
	parts := make([]*ir.Value, of.Shape()[0])
	loc := e.Loc
	e.Loc = op.Source().Location()
	for i := range parts {
		parts[i] = e.extract(op.Source(), int64(i))
	}
	e.Loc = loc
	var elements []*ir.Value
	for _, part := range parts {
		elements = append(elements, vector.NewToElements(e.Builder, part).Operation.Results()...)
	}
	e.Replace(op.Operation, elements...)
	return true
}

// stepConstant replaces a step by a constant.
func stepConstant(op *ir.Operation, e emitter) bool {
	of := typeOf(op.Result(0))
	if of.IsScalable() {
		return false
	}
	steps := make([]int64, of.Shape()[0])
	for i := range steps {
		steps[i] = int64(i)
	}
	e.Replace(op, e.constant(e.Context().DenseIntElements(of, steps)))
	return true
}
