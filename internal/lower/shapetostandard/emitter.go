package shapetostandard

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// An emitter inserts operations where a pattern is.
type emitter struct{ *conversion.Rewriter }

func (e emitter) index(n int64) *ir.Value {
	return arith.NewConstant(e.Builder, e.Context().Int64Attr(e.Context().IndexType(), n)).Result(0)
}

func (e emitter) boolean(b bool) *ir.Value {
	return arith.NewConstant(e.Builder, e.Context().BoolAttr(b)).Result(0)
}

func (e emitter) dim(of, dim *ir.Value) *ir.Value { return tensor.NewDim(e.Builder, of, dim).Result(0) }

func (e emitter) extract(from, index *ir.Value) *ir.Value {
	return tensor.NewExtract(e.Builder, from, []*ir.Value{index}).Result(0)
}

func (e emitter) sub(x, y *ir.Value) *ir.Value { return arith.NewSubI(e.Builder, x, y).Result(0) }

func (e emitter) and(x, y *ir.Value) *ir.Value { return arith.NewAndI(e.Builder, x, y).Result(0) }

func (e emitter) compare(p arith.CmpIPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpI(e.Builder, p, x, y).Result(0)
}

// extents returns the type of tensors of any number of extents.
func (e emitter) extents() ir.Type {
	return e.Context().RankedTensorType([]int64{ir.Dynamic}, e.Context().IndexType(), nil)
}

// generate inserts a tensor.generate of n extents. extent returns one of them.
func (e emitter) generate(n *ir.Value, extent func(i *ir.Value) *ir.Value) *ir.Operation {
	body := &typed.Body{Args: []ir.Type{e.Context().IndexType()}, Fill: func(_ *ir.Builder, entry *ir.Block) {
		defer e.Restore(e.InsertionPoint())
		e.SetInsertionPointToEnd(entry)
		tensor.NewYield(e.Builder, extent(entry.Argument(0)))
	}}
	return tensor.NewGenerate(e.Builder, e.extents(), []*ir.Value{n}, tensor.GenerateOptions{Body: body}).Operation
}

// loop inserts an scf.for from zero to n. body returns the yielded values.
func (e emitter) loop(zero, n, one *ir.Value, inits []*ir.Value, body func(i *ir.Value, state []*ir.Value) []*ir.Value) []*ir.Value {
	types := ir.TypesOf(inits)
	args := append([]ir.Type{e.Context().IndexType()}, types...)
	return scf.NewFor(e.Builder, types, zero, n, one, inits, scf.ForOptions{RegionRegion: e.body(args, func(b *ir.Block) []*ir.Value {
		return body(b.Argument(0), b.Args()[1:])
	})}).Operation.Results()
}

// choose inserts an scf.if with a result.
func (e emitter) choose(condition *ir.Value, t ir.Type, yes, no func() *ir.Value) *ir.Value {
	branch := func(value func() *ir.Value) *typed.Body {
		return e.body(nil, func(*ir.Block) []*ir.Value { return []*ir.Value{value()} })
	}
	return scf.NewIf(e.Builder, condition, scf.IfOptions{ResultsValueTypes: []ir.Type{t}, ThenRegion: branch(yes), ElseRegion: branch(no)}).Operation.Result(0)
}

// body returns the body of an operation of scf. fill returns the yielded values.
func (e emitter) body(args []ir.Type, fill func(b *ir.Block) []*ir.Value) *typed.Body {
	return &typed.Body{Args: args, Fill: func(_ *ir.Builder, entry *ir.Block) {
		defer e.Restore(e.InsertionPoint())
		e.SetInsertionPointToEnd(entry)
		scf.NewYield(e.Builder, fill(entry))
	}}
}
