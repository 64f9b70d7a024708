package rewrite

import "github.com/mica-ir/mica/ir"

const (
	// selfDepth bounds the applications of patterns in a row to an operation that uses itself.
	selfDepth = 256
	// minCheck is the number of changes, in addition to one for each operation, that are made
	// before it is checked whether blocks have become unreachable.
	minCheck = 1 << 12
)

// eraseUnreachable erases blocks that have become unreachable, once the number of changes, or the length
// of a chain of applications, suggests that they keep the driver busy: in such blocks operations may use
// themselves. The checks take time, so they become exponentially rarer.
func (g *greedy) eraseUnreachable(changes int) bool {
	deep := g.lineage.deepest != nil && g.lineage.deepest.depth >= g.nextDepth
	if !deep && changes < g.nextCheck || g.whole == nil || g.flat {
		return false
	}
	if deep {
		g.nextDepth *= 4
	} else {
		g.nextCheck = 2 * changes
	}
	if !g.liveness.order.eraseUnreachable(g.r, g.whole) {
		return false
	}
	g.log.add(nil, nil, "removal of blocks that are not reachable")
	return true
}

// simplifyEndless simplifies the region after an iteration that did not end, and reports whether that
// removed something, which may have been the reason. IR that has grown too large is left alone.
func (g *greedy) simplifyEndless(region *ir.Region) bool {
	if g.growth.limited() || g.r.Failed() {
		return false
	}
	if g.Regions == KeepRegions {
		return !g.flat && g.liveness.order.eraseUnreachable(g.r, region)
	}
	return g.simplify(region)
}

// inPlaceFolds counts the folds in place of one operation in a row.
type inPlaceFolds struct {
	op     *ir.Operation
	n      int
	before Modification
}

// begin is called before op is folded. It returns true if op has been folded in place so often that a
// further fold counts only if it really changes op, and then takes a snapshot of op.
func (f *inPlaceFolds) begin(r *Rewriter, op *ir.Operation) bool {
	if f.op != op || f.n < maxInPlaceFolds {
		return false
	}
	r.StartModificationIn(&f.before, op)
	return true
}

// end is called after op was folded in place.
func (f *inPlaceFolds) end(op *ir.Operation) {
	if f.op != op {
		f.op, f.n = op, 0
	}
	f.n++
}
