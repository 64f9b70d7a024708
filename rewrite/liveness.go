package rewrite

import "github.com/mica-ir/mica/ir"

// simplifyRegion erases dead operations and unused block arguments in the region and in nested
// regions; all their blocks must be reachable. With merge, it merges blocks as well. It
// reports whether anything changed. visited means that the driver has erased the dead
// operations that it could see.
func (l *liveness) simplifyRegion(r *Rewriter, region *ir.Region, visited, merge bool) (changed bool) {
	if !visited || mayHaveDead(region) {
		changed = l.eraseDead(r, region)
	}
	if merge {
		changed = mergeIdenticalBlocks(r, region) || changed
		changed = dropRedundantArguments(r, region) || changed
	}
	return changed
}

// mayHaveDead reports whether an operation in the region is dead, or operations may use each other in a
// cycle. The worklist has removed most others that are dead. Those remain whose regions became free
// of effects after the driver had visited them.
func mayHaveDead(region *ir.Region) bool {
	if !hasOneBlock(region) {
		return true
	}
	for b := range region.Blocks() {
		for op := b.Front(); op != nil; op = op.Next() {
			if op.NumResults()+op.NumRegions() > 0 && !op.HasUses() && WouldBeTriviallyDead(op) {
				return true
			}
			for i := range op.NumOperands() {
				v := op.Operand(i)
				if v == nil {
					continue // the verifier reports it
				}
				def := v.DefiningOp()
				if def != nil && def.Block() == b && !def.IsBeforeInBlock(op) {
					return true
				}
			}
			for i := range op.NumRegions() {
				if mayHaveDead(op.Region(i)) {
					return true
				}
			}
		}
	}
	return false
}

// liveness is the set of live operations and arguments. The arguments of an entry block belong
// to the enclosing operation and are ignored. An operation that is isolated from above does
// not depend on its surroundings, so it has its own liveness.
type liveness struct {
	live    opTable[bool]
	order   blockOrder
	args    map[*ir.Value]bool
	changed bool
	inner   *liveness // for isolated operations, one after the other
}

// eraseDead erases dead operations and arguments in a region, and reports whether there were
// any.
func (l *liveness) eraseDead(r *Rewriter, region *ir.Region) bool {
	clearTable(&l.live)
	l.args = emptied(l.args)
	for l.changed = true; l.changed; {
		l.changed = false
		l.region(region)
	}
	return l.sweep(r, region)
}

// isolated is eraseDead for the regions of an isolated operation.
func (l *liveness) isolated(r *Rewriter, op *ir.Operation) (changed bool) {
	if l.inner == nil {
		l.inner = &liveness{}
	}
	for i := range op.NumRegions() {
		changed = l.inner.eraseDead(r, op.Region(i)) || changed
	}
	return changed
}

func (l *liveness) set(op *ir.Operation) {
	if !valueOf(&l.live, op) {
		setValue(&l.live, op, true)
		l.changed = true
	}
}

func (l *liveness) setArgument(v *ir.Value) {
	if !l.args[v] {
		l.args[v] = true
		l.changed = true
	}
}

func (l *liveness) region(region *ir.Region) {
	for _, b := range l.order.enter(region) {
		for op := b.Back(); op != nil; op = op.Prev() {
			if !op.Has(ir.IsolatedFromAbove) {
				for i := range op.NumRegions() {
					l.region(op.Region(i))
				}
			}
			l.operation(op)
		}
		if b.IsEntry() {
			continue
		}
		for _, arg := range b.Args() {
			if l.isUsed(arg) {
				l.setArgument(arg)
			}
		}
	}
	l.order.leave()
}

func (l *liveness) operation(op *ir.Operation) {
	switch {
	case op.Has(ir.IsTerminator):
		// As in MLIR, an unregistered operation does not count as a terminator, and unused
		// arguments of its successors are erased.
		l.set(op)
		l.successors(op)
	case valueOf(&l.live, op):
	case !WouldBeTriviallyDead(op):
		l.set(op)
	default:
		for i := range op.NumResults() {
			if l.isUsed(op.Result(i)) {
				l.set(op)
				return
			}
		}
	}
}

// successors marks block arguments as live whose incoming values are unknown.
func (l *liveness) successors(op *ir.Operation) {
	branch, _ := ir.InterfaceOf[ir.BranchOpInterface](op)
	for i := range op.NumSuccessors() {
		args := op.Successor(i).Args()
		if branch != nil {
			_, produced := branch.SuccessorOperands(op, i)
			args = args[:min(produced, len(args))]
		}
		for _, arg := range args {
			l.setArgument(arg)
		}
	}
}

// isUsed reports whether v has a live user. An operand that a branch forwards is used
// only if the corresponding block argument is live.
func (l *liveness) isUsed(v *ir.Value) bool {
	for u := range v.Uses() {
		if !valueOf(&l.live, u.Owner()) {
			continue
		}
		if arg := argumentOf(u); arg == nil || l.args[arg] {
			return true
		}
	}
	return false
}

// argumentOf returns the block argument that receives an operand of a branch, or nil for other
// operands.
func argumentOf(u *ir.Operand) *ir.Value {
	op := u.Owner()
	if op.NumSuccessors() == 0 {
		return nil
	}
	branch, _ := ir.InterfaceOf[ir.BranchOpInterface](op)
	if branch == nil {
		return nil
	}
	for i := range op.NumSuccessors() {
		operands, produced := branch.SuccessorOperands(op, i)
		for k := range operands {
			if &operands[k] == u && produced+k < op.Successor(i).NumArguments() {
				return op.Successor(i).Argument(produced + k)
			}
		}
	}
	return nil
}

// sweep erases operations and arguments that are not live, and reports whether there were any.
func (l *liveness) sweep(r *Rewriter, region *ir.Region) bool {
	changed := false
	single := hasOneBlock(region)
	for _, b := range l.order.enter(region) {
		if last := b.Back(); last != nil && !single {
			l.dropOperands(r, last)
		}
		for op := b.Back(); op != nil; {
			prev := op.Prev()
			switch {
			case !valueOf(&l.live, op):
				op.DropAllUses()
				r.Erase(op)
				changed = true
			case op.Has(ir.IsolatedFromAbove):
				changed = l.isolated(r, op) || changed
			default:
				for i := range op.NumRegions() {
					changed = l.sweep(r, op.Region(i)) || changed
				}
			}
			op = prev
		}
	}
	l.order.leave()
	for b := range region.Blocks() {
		if b.IsEntry() {
			continue
		}
		for i := b.NumArguments() - 1; i >= 0; i-- {
			if !l.args[b.Argument(i)] {
				for u := range b.Argument(i).Uses() {
					u.Set(nil)
				}
				b.EraseArgument(i)
				changed = true
			}
		}
	}
	return changed
}

// dropOperands takes the operands out of a branch that go to dead arguments.
func (l *liveness) dropOperands(r *Rewriter, op *ir.Operation) {
	branch, ok := ir.InterfaceOf[ir.BranchOpInterface](op)
	if op.NumSuccessors() == 0 || !ok {
		return
	}
	for i := range op.NumSuccessors() {
		operands, produced := branch.SuccessorOperands(op, i)
		args := op.Successor(i).Args()
		var kept []*ir.Value
		for k := range operands {
			if produced+k >= len(args) || l.args[args[produced+k]] {
				kept = append(kept, operands[k].Value())
			}
		}
		if len(kept) < len(operands) {
			r.changeForwarded(op, i, func([]*ir.Value) []*ir.Value { return kept })
		}
	}
}
