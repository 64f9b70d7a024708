package expandmemref

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Ops is memref-expand.
type Ops struct{}

// Run expands memref.reshape.
func (Ops) Run(r *pass.Run) error {
	t := conversion.NewTarget()
	t.LegalDialects("arith", "memref")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(!hasKnownRank(memref.ReshapeOp{Operation: op}))
	}, "memref.reshape")
	pattern := rewrite.IsolatedPattern("MemRefReshapeOpConverter", "memref.reshape", typed.Match(expandReshape))
	return apply.Partially(r, t, []*rewrite.Pattern{pattern}, conversion.Config{})
}

// hasKnownRank reports whether the shape that a memref is given has a known number of sizes.
func hasKnownRank(op memref.ReshapeOp) bool {
	t, ok := op.Shape().Type().(*ir.MemRefType)
	return ok && ir.HasStaticShape(t)
}

// expandReshape loads the sizes that are not static and computes the strides of a contiguous
// memref.
func expandReshape(op memref.ReshapeOp, r *rewrite.Rewriter) bool {
	t, ok := op.ResultValue().Type().(*ir.MemRefType)
	if !ok || !hasKnownRank(op) {
		return false
	}
	shape := t.Shape()
	result := viewlike.MixedSlice{{{Int: 0}}, make([]viewlike.Index, len(shape)), make([]viewlike.Index, len(shape))}
	var stride *ir.Value
	static := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		var size *ir.Value
		if shape[i] == ir.Dynamic {
			size = loadSize(op, int64(i), r)
			result[1][i] = viewlike.Index{Value: size}
		} else {
			size = constant(r, shape[i])
			result[1][i] = viewlike.Index{Int: shape[i]}
		}
		result[2][i] = viewlike.Index{Value: stride}
		if stride == nil {
			result[2][i] = viewlike.Index{Int: static}
		}
		switch {
		case i == 0:
		case stride != nil:
			stride = arith.NewMulI(r.Builder, stride, size).Result(0)
		case shape[i] == ir.Dynamic:
			stride = arith.NewMulI(r.Builder, constant(r, static), size).Result(0)
		default:
			static *= shape[i]
		}
	}
	r.ReplaceWithOp(op.Operation, reinterpret(r, t, op.Source(), result))
	return true
}

// loadSize loads element i of the shape, as an index.
func loadSize(op memref.ReshapeOp, i int64, r *rewrite.Rewriter) *ir.Value {
	shape := op.Shape()
	load := r.Create(&ir.OperationState{Def: r.Context().OpDef("memref.load"), Loc: r.Loc, Operands: []*ir.Value{shape, constant(r, i)},
		Types: []ir.Type{shape.Type().(*ir.MemRefType).Element}}).Result(0)
	if index := r.Context().IndexType(); load.Type() != ir.Type(index) {
		return arith.NewIndexCast(r.Builder, index, load).Result(0)
	}
	return load
}

func constant(r *rewrite.Rewriter, v int64) *ir.Value {
	ctx := r.Context()
	return arith.NewConstant(r.Builder, ctx.Int64Attr(ctx.IndexType(), v)).Result(0)
}

// value returns a number or a value as a value.
func value(r *rewrite.Rewriter, x viewlike.Index) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return constant(r, x.Int)
}

// reinterpret makes a memref.reinterpret_cast.
func reinterpret(r *rewrite.Rewriter, t ir.Type, source *ir.Value, s viewlike.MixedSlice) *ir.Operation {
	operands, attrs := s.Operands(r.Context(), source)
	return r.Create(&ir.OperationState{Def: r.Context().OpDef("memref.reinterpret_cast"), Loc: r.Loc, Operands: operands, Types: []ir.Type{t}, Attributes: attrs})
}
