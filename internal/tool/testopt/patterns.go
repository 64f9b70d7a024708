package main

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A match is the function of a pattern.
type match = func(op *ir.Operation, r *rewrite.Rewriter) bool

func pattern(root string, f match) *rewrite.Pattern {
	return &rewrite.Pattern{Name: root, Root: root, Benefit: 1, MatchAndRewrite: f}
}

// implicitChange is the operation that test-strict-pattern-driver does not start with.
const implicitChange = "test.implicit_change_op"

// greedyPatterns are the patterns in Go of test-greedy-patterns.
func greedyPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		pattern("test.op_in_place_fold_anchor", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.Replace(op, r.CreateOrFold(&ir.OperationState{Def: r.Context().OpDef("test.op_in_place_fold"),
				Operands: []*ir.Value{op.Operand(0)}, Types: []ir.Type{r.Context().IntegerType(32)}})...)
			return true
		}),
		pattern("test.cast", castBeforeFolded),
		pattern("test.op_commutative2", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			inner := op.Operand(0).DefiningOp()
			if inner == nil || inner.Name() != op.Name() || !isConstant(inner.Operand(1)) {
				return false
			}
			r.Replace(op, inner.Operand(1))
			return true
		}),
		pattern("test.one_region_op", hoistEligible),
		pattern("foo.maybe_eligible_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.Attr("eligible") != nil {
				return false
			}
			r.SetAttr(op, "eligible", r.Context().UnitAttr())
			return true
		}),
		pattern("test.any_attr_of_i32_str", increment),
	}
}

// isConstant reports whether a value is a constant.
func isConstant(v *ir.Value) bool {
	def := v.DefiningOp()
	return def != nil && def.Has(ir.ConstantLike)
}

// castBeforeFolded creates a constant at the start of the block, before constants that folds
// have made.
func castBeforeFolded(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.Attr("test_fold_before_previously_folded_op") == nil {
		return false
	}
	ctx := r.Context()
	r.SetInsertionPointToStart(op.Block())
	one := r.New(ctx.OpDef("arith.constant"), nil, []ir.Type{ctx.IntegerType(1)}, ir.NamedAttribute{Name: "value", Value: ctx.BoolAttr(true)})
	r.ReplaceWithOp(op, r.New(op.Def(), one.Results(), []ir.Type{ctx.IntegerType(32)}))
	return true
}

// hoistEligible moves the operation that defines the first returned value out of op, if it is marked eligible.
func hoistEligible(op *ir.Operation, r *rewrite.Rewriter) bool {
	terminator := op.Region(0).Entry().Back()
	if terminator == nil || terminator.NumOperands() == 0 {
		return false
	}
	def := terminator.Operand(0).DefiningOp()
	if def == nil || def.ParentOp() != op || def.Attr("eligible") == nil {
		return false
	}
	r.MoveBefore(def, op)
	return true
}

// increment increments an integer attribute up to 3.
func increment(op *ir.Operation, r *rewrite.Rewriter) bool {
	a, ok := op.Attr("attr").(*ir.IntegerAttr)
	if !ok {
		return false
	}
	n, _ := a.Value.Int64()
	if n >= 3 {
		return false
	}
	r.SetAttr(op, "attr", r.Context().Int64Attr(r.Context().IntegerType(32), n+1))
	return true
}

// strictPatterns are the patterns of test-strict-pattern-driver.
func strictPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		pattern("test.change_block_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.NumSuccessors() < 2 || op.Successor(0) == op.Successor(1) {
				return false
			}
			r.ReplaceBlockUses(op.Successor(0), op.Successor(1))
			return true
		}),
		pattern("test.clone_me", clone),
		pattern("test.clone_region_before", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.Attr("was_cloned") != nil {
				return false
			}
			for region := range op.Regions() {
				r.CloneRegionBefore(region, op.Block(), nil)
			}
			op.SetAttr("was_cloned", r.Context().UnitAttr())
			return true
		}),
		pattern("test.erase_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.Erase(op)
			return true
		}),
		pattern(implicitChange, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.NumSuccessors() < 1 || op.Successor(0) == op.Block() {
				return false
			}
			r.ModifyInPlace(op, func() { op.SetSuccessor(0, op.Block()) })
			return true
		}),
		pattern("test.inline_blocks_into_parent", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			changed := false
			for region := range op.Regions() {
				for region.Entry() != nil {
					r.InlineBlockBefore(region.Entry(), op, nil)
					changed = true
				}
			}
			return changed
		}),
		pattern("test.insert_same_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.Attr("skip") != nil {
				return false
			}
			added := r.New(op.Def(), op.Operands(), op.ResultTypes())
			r.SetAttr(op, "skip", r.Context().BoolAttr(true))
			added.SetAttr("skip", r.Context().BoolAttr(true))
			return true
		}),
		pattern("test.move_before_parent_op", moveBeforeParent),
		pattern("test.replace_with_new_op", replaceWithNew),
		pattern("test.split_block_here", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.SplitBlock(op.Block(), op)
			r.ReplaceWithOp(op, r.New(r.Context().OpDef("test.new_op"), op.Operands(), op.ResultTypes()))
			return true
		}),
	}
}

// walkPatterns are the patterns of test-walk-pattern-rewrite-driver.
func walkPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		pattern("test.any_attr_of_i32_str", increment),
		pattern("test.move_before_parent_op", moveBeforeParent),
		pattern("test.move_after_parent_op", moveAfterParent),
		pattern("test.clone_me", clone),
		pattern("test.replace_with_new_op", replaceWithNew),
		pattern("test.erase_first_block", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			for region := range op.Regions() {
				if b := region.Entry(); b != nil {
					r.EraseBlock(b)
					return true
				}
			}
			return false
		}),
	}
}

func clone(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.Attr("was_cloned") != nil {
		return false
	}
	r.Clone(op, nil).SetAttr("was_cloned", r.Context().UnitAttr())
	return true
}

// inFunction reports whether op is directly in a function.
func inFunction(op *ir.Operation) bool { return op.ParentOp().Def().HasTrait("FunctionOpInterface") }

func moveBeforeParent(op *ir.Operation, r *rewrite.Rewriter) bool {
	if inFunction(op) {
		return false
	}
	r.MoveBefore(op, op.ParentOp())
	return true
}

// moveAfterParent moves op past its parent, and past some more operations.
func moveAfterParent(op *ir.Operation, r *rewrite.Rewriter) bool {
	if inFunction(op) {
		return false
	}
	after := op.ParentOp()
	if a, ok := op.Attr("advance").(*ir.IntegerAttr); ok {
		n, _ := a.Value.Int64()
		for range n {
			if after.Next() == nil {
				break
			}
			after = after.Next()
		}
	}
	r.MoveAfter(op, after)
	return true
}

func replaceWithNew(op *ir.Operation, r *rewrite.Rewriter) bool {
	name, operands, types := "test.new_op", op.Operands(), op.ResultTypes()
	if op.Attr("create_erase_op") != nil {
		name, operands, types = "test.erase_op", nil, nil
	}
	added := r.New(r.Context().OpDef(name), operands, types)
	r.ReplaceOpUses(op, added.Results()...)
	r.Erase(op)
	return true
}
