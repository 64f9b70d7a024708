package memref

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/rules"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// addFolds adds the folds and canonicalizations.
func addFolds(n *dialect.Natives) {
	n.Canonicalizer = rules.Canonicalizer(Rules)
	n.Complete = func(d *ir.Dialect) { d.Materialize = folding.Materialize }
	n.AddRewrites(map[string]dialect.Rewrites{
		"alloc":                    {Patterns: canonicalizeAlloc("memref.alloc", "mlir::memref::AllocOp")},
		"alloca_scope":             {Patterns: canonicalizeScope()},
		"alloca":                   {Patterns: canonicalizeAlloc("memref.alloca", "mlir::memref::AllocaOp")},
		"assume_alignment":         {Fold: typed.Fold(foldAlignment)},
		"atomic_rmw":               {Fold: viewlike.FoldMemRefSources(0)},
		"cast":                     {Fold: viewlike.FoldMemRefSources(-1)},
		"collapse_shape":           {Fold: foldReshape(ExpandShapeOpName), Patterns: canonicalizeCollapse()},
		"copy":                     {Fold: foldCopy, Patterns: canonicalizeCopy()},
		"dealloc":                  {Fold: viewlike.FoldMemRefSources(-1)},
		"dim":                      {Fold: typed.Fold(foldDim), Patterns: canonicalizeDim()},
		"dma_start":                {Fold: viewlike.FoldMemRefSources(-1)},
		"dma_wait":                 {Fold: viewlike.FoldMemRefSources(-1)},
		"expand_shape":             {Fold: foldReshape(CollapseShapeOpName), Patterns: canonicalizeExpand()},
		"extract_strided_metadata": {Fold: typed.Fold(foldMetadata)},
		"load":                     {Fold: viewlike.FoldMemRefSources(-1)},
		"memory_space_cast":        {Fold: typed.Fold(foldSpaceCast)},
		"prefetch":                 {Fold: viewlike.FoldMemRefSources(-1)},
		"rank":                     {Fold: typed.Fold(foldRank)},
		"realloc":                  {Patterns: canonicalizeRealloc()},
		"reinterpret_cast":         {Fold: typed.Fold(foldReinterpretCast), Patterns: canonicalizeReinterpretCast()},
		"store":                    {Fold: viewlike.FoldMemRefSources(0)},
		"subview":                  {Fold: typed.Fold(foldSubview), Patterns: canonicalizeSubview()},
		"transpose":                {Fold: typed.Fold(foldTranspose)},
		"view":                     {Fold: typed.Fold(foldView), Patterns: canonicalizeView()},
	})
}
