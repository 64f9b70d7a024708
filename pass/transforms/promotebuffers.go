package transforms

import (
	"slices"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
	"github.com/mica-ir/mica/pass"
)

// A promoteBuffers allocates small buffers on the stack.
type promoteBuffers struct {
	MaxAllocSize uint32 `option:"max-alloc-size-in-bytes"`
	MaxRank      uint32 `option:"max-rank-of-allocated-memref"`
}

func (p *promoteBuffers) Run(r *pass.Run) error {
	var allocs []*ir.Operation
	for op := range ir.All(r.Op, ir.PostOrder) {
		if named.Is(op, "memref.alloc") && p.isSmall(op) && !isFreed(op.Result(0)) {
			allocs = append(allocs, op)
		}
	}
	if len(allocs) == 0 {
		r.PreserveAll()
		return nil
	}
	views := analysis.NewBufferViews(r.Op)
	b := ir.NewBuilder(r.Context())
	for _, op := range allocs {
		if !hasAllocationScope(op, views) {
			continue
		}
		b.SetInsertionPoint(op)
		b.Loc = op.Location()
		alloca := b.New(r.Context().OpDef("memref.alloca"), op.Operands(), op.ResultTypes(), op.AllAttrs()...)
		op.ReplaceAllUsesWith(alloca.Results())
		op.Erase()
	}
	return nil
}

// isSmall reports whether the size of an allocation is known to be at most the limit. The
// sizes of a dynamic one are taken for small if they are ranks.
func (p *promoteBuffers) isSmall(op *ir.Operation) bool {
	t, ok := ir.AsShaped(op.Result(0).Type())
	if !ok {
		return false
	}
	n, static := ir.NumElements(t)
	if !static {
		return uint64(len(t.Shape())) <= uint64(p.MaxRank) && !slices.ContainsFunc(op.Operands(), func(v *ir.Value) bool {
			def := v.DefiningOp()
			return def == nil || def.Name() != "memref.rank"
		})
	}
	layout, err := datalayout.Of(op)
	if err != nil {
		return false
	}
	size, err := layout.SizeInBits(t.ElementType())
	return err == nil && !size.Scalable && n*int64(size.Min) <= int64(p.MaxAllocSize*8)
}

// isFreed reports whether an operation frees a value.
func isFreed(v *ir.Value) bool {
	for user := range v.Users() {
		effects, _ := ir.MemoryEffects(user)
		if slices.ContainsFunc(effects, func(e ir.Effect) bool { return e.Kind == ir.Free && e.Value == v }) {
			return true
		}
	}
	return false
}

// hasAllocationScope reports whether memory on the stack is freed when it is not needed any
// more: whether it is allocated in an operation at whose end that is done, outside of loops
// in it, and does not leave it.
func hasAllocationScope(alloc *ir.Operation, views *analysis.BufferViews) bool {
	for region := alloc.ParentRegion(); region != nil; {
		op := region.ParentOp()
		if op == nil {
			return false
		}
		if op.Has(ir.AutomaticAllocationScope) && !leaves(region, views.Of(alloc.Result(0))) {
			return true
		}
		if _, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); !ok || isLoop(op) {
			return false
		}
		region = op.ParentRegion()
	}
	return false
}

// leaves reports whether the end of a region passes on one of some values.
func leaves(region *ir.Region, values []*ir.Value) bool {
	for _, v := range values {
		for user := range v.Users() {
			if user.ParentRegion() != region {
				continue
			}
			if _, ok := ir.InterfaceOf[ir.RegionBranchTerminatorOpInterface](user); ok || user.Has(ir.ReturnLike) {
				return true
			}
		}
	}
	return false
}

// isLoop reports whether an operation may execute one of its regions repeatedly.
func isLoop(op *ir.Operation) bool {
	if _, loop := op.Def().Interface("LoopLikeOpInterface"); loop {
		return true
	}
	branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op)
	if !ok {
		return false
	}
	return slices.ContainsFunc(branch.RegionSuccessors(op, nil), func(s ir.RegionSuccessor) bool {
		return s.Region != nil && reaches(op, branch, s.Region, s.Region)
	})
}

// reaches reports whether control may pass from one region of an operation to another.
func reaches(op *ir.Operation, branch ir.RegionBranchOpInterface, from, to *ir.Region) bool {
	work, seen := []*ir.Region{from}, map[*ir.Region]bool{}
	for len(work) > 0 {
		region := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range branch.RegionSuccessors(op, region) {
			if s.Region == to {
				return true
			}
			if s.Region != nil && !seen[s.Region] {
				seen[s.Region] = true
				work = append(work, s.Region)
			}
		}
	}
	return false
}
