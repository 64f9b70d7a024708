package transforms

import (
	"slices"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// symbolUses counts the uses of the callables that can be erased when they have none.
type symbolUses struct {
	graph       *analysis.CallGraph
	discardable map[*analysis.CallGraphNode]int
	users       map[*analysis.CallGraphNode]*userCounts
}

// userCounts are the uses in a callable: in its region, and by the operation itself. Most
// callables have no uses.
type userCounts struct {
	inner []useCount
	// index has the indexes in inner if there are many.
	index map[*analysis.CallGraphNode]int
	top   map[*analysis.CallGraphNode]bool
}

// A useCount is the number of uses of a callable.
type useCount struct {
	of    *analysis.CallGraphNode
	count int
}

const manyCounts = 16

// add adds uses in the region.
func (u *userCounts) add(n *analysis.CallGraphNode, count int) {
	if i := u.find(n); i >= 0 {
		u.inner[i].count += count
		return
	}
	u.inner = append(u.inner, useCount{n, count})
	switch {
	case u.index != nil:
		u.index[n] = len(u.inner) - 1
	case len(u.inner) == manyCounts:
		u.index = map[*analysis.CallGraphNode]int{}
		for i := range u.inner {
			u.index[u.inner[i].of] = i
		}
	}
}

// find returns the index of the uses of a callable in inner, or -1.
func (u *userCounts) find(n *analysis.CallGraphNode) int {
	if u.index != nil {
		if i, ok := u.index[n]; ok {
			return i
		}
		return -1
	}
	return slices.IndexFunc(u.inner, func(c useCount) bool { return c.of == n })
}

func newSymbolUses(root *ir.Operation, g *analysis.CallGraph) *symbolUses {
	s := &symbolUses{graph: g, discardable: map[*analysis.CallGraphNode]int{}, users: map[*analysis.CallGraphNode]*userCounts{}}
	live := map[*analysis.CallGraphNode]bool{}
	s.tables(root, root.Block() == nil, live)
	for n := range live {
		delete(s.discardable, n)
	}
	for _, n := range g.Nodes() {
		s.recompute(n)
	}
	return s
}

// tables finds the discardable callables in a symbol table and in those in it. visible means
// that all uses of its symbols are in the table.
func (s *symbolUses) tables(op *ir.Operation, visible bool, live map[*analysis.CallGraphNode]bool) {
	table := op.Has(ir.SymbolTableTrait)
	if table {
		visible = visible || isSymbol(op) && ir.SymbolVisibility(op) == ir.Private
	}
	for region := range op.Regions() {
		for inner := range region.Ops() {
			if table && region.Index() == 0 {
				s.top(inner, visible, live)
			}
			if inner.NumRegions() > 0 {
				s.tables(inner, visible, live)
			}
		}
	}
}

// top records an operation in a symbol table.
func (s *symbolUses) top(op *ir.Operation, visible bool, live map[*analysis.CallGraphNode]bool) {
	if c, ok := ir.InterfaceOf[ir.CallableOpInterface](op); ok {
		if n := s.graph.Node(c.CallableRegion(op)); n != nil {
			v := ir.SymbolVisibility(op)
			if isSymbol(op) && (visible || v == ir.Private) && v != ir.Public {
				s.discardable[n] += 0
			}
			return
		}
	}
	s.references(op, func(n *analysis.CallGraphNode, _ *ir.Operation) { live[n] = true })
}

// references calls f for each reference in an operation to a callable.
func (s *symbolUses) references(op *ir.Operation, f func(n *analysis.CallGraphNode, user *ir.Operation)) {
	uses, _ := ir.SymbolUsesIn(op)
	for _, u := range uses {
		def := s.graph.Symbols.Lookup(u.User, u.Ref)
		if def == nil {
			continue
		}
		c, ok := ir.InterfaceOf[ir.CallableOpInterface](def)
		if !ok {
			continue
		}
		if n := s.graph.Node(c.CallableRegion(def)); n != nil {
			f(n, u.User)
		}
	}
}

// recompute counts the uses in a callable again.
func (s *symbolUses) recompute(n *analysis.CallGraphNode) {
	if n.Region() == nil {
		return
	}
	if old := s.users[n]; old != nil {
		s.decrement(old)
	}
	u := &userCounts{}
	s.users[n] = u
	parent := n.Region().ParentOp()
	s.references(parent, func(ref *analysis.CallGraphNode, user *ir.Operation) {
		if _, ok := s.discardable[ref]; !ok {
			return
		}
		switch {
		case user != parent:
			u.add(ref, 1)
		case u.top[ref]:
			return
		case u.top == nil:
			u.top = map[*analysis.CallGraphNode]bool{ref: true}
		default:
			u.top[ref] = true
		}
		s.discardable[ref]++
	})
}

func (s *symbolUses) add(n *analysis.CallGraphNode, count int) {
	if _, ok := s.discardable[n]; ok {
		s.discardable[n] += count
	}
}

func (s *symbolUses) decrement(u *userCounts) {
	for n := range u.top {
		s.add(n, -1)
	}
	for _, c := range u.inner {
		s.add(c.of, -c.count)
	}
}

// dropCall removes the uses of a call.
func (s *symbolUses) dropCall(source *analysis.CallGraphNode, call *ir.Operation) {
	u := s.users[source]
	s.references(call, func(n *analysis.CallGraphNode, _ *ir.Operation) {
		if _, ok := s.discardable[n]; ok {
			s.add(n, -1)
			u.add(n, -1)
		}
	})
}

// merge adds the uses in an inlined callable to the uses in its caller.
func (s *symbolUses) merge(target, source *analysis.CallGraphNode) {
	from, to := s.users[target], s.users[source]
	for _, c := range from.inner {
		to.add(c.of, c.count)
		s.add(c.of, c.count)
	}
}

func (s *symbolUses) erase(n *analysis.CallGraphNode) {
	s.decrement(s.users[n])
	delete(s.users, n)
	delete(s.discardable, n)
}

// isDead reports whether a callable can be erased.
func (s *symbolUses) isDead(n *analysis.CallGraphNode) bool {
	if op := n.Region().ParentOp(); !op.Has(ir.SymbolTrait) {
		return rewrite.IsTriviallyDead(op)
	}
	count, ok := s.discardable[n]
	return ok && count == 0
}

// hasOneUse reports whether a callable has a single use, so that it can be erased together
// with it.
func (s *symbolUses) hasOneUse(n *analysis.CallGraphNode) bool {
	if op := n.Region().ParentOp(); !op.Has(ir.SymbolTrait) {
		return ir.IsMemoryEffectFree(op) && op.NumResults() == 1 && op.Result(0).HasOneUse()
	}
	return s.discardable[n] == 1
}
