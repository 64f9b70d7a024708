package memref

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// addFolds adds the folds and canonicalizations.
func addFolds(n *dialect.Natives) {
	n.Complete = func(d *ir.Dialect) { d.Materialize = folding.Materialize }
	for name, x := range map[string]struct {
		fold     foldFunc
		patterns rewrite.Patterns
	}{
		"alloc":                    {nil, canonicalizeAlloc("memref.alloc", "mlir::memref::AllocOp")},
		"alloca_scope":             {nil, canonicalizeScope()},
		"alloca":                   {nil, canonicalizeAlloc("memref.alloca", "mlir::memref::AllocaOp")},
		"assume_alignment":         {foldAlignment, nil},
		"atomic_rmw":               {foldCasts(0), nil},
		"cast":                     {foldCasts(-1), nil},
		"collapse_shape":           {foldReshape("memref.expand_shape"), canonicalizeCollapse()},
		"copy":                     {foldCopy, canonicalizeCopy()},
		"dealloc":                  {foldCasts(-1), nil},
		"dim":                      {foldDim, canonicalizeDim()},
		"dma_start":                {foldCasts(-1), nil},
		"dma_wait":                 {foldCasts(-1), nil},
		"expand_shape":             {foldReshape("memref.collapse_shape"), canonicalizeExpand()},
		"extract_strided_metadata": {foldMetadata, nil},
		"load":                     {foldCasts(-1), nil},
		"memory_space_cast":        {foldSpaceCast, nil},
		"prefetch":                 {foldCasts(-1), nil},
		"rank":                     {foldRank, nil},
		"realloc":                  {nil, canonicalizeRealloc()},
		"reinterpret_cast":         {foldReinterpretCast, canonicalizeReinterpretCast()},
		"store":                    {foldCasts(0), nil},
		"subview":                  {foldSubview, canonicalizeSubview()},
		"transpose":                {foldTranspose, nil},
		"view":                     {foldView, canonicalizeView()},
	} {
		op := n.Ops["memref."+name]
		op.Fold = x.fold
		if x.patterns != nil {
			op.Canonicalizer = x.patterns
		}
		n.Ops["memref."+name] = op
	}
}
