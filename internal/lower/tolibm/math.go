package tolibm

import (
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Math is convert-math-to-libm.
type Math struct{}

// mathFunctions are the functions for operations of math.
func mathFunctions() []function {
	return append(named("acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "cos", "cosh", "erf", "erfc",
		"exp", "exp2", "expm1", "floor", "fma", "log", "log10", "log1p", "log2", "round", "roundeven", "rsqrt", "sin", "sinh",
		"sqrt", "tan", "tanh", "trunc"),
		function{"absf", "fabsf", "fabs"}, function{"powf", "powf", "pow"})
}

// MathPatterns returns patterns that call functions for scalars, and make scalars of vectors
// and of numbers of 16 bits.
func MathPatterns(ctx *ir.Context) []*rewrite.Pattern {
	c := newCaller(ir.NamedAttribute{Name: "llvm.readnone", Value: ctx.UnitAttr()})
	var list []*rewrite.Pattern
	for _, f := range mathFunctions() {
		root := "math." + f.op
		list = append(list,
			&rewrite.Pattern{Name: "elements of " + root, Root: root, Benefit: 1, BoundedRecursion: true, MatchAndRewrite: unroll},
			&rewrite.Pattern{Name: "promotion of " + root, Root: root, Benefit: 1, BoundedRecursion: true, MatchAndRewrite: promote},
			c.pattern("math", f, func(op *ir.Operation) int {
				if t, ok := op.Result(0).Type().(*ir.FloatType); ok && (t.Kind == num.F32 || t.Kind == num.F64) {
					return t.Kind.Width()
				}
				return 0
			}))
	}
	return list
}

// Run replaces operations in the module by calls.
func (Math) Run(r *pass.Run) error {
	t := conversion.NewTarget()
	t.LegalDialects("arith", "builtin", "func", "vector")
	t.IllegalDialects("math")
	return lower(r, t, MathPatterns(r.Context()))
}

// unroll applies the operation to each element of a vector. Scalable vectors are not supported,
// since the number of elements is only a multiple of the known one: MLIR computes just the first
// ones.
func unroll(op *ir.Operation, r *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok || t.IsScalable() {
		return false
	}
	float, ok := t.Element.(*ir.FloatType)
	if !ok {
		return false
	}
	zero := folding.SplatOf(t, r.Context().FloatAttr(float, float.Kind.Zero()))
	shape := t.Shape()
	result := arith.NewConstant(r.Builder, zero).Result(0)
	position := make([]int64, len(shape))
	n, _ := ir.NumElements(t)
	for range n {
		at := r.Context().DenseI64Array(slices.Clone(position))
		elements := make([]*ir.Value, op.NumOperands())
		for i, v := range op.Operands() {
			elements[i] = r.Op("vector.extract").Operand("source", v).Set("static_position", at).Results(t.ElementType()).MustBuild().Result(0)
		}
		scalar := r.Create(&ir.OperationState{Def: op.Def(), Loc: r.Loc, Operands: elements, Types: []ir.Type{t.ElementType()}})
		result = r.Op("vector.insert").Operand("valueToStore", scalar.Result(0)).Operand("dest", result).Set("static_position", at).Results(t).MustBuild().Result(0)
		for i := len(position) - 1; i >= 0; i-- {
			if position[i]++; position[i] < shape[i] {
				break
			}
			position[i] = 0
		}
	}
	r.Replace(op, result)
	return true
}

// promote computes with 32 bits instead of 16.
func promote(op *ir.Operation, r *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.FloatType)
	if !ok || t.Kind != num.F16 && t.Kind != num.BF16 {
		return false
	}
	f32 := r.Context().F32()
	operands := make([]*ir.Value, op.NumOperands())
	for i, v := range op.Operands() {
		operands[i] = arith.NewExtF(r.Builder, f32, v).Result(0)
	}
	wide := r.Create(&ir.OperationState{Def: op.Def(), Loc: r.Loc, Operands: operands, Types: []ir.Type{f32}})
	r.ReplaceWithOp(op, arith.NewTruncF(r.Builder, t, wide.Result(0)).Operation)
	return true
}
