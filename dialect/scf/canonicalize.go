package scf

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// replaceWithRegion replaces op with the only block of a region, whose arguments get args.
func replaceWithRegion(op *ir.Operation, region *ir.Region, args []*ir.Value, r *rewrite.Rewriter) {
	block := region.Entry()
	end := block.Back()
	results := end.Operands()
	r.InlineBlockBefore(block, op, args)
	// Inlining may have replaced arguments that the terminator yields.
	copy(results, end.Operands())
	r.Replace(op, results...)
	r.Erase(end)
}

// bool1 creates a constant of type i1; nil if the context does not have these.
func bool1(r *rewrite.Rewriter, v bool) *ir.Value {
	c := folding.Constant(r.Builder, "arith.constant", r.Context().BoolAttr(v), r.Context().I1())
	if c == nil {
		return nil
	}
	return c.Result(0)
}

// knownBool returns the constant that a condition is.
func knownBool(v *ir.Value) (value, ok bool) {
	a, ok := ir.ConstantValue(v.DefiningOp()).(*ir.IntegerAttr)
	return ok && !a.Value.IsZero(), ok
}

// onlyEnds reports whether a block has nothing but a terminator.
func onlyEnds(b *ir.Block) bool { return b.Front() != nil && b.Front() == b.Back() }

// castTensor creates a tensor.cast; nil if the context does not have that.
func castTensor(r *rewrite.Rewriter, v *ir.Value, t ir.Type) *ir.Value {
	def := r.Context().LookupOp(tensor.CastOpName)
	if def == nil {
		return nil
	}
	return r.New(def, []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// lessStatic returns the source of a tensor.cast that only drops static sizes, and else nil.
func lessStatic(v *ir.Value) *ir.Value {
	cast := named.DefiningOp(v, tensor.CastOpName)
	if cast == nil {
		return nil
	}
	from := tensor.CastOp{Operation: cast}.Source()
	if from.Type() == v.Type() || !viewlike.PreservesStaticInformation(v.Type(), from.Type()) {
		return nil
	}
	return from
}

func canonicalizeExecuteRegion() rewrite.Patterns {
	const root = ExecuteRegionOpName
	return append(rewrite.Patterns{
		rewrite.IsolatedPattern("SingleBlockExecuteInliner", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			x := ExecuteRegionOp{op}
			if x.NoInline() || !x.RegionRegion().HasOneBlock() || x.RegionRegion().Entry().Back().Name() != YieldOpName {
				return false
			}
			replaceWithRegion(op, x.RegionRegion(), nil, r)
			return true
		}),
		rewrite.IsolatedPattern("MultiBlockExecuteInliner", root, inlineBlocks),
	}, dialect.CanonicalizeRegionFlow(root)...)
}

// inlineBlocks inlines the blocks of an execute_region where there may be several.
func inlineBlocks(op *ir.Operation, r *rewrite.Rewriter) bool {
	x, parent := ExecuteRegionOp{op}, op.ParentOp()
	branch := op.Context().LookupOp("cf.br")
	if x.NoInline() || parent == nil || branch == nil {
		return false
	}
	if _, function := parent.Def().Interface("FunctionOpInterface"); !function && parent.Name() != ExecuteRegionOpName {
		return false
	}
	before := op.Block()
	after := r.SplitBlock(before, op)
	to := func(block *ir.Block, at *ir.Location, args []*ir.Value) {
		r.Create(&ir.OperationState{Def: branch, Loc: at, Operands: args, Successors: []*ir.Block{block}})
	}
	r.SetInsertionPointToEnd(before)
	to(x.RegionRegion().Entry(), op.Location(), nil)
	for b := range x.RegionRegion().Blocks() {
		if yield := b.Back(); yield.Name() == YieldOpName {
			r.SetInsertionPoint(yield)
			to(after, yield.Location(), yield.Operands())
			r.Erase(yield)
		}
	}
	r.InlineRegionBefore(x.RegionRegion(), after)
	results := make([]*ir.Value, op.NumResults())
	for i := range results {
		results[i] = after.AddArgument(op.Result(i).Type(), op.Location())
	}
	r.Replace(op, results...)
	return true
}

func canonicalizeIndexSwitch() rewrite.Patterns {
	const root = IndexSwitchOpName
	return append(rewrite.Patterns{
		rewrite.IsolatedPattern("FoldConstantCase", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			x := IndexSwitchOp{op}
			arg, ok := viewlike.ConstantInt(x.Arg())
			if !ok {
				return false
			}
			region := x.DefaultRegion()
			if i := slices.Index(x.Cases(), arg); i >= 0 {
				region = &x.CaseRegions()[i]
			}
			// Erase the terminator first, because the order determines which operations the driver
			// visits next.
			b := region.Entry()
			t := b.Back()
			results := t.Operands()
			r.InlineBlockBefore(b, op, nil)
			r.Erase(t)
			r.Replace(op, results...)
			return true
		}),
	}, dialect.CanonicalizeRegionFlow(root)...)
}
