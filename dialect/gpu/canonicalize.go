package gpu

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// addFolds adds the folds and canonicalizations.
func addFolds(n *dialect.Natives) {
	n.AddRewrites(map[string]dialect.Rewrites{
		"all_reduce":      {Fold: foldUniform},
		"alloc":           {Patterns: rewrite.Patterns{rewrite.IsolatedPattern("SimplifyDimOfAllocOp", memref.DimOpName, typed.Match(sizeOfAlloc))}},
		"barrier":         {Patterns: rewrite.Patterns{rewrite.IsolatedPattern("eraseRedundantGpuBarrierOps", BarrierOpName, eraseBarrier)}},
		"memcpy":          {Fold: viewlike.FoldMemRefSources(-1), Patterns: rewrite.Patterns{rewrite.IsolatedPattern("EraseTrivialCopyOp", MemcpyOpName, eraseCopy)}},
		"memset":          {Fold: viewlike.FoldMemRefSources(-1)},
		"subgroup_reduce": {Fold: foldUniform},
		"wait":            {Patterns: canonicalizeWait()},
	})
}

// foldUniform marks a reduction, gpu.all_reduce or gpu.subgroup_reduce, that all work items of a group execute.
func foldUniform(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	parent := op.ParentOp()
	if (AllReduceOp{op}).Uniform() || parent == nil || parent.Name() != LaunchOpName || op.ParentRegion().Entry() != op.Block() {
		return nil, false
	}
	op.SetAttr("uniform", op.Context().UnitAttr())
	return folding.InPlace()
}

// sizeOfAlloc replaces a size of memory that is allocated with it.
func sizeOfAlloc(dim memref.DimOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(dim.Source(), AllocOpName)
	i, ok := viewlike.ConstantInt(dim.Index())
	if before == nil || !ok {
		return false
	}
	shape := AllocOp{before}.Memref().Type().(*ir.MemRefType).Shape()
	if i < 0 || i >= int64(len(shape)) || shape[i] != ir.Dynamic {
		return false
	}
	r.Replace(dim.Operation, AllocOp{before}.DynamicSizes().At(viewlike.CountDynamic(shape[:i])))
	return true
}

// eraseBarrier erases a barrier before another one.
func eraseBarrier(op *ir.Operation, r *rewrite.Rewriter) bool {
	if next := op.Next(); next == nil || next.Name() != op.Name() {
		return false
	}
	r.Erase(op)
	return true
}

// eraseCopy erases a copy into memory that is only deallocated after that.
func eraseCopy(op *ir.Operation, r *rewrite.Rewriter) bool {
	dest := MemcpyOp{op}.Dst()
	if alloc := dest.DefiningOp(); alloc == nil || !hasOnly(alloc, ir.Allocate, dest) {
		return false
	}
	for user := range dest.Users() {
		if user != op && !hasOnly(user, ir.Free, dest) {
			return false
		}
	}
	waits := MemcpyOp{op}.AsyncDependencies()
	if len(waits) > 1 || len(waits) != op.NumResults() {
		return false
	}
	if len(waits) == 0 {
		r.Erase(op)
	} else {
		r.Replace(op, waits[0].Value())
	}
	return true
}

// hasOnly reports whether the only effect of an operation is one on a value.
func hasOnly(op *ir.Operation, kind ir.EffectKind, v *ir.Value) bool {
	effects, known := ir.MemoryEffects(op)
	return known && len(effects) == 1 && effects[0].Kind == kind && effects[0].Value == v
}

func canonicalizeWait() rewrite.Patterns {
	const root = WaitOpName
	isDone := func(v *ir.Value) bool {
		before := named.DefiningOp(v, root)
		return before != nil && before.NumOperands() == 0
	}
	return rewrite.Patterns{
		rewrite.IsolatedPattern("EraseRedundantGpuWaitOpPairs", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			left := slices.DeleteFunc(op.Operands(), isDone)
			if len(left) == op.NumOperands() {
				return false
			}
			r.ModifyInPlace(op, func() { op.SetOperands(left) })
			return true
		}),
		rewrite.IsolatedPattern("SimplifyGpuWaitOp", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			switch waits, isAsync := op.NumOperands(), op.NumResults() > 0; {
			case waits == 0 && !isAsync, isAsync && waits != 1 && !op.Result(0).HasUses():
				r.Erase(op)
			case waits == 1 && isAsync:
				r.Replace(op, WaitOp{op}.AsyncDependencies().At(0))
			default:
				return false
			}
			return true
		}),
	}
}
