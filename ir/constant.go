package ir

import "github.com/mica-ir/mica/num"

// ConstantValue returns the value that a ConstantLike operation with one result folds to,
// converted to the type of the result by [ConstantAs]. It returns nil for other operations and
// for nil.
func ConstantValue(op *Operation) Attribute {
	if op == nil || !op.Has(ConstantLike) || op.NumResults() != 1 || op.Def().Fold == nil {
		return nil
	}
	if value := op.def.Constant; value != nil {
		return ConstantAs(value(op), op.Result(0).Type())
	}
	results, ok := op.Def().Fold(op, nil)
	if !ok || len(results) != 1 {
		return nil
	}
	return ConstantAs(results[0].Attr, op.Result(0).Type())
}

// SplatOrSelf returns the value of a splat, and other attributes unchanged.
func SplatOrSelf(a Attribute) Attribute {
	if d, ok := a.(*DenseElementsAttr); ok && d.IsSplat() && d.NumElements() > 0 {
		return d.Attr(0)
	}
	return a
}

// IntOrSplat returns the value of an integer attribute or of a splat of integers.
func IntOrSplat(a Attribute) (num.APInt, bool) {
	if i, ok := SplatOrSelf(a).(*IntegerAttr); ok {
		return i.Value, true
	}
	return num.APInt{}, false
}
