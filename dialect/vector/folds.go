package vector

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A foldFunc is the fold of an operation; see [ir.OpDef].
type foldFunc = func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool)

// addFolds adds the folds and canonicalizations.
func addFolds(n *dialect.Natives) {
	n.Complete = func(d *ir.Dialect) { d.Materialize = folding.Materialize }
	for name, x := range map[string]struct {
		fold     foldFunc
		patterns rewrite.Patterns
	}{
		"bitcast":               {foldBitcast, nil},
		"contract":              {nil, canonicalizeContract()},
		"extract_strided_slice": {foldExtractStrided, canonicalizeExtractStrided()},
		"insert_strided_slice":  {foldInsertStrided, canonicalizeInsertStrided()},
		"load":                  {foldMemory, nil},
		"store":                 {foldMemory, nil},
		"maskedload":            {foldMemory, nil},
		"maskedstore":           {foldMemory, nil},
		"mask":                  {foldMask, canonicalizeMask()},
		"multi_reduction":       {foldMultiReduction, canonicalizeMultiReduction()},
		"reduction":             {nil, canonicalizeReduction()},
		"step":                  {nil, canonicalizeStep()},
		"shuffle":               {foldShuffle, canonicalizeShuffle()},
		"transfer_read":         {foldTransferRead, canonicalizeTransferRead()},
		"transfer_write":        {foldTransferWrite, canonicalizeTransferWrite()},
		"broadcast":             {foldBroadcast, canonicalizeBroadcast()},
		"constant_mask":         {foldConstantMask, nil},
		"create_mask":           {nil, canonicalizeCreateMask()},
		"extract":               {foldExtract, canonicalizeExtract()},
		"from_elements":         {foldFromElements, canonicalizeFromElements()},
		"to_elements":           {foldToElements, canonicalizeToElements()},
		"insert":                {foldInsert, canonicalizeInsert()},
		"shape_cast":            {foldShapeCast, canonicalizeShapeCast()},
		"transpose":             {foldTranspose, canonicalizeTranspose()},
	} {
		op := n.Ops["vector."+name]
		op.Fold = x.fold
		if x.patterns != nil {
			op.Canonicalizer = x.patterns
		}
		n.Ops["vector."+name] = op
	}
	for _, a := range maskedAccesses {
		op := n.Ops[a.root]
		op.Canonicalizer = a.patterns()
		n.Ops[a.root] = op
	}
}
