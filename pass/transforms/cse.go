package transforms

import (
	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// A cse eliminates common subexpressions.
type cse struct {
	NumCSE pass.Statistic `statistic:"num-cse'd"`
	NumDCE pass.Statistic `statistic:"num-dce'd"`
}

func newDominance(*ir.Operation) *ir.Dominance { return ir.NewDominance() }

func (p *cse) Run(r *pass.Run) error {
	e := newEliminator(pass.Analysis(r, newDominance), rewrite.NopListener{})
	e.isolated(r.Op)
	e.run(r.Op)
	p.NumCSE.Add(e.replaced)
	p.NumDCE.Add(e.erased)
	if e.replaced+e.erased == 0 {
		r.PreserveAll()
	}
	// Blocks are neither added nor removed.
	pass.Preserve[*ir.Dominance](r)
	return nil
}

// EliminateCommonSubexpressions replaces operations in op by equal ones, erases dead ones, and
// reports whether there were any. The listener is notified of that.
func EliminateCommonSubexpressions(op *ir.Operation, l rewrite.Listener) bool {
	e := newEliminator(ir.NewDominance(), l)
	e.run(op)
	return len(e.dead) > 0
}

// An eliminator eliminates common subexpressions in an operation.
type eliminator struct {
	listener         rewrite.Listener
	dominance        *ir.Dominance
	visible          scopedTable
	dead             []*ir.Operation
	replaced, erased int
	// effects caches, for an operation that reads, up to where nothing after it writes.
	effects map[*ir.Operation]memoryEffects
	// done is the last operation that isolated was called on.
	done *ir.Operation
}

func newEliminator(d *ir.Dominance, l rewrite.Listener) *eliminator {
	return &eliminator{listener: l, dominance: d, effects: map[*ir.Operation]memoryEffects{}}
}

func (e *eliminator) run(op *ir.Operation) {
	for region := range op.Regions() {
		e.region(region, false)
	}
	// Operations are erased only now, because the scopes contain them.
	for _, op := range e.dead {
		for inner := range ir.All(op, ir.PostOrder) {
			e.listener.OperationErased(inner)
		}
		op.Erase()
	}
}

// isolated works on the isolated operations directly in op, in regions of one block, on several
// at the same time if the context allows it. They share nothing that this changes.
func (e *eliminator) isolated(op *ir.Operation) {
	var inner []*ir.Operation
	for region := range op.Regions() {
		if region.Empty() || !region.HasOneBlock() {
			continue
		}
		for o := range region.Ops() {
			if o.NumRegions() > 0 && o.Has(ir.IsolatedFromAbove) {
				inner = append(inner, o)
			}
		}
	}
	threads := max(min(op.Context().Threads, len(inner)), 1)
	workers := make([]*eliminator, threads)
	for i := range workers {
		workers[i] = newEliminator(nil, e.listener)
	}
	parallel.Each(threads, len(inner), func(thread, i int) bool {
		w := workers[thread]
		w.dominance, w.dead = ir.NewDominance(), w.dead[:0]
		w.run(inner[i])
		return true
	})
	for _, w := range workers {
		e.replaced += w.replaced
		e.erased += w.erased
	}
	e.done = op
}

type memoryEffects struct {
	last   *ir.Operation
	writes bool
}

// equality ignores locations, and the order of operands of commutative operations.
var equality = ir.Equivalence{IgnoreLocations: true, IgnoreOrder: true}

// region processes a region. Unless it is isolated, expressions visible around it can be reused
// in it.
func (e *eliminator) region(region *ir.Region, isolated bool) {
	if region.Empty() {
		return
	}
	defer e.visible.leave(e.visible.enter(isolated))
	dominance := ir.HasSSADominance(region)
	if region.HasOneBlock() {
		e.block(region.Entry(), dominance)
		return
	}
	// Without dominance it is unknown which operation is executed first.
	if dominance {
		e.tree(region)
	}
}

// tree processes the blocks of a region in the order of the dominator tree. Blocks that are
// not reachable are left alone.
func (e *eliminator) tree(region *ir.Region) {
	var scopes []scopeMark
	e.dominance.Descend(region, func(b *ir.Block) {
		scopes = append(scopes, e.visible.enter(false))
		e.block(b, true)
	}, func(*ir.Block) {
		e.visible.leave(scopes[len(scopes)-1])
		scopes = scopes[:len(scopes)-1]
	})
}

func (e *eliminator) block(b *ir.Block, dominance bool) {
	done := e.done != nil && b.ParentOp() == e.done && b.Parent().HasOneBlock()
	for op := b.Front(); op != nil; op = op.Next() {
		if isolated := op.Has(ir.IsolatedFromAbove); op.NumRegions() > 0 && !(isolated && done) {
			for region := range op.Regions() {
				e.region(region, isolated)
			}
		}
		e.operation(op, dominance)
	}
	clear(e.effects)
}

// operation replaces an operation with an equal one, or else makes it visible.
func (e *eliminator) operation(op *ir.Operation, dominance bool) {
	if op.Has(ir.IsTerminator) {
		return
	}
	if rewrite.IsTriviallyDead(op) {
		e.dead = append(e.dead, op)
		e.erased++
		return
	}
	for region := range op.Regions() {
		if !region.Empty() && !region.HasOneBlock() {
			return
		}
	}
	reads := false
	if !ir.IsMemoryEffectFree(op) {
		if reads = onlyReads(op); !reads {
			return
		}
	}
	eq := equality
	hash := eq.Hash(op)
	if have := e.visible.lookup(op, hash); have != nil && (!reads || have.Block() == op.Block() && !e.writtenBetween(have, op)) {
		e.replace(op, have, dominance)
		return
	}
	e.visible.add(op, hash)
}

// replace replaces the uses of op.
func (e *eliminator) replace(op, have *ir.Operation, dominance bool) {
	if dominance {
		e.listener.OperationReplaced(op, have.Results())
		op.ReplaceAllUsesWith(have.Results())
		e.dead = append(e.dead, op)
	} else {
		// Operations that have been visited are in a scope by their operands.
		notVisited := func(o *ir.Operand) bool {
			eq := equality
			return e.visible.lookup(o.Owner(), eq.Hash(o.Owner())) == nil
		}
		for i, v := range op.Results() {
			v.ReplaceUsesIf(have.Result(i), notVisited)
		}
		if !op.HasUses() {
			e.dead = append(e.dead, op)
		}
	}
	if have.Location() == have.Context().UnknownLoc() {
		have.SetLocation(op.Location())
	}
	e.replaced++
}

// onlyReads reports whether the only effects of an operation itself are reads.
func onlyReads(op *ir.Operation) bool {
	if op.Def().Effects == nil {
		return false
	}
	effects := op.Def().Effects(op)
	for _, x := range effects {
		if x.Kind != ir.Read {
			return false
		}
	}
	return len(effects) > 0
}

// writtenBetween reports whether an operation between two of a block may write memory.
func (e *eliminator) writtenBetween(from, to *ir.Operation) bool {
	next := from.Next()
	if c, ok := e.effects[from]; ok {
		if c.writes {
			return true
		}
		next = c.last
	}
	for ; next != to; next = next.Next() {
		effects, known := ir.MemoryEffects(next)
		writes := !known
		for _, x := range effects {
			writes = writes || x.Kind == ir.Write
		}
		if writes {
			e.effects[from] = memoryEffects{next, true}
			return true
		}
	}
	e.effects[from] = memoryEffects{to, false}
	return false
}
