package cf

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeAssert() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("EraseTrueAssert", AssertOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if !folding.IsOne(ir.ConstantValue(AssertOp{op}.Arg().DefiningOp())) {
			return false
		}
		r.Erase(op)
		return true
	})}
}

func canonicalizeBranch() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("cf.br canonicalization", BranchOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
		return mergeWithSuccessor(op, r) || passThrough(op, r)
	})}
}

// passThrough lets a branch skip a block that contains only a branch.
func passThrough(op *ir.Operation, r *rewrite.Rewriter) bool {
	br := BranchOp{op}
	to := destination{br.Dest(), br.DestOperands().Values()}
	if to.block == op.Block() || !to.collapse() {
		return false
	}
	branch(op, r, to)
	return true
}

// mergeWithSuccessor merges a block into its only predecessor, which ends with a branch to
// it.
func mergeWithSuccessor(op *ir.Operation, r *rewrite.Rewriter) bool {
	br := BranchOp{op}
	to, block := br.Dest(), op.Block()
	if to == block || to.SinglePredecessor() == nil {
		return false
	}
	operands := br.DestOperands().Values()
	r.Erase(op)
	r.MergeBlocks(to, block, operands)
	return true
}

// A destination is a block and the values for its arguments.
type destination struct {
	block    *ir.Block
	operands []*ir.Value
}

func (d *destination) equal(e destination) bool {
	return d.block == e.block && slices.Equal(d.operands, e.operands)
}

// collapse follows the branch of a block that contains nothing else. It returns false if the block
// has other operations, if its arguments have other uses, or if the branches form a cycle.
func (d *destination) collapse() bool {
	only := d.block.Front()
	if only == nil || only != d.block.Back() || only.Name() != BranchOpName {
		return false
	}
	for _, arg := range d.block.Args() {
		for user := range arg.Users() {
			if user != only {
				return false
			}
		}
	}
	br := BranchOp{only}
	next := br.Dest()
	if next == d.block {
		return false
	}
	visited := map[*ir.Block]bool{d.block: true, next: true}
	for b := next; ; {
		last := b.Back()
		if last == nil || last.Name() != BranchOpName {
			break
		}
		if b = last.Successor(0); visited[b] {
			return false
		}
		visited[b] = true
	}
	operands := br.DestOperands().Values()
	for i, v := range operands {
		if v.IsBlockArgument() && v.OwnerBlock() == d.block {
			operands[i] = d.operands[v.Index()]
		}
	}
	d.block, d.operands = next, operands
	return true
}

// branch replaces a terminator with a branch.
func branch(op *ir.Operation, r *rewrite.Rewriter, to destination) {
	NewBranch(r.Builder, to.operands, to.block)
	r.Erase(op)
}

func canonicalizeCondBranch() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("SimplifyConstCondBranchPred", CondBranchOpName, constantCondition),
		rewrite.IsolatedPattern("SimplifyPassThroughCondBranch", CondBranchOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			br := CondBranchOp{op}
			ifTrue, ifFalse := destinations(br)
			first, second := ifTrue.collapse(), ifFalse.collapse()
			if !first && !second {
				return false
			}
			weights, _ := br.BranchWeights()
			NewCondBranch(r.Builder, br.Condition(), ifTrue.operands, ifFalse.operands, ifTrue.block, ifFalse.block, CondBranchOptions{BranchWeights: weights})
			r.Erase(op)
			return true
		}),
		rewrite.IsolatedPattern("SimplifyCondBranchIdenticalSuccessors", CondBranchOpName, identicalSuccessors),
		rewrite.IsolatedPattern("SimplifyCondBranchFromCondBranchOnSameCondition", CondBranchOpName, knownCondition),
		rewrite.IsolatedPattern("CondBranchTruthPropagation", CondBranchOpName, propagateTruth),
		rewrite.IsolatedPattern("DropUnreachableCondBranch", CondBranchOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			ifTrue, ifFalse := destinations(CondBranchOp{op})
			switch {
			case isUnreachable(ifTrue.block):
				branch(op, r, ifFalse)
			case isUnreachable(ifFalse.block):
				branch(op, r, ifTrue)
			default:
				return false
			}
			return true
		}),
	}
}

// isUnreachable reports whether a block begins with ub.unreachable.
func isUnreachable(b *ir.Block) bool { return b.Front() != nil && b.Front().Name() == "ub.unreachable" }

func destinations(br CondBranchOp) (ifTrue, ifFalse destination) {
	return destination{br.TrueDest(), br.TrueDestOperands().Values()}, destination{br.FalseDest(), br.FalseDestOperands().Values()}
}

func constantCondition(op *ir.Operation, r *rewrite.Rewriter) bool {
	br := CondBranchOp{op}
	value, ok := ir.ConstantValue(br.Condition().DefiningOp()).(*ir.IntegerAttr)
	if !ok {
		return false
	}
	ifTrue, ifFalse := destinations(br)
	if value.Value.IsZero() {
		ifTrue = ifFalse
	}
	branch(op, r, ifTrue)
	return true
}

// identicalSuccessors replaces a conditional branch with a single destination by a branch. It selects
// between operands that differ, if no other block branches to the destination.
func identicalSuccessors(op *ir.Operation, r *rewrite.Rewriter) bool {
	br := CondBranchOp{op}
	ifTrue, ifFalse := destinations(br)
	if ifTrue.block != ifFalse.block {
		return false
	}
	if !ifTrue.equal(ifFalse) {
		for p := range ifTrue.block.Predecessors() {
			if p != op.Block() {
				return false
			}
		}
		choice := op.Context().LookupOp("arith.select")
		if choice == nil {
			return false
		}
		for i, v := range ifTrue.operands {
			if w := ifFalse.operands[i]; v != w {
				ifTrue.operands[i] = r.New(choice, []*ir.Value{br.Condition(), v, w}, []ir.Type{v.Type()}).Result(0)
			}
		}
	}
	branch(op, r, ifTrue)
	return true
}

// knownCondition takes the way that the only predecessor has taken on the same condition.
func knownCondition(op *ir.Operation, r *rewrite.Rewriter) bool {
	from := op.Block().SinglePredecessor()
	if from == nil || from.Back().Name() != CondBranchOpName {
		return false
	}
	br, before := CondBranchOp{op}, CondBranchOp{from.Back()}
	if br.Condition() != before.Condition() {
		return false
	}
	to, ifFalse := destinations(br)
	if op.Block() != before.TrueDest() {
		to = ifFalse
	}
	branch(op, r, to)
	return true
}

// propagateTruth replaces uses of the condition in destinations that have no other
// predecessor with a constant.
func propagateTruth(op *ir.Operation, r *rewrite.Rewriter) bool {
	br := CondBranchOp{op}
	condition := br.Condition()
	changed := false
	for i, to := range [2]*ir.Block{br.TrueDest(), br.FalseDest()} {
		if to.SinglePredecessor() == nil {
			continue
		}
		uses := usesIn(condition, to)
		if len(uses) == 0 {
			continue
		}
		c := folding.Constant(r.Builder, "arith.constant", op.Context().BoolAttr(i == 0), op.Context().I1())
		if c == nil {
			return changed
		}
		for _, use := range uses {
			r.ModifyInPlace(use.Owner(), func() { use.Set(c.Result(0)) })
		}
		changed = true
	}
	return changed
}

// usesIn returns the uses of v by operations directly in b, in the order of the uses of v. It goes
// through these and through the operands in b in step and ends with the shorter list, because all
// of many blocks may use one condition. If b has several uses, their order takes as many steps as
// it takes to find them among those of v.
func usesIn(v *ir.Value, b *ir.Block) []*ir.Operand {
	var uses, inBlock []*ir.Operand
	op, k := b.Front(), 0
	for use := range v.Uses() {
		if use.Owner().Block() == b {
			uses = append(uses, use)
		}
		switch {
		case op == nil:
		case k == op.NumOperands():
			op, k = op.Next(), 0
		default:
			if operand := op.OpOperand(k); operand.Value() == v {
				inBlock = append(inBlock, operand)
			}
			k++
		}
		if op == nil && len(inBlock) <= 1 {
			return inBlock
		}
		if op == nil && len(inBlock) == len(uses) {
			return uses
		}
	}
	return uses
}
