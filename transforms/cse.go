package transforms

import (
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
	e.run(r.Op)
	p.NumCSE.Add(e.replaced)
	p.NumDCE.Add(e.erased)
	if len(e.dead) == 0 {
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
	dead             []*ir.Operation
	replaced, erased int
	// effects caches, for an operation that reads, up to where nothing after it writes.
	effects map[*ir.Operation]memoryEffects
}

func newEliminator(d *ir.Dominance, l rewrite.Listener) *eliminator {
	return &eliminator{listener: l, dominance: d, effects: map[*ir.Operation]memoryEffects{}}
}

func (e *eliminator) run(op *ir.Operation) {
	for region := range op.Regions() {
		e.region(&scope{}, region)
	}
	// Operations are erased only now, because the scopes contain them.
	for _, op := range e.dead {
		for inner := range ir.All(op, ir.PostOrder) {
			e.listener.OperationErased(inner)
		}
		op.Erase()
	}
}

type memoryEffects struct {
	last   *ir.Operation
	writes bool
}

// A scope has the operations that are visible in a block.
type scope struct {
	outer *scope
	known map[uint64][]*ir.Operation
}

// equality ignores locations, and the order of operands of commutative operations.
var equality = ir.Equivalence{IgnoreLocations: true, IgnoreOrder: true}

func (s *scope) lookup(op *ir.Operation, hash uint64) *ir.Operation {
	for ; s != nil; s = s.outer {
		known := s.known[hash]
		for i := len(known) - 1; i >= 0; i-- {
			if e := equality; e.Equal(known[i], op) {
				return known[i]
			}
		}
	}
	return nil
}

func (s *scope) add(op *ir.Operation, hash uint64) {
	if s.known == nil {
		s.known = map[uint64][]*ir.Operation{}
	}
	s.known[hash] = append(s.known[hash], op)
}

func (e *eliminator) region(s *scope, region *ir.Region) {
	if region.Empty() {
		return
	}
	dominance := ir.HasSSADominance(region)
	if region.HasOneBlock() {
		e.block(&scope{outer: s}, region.Entry(), dominance)
		return
	}
	// Without dominance it is unknown which operation is executed first.
	if !dominance {
		return
	}
	e.tree(s, region)
}

// tree processes the blocks of a region in the order of the dominator tree. Blocks that are
// not reachable are left alone.
func (e *eliminator) tree(s *scope, region *ir.Region) {
	children := map[*ir.Block][]*ir.Block{}
	for b := range region.Blocks() {
		if d := e.dominance.ImmediateDominator(b); d != nil {
			children[d] = append(children[d], b)
		}
	}
	type visit struct {
		block *ir.Block
		scope *scope
	}
	stack := []visit{{region.Entry(), s}}
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		inner := &scope{outer: v.scope}
		e.block(inner, v.block, true)
		for _, c := range children[v.block] {
			stack = append(stack, visit{c, inner})
		}
	}
}

func (e *eliminator) block(s *scope, b *ir.Block, dominance bool) {
	for op := b.Front(); op != nil; op = op.Next() {
		if op.NumRegions() > 0 {
			outer := s
			if op.Has(ir.IsolatedFromAbove) {
				outer = nil
			}
			for region := range op.Regions() {
				e.region(outer, region)
			}
		}
		e.operation(s, op, dominance)
	}
	e.effects = map[*ir.Operation]memoryEffects{}
}

// operation replaces an operation by an equal one, or else makes it visible.
func (e *eliminator) operation(s *scope, op *ir.Operation, dominance bool) {
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
	if have := s.lookup(op, hash); have != nil && (!reads || have.Block() == op.Block() && !e.writtenBetween(have, op)) {
		e.replace(s, op, have, dominance)
		return
	}
	s.add(op, hash)
}

// replace replaces the uses of op.
func (e *eliminator) replace(s *scope, op, have *ir.Operation, dominance bool) {
	if dominance {
		e.listener.OperationReplaced(op, have.Results())
		op.ReplaceAllUsesWith(have.Results())
		e.dead = append(e.dead, op)
	} else {
		// Operations that have been visited are in a scope by their operands.
		notVisited := func(o *ir.Operand) bool {
			eq := equality
			return s.lookup(o.Owner(), eq.Hash(o.Owner())) == nil
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

// onlyReads reports whether all that an operation itself does is to read memory.
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
