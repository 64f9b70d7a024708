package scf

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// LoopBounds returns the induction variable.
func (forLoop) LoopBounds(op *ir.Operation) []ir.LoopBound {
	list := loopBounds(op, 1, func(group, _ int) ir.FoldResult { return ir.FoldResult{Value: op.Operand(group)} })
	list[0].Unsigned = ForOp{op}.UnsignedCmp()
	return list
}

// parallelLoop is the LoopLikeOpInterface of a scf.parallel.
type parallelLoop struct{ dialect.PlainLoop }

// LoopBounds returns the induction variables.
func (parallelLoop) LoopBounds(op *ir.Operation) []ir.LoopBound {
	return loopBounds(op, len(ParallelOp{op}.LowerBound()), func(group, i int) ir.FoldResult {
		return ir.FoldResult{Value: op.OperandGroup(group)[i].Value()}
	})
}

// LoopBounds returns the induction variables, whose bounds are constants or operands.
func (forallLoop) LoopBounds(op *ir.Operation) []ir.LoopBound {
	next := [...]int{0, 0, 0}
	return loopBounds(op, len(named.IntsOf(op.Attr(staticNames[0]))), func(group, i int) ir.FoldResult {
		n := named.IntsOf(op.Attr(staticNames[group]))[i]
		if n != ir.Dynamic {
			return ir.FoldResult{Attr: op.Context().Int64Attr(op.Context().IndexType(), n)}
		}
		next[group]++
		return ir.FoldResult{Value: op.OperandGroup(group)[next[group]-1].Value()}
	})
}

// loopBounds returns the bounds of the first n arguments of the body. of returns the i-th lower
// bound, upper bound or step.
func loopBounds(op *ir.Operation, n int, of func(group, i int) ir.FoldResult) []ir.LoopBound {
	list := make([]ir.LoopBound, n)
	for i, v := range op.Region(0).Entry().Args()[:n] {
		list[i] = ir.LoopBound{Variable: v, Lower: of(0, i), Upper: of(1, i), Step: of(2, i)}
	}
	return list
}
