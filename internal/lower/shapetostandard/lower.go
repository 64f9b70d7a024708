package shapetostandard

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/shape"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Patterns returns the patterns for operations on tensors of extents.
func Patterns() []conversion.Pattern {
	p := func(name string, f conversion.Func) conversion.Pattern {
		return conversion.NewPattern("shape."+name, nil, f)
	}
	return []conversion.Pattern{
		p("any", first),
		p("add", arithmetic("arith.addi")),
		p("mul", arithmetic("arith.muli")),
		p("broadcast", broadcast),
		p("const_shape", constantShape),
		p("const_size", constantSize),
		p("dim", dimension),
		p("is_broadcastable", isBroadcastable),
		p("get_extent", extent),
		p("rank", rank),
		p("reduce", reduce),
		p("shape_eq", equal),
		p("shape_of", shapeOf),
		p("split_at", split),
		p("to_extent_tensor", toTensor),
	}
}

// isShape reports whether a type is !shape.shape, whose values may be errors.
func isShape(t ir.Type) bool { return named.TypeClass(t, "shape") == "ShapeType" }

// isSize reports whether a type is !shape.size, whose values may be errors.
func isSize(t ir.Type) bool { return named.TypeClass(t, "shape") == "SizeType" }

func anyShape(values []*ir.Value) bool {
	for _, v := range values {
		if isShape(v.Type()) {
			return true
		}
	}
	return false
}

// first takes the first of values that are the same.
func first(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if len(operands) == 0 {
		return false
	}
	r.Replace(op, operands[0])
	return true
}

func arithmetic(name string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		if isSize(op.Result(0).Type()) {
			return false
		}
		r.ReplaceWithOp(op, r.Op(name).Operands(operands...).MustBuild())
		return true
	}
}

func constantShape(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	extents, ok := shape.ConstShapeOp{Operation: op}.ShapeAttr().(*ir.DenseElementsAttr)
	if !ok || isShape(shape.ConstShapeOp{Operation: op}.ResultValue().Type()) {
		return false
	}
	e := emitter{r}
	var values []*ir.Value
	for _, n := range extents.Int64s() {
		values = append(values, e.index(n))
	}
	e.replaceWithElements(op, values)
	return true
}

// replaceWithElements replaces op with a tensor of extents.
func (e emitter) replaceWithElements(op *ir.Operation, extents []*ir.Value) {
	t := e.Context().RankedTensorType([]int64{int64(len(extents))}, e.Context().IndexType(), nil)
	v := tensor.NewFromElements(e.Builder, t, extents).Result(0)
	e.ReplaceWithOp(op, tensor.NewCast(e.Builder, op.Result(0).Type(), v).Operation)
}

func constantSize(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	n, ok := shape.ConstSizeOp{Operation: op}.ValueAttr().(*ir.IntegerAttr)
	if !ok {
		return false
	}
	v, _ := n.Value.Int64()
	r.Replace(op, emitter{r}.index(v))
	return true
}

// dimension replaces a dimension of a value by an extent of its shape.
func dimension(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	of := r.Op("shape.shape_of").Operands(shape.DimOp{Operation: op}.Value()).MustBuild().Result(0)
	r.ReplaceWithOp(op, r.Op("shape.get_extent").Operands(of, shape.DimOp{Operation: op}.Index()).Results(shape.DimOp{Operation: op}.Extent().Type()).MustBuild())
	return true
}

// extent extracts from a tensor of extents, or asks the value that has the shape.
func extent(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if isSize(shape.GetExtentOp{Operation: op}.Extent().Type()) {
		return false
	}
	e := emitter{r}
	if def := (shape.GetExtentOp{Operation: op}).Shape().DefiningOp(); def != nil && def.Name() == "shape.shape_of" {
		if _, ok := ir.AsShaped(shape.ShapeOfOp{Operation: def}.Arg().Type()); ok {
			r.Replace(op, e.dim(shape.ShapeOfOp{Operation: def}.Arg(), operands[1]))
			return true
		}
	}
	r.Replace(op, e.extract(operands[0], operands[1]))
	return true
}

func rank(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if isSize(op.Result(0).Type()) {
		return false
	}
	e := emitter{r}
	r.Replace(op, e.dim(operands[0], e.index(0)))
	return true
}

// reduce turns the body into a loop.
func reduce(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if isShape(shape.ReduceOp{Operation: op}.Shape().Type()) {
		return false
	}
	e := emitter{r}
	zero, one := e.index(0), e.index(1)
	n := e.dim(operands[0], zero)
	r.Replace(op, e.loop(zero, n, one, op.Operands()[1:], func(i *ir.Value, state []*ir.Value) []*ir.Value {
		m := ir.NewMapping()
		body := op.Region(0).Entry()
		for k, v := range append([]*ir.Value{i, e.extract(operands[0], i)}, state...) {
			m.Map(body.Argument(k), v)
		}
		end := body.Terminator()
		for nested := body.Front(); nested != end; nested = nested.Next() {
			e.Clone(nested, m)
		}
		var results []*ir.Value
		for _, v := range end.Operands() {
			results = append(results, m.Lookup(v))
		}
		return results
	})...)
	return true
}

// equal compares each shape with the first one, the extents where the ranks are the same.
func equal(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if anyShape(op.Operands()) {
		return false
	}
	e := emitter{r}
	if len(operands) <= 1 {
		r.Replace(op, e.boolean(true))
		return true
	}
	zero := e.index(0)
	x := operands[0]
	n := e.dim(x, zero)
	var result *ir.Value
	for _, y := range operands[1:] {
		sameRank := e.compare(arith.CmpIPredicateEq, n, e.dim(y, zero))
		same := e.choose(sameRank, sameRank.Type(), func() *ir.Value {
			one := e.index(1)
			return e.loop(zero, n, one, []*ir.Value{e.boolean(true)}, func(i *ir.Value, state []*ir.Value) []*ir.Value {
				a := e.extract(x, i)
				b := e.extract(y, i)
				return []*ir.Value{e.and(state[0], e.compare(arith.CmpIPredicateEq, a, b))}
			})[0]
		}, func() *ir.Value { return e.boolean(false) })
		if result == nil {
			result = same
		} else {
			result = e.and(result, same)
		}
	}
	r.Replace(op, result)
	return true
}

// shapeOf builds a tensor of the sizes of a tensor.
func shapeOf(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if isShape(op.Result(0).Type()) {
		return false
	}
	e := emitter{r}
	t, ok := operands[0].Type().(*ir.RankedTensorType)
	if !ok {
		rank := tensor.NewRank(e.Builder, operands[0]).Result(0)
		r.ReplaceWithOp(op, e.generate(rank, func(i *ir.Value) *ir.Value { return e.dim(operands[0], i) }))
		return true
	}
	var extents []*ir.Value
	for i, n := range t.Shape() {
		if n == ir.Dynamic {
			extents = append(extents, e.dim(operands[0], e.index(int64(i))))
		} else {
			extents = append(extents, e.index(n))
		}
	}
	e.replaceWithElements(op, extents)
	return true
}

// split makes slices before and from an index on. A negative one counts from the end.
func split(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if anyShape(op.Results()) || isShape(shape.SplitAtOp{Operation: op}.OperandOperand().Type()) {
		return false
	}
	e := emitter{r}
	zero := e.index(0)
	n := e.dim(operands[0], zero)
	fromEnd := arith.NewAddI(e.Builder, operands[1], n).Result(0)
	isNegative := e.compare(arith.CmpIPredicateSlt, operands[1], zero)
	at := arith.NewSelect(e.Builder, isNegative, fromEnd, operands[1]).Result(0)
	one := e.index(1)
	head := e.slice(operands[0], zero, at, one)
	r.Replace(op, head, e.slice(operands[0], at, e.sub(n, at), one))
	return true
}

func (e emitter) slice(of, from, size, step *ir.Value) *ir.Value {
	dynamic := []int64{ir.Dynamic}
	return tensor.NewExtractSlice(e.Builder, e.extents(), of, []*ir.Value{from}, []*ir.Value{size}, []*ir.Value{step}, dynamic, dynamic, dynamic).Result(0)
}

func toTensor(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if _, ok := operands[0].Type().(*ir.RankedTensorType); !ok {
		return r.MatchFailure(op, "input needs to be a tensor")
	}
	r.ReplaceWithOp(op, tensor.NewCast(r.Builder, op.Result(0).Type(), operands[0]).Operation)
	return true
}
