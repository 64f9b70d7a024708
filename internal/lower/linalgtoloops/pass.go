package linalgtoloops

import (
	dialect "github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// Pass is convert-linalg-to-loops, or convert-linalg-to-affine-loops.
type Pass struct{ affine bool }

// NewLoops returns convert-linalg-to-loops.
func NewLoops() pass.Pass { return Pass{} }

// NewAffine returns convert-linalg-to-affine-loops.
func NewAffine() pass.Pass { return Pass{affine: true} }

// Run lowers the operations of linalg whose operands are all scalars and buffers.
func (p Pass) Run(r *pass.Run) error {
	list := []*rewrite.Pattern{{Name: "LinalgRewritePattern", AnyOp: true, Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		return lower(op, nest{Rewriter: r, affine: p.affine})
	}}}
	for _, root := range []string{"memref.dim", "tensor.dim", dialect.AffineApplyOpName} {
		def := r.Context().LookupOp(root)
		if def == nil {
			continue
		}
		impl, _ := def.Interface(rewrite.CanonicalizerInterface)
		patterns, _ := impl.(rewrite.Patterns)
		list = append(list, patterns...)
	}
	list = append(list, &rewrite.Pattern{Name: "FoldAffineOp", Root: dialect.AffineApplyOpName, Benefit: 1, MatchAndRewrite: typed.Match(foldApply)})
	return apply.Greedily(r, list)
}

// foldApply replaces an affine.apply of a constant or of the operand itself.
func foldApply(apply dialect.AffineApplyOp, r *rewrite.Rewriter) bool {
	op, m := apply.Operation, apply.MapAttr().(*ir.AffineMapAttr).Map
	if len(m.Results) != 1 || m.NumInputs() > 1 {
		return false
	}
	switch x := m.Results[0]; {
	case m.NumInputs() == 0 && x.Kind == affine.Constant:
		r.ReplaceWithOp(op, nest{Rewriter: r}.index(x.Value).DefiningOp())
	case m.NumInputs() == 1 && (x.Kind == affine.Dim || x.Kind == affine.Symbol):
		r.Replace(op, apply.MapOperands().At(0))
	default:
		return false
	}
	return true
}
