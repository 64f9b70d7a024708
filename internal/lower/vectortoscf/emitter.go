package vectortoscf

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// An emitter inserts operations.
type emitter struct{ *rewrite.Rewriter }

func (e emitter) index(n int64) *ir.Value {
	return arith.NewConstant(e.Builder, e.Context().Int64Attr(e.Context().IndexType(), n)).Result(0)
}

func (e emitter) mul(x, y *ir.Value) *ir.Value { return arith.NewMulI(e.Builder, x, y).Result(0) }

// sizeOf returns the number of elements of a dimension of a vector.
func (e emitter) sizeOf(t *ir.VectorType, dim int) *ir.Value {
	n := e.index(t.Shape()[dim])
	if t.Scalable != nil && t.Scalable[dim] {
		return e.mul(n, vector.NewVectorScale(e.Builder).Res())
	}
	return n
}

func (e emitter) broadcast(t ir.Type, v *ir.Value) *ir.Value {
	return vector.NewBroadcast(e.Builder, t, v).Vector()
}

// extract extracts from a vector at an index that is a number if v is nil.
func (e emitter) extract(from *ir.Value, at position) *ir.Value {
	return vector.NewExtract(e.Builder, from, at.values, at.static).ResultValue()
}

func (e emitter) insert(v, into *ir.Value, at position) *ir.Value {
	return vector.NewInsert(e.Builder, v, into, at.values, at.static).ResultValue()
}

// A position in a vector has indices that are numbers or, where these are [ir.Dynamic],
// values.
type position struct {
	static []int64
	values []*ir.Value
}

func numbers(ns ...int64) position { return position{static: ns} }

// variable returns the position with a dynamic index.
func variable(v *ir.Value) position {
	return position{static: []int64{ir.Dynamic}, values: []*ir.Value{v}}
}

// loop inserts an scf.for. body returns the yielded values.
func (e emitter) loop(from, to, step *ir.Value, inits []*ir.Value, body func(i *ir.Value, state []*ir.Value) []*ir.Value) *ir.Operation {
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	args := append([]ir.Type{e.Context().IndexType()}, types...)
	return scf.NewFor(e.Builder, types, from, to, step, inits, scf.ForOptions{RegionRegion: e.body(args, func(b *ir.Block) []*ir.Value {
		return body(b.Argument(0), b.Args()[1:])
	})}).Operation
}

// choose inserts an scf.if with two branches.
func (e emitter) choose(condition *ir.Value, types []ir.Type, yes, no func() []*ir.Value) *ir.Operation {
	return scf.NewIf(e.Builder, condition, scf.IfOptions{ResultsValueTypes: types,
		ThenRegion: e.body(nil, func(*ir.Block) []*ir.Value { return yes() }),
		ElseRegion: e.body(nil, func(*ir.Block) []*ir.Value { return no() })}).Operation
}

// body returns the body of an operation of scf. fill returns the yielded values.
func (e emitter) body(args []ir.Type, fill func(b *ir.Block) []*ir.Value) *typed.Body {
	return &typed.Body{Args: args, Fill: func(_ *ir.Builder, entry *ir.Block) {
		defer e.Restore(e.InsertionPoint())
		e.SetInsertionPointToEnd(entry)
		scf.NewYield(e.Builder, fill(entry))
	}}
}
