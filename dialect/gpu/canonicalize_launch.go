package gpu

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeLaunch() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("FoldLaunchArguments", LaunchOpName, foldIdentifiers)}
}

// foldIdentifiers replaces block and thread identifiers by zero in dimensions of size 1.
func foldIdentifiers(op *ir.Operation, r *rewrite.Rewriter) bool {
	body, ctx := op.Region(0).Entry(), op.Context()
	var zero *ir.Operation
	// The first arguments are the identifiers of the block and then those of the thread.
	for i, group := range [...]int{launchGrid, launchGrid + 1, launchGrid + 2, launchBlock, launchBlock + 1, launchBlock + 2} {
		size := op.OperandGroup(group)
		if n, ok := viewlike.ConstantInt(size[0].Value()); !ok || n != 1 || !body.Argument(i).HasUses() {
			continue
		}
		if zero == nil {
			r.SetInsertionPointToStart(body)
			if zero = folding.Constant(r.Builder, "arith.constant", ctx.Int64Attr(ctx.IndexType(), 0), ctx.IndexType()); zero == nil {
				return false
			}
		}
		r.ReplaceAllUsesWith(body.Argument(i), zero.Result(0))
	}
	return zero != nil
}
