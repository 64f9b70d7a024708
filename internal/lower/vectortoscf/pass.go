package vectortoscf

import (
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/internal/lower/lowervector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// Pass is convert-vector-to-scf.
type Pass struct {
	Unroll   bool `option:"full-unroll"`
	Rank     uint `option:"target-rank"`
	Tensors  bool `option:"lower-tensors"`
	Scalable bool `option:"lower-scalable"`
}

// Run lowers the permutations of transfers first, and then the transfers.
func (p *Pass) Run(r *pass.Run) error {
	if err := apply.Greedily(r, lowervector.TransferPermutations()); err != nil {
		return err
	}
	return apply.Greedily(r, p.Patterns())
}

// Patterns returns the patterns for these options.
func (p *Pass) Patterns() []*rewrite.Pattern {
	const read, write = "vector.transfer_read", "vector.transfer_write"
	lower := func(name, root string, f func(t *transfer) bool) *rewrite.Pattern {
		pattern := rewrite.IsolatedPattern(name, root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			return f(transferOf(op, emitter{r}, p))
		})
		pattern.BoundedRecursion = true
		return pattern
	}
	var list []*rewrite.Pattern
	if p.Unroll {
		list = append(list, lower("UnrollTransferReadConversion", read, unrollRead), lower("UnrollTransferWriteConversion", write, unrollWrite))
	} else {
		list = append(list,
			lower("PrepareTransferReadConversion", read, prepareRead), lower("PrepareTransferWriteConversion", write, prepareWrite),
			lower("TransferOpConversion<TransferReadOp>", read, unpack), lower("TransferOpConversion<TransferWriteOp>", write, unpack))
	}
	if p.Scalable {
		list = append(list, lower("ScalableTransposeTransferWriteConversion", write, writeTransposed))
	}
	if p.Rank == 1 {
		list = append(list, lower("TransferOp1dConversion<TransferReadOp>", read, eachElement), lower("TransferOp1dConversion<TransferWriteOp>", write, eachElement))
	}
	return append(list, rewrite.IsolatedPattern("DecomposePrintOpConversion", "vector.print", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		return print(vector.PrintOp{Operation: op}, emitter{r})
	}))
}
