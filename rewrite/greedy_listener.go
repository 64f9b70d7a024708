package rewrite

import "github.com/mica-ir/mica/ir"

// enqueue adds op and its ancestors within the scope to the worklist.
func (g *greedy) enqueue(op *ir.Operation) {
	g.outer = g.outer[:0]
	for op != nil {
		g.outer = append(g.outer, op)
		region := op.ParentRegion()
		if region == g.scope || g.populating && region != nil && g.work.contains(region.ParentOp()) {
			for _, o := range g.outer {
				g.enqueueOne(o)
			}
			return
		}
		if region == nil {
			return
		}
		op = region.ParentOp()
	}
}

func (g *greedy) enqueueOne(op *ir.Operation) {
	if !g.all && g.a.kind(op.Def()).inert {
		return
	}
	if g.filtered == nil || g.filtered[op] {
		g.work.push(op)
	}
}

// OperationInserted enqueues a new operation.
func (g *greedy) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	g.changes++
	g.flat = g.flat && op.NumRegions() == 0
	if !from.IsSet() {
		g.r.inserted++
		g.growth.size += sizeOf(op)
	}
	g.lineage.record(op)
	g.unverified.note(op)
	g.observers.OperationInserted(op, from)
	if g.Strictness == ExistingAndNewOps {
		g.filtered[op] = true
	}
	g.enqueue(op)
}

// OperationModified enqueues op again.
func (g *greedy) OperationModified(op *ir.Operation) {
	g.changes++
	g.lineage.modified(op)
	g.unverified.note(op)
	g.observers.OperationModified(op)
	g.enqueue(op)
}

// OperationReplaced forwards the notification. The worklist needs no update: the
// users will be modified and op erased.
func (g *greedy) OperationReplaced(op *ir.Operation, values []*ir.Value) {
	g.changes++
	g.observers.OperationReplaced(op, values)
}

// OperationErased enqueues the defining operations of operands that lose one of their
// last two users: they may be dead, or have a single use now.
func (g *greedy) OperationErased(op *ir.Operation) {
	g.changes++
	g.observers.OperationErased(op)
	var seen map[*ir.Value]bool
	if op.NumOperands() > fewOperands {
		seen = map[*ir.Value]bool{}
	}
	for i := range op.NumOperands() {
		v := op.Operand(i)
		if v == nil || v.DefiningOp() == nil || seen[v] {
			continue
		}
		if seen != nil {
			seen[v] = true
		}
		if !hasMoreUsers(v, op) {
			g.enqueue(v.DefiningOp())
		}
	}
	g.growth.size -= sizeOf(op)
	g.work.remove(op)
	g.lineage.erased(op)
	g.unverified.erased(op)
	delete(g.filtered, op)
}

// fewOperands is the number of operands above which an operation may have a value so
// often that looking at its users each time takes long.
const fewOperands = 16

// hasMoreUsers reports whether v has at least two users besides op.
func hasMoreUsers(v *ir.Value, op *ir.Operation) bool {
	var other *ir.Operation
	for u := range v.Uses() {
		switch user := u.Owner(); {
		case user == op || user == other:
		case other == nil:
			other = user
		default:
			return true
		}
	}
	return false
}

// BlockInserted forwards the notification.
func (g *greedy) BlockInserted(b *ir.Block, from *ir.Region, next *ir.Block) {
	g.changes++
	g.flat = false
	g.observers.BlockInserted(b, from, next)
}

// BlockErased forwards the notification.
func (g *greedy) BlockErased(b *ir.Block) {
	g.changes++
	g.observers.BlockErased(b)
}

// PatternBegin forwards the notification.
func (g *greedy) PatternBegin(p *Pattern, op *ir.Operation) {
	g.observers.PatternBegin(p, op)
	g.log.at = op.Origin()
	g.before = g.changes
	g.lineage.begin(p, op)
	g.unverified.watching = p.VerifyNew || p.MatchAndRewrite == nil && !p.Valid
}

// PatternEnd records an applied pattern for the report on rules that do not
// terminate.
func (g *greedy) PatternEnd(p *Pattern, applied bool) {
	g.lineage.end()
	g.unverified.verify()
	g.observers.PatternEnd(p, applied)
	switch {
	case applied:
		g.log.add(p, nil, "")
	case g.changes != g.before:
		// The change has put operations on the worklist, as if the pattern had applied.
		g.log.add(p, nil, "")
		g.unreported++
		g.reckless = p
	}
}

// MatchFailed forwards the notification.
func (g *greedy) MatchFailed(op *ir.Operation, reason string) {
	g.observers.MatchFailed(op, reason)
}

// WantsReasons reports whether a listener uses the reasons of failed matches.
func (g *greedy) WantsReasons() bool { return g.observers.WantsReasons() }
