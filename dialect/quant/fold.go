package quant

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// addFolds adds the folds: a cast that undoes another.
func addFolds(n *dialect.Natives) {
	n.AddFolds(map[string]ir.Folder{
		"dcast": foldInverse(QuantizeCastOpName),
		"qcast": foldInverse(DequantizeCastOpName),
		"scast": foldInverse(StorageCastOpName),
	})
}

// foldInverse folds a cast of the result of another operation to the operand of that if it
// has the type of the result.
func foldInverse(other string) ir.Folder {
	return typed.Fold(func(op typed.Unary, _ []ir.Attribute) ([]ir.FoldResult, bool) {
		before := typed.Unary{Operation: named.DefiningOp(op.Input(), other)}
		if before.Operation == nil || before.Input().Type() != op.Operation.Result(0).Type() {
			return nil, false
		}
		return folding.Value(before.Input())
	})
}
