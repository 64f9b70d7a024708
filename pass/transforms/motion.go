package transforms

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A licm moves operations out of loops if their operands are defined outside.
type licm struct{}

func (licm) Run(r *pass.Run) error {
	ir.Walk(r.Op, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if _, ok := op.Def().Interface("LoopLikeOpInterface"); ok {
			HoistInvariants(op)
		}
		return ir.Advance
	})
	return nil
}

// HoistInvariants moves loop-invariant operations out of a loop.
func HoistInvariants(loop *ir.Operation) {
	for _, region := range ir.LoopRegions(loop) {
		hoist(loop, region)
	}
}

// hoist moves operations directly in a region of a loop out of the loop.
func hoist(loop *ir.Operation, region *ir.Region) {
	var work []*ir.Operation
	for op := range region.Ops() {
		work = append(work, op)
	}
	for len(work) > 0 {
		op := work[0]
		work = work[1:]
		if op.ParentRegion() != region || !ir.IsMemoryEffectFree(op) || !ir.IsSpeculatable(op) || !isInvariant(op, loop) {
			continue
		}
		op.MoveBefore(loop)
		// Users may be invariant now.
		for user := range op.Users() {
			if user.ParentRegion() == region {
				work = append(work, user)
			}
		}
	}
}

// isInvariant reports whether all values used in an operation are defined in it or outside
// of the loop.
func isInvariant(op, loop *ir.Operation) bool {
	if op.Has(ir.IsTerminator) {
		return false
	}
	for inner := range ir.All(op, ir.PostOrder) {
		for i := range inner.NumOperands() {
			in := inner.Operand(i).ParentBlock().ParentOp()
			if !op.IsAncestor(in) && loop.IsAncestor(in) {
				return false
			}
		}
	}
	return true
}

// A controlFlowSink moves operations into the only region that uses them.
type controlFlowSink struct {
	NumSunk pass.Statistic `statistic:"num-sunk"`
}

func (p *controlFlowSink) Run(r *pass.Run) error {
	dominance := pass.Analysis(r, newDominance)
	ir.Walk(r.Op, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if _, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); !ok {
			return ir.Advance
		}
		constants := make([]ir.Attribute, op.NumOperands())
		for i := range constants {
			if def := op.Operand(i).DefiningOp(); def != nil {
				constants[i] = ir.ConstantValue(def)
			}
		}
		for i, bounds := range ir.RegionInvocationBounds(op, constants) {
			if bounds.Bounded && bounds.Max <= 1 && !op.Region(i).Empty() {
				p.NumSunk.Add(SinkInto(op.Region(i), dominance, sinks, moveToStart))
			}
		}
		return ir.Advance
	})
	return nil
}

// sinks reports whether the pass moves an operation into a region.
func sinks(op *ir.Operation, _ *ir.Region) bool { return ir.IsMemoryEffectFree(op) }

// moveToStart moves an operation to the start of a region.
func moveToStart(op *ir.Operation, region *ir.Region) {
	entry := region.Entry()
	if front := entry.Front(); front != nil {
		op.MoveBefore(front)
	} else {
		op.Remove()
		entry.Append(op)
	}
}

// SinkInto moves operations that are only used in a region into it, together with
// operations that only they use, and returns their number. Should selects operations, and
// move moves one.
func SinkInto(region *ir.Region, dominance *ir.Dominance, should func(op *ir.Operation, region *ir.Region) bool, move func(op *ir.Operation, region *ir.Region)) (n int) {
	var work []*ir.Operation
	operands := func(user *ir.Operation) {
		for i := range user.NumOperands() {
			op := user.Operand(i).DefiningOp()
			if op == nil || op.ParentRegion() == region || !usedOnlyIn(op, region, dominance) || !should(op, region) {
				continue
			}
			move(op, region)
			n++
			work = append(work, op)
		}
	}
	for op := range region.Ops() {
		work = append(work, op)
	}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		operands(op)
	}
	return n
}

// usedOnlyIn reports whether a region dominates all uses of an operation.
func usedOnlyIn(op *ir.Operation, region *ir.Region, dominance *ir.Dominance) bool {
	for user := range op.Users() {
		if !dominance.DominatesBlock(region.Entry(), user.Block()) {
			return false
		}
	}
	return true
}
