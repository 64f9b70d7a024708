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
		"bitcast":       {foldBitcast, nil},
		"broadcast":     {foldBroadcast, canonicalizeBroadcast()},
		"constant_mask": {foldConstantMask, nil},
		"create_mask":   {nil, canonicalizeCreateMask()},
		"extract":       {foldExtract, nil},
		"from_elements": {foldFromElements, canonicalizeFromElements()},
		"to_elements":   {foldToElements, nil},
		"insert":        {foldInsert, canonicalizeInsert()},
		"shape_cast":    {foldShapeCast, canonicalizeShapeCast()},
		"transpose":     {foldTranspose, canonicalizeTranspose()},
	} {
		op := n.Ops["vector."+name]
		op.Fold = x.fold
		if x.patterns != nil {
			op.Canonicalizer = x.patterns
		}
		n.Ops["vector."+name] = op
	}
}

// defined returns the operation of that name that defines a value.
func defined(v *ir.Value, name string) *ir.Operation {
	if op := v.DefiningOp(); op != nil && op.Name() == name {
		return op
	}
	return nil
}

// pattern returns a pattern that changes nothing outside of the region of the operation.
func pattern(name, root string, f func(op *ir.Operation, r *rewrite.Rewriter) bool) *rewrite.Pattern {
	return &rewrite.Pattern{Name: name, Root: root, Benefit: 1, Isolated: true, MatchAndRewrite: f}
}
