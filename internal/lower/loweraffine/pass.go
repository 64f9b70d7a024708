package loweraffine

import (
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Pass is lower-affine.
type Pass struct{}

// Patterns returns the patterns, which do not need the dialect conversion.
func Patterns() []*rewrite.Pattern {
	lower := func(root string, f func(op *ir.Operation, r *rewrite.Rewriter) bool) *rewrite.Pattern {
		return &rewrite.Pattern{Name: root, Root: root, Benefit: 1, MatchAndRewrite: f}
	}
	return []*rewrite.Pattern{
		lower("affine.apply", lowerApply), lower("affine.min", lowerMin), lower("affine.max", lowerMax),
		lower("affine.for", typed.Match(lowerFor)), lower("affine.parallel", typed.Match(lowerParallel)), lower("affine.if", typed.Match(lowerIf)), lower("affine.yield", lowerYield),
		lower("affine.load", lowerAccess("memref.load", 0)), lower("affine.store", lowerAccess("memref.store", 1)),
		lower("affine.prefetch", lowerAccess("memref.prefetch", 0)),
		lower("affine.vector_load", lowerAccess("vector.load", 0)), lower("affine.vector_store", lowerAccess("vector.store", 1)),
		lower("affine.dma_start", lowerTransfer("memref.dma_start", "src_map", "dst_map", "tag_map")), lower("affine.dma_wait", lowerTransfer("memref.dma_wait", "tag_map")),
		lower("affine.delinearize_index", lowerDelinearize), lower("affine.linearize_index", lowerLinearize),
	}
}

// Run lowers the operations of affine in the operation.
func (Pass) Run(r *pass.Run) error {
	t := conversion.NewTarget()
	t.LegalDialects("arith", "memref", "scf", "vector")
	return apply.Partially(r, t, Patterns(), conversion.Config{})
}

// IndexOps is affine-expand-index-ops.
type IndexOps struct{}

// Run lowers the operations that split and join indices to arithmetic.
func (IndexOps) Run(r *pass.Run) error {
	return apply.Greedily(r, []*rewrite.Pattern{
		{Name: "affine.delinearize_index", Root: "affine.delinearize_index", Benefit: 1, MatchAndRewrite: lowerDelinearize},
		{Name: "affine.linearize_index", Root: "affine.linearize_index", Benefit: 1, MatchAndRewrite: lowerLinearize},
	})
}
