package tensor

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// addFolds adds the folds and canonicalizations.
func addFolds(n *dialect.Natives) {
	n.Canonicalizer = canonicalizeOperands()
	n.Complete = func(d *ir.Dialect) { d.Materialize = materialize }
	for name, x := range map[string]struct {
		fold     func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool)
		patterns rewrite.Patterns
	}{
		"bitcast":               {nil, canonicalizeBitcast()},
		"cast":                  {nil, canonicalizeCast()},
		"collapse_shape":        {foldExpandCollapse(expandShape), canonicalizeCollapseShape()},
		"concat":                {foldConcat, canonicalizeConcat()},
		"dim":                   {foldDim, canonicalizeDim()},
		"empty":                 {nil, canonicalizeEmpty()},
		"expand_shape":          {foldExpandCollapse(collapseShape), canonicalizeExpandShape()},
		"extract":               {foldExtract, canonicalizeExtract()},
		"extract_slice":         {foldExtractSlice, canonicalizeExtractSlice()},
		"from_elements":         {foldFromElements, nil},
		"gather":                {foldGather, nil},
		"generate":              {nil, canonicalizeGenerate()},
		"insert":                {foldInsert, nil},
		"insert_slice":          {foldInsertSlice, canonicalizeInsertSlice("tensor.insert_slice", "mlir::tensor::InsertSliceOp")},
		"pad":                   {foldPad, canonicalizePad()},
		"parallel_insert_slice": {nil, canonicalizeInsertSlice("tensor.parallel_insert_slice", "mlir::tensor::ParallelInsertSliceOp")},
		"rank":                  {foldRank, nil},
		"reshape":               {foldReshape, nil},
		"splat":                 {foldSplat, nil},
	} {
		op := n.Ops["tensor."+name]
		op.Fold = x.fold
		if x.patterns != nil {
			op.Canonicalizer = x.patterns
		}
		n.Ops["tensor."+name] = op
	}
}
