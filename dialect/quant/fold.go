package quant

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// addFolds adds the folds: a cast that undoes another.
func addFolds(n *dialect.Natives) {
	n.AddFolds(map[string]ir.Folder{
		"dcast": foldInverse("quant.qcast"),
		"qcast": foldInverse("quant.dcast"),
		"scast": foldInverse("quant.scast"),
	})
}

// foldInverse folds a cast of the result of another operation to the operand of that if it
// has the type of the result.
func foldInverse(other string) ir.Folder {
	return func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
		before := named.DefiningOp(op.Operand(0), other)
		if before == nil || before.Operand(0).Type() != op.Result(0).Type() {
			return nil, false
		}
		return folding.Value(before.Operand(0))
	}
}
