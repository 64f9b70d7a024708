package tensortolinalg

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/linalg"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Pass is convert-tensor-to-linalg.
type Pass struct{}

// Run lowers tensor.pad.
func (Pass) Run(r *pass.Run) error {
	t := conversion.NewTarget()
	t.LegalDialects("arith", "linalg", "tensor")
	t.IllegalOps("tensor.pad")
	pattern := &rewrite.Pattern{Name: "DecomposePadOpPattern", Root: "tensor.pad", Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		return pad(tensor.PadOp{Operation: op}, lowering{r})
	}}
	return apply.Partially(r, t, []*rewrite.Pattern{pattern}, conversion.Config{})
}

// A lowering inserts the operations that tensor.pad becomes.
type lowering struct{ *rewrite.Rewriter }

func (l lowering) index(n int64) *ir.Value {
	return arith.NewConstant(l.Builder, l.Context().Int64Attr(l.Context().IndexType(), n)).Result(0)
}

func (l lowering) value(x viewlike.Index) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return l.index(x.Int)
}

func (l lowering) add(x, y *ir.Value) *ir.Value {
	return l.CreateOrFold(&ir.OperationState{Def: l.Context().OpDef("arith.addi"), Operands: []*ir.Value{x, y}, Types: []ir.Type{x.Type()}})[0]
}

// size returns the size of a dimension of a tensor.
func (l lowering) size(of *ir.Value, dim int) viewlike.Index {
	s, _ := ir.AsShaped(of.Type())
	if n := s.Shape()[dim]; n != ir.Dynamic {
		return viewlike.Index{Int: n}
	}
	i := l.index(int64(dim))
	return viewlike.Index{Value: l.CreateOrFold(&ir.OperationState{Def: l.Context().OpDef("tensor.dim"), Operands: []*ir.Value{of, i}, Types: []ir.Type{l.Context().IndexType()}})[0]}
}

// pad inserts the source into a tensor that is filled with a value, or whose elements are
// computed if they are not all the same.
func pad(op tensor.PadOp, l lowering) bool {
	source := op.Source()
	to, ok := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok {
		return false
	}
	low := viewlike.Indices(op.StaticLow(), op.Operation.OperandGroup(1))
	high := viewlike.Indices(op.StaticHigh(), op.Operation.OperandGroup(2))
	viewlike.FoldConstants(low, nil)
	viewlike.FoldConstants(high, nil)
	var sizes []*ir.Value
	for i, n := range to.Shape() {
		if n == ir.Dynamic {
			size := l.value(l.size(source, i))
			size = l.add(size, l.value(low[i]))
			sizes = append(sizes, l.add(size, l.value(high[i])))
		}
	}
	empty := tensor.NewEmpty(l.Builder, to, sizes).Operation.Result(0)
	filled := l.fill(op, empty, sizes)
	parts := make([]viewlike.Index, len(to.Shape()))
	steps := make([]int64, len(parts))
	for i := range parts {
		parts[i], steps[i] = l.size(source, i), 1
	}
	offsets, offsetValues := viewlike.Split(low)
	extents, extentValues := viewlike.Split(parts)
	l.ReplaceWithOp(op.Operation, tensor.NewInsertSlice(l.Builder, source, filled, offsetValues, extentValues, nil, offsets, extents, steps).Operation)
	return true
}

// fill returns a tensor that contains only the padding.
func (l lowering) fill(op tensor.PadOp, empty *ir.Value, sizes []*ir.Value) *ir.Value {
	body := op.Operation.Region(0).Entry()
	v := body.Terminator().Operand(0)
	def := v.DefiningOp()
	inside := v.ParentBlock() == body
	if inside && (def == nil || ir.ConstantValue(def) == nil) {
		generated := l.Create(&ir.OperationState{Def: l.Context().OpDef("tensor.generate"), Loc: l.Loc, Operands: sizes, Types: []ir.Type{empty.Type()}, NumRegions: 1})
		at := l.InsertionPoint()
		l.CloneRegionAtEnd(op.Operation.Region(0), generated.Region(0), nil)
		l.Restore(at)
		return generated.Result(0)
	}
	if inside {
		l.MoveBefore(def, op.Operation)
	}
	s := l.Op("linalg.fill")
	linalg.BuildStructured(s, []ir.Type{empty.Type()}, []*ir.Value{v}, []*ir.Value{empty}, nil)
	return s.MustBuild().Result(0)
}
