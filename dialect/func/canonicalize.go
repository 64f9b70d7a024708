package funcs

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// foldConstant returns the value: it is how drivers know a constant.
func foldConstant(op ConstantOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return folding.Attr(op.ValueAttr())
}

// materialize creates a func.constant for a reference to a function.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	ref, ok := value.(*ir.SymbolRefAttr)
	if _, isFunction := t.(*ir.FunctionType); !ok || !isFunction || !ref.IsFlat() {
		return nil
	}
	return folding.Constant(b, ConstantOpName, value, t)
}

// callKnown returns the pattern that replaces an indirect call of a constant by a direct one.
func callKnown() rewrite.Patterns {
	return rewrite.Patterns{{
		Name: "SimplifyIndirectCallWithKnownCallee", Root: CallIndirectOpName, Benefit: 1, Isolated: true, Generated: []string{CallOpName},
		MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			ref, ok := ir.ConstantValue(CallIndirectOp{op}.Callee().DefiningOp()).(*ir.SymbolRefAttr)
			def := op.Context().LookupOp(CallOpName)
			if !ok || def == nil {
				return false
			}
			r.ReplaceWithNew(op, def, op.Operands()[1:], ir.NamedAttribute{Name: "callee", Value: ref})
			return true
		},
	}}
}
