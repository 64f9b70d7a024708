package tensor

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/rules"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// addFolds adds the folds and canonicalizations.
func addFolds(n *dialect.Natives) {
	n.Canonicalizer = rules.Canonicalizer(compileRules, canonicalizeOperands()...)
	n.Complete = func(d *ir.Dialect) {
		d.Materialize = materialize
		d.Companions = append(d.Companions, "linalg")
	}
	n.AddRewrites(map[string]dialect.Rewrites{
		"cast":                  {Patterns: canonicalizeCast()},
		"collapse_shape":        {Fold: foldExpandCollapse(expandShape), Patterns: canonicalizeCollapseShape()},
		"concat":                {Fold: typed.Fold(foldConcat), Patterns: canonicalizeConcat()},
		"dim":                   {Fold: typed.Fold(foldDim), Patterns: canonicalizeDim()},
		"empty":                 {Patterns: canonicalizeEmpty()},
		"expand_shape":          {Fold: foldExpandCollapse(collapseShape), Patterns: canonicalizeExpandShape()},
		"extract":               {Fold: typed.Fold(foldExtract)},
		"extract_slice":         {Fold: typed.Fold(foldExtractSlice), Patterns: canonicalizeExtractSlice()},
		"from_elements":         {Fold: foldFromElements},
		"gather":                {Fold: foldGather},
		"generate":              {Patterns: canonicalizeGenerate()},
		"insert":                {Fold: foldInsert},
		"insert_slice":          {Fold: typed.Fold(foldInsertSlice), Patterns: canonicalizeInsertSlice("tensor.insert_slice", "mlir::tensor::InsertSliceOp")},
		"pad":                   {Fold: typed.Fold(foldPad), Patterns: canonicalizePad()},
		"parallel_insert_slice": {Patterns: canonicalizeInsertSlice("tensor.parallel_insert_slice", "mlir::tensor::ParallelInsertSliceOp")},
		"rank":                  {Fold: foldRank},
		"reshape":               {Fold: typed.Fold(foldReshape)},
		"splat":                 {Fold: foldSplat},
	})
}
