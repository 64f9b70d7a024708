package vector

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
	n.Complete = func(d *ir.Dialect) { d.Materialize = folding.Materialize }
	n.Canonicalizer = rules.Canonicalizer(compileRules)
	foldCasts := viewlike.FoldMemRefSources(-1)
	n.AddRewrites(map[string]dialect.Rewrites{
		"bitcast":               {Fold: typed.Fold(foldBitcast)},
		"contract":              {Patterns: canonicalizeContract()},
		"extract_strided_slice": {Fold: typed.Fold(foldExtractStrided), Patterns: canonicalizeExtractStrided()},
		"insert_strided_slice":  {Fold: typed.Fold(foldInsertStrided), Patterns: canonicalizeInsertStrided()},
		"load":                  {Fold: foldCasts},
		"store":                 {Fold: foldCasts},
		"maskedload":            {Fold: foldCasts},
		"maskedstore":           {Fold: foldCasts},
		"mask":                  {Fold: foldMask, Patterns: canonicalizeMask()},
		"multi_reduction":       {Fold: typed.Fold(foldMultiReduction), Patterns: canonicalizeMultiReduction()},
		"reduction":             {Patterns: canonicalizeReduction()},
		"step":                  {Patterns: canonicalizeStep()},
		"shuffle":               {Fold: typed.Fold(foldShuffle), Patterns: canonicalizeShuffle()},
		"transfer_read":         {Fold: foldTransferRead, Patterns: canonicalizeTransferRead()},
		"transfer_write":        {Fold: foldTransferWrite, Patterns: canonicalizeTransferWrite()},
		"broadcast":             {Fold: typed.Fold(foldBroadcast)},
		"constant_mask":         {Fold: foldConstantMask},
		"extract":               {Fold: typed.Fold(foldExtract), Patterns: canonicalizeExtract()},
		"from_elements":         {Fold: typed.Fold(foldFromElements), Patterns: canonicalizeFromElements()},
		"to_elements":           {Fold: typed.Fold(foldToElements), Patterns: canonicalizeToElements()},
		"insert":                {Fold: typed.Fold(foldInsert), Patterns: canonicalizeInsert()},
		"shape_cast":            {Fold: typed.Fold(foldShapeCast), Patterns: canonicalizeShapeCast()},
		"transpose":             {Fold: typed.Fold(foldTranspose), Patterns: canonicalizeTranspose()},
	})
	for _, a := range maskedAccesses {
		op := n.Ops[a.root]
		op.Canonicalizer = a.patterns()
		n.Ops[a.root] = op
	}
}
